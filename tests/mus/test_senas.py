"""The señas: when each is true, who may make one and when, and who sees it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.mus import MUS, State
from tapete.mus.senas import SIGNS
from tapete.naipes import PACK, Card, Seat
from tests.mus.builders import hand, rules, start, table

HOLDINGS = SIGNS[:13]
REST = "7 6 5 4 / 7 6 5 4 / C S 7 6"


def made(ranks: str, options: str = "") -> tuple[str, ...]:
    """Return the signs of holdings that may be made with the hand that *ranks* names."""
    signs = dealt(hand(ranks), options).signs(Seat(0))
    return tuple(sign for sign in signs if sign in HOLDINGS)


def dealt(first: tuple[Card, ...], options: str = "") -> State:
    """Return the state after seat 0 was dealt *first*, and the others whatever is left."""
    left = [card for card in PACK if card not in first]
    hands = (first, *(tuple(left[4 * seat : 4 * seat + 4]) for seat in range(3)))
    groups = " / ".join(" ".join(map(str, held)) for held in hands)
    return start(options).apply(start().to_act[0], MUS.read_action(f"reparte {groups}"))[0]


@pytest.mark.parametrize(
    ("ranks", "signs"),
    [
        ("R R 7 5", "dos_reyes pares juego"),
        ("R R R 4", "tres_reyes medias pares juego"),
        ("R R R R", "pares duples juego"),
        ("7 4 A A", "dos_ases pares"),
        ("R A A A", "tres_ases medias pares"),
        ("A A A A", "pares duples"),
        ("C C 5 4", "pares veintinueve"),
        ("C C C 4", "pares medias juego"),
        ("C C 4 4", "pares duples"),
        ("R R A A", "dos_reyes dos_ases pares duples"),
        ("R C S 5", "juego"),
        ("R C S A", "treinta_y_una"),
        ("7 7 7 R", "pares medias treinta_y_una"),
        ("R C 6 4", "treinta"),
        ("R C 5 4", "veintinueve"),
        ("R 7 6 4", "ciego"),
        ("R 7 5 A", "ciego"),
        ("R R R A", "tres_reyes pares medias treinta_y_una solomillo"),
    ],
)
def test_true_signs(ranks: str, signs: str) -> None:
    """Each sign is true of what it says: exactly two kings, three alike, a punto of 30, …"""
    assert set(made(ranks)) == set(signs.split())


def test_kings() -> None:
    """With eight kings a 3 is a rey and a 2 is an as, with four they are not."""
    assert made("R 3 2 A") == ("dos_reyes", "dos_ases", "pares", "duples")
    assert made("R 3 2 A", "kings=4") == ("ciego",)


def test_fem_knows_no_solomillo() -> None:
    """The list of the FEM is without solomillo."""
    assert "solomillo" in made("R R R A")
    assert "solomillo" not in made("R R R A", "sena_set=fem")
    assert "solomillo" not in made("R R R A", "sena_set=fem true_senas=no")


def test_any_sign_where_none_need_be_true() -> None:
    """Where señas need not be true all of the set are offered."""
    assert dealt(hand("R R R A"), "true_senas=no").signs(Seat(0)) == SIGNS
    fem = dealt(hand("R R R A"), "true_senas=no sena_set=fem").signs(Seat(0))
    assert fem == tuple(sign for sign in SIGNS if sign != "solomillo")


def naive(cards: tuple[Card, ...]) -> set[str]:
    """Return the true signs of *cards* with eight kings, by counting on one's fingers."""
    numbers = sorted({3: 12, 2: 1}.get(card.number, card.number) for card in cards)
    points = sum(10 if number > 7 else number for number in numbers)
    alike = sorted(numbers.count(number) for number in numbers)
    signs = {
        "dos_reyes": numbers.count(12) == 2,
        "tres_reyes": numbers.count(12) == 3,
        "dos_ases": numbers.count(1) == 2,
        "tres_ases": numbers.count(1) == 3,
        "pares": len(set(numbers)) < 4,
        "medias": alike == [1, 3, 3, 3],
        "duples": alike in ([2, 2, 2, 2], [4, 4, 4, 4]),
        "juego": points > 31,
        "treinta_y_una": points == 31,
        "treinta": points == 30,
        "veintinueve": points == 29,
        "solomillo": numbers == [1, 12, 12, 12],
    }
    told = {sign for sign, is_true in signs.items() if is_true}
    return told or {"ciego"}


@given(st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True))
def test_oracle(cards: list[Card]) -> None:
    """Whatever the cards, those signs are offered that are true of them."""
    signs = dealt(tuple(cards)).signs(Seat(0))
    assert set(signs) - {"cortar", "envidar_mas"} == naive(tuple(cards))
    assert list(signs) == sorted(signs, key=SIGNS.index)


