"""Whole hands from the cut to the count: worked cases. Mano is seat 0, A is 0 and 2."""

import pytest

from tapete.naipes import CASA, Seat, Side
from tests.mus.builders import table

ONE = "R R C A / R C S 7 / 7 6 5 4 / S S 4 4"
TWO = "R R 5 4 / C C 5 4 / 7 6 5 4 / S 7 6 A"
KINGS = "R R R R / A A A A / 7 7 6 5 / 4 4 5 6"
SIX = "7 6 5 A / S S 4 4 / R R C A / 7 6 5 4 / R R 5 A / 7 6 5 4"
ALL_PASS = "grande: paso; chica: paso; pares: paso; juego: paso"
NO_JUEGO = "grande: paso; chica: paso; pares: paso; punto: "
DEJES = "grande: no → B 1; chica: no → B 1; pares: no → B 1; punto: no → B 1"

Score = tuple[int, int]


@pytest.mark.parametrize(
    ("hands", "course", "paid", "final"),
    [
        pytest.param(
            ONE,
            ALL_PASS,
            "grande paso A 1; chica paso A 1; pares prima B 3; juego prima A 3",
            (5, 3),
            id="HA01",
        ),
        pytest.param(
            ONE,
            "grande: quiero 2; chica: no → B 1; pares: quiero 4; juego: no → A 1",
            "chica deje B 1; juego deje A 1; grande envite A 2; "
            "pares envite B 4; pares prima B 3; juego prima A 3",
            (6, 8),
            id="HA02",
        ),
        pytest.param(
            ONE,
            "grande: paso; chica: paso; pares: no → A 1; juego: paso",
            "pares deje A 1; grande paso A 1; chica paso A 1; pares prima A 1; juego prima A 3",
            (7, 0),
            id="HA03",
        ),
        pytest.param(
            TWO,
            f"{NO_JUEGO}paso",
            "grande paso A 1; chica paso B 1; pares prima A 1; punto prima A 1",
            (3, 1),
            id="HA05",
        ),
        pytest.param(
            TWO,
            f"{NO_JUEGO}quiero 2",
            "grande paso A 1; chica paso B 1; pares prima A 1; punto envite A 2; punto prima A 1",
            (5, 1),
            id="HA06",
        ),
        pytest.param(
            TWO,
            f"{NO_JUEGO}no → B 1",
            "punto deje B 1; grande paso A 1; chica paso B 1; pares prima A 1; punto prima B 1",
            (2, 3),
            id="HA07",
        ),
        pytest.param(
            TWO,
            DEJES,
            "grande deje B 1; chica deje B 1; pares deje B 1; punto deje B 1; "
            "pares prima B 1; punto prima B 1",
            (0, 6),
            id="HA08",
        ),
        pytest.param(
            KINGS,
            "grande: paso; chica: paso; pares: paso",
            "grande paso A 1; chica paso B 1; pares prima A 4; juego prima A 2",
            (7, 1),
            id="HA09",
        ),
        pytest.param(
            "R C S 7 / R R R A / C S 7 6 / R R 4 4",
            "grande: paso; chica: paso; juego: paso",
            "grande paso B 1; chica paso B 1; pares prima B 5; juego prima B 3",
            (0, 10),
            id="HA11",
        ),
        pytest.param(
            "R R R A / R R R A / 4 5 6 7 / 4 5 6 7",
            ALL_PASS,
            "grande paso A 1; chica paso A 1; pares prima A 2; juego prima A 3",
            (7, 0),
            id="HA23",
        ),
    ],
)
def test_hand(hands: str, course: str, paid: str, final: Score) -> None:
    """Dejes are paid as they happen; then lance by lance the stake before the premium."""
    played = table(hands).all_say("corto").plays(course)
    assert played.counted == paid.split("; ")
    assert played.state.score == final
    assert played.state.outcome is None
    assert played.state.to_act == (CASA,)


