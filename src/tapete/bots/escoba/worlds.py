"""Where the cards that a seat has not seen may be: worlds that agree with what it knows.

The one law: every card may be anywhere; but who laid a card where another would have taken hardly
holds the other.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Final, NamedTuple

from tapete.bots.escoba.heap import VALUE, Heap, each
from tapete.bots.escoba.position import Hands, Position
from tapete.bots.escoba.reading import Reading

ALL_HANDS: Final = 84
"""How many hands of a single rival are all looked at; where there are more, some are drawn."""

SHUNNED: Final = 0.1
"""How much less likely it is to hold a card that would have taken than another."""

NOTHING_SHUNNED: Final[frozenset[int]] = frozenset()

HAND: Final = 3
"""Cards in a new hand."""


class World(NamedTuple):
    """A round as it may be, and how likely that is among others."""

    at: Position
    likely: float


def worlds(reading: Reading, number: int, rng: Random) -> list[World]:
    """Return at most *number* worlds: one for each hand of a single rival if they are few."""
    unseen = each(reading.unseen)
    sizes = reading.sizes[1:]
    if len(sizes) == 1 and comb(len(unseen), sizes[0]) <= ALL_HANDS:
        hands = _all_hands(unseen, sizes[0], reading.shunned[1])
        rng.shuffle(hands)
        return [World(_world(reading, (hand,), rng), likely) for hand, likely in hands[:number]]
    return [World(_world(reading, _drawn(reading, rng), rng), 1.0) for _ in range(number)]


def any_world(reading: Reading) -> Position:
    """Return one world, for those to whom only the numbers of cards matter."""
    return _world(reading, _split(each(reading.unseen), reading.sizes[1:]), Random(0))


def _world(reading: Reading, others: Hands, rng: Random) -> Position:
    """Return the round in which the *others* hold these hands; the stock is shuffled."""
    stock = _shuffled(each(reading.unseen - sum(others)), rng)
    players = len(reading.sizes)
    hands = _split(stock, (HAND,) * (reading.stock // HAND))
    deals = [hands[first : first + players] for first in range(0, len(hands), players)]
    return reading.at(others, tuple(deals))


def _shuffled(cards: Sequence[Heap], rng: Random) -> list[Heap]:
    return sorted(cards, key=lambda _: rng.random())


def _split(cards: Sequence[Heap], sizes: Sequence[int]) -> Hands:
    """Return hands of these *sizes* from the top of *cards*."""
    hands, first = [], 0
    for size in sizes:
        hands.append(sum(cards[first : first + size]))
        first += size
    return tuple(hands)


def _all_hands(
    unseen: Sequence[Heap], size: int, shunned: frozenset[int]
) -> list[tuple[Heap, float]]:
    """Return every hand of *size* cards, alike cards being one, and how likely it is."""
    hands = Counter(map(sum, combinations(unseen, size)))
    return [(hand, ways * SHUNNED ** _held(hand, shunned)) for hand, ways in hands.items()]


def _held(hand: Heap, shunned: frozenset[int]) -> int:
    """Return how many cards of *hand* would have taken."""
    return sum(VALUE[card] in shunned for card in each(hand))


def _drawn(reading: Reading, rng: Random) -> Hands:
    """Return hands of the others, dealt from a shuffled pack; of what is shunned most goes back."""
    pack, hands = _shuffled(each(reading.unseen), rng), []
    for size, shunned in zip(reading.sizes[1:], reading.shunned[1:], strict=True):
        hand: list[Heap] = []
        back: list[Heap] = []
        while len(hand) < size:
            if not pack:
                pack, back, shunned = back, [], NOTHING_SHUNNED
            card = pack.pop()
            refused = VALUE[card] in shunned and rng.random() >= SHUNNED
            (back if refused else hand).append(card)
        hands.append(sum(hand))
        pack = _shuffled(pack + back, rng) if back else pack
    return tuple(hands)
