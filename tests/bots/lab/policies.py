"""Builders of policies for tests."""

import numpy as np

from tapete.bots.lab.laws import CLASSES, laws
from tapete.bots.lab.policy import SURE, Policy, bases, blind
from tapete.bots.mus.tree import PLACES, WIDTH


def random_policy(seed: int, cuts: float = 0.1) -> Policy:
    """Return a policy that may say anything, and cuts as often as *cuts* says."""
    rng = np.random.default_rng(seed)
    buckets = np.maximum(np.array(laws().level, dtype=np.int64) - 1, 0)
    rows = int(bases(buckets.max(axis=1) + 1)[-1])
    return Policy(
        buckets=buckets,
        says=np.sort(rng.integers(0, SURE + 1, (1, rows, WIDTH - 1)), axis=2).astype(np.uint8),
        cuts=np.full((PLACES, CLASSES), round(cuts * SURE), dtype=np.uint8),
        throws=rng.integers(1, 16, (PLACES, CLASSES)).astype(np.uint8),
        context=blind(),
    )
