"""The sizes and languages that everything is looked at in."""

from dataclasses import dataclass
from typing import Final, Literal

Language = Literal["ca", "de", "en", "es", "eu", "fr", "lt", "pl", "tr"]


@dataclass(frozen=True, slots=True)
class Size:
    """A window's inside, in CSS pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


PHONE: Final = Size(360, 640)
DESK: Final = Size(1280, 800)


@dataclass(frozen=True, slots=True)
class View:
    """How somebody looks at the page."""

    size: Size
    language: Language

    def __str__(self) -> str:
        return f"{self.size}-{self.language}"


LOOKED_AT: Final[tuple[Language, ...]] = ("es", "en")
"""The languages that every state is looked at in; all of them are in test_languages."""

VIEWS: Final = tuple(View(size, language) for size in (PHONE, DESK) for language in LOOKED_AT)
