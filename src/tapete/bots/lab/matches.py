"""Duplicate play: the same cards twice with the sides swapped, whole matches or single hands.

The one law: the cards of a hand depend on the seed, the number of the match and of the hand alone.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.compiled import compiled
from tapete.bots.lab.dice import reseed
from tapete.bots.lab.hand import Desk, desk, play
from tapete.bots.lab.laws import Laws, Numbers, laws
from tapete.bots.lab.policy import Cast, Policy, cast

TARGET: Final = 40

ORDAGO_POINTS: Final = 20
"""What an accepted ordago counts as in points a hand."""


@compiled
def play_match(
    laws: Laws, cast: Cast, desk: Desk, seed: int, number: int, half: int, target: int
) -> tuple[int, int]:
    """Play match *number*; return the side that won (0: the even seats) and the hands it took."""
    score = np.zeros(2, dtype=np.int64)
    hand = 0
    while True:
        mano = (number + hand) & 3
        reseed(desk.dealer, seed, number, 4 * hand)
        reseed(desk.talker, seed, number, 4 * hand + 1 + half)
        won = play(laws, cast, desk, mano, score, target)
        hand += 1
        if won >= 0:
            return (won + mano) & 1, hand
        # the next mano sits on the other side
        score[0], score[1] = score[1], score[0]


@compiled
def play_matches(
    laws: Laws, cast: Cast, desk: Desk, seed: int, half: int, target: int, won: Numbers
) -> int:
    """Write 1 into *won* for each match that the even seats win; return the hands played."""
    hands = 0
    for number in range(won.shape[0]):
        side, took = play_match(laws, cast, desk, seed, number, half, target)
        won[number] = 1 - side
        hands += took
    return hands


@compiled
def play_deals(
    laws: Laws, cast: Cast, desk: Desk, seed: int, half: int, target: int, points: Numbers
) -> None:
    """Write into *points* what the even seats are ahead after single hands that start at 0-0."""
    for number in range(points.shape[0]):
        score = np.zeros(2, dtype=np.int64)
        reseed(desk.dealer, seed, number, 0)
        reseed(desk.talker, seed, number, 1 + half)
        mano = number & 3
        won = play(laws, cast, desk, mano, score, target)
        ahead = score[0] - score[1]
        if won >= 0 and score[won] < target:
            ahead = 20 - 40 * won
        points[number] = ahead if mano & 1 == 0 else -ahead


@dataclass(frozen=True, slots=True)
class Measure:
    """A mean over pairs, and its standard error."""

    pairs: int
    mean: float
    stderr: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.stderr:.4f}"


def _measure(pairs: NDArray[np.float64]) -> Measure:
    spread = float(pairs.std(ddof=1)) if len(pairs) > 1 else 0.0
    return Measure(len(pairs), float(pairs.mean()), spread / sqrt(len(pairs)))


def tables(ours: list[Policy], theirs: list[Policy]) -> tuple[Cast, Cast]:
    """Return the two halves of a pair: *ours* (two seats) against *theirs*, and seats swapped."""
    first = [ours[0], theirs[0], ours[1], theirs[1]]
    return cast(first), cast(first[-1:] + first[:-1])


def match_share(
    ours: list[Policy], theirs: list[Policy], pairs: int, seed: int = 1, target: int = TARGET
) -> Measure:
    """Return the share of matches that *ours* win, over *pairs* of matches."""
    law, work = laws(), desk()
    first, second = tables(ours, theirs)
    won = np.zeros((2, pairs), dtype=np.int64)
    play_matches(law, first, work, seed, 0, target, won[0])
    play_matches(law, second, work, seed, 1, target, won[1])
    return _measure((won[0] + 1 - won[1]) / 2)


def points_a_hand(
    ours: list[Policy], theirs: list[Policy], pairs: int, seed: int = 1, target: int = TARGET
) -> Measure:
    """Return the points a hand that *ours* are ahead, over *pairs* of hands from 0-0."""
    law, work = laws(), desk()
    first, second = tables(ours, theirs)
    points = np.zeros((2, pairs), dtype=np.int64)
    play_deals(law, first, work, seed, 0, target, points[0])
    play_deals(law, second, work, seed, 1, target, points[1])
    return _measure((points[0] - points[1]) / 2)
