"""What everybody at a table may know of the room round the game."""

from enum import Enum

import msgspec

from tapete.door import Door
from tapete.naipes import BySeat, Card, Seat


class Kind(Enum):
    """Who holds a seat."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: who holds it; ``level`` of the computer that plays it, also for one who is away."""

    kind: Kind
    name: str = ""
    level: str | None = None
    away: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """What was decided when the table was opened; ``rules`` are all rules in force.

    ``clock``: seconds for a decision (None: no clock); ``bank``: seconds that each player may take
    over that in the whole match. ``rematch_of``: the table whose match is played again here.
    """

    table: str
    game: str
    rules: dict[str, str]
    level: str
    pace: int
    clock: int | None
    bank: int = 0
    door: Door = Door()
    rematch_of: str = ""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """*seat*, which is to speak, asks its partners whether to say *word*; nothing is bound by it.

    ``by`` answered that *answer* would be better.
    """

    seat: Seat
    word: str
    by: Seat | None = None
    answer: str = ""


class Signs(msgspec.Struct, frozen=True, omit_defaults=True):
    """The señas of a table as one may know them.

    ``shown``: the sign of each seat that you see, empty where you see none; () when you see none at
    all. ``offered``: those that you may make. ``looking``: the seat at which you look, where that
    matters.
    """

    shown: BySeat[str] = ()
    offered: tuple[str, ...] = ()
    looking: Seat | None = None


class Draw(msgspec.Struct, frozen=True):
    """Who drew what before the first deal, for each seat as it is now: the first card, then those
    that were drawn again after a tie.
    """

    drawn: BySeat[tuple[Card, ...]]


class RoomView(msgspec.Struct, frozen=True):
    """The room now, the same for all.

    ``due``: when the clock of whoever is to act, or of the list between hands, runs out
    (milliseconds since 1970, UTC; None: no clock runs); then his bank begins. ``banks``: what is
    left of each seat's bank, in milliseconds. ``continued``: who has pressed Continue on the list
    that is shown. ``listing``: the list after a hand is shown. ``closed``: why the table was
    closed, empty while it is open. ``waiting``: seats are empty, and nothing is dealt until
    somebody takes them. ``pausing``: who wants a pause. ``paused``: there is one. ``rematch``: who
    wants to play again. ``following``: the table where they do. ``swaps``: who offers to change
    seats with whom. ``question``: what somebody has asked his partners. ``draw``: what was drawn.
    ``seating``: where they have changed places for the rematch, for each seat there the seat here.
    """

    places: BySeat[Place]
    continued: tuple[Seat, ...]
    listing: bool
    due: int | None
    closed: str
    banks: BySeat[int] = ()
    waiting: bool = False
    pausing: tuple[Seat, ...] = ()
    paused: bool = False
    rematch: tuple[Seat, ...] = ()
    following: str = ""
    swaps: tuple[tuple[Seat, Seat], ...] = ()
    question: Question | None = None
    draw: Draw | None = None
    seating: BySeat[Seat] = ()
