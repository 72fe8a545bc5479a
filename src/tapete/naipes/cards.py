"""The forty Spanish cards; a card's text and the card are one: ``Card(str(card)) is card``."""

from enum import Enum
from typing import Final

from tapete.naipes.errors import NotationError
from tapete.naipes.named import Named


class Suit(Named):
    """The four suits; the value is the letter that stands for the suit in a card's text."""

    OROS = "o"
    COPAS = "c"
    ESPADAS = "e"
    BASTOS = "b"


class Card(Enum):
    """One of forty cards: number (1-7, 10 sota, 11 caballo, 12 rey) and suit, as in ``12o``.

    Cards are ordered as a new pack lies: 1o … 12o 1c … 12c 1e … 12e 1b … 12b.
    """

    O1 = "1o"
    O2 = "2o"
    O3 = "3o"
    O4 = "4o"
    O5 = "5o"
    O6 = "6o"
    O7 = "7o"
    O10 = "10o"
    O11 = "11o"
    O12 = "12o"
    C1 = "1c"
    C2 = "2c"
    C3 = "3c"
    C4 = "4c"
    C5 = "5c"
    C6 = "6c"
    C7 = "7c"
    C10 = "10c"
    C11 = "11c"
    C12 = "12c"
    E1 = "1e"
    E2 = "2e"
    E3 = "3e"
    E4 = "4e"
    E5 = "5e"
    E6 = "6e"
    E7 = "7e"
    E10 = "10e"
    E11 = "11e"
    E12 = "12e"
    B1 = "1b"
    B2 = "2b"
    B3 = "3b"
    B4 = "4b"
    B5 = "5b"
    B6 = "6b"
    B7 = "7b"
    B10 = "10b"
    B11 = "11b"
    B12 = "12b"

    number: int
    suit: Suit
    index: int

    def __init__(self, text: str) -> None:
        self.number = int(text[:-1])
        self.suit = Suit(text[-1])
        self.index = len(type(self).__members__)

    def __str__(self) -> str:
        text: str = self.value
        return text

    def __repr__(self) -> str:
        return f"Card({self.value!r})"

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index


PACK: Final[tuple[Card, ...]] = tuple(Card)
"""All forty cards in the order of a new pack."""

_BY_TEXT: Final = {card.value: card for card in PACK}


def parse_card(text: str) -> Card:
    """Return the card that *text* names, such as ``7e``; raise NotationError for any other text."""
    card = _BY_TEXT.get(text)
    if card is None:
        raise NotationError(f"expected a card such as 7e or 12o, got {text!r}")
    return card


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards named in *text*, separated by spaces, in their order; none twice."""
    named = tuple(map(parse_card, text.split()))
    if len(set(named)) < len(named):
        twice = next(card for card in named if named.count(card) > 1)
        raise NotationError(f"expected different cards, got {twice} twice")
    return named
