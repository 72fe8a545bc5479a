"""Who is here and who has gone: a seat whose last socket is gone for long is played by a computer.

The one law: how long that is, ``tapete.table.absence`` says; here sockets are only counted.
"""

import asyncio
from collections.abc import Callable

from tapete.naipes import Seat
from tapete.server.crew import Crew
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.table.absence import grace
from tapete.table.commands import ComeBack, Command, MarkAway
from tapete.table.refused import Code, Refused


class Presence:
    """Counts the sockets of each person at each table.

    ``grace``: how long one may be gone, in seconds, instead of what the table's speed allows.
    """

    def __init__(self, hub: Hub, crew: Crew, grace: float | None) -> None:
        self._hub = hub
        self._crew = crew
        self._grace = grace
        self._alarms: dict[tuple[str, int], asyncio.TimerHandle] = {}  # by a person's number there
        hub.watch(self._watch)

    def come(self, live: Live, person: str) -> None:
        """Note that *person* has a socket at *live*."""
        seat = live.recipient(person)
        who = None if seat is None else live.room.who[seat]
        alarm = None if who is None else self._alarms.pop((live.id, who), None)
        if alarm is not None:
            alarm.cancel()
        self._watch(live)

    def go(self, live: Live) -> None:
        """Note that somebody has lost a socket at *live*."""
        self._watch(live)

    def is_expected(self, live: Live, seat: Seat) -> bool:
        """Return whether the person at *seat* has gone, and may come back in time."""
        return (live.id, live.room.who[seat]) in self._alarms

    def _watch(self, live: Live) -> None:
        """Expect all who sit at *live* without a socket, and welcome back those who have one."""
        room = live.room
        if room.closed:
            return
        for seat, who in zip(room.seats, room.who, strict=True):
            here = seat in live.here
            if who is None:
                continue
            if room.places[seat].away and here:
                self._carry(live, "back", who, _back)
            elif not room.places[seat].away and not here and room.paused is None:
                self._expect(live, seat, who)

    def _expect(self, live: Live, seat: Seat, who: int) -> None:
        allowed = grace(live.room, seat)
        if allowed is None or (live.id, who) in self._alarms:
            return
        seconds = allowed / 1000 if self._grace is None else self._grace
        ring = asyncio.get_running_loop().call_later
        self._alarms[live.id, who] = ring(seconds, self._give_up, live, who)

    def _give_up(self, live: Live, who: int) -> None:
        self._alarms.pop((live.id, who), None)
        self._carry(live, "away", who, _away)

    def _carry(
        self, live: Live, what: str, who: int, make: Callable[[Live, int], Command | Refused]
    ) -> None:
        origin = f"{what}:{live.room.seq}:{who}"
        work = self._hub.carry(live, lambda live: make(live, who), origin)
        self._crew.start(work, f"{what}:{live.id}")


def _back(live: Live, who: int) -> Command | Refused:
    seat = live.room.seat_of(who)
    return _nobody(who, "here") if seat is None else ComeBack(who, seat)


def _away(live: Live, who: int) -> Command | Refused:
    # in the meantime he may have come, or left, or nobody may be there to wait for him
    seat = live.room.seat_of(who)
    if seat is None or seat in live.here or grace(live.room, seat) is None:
        return _nobody(who, "gone")
    return MarkAway(seat)


def _nobody(who: int, where: str) -> Refused:
    return Refused(Code.NOT_YOUR_SEAT, f"a person who is {where}", f"person {who}")
