"""One client at its socket: each message is answered, and none that is wrong closes the socket.

The one law: a command has exactly one answer, an Ack once it is durable or a Refusal that changed
nothing. Only a flood ends the conversation.
"""

import hashlib
import logging
import time
from typing import Final

from tapete.server.bucket import Bucket, Flow
from tapete.server.doors import may_sit, may_watch
from tapete.server.faults import Point
from tapete.server.house import House
from tapete.server.hub import MakeCommand
from tapete.server.line import FLOOD, Line
from tapete.server.live import Live
from tapete.server.logs import fact
from tapete.server.orders import order
from tapete.server.store import Person
from tapete.table.commands import Command
from tapete.table.refused import Code, Refused
from tapete.wire.codec import decode, encode
from tapete.wire.messages import (
    Ack,
    Chat,
    ClientMessage,
    Goodbye,
    Hello,
    Refusal,
    ServerMessage,
    Sit,
    Stand,
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

GONE: Final = Refused(Code.NOT_WELCOME, "a person of this house", "one whose account was deleted")


class Session:
    """What *person* says at one socket, and what becomes of it."""

    def __init__(self, house: House, person: Person, line: Line, now: int) -> None:
        self._house = house
        self._person = person
        self._line = line
        self._following: dict[str, Live] = {}
        self._bucket = Bucket(RATE, BURST, time.monotonic())
        self._send(Welcome(person.name, now))

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
            case Hello():
                await self._hello(message)
            case Goodbye(table):
                self._goodbye(table)
            case Watch(on=True):
                await self._house.lobbies.look(self._line)
            case Watch():
                self._house.lobbies.leave(self._line)
            case Chat():
                origin = origin_of(self._person.id, message.id)
                chats = self._house.chats
                self._tell(message.id, await chats.write(self._person.id, message, origin))
            case _:
                self._tell(message.id, await self._do(message))

    async def _hello(self, message: Hello) -> None:
        match await self._welcomed(message):
            case Refused() as refused:
                self._send(refusal("", refused))
            case live:
                self._goodbye(live.id)  # if it was followed already: from now on, from here
                self._house.hub.listen(live, self._line, message.last)
                self._following[live.id] = live
                self._house.presence.come(live, self._person.id)
                self._house.companies.greet(live, self._line)
                self._house.lobbies.changed(live)

    async def _welcomed(self, message: Hello) -> Live | Refused:
        """Return the table that *message* asks for, or why this person may not hear of it."""
        if len(self._following) >= TABLES and message.table not in self._following:
            return Refused(Code.ILLEGAL, f"at most {TABLES} tables a socket", "one more")
        live = await self._house.hub.live(message.table)
        if isinstance(live, Refused):
            return live
        visitor = await self._house.faces.fresh(self._person.id)
        if visitor is None:
            return GONE
        wrong = await self._wrong(message)
        invited = bool(message.invitation) and wrong is None
        refused = may_watch(live, visitor, invited=invited)
        if refused is None:
            return live
        return refused if wrong is None else wrong

    async def _wrong(self, message: Hello | Sit) -> Refused | None:
        """Return what is wrong with the invitation of *message*; None if it is good, or none."""
        code = message.invitation
        return await self._house.invitations.opens(code, message.table) if code else None

    def _tell(self, id_: str, refused: Refused | None) -> None:
        match refused:
            case Refused():
                self._send(refusal(id_, refused))
            case None:
                self._house.faults.at(Point.BEFORE_ACK)
                self._send(Ack(id_))

    async def _do(self, message: TableCommand) -> Refused | None:
        live = await self._house.hub.live(message.table)
        if isinstance(live, Refused):
            return live
        if self._is_elsewhere(live):
            return Refused(Code.NOT_YOUR_SEAT, "the window where you play: hello", "an older one")
        if isinstance(message, Sit):
            return await self._sit(live, message)
        id_ = self._person.id
        refused = await self._carry(live, message, lambda now: order(message, now.number(id_), ""))
        if refused is None and isinstance(message, Stand):
            visitor = await self._house.faces.of(id_)
            if visitor is None or may_watch(live, visitor) is not None:  # nobody may look on here
                self._goodbye(live.id)
        return refused

    async def _sit(self, live: Live, message: Sit) -> Refused | None:
        face = await self._house.faces.fresh(self._person.id)
        if face is None:
            return GONE
        wrong = await self._wrong(message)
        invited = bool(message.invitation) and wrong is None

        def make(live: Live) -> Command | Refused:
            barred = may_sit(live, face, invited=invited)
            if barred is not None:
                return barred if wrong is None else wrong
            return order(message, live.number(face.id), face.name)

        return await self._carry(live, message, make)

    async def _carry(self, live: Live, message: TableCommand, make: MakeCommand) -> Refused | None:
        origin = origin_of(self._person.id, message.id)
        refused = await self._house.hub.carry(live, make, origin)
        follows = refused is None and self._line in live.listeners
        if follows and self._house.hub.claim(live, self._line):
            self._tell_who_is_here(live)
        return refused

    def _is_elsewhere(self, live: Live) -> bool:
        """Return whether a newer window of this person plays at *live*."""
        return self._following.get(live.id) is live and self._line not in live.listeners

    def _goodbye(self, table: str) -> None:
        live = self._following.pop(table, None)
        if live is not None:
            live.listeners.pop(self._line, None)
            self._house.presence.go(live)
            self._tell_who_is_here(live)

    def leave(self) -> None:
        """Follow nothing any more: the socket is gone."""
        self._house.lobbies.leave(self._line)
        for table in tuple(self._following):
            self._goodbye(table)

    def _tell_who_is_here(self, live: Live) -> None:
        self._house.companies.changed(live)
        self._house.lobbies.changed(live)

    def _send(self, message: ServerMessage) -> None:
        self._line.hear(encode(message).decode())


def origin_of(person: str, id_: str) -> str:
    """Return the origin of command *id_* in the log, which no other person's command can have.

    It tells commands of one person from those of another, and nobody who the person is.
    """
    return f"{hashlib.sha256(person.encode()).hexdigest()[:16]}:{id_}"
