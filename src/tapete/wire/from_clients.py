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


class AtTable(Message, frozen=True):
    """What the person at *seat* of *table* wants done there; *id* is the command's own."""

    id: CommandId
    table: TableId
    seat: SeatNumber


class Sit(AtTable, frozen=True):
    """Give me *seat* if it is empty or a computer holds it.

    ``invitation``: the code that lets me in where one is needed.
    """

    invitation: Code20 = ""


class Stand(AtTable, frozen=True):
    """I leave my seat; a computer takes it."""


class Say(AtTable, frozen=True):
    """*seat* says *word*, having heard updates up to *last*: an older question is stale."""

    last: UpdateNumber
    word: WordText


class Continue(AtTable, frozen=True):
    """I have read the list after the hand."""


class Fill(AtTable, frozen=True):
    """I wait for nobody: computers take the empty seats."""


class Swap(AtTable, frozen=True):
    """I would change places with *other*: done when a computer sits there, or both want it."""

    other: SeatNumber


class Pause(AtTable, frozen=True):
    """I want a pause (*on*), or to go on."""

    on: bool


class Rematch(AtTable, frozen=True):
    """I want to play again."""


class Sign(AtTable, frozen=True):
    """I make *sign* (a seña); empty: I take back the one that is shown."""

    sign: SignName


class Look(AtTable, frozen=True):
    """I look at *other*, or at nobody, to see what signs are made there."""

    other: SeatNumber | None


class Ask(AtTable, frozen=True):
    """I, who am to speak, ask my partners whether to say *word*."""

    word: WordText


class Answer(AtTable, frozen=True):
    """I answer my partner with *word*: the asked one (then it is said), or what I would rather.

    I have heard updates up to *last*: an answer to an older question is stale.
    """

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
