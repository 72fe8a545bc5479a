"""The heartbeat of a process: how the next one knows until when clocks were served.

The one law: what nobody served is given back. Beats are written only while a clock runs anywhere:
where none does, nothing is lost by their absence.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.server.logs import fact
from tapete.server.store import Beat, Run, Store
from tapete.server.writer import Writer
from tapete.table.commands import Resume
from tapete.table.due import is_timed
from tapete.table.refused import Refused

_log: Final = logging.getLogger(__name__)

BEAT: Final = 1.0
"""How often a process says that it lives, in seconds."""


class Heart:
    """The life of this process."""

    def __init__(self, store: Store, writer: Writer, hub: Hub, now: Callable[[], int]) -> None:
        self._store = store
        self._writer = writer
        self._hub = hub
        self._now = now
        self._process = secrets.token_hex(8)
        self._started = now()

    async def wake(self) -> None:
        """Load all tables that have something to do, and give them the time that they lost."""
        seen = max((run.seen for run in await self._store.runs()), default=self._started)
        for table in await self._store.with_due():
            match await self._hub.live(table):
                case Refused() as refused:
                    fact(_log, logging.ERROR, "not_resumed", table=table, why=refused.got)
                case live:
                    await self._resume(live, seen)
        await self.beat()

    async def _resume(self, live: Live, seen: int) -> None:
        # a row is a proof of life as well; not one of which some may not even know
        lost = self._now() - max(seen, live.room.heard.at)
        if is_timed(live.room) and lost > 0:
            origin = f"resume:{self._process}"
            await self._hub.carry(live, lambda _: Resume(lost), origin)
        fact(_log, logging.INFO, "table_resumed", table=live.id, seq=live.room.seq, lost=lost)

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            if self.is_needed:
                await self.beat()

    @property
    def is_needed(self) -> bool:
        """Whether a clock may run anywhere."""
        return any(is_timed(live.room) for live in self._hub.tables)

    async def beat(self) -> None:
        """Say that this process lives now."""
        await self._writer.commit(Beat(Run(self._process, self._started, self._now())))
