"""What is said at a Mus table: each word a value, with its text: ``read_action(str(w)) == w``."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from tapete.naipes import BySeat, Card, NotationError, cards


class Word(msgspec.Struct, frozen=True, tag_field="say", tag=str.lower):
    """The base of all words; on the wire its tag is the word itself."""

    @property
    def name(self) -> str:
        """The word without what follows it."""
        return type(self).__name__.lower()

    def __str__(self) -> str:
        return self.name


class Mus(Word, frozen=True):
    """Let us change cards."""


class Corto(Word, frozen=True):
    """No mus: we play."""


class Descarto(Word, frozen=True):
    """Throw these one to four cards."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"descarto {_texts(self.cards)}"


class Paso(Word, frozen=True):
    """Nothing for now; who passed may still answer."""


class Envido(Word, frozen=True):
    """Open the betting with *amount* stones; None is the usual two."""

    amount: int | None = None

    def __str__(self) -> str:
        return self.name if self.amount is None else f"envido {self.amount}"


class Mas(Word, frozen=True):
    """Accept what is on offer and raise by *amount*; None is two, or the least allowed."""

    amount: int | None = None

    def __str__(self) -> str:
        return self.name if self.amount is None else f"mas {self.amount}"


class Ordago(Word, frozen=True):
    """Everything on this lance."""


class Quiero(Word, frozen=True):
    """Accept what is on offer."""


class No(Word, frozen=True):
    """Refuse what is on offer."""


class Acepto(Word, frozen=True):
    """Approve what the partner proposes (consensus=approval)."""


class Baraja(Word, frozen=True):
    """The house's pack, as shuffled and cut, top card first."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"baraja {_texts(self.cards)}"


class Reparte(Word, frozen=True):
    """The house's deal written by hand: the hands, seat 0 first, and the top of the stock."""

    hands: BySeat[tuple[Card, ...]]
    stock: tuple[Card, ...] = ()

    def __str__(self) -> str:
        hands = " / ".join(map(_texts, self.hands))
        return f"reparte {hands} | {_texts(self.stock)}" if self.stock else f"reparte {hands}"


Bet: TypeAlias = Paso | Envido | Mas | Ordago | Quiero | No | Acepto
"""A word said in a lance."""

Action: TypeAlias = Mus | Corto | Descarto | Bet | Baraja | Reparte
"""Everything that somebody can say in a game of Mus; the last two are the house's."""


def read_action(text: str) -> Action:
    """Return the word that *text* says, such as ``envido 5``; raise NotationError otherwise."""
    name, _, rest = text.strip().partition(" ")
    reader = _READERS.get(name)
    if reader is None:
        raise NotationError(f"expected a word of Mus ({', '.join(_READERS)}), got {name!r}")
    return reader(rest.strip())


def _alone(
    word: type[Mus | Corto | Paso | Ordago | Quiero | No | Acepto],
) -> Callable[[str], Action]:
    said: Action = word()

    def read(rest: str) -> Action:
        if rest:
            raise NotationError(f"expected nothing after {said}, got {rest!r}")
        return said

    return read


def _amount(word: type[Envido | Mas]) -> Callable[[str], Action]:
    def read(rest: str) -> Action:
        if not rest:
            return word()
        if not (rest.isascii() and rest.isdigit() and len(rest) <= 4):
            raise NotationError(f"expected a number of stones after {word()}, got {rest!r}")
        return word(int(rest))

    return read


def _read_descarto(rest: str) -> Action:
    return Descarto(cards(rest))


def _read_baraja(rest: str) -> Action:
    return Baraja(cards(rest))


def _read_reparte(rest: str) -> Action:
    hands, _, stock = rest.partition("|")
    cards(rest.replace("/", " ").replace("|", " "))  # no card twice in the whole deal
    return Reparte(tuple(cards(hand) for hand in hands.split("/")), cards(stock))


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "mus": _alone(Mus),
    "corto": _alone(Corto),
    "descarto": _read_descarto,
    "paso": _alone(Paso),
    "envido": _amount(Envido),
    "mas": _amount(Mas),
    "ordago": _alone(Ordago),
    "quiero": _alone(Quiero),
    "no": _alone(No),
    "acepto": _alone(Acepto),
    "baraja": _read_baraja,
    "reparte": _read_reparte,
}


def _texts(some: tuple[Card, ...]) -> str:
    return " ".join(card.value for card in some)
