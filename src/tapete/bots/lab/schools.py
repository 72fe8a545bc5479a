"""The schools that *fuerte* and *experto* go through, stage by stage, with their numbers of deals.

The one law: what ships came out of ``graduates`` with these seeds and numbers, and comes out again.
"""

from collections.abc import Callable, Iterator
from typing import Final

from tapete.bots.lab.policy import Policy
from tapete.bots.lab.training import School
from tapete.bots.lab.yardsticks import h

BETS: Final = (300_000, 600_000, 900_000)
"""Hands of bets in each of the first stages; trials of mus follow each."""

TRIALS: Final = 300_000
"""Hands in each of the four rounds of a stage of mus."""

BY_SCORE: Final = (2_000_000, 2_000_000, 2_000_000, 2_000_000)
"""Hands of bets in each of the stages that mind the score."""

Told = Callable[[str], object]


def _first_stages(school: School, told: Told) -> None:
    for hands in BETS:
        school.bets(hands)
        school.mus(TRIALS)
        school.weigh()
        told(f"{school.name}: {school.deals:,} deals")


def fuerte(share: float, told: Told) -> Policy:
    """Return what was learned nine times in ten against itself, blind to the score."""
    school = School("fuerte", h(), seed=200, mix=900, share=share)
    _first_stages(school, told)
    return school.policy


def experto(share: float, told: Told) -> Policy:
    """Return what was learned half against itself and half against ``h``, minding the score."""
    school = School("experto", h(), seed=100, mix=500, share=share)
    _first_stages(school, told)
    school.mind_the_score()
    for hands in BY_SCORE:
        school.bets(hands)
        school.weigh()
        told(f"{school.name}: {school.deals:,} deals")
    return school.policy


def graduates(share: float, told: Told) -> Iterator[tuple[str, Policy]]:
    """Yield *fuerte* and *experto*, trained with *share* of all deals; *told* hears how it goes."""
    yield "fuerte", fuerte(share, told)
    yield "experto", experto(share, told)
