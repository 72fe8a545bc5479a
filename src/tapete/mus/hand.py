"""What four cards are worth in each lance. Suits never matter: a hand is a multiset of ranks.

The one law: in every lance the bigger key wins and equal keys tie (docs/rules/mus.md, section 4).
"""

from functools import cache
from typing import Final, Literal, assert_never

import msgspec

from tapete.mus.phases import Lance
from tapete.naipes import Card

Key = int | tuple[int, ...]


class Deck(msgspec.Struct, frozen=True):
    """How the numbers on the cards rank and count: ``rank[number]``, ``points[rank]``."""

    rank: dict[int, int]
    points: tuple[int, ...]


DECKS: Final[dict[int, Deck]] = {
    # With eight kings a 3 is a rey and a 2 is an as in every respect, pairs included.
    8: Deck(
        rank={1: 0, 2: 0, 4: 1, 5: 2, 6: 3, 7: 4, 10: 5, 11: 6, 12: 7, 3: 7},
        points=(1, 4, 5, 6, 7, 10, 10, 10),
    ),
    4: Deck(
        rank={1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 10: 7, 11: 8, 12: 9},
        points=(1, 2, 3, 4, 5, 6, 7, 10, 10, 10),
    ),
}

JUEGOS: Final = (33, 34, 35, 36, 37, 40, 32, 31)
"""The points that make juego, the worst first."""

REAL: Final = len(JUEGOS)
"""The key of 7-7-7 and any ten where real31=on: it beats every other 31."""


class Pares(msgspec.Struct, frozen=True):
    """A hand's pares: its kind, whose value is its premium, and what decides among equals."""

    prima: Literal[1, 2, 3]  # par, medias, duples
    key: tuple[int, ...]  # kind, the rank of the (higher) set, the rank of the lower


class Worth(msgspec.Struct, frozen=True):
    """What a hand is worth: a key for each lance, and the stones of its premiums."""

    ranks: tuple[int, ...]  # from the highest down
    points: int
    pares: Pares | None
    juego: int | None

    @property
    def has_pares(self) -> bool:
        """Whether two cards or more are alike."""
        return self.pares is not None

    @property
    def has_juego(self) -> bool:
        """Whether the points are 31 or more."""
        return self.juego is not None

    @property
    def pares_prima(self) -> int:
        """Par 1, medias 2, duples 3 stones, nothing 0."""
        return self.pares.prima if self.pares else 0

    @property
    def juego_prima(self) -> int:
        """31 pays 3 stones, any other juego 2, nothing 0."""
        if self.juego is None:
            return 0
        return 3 if self.points == 31 else 2

    def key(self, lance: Lance) -> Key:
        """Return what is compared in *lance*; the hand must hold what the lance is about."""
        match lance:
            case Lance.GRANDE:
                return self.ranks
            case Lance.CHICA:
                return tuple(-rank for rank in reversed(self.ranks))
            case Lance.PARES:
                assert self.pares is not None, "only holders are compared in pares"
                return self.pares.key
            case Lance.JUEGO:
                assert self.juego is not None, "only holders are compared in juego"
                return self.juego
            case Lance.PUNTO:
                return self.points
            case _:
                assert_never(lance)


def worth(hand: tuple[Card, ...], kings: int = 8, real31: str = "off") -> Worth:
    """Return what the four cards of *hand* are worth with 8 or 4 kings."""
    rank = DECKS[kings].rank
    return _worth(tuple(sorted([rank[card.number] for card in hand], reverse=True)), kings, real31)


@cache
def _worth(ranks: tuple[int, ...], kings: int, real31: str) -> Worth:
    points = sum(DECKS[kings].points[rank] for rank in ranks)
    return Worth(ranks, points, _pares(ranks), _juego(ranks, points, kings, real31))


def _pares(ranks: tuple[int, ...]) -> Pares | None:
    alike = {rank: ranks.count(rank) for rank in ranks}
    sets = [rank for rank in alike if alike[rank] > 1]
    match [alike[rank] for rank in sets]:
        case []:
            return None
        case [2]:
            return Pares(1, (1, sets[0]))
        case [3]:
            return Pares(2, (2, sets[0]))
        case [4]:  # four alike are two equal pairs
            return Pares(3, (3, sets[0], sets[0]))
        case _:
            return Pares(3, (3, *sets))


def _juego(ranks: tuple[int, ...], points: int, kings: int, real31: str) -> int | None:
    if points < 31:
        return None
    seven = DECKS[kings].rank[7]
    if real31 == "on" and points == 31 and ranks.count(seven) == 3:
        return REAL
    return JUEGOS.index(points)
