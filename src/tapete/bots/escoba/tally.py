"""What a side has taken in a round, as one number: a tally.

The one law: it keeps what the count asks for (docs/rules/escoba.md, 3) and nothing else: cards,
oros, sevens, the velo and escobas. Taking more is adding.
"""

from typing import Final, TypeAlias

from tapete.bots.escoba.heap import VALUE, VALUES, Heap, numbers

Tally: TypeAlias = int

CARD: Final = 1
ORO: Final = 1 << 6
SEVEN: Final = 1 << 10
VELO: Final = 1 << 13
ESCOBA: Final = 1 << 14


def cards(tally: Tally) -> int:
    """Return how many cards *tally* has."""
    return tally & 63


def oros(tally: Tally) -> int:
    """Return how many oros *tally* has."""
    return tally >> 6 & 15


def sevens(tally: Tally) -> int:
    """Return how many sevens *tally* has."""
    return tally >> 10 & 7


def velo(tally: Tally) -> int:
    """Return 1 if *tally* has the velo, else 0."""
    return tally >> 13 & 1


def escobas(tally: Tally) -> int:
    """Return how many escobas *tally* has."""
    return tally >> 14


def alike(worth: int, its_oro: int, others: int) -> Tally:
    """Return what cards of the value *worth* count: its oro (0 or 1) and so many others."""
    number = its_oro + others
    total = number * CARD + its_oro * ORO
    return total + number * SEVEN + its_oro * VELO if worth == 7 else total


def tally_of(some: Heap) -> Tally:
    """Return what *some* cards count."""
    return sum(alike(worth, *numbers(some, worth)) for worth in VALUES)


TALLY: Final[dict[Heap, Tally]] = {kind: tally_of(kind) for kind in VALUE}
"""What a single card counts."""
