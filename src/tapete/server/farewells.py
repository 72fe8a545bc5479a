"""Farewells: somebody is forgotten, and everybody else plays on without him.

The one law: whoever is forgotten holds no seat, and no socket of his is left open.
"""

from collections.abc import Iterable

from tapete.server.deeds import Delete
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.server.names import new_id
from tapete.server.porter import Porter
from tapete.server.sql_tables import SqlTables
from tapete.server.turns import Turns
from tapete.server.writer import Writer
from tapete.table.commands import Command, LeaveSeat
from tapete.table.refused import Code, Refused


class Farewells:
    """Sees people out for good."""

    def __init__(
        self, hub: Hub, tables: SqlTables, writer: Writer, porter: Porter, openings: Turns
    ) -> None:
        self._hub = hub
        self._tables = tables
        self._writer = writer
        self._porter = porter
        self._openings = openings

    async def see_out(self, person: str) -> None:
        """Let *person* stand up wherever he sits, forget him, and close his sockets."""
        async with self._openings.of(person):
            await self._stand_up(person, await self._tables.known_to(person))
            await self._writer.commit(Delete(person))
            self._porter.see_out(person)
            # another window of his may have sat down while he was on his way out
            seated = (one.id for one in self._hub.tables if one.recipient(person) is not None)
            await self._stand_up(person, tuple(seated))

    async def _stand_up(self, person: str, tables: Iterable[str]) -> None:
        for table in tables:
            live = await self._hub.live(table)
            if isinstance(live, Live):
                # the log must not tell who it was: the origin is nobody's
                await self._hub.carry(live, lambda now: _leave(now, person), f"left:{new_id(10)}")


def _leave(live: Live, person: str) -> Command | Refused:
    who, seat = live.number(person), live.recipient(person)
    if seat is None:
        return Refused(Code.NOT_YOUR_SEAT, "somebody who sits here", "somebody who does not")
    return LeaveSeat(who, seat)
