"""Every message of the protocol: JSON objects, told apart by ``t``, one a websocket frame.

The one law: a client that obeys ``legal`` needs no rules, and what is not in a ServerMessage never
leaves the house. Times are milliseconds since 1970, UTC; words are the words of the record.
"""

from typing import Annotated, TypeAlias

import msgspec

from tapete.game import Offer
from tapete.games import Seen, View
from tapete.naipes import Seat
from tapete.table.entries import By
from tapete.table.refused import Code
from tapete.table.room_view import RoomView, TableInfo

CommandId: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        description="A UUID that the client makes: a command said twice happens once.",
    ),
]
TableId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{6,32}$")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
UpdateNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # exact in any client
WordText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Message(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """The base of all messages."""


# ── client to server ──────────────────────────────────────────────────────────────────────────


class Hello(Message, frozen=True):
    """I am at *table* and have heard updates up to *last* (0: none): send me the rest."""

    table: TableId
    last: UpdateNumber = 0


class Goodbye(Message, frozen=True):
    """Send me nothing more of *table*; my seat stays mine."""

    table: TableId


class Sit(Message, frozen=True):
    """Give me *seat* if it is empty or a computer holds it."""

    id: CommandId
    table: TableId
    seat: SeatNumber


class Stand(Message, frozen=True):
    """I leave my seat; a computer takes it."""

    id: CommandId
    table: TableId
    seat: SeatNumber


class Say(Message, frozen=True):
    """*seat* says *word*, having heard updates up to *last*: an older question is stale."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    last: UpdateNumber
    word: WordText


class Continue(Message, frozen=True):
    """I have read the list after the hand."""

    id: CommandId
    table: TableId
    seat: SeatNumber


ClientMessage: TypeAlias = Hello | Goodbye | Sit | Stand | Say | Continue


# ── server to client ──────────────────────────────────────────────────────────────────────────


class Welcome(Message, frozen=True):
    """The socket is open; you are *name*."""

    name: str
    now: int


class Table(Message, frozen=True):
    """The whole of a table as you may know it; *last* is the number of the last update in it.

    ``seat``: yours, None for a spectator.
    """

    info: TableInfo
    seat: Seat | None
    last: int
    room: RoomView
    view: View
    legal: tuple[Offer, ...]
    now: int


class Update(Message, frozen=True):
    """What you heard: update *n* of your own stream at *table*, numbered without gaps.

    ``events`` tell what happened in the game, in order; ``room``, ``view`` and ``legal`` are how
    things stand after it. ``by``: who really said the word, where it was not the player.
    """

    table: TableId
    n: int
    seat: Seat | None
    events: tuple[Seen, ...]
    room: RoomView
    view: View
    legal: tuple[Offer, ...]
    now: int
    by: By | None = None


class Ack(Message, frozen=True):
    """Command *id* is done, and durable."""

    id: CommandId


class Refusal(Message, frozen=True):
    """Command *id* (empty: the message names none) was refused; nothing changed.

    ``expected`` and ``got`` say what is wrong, to whoever writes a client.
    """

    id: str
    code: Code
    expected: str
    got: str


ServerMessage: TypeAlias = Welcome | Table | Update | Ack | Refusal
