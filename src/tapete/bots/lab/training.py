"""Trains *fuerte* and *experto*: ``tapete lab train``.

The one law: the same seed gives the same bytes, on one thread; every stage says how many deals it
takes. A stage starts from what the one before has learned.
"""

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.exchanging import improve, notes, settle
from tapete.bots.lab.hand import desk
from tapete.bots.lab.laws import CLASSES, KINGS, LANCES, Numbers, laws
from tapete.bots.lab.learning import Pupil, learn, walk
from tapete.bots.lab.policy import (
    SCORES,
    SURE,
    Bytes,
    Policy,
    bases,
    blind,
    cast,
    nodes_of,
    pair,
    widths,
)
from tapete.bots.lab.worth import HANDS, worth_of
from tapete.bots.mus.shapes import shapes_of
from tapete.bots.mus.tree import WIDTH

BUCKETS: Final = 64
"""Buckets of grande and of chica."""

RARE: Final = 0.02
"""Words that are said more rarely are not said at all."""


def buckets() -> Numbers:
    """Return the bucket of each hand: 64 equally likely in grande and chica, exact elsewhere."""
    shapes = shapes_of(KINGS, "off")
    ways = np.array(shapes.ways, dtype=float)
    found = np.zeros((len(LANCES), CLASSES), dtype=np.int64)
    for lance, name in enumerate(LANCES):
        level = np.array(shapes.level[name])
        if lance < 2:
            order = np.argsort(level, kind="stable")
            before = np.cumsum(ways[order]) - ways[order] / 2
            found[lance, order] = (BUCKETS * before / ways.sum()).astype(np.int64)
        else:
            found[lance] = np.maximum(level - 1, 0)
    return found


def near_the_end() -> Numbers:
    """Return nine contexts: each side needs 15 or more, 7 to 14, or 6 at most."""
    parts = [int(40 - score <= 14) + int(40 - score <= 6) for score in range(SCORES)]
    return np.array([[own * 3 + others for others in parts] for own in parts])


def fallback(policy: Policy, map_to: Numbers) -> Bytes:
    """Return what *policy*, which tells all hands apart, says with a hand from each bucket."""
    says = policy.says[0]
    rows = []
    at = 0
    ways = np.array(shapes_of(KINGS, "off").ways)
    for lance in range(len(LANCES)):
        size = nodes_of(lance)
        part = says[at : at + size * CLASSES].reshape(size, CLASSES, WIDTH - 1)
        at += size * CLASSES
        usual = [
            max(np.flatnonzero(map_to[lance] == bucket), key=lambda hand: (ways[hand], hand))
            for bucket in range(int(map_to[lance].max()) + 1)
        ]
        rows.append(part[:, usual].reshape(-1, WIDTH - 1))
    return np.concatenate(rows)


def new_pupil(contexts: int, rows: int) -> Pupil:
    """Return a pupil that knows nothing."""
    shape = (contexts * rows, WIDTH)
    return Pupil(np.zeros(shape, dtype=np.float32), np.zeros(shape, dtype=np.float32))


def words_of(total: NDArray[np.float32], else_says: Bytes) -> Bytes:
    """Return summed shares as bytes for what was said in *total*; nothing learned: *else_says*."""
    whole = total.sum(axis=-1, keepdims=True)
    share = total / np.maximum(whole, 1e-30)
    share[share < RARE] = 0
    share /= np.maximum(share.sum(axis=-1, keepdims=True), 1e-30)
    says = np.rint(np.cumsum(share, axis=-1)[..., :-1] * SURE).astype(np.uint8)
    contexts = len(total) // len(else_says)
    return np.where(whole > 0, says, np.tile(else_says, (contexts, 1))).reshape(
        contexts, len(else_says), WIDTH - 1
    )


class School:
    """One player in training: its tables so far, its rival, and what scores are worth.

    *mix* of 1000 matches are against itself; only *share* of all hands is played.
    """

    def __init__(self, name: str, rival: Policy, seed: int, mix: int, share: float) -> None:
        self.name, self.share, self.deals = name, share, 0
        self.rival, self.seed, self.mix = rival, seed, mix
        self.buckets = buckets()
        self.rows = int(bases(widths(self.buckets))[-1])
        self.else_says = fallback(rival, self.buckets)
        self.pupil = new_pupil(1, self.rows)
        self.policy = Policy(self.buckets, self.else_says[None], rival.cuts, rival.throws, blind())
        self.step = 0
        self.worth = self._worth(rival)

    def bets(self, hands: int) -> None:
        """Learn to bet from *hands* hands; what was said in the first quarter is forgotten."""
        hands = int(hands * self.share)
        self.pupil.total[:] = 0
        for quarter in range(4):
            if quarter == 1:
                self.pupil.total[:] = 0
            self.step += 1
            learn(
                laws(),
                cast([self.policy] * 4),
                pair(self.policy, self.rival),
                pair(self.rival, self.policy),
                self.pupil,
                desk(),
                walk(),
                self.seed + self.step,
                hands // 4,
                quarter * (hands // 4),
                self.mix,
                self.worth,
                SCORES,
            )
        self.deals += hands
        self.policy = replace(self.policy, says=words_of(self.pupil.total, self.else_says))

    def mus(self, hands: int, rounds: int = 4) -> None:
        """Learn to cut and to throw in *rounds* of *hands* hands."""
        hands = int(hands * self.share)
        known = notes()
        for _ in range(rounds):
            self.step += 1
            self.policy = improve(
                self.policy, self.rival, self.seed + self.step, hands, self.mix, self.worth, known
            )
        self.deals += hands * rounds
        self.policy = settle(self.policy)

    def weigh(self) -> None:
        """Count anew what scores are worth."""
        self.step += 1
        self.worth = self._worth(self.policy)

    def _worth(self, policy: Policy) -> NDArray[np.float32]:
        return worth_of(policy, self.seed + self.step, max(20, int(HANDS * self.share)))

    def mind_the_score(self) -> None:
        """Go on with nine tables by score that begin as the one there is."""
        context = near_the_end()
        contexts = int(context.max()) + 1
        regret = np.tile(self.pupil.regret, (contexts, 1))
        self.pupil = Pupil(regret, np.tile(self.pupil.total, (contexts, 1)))
        says = np.tile(self.policy.says, (contexts, 1, 1))
        self.policy = replace(self.policy, says=says, context=context)
