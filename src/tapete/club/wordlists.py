"""The words that are masked in chat: data, a file for each language, a word a line.

The one law: a word is masked for all readers alike, whatever their language.
"""

from functools import cache
from importlib.resources import files

from tapete.club.names import fold


@cache
def masked_words() -> frozenset[str]:
    """Return the words of all languages, folded."""
    lists = files("tapete.club").joinpath("words").iterdir()
    return frozenset(
        word
        for one in lists
        if one.name.endswith(".txt")
        for word in read_words(one.read_text(encoding="utf-8"))
    )


def read_words(text: str) -> frozenset[str]:
    """Return the words of one list, folded; what follows # is for whoever reads the list."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return frozenset(fold(line) for line in lines if line)
