"""Hands by rank: suits never matter in Mus, so 91,390 hands are 330 shapes (715 with four kings).

The one law: what a shape is worth is what ``tapete.mus.hand`` says; nothing is valued twice.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final, TypeAlias

from tapete.mus.hand import DECKS, Worth, worth
from tapete.mus.phases import Lance
from tapete.mus.rules import Rules
from tapete.naipes import PACK, Card

HAND: Final = 4
"""Cards in a hand."""

Shape: TypeAlias = tuple[int, ...]
"""The ranks of a hand, from the highest down."""


@dataclass(frozen=True, eq=False, slots=True)
class Shapes:
    """All shapes of a deck, weakest first in grande, each with what it is worth in every lance.

    ``pack``: how many cards of each rank there are. ``index``: the number of a shape. ``level``:
    for each lance, the place of each shape among the different keys, 0 for those that do not hold.
    ``ways``: how many hands of a whole pack have each shape.
    """

    pack: tuple[int, ...]
    shapes: tuple[Shape, ...]
    worths: tuple[Worth, ...]
    index: dict[Shape, int]
    level: dict[Lance, tuple[int, ...]]
    ways: tuple[int, ...]

    def of(self, hand: tuple[Card, ...], kings: int) -> int:
        """Return the number of the shape of *hand*."""
        rank = DECKS[kings].rank
        return self.index[tuple(sorted((rank[card.number] for card in hand), reverse=True))]


@cache
def shapes_of(kings: int, real31: str) -> Shapes:
    """Return the shapes of the deck with 8 or 4 *kings*."""
    rank = DECKS[kings].rank
    by_rank: list[list[Card]] = [[] for _ in DECKS[kings].points]
    for card in PACK:
        by_rank[rank[card.number]].append(card)
    pack = tuple(map(len, by_rank))
    shapes = sorted(
        tuple(reversed(ranks)) for ranks in combinations_with_replacement(range(len(pack)), HAND)
    )
    worths = tuple(worth(_cards_of(shape, by_rank), kings, real31) for shape in shapes)
    return Shapes(
        pack=pack,
        shapes=tuple(shapes),
        worths=worths,
        index={shape: number for number, shape in enumerate(shapes)},
        level={lance: _levels(lance, worths) for lance in Lance},
        ways=tuple(
            prod(comb(pack[rank], shape.count(rank)) for rank in set(shape)) for shape in shapes
        ),
    )


def shapes_for(rules: Rules) -> Shapes:
    """Return the shapes of the deck that *rules* play with."""
    return shapes_of(rules.kings, rules.real31)


def _cards_of(shape: Shape, by_rank: list[list[Card]]) -> tuple[Card, ...]:
    return tuple(by_rank[rank][shape[:place].count(rank)] for place, rank in enumerate(shape))


def _levels(lance: Lance, worths: tuple[Worth, ...]) -> tuple[int, ...]:
    keys = [hand.key(lance) if holds(hand, lance) else None for hand in worths]
    order = {key: place for place, key in enumerate(sorted({k for k in keys if k is not None}), 1)}
    return tuple(0 if key is None else order[key] for key in keys)


def holds(hand: Worth, lance: Lance) -> bool:
    """Return whether *hand* may speak in *lance*."""
    match lance:
        case Lance.PARES:
            return hand.has_pares
        case Lance.JUEGO:
            return hand.has_juego
        case Lance.PUNTO:
            return not hand.has_juego
        case Lance.GRANDE | Lance.CHICA:
            return True
