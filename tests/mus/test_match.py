"""How a juego ends, and a vaca, and the match."""

import pytest

from tapete.mus.events import JuegoWon, LanceClosed, MatchWon, Paid, Shown
from tapete.mus.phases import Kind, Phase
from tapete.naipes import CASA, Side
from tests.mus.builders import Table, table

HANDS = "R R C A / R C S 7 / 7 6 5 4 / S S 4 4"
A_WINS = "R R R R / 7 6 5 4 / 7 6 5 4 / 7 6 5 4"
B_WINS = "7 6 5 4 / R R R R / 7 6 5 4 / 7 6 5 4"
REST = "chica: paso; pares: paso; juego: paso"


def played(course: str, options: str = "", score: tuple[int, int] = (0, 0)) -> Table:
    """Return a hand played as *course* tells."""
    return table(HANDS, options, score=score).all_say("corto").plays(course)


def test_immediate() -> None:
    """HS01: early_win=immediate: a deje that reaches the target ends the juego."""
    hand = played("grande: no → B 1", score=(39, 39))
    assert hand.state.outcome is Side.B
    assert hand.state.score == (39, 40)
    assert hand.state.phase is Phase.OVER


def test_after_lances() -> None:
    """HS02: early_win=after_lances: the lances go on; who stood first at the target wins."""
    hand = played("grande: no → B 1", "early_win=after_lances", (39, 39))
    assert hand.state.phase is Phase.CHICA
    hand.plays(REST)
    assert hand.state.outcome is Side.B
    assert hand.state.score == (39, 40)
    assert hand.counted == ["grande deje B 1"]  # no count


def test_after_lances_later_dejes() -> None:
    """Later dejes are still scored, and do not take the juego from who was first."""
    course = "grande: no → B 1; chica: no → A 1; pares: no → A 1; juego: no → A 1"
    hand = played(course, "early_win=after_lances", (39, 39))
    assert hand.state.outcome is Side.B
    assert hand.state.score == (42, 40)


def test_after_lances_ordago() -> None:
    """An ordago accepted in one of the later lances decides the juego instead."""
    course = "grande: no → B 1; chica: paso; pares: paso; juego: ordago quiero"
    hand = played(course, "early_win=after_lances", (39, 39))
    assert hand.state.outcome is Side.A
    assert hand.state.score == (39, 40)


def test_after_lances_nobody_there() -> None:
    """If no side stands at the target when the last lance closes the hand is counted."""
    hand = played(f"grande: no → B 1; {REST}", "early_win=after_lances", (38, 30))
    assert hand.counted[:3] == ["grande deje B 1", "chica paso A 1", "pares prima B 3"]
    assert hand.state.outcome is Side.A
    assert hand.state.score == (42, 34)


@pytest.mark.parametrize("early_win", ["immediate", "after_lances"])
def test_held_stakes_wait(early_win: str) -> None:
    """HS04: accepted stones reach the target at the count, not before."""
    hand = played("grande: quiero 2; chica: paso", f"early_win={early_win}", (38, 38))
    assert hand.state.phase is Phase.PARES
    hand.plays("pares: paso; juego: paso")
    assert hand.state.outcome is Side.A
    assert hand.state.score == (40, 38)


def test_a_refusal_is_always_allowed() -> None:
    """A refusal is allowed also when it loses the juego."""
    hand = played("grande: paso; chica: paso; pares: paso; juego: no → A 1", score=(39, 0))
    assert hand.state.outcome is Side.A


def test_ordago_voids_the_rest() -> None:
    """An accepted ordago decides alone: open stakes are void, the score and dejes stay."""
    hand = played("grande: no → B 1; chica: quiero 20; pares: ordago quiero")
    assert hand.counted == ["grande deje B 1", "pares ordago B None"]
    assert hand.state.score == (0, 1)
    assert [event.how.value for event in hand.heard(LanceClosed)] == ["deje", "quiero", "ordago"]
    assert len(hand.heard(Shown)) == 1


def test_ordago_shows_who_won() -> None:
    """All hands are shown, and the ordago is paid without stones."""
    hand = played("grande: ordago quiero")
    (paid,) = hand.heard(Paid)
    assert (paid.counted.kind, paid.counted.side, paid.counted.points) == (
        Kind.ORDAGO,
        Side.A,
        None,
    )
    assert hand.heard(MatchWon) == [MatchWon(Side.A)]


def juegos(options: str, winners: str) -> Table:
    """Return a match in which the sides of *winners* won one juego after another by ordago."""
    playing = table(A_WINS if winners[0] == "A" else B_WINS, options)
    for place, winner in enumerate(winners):
        if place:
            playing.deals(A_WINS if winner == "A" else B_WINS)
        playing.all_say("corto", "ordago", "quiero")
    return playing


@pytest.mark.parametrize(
    ("options", "winners", "won"),
    [
        ("", "A", "0-0 1-0"),
        ("juegos=2", "ABA", "1-0 0-0, 1-1 0-0, 0-0 1-0"),
        ("vacas=2", "ABB", "0-0 1-0, 0-0 1-1, 0-0 1-2"),
        ("juegos=2 vacas=2", "ABBAA", "1-0 0-0, 1-1 0-0, 0-0 0-1, 1-0 0-1, 0-0 1-1"),
        ("juegos=3", "BBB", "0-1 0-0, 0-2 0-0, 0-0 0-1"),
        ("juegos=3 vacas=3", "AAA", "1-0 0-0, 2-0 0-0, 0-0 1-0"),
    ],
)
def test_juegos_and_vacas(options: str, winners: str, won: str) -> None:
    """So many juegos win a vaca and clear the juegos; so many vacas win the match."""
    events = juegos(options, winners).heard(JuegoWon)
    assert won == ", ".join(
        f"{'-'.join(map(str, event.juegos))} {'-'.join(map(str, event.vacas))}" for event in events
    )
    assert "".join(str(event.side) for event in events) == winners


@pytest.mark.parametrize(
    ("options", "winners", "outcome"),
    [
        ("", "B", Side.B),
        ("juegos=2", "AB", None),
        ("juegos=2", "ABA", Side.A),
        ("juegos=2 vacas=2", "AABB", None),
        ("juegos=2 vacas=2", "AABBAA", Side.A),
        ("juegos=3 vacas=2", "BBBBBB", Side.B),
    ],
)
def test_outcome(options: str, winners: str, outcome: Side | None) -> None:
    """The match is over when a side has the vacas, and nobody is to act then."""
    match = juegos(options, winners)
    assert match.state.outcome is outcome
    assert match.state.to_act == ((CASA,) if outcome is None else ())
    assert bool(match.heard(MatchWon)) is (outcome is not None)


def test_score_starts_anew() -> None:
    """Winning a juego sets the score to 0–0 at the next deal; mano keeps moving on."""
    hand = played("grande: no → B 1", "juegos=2", (39, 39))
    assert hand.state.score == (39, 40)
    assert (hand.state.hand, hand.state.mano) == (2, 1)
    hand.shuffles()
    assert hand.state.score == (0, 0)
    assert hand.state.juegos == (0, 1)
    assert hand.state.counted == ()


def test_over() -> None:
    """When the match is over nothing more can be said, and the last hand stands."""
    match = juegos("", "A")
    assert (match.state.hand, match.state.mano) == (1, 0)
    assert match.refuses("0", "mus") == "the match is over: nobody is to speak, not seat 0"
    assert match.refuses("casa", "baraja") == "the match is over: nobody is to speak, not casa"
    assert match.state.legal(CASA) == ()
    assert match.state.shuffle == ()
