"""Invitations: a code that opens the door of one table for a day, to whoever has it.

The one law: only somebody who sits there can invite; a code that has expired, or that is of another
table, opens nothing.
"""

from collections.abc import Callable
from typing import Final

from tapete.server.deeds import Invite
from tapete.server.live import Live
from tapete.server.names import new_id
from tapete.server.sql_talk import SqlTalk
from tapete.server.store import Fate
from tapete.server.writer import Writer
from tapete.table.refused import Code, Refused

DAY: Final = 24 * 3600 * 1000
"""How long an invitation is in force, in milliseconds."""


class Invitations:
    """Gives codes, and knows what they open."""

    def __init__(self, talk: SqlTalk, writer: Writer, now: Callable[[], int]) -> None:
        self._talk = talk
        self._writer = writer
        self._now = now

    async def invite(self, live: Live, person: str) -> Invite | Refused:
        """Return a new invitation of *person* to *live*, or why he cannot invite."""
        if live.recipient(person) is None:
            return Refused(Code.NOT_YOUR_SEAT, "somebody who sits at this table", "somebody else")
        while True:
            invite = Invite(new_id(8), live.id, person, self._now() + DAY)
            if await self._writer.commit(invite) is not Fate.LOST:  # as good as never
                return invite

    async def find(self, code: str) -> Invite | Refused:
        """Return the invitation of *code*, or why it opens nothing."""
        found = await self._talk.invitation(code)
        if found is None or found.expires <= self._now():
            got = "none of that code" if found is None else "one that has expired"
            return Refused(Code.NOT_INVITED, "an invitation that is in force", got)
        return found

    async def opens(self, code: str, table: str) -> Refused | None:
        """Return None if *code* invites to *table*, or why it does not."""
        match await self.find(code):
            case Refused() as refused:
                return refused
            case Invite(table=other) if other != table:
                return Refused(Code.NOT_INVITED, "an invitation to this table", "one to another")
            case _:
                return None
