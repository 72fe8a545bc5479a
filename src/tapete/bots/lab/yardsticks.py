"""The players that others are measured by: thresholds on the exact odds, and six habits.

The one law: they are frozen. ``h`` bets, takes and raises at fixed odds, never bluffs, never says
ordago and ignores the score; ``t1`` and ``t2`` are ``h`` with other cut-offs; each habit is ``h``
but for one thing. A test holds the hashes of their tables.
"""

from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.bots.lab.laws import CLASSES, KINGS, LANCES
from tapete.bots.lab.policy import SURE, Bytes, Policy, blind, nodes_of
from tapete.bots.mus.exact import NOTHING_TOLD, juego_told, odds, pares_told
from tapete.bots.mus.shapes import shapes_of
from tapete.bots.mus.tree import PLACES, SETS, WIDTH, WORDS, tree
from tapete.mus.words import Bet, Envido, Mas, No, Ordago, Paso, Quiero

Cutoffs = NDArray[np.float64]
"""By lance: the odds at which to bet, to take two, to raise, and to take more or an ordago."""

H_CUTOFFS: Final = np.array([[0.6, 0.5, 0.8, 0.7]] * len(LANCES))

T1_CUTOFFS: Final = np.array(
    [
        [0.72, 0.74, 0.92, 0.85],
        [0.63, 0.71, 0.89, 0.85],
        [0.54, 0.8, 0.74, 0.88],
        [0.0, 0.56, 0.68, 0.7],
        [0.33, 0.62, 0.8, 0.82],
    ]
)
"""What ``tapete lab climb`` finds against ``h``."""

T2_CUTOFFS: Final = np.array(
    [
        [0.57, 0.71, 0.95, 0.91],
        [0.72, 0.71, 0.95, 0.85],
        [0.12, 0.68, 0.44, 0.85],
        [0.66, 0.35, -0.04, 0.7],
        [0.48, 0.44, 0.8, 0.7],
    ]
)
"""What it finds against ``h`` and ``t1``."""

CUTS_AT: Final = 0.55
"""The mean odds of the four lances at which ``h`` cuts."""


def speakers_of() -> list[int]:
    """Return the set of speakers of each node."""
    roots = tree().roots
    starts = [roots[speakers] for speakers in SETS] + [len(tree().nodes)]
    found = []
    for speakers, start, end in zip(SETS, starts, starts[1:], strict=False):
        found += [speakers] * (end - start)
    return found


def stage_of(lance: int, speakers: int, place: int) -> int:
    """Return what is declared about *lance* when *speakers* play it, for whoever is at *place*."""
    others = sum((speakers >> ((place + step) % PLACES) & 1) << (step - 1) for step in (1, 2, 3))
    return {2: pares_told(others), 3: juego_told(others), 4: juego_told(0)}.get(lance, NOTHING_TOLD)


@cache
def chances(lance: int, speakers: int, place: int) -> NDArray[np.float64]:
    """Return the odds of every hand at *place* once *speakers* have declared."""
    stage = stage_of(lance, speakers, place)
    return np.array([odds(KINGS, LANCES[lance], place, shape, stage) for shape in range(CLASSES)])


@cache
def hand_values() -> NDArray[np.float64]:
    """Return the mean odds of the four lances by place and hand, before any declaration."""
    lances = LANCES[:4]
    return np.array(
        [
            [
                sum(odds(KINGS, lance, place, shape) for lance in lances) / 4
                for shape in range(CLASSES)
            ]
            for place in range(PLACES)
        ]
    )


@cache
def draws() -> tuple[tuple[tuple[int, NDArray[np.int64], NDArray[np.float64]], ...], ...]:
    """Return for each hand what it may throw (a set), the hands it may get, and how often."""
    shapes = shapes_of(KINGS, "off")
    ranks = range(len(shapes.pack))
    found = []
    for shape in shapes.shapes:
        left = [cards - shape.count(rank) for rank, cards in enumerate(shapes.pack)]
        choices: dict[tuple[int, ...], int] = {}
        for mask in range(1, 16):
            kept = tuple(rank for place, rank in enumerate(shape) if not mask >> place & 1)
            choices.setdefault(kept, mask)
        rows = []
        for kept, mask in choices.items():
            hands, ways = [], []
            for drawn in combinations_with_replacement(ranks, 4 - len(kept)):
                way = np.prod([comb(left[rank], drawn.count(rank)) for rank in set(drawn)])
                if way:
                    hands.append(shapes.index[tuple(sorted(kept + drawn, reverse=True))])
                    ways.append(float(way))
            rows.append((mask, np.array(hands), np.array(ways) / sum(ways)))
        found.append(tuple(rows))
    return tuple(found)


