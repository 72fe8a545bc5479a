"""What four cards promise before anybody has said anything: quick estimates, for mus and discards.

The one law: a hand is only measured against average hands, so an outlook is a look-up. What is
known later, the odds know.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from tapete.bots.mus.shapes import Shapes, shapes_of
from tapete.mus.phases import Lance
from tapete.mus.rules import Rules

Outcome: TypeAlias = tuple[float, float, float]
"""How likely it is, and the stones that it brings the own side and the others."""

STAKE: Final = {Lance.GRANDE: 2, Lance.CHICA: 1, Lance.PARES: 1, Lance.JUEGO: 1, Lance.PUNTO: 1}
"""The stones that a lance is usually played for, premiums apart."""

PRIMA: Final = {Lance.PARES: 1, Lance.JUEGO: 2}
"""The usual premium of a hand that holds."""


@dataclass(frozen=True, slots=True)
class Seating:
    """What the worth of a hand depends on, besides the cards."""

    kings: int
    real31: str
    players: int
    place: int  # how many seats win a tie

    @property
    def shapes(self) -> Shapes:
        """All hands of the deck."""
        return shapes_of(self.kings, self.real31)


def seating(rules: Rules, place: int) -> Seating:
    """Return the seating of a player at *place*."""
    return Seating(rules.kings, rules.real31, rules.players, place)


@cache
def _below(kings: int, real31: str, lance: Lance) -> tuple[float, ...]:
    """Return the share of all hands that are under each level of *lance*, and 1 at the end."""
    shapes = shapes_of(kings, real31)
    levels = shapes.level[lance]
    counts = [0.0] * (max(levels) + 1)
    for level, ways in zip(levels, shapes.ways, strict=True):
        counts[level] += ways
    if lance is Lance.PUNTO:
        counts[0] = 0.0  # punto is played when nobody has juego
    total = sum(counts)
    return tuple(sum(counts[:level]) / total for level in range(len(counts) + 1))


def ahead(seating: Seating, lance: Lance, shape: int) -> tuple[float, float]:
    """Return the chances that the own side, and that the other side, has the best hand."""
    below = _below(seating.kings, seating.real31, lance)
    level = seating.shapes.level[lance][shape]
    side = seating.players // 2
    hands = seating.players - 1
    nobody = below[1] ** hands
    if not level:
        win = (side - 1) / hands * (1 - nobody)
        return win, 1 - win - nobody
    # the rivals sit at every second place: of equals this share comes after the own hand
    rivals = [(seating.place + step) % seating.players for step in range(1, seating.players, 2)]
    behind = sum(rival > seating.place for rival in rivals)
    under = below[level] + (below[level + 1] - below[level]) * behind / side
    # the others are as likely to be anywhere: under the own hand, or the best of them over it
    win = under**hands + (side - 1) / hands * (1 - under**hands)
    return win, 1 - win


def outcomes(seating: Seating, lance: Lance, shape: int) -> tuple[Outcome, ...]:
    """Return what *lance* will bring, before it begins."""
    win, lose = ahead(seating, lance, shape)
    worth = seating.shapes.worths[shape]
    own = {Lance.PARES: worth.pares_prima, Lance.JUEGO: worth.juego_prima}.get(lance, 0)
    prima = PRIMA.get(lance, 0)
    partners = prima if seating.players > 2 and not own else 0
    return (
        (win, STAKE[lance] + own + partners, 0.0),
        (lose, 0.0, STAKE[lance] + prima * (1.5 if seating.players > 2 else 1)),
    )


@cache
def value(seating: Seating, shape: int) -> float:
    """Return the stones that a hand of *shape* is worth, more or less, over the whole hand."""
    lances = [Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO]
    total = sum(_mean(outcomes(seating, lance, shape)) for lance in lances)
    if not seating.shapes.worths[shape].has_juego:
        nobody = _below(seating.kings, seating.real31, Lance.JUEGO)[1] ** (seating.players - 1)
        total += nobody * _mean(outcomes(seating, Lance.PUNTO, shape))
    return total


def _mean(outcomes: tuple[Outcome, ...]) -> float:
    return sum(likely * (own - others) for likely, own, others in outcomes)
