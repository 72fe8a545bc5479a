"""The sizes and languages that everything is looked at in."""

from dataclasses import dataclass
from typing import Final, Literal

Language = Literal["es", "en"]


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


VIEWS: Final = tuple(View(size, language) for size in (PHONE, DESK) for language in ("es", "en"))
