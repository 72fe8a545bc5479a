"""A crowd at its tables: real sockets, four to a table, and one who says who speaks when.

The one law: a word is sent only when the table is quiet, so the next update that each of the four
seats hears is that word's.
"""

import asyncio
import json
import random
import time
import urllib.request
import uuid
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tapete.bots import LEVELS, Seen, decide
from tapete.games import GAMES
from tapete.table.room_view import TableInfo
from tapete.wire.codec import decode_server
from tapete.wire.messages import Refusal, Table, Update

PLAYERS: Final = 4
PATIENCE: Final = 30.0
"""How long a table may be silent before the bench gives up, in seconds."""

SETTING_UP: Final = 20
"""How many tables are set up at the same time."""


@cache
def _token(port: int) -> str:
    """Return the token that requests must carry: any GET gives one, and it does for all."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
        given: str = answer.headers["Set-Cookie"]
    return given.partition(";")[0].partition("=")[2]


@dataclass(frozen=True, slots=True)
class House:
    """Where the server is."""

    port: int

    async def ask(self, method: str, path: str, cookie: str = "") -> tuple[str, dict[str, object]]:
        """Return the cookie that a request was answered with, and what it was answered."""
        return await asyncio.to_thread(self._ask, method, path, cookie)

    def _ask(self, method: str, path: str, cookie: str) -> tuple[str, dict[str, object]]:
        token = _token(self.port)
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data=b'{"pace": 2000}' if path == "/api/tables" else b"",
            method=method,
            headers={
                "Cookie": f"csrftoken={token}; {cookie}",
                "X-CSRFToken": token,
                "Content-Type": "application/json",
            },
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            given = answer.headers.get("Set-Cookie", "").partition(";")[0]
            return given, json.load(answer)

    def socket(self, cookie: str) -> connect:
        """Return the socket of whoever has *cookie*, to be opened."""
        return connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
        )


@dataclass(slots=True)
class Chair:
    """One of the four at a table: its socket, and the last it has heard."""

    connection: ClientConnection
    heard: Callable[[], None]
    now: Table | Update | None = None
    info: TableInfo | None = None
    at: float = 0.0
    events: tuple[Any, ...] = ()  # of this hand: each game has its own

    async def listen(self) -> None:
        """Hear until the socket closes."""
        async for frame in self.connection:
            match decode_server(frame):
                case Table() as now:
                    self.now, self.info = now, now.info
                case Update() as now:
                    self.at = time.perf_counter()
                    new_hand = self.now is not None and self.now.view.hand != now.view.hand
                    self.events = (*(() if new_hand else self.events), *now.events)
                    self.now = now
                case Refusal() as refused:
                    raise RuntimeError(f"refused: {refused}")
                case _:
                    continue
            self.heard()

    @property
    def last(self) -> int:
        """The number of the last update."""
        match self.now:
            case Table(last=n) | Update(n=n):
                return n
            case None:
                return 0

    async def send(self, t: str, table: str, **fields: object) -> None:
        """Send a message."""
        message = {"t": t, "id": str(uuid.uuid4()), "table": table, **fields}
        await self.connection.send(json.dumps(message))


@dataclass(slots=True)
class Company:
    """Four at one table, and how long each word took to be heard by the last of them."""

    house: House
    chance: random.Random
    table: str = ""
    game: str = ""
    rules: Any = None  # of whichever game is played
    chairs: list[Chair] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Open a table and take all its seats."""
        cookies = [(await self.house.ask("POST", "/api/me"))[0] for _ in range(PLAYERS)]
        _, opened = await self.house.ask("POST", "/api/tables", cookies[0])
        self.table = str(opened["table"])
        self.chairs = [await self._take(stack, seat, cookie) for seat, cookie in enumerate(cookies)]

    async def _take(self, stack: AsyncExitStack, seat: int, cookie: str) -> Chair:
        connection = await stack.enter_async_context(self.house.socket(cookie))
        chair = Chair(connection, self._news.set)
        stack.callback(asyncio.create_task(chair.listen()).cancel)
        await connection.send(json.dumps({"t": "hello", "table": self.table}))
        if seat:
            await chair.send("sit", self.table, seat=seat)
        await self._until(lambda: chair.now is not None and chair.now.seat == seat)
        if seat == 0 and chair.info is not None:
            self.game = chair.info.game
            self.rules = GAMES[self.game].read_rules(chair.info.rules)
        return chair

    async def _until(self, done: Callable[[], bool]) -> None:
        """Wait until it is *done*, looking whenever somebody has heard something."""
        async with asyncio.timeout(PATIENCE):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def play(self, until: float, period: float) -> None:
        """Say a word every *period* seconds, at one match after another."""
        await asyncio.sleep(self.chance.random() * period)
        while time.monotonic() < until:
            async with AsyncExitStack() as stack:
                if not self.chairs:
                    await self.sit_down(stack)
                await self._play(until, period)
            self.chairs = []

    async def _play(self, until: float, period: float) -> None:
        while time.monotonic() < until:
            begun = time.monotonic()
            await self._until(self._is_quiet)
            views = [chair.now for chair in self.chairs if chair.now is not None]
            if not views[0].view.to_act:
                return
            speaker = next((chair for chair in self.chairs if chair.now and chair.now.legal), None)
            if speaker is None:
                await self._read_list()
            else:
                await self._say(speaker)
                await asyncio.sleep(max(0.0, begun + period - time.monotonic()))

    def _is_quiet(self) -> bool:
        """Return whether all have heard the same, and now people, not the house, are waited for."""
        views = [chair.now for chair in self.chairs if chair.now is not None]
        same = len({chair.last for chair in self.chairs}) == 1
        waiting = any(now.legal or now.room.listing for now in views)
        return same and (waiting or not views[0].view.to_act)

    async def _read_list(self) -> None:
        last = self.chairs[0].last
        for seat, chair in enumerate(self.chairs):
            await chair.send("continue", self.table, seat=seat)
        await self._until(lambda: all(chair.last > last + PLAYERS for chair in self.chairs))

    async def _say(self, speaker: Chair) -> None:
        now, last = speaker.now, speaker.last
        assert now is not None
        assert now.seat is not None
        seen = Seen(self.rules, now.seat, now.view, now.legal, speaker.events)
        word = decide(self.game, next(iter(LEVELS[self.game])), seen, self.chance)
        sent = time.perf_counter()
        await speaker.send("say", self.table, seat=now.seat, last=last, word=word)
        await self._until(lambda: all(chair.last > last for chair in self.chairs))
        self.delays.append(max(chair.at for chair in self.chairs) - sent)


async def crowd(
    port: int, tables: int, period: float, seconds: float, begin: Callable[[], None]
) -> list[float]:
    """Return how long each word took, in seconds, at *tables* tables during *seconds*.

    *begin* is called when all have sat down and the first word is about to be said.
    """
    house, gate = House(port), asyncio.Semaphore(SETTING_UP)
    companies = [Company(house, random.Random(number)) for number in range(tables)]
    async with AsyncExitStack() as stack:

        async def sit_down(company: Company) -> None:
            async with gate:
                await company.sit_down(stack)

        await asyncio.gather(*(sit_down(company) for company in companies))
        begin()
        end = time.monotonic() + seconds
        await asyncio.gather(*(company.play(end, period) for company in companies))
    return [delay for company in companies for delay in company.delays]
