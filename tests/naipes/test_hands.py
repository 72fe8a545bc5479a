"""Giving cards out, and what may be seen of them."""

import re

import pytest

from tapete.naipes import (
    PACK,
    IllegalAction,
    Seat,
    cards,
    check_hands,
    check_once,
    check_shuffle,
    deal_out,
    hands_seen,
)

HANDS = (cards("1o 2o"), cards("3o"), ())


def test_dealing() -> None:
    """Cards go round one at a time from the first seat on; the rest is left."""
    hands, rest = deal_out(PACK, 3, Seat(1), 2)
    assert hands == (cards("2o 4o 6o"), cards("1o 3o 5o"))
    assert rest == PACK[6:]


def test_shuffle() -> None:
    """A shuffle has exactly the cards that are due, in any order."""
    check_shuffle(PACK[::-1], PACK)
    check_shuffle((), ())


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("1o 2o", "expected a shuffle of 3 cards, got 2"),
        ("1o 7e 2o", "expected only cards that are to be shuffled, got 7e"),
        ("1o 7e 4b", "expected only cards that are to be shuffled, got 7e"),
    ],
)
def test_refused_shuffle(order: str, sentence: str) -> None:
    """Anything else is refused with what was expected and what came."""
    with pytest.raises(IllegalAction, match=f"^{sentence}$"):
        check_shuffle(cards(order), cards("1o 2o 3o"))


def test_twice() -> None:
    """No card is there twice."""
    check_once(PACK)
    one, two = cards("1o 2o")
    with pytest.raises(IllegalAction, match=r"^expected every card once, got 2o twice$"):
        check_once((one, two, two))
    with pytest.raises(IllegalAction, match=r"^expected every card once, got 2o twice$"):
        check_shuffle((one, two, two), cards("1o 2o 3o"))


def test_hands_of_one_size() -> None:
    """There are so many hands of so many cards."""
    check_hands((PACK[:3], PACK[3:6]), 3, 2)
    sentence = re.escape("expected 2 hands of 3 cards, got hands of 2, 1, 0")
    with pytest.raises(IllegalAction, match=f"^{sentence}$"):
        check_hands(HANDS, 3, 2)


def test_own_cards_are_seen() -> None:
    """A seat sees its own cards, and how many the others have; a spectator just how many."""
    assert hands_seen(HANDS, Seat(0)) == (HANDS[0], 1, 0)
    assert hands_seen(HANDS, Seat(2)) == (2, 1, ())
    assert hands_seen(HANDS, None) == (2, 1, 0)
