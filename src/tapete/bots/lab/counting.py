"""The exact odds of every hand, by counting every deal of the other three hands.

The one law: nothing is sampled and nothing is rounded before the last division: each number is a
count of deals. Two hands leave a pool of 32 cards; hands that leave the same pool are counted
together, which makes the count of all deals a matter of seconds.

Long: the inner loops are one compiled function each.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.compiled import compiled
from tapete.bots.lab.laws import LANCES
from tapete.bots.mus.shapes import shapes_of

TYPES: Final = 4
"""What a hand declares: 1 pares, 2 juego, or both, or neither."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All hands of a deck: ``ways``: where each hand's factors stand among those of a pool."""

    pack: NDArray[np.int64]
    counts: NDArray[np.int64]
    ways: NDArray[np.int64]
    kind: NDArray[np.int64]
    level: NDArray[np.int64]


def deck(kings: int) -> Deck:
    """Return the hands of the deck with that many *kings*."""
    shapes = shapes_of(kings, "off")
    ranks = range(len(shapes.pack))
    none = 4 * len(ranks)
    ways = [
        [4 * rank + shape.count(rank) - 1 for rank in sorted(set(shape))] for shape in shapes.shapes
    ]
    return Deck(
        pack=np.array(shapes.pack, dtype=np.int64),
        counts=np.array([[s.count(rank) for rank in ranks] for s in shapes.shapes], dtype=np.int64),
        ways=np.array([[*way, *[none] * (4 - len(way))] for way in ways], dtype=np.int64),
        kind=np.array([h.has_pares + 2 * h.has_juego for h in shapes.worths], dtype=np.int64),
        level=np.array([shapes.level[lance] for lance in LANCES], dtype=np.int64),
    )


@compiled
def fill_ways(pool: NDArray[np.int64], ways: NDArray[np.float64]) -> None:
    """Write the ways to take 1, 2, 3, 4 cards of each rank of *pool*, and 1 for none."""
    for rank in range(pool.shape[0]):
        n = float(pool[rank])
        ways[4 * rank] = n
        ways[4 * rank + 1] = n * (n - 1) / 2
        ways[4 * rank + 2] = n * (n - 1) * (n - 2) / 6
        ways[4 * rank + 3] = n * (n - 1) * (n - 2) * (n - 3) / 24
    ways[4 * pool.shape[0]] = 1.0


@compiled
def count_rivals(
    pool: NDArray[np.int64],
    counts: NDArray[np.int64],
    ways: NDArray[np.int64],
    kind: NDArray[np.int64],
    level: NDArray[np.int64],
    found: NDArray[np.float64],
) -> None:
    """Write into ``found[lance, kind, kind, who, level]`` the pairs of rivals' hands out of *pool*.

    ``level`` is that of the better; ``who``: 0 the first is better, 1 the second, 2 both are equal.
    """
    classes = counts.shape[0]
    ranks = pool.shape[0]
    whole = np.empty(4 * ranks + 1)
    part = np.empty(4 * ranks + 1)
    rest = np.empty(ranks, dtype=np.int64)
    fill_ways(pool, whole)
    pares = np.zeros((2, 96))
    puntos = np.zeros((2, 64))
    below = np.zeros((2, 4))
    found[:] = 0
    for b in range(classes):
        weight = whole[ways[b, 0]] * whole[ways[b, 1]] * whole[ways[b, 2]] * whole[ways[b, 3]]
        if weight == 0:
            continue
        for rank in range(ranks):
            rest[rank] = pool[rank] - counts[b, rank]
        fill_ways(rest, part)
        kb = kind[b]
        chica = level[1, b]
        pares[:] = 0
        puntos[:] = 0
        below[:] = 0
        for a in range(b):
            both = part[ways[a, 0]] * part[ways[a, 1]] * part[ways[a, 2]] * part[ways[a, 3]]
            both *= weight
            ka = kind[a]
            below[0, ka] += both
            if level[1, a] > chica:
                found[1, ka, kb, 0, level[1, a]] += both
                found[1, kb, ka, 1, level[1, a]] += both
            else:
                below[1, ka] += both
            pares[ka >> 1, level[2, a]] += both
            # the levels of juego, and after them those of punto
            puntos[ka & 1, level[3, a] if ka >> 1 else 16 + level[4, a]] += both
        for ka in range(4):
            found[0, ka, kb, 1, b + 1] += below[0, ka]
            found[0, kb, ka, 0, b + 1] += below[0, ka]
            found[1, ka, kb, 1, chica] += below[1, ka]
            found[1, kb, ka, 0, chica] += below[1, ka]
        both = part[ways[b, 0]] * part[ways[b, 1]] * part[ways[b, 2]] * part[ways[b, 3]] * weight
        for lance in range(5):
            found[lance, kb, kb, 2, level[lance, b]] += both
        for juego in range(2):
            for other in range(96):
                if pares[juego, other] > 0:
                    ka = 2 * juego + (1 if other > 0 else 0)
                    share(found[2], ka, kb, other, level[2, b], pares[juego, other])
        for has in range(2):
            for slot in range(64):
                if puntos[has, slot] > 0:
                    ka = has + (2 if slot < 16 else 0)
                    juego_level = slot if slot < 16 else 0
                    punto_level = 0 if slot < 16 else slot - 16
                    share(found[3], ka, kb, juego_level, level[3, b], puntos[has, slot])
                    share(found[4], ka, kb, punto_level, level[4, b], puntos[has, slot])


