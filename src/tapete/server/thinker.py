"""Where computers think: on threads of their own, told only what their seat may know.

The one law: the loop never thinks, and a thinker never sees a room.
"""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tapete.bots import decide
from tapete.bots.seen import Seen
from tapete.naipes import Seat
from tapete.server.live import Live
from tapete.table.known import legal_for, view_for

THREADS: Final = 2


class Thinker:
    """Finds words for the computers of all tables."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._pool = ThreadPoolExecutor(THREADS, "thinker")

    async def word(self, live: Live, seat: Seat, level: str) -> str:
        """Return the word that a computer of *level* says at *seat*."""
        game = live.room.info.game
        seen = seen_by(live, seat)
        rng = random.Random(self._chance.getrandbits(64))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, decide, game, level, seen, rng)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(cancel_futures=True)


def seen_by(live: Live, seat: Seat) -> Seen:
    """Return what a computer at *seat* is told: what a person there would see."""
    room = live.room
    sides = room.game.sides(live.rules)
    partners = (other for other in room.present if sides[other] == sides[seat] and other != seat)
    return Seen(
        rules=live.rules,
        seat=seat,
        view=view_for(room, seat),
        legal=legal_for(room, seat),
        heard=live.heard(seat),
        partner_is_person=frozenset(partners),
    )
