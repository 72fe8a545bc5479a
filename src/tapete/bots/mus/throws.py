"""What to throw: every choice is tried, and every draw that may follow it is counted."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb

from tapete.bots.mus.outlook import Seating, value
from tapete.bots.mus.shapes import HAND, Shape
from tapete.mus.hand import DECKS
from tapete.naipes import Card


def throws(hand: tuple[Card, ...], seating: Seating) -> Iterator[tuple[tuple[Card, ...], float]]:
    """Yield each choice of cards to throw, and what the hand is worth on average after the draw.

    Cards of one rank are one as good as another: each choice of ranks comes once.
    """
    rank = DECKS[seating.kings].rank
    tried = set()
    ordered = sorted(hand, key=lambda card: rank[card.number], reverse=True)
    for chosen in range(1, 2**HAND):
        thrown = tuple(card for place, card in enumerate(ordered) if chosen >> place & 1)
        kept = tuple(rank[card.number] for card in ordered if card not in thrown)
        if kept not in tried:
            tried.add(kept)
            yield thrown, worth_keeping(seating, tuple(rank[card.number] for card in ordered), kept)


@cache
def worth_keeping(seating: Seating, hand: Shape, kept: Shape) -> float:
    """Return the average value of the hand after throwing all of *hand* but *kept*."""
    shapes = seating.shapes
    left = [cards - hand.count(rank) for rank, cards in enumerate(shapes.pack)]
    total = 0.0
    ways = 0
    for drawn in combinations_with_replacement(range(len(left)), HAND - len(kept)):
        weight = 1
        for rank in set(drawn):
            weight *= comb(left[rank], drawn.count(rank))
        if weight:
            shape = shapes.index[tuple(sorted(kept + drawn, reverse=True))]
            total += weight * value(seating, shape)
            ways += weight
    return total / ways
