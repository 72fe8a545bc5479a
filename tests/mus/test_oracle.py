"""All 91,390 hands, against a slow telling of the same rules; and how many there are of each."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from tapete.mus.hand import Key, Worth, worth
from tapete.mus.phases import Lance
from tapete.naipes import PACK
from tests.mus.oracle import Hand

KINDS = ["nada", "par", "medias", "duples"]

both_decks = pytest.mark.parametrize("kings", [8, 4])


@cache
def hands(kings: int, real31: str = "off") -> list[tuple[Worth, Hand]]:
    """Return what hands are worth, fast and slow, once for each four numbers on the cards."""
    pairs: dict[tuple[int, ...], tuple[Worth, Hand]] = {}
    for four in combinations(PACK, 4):
        numbers = tuple(sorted([card.number for card in four]))
        fast = worth(four, kings, real31)
        if numbers not in pairs:
            pairs[numbers] = fast, Hand(four, kings)
        assert fast is pairs[numbers][0] or fast == pairs[numbers][0], "suits never matter"
    return list(pairs.values())


def same_order(pairs: set[tuple[Key, Key]]) -> bool:
    """Return whether the two keys of each pair rank all hands alike, ties included."""
    by_first = [(slow, fast) for fast, slow in sorted(pairs)]
    firsts, seconds = {fast for fast, _ in pairs}, {slow for _, slow in pairs}
    return len(firsts) == len(seconds) == len(pairs) and by_first == sorted(by_first)


@both_decks
def test_every_hand(kings: int) -> None:
    """In each lance all hands rank as a player would rank them."""
    pairs: dict[Lance, set[tuple[Key, Key]]] = {lance: set() for lance in Lance}
    assert len(hands(kings)) == 715
    for fast, slow in hands(kings):
        kind, sets = slow.pares()
        pairs[Lance.GRANDE].add((fast.key(Lance.GRANDE), tuple(slow.grande())))
        pairs[Lance.CHICA].add((fast.key(Lance.CHICA), tuple(-low for low in slow.chica())))
        assert fast.points == slow.sum
        assert fast.pares_prima == KINDS.index(kind)
        if fast.has_pares:
            pairs[Lance.PARES].add((fast.key(Lance.PARES), (KINDS.index(kind), *sets)))
        if not fast.has_juego:
            pairs[Lance.PUNTO].add((fast.key(Lance.PUNTO), slow.sum))
    for lance in (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.PUNTO):
        assert same_order(pairs[lance]), lance


@both_decks
@pytest.mark.parametrize("real31", ["off", "on"])
def test_every_juego(kings: int, real31: str) -> None:
    """All juegos rank as a player would rank them; 31 pays 3 and any other 2."""
    pairs: set[tuple[Key, Key]] = set()
    for fast, slow in hands(kings, real31):
        place = slow.juego(real31)
        assert fast.has_juego is (place is not None)
        assert fast.juego_prima == (0 if place is None else 3 if slow.sum == 31 else 2)
        if place is not None:
            pairs.add((fast.key(Lance.JUEGO), -place))
    assert same_order(pairs)
    assert len(pairs) == (9 if real31 == "on" else 8)


def test_counts() -> None:
    """With eight kings so many of the 91,390 hands have pares, and juego; 330 differ by rank."""
    worths = [worth(four) for four in combinations(PACK, 4)]
    assert len(worths) == 91_390
    assert Counter(KINDS[had.pares_prima] for had in worths) == {
        "nada": 39_680,
        "par": 43_776,
        "medias": 4_448,
        "duples": 3_486,
    }
    assert Counter(had.points for had in worths if had.has_juego) == {
        31: 8_384,
        32: 2_640,
        33: 1_920,
        34: 2_960,
        35: 2_240,
        36: 2_240,
        37: 2_240,
        40: 1_820,
    }
    assert sum(had.has_juego for had in worths) == 24_444
    assert len(set(worths)) == 330
