"""What one seat, or a spectator, may know of a game of Escoba: built up for it."""

from enum import Enum

import msgspec

from tapete.naipes import Actor, BySeat, BySide, Card, Seat, Side


class Phase(Enum):
    """What a round is waiting for."""

    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


class Item(Enum):
    """What points are given for, in counting order."""

    ESCOBAS = "escobas"
    VELO = "velo"
    CARDS = "cards"
    OROS = "oros"
    SEVENS = "sevens"


class Counted(msgspec.Struct, frozen=True, array_like=True):
    """One payment of a round: the item, nothing, the side and its points."""

    item: Item
    kind: str
    side: Side
    points: int


class View(msgspec.Struct, frozen=True, tag_field="game", tag="escoba"):
    """A game of Escoba as *seat* sees it (None: a spectator).

    ``hands``: the cards where the seat may see them, their number where not. ``piles``: how many
    cards each side has taken. ``missed``: the card just left that could have taken.
    ``oros`` and ``sevens``: how many each side took, empty until the round is counted.
    """

    seat: Seat | None
    hand: int
    mano: Seat
    phase: Phase
    to_act: tuple[Actor, ...]
    score: BySide[int]
    target: int
    hands: BySeat[tuple[Card, ...] | int]
    table: tuple[Card, ...]
    stock: int
    piles: BySide[int]
    escobas: BySide[int]
    last_taker: Seat | None
    missed: Card | None
    counted: tuple[Counted, ...]
    oros: BySide[int]
    sevens: BySide[int]
    winner: Side | None
