"""Every record can be written and read back; what could not be is no record."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.naipes import CASA, PACK, NotationError, Seat
from tapete.record import By, Fact, Heading, Record, Said, parse
from tapete.record.values import is_name

NOBODY = (None, None, None, None)
PLAIN = Heading("mus", {}, NOBODY, Seat(0), (0, 0))

names = st.none() | st.text(min_size=1).map(str.strip).filter(is_name)
headings = st.builds(
    Heading,
    st.just("mus"),
    st.fixed_dictionaries({}, optional={"kings": st.just("4"), "target": st.just("30")}),
    st.tuples(names, names, names, names),
    st.integers(0, 3).map(Seat),
    st.tuples(st.integers(0, 29), st.integers(0, 29)),
)
three_sides = st.builds(
    Heading,
    st.just("escoba"),
    st.fixed_dictionaries({"players": st.just("3")}, optional={"target": st.just("11")}),
    st.tuples(names, names, names),
    st.integers(0, 2).map(Seat),
    st.tuples(st.integers(0, 10), st.integers(0, 10), st.integers(0, 10)),
)
cards = st.permutations([str(card) for card in PACK])
words = st.one_of(
    st.sampled_from(
        ["mus", "corto", "paso", "envido", "mas 3", "ordago", "quiero", "no", "acepto"]
    ),
    st.integers(0, 9999).map("envido {}".format),
    cards.map(lambda pack: f"descarto {' '.join(pack[:3])}"),
)
deals = cards.map(lambda pack: f"baraja {' '.join(pack)}") | cards.map(
    lambda pack: f"reparte {' / '.join(' '.join(pack[at : at + 4]) for at in range(0, 16, 4))}"
)
facts = st.text().map(lambda text: " ".join(text.replace("#", " ").split())).filter(bool).map(Fact)
lines = st.one_of(
    st.builds(Said, st.integers(0, 3).map(Seat), words, st.sampled_from(By)),
    st.builds(Said, st.just(CASA), deals),
    facts,
)
plays = st.one_of(
    cards.map(lambda pack: f"echa {pack[0]}"),
    cards.map(lambda pack: f"echa {pack[0]} lleva {' '.join(pack[1:4])}"),
    cards.map(lambda pack: f"reclama {' '.join(pack[:3])}"),
)
rounds = cards.map(lambda pack: f"baraja {' '.join(pack)}") | cards.map(
    lambda pack: f"reparte {' / '.join(' '.join(pack[at : at + 3]) for at in range(0, 12, 3))}"
)
turns = st.one_of(
    st.builds(Said, st.integers(0, 2).map(Seat), plays, st.sampled_from(By)),
    st.builds(Said, st.just(CASA), rounds),
    facts,
)


@given(
    st.builds(Record, headings, st.lists(lines).map(tuple))
    | st.builds(Record, three_sides, st.lists(turns).map(tuple))
)
def test_round_trip(record: Record) -> None:
    """Reading what was written gives the same record."""
    assert parse(str(record)) == record


IMPOSSIBLE: dict[str, Callable[[], object]] = {
    "game": lambda: Heading("tute", {}, NOBODY, Seat(0), (0, 0)),
    "rule": lambda: Heading("mus", {"kings": "5"}, NOBODY, Seat(0), (0, 0)),
    "default": lambda: Heading("mus", {"kings": "8"}, NOBODY, Seat(0), (0, 0)),
    "too few names": lambda: Heading("mus", {}, ("Ana",), Seat(0), (0, 0)),
    "empty name": lambda: Heading("mus", {}, ("", None, None, None), Seat(0), (0, 0)),
    "spaced name": lambda: Heading("mus", {}, (" Ana", None, None, None), Seat(0), (0, 0)),
    "broken name": lambda: Heading("mus", {}, ("A\nna", None, None, None), Seat(0), (0, 0)),
    "mano": lambda: Heading("mus", {}, NOBODY, Seat(4), (0, 0)),
    "score at the target": lambda: Heading("mus", {}, NOBODY, Seat(0), (40, 0)),
    "one score": lambda: Heading("mus", {}, NOBODY, Seat(0), (0,)),
    "mark of the house": lambda: Said(CASA, "baraja", By.BOT),
    "empty fact": lambda: Fact(""),
    "fact in lines": lambda: Fact("a\nb"),
    "fact with a comment": lambda: Fact("a # b"),
    "seat": lambda: Record(PLAIN, (Said(Seat(4), "paso"),)),
    "unwritten word": lambda: Record(PLAIN, (Said(Seat(0), "envido  2"),)),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible(name: str) -> None:
    """A value that could not be written and read back is refused when it is made."""
    with pytest.raises(ValueError, match=r"expected|is|are|has|stands|unknown"):
        IMPOSSIBLE[name]()


def test_unreadable_word() -> None:
    """A word that the game does not know is in no record."""
    with pytest.raises(NotationError, match="expected a word of Mus"):
        Record(PLAIN, (Said(Seat(0), "veo"),))


def test_only_what_differs_is_written() -> None:
    """A heading of defaults is two lines."""
    assert str(PLAIN) == "tapete 1\ngame mus"
