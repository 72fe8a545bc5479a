"""Skill: what is believed of a player's strength at one game, and how a match changes it.

The one law: a match changes only those who played it from the first deal, and never for what
another did: whoever goes takes the loss, and whoever is left alone cannot lose by it.

The estimate is openskill's PlackettLuce: a mean (mu) and how sure it is (sigma). Players start at
25 and 25/3. What is shown is what is nearly sure, mu - 3 sigma: a new player has 0.
"""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()

BOUNDS: Final = (19.0, 23.0, 27.0, 31.0)
"""From which mean on a player has 2, 3, 4 and 5 stars; a new one is in the middle."""

MIDDLE: Final = 3
"""The stars of a player of whom little is known yet."""

LITTLE: Final = 5
"""How many matches it takes before stars tell more than that."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of one player at one game after so many *matches*."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def number(self) -> float:
        """The strength that is nearly sure, to one decimal: 0 at the start, and never less."""
        return max(0.0, round(self.mu - 3 * self.sigma, 1))

    @property
    def stars(self) -> int:
        """The strength that is most likely, in stars from 1 to 5."""
        return MIDDLE if self.matches < LITTLE else 1 + bisect(BOUNDS, self.mu)


class Fate(Enum):
    """How somebody's match ended for him."""

    STAYED = "stayed"  # held a seat of his side from the first deal to the last
    LEFT = "left"  # went, or was away, and did not come back


@dataclass(frozen=True, slots=True)
class Part:
    """One player's part in a match."""

    rating: Rating
    fate: Fate = Fate.STAYED


def rated(teams: Sequence[Sequence[Rating]], ranks: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings of *teams* after they came in at *ranks*; the lowest is the best."""
    before = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = _MODEL.rate(before, ranks=[float(rank) for rank in ranks])
    return [
        [
            Rating(new.mu, new.sigma, old.matches + 1)
            for old, new in zip(old_team, new_team, strict=True)
        ]
        for old_team, new_team in zip(teams, after, strict=True)
    ]


def settled(sides: Sequence[Sequence[Part]], winner: int) -> list[list[Rating]]:
    """Return the ratings of *sides* after side *winner* has won.

    Whoever left takes the loss, also where his side won without him. A partner who was left alone
    wins by a win and is not changed by a loss. Whoever came later has no part in it.
    """
    won = _ratings(sides, winner)
    return [
        [_changed(sides, winner, won, side, place) for place in range(len(team))]
        for side, team in enumerate(sides)
    ]


def _ratings(sides: Sequence[Sequence[Part]], first: int) -> list[list[Rating]]:
    teams = [[part.rating for part in team] for team in sides]
    return rated(teams, [int(side != first) for side in range(len(sides))])


def _changed(
    sides: Sequence[Sequence[Part]],
    winner: int,
    won: Sequence[Sequence[Rating]],
    side: int,
    place: int,
) -> Rating:
    part, ratings = sides[side][place], won
    if part.fate is Fate.LEFT:
        if side == winner:
            ratings = _ratings(sides, next(one for one in range(len(sides)) if one != side))
        # of many that lose the weakest may gain by it: not who left
        return replace(ratings[side][place], mu=min(part.rating.mu, ratings[side][place].mu))
    if side != winner and any(one.fate is Fate.LEFT for one in sides[side]):
        return part.rating
    return ratings[side][place]
