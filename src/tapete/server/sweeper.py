"""Whoever forgets: lines of chat, invitations and sessions have their time.

The one law: what is older than its time is gone within the hour, for everybody.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from tapete.server.sql_talk import sweep
from tapete.server.writer import Writer

ROUND: Final = 3600.0
"""How often, in seconds."""


class Sweeper:
    """Sweeps away what is old."""

    def __init__(self, writer: Writer, now: Callable[[], int]) -> None:
        self._writer = writer
        self._now = now

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            await self._writer.commit(sweep(self._now()))
            await asyncio.sleep(ROUND)
