"""One client at its socket: each message is answered, and none that is wrong closes the socket.

The one law: a command has exactly one answer, an Ack once it is durable or a Refusal that changed
nothing. Only a flood ends the conversation.
"""

import hashlib
import logging
import time
from collections.abc import Callable
from typing import Final, assert_never

from tapete.naipes import Seat
from tapete.server.bucket import Bucket, Flow
from tapete.server.faults import Faults, Point
from tapete.server.guests import Guests
from tapete.server.hub import Hub
from tapete.server.line import FLOOD, Line
from tapete.server.live import Live
from tapete.server.logs import fact
from tapete.server.presence import Presence
from tapete.server.store import Person
from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    AskPause,
    AskRematch,
    Command,
    EndPause,
    FillSeats,
    LeaveSeat,
    LookAt,
    MakeSign,
    PressContinue,
    SayWord,
    SwapSeats,
    TakeSeat,
)
from tapete.table.refused import Code, Refused
from tapete.wire.codec import decode, encode
from tapete.wire.messages import (
    Ack,
    Answer,
    Ask,
    Chat,
    ClientMessage,
    Continue,
    Fill,
    Goodbye,
    Hello,
    Look,
    Pause,
    Refusal,
    Rematch,
    Say,
    ServerMessage,
    Sign,
    Sit,
    Stand,
    Swap,
    TableCommand,
    Watch,
    Welcome,
)
from tapete.wire.telling import refusal

_log: Final = logging.getLogger(__name__)

RATE: Final = 30
"""How many messages a second a client may send for long."""

BURST: Final = 60
"""How many it may send at once."""

TABLES: Final = 16
"""How many tables one socket may follow."""


class Session:
    """What *person* says at one socket, and what becomes of it."""

    def __init__(
        self,
        guests: Guests,
        hub: Hub,
        presence: Presence,
        faults: Faults,
        now: Callable[[], int],
        person: Person,
        line: Line,
    ) -> None:
        self._guests = guests
        self._hub = hub
        self._presence = presence
        self._faults = faults
        self._person = person
        self._line = line
        self._following: dict[str, Live] = {}
        self._bucket = Bucket(RATE, BURST, time.monotonic())
        self._send(Welcome(person.name, now()))

    async def receive(self, frame: str | bytes) -> None:
        """Do what *frame* asks, and answer it."""
        message = decode(frame)
        match self._bucket.take(time.monotonic()):
            case Flow.FLOOD:
                fact(_log, logging.WARNING, "flood", person=self._person.id)
                self._line.end(FLOOD)
            case Flow.TOO_FAST if not isinstance(message, Hello | Goodbye | Watch):
                too_fast = Refused(Code.TOO_FAST, f"at most {RATE} messages a second", "more")
                self._send(refusal(message.id, too_fast))
            case Flow.TOO_FAST | Flow.FINE:  # a refusal could not say which hello it means
                await self._answer(message)

    async def _answer(self, message: ClientMessage | Refusal) -> None:
        match message:
            case Refusal():
                self._send(message)
            case Hello(table, last):
                await self._hello(table, last)
            case Goodbye(table):
                self._goodbye(table)
            case Chat(id=id_):
                self._send(refusal(id_, Refused(Code.ILLEGAL, "a command", "chat")))
            case Watch():
                pass
            case _:
                await self._carry(message)

    async def _hello(self, table: str, last: int) -> None:
        if len(self._following) >= TABLES and table not in self._following:
            refused = Refused(Code.ILLEGAL, f"at most {TABLES} tables a socket", "one more")
            self._send(refusal("", refused))
            return
        match await self._hub.live(table):
            case Refused() as refused:
                self._send(refusal("", refused))
            case live:
                self._goodbye(table)  # if it was followed already: from now on, from here
                self._hub.listen(live, self._line, last)
                self._following[table] = live
                self._presence.come(live, self._person.id)

    async def _carry(self, message: TableCommand) -> None:
        match await self._do(message):
            case Refused() as refused:
                self._send(refusal(message.id, refused))
            case None:
                self._faults.at(Point.BEFORE_ACK)
                self._send(Ack(message.id))

    async def _do(self, message: TableCommand) -> Refused | None:
        live = await self._hub.live(message.table)
        if isinstance(live, Refused):
            return live
        if self._is_elsewhere(live):
            return Refused(Code.NOT_YOUR_SEAT, "the window where you play: hello", "an older one")
        name = await self._guests.name(self._person)
        refused = await self._hub.carry(
            live,
            lambda live: _command(message, live.number(self._person.id), name),
            origin_of(self._person.id, message.id),
        )
        if refused is None and self._line in live.listeners:
            self._hub.claim(live, self._line)
        return refused

    def _is_elsewhere(self, live: Live) -> bool:
        """Return whether a newer window of this person plays at *live*."""
        return self._following.get(live.id) is live and self._line not in live.listeners

    def _goodbye(self, table: str) -> None:
        live = self._following.pop(table, None)
        if live is not None:
            live.listeners.pop(self._line, None)
            self._presence.go(live)

    def leave(self) -> None:
        """Follow nothing any more: the socket is gone."""
        for table in tuple(self._following):
            self._goodbye(table)

    def _send(self, message: ServerMessage) -> None:
        self._line.hear(encode(message).decode())


def _command(message: TableCommand, who: int, name: str) -> Command:
    """Return what person *who* called *name* wants by *message*."""
    seat = Seat(message.seat)
    match message:
        case Sit():
            return TakeSeat(who, name, seat)
        case Stand():
            return LeaveSeat(who, seat)
        case Say(last=last, word=word):
            return SayWord(who, seat, last, word)
        case Continue():
            return PressContinue(who, seat)
        case Fill():
            return FillSeats(who, seat)
        case Swap(other=other):
            return SwapSeats(who, seat, Seat(other))
        case Pause(on=on):
            return AskPause(who, seat) if on else EndPause(who, seat)
        case Rematch():
            return AskRematch(who, seat)
        case Sign(sign=sign):
            return MakeSign(who, seat, sign)
        case Look(other=looked_at):
            return LookAt(who, seat, None if looked_at is None else Seat(looked_at))
        case Ask(word=word):
            return AskPartner(who, seat, word)
        case Answer(word=word):
            return AnswerPartner(who, seat, word)
        case _:
            assert_never(message)


def origin_of(person: str, id_: str) -> str:
    """Return the origin of command *id_* in the log, which no other person's command can have.

    It tells commands of one person from those of another, and nobody who the person is.
    """
    return f"{hashlib.sha256(person.encode()).hexdigest()[:16]}:{id_}"