@compiled
def share(found: NDArray[np.float64], ka: int, kb: int, one: int, other: int, ways: float) -> None:
    """Add *ways* for hands of kinds *ka*, *kb* at levels *one*, *other*, in either order."""
    if one > other:
        found[ka, kb, 0, one] += ways
        found[kb, ka, 1, one] += ways
    elif other > one:
        found[ka, kb, 1, other] += ways
        found[kb, ka, 0, other] += ways
    else:
        found[ka, kb, 2, one] += ways
        found[kb, ka, 2, one] += ways


@compiled
def add_wins(
    own: int,
    partner: int,
    weight: float,
    kind: NDArray[np.int64],
    level: NDArray[np.int64],
    found: NDArray[np.float64],
    under: NDArray[np.float64],
    wins: NDArray[np.float64],
    deals: NDArray[np.float64],
) -> None:
    """Add what *own* with *partner* wins, by declarations and place; *under*: both rivals below."""
    mate = kind[partner]
    top = under.shape[3] - 1
    for one in range(4):
        for two in range(4):
            # grande's levels begin at 1: under the top all hands are counted
            deals[one, mate, two, own] += weight * under[0, one, two, top]
    for lance in range(5):
        mine, his = level[lance, own], level[lance, partner]
        key = max(mine, his)
        if key == 0:
            continue
        for place in range(4):
            owner = place if mine > his else place ^ 2
            if mine == his:
                owner = min(place, place ^ 2)
            first = (place + 1) & 3 > owner
            second = (place + 3) & 3 > owner
            for one in range(4):
                for two in range(4):
                    won = under[lance, one, two, key]
                    if first:
                        won += found[lance, one, two, 0, key]
                    if second:
                        won += found[lance, one, two, 1, key]
                    if first and second:
                        won += found[lance, one, two, 2, key]
                    wins[lance, one, mate, two, place, own] += weight * won


@compiled
def sum_under(found: NDArray[np.float64], under: NDArray[np.float64]) -> None:
    """Write into *under* how many pairs of rivals stay below each level."""
    for lance in range(5):
        for one in range(4):
            for two in range(4):
                total = 0.0
                for key in range(found.shape[4]):
                    under[lance, one, two, key] = total
                    for who in range(3):
                        total += found[lance, one, two, who, key]
                under[lance, one, two, found.shape[4]] = total


@compiled
def count_pools(
    first: int,
    last: int,
    start: NDArray[np.int64],
    own: NDArray[np.int64],
    partner: NDArray[np.int64],
    weight: NDArray[np.float64],
    pack: NDArray[np.int64],
    counts: NDArray[np.int64],
    ways: NDArray[np.int64],
    kind: NDArray[np.int64],
    level: NDArray[np.int64],
    wins: NDArray[np.float64],
    deals: NDArray[np.float64],
) -> None:
    """Count the pools from *first* up to *last*; ``start``: the first pair that leaves each."""
    top = level.max() + 1
    found = np.zeros((5, 4, 4, 3, top))
    under = np.zeros((5, 4, 4, top + 1))
    for number in range(first, last):
        pair = start[number]
        pool = pack - counts[own[pair]] - counts[partner[pair]]
        count_rivals(pool, counts, ways, kind, level, found)
        sum_under(found, under)
        for pair in range(start[number], start[number + 1]):
            add_wins(own[pair], partner[pair], weight[pair], kind, level, found, under, wins, deals)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Own and partner's hands, ordered by the pool that they leave, and the ways of the partner's.

    ``start``: where the pairs of each pool begin, and the number of all at the end.
    """

    own: NDArray[np.int64]
    partner: NDArray[np.int64]
    weight: NDArray[np.float64]
    start: NDArray[np.int64]


def pairs(cards: Deck) -> Pairs:
    """Return all pairs of hands that can be held together."""
    classes = len(cards.counts)
    both = cards.counts[:, None, :] + cards.counts[None, :, :]
    fits = (both <= cards.pack).all(axis=2)
    own, partner = (side[fits.ravel()] for side in np.divmod(np.arange(classes**2), classes))
    pool = (both[own, partner] << (4 * np.arange(len(cards.pack)))).sum(axis=1)
    order = np.argsort(pool, kind="stable")
    own, partner, pool = own[order], partner[order], pool[order]
    edges = np.flatnonzero(np.diff(pool, prepend=-1))
    left = cards.pack - cards.counts[own]
    few = cards.counts[partner]
    choose = np.ones(left.shape)
    for taken in range(4):
        choose *= np.where(few > taken, (left - taken) / (taken + 1), 1)
    return Pairs(own, partner, choose.prod(axis=1).round(), np.append(edges, len(own)))


def count_deals(
    kings: int, hands: NDArray[np.bool_] | None = None
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return wins by lance, next, partner, last (kinds), place, hand; and deals without place.

    Only *hands* are counted, if they are given.
    """
    cards = deck(kings)
    all_pairs = pairs(cards)
    classes = len(cards.counts)
    wins = np.zeros((len(LANCES), TYPES, TYPES, TYPES, 4, classes))
    deals = np.zeros((TYPES, TYPES, TYPES, classes))
    pools = np.arange(len(all_pairs.start) - 1)
    if hands is not None:
        wanted = np.maximum.reduceat(hands[all_pairs.own], all_pairs.start[:-1])
        pools = pools[wanted]
    for pool in pools:
        count_pools(
            int(pool), int(pool) + 1, all_pairs.start, all_pairs.own, all_pairs.partner,
            all_pairs.weight, cards.pack, cards.counts, cards.ways, cards.kind, cards.level,
            wins, deals,
        )  # fmt: skip
    return wins, deals
