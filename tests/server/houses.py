"""The rooms of a server put together by hand, with a clock that goes when it is told to."""

import asyncio
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tapete.naipes import Seat
from tapete.server.crew import Crew
from tapete.server.hub import Hub
from tapete.server.live import Live
from tapete.server.names import computer_names
from tapete.server.shuffler import FisherYates
from tapete.server.store import Greet, Person, Sitter, Store
from tapete.server.thinker import Thinker
from tapete.server.timekeeper import Timekeeper
from tapete.server.writer import Writer
from tapete.table import opening
from tapete.table.opening import open_table
from tapete.wire.codec import decode_server
from tapete.wire.messages import ServerMessage, Table, Update

ANA = Person("ana", "Ana", 1)


@dataclass
class Wall:
    """A clock on the wall."""

    at: int = 1_000_000

    def __call__(self) -> int:
        """Return the time."""
        return self.at


@dataclass(eq=False)
class Ear:
    """A socket that only listens."""

    person: str
    heard: list[ServerMessage] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, frame: str) -> None:
        """Keep what *frame* says."""
        self.heard.append(decode_server(frame))
        self.news.set()

    @property
    def now(self) -> Table | Update:
        """The last that was heard."""
        now = self.heard[-1]
        assert isinstance(now, Table | Update)
        return now


@dataclass
class Rooms:
    """One process, as far as tables know."""

    store: Store
    writer: Writer
    hub: Hub
    crew: Crew
    wall: Wall
    timekeeper: Timekeeper

    async def tick(self, milliseconds: int) -> None:
        """Let the wall clock go on, and do all that is due then."""
        self.wall.at += milliseconds
        for live in self.hub.tables:
            seq = -1
            while live.room.seq != seq:
                seq = live.room.seq
                await self.timekeeper.act(live)

    async def open(
        self,
        table: str,
        *,
        pace: int = 0,
        clock: int | None = None,
        level: str = "novato",
        rules: Mapping[str, str] | None = None,
    ) -> Live:
        """Return a new table where Ana sits at seat 0; there are no señas: each row is a word."""
        await self.writer.commit(Greet(ANA))
        row = open_table(
            game="mus",
            rules={"senas": "off", **(rules or {})},
            level=level,
            pace=pace,
            clock=clock,
            mano=Seat(0),
            table_id=table,
            sitter=opening.Sitter(1, ANA.name, Seat(0)),
            bot_names=computer_names(random.Random(1), 4),
            at=self.wall(),
        )
        live = await self.hub.open(row, table, [Sitter(1, ANA.id)])
        assert isinstance(live, Live), live
        return live

    async def live(self, table: str) -> Live:
        """Return a table that there is."""
        live = await self.hub.live(table)
        assert isinstance(live, Live), live
        return live


@asynccontextmanager
async def rooms(store: Store, wall: Wall) -> AsyncIterator[Rooms]:
    """Yield the rooms of one process over *store*, where nothing happens but at a tick."""
    crew, writing, writer, chance = Crew(), Crew(), Writer(store), random.Random(7)
    writing.start(writer.run(), "writer")
    thinker = Thinker(chance)
    hub = Hub(store, writer, crew, wall)
    timekeeper = Timekeeper(hub, crew, thinker, FisherYates(chance), wall)
    timekeeper.stop()
    try:
        yield Rooms(store, writer, hub, crew, wall, timekeeper)
    finally:
        await crew.rest()
        thinker.close()
        await writing.dismiss()