@pytest.mark.parametrize(
    ("score", "options", "course", "paid", "final", "winner"),
    [
        pytest.param((39, 37), "", ALL_PASS, "grande paso A 1", (40, 37), "A", id="HA13"),
        pytest.param(
            (37, 37),
            "",
            ALL_PASS,
            "grande paso A 1; chica paso A 1; pares prima B 3",
            (39, 40),
            "B",
            id="HA14",
        ),
        pytest.param((39, 39), "", "grande: no → B 1", "grande deje B 1", (39, 40), "B", id="HA16"),
        pytest.param(
            (36, 0),
            "",
            ALL_PASS,
            "grande paso A 1; chica paso A 1; pares prima B 3; juego prima A 3",
            (41, 3),
            "A",
            id="HA17",
        ),
        pytest.param(
            (39, 0),
            "",
            "grande: paso; chica: paso; pares: ordago quiero",
            "pares ordago B None",
            (39, 0),
            "B",
            id="HA19",
        ),
        pytest.param(
            (0, 39),
            "",
            "grande: paso; chica: paso; pares: paso; juego: ordago quiero",
            "juego ordago A None",
            (0, 39),
            "A",
            id="HA20",
        ),
        pytest.param((29, 27), "target=30", ALL_PASS, "grande paso A 1", (30, 27), "A", id="HA22"),
    ],
)
def test_end(score: Score, options: str, course: str, paid: str, final: Score, winner: str) -> None:
    """The first side to reach the target wins the juego and counting stops; an ordago decides."""
    played = table(ONE, options, score=score).all_say("corto").plays(course)
    assert played.counted == paid.split("; ")
    assert played.state.score == final
    assert played.state.outcome is Side(winner)


@pytest.mark.parametrize(
    ("punto", "final"),
    [("paso", (3, 1)), ("quiero 2", (4, 1)), ("no → B 1", (2, 2))],
)
def test_punto_premium_unbet(punto: str, final: Score) -> None:
    """With punto_premium=unbet the stone of punto is paid only when all passed."""
    played = table(TWO, "punto_premium=unbet").all_say("corto").plays(f"{NO_JUEGO}{punto}")
    assert played.state.score == final


def test_refused_with_better_cards() -> None:
    """A side that refused loses the lance and its premiums even with better cards."""
    played = table(ONE).all_say("corto").plays("grande: paso; chica: paso; pares: paso")
    played.plays("juego: no → B 1")
    assert played.counted[-2:] == ["pares prima B 3", "juego prima B 2"]


def test_accepted_forty_is_no_ordago() -> None:
    """An accepted 40 is held to the count: dejes of the same hand come first."""
    course = "grande: quiero 40; chica: no → B 1; pares: paso; juego: paso"
    played = table(ONE, score=(0, 39)).all_say("corto").plays(course)
    assert played.counted == ["chica deje B 1"]
    assert played.state.outcome is Side.B


def test_shown_at_the_end() -> None:
    """At the end of a hand everybody sees all hands; the stock stays hidden."""
    played = table(ONE).all_say("corto").plays(ALL_PASS)
    for seat in (*range(4), None):
        view = played.state.view_for(None if seat is None else Seat(seat))
        assert view.hands == played.state.cards.hands
        assert view.stock == 24


@pytest.mark.parametrize(
    ("players", "hands", "paid"),
    [
        (
            2,
            "R R C A / S S 4 4",
            "grande paso A 1; chica paso A 1; pares prima B 3; juego prima A 3",
        ),
        (
            6,
            SIX,
            "grande paso A 1; chica paso A 1; pares prima B 3; juego prima A 3",
        ),
        (
            8,
            f"{SIX} / C S 7 6 / C C A A",
            "grande paso A 1; chica paso B 1; pares prima B 6; juego prima A 5",
        ),
    ],
)
def test_players(players: int, hands: str, paid: str) -> None:
    """With 2, 6 or 8 players each side counts with its best hand, and all holders' premiums."""
    played = table(hands, f"players={players}").all_say("corto").passes("deal")
    assert played.counted == paid.split("; ")
