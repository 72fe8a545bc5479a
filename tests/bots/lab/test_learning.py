"""What ships can be made again: the same seed learns the same, to the byte."""

import numpy as np
import pytest

from tapete.bots.lab.archive import digest
from tapete.bots.lab.matches import match_share
from tapete.bots.lab.schools import experto
from tapete.bots.lab.training import School, buckets, near_the_end, words_of
from tapete.bots.lab.worth import worth_of
from tapete.bots.lab.yardsticks import h

SHARE = 0.002
"""The part of all deals that is learned from here."""


def silent(_: str) -> None:
    """Hear how it goes, and say nothing."""


def test_same_bytes() -> None:
    """Training twice gives the same tables."""
    assert digest(experto(SHARE, silent)) == digest(experto(SHARE, silent))


def test_learns() -> None:
    """A few thousand hands are enough to do better than the thresholds that it began with."""
    pupil = School("pupil", h(), seed=5, mix=0, share=0.02)
    pupil.bets(3_000_000)
    assert match_share([pupil.policy] * 2, [h()] * 2, 1000).mean > 0.52


def test_worth() -> None:
    """A score is worth more the more is one's own, and half where both sides are level."""
    worth = worth_of(h(), seed=1, hands=100)
    assert worth[0, 0] == pytest.approx(0.5, abs=0.03)
    assert worth[39, 0] > 0.95 > 0.05 > worth[0, 39]
    assert worth[30, 10] > worth[20, 10] > worth[10, 10]


def test_contexts() -> None:
    """Nine contexts: how near each side is to the target."""
    context = near_the_end()
    assert sorted(set(context.ravel().tolist())) == list(range(9))
    assert context[25, 0] == 0
    assert context[26, 0] == 3
    assert context[34, 33] == 7


def test_buckets() -> None:
    """Better hands are never in lower buckets, and there are 64 of grande and of chica."""
    for lance in (0, 1):
        assert len(set(buckets()[lance].tolist())) == 64
    assert buckets()[0].tolist() == sorted(buckets()[0].tolist())


def test_never_learned() -> None:
    """Where nothing was learned the table says what the thresholds say."""
    total = np.zeros((2, 5), dtype=np.float32)
    total[1, 2] = 1
    says = words_of(total, np.array([[0, 255, 255, 255], [255, 255, 255, 255]], dtype=np.uint8))
    assert says.tolist() == [[[0, 255, 255, 255], [0, 0, 255, 255]]]
