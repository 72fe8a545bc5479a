"""What happens in a game of Escoba. An event says all that it changes: views fold without rules.

The deal alone holds secrets and never leaves the house; ``seen_by`` builds what a seat hears of it.
"""

from typing import TypeAlias

import msgspec

from tapete.escoba.view import Counted, Phase
from tapete.naipes import Actor, BySeat, BySide, Card, Seat, Side, hands_seen


class Heard(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """The base of all that a seat may hear; on the wire its tag is the event's name."""


class RoundDealt(Heard, frozen=True):
    """Round *hand* begins: three cards each and four to the *table*."""

    hand: int
    mano: Seat
    hands: BySeat[tuple[Card, ...] | int]
    table: tuple[Card, ...]
    stock: int
    score: BySide[int]


class Opened(Heard, frozen=True):
    """The four table cards made 15, or 15 and 15: the dealer took them, with *escobas*."""

    seat: Seat
    cards: tuple[Card, ...]
    piles: BySide[int]
    escobas: BySide[int]


class Laid(Heard, frozen=True):
    """*seat* laid *card*; *missed*: it makes 15 with cards of the table, which may be claimed."""

    seat: Seat
    card: Card
    missed: bool = False


class Took(Heard, frozen=True):
    """*seat* played *card* and took *cards*; piles and escobas after it."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    piles: BySide[int]
    escobas: BySide[int]
    escoba: bool = False


class Claimed(Heard, frozen=True):
    """*seat* claimed the missed baza of *cards*; piles and escobas after it."""

    seat: Seat
    cards: tuple[Card, ...]
    piles: BySide[int]
    escobas: BySide[int]
    escoba: bool = False


class MoreDealt(Heard, frozen=True):
    """Three more cards each; *ultimas*: the last of the round."""

    hands: BySeat[tuple[Card, ...] | int]
    stock: int
    ultimas: bool = False


class Leftovers(Heard, frozen=True):
    """The last to take a baza took what lay on the table at the end; not an escoba."""

    seat: Seat
    cards: tuple[Card, ...]
    piles: BySide[int]


class PilesTurned(Heard, frozen=True):
    """The round is over: how many *oros* and *sevens* each side took, now that all may see."""

    oros: BySide[int]
    sevens: BySide[int]


class PointsPaid(Heard, frozen=True):
    """Points were scored; *score* is the score after it."""

    counted: Counted
    score: BySide[int]


class TargetGrew(Heard, frozen=True):
    """The match is tied at or above the target: it grew."""

    target: int


class GameWon(Heard, frozen=True):
    """*side* won the match."""

    side: Side


class PlayTurn(Heard, frozen=True):
    """The game waits for *to_act*; between rounds, *hand* and *mano* are the next ones."""

    phase: Phase
    to_act: tuple[Actor, ...]
    hand: int
    mano: Seat


Public: TypeAlias = (
    Opened
    | Laid
    | Took
    | Claimed
    | Leftovers
    | PilesTurned
    | PointsPaid
    | TargetGrew
    | GameWon
    | PlayTurn
)

Seen: TypeAlias = RoundDealt | MoreDealt | Public
"""What a seat or a spectator can hear."""


class RoundDealtOut(msgspec.Struct, frozen=True):
    """The deal with all its cards."""

    hand: int
    mano: Seat
    hands: BySeat[tuple[Card, ...]]
    table: tuple[Card, ...]
    stock: int
    score: BySide[int]


class MoreDealtOut(msgspec.Struct, frozen=True):
    """Three more, with all their cards."""

    hands: BySeat[tuple[Card, ...]]
    stock: int
    ultimas: bool


Event: TypeAlias = RoundDealtOut | MoreDealtOut | Public
"""What apply says has happened, secrets included."""


def seen_by(event: Event, seat: Seat | None) -> Seen:
    """Return what *seat* (None: a spectator) hears of *event*."""
    match event:
        case RoundDealtOut():
            return RoundDealt(
                event.hand,
                event.mano,
                hands_seen(event.hands, seat),
                event.table,
                event.stock,
                event.score,
            )
        case MoreDealtOut():
            return MoreDealt(hands_seen(event.hands, seat), event.stock, event.ultimas)
        case _:
            return event
