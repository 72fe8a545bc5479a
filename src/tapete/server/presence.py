"""Who is here and who has gone: a seat whose last socket is gone for long is played by a computer.

The one law: only at a table with a clock. Where nobody is in a hurry, a seat waits for its person.
"""

import asyncio
from typing import Final

from tapete.naipes import Seat
from tapete.server.crew import Crew
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.table.commands import ComeBack, MarkAway

GRACE: Final = 60.0
"""How long a person's last socket may be gone before a computer takes over, in seconds."""


class Presence:
    """Counts the sockets of each person at each table."""

    def __init__(self, hub: Hub, crew: Crew, grace: float) -> None:
        self._hub = hub
        self._crew = crew
        self._grace = grace
        self._alarms: dict[tuple[str, Seat], asyncio.TimerHandle] = {}
        hub.watch(self._watch)

    def come(self, live: Live, person: str) -> None:
        """Note that *person* has a socket at *live*."""
        seat = live.recipient(person)
        if seat is None:
            return
        alarm = self._alarms.pop((live.id, seat), None)
        if alarm is not None:
            alarm.cancel()
        if live.room.places[seat].away:
            who = live.number(person)
            work = self._hub.carry(
                live, lambda _: ComeBack(who, seat), f"back:{live.room.seq}:{seat}"
            )
            self._crew.start(work, f"back:{live.id}")

    def go(self, live: Live, person: str) -> None:
        """Note that *person* has lost a socket at *live*."""
        seat = live.recipient(person)
        if seat is not None and seat not in live.listeners.values():
            self._expect(live, seat)

    def _watch(self, live: Live) -> None:
        """Expect everybody who sits at *live* and has no socket there: after a restart, all."""
        if live.room.info.clock is None:
            return
        listening = set(live.listeners.values())
        for seat in live.room.present:
            if seat not in listening:
                self._expect(live, seat)

    def _expect(self, live: Live, seat: Seat) -> None:
        room = live.room
        if room.info.clock is None or room.is_over or (live.id, seat) in self._alarms:
            return
        ring = asyncio.get_running_loop().call_later
        self._alarms[live.id, seat] = ring(self._grace, self._give_up, live, seat)

    def _give_up(self, live: Live, seat: Seat) -> None:
        self._alarms.pop((live.id, seat), None)
        if seat in live.room.present and seat not in live.listeners.values():
            work = self._hub.carry(live, lambda _: MarkAway(seat), f"away:{live.room.seq}:{seat}")
            self._crew.start(work, f"away:{live.id}")
