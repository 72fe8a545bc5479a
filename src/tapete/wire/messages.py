"""Every message of the protocol: JSON objects, told apart by ``t``, one a websocket frame.

The one law: a client that obeys ``legal`` needs no rules, and what is not in a ServerMessage never
leaves the house. Times are milliseconds since 1970, UTC; words are the words of the record.
"""

from typing import Annotated, TypeAlias

import msgspec

from tapete.door import Door
from tapete.game import Offer
from tapete.games import Seen, View
from tapete.naipes import BySeat, Seat
from tapete.table.entries import By
from tapete.table.refused import Code
from tapete.table.room_view import Place, RoomView, TableInfo

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
Code20: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
SignName: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
PhraseName: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
ChatText: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]


class Message(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """The base of all messages."""


# ── client to server ──────────────────────────────────────────────────────────────────────────


class Hello(Message, frozen=True):
    """I am at *table* and have heard updates up to *last* (0: none): send me the rest.

    ``invitation``: the code that lets me in where one is needed.
    """

    table: TableId
    last: UpdateNumber = 0
    invitation: Code20 = ""


class Goodbye(Message, frozen=True):
    """Send me nothing more of *table*; my seat stays mine."""

    table: TableId


class Sit(Message, frozen=True):
    """Give me *seat* if it is empty or a computer holds it.

    ``invitation``: the code that lets me in where one is needed.
    """

    id: CommandId
    table: TableId
    seat: SeatNumber
    invitation: Code20 = ""


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


class Fill(Message, frozen=True):
    """I wait for nobody: computers take the empty seats."""

    id: CommandId
    table: TableId
    seat: SeatNumber


class Swap(Message, frozen=True):
    """I would change places with *other*: done when a computer sits there, or both want it."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    other: SeatNumber


class Pause(Message, frozen=True):
    """I want a pause (*on*), or to go on."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    on: bool


class Rematch(Message, frozen=True):
    """I want to play again."""

    id: CommandId
    table: TableId
    seat: SeatNumber


class Sign(Message, frozen=True):
    """I make *sign* (a seña); empty: I take back the one that is shown."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    sign: SignName


class Look(Message, frozen=True):
    """I look at *other*, or at nobody, to see what signs are made there."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    other: SeatNumber | None


class Ask(Message, frozen=True):
    """I, who am to speak, ask my partners whether to say *word*."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    word: WordText


class Answer(Message, frozen=True):
    """I answer my partner with *word*: the asked one (then it is said), or what I would rather."""

    id: CommandId
    table: TableId
    seat: SeatNumber
    word: WordText


class Chat(Message, frozen=True):
    """I write *text*, or the canned *phrase*, at *table*, or in the lobby (no table)."""

    id: CommandId
    text: ChatText = ""
    phrase: PhraseName = ""
    table: TableId | None = None


class Watch(Message, frozen=True):
    """Send me the tables of the lobby and what is written there (*on*), or nothing more of it."""

    on: bool


TableCommand: TypeAlias = (
    Sit | Stand | Say | Continue | Fill | Swap | Pause | Rematch | Sign | Look | Ask | Answer
)
"""What a person at a table wants done there."""

ClientMessage: TypeAlias = Hello | Goodbye | TableCommand | Chat | Watch


# ── server to client ──────────────────────────────────────────────────────────────────────────


class Welcome(Message, frozen=True):
    """The socket is open; you are *name*."""

    name: str
    now: int


class Signs(msgspec.Struct, frozen=True, omit_defaults=True):
    """The señas of a table as you may know them.

    ``shown``: the sign of each seat that you see, empty where you see none. ``offered``: those
    that you may make. ``looking``: the seat at which you look, where that matters.
    """

    shown: BySeat[str] = ()
    offered: tuple[str, ...] = ()
    looking: Seat | None = None


class Table(Message, frozen=True):
    """The whole of a table as you may know it; *last* is the number of the last update in it.

    ``seat``: yours, None for a spectator. ``askable``: the words about which you may ask your
    partners.
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
    """A live table as the lobby shows it. ``hand``: 0 before the first deal."""

    table: str
    game: str
    rules: dict[str, str]
    places: BySeat[Place]
    score: tuple[int, ...]
    hand: int
    clock: int | None = None
    door: Door = Door()
    stars: BySeat[int] = ()


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
