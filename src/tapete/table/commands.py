"""What somebody wants done at a table: people, computers, the house and the clock alike.

Commands never cross the wire and are not in the log: the log holds what came of them. ``who`` is
a person's number at this table, which the server found out, never the client.
"""

from dataclasses import dataclass
from typing import TypeAlias

from tapete.naipes import Card, Seat


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Person *who* called *name* wants *seat*, empty or a computer's."""

    who: int
    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Person *who* leaves *seat*; a computer takes it."""

    who: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class SayWord:
    """Person *who* says *word* at *seat*, having heard the seat's updates up to *last*."""

    who: int
    seat: Seat
    last: int
    word: str


@dataclass(frozen=True, slots=True)
class PressContinue:
    """Person *who* at *seat* has read the list after the hand."""

    who: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Person *who*, for whom a computer has played *seat*, is back."""

    who: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The house gives the cards that it owes this *order*, top card first."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BotSays:
    """The computer that plays *seat* says *word*."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class ClockSays:
    """The time of the person at *seat* ran out: *word* is said for him."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class EndListing:
    """The time to read the list after a hand ran out."""


@dataclass(frozen=True, slots=True)
class MarkAway:
    """The person at *seat* has been gone for long enough: a computer plays for him."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resume:
    """The table is served again after *lost* milliseconds in which nobody served it."""

    lost: int


@dataclass(frozen=True, slots=True)
class CloseTable:
    """The table is over for good; *why* in one word: over, left, empty."""

    why: str


Command: TypeAlias = (
    TakeSeat
    | LeaveSeat
    | SayWord
    | PressContinue
    | ComeBack
    | Deal
    | BotSays
    | ClockSays
    | EndListing
    | MarkAway
    | Resume
    | CloseTable
)
