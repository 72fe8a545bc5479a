"""Chance at the tables: every order of the cards is as likely as any other.

Its law: the order depends on nothing at the table, neither who sits there nor what was played.
"""

import random
from collections.abc import Sequence
from typing import Protocol

from tapete.naipes import Card


class Shuffler(Protocol):
    """Whoever shuffles for the house."""

    def order(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return *cards* in the order in which they will be given, the first on top."""


class FisherYates:
    """Shuffles by *chance*: ``random.SystemRandom()`` in play, seeded in tests and benches."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def order(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return *cards* in a random order."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self._chance.randrange(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)
