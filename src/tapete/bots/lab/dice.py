"""Chance for compiled code: splitmix64, one number of state, the same on every machine."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.compiled import compiled

Dice: TypeAlias = NDArray[np.uint64]
"""A state of one number; two dice with the same number fall alike."""


def dice(seed: int) -> Dice:
    """Return dice that *seed* alone decides."""
    return np.array([seed], dtype=np.uint64)


@compiled
def roll(dice: Dice) -> np.uint64:
    """Return 64 random bits."""
    dice[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = dice[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed: np.uint64 = bits ^ (bits >> np.uint64(31))
    return mixed


@compiled
def below(dice: Dice, count: int) -> int:
    """Return a number from 0 up to *count*, *count* not included."""
    number = np.int64(((roll(dice) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))
    return number  # type: ignore[return-value]  # compiled, int() would leave it unsigned


@compiled
def reseed(dice: Dice, seed: int, number: int, part: int) -> None:
    """Set *dice* to the start of stream (*number*, *part*) of *seed*."""
    dice[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(number)
    roll(dice)
    dice[0] = roll(dice) + np.uint64(part)
    dice[0] = roll(dice)
