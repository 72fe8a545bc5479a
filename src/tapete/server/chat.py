"""What people write to each other: at the tables and in the lobby, shown to whom it concerns.

The one law: a line is plain text that was made durable before anybody saw it; nobody is shown what
somebody writes whom he blocks or mutes.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from tapete.club import manners
from tapete.club.manners import Reason, Spoken, Written
from tapete.club.wordlists import masked_words
from tapete.server.deeds import Kind, Write
from tapete.server.doors import may_watch
from tapete.server.faces import Faces
from tapete.server.hub import Hub
from tapete.server.live import Listener
from tapete.server.lobby import Lobbies
from tapete.server.person import Person, public_name
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_talk import ChatLine, SqlTalk
from tapete.server.writer import Writer
from tapete.table.refused import Code, Refused
from tapete.wire.codec import encode
from tapete.wire.messages import Chat, Chatted

LATEST: Final = 50
"""How many lines are told to whoever comes."""

_MOST: Final = 10_000

_HERE: Final = Refused(Code.NOT_WELCOME, "somebody who sits or watches here", "somebody else")


class Chats:
    """Takes what is written, and shows it."""

    def __init__(
        self,
        people: SqlPeople,
        talk: SqlTalk,
        writer: Writer,
        hub: Hub,
        lobbies: Lobbies,
        faces: Faces,
        now: Callable[[], int],
    ) -> None:
        self._people = people
        self._talk = talk
        self._writer = writer
        self._hub = hub
        self._lobbies = lobbies
        self._faces = faces
        self._now = now
        self._spoken: OrderedDict[str, Spoken] = OrderedDict()
        self._turn = asyncio.Lock()  # lines are shown in the order of their numbers

    async def write(self, writer: str, message: Chat, origin: str) -> Refused | None:
        """Return None once what *writer* wrote is durable and shown, or why it is not written."""
        person = await self._people.person(writer)
        if person is None or person.is_muted(self._now()):
            return Refused(Code.MUTED, "somebody whom the operators let write", "one they muted")
        ears = await self._ears(person, message.table)
        if isinstance(ears, Refused):
            return ears
        async with self._turn:
            if await self._talk.said(origin) is not None:
                return None
            text = _tidied(message)
            if isinstance(text, Refused):
                return text
            refused = self._too_much(person.id, text or f"/{message.phrase}")
            if refused is None:
                await self._show(_deed(person, message, text, origin, self._now()), ears)
            return refused

    async def _ears(self, person: Person, table: str | None) -> tuple[Listener, ...] | Refused:
        """Return whoever listens where *person* wants to write, or why he may not write there."""
        if table is None:
            return self._lobbies.watchers
        live = await self._hub.live(table)
        if isinstance(live, Refused):
            return live
        sits = live.recipient(person.id) is not None
        if not sits and not live.listens(person.id):
            return _HERE
        if sits and live.is_open and live.room.state.is_silent:
            return Refused(Code.MUTED, "silence until the rules let you talk", "a line")
        return tuple(live.listeners)

    def _too_much(self, person: str, text: str) -> Refused | None:
        match self._spoken.get(person, Spoken()).and_now(text, self._now()):
            case Reason() as reason:
                return _refused(reason)
            case spoken:
                self._spoken.pop(person, None)  # last in the order: first forgotten stays first
                self._spoken[person] = spoken
                if len(self._spoken) > _MOST:
                    self._spoken.popitem(last=False)
                return None

    async def _show(self, deed: Write, ears: Iterable[Listener]) -> None:
        await self._writer.commit(deed)
        line = await self._talk.said(deed.origin)
        assert line is not None, "what was committed is there"
        frame = encode(chatted(line)).decode()
        relations = await self._people.relations(deed.person)
        deaf = {
            one
            for one, other, kind in relations
            if other == deed.person and kind is not Kind.FRIEND
        }
        for listener in ears:
            if listener.person not in deaf:
                listener.hear(frame)

    async def lines(self, reader: str, table: str | None) -> tuple[Chatted, ...] | Refused:
        """Return the last lines at *table*, or in the lobby, that *reader* may see."""
        face = await self._faces.fresh(reader)
        if face is None:
            return _HERE
        if table is not None:
            live = await self._hub.live(table)
            if isinstance(live, Refused):
                return live
            refused = None if live.listens(reader) else may_watch(live, face)
            if refused is not None:
                return refused
        hidden = face.blocks | face.mutes
        lines = await self._talk.lines(table, count=LATEST)
        return tuple(chatted(line) for line in lines if line.person not in hidden)


def _tidied(message: Chat) -> str | Refused:
    """Return the text of *message* as it is written, empty for a canned phrase."""
    if bool(message.text) == bool(message.phrase):
        return Refused(Code.ILLEGAL, "a text or a canned phrase", "both or neither")
    if message.phrase:
        reason = manners.phrase(message.phrase)
        return "" if reason is None else _refused(reason)
    match manners.written(message.text, masked_words()):
        case Written(text):
            return text
        case reason:
            return _refused(reason)


def _deed(person: Person, message: Chat, text: str, origin: str, now: int) -> Write:
    return Write(origin, now, message.table, person.id, person.name, text, message.phrase)


def chatted(line: ChatLine) -> Chatted:
    """Return the message that tells *line*."""
    return Chatted(
        line=line.line,
        at=line.at,
        person="" if line.person is None else public_name(line.person),
        name=line.name,
        text=line.text,
        phrase=line.phrase,
        table=line.table,
    )


def _refused(reason: Reason) -> Refused:
    match reason:
        case Reason.EMPTY:
            return Refused(Code.ILLEGAL, "a line that can be seen", "an empty one")
        case Reason.TOO_LONG:
            return Refused(Code.ILLEGAL, f"at most {manners.LONGEST} characters", "more")
        case Reason.CONTROL:
            return Refused(Code.ILLEGAL, "plain text", "signs that control how it is shown")
        case Reason.NO_PHRASE:
            return Refused(Code.ILLEGAL, ", ".join(manners.PHRASES), "another phrase")
        case Reason.TOO_FAST:
            return Refused(Code.TOO_FAST, "time between lines", "too many lines")
        case Reason.REPEATED:
            return Refused(Code.TOO_FAST, "another line", "the same line again")
