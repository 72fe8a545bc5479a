"""Whoever looks after those who are inside: who was banned, deleted or signed out must go.

The one law: a socket outlives the session by which its person came in by a few seconds at most.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from tapete.server.crew import try_again_later
from tapete.server.line import BANNED, NOBODY, Line
from tapete.server.person import Session
from tapete.server.sql_people import SqlPeople

ROUND: Final = 3.0
"""How often the porter goes round, in seconds."""

AT_ONCE: Final = 500
"""How many sessions are asked for at once."""


class Porter:
    """Knows by which session each socket came in."""

    def __init__(self, people: SqlPeople, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now
        self._inside: dict[Line, str] = {}

    def admit(self, line: Line, session: Session) -> None:
        """Look after the socket of *line* from now on."""
        self._inside[line] = session.id

    def forget(self, line: Line) -> None:
        """Note that the socket of *line* is gone."""
        self._inside.pop(line, None)

    def see_out(self, person: str) -> None:
        """Close the sockets of *person*, who is nobody any more."""
        for line in self._inside:
            if line.person == person:
                line.end(NOBODY)

    async def run(self) -> None:
        """Go round until cancelled."""
        while True:
            await asyncio.sleep(ROUND)
            await try_again_later(self.go_round(), "porter")

    async def go_round(self) -> None:
        """Close the sockets of all who may not be inside any more."""
        inside = tuple(self._inside.items())
        for first in range(0, len(inside), AT_ONCE):
            some = inside[first : first + AT_ONCE]
            banned = await self._people.bans(session for _, session in some)
            for line, session in some:
                if session not in banned:
                    line.end(NOBODY)
                elif self._now() < (banned[session] or 0):
                    line.end(BANNED)
