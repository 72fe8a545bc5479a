"""The exact odds of every hand of a table of four, looked up: nothing is counted here.

The one law: each number is a count of all deals of the three other hands, made once by the lab
(``tapete lab odds``) and rounded to 65,535ths.
"""

import zlib
from functools import cache
from importlib.resources import files
from typing import Final

from tapete.bots.mus.shapes import shapes_of
from tapete.mus.phases import Lance

LANCES: Final = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO)

NOTHING_TOLD: Final = 0
"""The stage before any declaration."""

ONE: Final = 65535


def pares_told(pares: int) -> int:
    """Return the stage at which *pares*, a set of the next three seats, have pares."""
    return 1 + pares


def both_told(pares: int, juego: int) -> int:
    """Return the stage at which *pares* have pares and *juego* have juego."""
    return 9 + pares + 8 * juego


def juego_told(juego: int) -> int:
    """Return the stage at which *juego* have juego, and pares are not asked about."""
    return 73 + juego


@cache
def _table(kings: int) -> bytes:
    return zlib.decompress((files("tapete.bots") / "data" / f"odds{kings}.bin").read_bytes())


def odds(kings: int, lance: Lance, place: int, shape: int, stage: int = NOTHING_TOLD) -> float:
    """Return the chance that the side of the hand *shape* at *place* wins *lance*.

    Place 0 is mano. In pares and juego it wins if it holds the best; nobody may hold any.
    """
    table = _table(kings)
    shapes = len(shapes_of(kings, "off").shapes)
    at = ((stage * len(LANCES) + LANCES.index(lance)) * 4 + place) * shapes + shape
    return (table[at] * 256 + table[len(table) // 2 + at]) / ONE
