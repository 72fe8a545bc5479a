"""The forty cards and their text."""

import re

import pytest

from tapete.naipes import PACK, Card, NotationError, Suit, cards, parse_card

A_NEW_PACK = " ".join(
    f"{number}{suit}" for suit in "oceb" for number in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
)


def test_pack() -> None:
    """A pack has forty cards, in the order in which a new one lies."""
    assert " ".join(map(str, PACK)) == A_NEW_PACK
    assert [card.index for card in PACK] == list(range(40))
    shuffled = PACK[7:] + PACK[:7]
    assert tuple(sorted(shuffled)) == PACK


@pytest.mark.parametrize("card", PACK, ids=str)
def test_text_both_ways(card: Card) -> None:
    """A card's text and the card are one."""
    assert parse_card(str(card)) is card
    assert Card(str(card)) is card
    assert eval(repr(card)) is card
    assert str(card) == f"{card.number}{card.suit.value}"


def test_suits() -> None:
    """There are four suits, known by their letters."""
    assert {suit.value: suit.name for suit in Suit} == {
        "o": "OROS",
        "c": "COPAS",
        "e": "ESPADAS",
        "b": "BASTOS",
    }
    assert eval(repr(Suit.OROS)) is Suit.OROS


def test_hash() -> None:
    """Cards can be kept in sets, each once."""
    assert len(set(PACK) | {Card("7e")}) == 40


def test_several() -> None:
    """Several cards are named with spaces between them."""
    assert cards(" 7e  12o ") == (Card("7e"), Card("12o"))
    assert cards("") == ()


@pytest.mark.parametrize("text", ["8o", "9o", "13o", "7x", "7", "o", "", "7E", "07e", " 7e"])
def test_unreadable(text: str) -> None:
    """Any other text is no card."""
    sentence = re.escape(f"expected a card such as 7e or 12o, got {text!r}")
    with pytest.raises(NotationError, match=f"^{sentence}$"):
        parse_card(text)


def test_twice() -> None:
    """No card is named twice."""
    with pytest.raises(NotationError, match=r"^expected different cards, got 7e twice$"):
        cards("7e 12o 7e")
