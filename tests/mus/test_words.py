"""What is said, as text: every word reads back the same, and what is none is refused."""

import re
from importlib import import_module

import pytest

from tapete.mus.words import (
    Acepto,
    Action,
    Baraja,
    Corto,
    Descarto,
    Envido,
    Mas,
    Mus,
    No,
    Ordago,
    Paso,
    Quiero,
    Reparte,
    read_action,
)
from tapete.naipes import PACK, NotationError, cards
from tests.mus.builders import table

WORDS: list[tuple[str, Action]] = [
    ("mus", Mus()),
    ("corto", Corto()),
    ("descarto 7e 4b", Descarto(cards("7e 4b"))),
    ("paso", Paso()),
    ("envido", Envido()),
    ("envido 5", Envido(5)),
    ("mas", Mas()),
    ("mas 3", Mas(3)),
    ("ordago", Ordago()),
    ("quiero", Quiero()),
    ("no", No()),
    ("acepto", Acepto()),
    (f"baraja {' '.join(map(str, PACK))}", Baraja(PACK)),
    (
        "reparte 12o 12c 11c 1b / 7b 6o 5o 4o",
        Reparte((cards("12o 12c 11c 1b"), cards("7b 6o 5o 4o"))),
    ),
    ("reparte 1o 2o / 3o | 4o 5o", Reparte((cards("1o 2o"), cards("3o")), cards("4o 5o"))),
]
MODULES = "naipes mus.phases mus.rules mus.words mus.view mus.events mus.hand mus.stages mus.state"
# Who pastes a repr has imported the engine; the stage that a repr names is that of a lance.
NAMES = {
    name: value
    for module in (*MODULES.split(), "mus.betting")
    for name, value in vars(import_module(f"tapete.{module}")).items()
}


@pytest.mark.parametrize(("text", "word"), WORDS, ids=[text[:20] for text, _ in WORDS])
def test_text_both_ways(text: str, word: Action) -> None:
    """Every word has its text, and the text reads back as the word."""
    assert read_action(text) == word
    assert read_action(str(word)) == word
    assert eval(repr(word), NAMES) == word


def test_reparte_text() -> None:
    """A deal written by hand has its hands apart, and the stock after a bar."""
    assert str(Reparte((cards("1o 2o"), cards("3o")), cards("4o"))) == "reparte 1o 2o / 3o | 4o"


@pytest.mark.parametrize("text", ["  envido   5 ", "envido 05"])
def test_spaces(text: str) -> None:
    """Repeated spaces and noughts in front mean nothing."""
    assert read_action(text) == Envido(5)


KNOWN = "mus, corto, descarto, paso, envido, mas, ordago, quiero, no, acepto, baraja, reparte"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", f"expected a word of Mus ({KNOWN}), got ''"),
        ("Mus", f"expected a word of Mus ({KNOWN}), got 'Mus'"),
        ("órdago", f"expected a word of Mus ({KNOWN}), got 'órdago'"),
        ("mus 3", "expected nothing after mus, got '3'"),
        ("paso paso", "expected nothing after paso, got 'paso'"),
        ("envido five", "expected a number of stones after envido, got 'five'"),
        ("envido -5", "expected a number of stones after envido, got '-5'"),
        ("envido 5 5", "expected a number of stones after envido, got '5 5'"),
        ("envido ٣", "expected a number of stones after envido, got '٣'"),
        ("mas 12345", "expected a number of stones after mas, got '12345'"),
        ("descarto 8o", "expected a card such as 7e or 12o, got '8o'"),
        ("descarto 7e 7e", "expected different cards, got 7e twice"),
        ("descarto 7e,4b", "expected a card such as 7e or 12o, got '7e,4b'"),
        ("baraja 1o 1o", "expected different cards, got 1o twice"),
        ("reparte 1o / 2o / 1o", "expected different cards, got 1o twice"),
        ("reparte 1o / 2o | 1o", "expected different cards, got 1o twice"),
        ("reparte 1o | 2o | 3o", "expected a card such as 7e or 12o, got '|'"),
    ],
)
def test_unreadable(text: str, sentence: str) -> None:
    """A text that cannot be read is refused with what was expected and what came."""
    with pytest.raises(NotationError, match=f"^{re.escape(sentence)}$"):
        read_action(text)


def test_repr_pastes_back() -> None:
    """The repr of a state, a view and whatever happened pastes back into Python."""
    playing = table("R R C A / R C S 7 / 7 6 5 4 / S S 4 4")
    playing.throws(1, 2, 3, 4).all_say("corto", "envido", "no", "mas")
    assert eval(repr(playing.state), NAMES) == playing.state
    assert eval(repr(playing.state.view_for(None)), NAMES) == playing.state.view_for(None)
    playing.all_say("no", "no", *["paso"] * 4)
    for event in playing.events:
        assert eval(repr(event), NAMES) == event


def test_digest() -> None:
    """Equal states have the same hash; one word more gives another."""
    some, other = table().state, table().state
    assert some is not other
    assert some.digest() == other.digest()
    assert table().all_say("mus").state.digest() != some.digest()
