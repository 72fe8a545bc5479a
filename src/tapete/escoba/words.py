"""What is said at an Escoba table: each word a value; ``read_action(str(w)) == w``."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from tapete.naipes import BySeat, Card, NotationError, cards, parse_card


class Word(msgspec.Struct, frozen=True, tag_field="say", tag=str.lower):
    """The base of all words; on the wire its tag is the word itself."""


class Echa(Word, frozen=True):
    """Play *card*: take the cards *lleva* of the table with it, or lay it if there are none."""

    card: Card
    lleva: tuple[Card, ...] = ()

    def __str__(self) -> str:
        lays = f"echa {self.card}"
        return f"{lays} lleva {_texts(self.lleva)}" if self.lleva else lays


class Reclama(Word, frozen=True):
    """Claim the baza that was missed: these cards of the table, the one just left among them."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"reclama {_texts(self.cards)}"


class Baraja(Word, frozen=True):
    """The house's pack, as shuffled and cut, top card first."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"baraja {_texts(self.cards)}"


class Reparte(Word, frozen=True):
    """The house's deal written by hand: the hands, the four table cards, the top of the stock."""

    hands: BySeat[tuple[Card, ...]]
    table: tuple[Card, ...]
    stock: tuple[Card, ...] = ()

    def __str__(self) -> str:
        groups = " / ".join(map(_texts, (*self.hands, self.table)))
        return f"reparte {groups} | {_texts(self.stock)}" if self.stock else f"reparte {groups}"


Action: TypeAlias = Echa | Reclama | Baraja | Reparte
"""Everything that somebody can say in a game of Escoba; the last two are the house's."""


def read_action(text: str) -> Action:
    """Return the word that *text* says, such as ``echa 7o lleva 5e 3c``; or raise NotationError."""
    name, _, rest = text.strip().partition(" ")
    reader = _READERS.get(name)
    if reader is None:
        raise NotationError(f"expected a word of Escoba ({', '.join(_READERS)}), got {name!r}")
    return reader(rest.strip())


def _read_echa(rest: str) -> Action:
    played, *more = rest.split() or [""]
    card = parse_card(played)
    match more:
        case []:
            return Echa(card)
        case ["lleva"]:
            raise NotationError("expected cards of the table after lleva, got nothing")
        case ["lleva", *taken]:
            return Echa(card, cards(" ".join((played, *taken)))[1:])
        case _:
            raise NotationError(f"expected lleva after echa {card}, got {' '.join(more)!r}")


def _read_reclama(rest: str) -> Action:
    if not rest:
        raise NotationError("expected cards of the table after reclama, got nothing")
    return Reclama(cards(rest))


def _read_baraja(rest: str) -> Action:
    return Baraja(cards(rest))


def _read_reparte(rest: str) -> Action:
    dealt, _, stock = rest.partition("|")
    cards(rest.replace("/", " ").replace("|", " "))  # no card twice in the whole deal
    *hands, table = (cards(group) for group in dealt.split("/"))
    return Reparte(tuple(hands), table, cards(stock))


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "echa": _read_echa,
    "reclama": _read_reclama,
    "baraja": _read_baraja,
    "reparte": _read_reparte,
}


def _texts(some: tuple[Card, ...]) -> str:
    return " ".join(card.value for card in some)
