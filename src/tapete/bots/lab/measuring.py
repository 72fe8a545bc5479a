"""How one pair of players does against another, as numbers: seen from side a.

The one law: the same names, seed and number of pairs give the same numbers.
"""

from dataclasses import dataclass
from typing import Final

from tapete.bots.lab.archive import shipped
from tapete.bots.lab.matches import match_share, points_a_hand
from tapete.bots.mus.learned import YARDSTICKS

TABLES: Final = ("fuerte", "experto", *YARDSTICKS)
"""The players that the lab knows: those that are tables alone."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How side a does: pairs of single hands, and of matches, each played with sides swapped."""

    deals: int
    points_per_hand: float
    stderr: float
    matches: int
    match_share: float
    match_stderr: float


def measure(ours: tuple[str, str], theirs: tuple[str, str], pairs: int, seed: int) -> Figures:
    """Return how the players called *ours* do against *theirs*, over *pairs* of each kind."""
    policies = {name: shipped(name) for name in {*ours, *theirs}}
    own, others = ([policies[name] for name in side] for side in (ours, theirs))
    points = points_a_hand(own, others, pairs, seed)
    share = match_share(own, others, pairs, seed)
    return Figures(pairs, points.mean, points.stderr, pairs, share.mean, share.stderr)
