"""Cards of which only what counts is told apart, as one number: a heap.

The one law: cards of one value are alike, but for the oro among them. A heap has three bits for
each value: whether its oro is there, and how many of the other three; so that adding and taking
away cards is adding and subtracting numbers.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from tapete.escoba.captures import value
from tapete.naipes import PACK, Card, Suit

Heap: TypeAlias = int
"""Any number of cards; a heap of a single card is its *kind*."""

VALUES: Final = range(1, 11)


def _kind(card: Card) -> Heap:
    return (1 if card.suit is Suit.OROS else 2) << 3 * (value(card) - 1)


KIND: Final[dict[Card, Heap]] = {card: _kind(card) for card in PACK}
"""The heap that a card is by itself."""

VALUE: Final[dict[Heap, int]] = {KIND[card]: value(card) for card in PACK}
"""The value of each kind."""


def heap(cards: Iterable[Card]) -> Heap:
    """Return the heap of *cards*."""
    return sum(KIND[card] for card in cards)


def numbers(some: Heap, worth: int) -> tuple[int, int]:
    """Return how many oros (0 or 1), and how many others, of the value *worth* are in *some*."""
    bits = some >> 3 * (worth - 1) & 7
    return bits & 1, bits >> 1


@lru_cache(maxsize=20_000)
def kinds(some: Heap) -> tuple[Heap, ...]:
    """Return the different kinds in *some*, in the order of their values, oros first."""
    found = []
    for worth in VALUES:
        oros, others = numbers(some, worth)
        if oros:
            found.append(1 << 3 * (worth - 1))
        if others:
            found.append(2 << 3 * (worth - 1))
    return tuple(found)


def many(some: Heap, kind: Heap) -> int:
    """Return how many cards of *kind* are in *some*."""
    oros, others = numbers(some, VALUE[kind])
    return oros if kind == 1 << 3 * (VALUE[kind] - 1) else others


@lru_cache(maxsize=20_000)
def each(some: Heap) -> tuple[Heap, ...]:
    """Return the kind of every card in *some*."""
    return tuple(kind for kind in kinds(some) for _ in range(many(some, kind)))


@lru_cache(maxsize=20_000)
def count(some: Heap) -> int:
    """Return how many cards are in *some*."""
    return len(each(some))
