"""How a level plays: the numbers in which a beginner and a good player differ, and nothing else."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Manner:
    """The habits of a player.

    ``misjudges``: how wrong its odds are, on the scale of log odds. ``wavers``: how much chance
    there is in its words, as a part of the chances that the best of them leaves. ``wanders``: the
    same in mus and in what it throws, in stones. ``cuts_at``: the stones a hand must be worth for
    it to cut. ``bluffs``: how often it bets on nothing. ``minds_score``: whether it knows what a
    stone is worth at this score. ``hears``: how much others' bets tell it. ``pride``: what it costs
    to have an offer accepted, as a part of the chances without it, if the whole juego hangs on it;
    for less, by the square. ``trust``: the same for accepting one, since it trusts that it plays
    the rest better.
    """

    misjudges: float
    wavers: float
    wanders: float
    cuts_at: float
    bluffs: float
    minds_score: bool
    hears: float
    pride: float
    trust: float


NOVATO: Final = Manner(
    misjudges=0.9,
    wavers=0.03,
    wanders=0.8,
    cuts_at=1.5,
    bluffs=0.02,
    minds_score=False,
    hears=0.6,
    pride=1.2,
    trust=0.4,
)

NORMAL: Final = Manner(
    misjudges=0.0,
    wavers=0.002,
    wanders=0.05,
    cuts_at=-0.5,
    bluffs=0.05,
    minds_score=True,
    hears=1.0,
    pride=0.5,
    trust=0.1,
)
