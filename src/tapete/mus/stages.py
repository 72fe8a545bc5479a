"""What a hand of Mus is waiting for, each with exactly what it needs to go on."""

from typing import TypeAlias

import msgspec

from tapete.mus.betting import Betting
from tapete.mus.hand import Worth
from tapete.mus.phases import Lance
from tapete.naipes import PACK, BySeat, BySide, Card, Seat, Side


class Cards(msgspec.Struct, frozen=True):
    """Where the forty cards are, what is being thrown apart; top of the stock first."""

    hands: BySeat[tuple[Card, ...]]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]


def new_pack(players: int) -> Cards:
    """Return all cards in the stock, in the order of a new pack."""
    return Cards(((),) * players, PACK, ())


class Dealing(msgspec.Struct, frozen=True):
    """The house is to deal a hand that starts with *score*, perhaps the first of a juego."""

    score: BySide[int]
    opens_juego: bool


class Talking(msgspec.Struct, frozen=True):
    """Mus or corto: *queue* still owes a word; *corrido*: who cuts becomes mano."""

    queue: tuple[Seat, ...]
    corrido: bool


class Throwing(msgspec.Struct, frozen=True):
    """All choose what to throw, at the same time; nothing chosen yet is an empty tuple."""

    thrown: BySeat[tuple[Card, ...]]
    corrido: bool


class Refilling(msgspec.Struct, frozen=True):
    """The stock ran out: *queue* is owed a card each, *thrown* is what this exchange threw."""

    queue: tuple[Seat, ...]
    thrown: BySeat[tuple[Card, ...]]
    corrido: bool


class Playing(msgspec.Struct, frozen=True):
    """A lance is being bet on by *speakers*: all, or those who hold; *worths* of all hands."""

    lance: Lance
    speakers: tuple[Seat, ...]
    betting: Betting
    worths: BySeat[Worth]


class Over(msgspec.Struct, frozen=True):
    """The match is over."""

    winner: Side


Stage: TypeAlias = Dealing | Talking | Throwing | Refilling | Playing | Over
