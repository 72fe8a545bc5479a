"""What everybody at a table may know of the room round the game."""

from enum import Enum

import msgspec

from tapete.naipes import BySeat, Seat


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
    """What was decided when the table was opened; ``rules`` are all rules in force."""

    table: str
    game: str
    rules: dict[str, str]
    level: str
    pace: int
    clock: int | None


class RoomView(msgspec.Struct, frozen=True):
    """The room now, the same for all.

    ``due``: when the clock of whoever is to act, or of the list between hands, runs out
    (milliseconds since 1970, UTC; None: no clock runs). ``continued``: who has pressed Continue on
    the list that is shown. ``listing``: the list after a hand is shown. ``closed``: why the table
    was closed, empty while it is open.
    """

    places: BySeat[Place]
    continued: tuple[Seat, ...]
    listing: bool
    due: int | None
    closed: str
