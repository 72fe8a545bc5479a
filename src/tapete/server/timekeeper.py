"""Whoever watches the clock: does what a table is to do by itself, when it is due.

The one law: what is due is computed from the room alone, so it does not matter which process
looks, how often, or when it was started; said twice, it happens once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, assert_never

from tapete.server.crew import Crew
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.server.logs import fact
from tapete.server.shuffler import Shuffler
from tapete.server.store import Sitter
from tapete.server.thinker import Thinker
from tapete.table.commands import (
    Command,
    Deal,
    DrawSeats,
    EndListing,
    EndLongPause,
    EndMatch,
    GoToRematch,
)
from tapete.table.due import (
    AnswerDue,
    BotDue,
    ClockDue,
    DealDue,
    DrawDue,
    Due,
    ListingDue,
    SignsDue,
    due,
)
from tapete.table.ending import EndDue
from tapete.table.pauses import PauseDue
from tapete.table.refused import Code, Refused
from tapete.table.rematch import RematchDue, next_table, rematch_row

_log: Final = logging.getLogger(__name__)

EARLY: Final = 50
"""How long before a computer's word is due it begins to think, in milliseconds."""

AGAIN: Final = 1000
"""When to look again at a table where what was due was refused, in milliseconds."""


class Timekeeper:
    """Keeps the deadlines of all tables in memory: one alarm a table."""

    def __init__(
        self,
        hub: Hub,
        crew: Crew,
        thinker: Thinker,
        shuffler: Shuffler,
        now: Callable[[], int],
    ) -> None:
        self._hub = hub
        self._crew = crew
        self._thinker = thinker
        self._shuffler = shuffler
        self._now = now
        self._stopped = False
        hub.watch(self.wind)

    def stop(self) -> None:
        """Do nothing more that is due: the next process will."""
        self._stopped = True
        for live in self._hub.tables:
            if live.alarm is not None:
                live.alarm.cancel()

    def wind(self, live: Live, not_before: int = 0) -> None:
        """Set the alarm of *live* to what is due first."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        first = min(map(_alarm_time, due(live.room)), default=None)
        if first is None or live.acting or self._stopped or not self._hub.is_served(live):
            return
        wait = max(0, first - self._now(), not_before)
        loop = asyncio.get_running_loop()
        live.alarm = loop.call_later(wait / 1000, self._ring, live)

    def _ring(self, live: Live) -> None:
        self._crew.start(self.act(live), f"act:{live.id}")

    async def act(self, live: Live) -> None:
        """Do what is due first, if it is time; when that has an end, set the alarm anew."""
        if live.acting:
            return
        live.acting = True
        seq = live.room.seq
        try:
            first = min(due(live.room), key=_alarm_time, default=None)
            if first is not None and _alarm_time(first) <= self._now():
                await self._do(live, first)
        finally:
            live.acting = False
            self.wind(live, 0 if live.room.seq != seq else AGAIN)

    async def _do(self, live: Live, one: Due) -> None:
        word, question = live.room.word, live.room.question
        command = await self._command(live, one)
        await asyncio.sleep((one.at - self._now()) / 1000)  # not before its time

        def unless_late(live: Live) -> Command | Refused:
            if (live.room.word, live.room.question) == (word, question):
                return command
            return Refused(Code.STALE, f"an answer to row {word.seq}", "a newer word")

        refused = await self._hub.carry(live, unless_late, one.origin)
        if refused is not None:
            fact(
                _log,
                logging.INFO,
                "due_refused",
                table=live.id,
                origin=one.origin,
                code=refused.code.value,
            )
            if refused.code is Code.ILLEGAL:  # a computer, or the house, that breaks the rules
                await self._hub.fail(live.id, ValueError())

    async def _command(self, live: Live, one: Due) -> Command | Refused:
        match one:
            case DealDue(_, cards):
                return Deal(self._shuffler.order(cards))
            case ListingDue():
                return EndListing()
            case SignsDue(_, computers):
                return await self._thought(live, self._thinker.sign(live, computers))
            case AnswerDue(seat, _, level):
                return await self._thought(live, self._thinker.answer(live, seat, level))
            case BotDue(seat, _, level):
                return await self._thought(live, self._thinker.speak(live, seat, level))
            case ClockDue(seat, _, level):
                return await self._thought(live, self._thinker.for_clock(live, seat, level))
            case DrawDue(_, cards):
                return DrawSeats(self._shuffler.order(cards))
            case PauseDue():
                return EndLongPause()
            case EndDue():
                return EndMatch()
            case RematchDue():
                return await self._play_again(live)
            case _:
                assert_never(one)

    async def _play_again(self, live: Live) -> Command | Refused:
        """Return that people go to the table of the rematch, once it is open.

        Whoever dies in between does no harm: the next finds it open, under the same name.
        """
        row, room = rematch_row(live.room, self._now()), live.room
        numbers = (who for seat in room.present if (who := room.who[seat]) is not None)
        people = ((who, live.person(who)) for who in numbers)
        sitters = [Sitter(who, person) for who, person in people if person is not None]
        table = next_table(live.id)
        match await self._hub.open(row, table, sitters):
            case Refused() as refused:
                return refused
            case _:
                return GoToRematch(table)

    async def _thought(self, live: Live, thinking: Awaitable[Command]) -> Command:
        try:
            return await thinking
        except Exception as error:
            await self._hub.fail(live.id, error)
            raise


def _alarm_time(one: Due) -> int:
    match one:
        case BotDue():
            return one.at - EARLY
        case DealDue() | SignsDue() | AnswerDue() | ClockDue():
            return one.at
        case ListingDue() | DrawDue() | PauseDue():
            return one.at
        case EndDue() | RematchDue():
            return one.at
        case _:
            assert_never(one)
