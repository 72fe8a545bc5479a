"""Who is here and who has gone: a seat whose last socket is gone for long is played by a computer.

The one law: only at a table with a clock. Where nobody is in a hurry, a seat waits for its person.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from tapete.naipes import Seat
from tapete.server.crew import Crew
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.table.commands import ComeBack, Command, MarkAway
from tapete.table.refused import Code, Refused

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
        alarm = None if seat is None else self._alarms.pop((live.id, seat), None)
        if alarm is not None:
            alarm.cancel()
        self._watch(live)

    def go(self, live: Live) -> None:
        """Note that somebody has lost a socket at *live*."""
        self._watch(live)

    def is_expected(self, live: Live, seat: Seat) -> bool:
        """Return whether the person at *seat* has gone, and may come back in time."""
        return (live.id, seat) in self._alarms

    def _watch(self, live: Live) -> None:
        """Expect all who sit at *live* without a socket, and welcome back those who have one."""
        room = live.room
        if room.info.clock is None or room.is_over or room.closed:
            return
        for seat, place in zip(room.seats, room.places, strict=True):
            here = seat in live.listeners.values()
            if place.away and here:
                self._carry(live, "back", seat, _back)
            elif room.is_present(seat) and not here and not self.is_expected(live, seat):
                ring = asyncio.get_running_loop().call_later
                self._alarms[live.id, seat] = ring(self._grace, self._give_up, live, seat)

    def _give_up(self, live: Live, seat: Seat) -> None:
        self._alarms.pop((live.id, seat), None)
        self._carry(live, "away", seat, _away)

    def _carry(
        self, live: Live, what: str, seat: Seat, make: Callable[[Live, Seat], Command | Refused]
    ) -> None:
        origin = f"{what}:{live.room.seq}:{seat}"
        work = self._hub.carry(live, lambda live: make(live, seat), origin)
        self._crew.start(work, f"{what}:{live.id}")


def _back(live: Live, seat: Seat) -> Command | Refused:
    who = live.room.who[seat]
    return _nobody(seat, "here") if who is None else ComeBack(who, seat)


def _away(live: Live, seat: Seat) -> Command | Refused:
    # in the meantime he may have come, or the match have been won
    stays = seat in live.listeners.values() or live.room.is_over
    return _nobody(seat, "gone") if stays else MarkAway(seat)


def _nobody(seat: Seat, where: str) -> Refused:
    return Refused(Code.NOT_YOUR_SEAT, f"a person who is {where}", f"seat {seat}")