def test_none_while_there_are_no_cards() -> None:
    """Before the deal, and after the hand, nobody signs."""
    playing = table("R R 7 4 / " + REST)
    assert start().signs(Seat(0)) == ()
    playing.all_say("corto", "ordago", "quiero")
    assert playing.state.signs(Seat(0)) == ()


def test_none_while_cards_are_missing() -> None:
    """Nobody signs while the discards are shuffled for those who lack cards."""
    playing = table(options="players=8").throws(4, 4, 4, 4, 4, 4, 4, 4)
    assert playing.state.shuffle
    assert {playing.state.signs(Seat(seat)) for seat in range(8)} == {()}


def test_intentions() -> None:
    """One may show that one will cut until somebody does, and that one wants more until the end."""
    playing = table("R R 7 4 / " + REST)
    assert playing.state.signs(Seat(0))[-2:] == ("cortar", "envidar_mas")
    playing.all_say("mus", "mus", "mus", "mus")
    assert playing.state.signs(Seat(0))[-2:] == ("cortar", "envidar_mas")
    playing = table("R R 7 4 / " + REST).all_say("corto")
    assert "cortar" not in playing.state.signs(Seat(0))
    assert playing.state.signs(Seat(0))[-1] == "envidar_mas"


def test_none_at_all() -> None:
    """Where there are no señas none is offered."""
    assert dealt(hand("R R R A"), "senas=off").signs(Seat(0)) == ()


def test_mus_corrido() -> None:
    """In a hand of mus corrido there are no señas and no table talk until the cut."""
    playing = table("R R 7 4 / " + REST, "mus_corrido=match")
    assert playing.state.signs(Seat(0)) == ()
    assert playing.state.askable(Seat(0)) == ()
    assert playing.state.is_silent
    playing.all_say("mus", "mus", "mus", "mus")
    assert playing.state.signs(Seat(0)) == ()
    assert playing.state.is_silent
    playing = table("R R 7 4 / " + REST, "mus_corrido=match").all_say("corto")
    assert not playing.state.is_silent
    assert not table("R R 7 4 / " + REST).state.is_silent
    assert "dos_reyes" in playing.state.signs(Seat(0))
    assert playing.state.askable(Seat(0)) == playing.state.legal(Seat(0))


def test_cards_come_into_hands() -> None:
    """Cards come into hands at the deal and at each exchange, and else they do not."""
    playing = table("R R 7 4 / " + REST)
    assert (start().handed_out, playing.state.handed_out) == (0, 1)
    assert playing.all_say("mus", "mus", "mus", "mus").state.handed_out == 1
    playing = table("R R 7 4 / " + REST).throws(1, 1, 1, 1)
    assert playing.state.handed_out == 2
    assert playing.all_say("corto", "ordago", "no").state.handed_out == 2


@pytest.mark.parametrize(
    ("senas", "seen"),
    [("off", "0"), ("partner", "0 2"), ("all", "0 1 2 3 None"), ("watch", "0 1")],
)
def test_who_sees(senas: str, seen: str) -> None:
    """A sign is seen by nobody, the partner, all, or whoever looks; its maker sees it always."""
    chosen = rules(f"senas={senas}")
    looks = {Seat(1): Seat(0), Seat(2): Seat(1), Seat(3): None}
    viewers = [*map(Seat, range(4)), None]
    sees = [
        viewer
        for viewer in viewers
        if MUS.sees_sign(chosen, Seat(0), viewer, None if viewer is None else looks.get(viewer))
    ]
    assert " ".join(map(str, sees)) == seen


def test_asking() -> None:
    """Who is to speak may ask his partner about each word he may say, and nobody else may."""
    playing = table("R R 7 4 / " + REST)
    assert list(map(str, playing.state.askable(Seat(0)))) == ["mus", "corto"]
    assert playing.state.askable(Seat(2)) == ()
    playing.all_say("corto", "envido 5")
    assert playing.state.askable(Seat(1)) == playing.state.legal(Seat(1))


def test_nobody_to_ask() -> None:
    """Without a partner who may still speak, or where answers are proposals, nobody asks."""
    playing = table("R R 7 4 / " + REST).all_say("corto", "envido", "no")
    assert playing.state.to_act == (Seat(3),)
    assert playing.state.askable(Seat(3)) == ()  # seat 1 refused and is out of the lance
    assert table(options="players=2").state.askable(Seat(0)) == ()
    assert table(options="consensus=approval").state.askable(Seat(0)) == ()


def test_nobody_is_asked_what_to_throw() -> None:
    """What to throw is everybody's own affair."""
    playing = table("R R 7 4 / " + REST).all_say("mus", "mus", "mus", "mus")
    assert playing.state.askable(Seat(0)) == ()
