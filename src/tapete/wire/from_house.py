"""What the house says to a client: JSON objects, told apart by ``t``, one a websocket frame.

The one law: what is not in one of these messages never leaves the house. Times are milliseconds
since 1970, UTC; words are the words of the record.
"""

from typing import TypeAlias

import msgspec

from tapete.door import Door
from tapete.game import Offer
from tapete.games import Seen, View
from tapete.naipes import BySeat, Seat
from tapete.table.entries import By
from tapete.table.refused import Code
from tapete.table.room_view import Place, RoomView, Signs, TableInfo
from tapete.wire.message import CommandId, Message, TableId


class Welcome(Message, frozen=True):
    """The socket is open; you are *name*."""

    name: str
    now: int


class Table(Message, frozen=True):
    """The whole of a table as you may know it; *last* is the number of the last update in it.

    ``seat``: yours, None for a spectator. ``askable``: the words about which you may ask your
    partners, or with which you may answer the question of one.
    """

    info: TableInfo
    seat: Seat | None
    last: int
    room: RoomView
    view: View
    legal: tuple[Offer, ...]
    now: int
    signs: Signs = Signs()
    askable: tuple[Offer, ...] = ()


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
    signs: Signs = Signs()
    askable: tuple[Offer, ...] = ()


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


class Companion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person at a table. ``person``: by what name the API knows him. ``stars``: 0 if unrated.

    ``here``: whether he is connected. ``registered``: not a guest.
    """

    person: str
    name: str
    stars: int = 0
    here: bool = True
    registered: bool = False


class Company(Message, frozen=True):
    """Who the persons at *table* are, seat by seat (None: no person), and how many watch."""

    table: TableId
    seats: BySeat[Companion | None]
    watchers: int = 0


class TableLine(msgspec.Struct, frozen=True):
    """A live table as the lobby shows it. ``hand``: 0 before the first deal.

    ``yours``: the seat where you sit, if you do.
    """

    table: str
    game: str
    rules: dict[str, str]
    places: BySeat[Place]
    score: tuple[int, ...]
    hand: int
    clock: int | None = None
    door: Door = Door()
    stars: BySeat[int] = ()
    yours: Seat | None = None


class Lobby(Message, frozen=True):
    """The tables that you may join or watch, all of them; the newest message counts."""

    tables: tuple[TableLine, ...]


class Chatted(Message, frozen=True):
    """*name* wrote *text*, or the canned *phrase*, at *table* or in the lobby (no table).

    ``line``: its number, to report it. ``person``: by what name the API knows him.
    """

    line: int
    at: int
    person: str
    name: str
    text: str = ""
    phrase: str = ""
    table: TableId | None = None


class Elsewhere(Message, frozen=True):
    """You sit at *table* in a newer window: this one hears no more until it says hello again."""

    table: TableId


ServerMessage: TypeAlias = (
    Welcome | Table | Update | Ack | Refusal | Company | Lobby | Chatted | Elsewhere
)
