"""Names: which a person may have, and when two of them are taken for the same.

The one law: a name shows what it is. Nothing in it is invisible, turns the line round, or takes a
letter of another script for its look.
"""

import re
import unicodedata
from typing import Final

LONGEST: Final = 24
"""How many characters a name has at most."""

MARKS: Final = 2
"""How many marks may stand on one letter beyond those that it is written with."""

_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0"
"""Letters, marks and signs that nobody can see."""

_SHAPES: Final = str.maketrans("", "", "\ufe0e\ufe0f")
"""What only chooses between two shapes of a sign: phones write it after a heart."""

_SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts whose letters look alike: no word takes letters of two of them."""

# Our own table: what a club needs, not all that Unicode could confuse. A letter whose small form
# and capital look like two stands with its capital: within one script the small form shows it.
_LOOKS: Final = (
    ("012345789|$@l", "oizeastbgisai"),
    ("ıøłđðħþɑɡĸ", "ioiddhpagk"),  # Latin
    ("αβεζηικμνορστυχωϲ", "abezhikmnopotyxwc"),  # Greek
    ("авгґезикмнопрстухшьѕіјѵһԁԛԝ", "abrreenkmhonpctyxwbsijvhdqw"),  # Cyrillic
)
_LETTERS: Final = str.maketrans(*("".join(row) for row in zip(*_LOOKS, strict=True)))
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


class BadName(ValueError):
    """A name that nobody can have; the message says why."""


def tidy(wanted: str) -> str:
    """Return *wanted* as a name: composed, single spaces, nothing invisible; or raise BadName."""
    name = " ".join(unicodedata.normalize("NFC", wanted.translate(_SHAPES)).split())
    if not 1 <= len(name) <= LONGEST:
        raise BadName(f"expected a name of 1 to {LONGEST} characters, got {len(name)}")
    kinds = "".join(unicodedata.category(char)[0] for char in name)
    hidden = [char for char, kind in zip(name, kinds, strict=True) if kind == "C" or char in _BLANK]
    if hidden:
        raise BadName(f"expected visible characters, got U+{ord(hidden[0]):04X}")
    if set(kinds) <= {"M", "Z"}:
        raise BadName("expected a letter or a sign, got only marks that stand on one")
    if "M" * (MARKS + 1) in kinds:
        raise BadName(f"expected at most {MARKS} marks on a letter, got more")
    for word in re.findall(r"\w+", name):
        if len(scripts := _scripts(word)) > 1:
            raise BadName(f"expected words of one script, got {' and '.join(scripts)} in {word!r}")
    return name


def _scripts(word: str) -> list[str]:
    told = [unicodedata.name(char, "").partition(" ")[0] for char in word]
    return [script for script in _SCRIPTS if script in told]


def fold(name: str) -> str:
    """Return the form under which *name* is the only one: two names that look alike have the same.

    Case, marks, and what stands between words make no difference, nor do letters and digits that
    look like a plain letter.
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(char for char in apart if unicodedata.category(char)[0] != "M")
    letters = plain.translate(_LETTERS)
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    kept = "".join(char for char in letters if unicodedata.category(char)[0] not in "CZP")
    return kept or letters
