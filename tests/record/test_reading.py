"""How a record is read: what means nothing, and what is wrong in which line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.naipes import Seat
from tapete.record import By, Fact, Record, RecordError, Said, parse, replay
from tests.record.games import FOUR, THREE, text

PLAIN = text("0 corto", "0 envido 2")

SAME = {
    "comments": f"# a game\n{PLAIN}# the end".replace("0 corto", "0 corto # at once"),
    "spaces": PLAIN.replace(" ", " \t ").replace("0 corto", "  0 corto"),
    "blank lines": PLAIN.replace("\n", "\n\n \n"),
    "ends of lines": PLAIN.replace("\n", "\r\n"),
    "byte order mark": f"\ufeff{PLAIN}",
    "no last end": PLAIN.removesuffix("\n"),
    "defaults": PLAIN.replace("game mus", "game mus\nrules kings=8 target=40\nmano 0\nscore 0 0"),
    "no rules": PLAIN.replace("game mus", "game mus\nrules"),
}


@pytest.mark.parametrize("name", SAME)
def test_means_nothing(name: str) -> None:
    """Comments, blank lines, repeated spaces and defaults mean nothing."""
    assert parse(SAME[name]) == parse(PLAIN)


def test_rest_of_a_seat_line_is_the_name() -> None:
    """A name has its spaces, its accents and its #."""
    record = parse(text(heading="tapete 1\ngame mus\nseat 0  Ana  María #1 \nseat 2 Ñoño"))
    assert record.heading.names == ("Ana  María #1", None, "Ñoño", None)


def test_headers_in_any_order() -> None:
    """After the game the headers come in any order, facts of the table among them."""
    record = parse(text(heading="tapete 1\ngame mus\nscore 3 0\n@ cut 3 17\nmano 2\nrules kings=4"))
    heading = record.heading
    assert (heading.rules, heading.mano, heading.score) == ({"kings": "4"}, 2, (3, 0))
    assert record.lines[0] == Fact("cut 3 17")


@pytest.mark.parametrize("space", ["", " "])
@pytest.mark.parametrize("by", [By.BOT, By.CLOCK])
def test_marks(by: By, space: str) -> None:
    """A word may end in a mark that says who really said it."""
    record = parse(text(f"0 corto{space}{by.value}"))
    assert record.lines[-1] == Said(Seat(0), "corto", by)


def test_facts_are_kept() -> None:
    """Facts are kept as they are, those that nobody knows too."""
    record = parse(text("@ sena 2 -", "@ brindis por el postre # olé", "0 corto"))
    assert record.lines[1:3] == (Fact("sena 2 -"), Fact("brindis por el postre"))


