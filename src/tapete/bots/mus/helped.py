"""What one's hand is worth after a partner's sign.

The one law: what he showed is measured as any hand is.
"""

from functools import cache
from typing import Final

from tapete.bots.mus.outlook import Seating, seating, value
from tapete.bots.mus.reading import Reading
from tapete.mus.count import precedence, side_of
from tapete.mus.senas import true_of
from tapete.naipes import Seat

SHARED: Final = 0.5
"""How much of what a partner's hand is worth over the mean makes one's own worth more."""


def worth_of_both(reading: Reading, place: int) -> float:
    """Return the stones that the own hand is worth at *place*, and what partners have shown."""
    own = value(seating(reading.rules, place), reading.shape)
    return own + SHARED * sum(_more(reading, step) for step, sign in _partners(reading) if sign)


def _partners(reading: Reading) -> list[tuple[int, str]]:
    return [
        (step, sign)
        for step, sign in enumerate(reading.signs, 1)
        if side_of(Seat((reading.seat + step) % reading.rules.players)) is reading.side
    ]


def _more(reading: Reading, step: int) -> float:
    """Return by how much what the seat *step* further has shown is worth more than any hand."""
    seat = Seat((reading.seat + step) % reading.rules.players)
    place = precedence(reading.rules, reading.view.mano).index(seat)
    at = seating(reading.rules, place)
    return _mean(at, reading.signs[step - 1]) - _mean(at, "")


@cache
def _mean(at: Seating, sign: str) -> float:
    """Return what a hand of which *sign* is true is worth on average; with no sign, any hand."""
    shapes = at.shapes
    total, ways = 0.0, 0
    for shape, worth in enumerate(shapes.worths):
        if not sign or sign in true_of(worth, at.kings):
            total += shapes.ways[shape] * value(at, shape)
            ways += shapes.ways[shape]
    return total / ways
