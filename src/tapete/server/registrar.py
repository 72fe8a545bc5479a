"""Whoever keeps the ratings: counts each match that has ended, in the order in which they ended.

The one law: a match is counted once. What it says of its players, and that it is counted, become
durable together; whoever is killed in between begins again with it.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import IntegrityError

from tapete.club.skill import Fate, Part, Rating, settled
from tapete.server import deeds
from tapete.server.deeds import Count, Ending
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.server.logs import fact, where
from tapete.server.results import Match, match_of
from tapete.server.sql_results import Ended, SqlResults
from tapete.server.store import Store
from tapete.server.writer import Writer

_log: Final = logging.getLogger(__name__)

AGAIN: Final = 1.0
"""When a match that could not be counted is tried again, in seconds."""


class Registrar:
    """Counts results."""

    def __init__(self, store: Store, results: SqlResults, writer: Writer, hub: Hub) -> None:
        self._store = store
        self._results = results
        self._writer = writer
        self._news = asyncio.Event()
        hub.watch(self._look)

    def _look(self, live: Live) -> None:
        if live.room.is_over or live.room.closed:
            self._news.set()

    async def run(self) -> None:
        """Count until cancelled."""
        while True:
            self._news.clear()
            await self.count_all()
            await self._news.wait()

    async def count_all(self) -> None:
        """Count all results that have not been counted."""
        while ended := await self._results.uncounted():
            for one in ended:
                try:
                    await self._writer.commit(await self._count(one))
                except IntegrityError:  # somebody was deleted meanwhile: then it counts otherwise
                    fact(_log, logging.WARNING, "count_again", table=one.table)
                    await asyncio.sleep(AGAIN)

    async def _count(self, ended: Ended) -> Count:
        result = ended.result
        try:
            rows = await self._store.log(ended.table, -1)
            match = await asyncio.to_thread(match_of, rows, ended.table)
        except Exception as error:  # a log that does not fold: the others must not wait for it
            fact(_log, logging.ERROR, "not_counted", table=ended.table, error=where(error))
            match = Match((), fair=False)
        ratings = await self._rate(ended, match) if result.rated and match.fair else ()
        return Count(ended.table, result.game, match.parts, ratings)

    async def _rate(self, ended: Ended, match: Match) -> tuple[tuple[str, Rating], ...]:
        """Return the new ratings; none if nobody won, or not all who began it were registered.

        Who was deleted since then is rated as a newcomer, and nothing of it is kept.
        """
        sitters = {one.who: one.person for one in await self._store.sitters(ended.table)}
        parts = [part for part in match.parts if part.ending is not Ending.CAME]
        registered = await self._results.registered(ended.table)
        winner = ended.result.winner
        if winner is None or any(part.who not in registered for part in parts):
            return ()
        known = await self._results.ratings(sitters.values())

        def rating(part: deeds.Part) -> Part:
            ratings = known.get(sitters.get(part.who, ""), {})
            fate = Fate.LEFT if part.ending is Ending.LEFT else Fate.STAYED
            return Part(ratings.get(ended.result.game, Rating()), fate)

        sides = sorted({part.side for part in parts})
        teams = [[part for part in parts if part.side == side] for side in sides]
        before = [[rating(part) for part in team] for team in teams]
        after = settled(before, sides.index(winner))
        return tuple(
            (sitters[part.who], new)
            for team, olds, news in zip(teams, before, after, strict=True)
            for part, old, new in zip(team, olds, news, strict=True)
            # who was left alone and lost has played no match that counts
            if part.who in sitters and new != old.rating
        )
