"""The odds of a lance, against counting every deal."""

from itertools import combinations
from typing import Final

import pytest

from tapete.bots.mus import reading
from tapete.bots.mus.crowds import Declared
from tapete.bots.mus.odds import Asked, chance
from tapete.bots.mus.shapes import shapes_of
from tapete.mus.hand import worth
from tapete.mus.phases import Lance
from tapete.naipes import PACK, cards

Told = tuple[Declared, ...] | None


def ask(
    lance: str,
    hand: str,
    place: int,
    pares: Told = None,
    juego: Told = None,
    players: int = 4,
    kings: int = 8,
) -> Asked:
    """Return the question for the odds of *hand*; what was not declared is not known."""
    nothing = (None,) * (players - 1)
    shape = shapes_of(kings, "off").of(cards(hand), kings)
    return Asked(kings, "off", Lance(lance), shape, place, pares or nothing, juego or nothing)


def odds(
    lance: str,
    hand: str,
    place: int,
    pares: Told = None,
    juego: Told = None,
    players: int = 4,
    kings: int = 8,
) -> float:
    """Return the odds of *hand*, not looked up."""
    return chance(ask(lance, hand, place, pares, juego, players, kings))


@pytest.mark.parametrize("kings", [8, 4])
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("hand", ["12o 12c 7e 4b", "1o 2c 4e 5b", "6o 6c 5e 5b", "11o 10c 3e 1b"])
def test_one_rival(hand: str, place: int, kings: int) -> None:
    """Against one rival the odds are exact: of all his 58,905 hands, so many lose."""
    own = worth(cards(hand), kings)
    rivals = [worth(held, kings) for held in combinations(sorted({*PACK} - {*cards(hand)}), 4)]
    assert len(rivals) == 58905
    for lance in Lance:
        speaks = {
            Lance.PARES: own.has_pares,
            Lance.JUEGO: own.has_juego,
            Lance.PUNTO: not own.has_juego,
        }.get(lance, True)
        if not speaks:
            continue
        held = [
            rival
            for rival in rivals
            if (lance is not Lance.PARES or rival.has_pares)
            and (lance is not Lance.JUEGO or rival.has_juego)
            and (lance is not Lance.PUNTO or not rival.has_juego)
        ]
        key = own.key(lance)
        beaten = [rival.key(lance) for rival in held]
        won = sum(
            theirs < key or (place == 0 and theirs == key)  # type: ignore[operator]  # same lance
            for theirs in beaten
        )
        pares = (True,) if lance is Lance.PARES else None
        juego = {Lance.JUEGO: (True,), Lance.PUNTO: (False,)}.get(lance)
        got = odds(lance.value, hand, place, pares, juego, players=2, kings=kings)
        assert got == pytest.approx(won / len(held), abs=1e-12)


Y, N = True, False