def best_throws(values: NDArray[np.float64]) -> Bytes:
    """Return by place and hand the cards to throw that leave the best mean of *values*."""
    throws = np.zeros((PLACES, CLASSES), dtype=np.uint8)
    for shape, rows in enumerate(draws()):
        means = np.array([values[:, hands] @ ways for _, hands, ways in rows])
        masks = np.array([mask for mask, _, _ in rows], dtype=np.uint8)
        throws[:, shape] = masks[means.argmax(axis=0)]
    return throws


def certain(word: int) -> list[int]:
    """Return the row that always says the word that stands at *word*."""
    return [0] * word + [SURE] * (WIDTH - 1 - word)


def _answer(cutoffs: Cutoffs, number: int, stake: int, chance: NDArray[np.float64]) -> Bytes:
    words = [type(WORDS[word]) for word in tree().nodes[number].words]
    bet, take, more, hold = cutoffs
    said = np.full(CLASSES, words.index(Paso if Paso in words else No))
    if Paso in words:
        said[chance >= bet] = words.index(Envido)
    else:
        takes = take if stake == 2 and Mas in words else hold
        said[chance >= takes] = words.index(Quiero)
        if Mas in words:
            said[chance >= more] = words.index(Mas)
    rows = np.array([certain(word) for word in range(WIDTH)], dtype=np.uint8)
    answers: Bytes = rows[said]
    return answers


@cache
def stakes() -> list[int]:
    """Return what is on offer at each node: 0 nothing, and 99 for an ordago."""
    plan = tree()
    offered = [0] * len(plan.nodes)
    for number, node in enumerate(plan.nodes):
        for word, lead in zip(node.words, node.leads, strict=True):
            if lead >= 0:
                said = WORDS[word]
                if isinstance(said, Envido | Mas):
                    offered[lead] = offered[number] + (said.amount or 0)
                else:
                    offered[lead] = 99 if isinstance(said, Ordago) else offered[number]
    return offered


def thresholds(cutoffs: Cutoffs) -> Bytes:
    """Return what a player with *cutoffs* says, row after row."""
    plan, sets, offered = tree(), speakers_of(), stakes()
    rows = []
    for lance in range(len(LANCES)):
        for number in range(nodes_of(lance)):
            chance = chances(lance, sets[number], plan.nodes[number].place)
            rows.append(_answer(cutoffs[lance], number, offered[number], chance))
    return np.concatenate(rows)[None]


@cache
def h_mus() -> tuple[Bytes, Bytes]:
    """Return where ``h`` cuts and what it throws."""
    values = hand_values()
    cuts = np.where(values >= CUTS_AT, SURE, 0).astype(np.uint8)
    return cuts, best_throws(values)


def threshold_player(cutoffs: Cutoffs) -> Policy:
    """Return ``h`` with other *cutoffs*."""
    cuts, throws = h_mus()
    every = np.tile(np.arange(CLASSES), (len(LANCES), 1))
    return Policy(every, thresholds(cutoffs), cuts, throws, blind())


def h() -> Policy:
    """Return ``h``: thresholds on the exact odds."""
    return threshold_player(H_CUTOFFS)


def _always(word: type[Bet]) -> Bytes:
    """Return what ``h`` says, but *word* wherever it can be said."""
    plan = tree()
    says = thresholds(H_CUTOFFS).copy()
    row = 0
    for lance in range(len(LANCES)):
        for node in plan.nodes[: nodes_of(lance)]:
            said = [type(WORDS[number]) for number in node.words]
            if word in said:
                says[0, row : row + CLASSES] = certain(said.index(word))
            row += CLASSES
    return says


def habits() -> dict[str, Policy]:
    """Return the six players that have one habit, and are ``h`` otherwise."""
    plain = h()
    never, always = np.zeros_like(plain.cuts), np.full_like(plain.cuts, SURE)
    return {
        "siempre-mus": replace(plain, cuts=never),
        "siempre-corta": replace(plain, cuts=always),
        "siempre-ordago": replace(plain, says=_always(Ordago)),
        "nunca-envida": replace(plain, says=_always(Paso)),
        "siempre-envida": replace(plain, says=_always(Envido)),
        "siempre-quiere": replace(plain, says=_always(Quiero)),
    }


def yardsticks() -> dict[str, Policy]:
    """Return all players that others are measured by."""
    return {
        "h": h(),
        "t1": threshold_player(T1_CUTOFFS),
        "t2": threshold_player(T2_CUTOFFS),
        **habits(),
    }
