"""What the tallies of a round are worth to a side while it is played.

The one law: the worth is in points, the own side's less the mean of the others'. Who will have most
cards, oros and sevens is judged as if all that is still to be taken fell to either side by chance.
"""

from collections.abc import Callable
from math import comb, erf, sqrt
from typing import Final, NamedTuple, TypeAlias

from tapete.bots.escoba.tally import Tally, cards, oros, sevens

Tallies: TypeAlias = tuple[Tally, ...]
"""What each side has taken, the own side's first."""

Table: TypeAlias = list[list[float]]
"""By what the own side has, then by what the other has: own chance of most less the other's."""

SPREAD: Final = 1.6
"""How far apart the sides' cards drift, for the square root of the cards still to be taken."""


def _even(own: int, other: int, left: int) -> float:
    """Return the worth of a lead when each of the things *left* falls to either side as easily."""
    leads = [own - other + 2 * more - left for more in range(left + 1)]
    ways = [comb(left, more) * ((lead > 0) - (lead < 0)) for more, lead in enumerate(leads)]
    return float(sum(ways) / (1 << left))


def _drift(own: int, other: int, left: int) -> float:
    """Return the worth of a lead in cards, of which several are taken at a time."""
    lead = own - other
    if left <= abs(lead):
        return float((lead > 0) - (lead < 0))
    return erf(lead / (SPREAD * sqrt(2 * left)))


def _table(of: int, worth: Callable[[int, int, int], float]) -> Table:
    return [
        [worth(own, other, max(of - own - other, 0)) for other in range(of + 1)]
        for own in range(of + 1)
    ]


MOST_CARDS: Final = _table(40, _drift)
MOST_OROS: Final = _table(10, _even)
MOST_SEVENS: Final = _table(4, _even)


def standing(tallies: Tallies) -> float:
    """Return what *tallies* are worth in the middle of a round."""
    own, *others = tallies
    if len(others) == 1:
        return _duel(own, others[0])
    return sum(_duel(own, other) for other in others) / len(others)


def _duel(own: Tally, other: Tally) -> float:
    """Return what one side's tally is worth against another's: escobas, velo, most of each."""
    return (
        (own >> 14)
        - (other >> 14)
        + (own >> 13 & 1)
        - (other >> 13 & 1)
        + MOST_CARDS[own & 63][other & 63]
        + MOST_OROS[own >> 6 & 15][other >> 6 & 15]
        + MOST_SEVENS[own >> 10 & 7][other >> 10 & 7]
    )


class Weights(NamedTuple):
    """What one more card, oro and seven is worth; the velo and an escoba are a point each."""

    card: float
    oro: float
    seven: float

    def gain(self, counts: Tally) -> float:
        """Return what taking cards that count so much is worth."""
        return (
            self.card * (counts & 63)
            + self.oro * (counts >> 6 & 15)
            + self.seven * (counts >> 10 & 7)
            + (counts >> 13 & 1)
            + (counts >> 14)
        )


def weights(tallies: Tallies) -> Weights:
    """Return what one more of each is worth to the own side, or to the strongest of the others."""
    own, *others = tallies
    other = max(others, key=cards)
    return Weights(
        _one_more(MOST_CARDS, cards(own), cards(other)),
        _one_more(MOST_OROS, oros(own), oros(other)),
        _one_more(MOST_SEVENS, sevens(own), sevens(other)),
    )


def _one_more(most: Table, own: int, other: int) -> float:
    """Return half of what it matters which of the two sides takes the next."""
    if own + other >= len(most) - 1:
        return 0.0
    return (most[own + 1][other] - most[own][other + 1]) / 2
