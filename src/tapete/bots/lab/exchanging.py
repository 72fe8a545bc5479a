"""Learns when to cut and what to throw: trial words, and the worth of the hands that come.

The one law: a word is worth what it led to when it was tried, one seat trying at a time; a throw is
worth the mean, over every draw, of what was learned of the hands it may bring.

Long: the trials are one compiled function.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.compiled import compiled
from tapete.bots.lab.dice import below, reseed
from tapete.bots.lab.hand import Desk, desk, play
from tapete.bots.lab.laws import CLASSES, Laws, laws
from tapete.bots.lab.policy import SURE, Cast, Policy, cast, pair
from tapete.bots.lab.yardsticks import best_throws, hand_values
from tapete.bots.mus.tree import PLACES

Floats = NDArray[np.float64]

PRIOR: Final = 30.0
"""How many hands what was known before is worth."""

DAMPED: Final = 0.5
"""How far a round goes towards the better word."""


@compiled
def try_words(
    laws: Laws,
    alone: Cast,
    even: Cast,
    odd: Cast,
    desk: Desk,
    seed: int,
    hands: int,
    mix: int,
    worth: NDArray[np.float32],
    target: int,
    words: Floats,
    drawn: Floats,
) -> None:
    """Add to *words* (word, place, hand) and *drawn* (place, hand) how often, and what it won."""
    played = 0
    number = 0
    score = np.zeros(2, dtype=np.int64)
    while played < hands:
        reseed(desk.talker, seed, number, 0)
        itself = below(desk.talker, 1000) < mix
        seat = below(desk.talker, 2)
        cast = alone if itself else (even if seat == 0 else odd)
        score[0] = score[1] = 0
        hand = 0
        while True:
            mano = (number + hand) & 3
            reseed(desk.dealer, seed, number, 2 * hand + 1)
            reseed(desk.talker, seed, number, 2 * hand + 2)
            place = below(desk.talker, 4)
            if not itself and (mano + place) & 1 != seat:
                place ^= 1
            late = below(desk.talker, 20)
            desk.force[0] = place
            desk.force[1] = 0 if late < 13 else (1 if late < 18 else 2)
            desk.force[2] = below(desk.talker, 2)
            before = worth[score[0], score[1]]
            side = play(laws, cast, desk, mano, score, target)
            gain = (1.0 - side if side >= 0 else 1.0 - worth[score[1], score[0]]) - before
            shape = desk.forced[0]
            if shape >= 0:
                words[desk.force[2], place, shape, 0] += 1
                words[desk.force[2], place, shape, 1] += gain if place & 1 == 0 else -gain
            if desk.force[1] == 0 and desk.drawn[0] >= 0:
                for other in range(4):
                    if itself or (mano + other) & 1 == seat:
                        drawn[other, desk.drawn[other], 0] += 1
                        drawn[other, desk.drawn[other], 1] += gain if other & 1 == 0 else -gain
            played += 1
            hand += 1
            if side >= 0:
                break
            score[0], score[1] = score[1], score[0]
        number += 1
    desk.force[0] = -1


@dataclass(slots=True)
class Notes:
    """What has been tried so far: counts and sums."""

    words: Floats
    drawn: Floats


def notes() -> Notes:
    """Return empty notes."""
    return Notes(np.zeros((2, PLACES, CLASSES, 2)), np.zeros((PLACES, CLASSES, 2)))


def means(found: Floats) -> Floats:
    """Return the mean by place and hand; where few are known, nearly what the odds suggest."""
    values = hand_values()
    count, total = found[..., 0], found[..., 1]
    guess = np.zeros_like(total)
    for place in range(PLACES):
        line = np.stack([np.ones(CLASSES), values[place], values[place] ** 2], axis=1)
        known = np.sqrt(count[place])
        mean = total[place] / np.maximum(count[place], 1)
        fit = np.linalg.lstsq(line * known[:, None], mean * known, rcond=None)[0]
        guess[place] = line @ fit
    return (total + PRIOR * guess) / (count + PRIOR)


def improve(
    policy: Policy,
    rival: Policy,
    seed: int,
    hands: int,
    mix: int,
    worth: NDArray[np.float32],
    known: Notes,
) -> Policy:
    """Return *policy* after one round of trials against itself and *rival*; adds to *known*."""
    fresh = np.zeros_like(known.words)
    try_words(
        laws(),
        cast([policy] * 4),
        pair(policy, rival),
        pair(rival, policy),
        desk(),
        seed,
        hands,
        mix,
        worth,
        40,
        fresh,
        known.drawn,
    )
    gain = means(fresh[1]) - means(fresh[0])
    best = np.where(gain > 0, SURE, 0)
    cuts = np.rint(policy.cuts + DAMPED * (best - policy.cuts.astype(float))).astype(np.uint8)
    return replace(policy, cuts=cuts, throws=best_throws(means(known.drawn)))


def settle(policy: Policy) -> Policy:
    """Return *policy* with its chances to cut made certain where they are nearly so."""
    cuts = policy.cuts
    return replace(
        policy, cuts=np.where(cuts > 200, SURE, np.where(cuts < 55, 0, cuts)).astype(np.uint8)
    )
