"""What the terminal says of each thing that happens in a game of Mus."""

from collections.abc import Iterator
from typing import Final

import pytest

from tapete.naipes import CASA, Actor, Seat
from tapete.record import parse, replay
from tests.record.games import FOUR, text

NAMES: Final = ("Ana", "Bea", "Carla", "Dani")


def _told(written: str, who: Actor | None = CASA) -> Iterator[str]:
    """Return what *who* hears of the last word of the record *written*, line by line."""
    record = parse(written)
    *_, step = replay(record)
    for event in step.events:
        told = record.heading.played.tell(event, who, NAMES)
        yield from told.split("\n") if told else ()


MUS: Final = ("0 mus", "1 mus", "2 mus", "3 mus")
CORRIDO: Final = "tapete 1\ngame mus\nrules mus_corrido=match"
APPROVAL: Final = "tapete 1\ngame mus\nrules consensus=approval"

TOLD: Final = {
    "deal": (
        text(),
        "",
        "Hand 1: A 0, B 0. Mano is Ana.",
        "  Ana    12o 12c 11o 1o",
        "  Bea    12e 11c 10o 7o",
        "  Carla  7c 6o 5o 4o",
        "  Dani   10c 10e 4c 4e",
    ),
    "mus": (text("0 mus"), "Ana: mus"),
    "corto": (text("0 corto"), "Ana: corto", "– Grande"),
    "corrido": (
        text("0 mus", "1 corto", heading=CORRIDO),
        "Bea: corto",
        "Mano is Bea now.",
        "– Grande",
    ),
    "throw": (text(*MUS, "1 descarto 7o 10o"), "Bea: descarto 7o 10o"),
    "exchange": (
        text(
            *MUS, *(f"{seat} descarto {card}" for seat, card in enumerate(["1o", "7o", "4o", "4e"]))
        ),
        "Dani: descarto 4e",
        "All have thrown: Ana 1, Bea 1, Carla 1, Dani 1.",
        "The hands; 20 cards in the stock.",
        "  Ana    12o 12c 11o 2o",
        "  Bea    12e 11c 10o 3o",
        "  Carla  7c 6o 5o 1c",
        "  Dani   10c 10e 4c 2c",
    ),
    "envido": (text("0 corto", "0 envido 5"), "Ana: envido 5"),
    "mas": (text("0 corto", "0 envido 5", "1 mas"), "Bea: mas 2 (7 in all)"),
    "no": (text("0 corto", "0 envido 5", "1 no"), "Bea: no"),
    "ordago": (text("0 corto", "0 envido 5", "1 ordago"), "Bea: ordago"),
    "proposal": (
        text("0 corto", "0 envido 5", "1 mas 3", heading=APPROVAL),
        "Bea: mas 3 (proposed)",
    ),
    "approved": (
        text("0 corto", "0 envido 5", "1 mas 3", "3 acepto", heading=APPROVAL),
        "Dani: acepto (8 in all)",
    ),
    "approved ordago": (
        text("0 corto", "0 envido 5", "1 ordago", "3 acepto", heading=APPROVAL),
        "Dani: acepto",
    ),
    "paso": (
        text("0 corto", "0 paso", "1 paso", "2 paso", "3 paso"),
        "Dani: paso",
        "En paso: nobody bets.",
        "– Chica",
    ),
    "quiero": (
        text("0 corto", "0 envido", "1 quiero"),
        "Bea: quiero",
        "Accepted: 2 stones at stake until the count.",
        "– Chica",
    ),
    "deje": (
        text("0 corto", "0 envido", "1 no", "3 no"),
        "Dani: no",
        "Refused: the deje is 1 stone.",
        "grande deje: A gets 1 stone (A 1, B 0)",
        "– Chica",
    ),
    "accepted ordago": (
        text("0 corto", "0 ordago", "1 quiero"),
        "Bea: quiero",
        "The ordago is accepted: this lance decides the juego.",
        "All hands are shown.",
        "  Ana    12o 12c 11o 1o",
        "  Bea    12e 11c 10o 7o",
        "  Carla  7c 6o 5o 4o",
        "  Dani   10c 10e 4c 4e",
        "A wins the ordago in grande.",
        "A wins the juego. Juegos: A 0, B 0. Vacas: A 1, B 0.",
        "A wins the match.",
    ),
}


@pytest.mark.parametrize("name", TOLD)
def test_told(name: str) -> None:
    """What happens is told in words that a player understands."""
    written, *lines = TOLD[name]
    assert list(_told(written)) == lines


DECLARED: Final = {
    "– Pares: Ana, Dani": FOUR,
    "– Pares: nobody": "casa reparte 12o 11o 10o 7o / 12c 11c 10c 6o / 7c 6c 5o 4o / 12e 6e 5c 4c",
}


@pytest.mark.parametrize("told", DECLARED)
def test_declared(told: str) -> None:
    """In pares all hear who holds."""
    paso = [f"{seat} paso" for seat in range(4)]
    words = ["tapete 1\ngame mus", DECLARED[told], "0 corto", *paso, *paso]
    assert told in _told("\n".join(words))


@pytest.mark.parametrize("who", [None, Seat(0)])
def test_secrets(who: Seat | None) -> None:
    """To others a hand is its number of cards, and what is thrown is nothing."""
    assert "  Bea    (4 cards)" in _told(text(), who)
    assert list(_told(text(*MUS, "1 descarto 7o 10o"), who)) == ["Bea: descarto …"]


def test_reshuffle() -> None:
    """When the stock has run out all hear how many cards go back in."""
    four = [
        "0 descarto 12o 12c 11o 1o",
        "1 descarto 12e 11c 10o 7o",
        "2 descarto 7c 6o 5o 4o",
        "3 descarto 10c 10e 4c 4e",
    ]
    again = [
        "0 descarto 2o 3c 2e 7e",
        "1 descarto 3o 5c 3e 11e",
        "2 descarto 1c 6c 5e 1b",
        "3 descarto 2c 1e 6e 2b",
    ]
    *_, step = replay(parse(text(*MUS, *four, *MUS, *again)))
    order = " ".join(map(str, step.state.shuffle))
    told = list(_told(text(*MUS, *four, *MUS, *again, f"casa baraja {order}")))
    assert told[0] == "The discards are shuffled back in: 32 cards."
