"""What a round of Escoba is waiting for, each with exactly what it needs to go on."""

from typing import TypeAlias

import msgspec

from tapete.naipes import PACK, BySeat, BySide, Card, Seat, Side


class Cards(msgspec.Struct, frozen=True):
    """Where the forty cards are; top of the stock first, the table in the order it was laid."""

    hands: BySeat[tuple[Card, ...]]
    table: tuple[Card, ...]
    stock: tuple[Card, ...]
    piles: BySide[tuple[Card, ...]]


def new_pack(players: int, sides: int) -> Cards:
    """Return all cards in the stock, in the order of a new pack."""
    return Cards(((),) * players, (), PACK, ((),) * sides)


class Missed(msgspec.Struct, frozen=True):
    """*card*, just laid by *overlooker*, made 15 with cards of the table: it may be claimed."""

    card: Card
    overlooker: Seat


class Dealing(msgspec.Struct, frozen=True):
    """The house is to deal a round."""


class Playing(msgspec.Struct, frozen=True):
    """*seat* is to play a card; until it does, a *missed* baza may be claimed."""

    seat: Seat
    missed: Missed | None = None


class Over(msgspec.Struct, frozen=True):
    """The match is over."""

    winner: Side


Stage: TypeAlias = Dealing | Playing | Over
