"""What the computers of Mus ask and answer."""

from random import Random

import pytest

from tapete.bots import LEVELS, answer, ask
from tapete.mus import State
from tapete.mus.words import read_action
from tapete.naipes import Seat
from tapete.table.room_view import Question
from tests.bots.players import seen_by, shuffled
from tests.mus.builders import Table, start, table

ALL_LEVELS = pytest.mark.parametrize("level", LEVELS["mus"])
SIGNING = ("normal", "fuerte", "experto")
S0, S1, S2, S3 = map(Seat, range(4))


def betting(hands: str, options: str = "") -> Table:
    """Return a hand in which seat 0 opens grande."""
    return table(hands, options).says("0 corto")


MIDDLING = "C C 7 6 / R 7 6 4 / R C 5 4 / R S 6 5"


def test_asks_when_in_doubt() -> None:
    """Now and then a computer asks the person beside it when another word is nearly as good."""
    asked = {
        ask("mus", "normal", seen_by(betting(MIDDLING).state, S0, persons=[2]), Random(number))
        for number in range(40)
    }
    assert None in asked
    assert asked - {None}


def dealt(hand: str) -> State:
    """Return a hand in which seat 0 holds *hand* and mus is asked."""
    return table(f"{hand} / 7 6 5 4 / 7 6 5 4 / S S 6 5").state


def test_asks_about_mus() -> None:
    """It asks whether to cut with a hand that may go either way, and not with a clear one."""
    words = {
        ask("mus", "normal", seen_by(dealt(hand), S0, persons=[2]), Random(1))
        for hand in ("R C 7 4", "C C 6 4", "R 6 5 A", "R C A A", "R R C C")
    }
    assert words <= {"mus", "corto", None}
    assert len(words) > 1
    clear = seen_by(dealt("R R C C"), S0, persons=[2])
    assert ask("mus", "normal", clear, Random(1)) is None


@ALL_LEVELS
def test_asks_nobody_else(level: str) -> None:
    """It asks no computer, nobody a second time, and nothing where nobody may be asked."""
    for state in (table(MIDDLING).state, betting(MIDDLING).state):
        assert ask("mus", level, seen_by(state, S0), Random(1)) is None
        asked = seen_by(state, S0, persons=[2], question=Question(S0, "paso"))
        assert ask("mus", level, asked, Random(1)) is None
    state = betting(MIDDLING, "consensus=approval").state
    assert ask("mus", level, seen_by(state, S0, persons=[2]), Random(1)) is None


def test_a_sure_thing_is_not_asked_about() -> None:
    """What is sure is said at once."""
    state = betting("R R R R / 7 6 5 4 / 7 6 5 4 / C S 6 5").state
    assert ask("mus", "normal", seen_by(state, S0, persons=[2]), Random(1)) is None


def answered(level: str, played: Table, word: str, by: Seat = S2) -> str:
    """Return what *by* answers when its partner asks whether to say *word*."""
    seat = played.state.to_act[0]
    assert isinstance(seat, int)
    seen = seen_by(played.state, by, question=Question(Seat(seat), word))
    return answer("mus", level, seen, Random(1))


@ALL_LEVELS
def test_answers_about_mus(level: str) -> None:
    """With a good hand a computer would rather cut, with a poor one it leaves it to the asker."""
    played = table("R C 7 4 / 7 6 5 4 / R R R R / S S 6 5")
    assert answered(level, played, "mus") == "corto"
    played = table("R C 7 4 / 7 6 5 4 / 7 6 5 4 / S S 6 5")
    assert answered(level, played, "mus") == "mus"
    assert answered(level, played, "corto") == "corto"


@ALL_LEVELS
def test_accepts(level: str) -> None:
    """It accepts a bet that its own hand helps."""
    assert answered(level, betting("R C 7 4 / 7 6 5 4 / R R R A / S S 6 5"), "envido 2") in (
        "envido 2",
        "envido 3",
        "envido 5",
        "ordago",
    )
    assert answered("normal", betting("R R R C / 7 6 5 4 / 7 6 5 4 / S S 6 5"), "envido") != "paso"


@ALL_LEVELS
def test_never_gives_up_what_is_won(level: str) -> None:
    """A sure win is never given up: it would rather accept."""
    played = betting("A A A A / R R R 4 / R C 7 4 / S S 6 5").passes("chica")
    played.says("0 paso", "1 envido 2")
    assert played.state.to_act == (S2,)
    assert answered(level, played, "no", S0) != "no"


@pytest.mark.parametrize("word", ["paso", "envido 2", "envido 40", "ordago"])
@ALL_LEVELS
def test_answers_are_legal(level: str, word: str) -> None:
    """Whatever is asked, the answer is a word that the asker may say."""
    for number in range(25):
        state = shuffled(start(), Random(number))
        state = state.apply(S0, read_action("corto"))[0]
        seen = seen_by(state, S2, question=Question(S0, word))
        state.apply(S0, read_action(answer("mus", level, seen, Random(number))))


@ALL_LEVELS
def test_heeds(level: str) -> None:
    """It says what its partner would rather, unless that is much worse."""
    player = LEVELS["mus"][level]
    state = table(MIDDLING).state
    for word in ("mus", "corto"):
        question = Question(S0, "mus", S2, word)
        assert player(seen_by(state, S0, question=question), Random(1)) == word
    lost = betting("R C 7 4 / R R R R / 7 6 5 4 / C S 6 5").state
    question = Question(S0, "paso", S2, "ordago")
    assert player(seen_by(lost, S0, question=question), Random(1)) != "ordago"


def test_heeds_what_is_nearly_as_good() -> None:
    """In a lance too it says what its partner would rather if that is nearly as good."""
    state = betting(MIDDLING).state
    question = Question(S0, "envido 2", S2, "paso")
    assert LEVELS["mus"]["normal"](seen_by(state, S0, question=question), Random(1)) == "paso"


def test_heeds_nobody_over_a_sure_win() -> None:
    """What is won for certain it does not give up, whoever asks for it."""
    state = betting("7 6 5 4 / R R R R / A A A A / C S 6 5").passes("chica").says("0 paso").state
    state = state.apply(S1, read_action("ordago"))[0]
    asked = seen_by(state, S2, question=Question(S2, "quiero", S0, "no"))
    assert LEVELS["mus"]["normal"](asked, Random(1)) == "quiero"
