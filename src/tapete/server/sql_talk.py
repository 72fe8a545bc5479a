"""What is written and who is invited, in the database: it has its own time to be kept.

The one law: a line has one number for ever, and what was swept away or blanked does not come back.
"""

from dataclasses import dataclass
from typing import Final, assert_never

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.server import schema
from tapete.server.deeds import Invite, Sweep, TalkDeed, Write
from tapete.server.sql_insert import Insert

KEPT: Final = 30 * 24 * 3600 * 1000
"""How long a line of chat is kept, in milliseconds."""

IDLE: Final = 365 * 24 * 3600 * 1000
"""How long a session may be out of use, in milliseconds."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat; ``person``: None if whoever wrote it has been deleted, and his words too."""

    line: int
    at: int
    table: str | None
    person: str | None
    name: str
    text: str
    phrase: str


_chat: Final = schema.chat
_LINE: Final = (
    _chat.c.line,
    _chat.c.at,
    _chat.c.table_id,
    _chat.c.person_id,
    _chat.c.name,
    _chat.c.text,
    _chat.c.phrase,
)


class SqlTalk:
    """What is written in the lobby and at the tables, and the invitations in force."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lines(
        self, table: str | None, before: int | None = None, count: int = 50
    ) -> tuple[ChatLine, ...]:
        """Return the last *count* lines at *table* (None: the lobby), in order.

        ``before``: only lines with a smaller number.
        """
        query = sa.select(*_LINE).where(_chat.c.table_id.is_not_distinct_from(table))
        query = query.where(_chat.c.person_id.is_not(None))
        if before is not None:
            query = query.where(_chat.c.line < before)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(_chat.c.line.desc()).limit(count))
            return tuple(ChatLine(*row) for row in reversed(rows.all()))

    async def lines_of(self, person: str) -> tuple[ChatLine, ...]:
        """Return all that *person* wrote, in order."""
        query = sa.select(*_LINE).where(_chat.c.person_id == person).order_by(_chat.c.line)
        async with self._engine.connect() as connection:
            return tuple(ChatLine(*row) for row in await connection.execute(query))

    async def line(self, line: int) -> ChatLine | None:
        """Return the line of that number, None if it is not there."""
        return await self._one(_chat.c.line == line)

    async def said(self, origin: str) -> ChatLine | None:
        """Return the line of that *origin*, None if it is not there."""
        return await self._one(_chat.c.origin == origin)

    async def _one(self, wanted: sa.ColumnElement[bool]) -> ChatLine | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(*_LINE).where(wanted))).one_or_none()
        return None if row is None else ChatLine(*row)

    async def invitation(self, code: str) -> Invite | None:
        """Return the invitation of that *code*, also one that has expired; None if none is."""
        invitations = schema.invitations
        query = sa.select(
            invitations.c.code,
            invitations.c.table_id,
            invitations.c.person_id,
            invitations.c.expires,
        ).where(invitations.c.code == code)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Invite(*row)


async def write_talk(connection: AsyncConnection, insert: Insert, deed: TalkDeed) -> bool:
    """Return whether *deed* was done: a line or a code that is there already is not."""
    match deed:
        case Write():
            row = {
                "at": deed.at,
                "table_id": deed.table,
                "person_id": deed.person,
                "origin": deed.origin,
                "name": deed.name,
                "text": deed.text,
                "phrase": deed.phrase,
            }
            put = insert(_chat).on_conflict_do_nothing(index_elements=["origin"])
            return (await connection.execute(put.values(row))).rowcount > 0
        case Invite(code, table, person, expires):
            row = {"code": code, "table_id": table, "person_id": person, "expires": expires}
            put = insert(schema.invitations).on_conflict_do_nothing()
            return (await connection.execute(put.values(row))).rowcount > 0
        case Sweep(chat, invitations, sessions):
            for table_, column, oldest in (
                (schema.chat, schema.chat.c.at, chat),
                (schema.invitations, schema.invitations.c.expires, invitations),
                (schema.sessions, schema.sessions.c.seen, sessions),
            ):
                await connection.execute(sa.delete(table_).where(column < oldest))
            return True
        case _:
            assert_never(deed)


def sweep(now: int) -> Sweep:
    """Return what is to be forgotten *now*."""
    return Sweep(chat=now - KEPT, invitations=now, sessions=now - IDLE)
