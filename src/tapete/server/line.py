"""The way out to one socket: what it is to hear, in order, and never more than it can take.

The one law: nobody waits for a slow reader. One that falls too far behind is closed with "resync";
it comes back, and hears what it missed.
"""

import asyncio
from collections import deque
from typing import Final, Protocol

LIMIT: Final = 256
"""How many frames may wait for one socket."""

RESYNC: Final = (4408, "resync")
FLOOD: Final = (4429, "flood")
BANNED: Final = (4403, "banned")
NOBODY: Final = (4401, "POST /api/me first")


class Out(Protocol):
    """The socket itself."""

    async def send_text(self, data: str) -> None:
        """Send one frame, once the socket can take it."""

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, saying why."""


class Line:
    """What waits for the socket of *person*."""

    def __init__(self, person: str) -> None:
        self._person = person
        self._frames: deque[str] = deque()
        self._end: tuple[int, str] | None = None
        self._news = asyncio.Event()

    @property
    def person(self) -> str:
        """Who listens."""
        return self._person

    @property
    def is_ending(self) -> bool:
        """Whether the socket is about to be closed."""
        return self._end is not None

    def hear(self, frame: str) -> None:
        """Send *frame* when the socket can take it; never waits."""
        if self._end is None and len(self._frames) >= LIMIT:
            self._frames.clear()
            self.end(RESYNC)
        if self._end is None:
            self._frames.append(frame)
            self._news.set()

    def end(self, why: tuple[int, str]) -> None:
        """Close the socket after what waits for it."""
        if self._end is None:
            self._end = why
            self._news.set()

    async def pump(self, out: Out) -> None:
        """Send what comes, until the line ends."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._frames:
                await out.send_text(self._frames.popleft())
            if self._end is not None:
                await out.close(*self._end)
                return
