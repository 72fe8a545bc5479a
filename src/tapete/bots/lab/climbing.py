"""Finds the cut-offs of ``t1`` and ``t2``: ``tapete lab climb``.

The one law: from one seed come the same cut-offs. A step moves one cut-off; it stays if the share
of matches against all rivals together rises by more than chance would make it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tapete.bots.lab.matches import match_share
from tapete.bots.lab.policy import Policy
from tapete.bots.lab.yardsticks import H_CUTOFFS, Cutoffs, h, threshold_player

STEPS: Final = 300

PAIRS: Final = 4000

SHIFTS: Final = (-0.12, -0.06, -0.03, 0.03, 0.06, 0.12)


def share(player: Policy, rivals: Sequence[Policy], seed: int) -> float:
    """Return the mean share of matches that *player* wins against *rivals*."""
    return sum(match_share([player] * 2, [rival] * 2, PAIRS, seed).mean for rival in rivals) / len(
        rivals
    )


def climb(rivals: Sequence[Policy], seed: int, steps: int = STEPS) -> Cutoffs:
    """Return cut-offs that do well against *rivals*, climbing from those of ``h``."""
    rng = np.random.default_rng(seed)
    best = H_CUTOFFS.copy()
    cards, height = 0, 0.0
    for step in range(steps):
        if step % 20 == 0:  # new cards now and then, or it would learn these by heart
            cards = int(rng.integers(1 << 30))
            height = share(threshold_player(best), rivals, cards)
        tried = best.copy()
        lance, cutoff = rng.integers(best.shape[0]), rng.integers(best.shape[1])
        tried[lance, cutoff] = round(tried[lance, cutoff] + rng.choice(SHIFTS), 2)
        reached = share(threshold_player(tried), rivals, cards)
        if reached > height + 0.0005:
            best, height = tried, reached
    return best


def climb_twice() -> tuple[Cutoffs, Cutoffs]:
    """Return the cut-offs of ``t1``, against ``h``, and of ``t2``, against ``h`` and ``t1``."""
    first = climb([h()], seed=1)
    return first, climb([h(), threshold_player(first)], seed=2)
