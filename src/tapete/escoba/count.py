"""The count of a round and what it means for the match (docs/rules/escoba.md, 3 and 4)."""

from collections.abc import Callable, Iterator
from typing import Final

from tapete.escoba.rules import Rules
from tapete.escoba.view import Counted, Item
from tapete.naipes import SIDES, BySide, Card, Side, Suit

VELO: Final = Card("7o")
"""The seven of oros, a point by itself."""

GROWTH: Final = 10
"""Points by which the target grows under match_tie=extend."""

MOST: Final[tuple[tuple[Item, Callable[[Card], bool]], ...]] = (
    (Item.CARDS, lambda _: True),
    (Item.OROS, lambda card: card.suit is Suit.OROS),
    (Item.SEVENS, lambda card: card.number == 7),
)
"""What the side with the most of has a point for; a tie scores nobody."""

OROS: Final = 10
"""How many oros there are."""


def payments(
    rules: Rules, piles: BySide[tuple[Card, ...]], escobas: BySide[int]
) -> Iterator[Counted]:
    """Yield what the round pays, item by item, side by side; only what scored."""
    for side, number in zip(SIDES, escobas, strict=False):
        if number:
            yield Counted(Item.ESCOBAS, "", side, number)
    owner = velo_of(piles)
    if owner is not None:
        yield Counted(Item.VELO, "", owner, 1)
    for item, _ in MOST:
        numbers = in_piles(item, piles)
        most = max(numbers)
        if numbers.count(most) == 1:
            all_of_them = item is Item.OROS and most == OROS
            points = rules.all_oros if all_of_them else 1
            yield Counted(item, "", SIDES[numbers.index(most)], points)


def in_piles(item: Item, piles: BySide[tuple[Card, ...]]) -> BySide[int]:
    """Return how many of *item* (cards, oros, sevens) each side took."""
    counts = dict(MOST)[item]
    return tuple(sum(map(counts, pile)) for pile in piles)


def velo_of(piles: BySide[tuple[Card, ...]]) -> Side | None:
    """Return the side that took the velo, None if nobody took anything."""
    return next((side for side, pile in zip(SIDES, piles, strict=False) if VELO in pile), None)


def match_winner(
    rules: Rules,
    score: BySide[int],
    target: int,
    bazas: BySide[int],
    piles: BySide[tuple[Card, ...]],
) -> Side | None:
    """Return who has won the match when a round is counted, None if it goes on."""
    if rules.no_baza_loses == "on" and bazas.count(0) == 1:
        return SIDES[1 - bazas.index(0)]
    ahead = leaders(score, target)
    if len(ahead) == 1:
        return ahead[0]
    if rules.match_tie == "velo":
        owner = velo_of(piles)
        return owner if owner in ahead else None
    return None


def leaders(score: BySide[int], target: int) -> tuple[Side, ...]:
    """Return the sides at or above *target* whose total is the highest; none: play goes on."""
    most = max(score)
    if most < target:
        return ()
    return tuple(side for side, points in zip(SIDES, score, strict=False) if points == most)


def grown(target: int, tied: int) -> int:
    """Return *target* grown by tens until it is above the *tied* total: 41, 51, …"""
    while target <= tied:
        target += GROWTH
    return target
