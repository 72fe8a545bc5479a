"""The odds that ship are exact: what is counted again comes out alike, and chances add up."""

from math import comb
from random import Random

import numpy as np
import pytest

from tapete.bots.lab.counting import count_deals, deck, pairs
from tapete.bots.lab.odds_file import DATA, ONE, STAGES, pack, stages
from tapete.bots.mus.exact import both_told, juego_told, odds, pares_told
from tapete.bots.mus.shapes import Shapes, shapes_of
from tapete.mus.count import best, side_of
from tapete.mus.hand import worth
from tapete.mus.phases import Lance
from tapete.naipes import PACK, SIDES, Seat, cards

DEALS = comb(36, 4) * comb(32, 4) * comb(28, 4)
"""How the other three hands can be dealt."""

HANDS = {8: ((7, 7, 0, 0), (6, 4, 4, 1)), 4: ((9, 9, 5, 1),)}
"""Hands that are counted again, by rank."""


def shares(shapes: Shapes) -> list[float]:
    """Return how likely each hand is."""
    return [ways / sum(shapes.ways) for ways in shapes.ways]


@pytest.mark.parametrize("kings", HANDS)
def test_counted_again(kings: int) -> None:
    """The file says what counting all deals says, of every lance, place and declaration."""
    shapes = shapes_of(kings, "off")
    wanted = np.zeros(len(shapes.shapes), dtype=np.bool_)
    numbers = [shapes.index[hand] for hand in HANDS[kings]]
    wanted[numbers] = True
    wins, deals = count_deals(kings, wanted)
    assert [deals[..., number].sum() for number in numbers] == [DEALS] * len(numbers)
    counted = stages(wins, deals)[..., numbers]
    for (stage, lance, place, which), chance in np.ndenumerate(counted):
        told = odds(kings, list(Lance)[lance], place, numbers[which], stage)
        assert told == pytest.approx(chance / ONE, abs=1e-9)


@pytest.mark.parametrize("kings", [8, 4])
@pytest.mark.parametrize("lance", [Lance.GRANDE, Lance.CHICA])
def test_one_side_wins(kings: int, lance: Lance) -> None:
    """In grande and in chica one side has the best hand, and never both."""
    share = shares(shapes_of(kings, "off"))
    for place in range(4):
        sides = [
            sum(part * odds(kings, lance, at, shape) for shape, part in enumerate(share))
            for at in (place, (place + 1) % 4)
        ]
        assert sum(sides) == pytest.approx(1, abs=1e-4)


def told(lance: Lance, hands: list[tuple[bool, bool]]) -> int:
    """Return the stage at which *lance* is played when the others hold (pares, juego)."""
    pares = sum(has << seat for seat, (has, _) in enumerate(hands))
    juego = sum(has << seat for seat, (_, has) in enumerate(hands))
    match lance:
        case Lance.PARES:
            return pares_told(pares)
        case Lance.JUEGO:
            return juego_told(juego)
        case _:
            return both_told(pares, juego)


@pytest.mark.parametrize("lance", [Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO])
@pytest.mark.parametrize("text", ["12o 12c 1e 1b", "7o 7c 5e 4b", "12o 11c 10e 1b"])
def test_sampled(text: str, lance: Lance) -> None:
    """Of deals by chance as many are won as the odds say, declarations included."""
    own, chance = cards(text), Random(text + lance.value)
    left = [card for card in PACK if card not in own]
    shape = shapes_of(8, "off").of(own, 8)
    expected = won = spread = 0.0
    for deal in range(1500):
        place = deal % 4
        dealt = chance.sample(left, 12)
        hands = [own, *(tuple(dealt[at : at + 4]) for at in (0, 4, 8))]
        worths = {(place + step) % 4: worth(hand) for step, hand in enumerate(hands)}
        others = [worths[(place + step) % 4] for step in (1, 2, 3)]
        hold = {Lance.PARES: "has_pares", Lance.JUEGO: "has_juego"}.get(lance)
        holders = [seat for seat in range(4) if hold is None or getattr(worths[seat], hold)]
        if lance is Lance.PUNTO and any(hand.has_juego for hand in worths.values()):
            continue
        likely = odds(
            8, lance, place, shape, told(lance, [(h.has_pares, h.has_juego) for h in others])
        )
        by_seat = tuple(worths[seat] for seat in range(4))
        if holders:
            side = side_of(best(lance, map(Seat, holders), by_seat))
            won += side is SIDES[place % 2]
        expected += likely
        spread += likely * (1 - likely)
    assert abs(won - expected) <= 4 * spread**0.5 + 1e-9


def test_pools() -> None:
    """Two hands together are counted as often as they can be dealt."""
    all_pairs = pairs(deck(8))
    assert all_pairs.weight.sum() == pytest.approx(330 * comb(36, 4))


@pytest.mark.parametrize("kings", [8, 4])
def test_file(kings: int) -> None:
    """The file has one number for each stage, lance, place and hand, and can be made again."""
    shapes = len(shapes_of(kings, "off").shapes)
    empty = np.zeros((STAGES, 5, 4, shapes), dtype=np.uint16)
    assert len(pack(empty)) < (DATA / f"odds{kings}.bin").stat().st_size < 2_000_000
