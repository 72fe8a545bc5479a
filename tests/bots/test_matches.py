"""Computers play whole matches under all rules, and the better level wins."""

from random import Random

import pytest
from msgspec.structs import replace

from tapete.mus.rules import PRESETS, Players
from tests.bots.players import NORMAL, NOVATO, turns, winner

COUNTS: tuple[Players, ...] = (2, 4, 6, 8)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_table(preset: str, players: Players) -> None:
    """Under every preset and with any number of players, each word that is said is legal."""
    senas = "all" if players == 2 else PRESETS[preset].senas
    rules = replace(PRESETS[preset], players=players, senas=senas, juegos=1)
    spoken = 0
    for _, _, _ in turns(rules, (NOVATO, NORMAL), 0, lambda pack: Random(pack), Random(preset)):
        spoken += 1
    assert spoken


@pytest.mark.parametrize("option", ["real31=on", "exhaust=all", "out_after_no=no", "vacas=2"])
def test_other_rules(option: str) -> None:
    """So it is under the options that no preset has."""
    name, _, value = option.partition("=")
    rules = replace(PRESETS["clasico"], **{name: int(value) if value.isdigit() else value})
    assert list(turns(rules, (NORMAL, NOVATO), 0, lambda pack: Random(pack), Random(option)))


def test_same_seed() -> None:
    """The same chance and the same cards give the same match."""
    told = [
        [(who, word) for _, who, word in turns(rules, (NORMAL, NOVATO), 1, Random, Random("again"))]
        for rules in (PRESETS["clasico"], PRESETS["clasico"])
    ]
    assert told[0] == told[1]


def test_normal_beats_novato() -> None:
    """With the same cards for both, sides changed, normal wins clearly more matches."""
    rules, pairs = PRESETS["clasico"], 20
    won = sum(
        (winner(rules, (NORMAL, NOVATO), 1, number) == 0)
        + (winner(rules, (NOVATO, NORMAL), 1, number) == 1)
        for number in range(pairs)
    )
    assert won / (2 * pairs) > 0.6, f"normal won {won} of {2 * pairs}"
