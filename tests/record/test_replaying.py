"""What a record comes to when its words are said again."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.naipes import IllegalAction
from tapete.record import Fact, Record, RecordError, allowed, parse, read, replay, steps
from tapete.record import until as up_to
from tests.record.games import THREE, headings, play, text

HEADINGS = dict(headings())


@pytest.mark.parametrize("name", HEADINGS)
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32))
def test_whole_matches(name: str, seed: int) -> None:
    """A match written down and read back is the same match, state by state."""
    heading = HEADINGS[name]
    played = list(play(heading, random.Random(seed)))
    record = Record(heading, tuple(line for line, _ in played))
    again = parse(str(record))
    assert again == record
    states = [state.digest() for line, state in played if not isinstance(line, Fact)]
    assert [step.state.digest() for step in replay(again)] == states


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32))
def test_facts_change_nothing(seed: int) -> None:
    """The engine passes over the facts of the table."""
    heading = HEADINGS["mus-clasico-4"]
    lines = tuple(line for line, _ in play(heading, random.Random(seed)))
    bare = tuple(line for line in lines if not isinstance(line, Fact))
    assert list(replay(Record(heading, lines))) == list(replay(Record(heading, bare)))


ILLEGAL = {
    "a word too early": ("0 paso", "seat 0 may say mus, corto; got paso"),
    "out of turn": ("1 mus", "seat 0 is to speak, not seat 1; allowed: 0 mus, 0 corto"),
    "the house out of turn": ("casa baraja", "seat 0 is to speak, not casa; allowed: 0 mus, 0 cor"),
    "a seat as the house": ("0 baraja 7e", "seat 0 may say mus, corto; got baraja 7e"),
    "too much": (
        "0 corto\n0 envido 41",
        "expected envido 2..40, got envido 41; allowed: 0 paso, 0 envido 2..40, 0 ordago",
    ),
    "no card": ("0 mus\n1 mus\n2 mus\n3 mus\n0 descarto", "seat 0 may say descarto 1..4; got"),
    "not held": (
        "0 mus\n1 mus\n2 mus\n3 mus\n1 descarto 12e\n0 descarto 12e",
        "seat 0 throws cards of its own hand, not 12e; allowed: 0 descarto 1..4, 2 descarto 1..4",
    ),
    "unreadable": ("0 corto\n0 veo", "got 'veo'; allowed: 0 paso, 0 envido 2..40, 0 ordago"),
    "a header": ("0 corto\nmano 1", "headers before the first word, got 'mano 1'; allowed: 0 pas"),
    "too long": (f"0 {'x' * 999}", "x…; allowed: 0 mus, 0 corto"),
    "a match that is over": (
        "0 corto\n0 ordago\n1 quiero\n0 paso",
        "the match is over: nobody is to speak, not seat 0; allowed: nothing: the match is over",
    ),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal(name: str) -> None:
    """A word that cannot be read or is not allowed: its line, and what would be allowed."""
    words, told = ILLEGAL[name]
    heading, lines = read(text(*words.split("\n")))
    with pytest.raises(RecordError) as wrong:
        list(steps(heading, lines))
    assert told in str(wrong.value)
    assert wrong.value.line == 4 + words.count("\n")


ESCOBA = f"tapete 1\ngame escoba\n{THREE}\n"
CLAIMS = "reclama 10o 7o, {0} reclama 2o 6o 7o"
BEA = f"1 echa 4o, 1 echa 4o lleva 2o 11o, 1 echa 3o, 1 echa 12o, 1 {CLAIMS.format(1)}"
NOT_WAITED_FOR = {
    "a card not held": ("0 echa 2o", "expected a card that seat 0 holds (7o 1o 5o), got 2o; allow"),
    "no fifteen": ("0 echa 7o lleva 11o", "expected cards that make 15, got 7o + 11o = 16; allow"),
    "not on the table": ("0 echa 7o lleva 10c", "expected cards of the table (10o 2o 11o 6o), got"),
    "out of turn": ("0 echa 7o\n0 echa 1o", f"seat 1 is to speak, not seat 0; allowed: {BEA}"),
    "and what the overlooker may say": (
        "0 echa 7o\n0 reclama 11o 6o",
        f"expected a baza with 7o, just left, got reclama 11o 6o; allowed: {BEA}, "
        f"0 {CLAIMS.format(0)}",
    ),
    "a claim when none is due": ("0 reclama 10o 7o", "expected a card: no baza was missed, got re"),
}


@pytest.mark.parametrize("name", NOT_WAITED_FOR)
def test_illegal_in_escoba(name: str) -> None:
    """What would be allowed includes the words of seats that nobody waits for."""
    words, told = NOT_WAITED_FOR[name]
    heading, lines = read(f"{ESCOBA}{words}")
    with pytest.raises(RecordError) as wrong:
        list(steps(heading, lines))
    assert told in str(wrong.value)
    assert wrong.value.line == 4 + words.count("\n")


def test_no_deal() -> None:
    """Without a casa line where one is due the record is incomplete, and says which is due."""
    heading, lines = read("tapete 1\ngame mus\n0 mus\n")
    with pytest.raises(RecordError, match="casa is to speak, not seat 0; allowed: casa baraja"):
        list(steps(heading, lines))


def test_the_first_error_is_told() -> None:
    """Of two wrong lines the first is told, even if the second cannot be read at all."""
    heading, lines = read(text("0 paso", "hola"))
    with pytest.raises(RecordError) as wrong:
        list(steps(heading, lines))
    assert wrong.value.line == 4


def test_lines_of_a_value() -> None:
    """An error in a record that was never a text counts the lines it would have."""
    record = parse(text("# nothing", "", "0 paso"))
    with pytest.raises(RecordError) as wrong:
        list(replay(record))
    assert wrong.value.line == 4
    assert isinstance(wrong.value.__cause__, IllegalAction)


@pytest.mark.parametrize(
    ("count", "left"),
    [(0, ["casa"]), (1, ["casa", "0"]), (2, ["casa", "0", "0"]), (9, ["casa", "0", "0", "1"])],
)
def test_until(count: int, left: list[str]) -> None:
    """It stops after so many lines that a seat said; 0 is before the first of them."""
    heading, lines = read(text("0 corto", "0 envido", "1 quiero"))
    said = [str(step.said.actor) for step in steps(heading, up_to(lines, count))]
    assert said == left


def test_until_stops_at_once() -> None:
    """What comes after the last line that counts is not even read."""
    heading, lines = read(text("0 corto", "@ cut 3 17", "casa hola"))
    assert len(list(steps(heading, up_to(lines, 1)))) == 2


def test_allowed() -> None:
    """Before anything is said the house is to deal."""
    assert allowed(HEADINGS["mus-clasico-4"].start(), players=4) == "casa baraja"
