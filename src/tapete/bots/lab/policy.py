"""A way to play as tables, and who plays which way at a table of the lab.

The one law: a policy looks at its own hand, its place, the score and what was said in the lance;
there is no row for anything else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.laws import CLASSES, LANCES, Numbers, record
from tapete.bots.mus.tree import PLACES, WIDTH, open_nodes, tree

Bytes: TypeAlias = NDArray[np.uint8]
SURE: Final = 255
"""Chances are bytes: a word is said if a throw below 255 is below its share, summed up."""

SCORES: Final = 40
"""Scores below the target."""


def nodes_of(lance: int) -> int:
    """Return the number of nodes of the lance's tree: pares and juego have all sets of speakers."""
    return len(tree().nodes) if lance in (2, 3) else open_nodes()


@dataclass(frozen=True, slots=True)
class Policy:
    """``buckets``: for each lance, that of each class. ``says``: by context and row, summed shares.

    A row is ``base[lance] + node * width[lance] + bucket``. ``cuts``: by place and class, the
    chance to cut. ``throws``: by place and class, which of the sorted cards go. ``context``: by own
    score and the others'.
    """

    buckets: Numbers
    says: Bytes
    cuts: Bytes
    throws: Bytes
    context: Numbers

    @property
    def width(self) -> Numbers:
        """The number of buckets of each lance."""
        return widths(self.buckets)

    @property
    def base(self) -> Numbers:
        """The first row of each lance."""
        return bases(self.width)


def widths(buckets: Numbers) -> Numbers:
    """Return the number of buckets of each lance."""
    return np.array([max(row) + 1 for row in buckets.tolist()])


def bases(width: Numbers) -> Numbers:
    """Return the first row of each lance, and the number of all rows at the end."""
    sizes = [nodes_of(lance) * int(width[lance]) for lance in range(len(LANCES))]
    return np.cumsum([0, *sizes])


def blind() -> Numbers:
    """Return the one context of a player that ignores the score."""
    return np.zeros((SCORES, SCORES), dtype=np.int64)


SEATS: Final = np.dtype(
    [
        ("buckets", "i2", (PLACES, len(LANCES), CLASSES)),
        ("width", "i4", (PLACES, len(LANCES))),
        ("floor", "i4", (PLACES, len(LANCES) + 1)),
        ("start", "i8", (PLACES,)),
        ("rows", "i8", (PLACES,)),
        ("cuts", "u1", (PLACES, PLACES, CLASSES)),
        ("throws", "u1", (PLACES, PLACES, CLASSES)),
        ("context", "i1", (PLACES, SCORES, SCORES)),
    ]
)
"""How the policies of the seats lie in memory."""


class Seats(Protocol):
    """The fields of SEATS; ``start``: a seat's first row, ``rows``: how many a context has."""

    buckets: Numbers
    width: Numbers
    floor: Numbers
    start: Numbers
    rows: Numbers
    cuts: Numbers
    throws: Numbers
    context: Numbers


class Cast(NamedTuple):
    """Who plays: the policies of four seats, and what they say, row after row."""

    seats: Seats
    says: Bytes


def cast(seats: Sequence[Policy]) -> Cast:
    """Return the arrays for a table at which *seats* sit, seat 0 first."""
    different = list({id(policy): policy for policy in seats}.values())
    starts: dict[int, int] = {}
    row = 0
    for policy in different:
        starts[id(policy)] = row
        row += policy.says.shape[0] * policy.says.shape[1]
    sitting: Seats = record(SEATS)
    for seat, policy in enumerate(seats):
        sitting.buckets[seat] = policy.buckets
        sitting.width[seat] = policy.width
        sitting.floor[seat] = policy.base
        sitting.start[seat] = starts[id(policy)]
        sitting.rows[seat] = policy.says.shape[1]
        sitting.cuts[seat] = policy.cuts
        sitting.throws[seat] = policy.throws
        sitting.context[seat] = policy.context
    says = [policy.says.reshape(-1, WIDTH - 1) for policy in different]
    return Cast(sitting, np.concatenate(says))


def pair(ours: Policy, theirs: Policy) -> Cast:
    """Return a table of two sides: *ours* at the even seats."""
    return cast([ours, theirs, ours, theirs])


def no_buckets() -> Numbers:
    """Return buckets that tell nothing apart."""
    return np.zeros((len(LANCES), CLASSES), dtype=np.int64)
