"""Seats, sides and the house, and their text."""

import re

import pytest

from tapete.naipes import (
    CASA,
    FIRST,
    SIDES,
    Actor,
    NotationError,
    Seat,
    Side,
    by_letter,
    parse_actor,
    put,
    seats_from,
)


def test_sides() -> None:
    """Sides are A, B, … and stand for their place in a row."""
    assert "".join(map(str, SIDES)) == "ABCDEF"
    assert [side.index for side in SIDES] == list(range(6))
    for side in SIDES:
        assert Side(str(side)) is side
        assert eval(repr(side)) is side
    assert len(set(SIDES)) == 6


def test_house() -> None:
    """The house says its name."""
    assert (str(CASA), repr(CASA)) == ("casa", "CASA")


@pytest.mark.parametrize("actor", [CASA, FIRST, Seat(7), Seat(10)])
def test_text_both_ways(actor: Actor) -> None:
    """A seat is its number, the house is casa."""
    assert parse_actor(str(actor)) == actor


@pytest.mark.parametrize("text", ["", "-1", "Casa", "a", "100", "٣", "1.0", " 1"])
def test_unreadable(text: str) -> None:
    """Nobody else can speak."""
    sentence = re.escape(f"expected a seat number or casa, got {text!r}")
    with pytest.raises(NotationError, match=f"^{sentence}$"):
        parse_actor(text)


def test_speaking_order() -> None:
    """Seats speak in the order of their numbers, going round."""
    assert seats_from(FIRST, 4) == (0, 1, 2, 3)
    assert seats_from(Seat(3), 4) == (3, 0, 1, 2)
    assert seats_from(Seat(5), 6) == (5, 0, 1, 2, 3, 4)


def test_put() -> None:
    """One place of a row gets another value, the others stay."""
    assert put((1, 2, 3), 0, 9) == (9, 2, 3)
    assert put([1, 2, 3], 2, 9) == (1, 2, 9)


def test_by_letter() -> None:
    """Numbers of sides are told under the letters of the sides."""
    assert by_letter((6, 8)) == {"A": 6, "B": 8}
    assert by_letter((1, 2, 3)) == {"A": 1, "B": 2, "C": 3}
