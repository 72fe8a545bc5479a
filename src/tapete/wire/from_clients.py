"""What a client says to the house: JSON objects, told apart by ``t``, one a websocket frame.

The one law: whoever says only what ``legal`` offers needs no rules; a command has an id of its own.
"""

from typing import TypeAlias

from tapete.wire.message import (
    ChatText,
    Code20,
    CommandId,
    Message,
    PhraseName,
    SeatNumber,
    SignName,
    TableId,
    UpdateNumber,
    WordText,
)


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
    """I answer my partner with *word*: the asked one (then it is said), or what I would rather.

    I have heard updates up to *last*: an answer to an older question is stale.
    """

    id: CommandId
    table: TableId
    seat: SeatNumber
    last: UpdateNumber
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
