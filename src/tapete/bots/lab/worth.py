"""The chance to win the match from a score, by playing on from every score, the highest first.

The one law: a score is worth what the hands that start there lead to; the side of the next mano is
named first.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.compiled import compiled
from tapete.bots.lab.dice import reseed
from tapete.bots.lab.hand import Desk, desk, play
from tapete.bots.lab.laws import Laws, laws
from tapete.bots.lab.policy import SCORES, Cast, Policy, cast

Floats = NDArray[np.float32]

HANDS: Final = 2000
"""Hands played from each score."""


@compiled
def fill(
    laws: Laws, cast: Cast, desk: Desk, seed: int, hands: int, target: int, worth: Floats
) -> None:
    """Write the worth of every score below *target* for mano's side."""
    score = np.zeros(2, dtype=np.int64)
    for total in range(2 * target - 2, -1, -1):
        for own in range(max(0, total - target + 1), min(total, target - 1) + 1):
            won = 0.0
            for number in range(hands):
                score[0], score[1] = own, total - own
                reseed(desk.dealer, seed, number, own * 128 + total)
                reseed(desk.talker, seed + 1, number, own * 128 + total)
                side = play(laws, cast, desk, number & 3, score, target)
                won += 1 - side if side >= 0 else 1 - worth[score[1], score[0]]
            worth[own, total - own] = won / hands


def worth_of(policy: Policy, seed: int, hands: int = HANDS, target: int = SCORES) -> Floats:
    """Return what each score is worth when *policy* plays everywhere."""
    worth = np.zeros((SCORES, SCORES), dtype=np.float32)
    fill(laws(), cast([policy] * 4), desk(), seed, hands, target, worth)
    return worth
