"""The court cards: sota, caballo and rey of each suit, by number and suit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kings import rey_copas, rey_oros
from kings_at_arms import rey_bastos, rey_espadas
from knights import caballo_copas, caballo_oros
from knights_at_arms import caballo_bastos, caballo_espadas
from sotas import sota_copas, sota_oros
from sotas_at_arms import sota_bastos, sota_espadas
from svg import inked

COURTS: Final[dict[int, dict[str, Callable[[], str]]]] = {
    10: {"o": sota_oros, "c": sota_copas, "e": sota_espadas, "b": sota_bastos},
    11: {"o": caballo_oros, "c": caballo_copas, "e": caballo_espadas, "b": caballo_bastos},
    12: {"o": rey_oros, "c": rey_copas, "e": rey_espadas, "b": rey_bastos},
}


def court(suit: str, number: int) -> str:
    """Return the picture of the court card *number* of *suit*."""
    return inked(COURTS[number][suit]())
