"""What happens in a game of Mus. An event says all that it changes: a view folds it without rules.

Three events hold cards and never leave the house (dataclasses); ``seen_by`` builds, for one seat,
what that seat hears of them. All others are heard as they are.
"""

from typing import TypeAlias

import msgspec

from tapete.mus.phases import Counted, How, Lance, Phase
from tapete.mus.view import BetView
from tapete.mus.words import Action
from tapete.naipes import Actor, BySeat, BySide, Card, Seat, Side, hands_seen


class Heard(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """The base of all that a seat may hear; on the wire its tag is the event's name."""


class Dealt(Heard, frozen=True):
    """Four cards each: the hand *hand* begins with *mano*; score and juegos as they stand now."""

    hand: int
    mano: Seat
    hands: BySeat[tuple[Card, ...] | int]
    stock: int
    score: BySide[int]


class Said(Heard, frozen=True):
    """*seat* said *word*; in a lance, *bet* is the betting after it (None: the lance is closed)."""

    seat: Seat
    word: Action
    bet: BetView | None = None


class ManoMoved(Heard, frozen=True):
    """Mus corrido: *mano* is mano of this hand now."""

    mano: Seat


class Threw(Heard, frozen=True):
    """*seat* has chosen what to throw; *cards* is what it chose, shown to itself alone."""

    seat: Seat
    cards: tuple[Card, ...] = ()


class Exchanged(Heard, frozen=True):
    """All have thrown: how many each; *hands* is what is left in them."""

    thrown: BySeat[int]
    hands: BySeat[tuple[Card, ...] | int]
    discarded: int


class Refilled(Heard, frozen=True):
    """Cards were given out of the stock; all have four again unless the stock ran out."""

    hands: BySeat[tuple[Card, ...] | int]
    stock: int


class Reshuffled(Heard, frozen=True):
    """The discards became the stock."""

    stock: int
    discarded: int


class LanceOpened(Heard, frozen=True):
    """A lance begins; in pares and juego its *speakers* are those who declared that they hold."""

    lance: Lance
    speakers: tuple[Seat, ...]
    bet: BetView | None = None


class LanceClosed(Heard, frozen=True):
    """A lance is over; see LanceView for *stake*, *side* and *winner*."""

    lance: Lance
    how: How
    stake: int = 0
    side: Side | None = None
    winner: Seat | None = None


class Paid(Heard, frozen=True):
    """Stones were scored, or an ordago won; *score* is the score after it."""

    counted: Counted
    score: BySide[int]


class Shown(Heard, frozen=True):
    """The hand is over: all hands lie face up; *winners* of its lances, in their order."""

    hands: BySeat[tuple[Card, ...]]
    winners: tuple[Seat | None, ...]


class JuegoWon(Heard, frozen=True):
    """*side* won the juego; juegos and vacas after it."""

    side: Side
    juegos: BySide[int]
    vacas: BySide[int]


class MatchWon(Heard, frozen=True):
    """*side* won the match."""

    side: Side


class Turn(Heard, frozen=True):
    """The game waits for *to_act*; between hands, *hand* and *mano* are the next ones."""

    phase: Phase
    to_act: tuple[Actor, ...]
    hand: int
    mano: Seat


Public: TypeAlias = (
    Said
    | ManoMoved
    | Reshuffled
    | LanceOpened
    | LanceClosed
    | Paid
    | Shown
    | JuegoWon
    | MatchWon
    | Turn
)

Seen: TypeAlias = Dealt | Threw | Exchanged | Refilled | Public
"""What a seat or a spectator can hear."""


class DealtOut(msgspec.Struct, frozen=True):
    """The deal with all its cards."""

    hand: int
    mano: Seat
    hands: BySeat[tuple[Card, ...]]
    stock: int
    score: BySide[int]


class ThrewCards(msgspec.Struct, frozen=True):
    """What *seat* chose to throw."""

    seat: Seat
    cards: tuple[Card, ...]


class ExchangedCards(msgspec.Struct, frozen=True):
    """All have thrown; what is left in each hand."""

    thrown: BySeat[int]
    hands: BySeat[tuple[Card, ...]]
    discarded: int


class RefilledHands(msgspec.Struct, frozen=True):
    """All hands after cards were given."""

    hands: BySeat[tuple[Card, ...]]
    stock: int


Event: TypeAlias = DealtOut | ThrewCards | ExchangedCards | RefilledHands | Public
"""What apply says has happened, secrets included."""


def seen_by(event: Event, seat: Seat | None) -> Seen:
    """Return what *seat* (None: a spectator) hears of *event*."""
    match event:
        case DealtOut():
            hands = hands_seen(event.hands, seat)
            return Dealt(event.hand, event.mano, hands, event.stock, event.score)
        case ThrewCards():
            return Threw(event.seat, event.cards if event.seat == seat else ())
        case ExchangedCards():
            return Exchanged(event.thrown, hands_seen(event.hands, seat), event.discarded)
        case RefilledHands():
            return Refilled(hands_seen(event.hands, seat), event.stock)
        case _:
            return event
