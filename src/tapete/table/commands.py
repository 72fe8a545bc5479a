"""What somebody wants done at a table: people, computers, the house and the clock alike.

Commands never cross the wire and are not in the log: the log holds what came of them. ``who`` is
a person's number at this table, which the server found out, never the client.
"""

from typing import TypeAlias

import msgspec

from tapete.naipes import Card, Seat


class ByPerson(msgspec.Struct, frozen=True):
    """What person *who*, who sits at *seat*, wants done."""

    who: int
    seat: Seat


class TakeSeat(msgspec.Struct, frozen=True):
    """Person *who* called *name* wants *seat*, empty or a computer's."""

    who: int
    name: str
    seat: Seat


class LeaveSeat(ByPerson, frozen=True):
    """Person *who* leaves *seat*; a computer takes it."""


class SayWord(ByPerson, frozen=True):
    """Person *who* says *word* at *seat*, having heard the seat's updates up to *last*."""

    last: int
    word: str


class PressContinue(ByPerson, frozen=True):
    """Person *who* at *seat* has read the list after the hand."""


class ComeBack(ByPerson, frozen=True):
    """Person *who*, for whom a computer has played *seat*, is back."""


class Deal(msgspec.Struct, frozen=True):
    """The house gives the cards that it owes this *order*, top card first."""

    order: tuple[Card, ...]


class BotSays(msgspec.Struct, frozen=True):
    """The computer that plays *seat* says *word*; nothing, if it need not and will not speak."""

    seat: Seat
    word: str


class ClockSays(msgspec.Struct, frozen=True):
    """The time of the person at *seat* ran out: *word* is said for him."""

    seat: Seat
    word: str


class EndListing(msgspec.Struct, frozen=True):
    """The time to read the list after a hand ran out."""


class MarkAway(msgspec.Struct, frozen=True):
    """The person at *seat* has been gone for long enough: a computer plays for him."""

    seat: Seat


class FillSeats(ByPerson, frozen=True):
    """Person *who* at *seat* waits for nobody: computers take the empty seats."""


class DrawSeats(msgspec.Struct, frozen=True):
    """The house lets the seats draw from a *pack*, top card first."""

    pack: tuple[Card, ...]


class SwapSeats(ByPerson, frozen=True):
    """Person *who* at *seat* wants to change places with *other*: a computer, or who offered it."""

    other: Seat


class AskPause(ByPerson, frozen=True):
    """Person *who* at *seat* wants a pause."""


class EndPause(ByPerson, frozen=True):
    """Person *who* at *seat* wants to go on."""


class EndLongPause(msgspec.Struct, frozen=True):
    """The time of the pause ran out."""


class AskRematch(ByPerson, frozen=True):
    """Person *who* at *seat* wants to play again."""


class GoToRematch(msgspec.Struct, frozen=True):
    """All want to play again, and *table* has been opened for it."""

    table: str


class MakeSign(ByPerson, frozen=True):
    """Person *who* at *seat* makes *sign*; empty: takes back the one that is shown."""

    sign: str


class BotSigns(msgspec.Struct, frozen=True):
    """The computers make these *signs* of new cards, each with its seat; empty: none."""

    signs: tuple[tuple[Seat, str], ...]


class LookAt(ByPerson, frozen=True):
    """Person *who* at *seat* looks at *other*."""

    other: Seat | None


class AskPartner(ByPerson, frozen=True):
    """Person *who* at *seat* asks its partners whether to say *word*."""

    word: str


class BotAsks(msgspec.Struct, frozen=True):
    """The computer that plays *seat* asks its partners whether to say *word*."""

    seat: Seat
    word: str


class AnswerPartner(ByPerson, frozen=True):
    """Person *who* at *seat* answers its partner with *word*: the asked one carries it out.

    He has heard the seat's updates up to *last*.
    """

    last: int
    word: str


class BotAnswers(msgspec.Struct, frozen=True):
    """The computer that plays *seat* answers its partner with *word*."""

    seat: Seat
    word: str


class Resume(msgspec.Struct, frozen=True):
    """The table is served again after *lost* milliseconds in which nobody served it."""

    lost: int


class EndMatch(msgspec.Struct, frozen=True):
    """Whoever should be here has been gone for too long: the table ends as EndDue says."""


class CloseTable(msgspec.Struct, frozen=True):
    """The table is over for good; *why* and the *winner* are those of Closed."""

    why: str
    winner: str = ""


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
    | FillSeats
    | DrawSeats
    | SwapSeats
    | AskPause
    | EndPause
    | EndLongPause
    | AskRematch
    | GoToRematch
    | MakeSign
    | BotSigns
    | LookAt
    | AskPartner
    | BotAsks
    | AnswerPartner
    | BotAnswers
    | Resume
    | EndMatch
    | CloseTable
)
