"""How a level plays: the numbers in which a beginner and a good player differ, and nothing else."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Manner:
    """The habits of a player.

    ``misjudges``: how wrong its odds are, on the scale of log odds. ``wavers``: how much chance
    there is in its choices, as a part of the best of them. ``wanders``: the same in what it throws, in
    stones. ``cuts_at``: the stones a hand must be worth for it to cut. ``bluffs``: how often it
    bets on nothing. ``minds_score``: whether it knows what a stone is worth at this score.
    ``hears``: how much others' bets tell it.
    """

    misjudges: float
    wavers: float
    wanders: float
    cuts_at: float
    bluffs: float
    minds_score: bool
    hears: float


NOVATO: Final = Manner(
    misjudges=0.9,
    wavers=0.04,
    wanders=0.8,
    cuts_at=3.0,
    bluffs=0.02,
    minds_score=False,
    hears=0.3,
)

NORMAL: Final = Manner(
    misjudges=0.0,
    wavers=0.002,
    wanders=0.05,
    cuts_at=-0.5,
    bluffs=0.05,
    minds_score=True,
    hears=1.0,
)
