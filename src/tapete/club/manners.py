"""Manners of chat: what may be written, how much of it, and what stands there in the end.

The one law: what is written is plain text in one line, and no program runs by it. Whoever reads it
sees what everybody sees.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tapete.club.names import fold

LONGEST: Final = 200
"""How many characters a line has at most."""

MARKS: Final = 3
"""How many marks may stand on one letter beyond those that it is written with."""

PHRASES: Final = (
    "hola",
    "gracias",
    "suerte",
    "buena_mano",
    "bien_jugado",
    "lo_siento",
    "un_momento",
    "ya_estoy",
    "otra",
    "adios",
    "jaja",
    "venga",
)
"""The canned phrases; each reader sees them in his own language."""

MASK: Final = "***"

LIMITS: Final = ((5, 10_000), (20, 60_000))
"""How many lines one person may write within how many milliseconds."""

REPEATS: Final = 2
"""How often one person may write the same line within the longest of the LIMITS."""

_JOINER: Final = "\u200d"
"""Between the signs of a picture of several; anywhere else it is not seen and does nothing."""


class Reason(Enum):
    """Why a line is not written."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    CONTROL = "control"
    TOO_FAST = "too_fast"
    REPEATED = "repeated"
    NO_PHRASE = "no_phrase"


@dataclass(frozen=True, slots=True)
class Written:
    """A line as it stands; ``masked``: words of it are hidden."""

    text: str
    masked: bool = False


def written(text: str, words: frozenset[str]) -> Written | Reason:
    """Return *text* as it is written, or why it is not; *words*, folded, are masked in it."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not line:
        return Reason.EMPTY
    if len(line) > LONGEST:
        return Reason.TOO_LONG
    kinds = "".join(unicodedata.category(char)[0] for char in line.replace(_JOINER, ""))
    if "C" in kinds or "M" * (MARKS + 1) in kinds:
        return Reason.CONTROL
    if set(kinds) <= {"M", "Z"}:
        return Reason.EMPTY
    masked = re.sub(rf"[\w{_JOINER}]+", lambda word: _masked(word[0], words), line)
    return Written(masked, masked != line)


def _masked(word: str, words: frozenset[str]) -> str:
    return MASK if fold(word) in words else word


def phrase(name: str) -> Reason | None:
    """Return why there is no canned phrase *name*; None: there is."""
    return None if name in PHRASES else Reason.NO_PHRASE


@dataclass(frozen=True, slots=True)
class Spoken:
    """What one person has written lately: when, in milliseconds, and what; the oldest first."""

    lines: tuple[tuple[int, str], ...] = ()

    def and_now(self, text: str, now: int) -> "Spoken | Reason":
        """Return what has been written once *text* is written *now*, or why it may not be."""
        longest = max(span for _, span in LIMITS)
        lately = tuple((at, line) for at, line in self.lines if at > now - longest)
        for most, span in LIMITS:
            if sum(at > now - span for at, _ in lately) >= most:
                return Reason.TOO_FAST
        if sum(line == text for _, line in lately) >= REPEATS:
            return Reason.REPEATED
        return Spoken((*lately, (now, text)))