COUNTED: Final = [
    # every deal of the three other hands counted, 43,370,632,305,000 where nothing was declared
    ("grande", "12o 12c 7e 4b", 1, None, None, 0.86375),
    ("grande", "12o 12c 11e 11b", 3, None, None, 0.97863),
    ("grande", "12o 11c 10e 4b", 0, None, None, 0.67444),
    ("grande", "12o 10c 7e 6b", 0, None, None, 0.50620),
    ("grande", "6o 6c 6e 4b", 1, None, None, 0.33077),
    ("chica", "12o 12c 7e 4b", 3, None, None, 0.33729),
    ("chica", "1o 1c 4e 5b", 2, None, None, 0.97534),
    ("chica", "12o 11c 10e 4b", 2, None, None, 0.33870),
    ("pares", "12o 12c 7e 4b", 3, (N, N, Y), None, 0.66968),
    ("pares", "1o 1c 4e 5b", 0, (Y, Y, Y), None, 0.33102),
    ("pares", "7o 7c 6e 5b", 1, (Y, N, Y), None, 0.15351),
    ("pares", "12o 11c 10e 4b", 1, (Y, Y, Y), None, 0.30291),
    ("pares", "6o 6c 6e 4b", 0, (N, N, Y), None, 0.86420),
    ("pares", "12o 10c 7e 6b", 0, (Y, Y, N), None, 0.45086),
    ("pares", "12o 12c 11e 11b", 0, (Y, N, N), None, 0.99957),
    ("juego", "12o 12c 7e 4b", 1, (Y, Y, Y), (Y, Y, Y), 0.64925),
    ("juego", "12o 12c 11e 11b", 0, (Y, Y, N), (N, Y, Y), 0.58290),
    ("juego", "7o 7c 6e 5b", 1, (N, N, Y), (Y, Y, N), 0.36206),
    ("juego", "11o 11c 5e 4b", 2, (Y, Y, N), (Y, Y, N), 0.57937),
    ("juego", "12o 11c 10e 7b", 2, (Y, Y, Y), (Y, N, Y), 0.19797),
    ("juego", "12o 10c 7e 6b", 0, (N, N, N), (Y, N, Y), 0.00824),
    ("punto", "7o 7c 6e 5b", 2, (N, Y, N), (N, N, N), 0.32747),
    ("punto", "11o 11c 5e 4b", 0, (Y, N, N), (N, N, N), 0.92493),
    ("punto", "5o 4c 1e 1b", 3, (Y, Y, N), (N, N, N), 0.31588),
]


@pytest.mark.parametrize(
    ("lance", "hand", "place", "pares", "juego", "counted"),
    COUNTED,
    ids=[f"{lance} {hand}" for lance, hand, *_ in COUNTED],
)
def test_three_hidden_hands(
    lance: str, hand: str, place: int, pares: Told, juego: Told, counted: float
) -> None:
    """With four players the odds are the count of all deals; by the mean they are near it."""
    asked = ask(lance, hand, place, pares, juego)
    assert reading.odds(asked) == pytest.approx(counted, abs=2e-5)
    assert chance(asked) == pytest.approx(counted, abs=0.01)


def test_mean_error() -> None:
    """By the mean, they are within three thousandths on average."""
    errors = [abs(odds(*case[:5]) - case[5]) for case in COUNTED]
    assert sum(errors) / len(errors) < 0.003


@pytest.mark.parametrize(
    ("lance", "hand", "players"),
    [
        ("grande", "12o 12c 12e 12b", 4),
        ("chica", "1o 1c 1e 1b", 8),
        ("juego", "12o 12c 12e 1b", 6),
        ("punto", "12o 11c 5e 5b", 2),
    ],
)
def test_the_best_hand_of_mano(lance: str, hand: str, players: int) -> None:
    """The best hand there is wins from mano, and never less often than from farther back."""
    others = players - 1
    juego = {"juego": (True,) * others, "punto": (False,) * others}.get(lance)
    from_mano = odds(lance, hand, 0, None, juego, players)
    assert from_mano == pytest.approx(1.0)
    assert all(
        odds(lance, hand, place, None, juego, players) <= from_mano for place in range(players)
    )


def test_partner_helps() -> None:
    """Whoever holds nothing wins pares through his partner, and only through him."""
    assert odds("pares", "12o 11c 7e 5b", 0, (True, False, False)) == 0.0
    assert odds("pares", "12o 11c 7e 5b", 0, (False, True, False)) == 1.0
    assert 0.4 < odds("pares", "12o 11c 7e 5b", 0, (True, True, False)) < 0.6


@pytest.mark.parametrize("players", [6, 8])
def test_many_players(players: int) -> None:
    """With more players, too: a hand that beats half of all is worth less beside more of them."""
    medium = "12o 10c 7e 6b"
    assert odds("grande", medium, 0, players=players) < odds("grande", medium, 0)
    assert odds("grande", "12o 12c 11e 11b", 0, players=players) > 0.9
