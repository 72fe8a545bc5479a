"""Who speaks first, who deals, who wins ties; and mus corrido, under which that changes."""

import pytest

from tapete.mus import MUS
from tapete.mus.count import precedence
from tapete.mus.events import DealtOut, ManoMoved
from tapete.mus.phases import Phase
from tapete.naipes import CASA, Seat, Side
from tests.mus.builders import Table, rules, table

SAME = "R C S A / R C S A / R C S A / R C S A"
NOTHING = "7 6 5 4 / 7 6 5 4 / 7 6 5 4 / 7 6 5 4"


def next_hand(playing: Table) -> Table:
    """Let everybody cut or pass to the end of the hand, and deal another."""
    return playing.all_say("corto").passes("deal").shuffles()


@pytest.mark.parametrize(
    ("mano", "order"),
    [
        pytest.param(0, [0, 1, 2, 3], id="SE01"),
        pytest.param(3, [3, 0, 1, 2], id="SE03"),
        (1, [1, 2, 3, 0]),
    ],
)
def test_speaking_order(mano: int, order: list[int]) -> None:
    """Mano is dealt to first and speaks first, the dealer, who sits before him, last."""
    playing = table("", mano=mano)
    for seat in order:
        assert playing.state.to_act == (seat,)
        playing.all_say("mus")
    assert list(playing.state.to_act) == order
    assert precedence(rules("tie_break=dealer"), Seat(mano))[0] == order[-1]


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_mano_moves_on(players: int) -> None:
    """SE02: after each hand mano and dealer move one seat on."""
    playing = table("", f"players={players}")
    manos = [playing.state.mano]
    for _ in range(players):
        next_hand(playing)
        manos.append(playing.state.mano)
    assert manos == [*range(players), 0]
    assert [dealt.hand for dealt in playing.heard(DealtOut)] == list(range(1, players + 2))


@pytest.mark.parametrize(
    ("options", "mano", "hands", "side"),
    [
        pytest.param("", 2, "7 6 5 4 / R C S A / R C S A / 7 6 5 4", Side.A, id="SE05"),
        pytest.param(
            "tie_break=dealer", 0, "R C S A / 7 6 5 4 / 7 6 5 4 / R C S A", Side.B, id="SE06"
        ),
        ("", 0, "R C S A / 7 6 5 4 / 7 6 5 4 / R C S A", Side.A),
        ("", 0, SAME, Side.A),
        ("", 1, SAME, Side.B),
        ("tie_break=dealer", 0, SAME, Side.B),
        ("tie_break=dealer", 1, SAME, Side.A),
        ("tie_break=dealer", 1, "7 6 5 4 / R C S A / R C S A / 7 6 5 4", Side.B),
    ],
)
def test_ties(options: str, mano: int, hands: str, side: Side) -> None:
    """A tie goes to the seat nearest mano; with tie_break=dealer to the dealer before all."""
    playing = table(hands, options, mano).all_say("corto").passes("juego")
    playing.all_say("ordago", "quiero")
    assert playing.state.outcome is side


def test_cutter_is_not_mano() -> None:
    """DI12: the lances begin with the mano, whoever cut."""
    playing = table("").all_say("mus", "mus", "mus", "corto")
    assert playing.state.phase is Phase.GRANDE
    assert playing.state.to_act == (0,)


def test_corrido_cutter_becomes_mano() -> None:
    """SE07: mus corrido: the first who cuts becomes mano, the seat before him the dealer."""
    playing = table(SAME, "mus_corrido=match tie_break=dealer").all_say("mus", "mus", "corto")
    assert playing.state.mano == 2
    assert playing.state.to_act == (2,)
    assert playing.heard(ManoMoved) == [ManoMoved(Seat(2))]
    playing.all_say("ordago", "quiero")
    assert playing.state.outcome is Side.B  # seat 1 is the dealer and wins the tie


def test_corrido_mano_cuts() -> None:
    """Mus corrido: a mano who cuts stays mano."""
    playing = table("", "mus_corrido=match").all_say("corto")
    assert playing.state.mano == 0
    assert not playing.heard(ManoMoved)


def test_corrido_all_say_mus() -> None:
    """SE08: if all say mus mano moves on; the new one receives and speaks first."""
    playing = table("", "mus_corrido=match")
    stock = playing.state.cards.stock
    playing.throws(1, 1, 1, 1)
    assert playing.state.mano == 1
    assert playing.state.to_act == (1,)
    assert [playing.state.cards.hands[seat][-1] for seat in (1, 2, 3, 0)] == list(stock[:4])


def test_corrido_every_round() -> None:
    """Mus corrido holds for every round of mus of that hand."""
    playing = table("", "mus_corrido=match").throws(1, 1, 1, 1).throws(1, 1, 1, 1)
    assert playing.state.mano == 2
    playing.all_say("mus", "corto")
    assert playing.state.mano == 3
    assert [moved.mano for moved in playing.heard(ManoMoved)] == [1, 2, 3]


def test_corrido_over_a_shuffle() -> None:
    """Mus corrido also holds after the stock had to be shuffled anew."""
    playing = table("", "mus_corrido=match").throws(4, 4, 4, 4).throws(4, 4, 4, 4)
    assert playing.state.to_act == (CASA,)
    playing.shuffles().all_say("mus", "corto")
    assert playing.state.mano == 3


def test_corrido_next_mano() -> None:
    """The next hand's mano is the seat after the final mano."""
    playing = table(NOTHING, "mus_corrido=match").all_say("mus", "mus", "corto").passes("deal")
    assert playing.state.mano == 3


@pytest.mark.parametrize(
    ("option", "moves"),
    [("off", [0, 0, 0]), ("match", [1, 0, 0]), ("juego", [1, 0, 1])],
)
def test_corrido_hands(option: str, moves: list[int]) -> None:
    """Mus corrido: never, in the first hand of the match, or in the first of every juego."""
    playing = Table(table(NOTHING, f"mus_corrido={option} juegos=3").state, [])
    moved = []
    for end in ("pass", "ordago", "ordago"):
        before = len(playing.heard(ManoMoved))
        playing.all_say("mus", "corto")
        moved.append(len(playing.heard(ManoMoved)) - before)
        if end == "pass":
            playing.passes("deal")
        else:
            playing.all_say("ordago", "quiero")
        playing.deals(NOTHING)
    assert moved == moves


def test_sides() -> None:
    """Side A has the even seats, side B the odd ones."""
    for players in (2, 4, 6, 8):
        sides = list(map(str, MUS.sides(rules(f"players={players}"))))
        assert sides == list("AB" * (players // 2))
