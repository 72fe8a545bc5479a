"""Where computers think: on threads of their own, told only what their seat may know.

The one law: the loop never thinks, and a thinker never sees a room.
"""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from tapete import bots
from tapete.bots.seen import Seen
from tapete.naipes import Seat
from tapete.server.live import Live
from tapete.table.commands import BotAnswers, BotAsks, BotSays, BotSigns, ClockSays
from tapete.table.due import patience
from tapete.table.known import askable_for, legal_for, signs_for, view_for
from tapete.table.talk import partners

THREADS: Final = 2

T = TypeVar("T")


class Thinker:
    """Finds words for the computers of all tables."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._pool = ThreadPoolExecutor(THREADS, "thinker")

    async def speak(self, live: Live, seat: Seat, level: str) -> BotSays | BotAsks:
        """Return what a computer of *level* says at *seat*, or what it asks first."""
        if patience(live.room):
            asked = await self._think(bots.ask, live, seat, level)
            if asked is not None:
                return BotAsks(seat, asked)
        return BotSays(seat, await self._think(bots.decide, live, seat, level))

    async def for_clock(self, live: Live, seat: Seat, level: str) -> ClockSays:
        """Return what is said for the person at *seat*, whose time ran out."""
        return ClockSays(seat, await self._think(bots.decide, live, seat, level))

    async def answer(self, live: Live, seat: Seat, level: str) -> BotAnswers:
        """Return what a computer of *level* at *seat* answers its partner."""
        return BotAnswers(seat, await self._think(bots.answer, live, seat, level))

    async def sign(self, live: Live, computers: tuple[tuple[Seat, str], ...]) -> BotSigns:
        """Return the signs that the *computers*, each seat with its level, make of their cards."""
        signs: list[tuple[Seat, str]] = []
        for seat, level in computers:
            sign = await self._think(bots.sign, live, seat, level)
            signs.append((seat, sign or ""))
        return BotSigns(tuple(signs))

    async def _think(
        self,
        find: Callable[[str, str, Seen, random.Random], T],
        live: Live,
        seat: Seat,
        level: str,
    ) -> T:
        game = live.room.info.game
        seen = seen_by(live, seat)
        rng = random.Random(self._chance.getrandbits(64))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _found, find, game, level, seen, rng)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(cancel_futures=True)


def _found(find: Callable[..., T], *known: object) -> T:
    try:
        return find(*known)
    except StopIteration as error:  # no future takes it: whoever waits would wait for ever
        raise RuntimeError("expected a word, got the end of an iterator") from error


def seen_by(live: Live, seat: Seat) -> Seen:
    """Return what a computer at *seat* is told: what a person there would see.

    It has in mind what signs it has seen, also after they have faded.
    """
    room = live.room
    signs = signs_for(room, seat, 0)
    return Seen(
        rules=room.rules,
        seat=seat,
        view=view_for(room, seat),
        legal=legal_for(room, seat),
        heard=live.heard(seat),
        partner_is_person=frozenset(filter(room.is_present, partners(room, seat))),
        signs=signs.shown,
        offered=signs.offered,
        question=room.question,
        askable=askable_for(room, seat),
    )
