"""The court cards: sota, caballo and rey of each suit."""

from __future__ import annotations

from svg import use


def court_defs() -> str:
    """Return what several courts share."""
    return ""


def court(suit: str, number: int) -> str:
    """Return the picture of the court card *number* of *suit*."""
    return use(f"deck-{suit}", 104, 160, 1 + (number - 9) / 4)