MUS = "tapete 1\ngame mus\n"
ESCOBA = "tapete 1\ngame escoba\n"
WRONG = {
    "": (1, "expected tapete 1, got the end"),
    "# nothing\n": (2, "expected tapete 1, got the end"),
    "tapete 2\ngame mus": (1, "expected tapete 1, got 'tapete 2'"),
    "tapete 1 game mus": (1, "expected tapete 1, got 'tapete 1 game mus'"),
    "game mus\ntapete 1": (1, "expected tapete 1, got 'game mus'"),
    "tapete 1": (1, "expected game mus"),
    "tapete 1\n\ngame tute": (3, "expected game mus"),
    "tapete 1\nmano 0\ngame mus": (2, "got 'mano 0'"),
    f"{MUS}game mus": (3, "expected one game line, got 'game mus'"),
    f"{MUS}rules kings": (3, "expected option=value, got 'kings'"),
    f"{MUS}rules kings=5": (3, "kings is one of 8, 4, not '5'"),
    f"{MUS}rules reyes=4": (3, "unknown rule 'reyes': expected one of players, kings"),
    f"{MUS}rules kings=4 kings=4": (3, "expected 'kings' once, got it twice"),
    f"{MUS}rules kings=4\nrules target=30": (4, "expected one rules line"),
    f"{MUS}rules partners=drawn first_mano=highest": (3, "first_mano=highest needs"),
    f"{MUS}seat 0": (3, "expected a name after seat 0"),
    f"{MUS}seat Ana": (3, "expected a seat from 0 to 3, in speaking order, got 'seat Ana'"),
    f"{MUS}seat": (3, "expected a seat from 0 to 3, in speaking order, got 'seat'"),
    f"{MUS}seat 4 Eva": (3, "expected a seat from 0 to 3"),
    f"{MUS}seat 0 Ana\nseat 0 Bea": (4, "expected a seat from 1 to 3"),
    f"{MUS}seat 1 Ana\nseat 0 Bea": (4, "expected a seat from 2 to 3"),
    f"{MUS}seat 3 Ana\nseat 3 Bea": (4, "expected no more seats, got 'seat 3 Bea'"),
    f"{MUS}seat 0 A\u2028na": (3, "expected a name after seat 0"),
    f"{MUS}mano": (3, "expected mano and 1 number, got 'mano'"),
    f"{MUS}mano 4": (3, "mano is a seat from 0 to 3, not 4"),
    f"{MUS}mano -1": (3, "expected mano and 1 number, got 'mano -1'"),
    f"{MUS}mano ²": (3, "expected mano and 1 number"),
    f"{MUS}score 1": (3, "expected score and 2 numbers, got 'score 1'"),
    f"{MUS}score 40 0": (3, "a score is two numbers from 0 to 39, not 40 0"),
    f"{MUS}score 30 0\nrules target=30": (3, "a score is two numbers from 0 to 29, not 30 0"),
    f"{MUS}{FOUR}\nmano 1": (4, "expected headers before the first word, got 'mano 1'"),
    f"{MUS}{FOUR}\nhola": (4, "expected a header, a seat, casa or @, got 'hola'"),
    f"{MUS}{FOUR}\n4 mus": (4, "expected casa or a seat from 0 to 3, got '4 mus'"),
    f"{MUS}{FOUR}\n0": (4, "expected a word of Mus"),
    f"{MUS}{FOUR}\n0 Mus": (4, "got 'Mus'"),
    f"{MUS}{FOUR}\n0 envido dos": (4, "expected a number of stones after envido, got 'dos'"),
    f"{MUS}{FOUR}\n0 mus ~gato": (4, "a word, which a seat may end in ~bot or ~clock"),
    f"{MUS}{FOUR} ~bot": (3, "a word, which a seat may end in ~bot or ~clock"),
    f"{MUS}{FOUR}\n@": (4, "expected a fact after @, got '@'"),
    f"{MUS}{'x' * 999}": (3, f"got '{'x' * 60}…'"),
    f"{ESCOBA}rules players=5": (3, "players is one of 2, 3, 4, 6, not '5'"),
    f"{ESCOBA}rules teams=yes": (3, "teams=yes needs players=4 or 6, got 2"),
    f"{ESCOBA}rules players=3\nscore 1 2": (4, "expected score and 3 numbers, got 'score 1 2'"),
    f"{ESCOBA}seat 2 Carla": (3, "expected a seat from 0 to 1, in speaking order"),
    f"{ESCOBA}{THREE}\n0 paso": (4, "expected a word of Escoba (echa, reclama, baraja, reparte)"),
    f"{ESCOBA}{THREE}\n0 echa 8o": (4, "expected a card such as 7e or 12o, got '8o'"),
    f"{ESCOBA}{THREE}\n0 echa 7o lleva 5c 5c": (4, "expected different cards, got 5c twice"),
}


@pytest.mark.parametrize("written", WRONG, ids=repr)
def test_wrong(written: str) -> None:
    """What cannot be read is told with its line: expected and got."""
    with pytest.raises(RecordError) as wrong:
        parse(written)
    line, told = WRONG[written]
    assert wrong.value.line == line
    assert told in str(wrong.value)


def _read(written: str) -> Record | RecordError:
    try:
        record = parse(written)
        list(replay(record))
    except RecordError as wrong:
        return wrong
    return record


def _is_told(read: Record | RecordError) -> bool:
    """Return whether *read* is a record, or an error of one line about a line."""
    if isinstance(read, RecordError):
        return read.line >= 1 and str(read).isprintable()
    return parse(str(read)) == read


@given(st.text())
def test_any_text(written: str) -> None:
    """Whatever is read, it is a record or an error of one line."""
    assert _is_told(_read(written))
    assert _is_told(_read(MUS + written))


@given(st.integers(0, len(PLAIN)), st.integers(0, 9), st.sampled_from("09 ab#~@=|/\n\r\t\0ñ²"))
def test_almost_a_record(place: int, gone: int, letter: str) -> None:
    """A record with a fault in it is a record or an error of one line."""
    assert _is_told(_read(PLAIN[:place] + letter + PLAIN[place + gone :]))
