"""Whoever clears the tables: those that nobody comes back to are closed, idle ones leave memory.

The one law: a table is dropped from memory only when nobody listens and nothing is due; whoever
comes back finds it as it was.
"""

import asyncio
from typing import Final

from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.table.commands import CloseTable
from tapete.table.due import due

ROUND: Final = 30.0
"""How often the janitor goes round, in seconds."""


class Janitor:
    """Goes round the tables in memory; one that is found deserted twice is cleared."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._deserted: set[str] = set()

    async def run(self) -> None:
        """Go round until cancelled."""
        while True:
            await asyncio.sleep(ROUND)
            await self.go_round()

    async def go_round(self) -> None:
        """Clear the tables that were deserted at the last round, and still are."""
        deserted = {live.id: live for live in self._hub.tables if not live.listeners}
        for table in self._deserted & deserted.keys():
            await self._clear(deserted[table])
        self._deserted = set(deserted)

    async def _clear(self, live: Live) -> None:
        why = _why_closed(live)
        if why and not live.room.closed and not live.listeners:
            await self._hub.carry(live, lambda _: CloseTable(why), f"close:{live.room.seq}")
        if not live.listeners and not due(live.room) and not live.turn.locked():
            self._hub.forget(live)


def _why_closed(live: Live) -> str:
    if live.room.is_over:
        return "" if due(live.room) else "over"  # perhaps it is to be played again
    if any(who is not None for who in live.room.who):
        return ""
    # where several played a match, the table has its own time for those who come back: EndDue
    seats = [since for since in live.room.absent if since is not None]
    return "empty" if live.room.hand == 0 or len(seats) == 1 else ""
