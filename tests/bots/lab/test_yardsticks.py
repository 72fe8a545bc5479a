"""The yardsticks are frozen: these are the hashes of all that they do."""

import numpy as np
import pytest

from tapete.bots.lab.archive import digest, shipped
from tapete.bots.lab.climbing import climb
from tapete.bots.lab.yardsticks import (
    H_CUTOFFS,
    T1_CUTOFFS,
    T2_CUTOFFS,
    h,
    habits,
    threshold_player,
)
from tapete.bots.mus.learned import YARDSTICKS

FROZEN = {
    "h": "aeb5db5f4f220a591dd629dd268f54e22534cfae2fd05e5477ca4ef846dd8b93",
    "t1": "29c09099c1ef24f23816069bd7fe332e989bc797a5b2f4161cbd03b5f5a5e90e",
    "t2": "a28fa906ba4214fff56a38114ad26f5a01b019839d6fd000faee32b794e364bd",
    "siempre-mus": "95b1d06fa6fddf77eac710dec1efeb29f7843a7cf6a8ecba66b73c31ebae5c3a",
    "siempre-corta": "96d979e21ebc4cd7a2871e23b4b7b807dcfe9c0c09d934413020d45da065d42e",
    "siempre-ordago": "cb1d3fd111348199df4b79e43053ce18bdd68578478b0d91188d84341bfe109d",
    "nunca-envida": "939f8d9569ca34c99e56c0fc495659aec02653ccd6ece0d8e81e9362c01afe75",
    "siempre-envida": "6854cb8c6af8f4723445bad7c40c27d71bb55cb4455c7a4647aa80d408b5efe9",
    "siempre-quiere": "5d91f256e8c5a9b8f514f056a0b350718e68dd9a604f83a4c6fb0071c90e7cb4",
}


def test_all_are_frozen() -> None:
    """No yardstick is left out."""
    assert set(FROZEN) == set(YARDSTICKS)


@pytest.mark.parametrize("name", FROZEN)
def test_frozen(name: str) -> None:
    """What ships as a yardstick is what was frozen, to the byte."""
    assert digest(shipped(name)) == FROZEN[name]


def test_made_again() -> None:
    """Cut-offs and odds make the same tables again."""
    made = {
        "h": h(),
        "t1": threshold_player(T1_CUTOFFS),
        "t2": threshold_player(T2_CUTOFFS),
        **habits(),
    }
    assert {name: digest(policy) for name, policy in made.items()} == FROZEN


def test_climb() -> None:
    """A climb is decided by its seed, and moves one cut-off at a time."""
    first, second = (climb([h()], seed=3, steps=2) for _ in range(2))
    assert (first == second).all()
    assert np.count_nonzero(first != H_CUTOFFS) <= 2
