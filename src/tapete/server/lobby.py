"""The lobby: the tables that a person may join or watch, told to whoever looks, as they change.

The one law: nobody is told of a table that he may neither join nor watch.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final
from weakref import WeakKeyDictionary

from tapete.server.crew import try_again_later
from tapete.server.doors import may_sit, may_watch
from tapete.server.faces import Face, Faces
from tapete.server.hub import Hub
from tapete.server.live import Listener, Live
from tapete.server.sql_tables import SqlTables
from tapete.table.room_view import Kind
from tapete.wire.codec import encode
from tapete.wire.messages import Lobby, TableLine

OFTEN: Final = 1.0
"""How long the list rests after it was told, in seconds."""

AGAIN: Final = 10.0
"""How often the list is looked at though nothing seems to have changed, in seconds."""

OWN: Final = 10
"""How many of one's own open tables are listed at least, the newest first."""

WAITS: Final = 120_000
"""How long a table that waits for people is listed though nobody is there, in milliseconds."""


class Lobbies:
    """Tells whoever looks which tables there are."""

    def __init__(self, hub: Hub, faces: Faces, known: SqlTables, now: Callable[[], int]) -> None:
        self._hub = hub
        self._faces = faces
        self._known = known
        self._now = now
        self._told: dict[Listener, str] = {}
        self._seen: WeakKeyDictionary[Live, object] = WeakKeyDictionary()
        self._visited: WeakKeyDictionary[Live, int] = WeakKeyDictionary()
        self._news = asyncio.Event()
        hub.watch(self.changed)

    @property
    def watchers(self) -> tuple[Listener, ...]:
        """Whoever looks at the lobby."""
        return tuple(self._told)

    def changed(self, live: Live) -> None:
        """Tell of *live*, a moment later, if what the lobby shows of it has changed."""
        room = live.room
        shown = room.places, room.state.score, room.hand, room.is_over, room.closed, live.here
        self._visited[live] = self._now()
        if self._seen.get(live) != shown:
            self._seen[live] = shown
            self._news.set()

    async def look(self, listener: Listener) -> None:
        """Tell *listener* of the tables now, and from now on."""
        await self.remember(listener.person)
        self._told[listener] = ""
        await self._tell(listener)

    async def remember(self, person: str) -> None:
        """Have the open tables of *person* in memory: after a restart most are not."""
        for table in await self._known.known_to(person, OWN):
            await self._hub.live(table)

    def leave(self, listener: Listener) -> None:
        """Tell *listener* nothing more."""
        self._told.pop(listener, None)

    async def run(self) -> None:
        """Tell what changes until cancelled, at most once in a while."""
        while True:
            with suppress(TimeoutError):  # a table may have waited too long
                await asyncio.wait_for(self._news.wait(), AGAIN)
            self._news.clear()
            await try_again_later(self._tell_all(), "lobby")
            await asyncio.sleep(OFTEN)

    async def _tell_all(self) -> None:
        for listener in self.watchers:
            await self._tell(listener)

    async def _tell(self, listener: Listener) -> None:
        frame = encode(Lobby(await self.tables(listener.person))).decode()
        if self._told.get(listener, frame) != frame:
            self._told[listener] = frame
            listener.hear(frame)

    async def tables(self, person: str) -> tuple[TableLine, ...]:
        """Return the tables that *person* may join or watch."""
        visitor = await self._faces.of(person)
        if visitor is None:
            return ()
        lives = [live for live in self._hub.tables if self._is_shown(live, visitor)]
        faces = await self._faces.all_of({one for live in lives for one in live.sitting})
        return tuple(_line(live, person, faces) for live in lives)

    def _is_shown(self, live: Live, visitor: Face) -> bool:
        if not live.is_open:
            return False
        if live.recipient(visitor.id) is not None:
            return True
        since = self._now() - self._visited.get(live, 0)
        waits = live.room.is_waiting and since < WAITS
        return bool(live.here or waits) and _is_open(live, visitor)


def _is_open(live: Live, visitor: Face) -> bool:
    """Return whether *visitor* may join or watch *live*."""
    is_full = all(place.kind is Kind.PERSON for place in live.room.places)
    joins = not is_full and may_sit(live, visitor) is None
    return joins or may_watch(live, visitor) is None


def _line(live: Live, person: str, faces: Mapping[str, Face]) -> TableLine:
    """Return how the lobby shows *live* to *person*."""
    info, room = live.room.info, live.room
    people = ("" if who is None else live.person(who) or "" for who in room.who)
    return TableLine(
        table=live.id,
        game=info.game,
        rules=info.rules,
        places=room.places,
        score=room.state.score,
        hand=room.hand,
        clock=info.clock,
        door=info.door,
        stars=tuple(faces[one].stars.get(info.game, 0) if one in faces else 0 for one in people),
        yours=live.recipient(person),
    )
