"""People at their browsers, as far as a server can tell: a cookie, requests, and a socket."""

import asyncio
import json
import socket
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tapete.game import Offer
from tapete.games import View
from tapete.table.refused import Code
from tapete.wire.codec import decode_server
from tapete.wire.messages import Ack, Refusal, ServerMessage, Table, Update, Welcome
from tests.server.process import PATIENCE, Server


class Socket:
    """One socket at one table, and what it has heard there."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection = connection
        self.table = table
        self.heard: list[ServerMessage] = []
        self.now: Table | Update | None = None

    async def send(self, **message: object) -> None:
        """Send *message* as it is."""
        await self.raw(json.dumps(message))

    async def raw(self, frame: str | bytes) -> None:
        """Send *frame*, whatever it is."""
        await self.connection.send(frame)

    async def hear(self) -> ServerMessage:
        """Return the next message."""
        async with asyncio.timeout(PATIENCE):
            message = decode_server(await self.connection.recv())
        self.heard.append(message)
        if isinstance(message, Table | Update):
            self.now = message
        return message

    async def until(self, wanted: Callable[[ServerMessage], bool]) -> ServerMessage:
        """Return the first message from now on that is *wanted*."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def hello(self, last: int = 0) -> None:
        """Follow the table from update *last* on."""
        await self.send(t="hello", table=self.table, last=last)

    async def command(self, t: str, *, id_: str | None = None, **fields: object) -> Ack | Refusal:
        """Return the answer to a command."""
        id_ = id_ or str(uuid.uuid4())
        await self.send(t=t, id=id_, table=self.table, **fields)
        return await self.answer(id_)

    async def answer(self, id_: str) -> Ack | Refusal:
        """Return the answer to command *id_*, which has been sent."""
        answer = await self.until(lambda m: isinstance(m, Ack | Refusal) and m.id == id_)
        assert isinstance(answer, Ack | Refusal)
        return answer

    async def say(self, word: str | None = None, *, id_: str | None = None) -> Ack | Refusal:
        """Return the answer to *word*, or to a plain one, said at this socket's seat."""
        now = self.now
        assert now is not None
        text = plain_word(now.legal, now.view) if word is None else word
        return await self.command("say", id_=id_, seat=now.seat, last=self.last, word=text)

    @property
    def seat(self) -> int | None:
        """The seat this socket speaks for."""
        return self.now.seat if self.now else None

    @property
    def last(self) -> int:
        """The number of the last update."""
        match self.now:
            case Table(last=n) | Update(n=n):
                return n
            case None:
                return 0

    async def play(self) -> None:
        """Say plain words until the match is over."""
        await self.play_until(lambda: self.is_over)

    async def turn(self) -> Table | Update:
        """Return what this seat knows when it is next asked for a word."""
        await self.play_until(lambda: bool(self.now and self.now.legal))
        assert self.now is not None
        return self.now

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Say plain words, and read lists, until it is *done*."""
        while not done():
            now = self.now
            command = self.wish()
            if command is not None:
                await self.send(**command)
                answer = await self.answer(str(command["id"]))
                assert isinstance(answer, Ack) or answer.code is Code.STALE, answer
            if self.now is now:  # the answer came before the update
                await self.hear()

    def wish(self) -> dict[str, object] | None:
        """Return the command of somebody who plays on; None if there is nothing to do."""
        now = self.now
        if now is None or now.seat is None or self.is_over:
            return None
        command = {"id": str(uuid.uuid4()), "table": self.table, "seat": now.seat}
        if now.legal:
            word = plain_word(now.legal, now.view)
            return {"t": "say", **command, "last": self.last, "word": word}
        if now.room.listing and now.seat not in now.room.continued:
            return {"t": "continue", **command}
        return None

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.now is not None and self.now.view.winner is not None


class Guest:
    """Somebody with a cookie."""

    def __init__(self, http: httpx.AsyncClient, server: Server) -> None:
        self.http = http
        self._server = server

    def move(self, server: Server) -> None:
        """Go to *server*, which serves the same house after a crash."""
        self._server = server
        self.http.base_url = httpx.URL(server.url)

    @property
    def cookie(self) -> str:
        """What the house gave this guest to be known by."""
        return self.http.cookies["tapete"]

    async def invitation(self, table: str) -> str:
        """Return the code of a new invitation to *table*."""
        answer = await self.http.post(f"/api/tables/{table}/invitations")
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    async def open_table(self, **wish: object) -> str:
        """Return a new table."""
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @asynccontextmanager
    async def socket(
        self, table: str = "", last: int = 0, sock: socket.socket | None = None
    ) -> AsyncIterator[Socket]:
        """Yield a socket that follows *table* from update *last* on, over *sock* if it is given.

        Without a table it has said nothing yet.
        """
        async with connect(
            f"ws://127.0.0.1:{self._server.port}/ws",
            additional_headers={"Cookie": f"tapete={self.cookie}"},
            compression=None,
            max_queue=None,  # pings are answered also while nobody reads what is heard
            sock=sock,
        ) as connection:
            client = Socket(connection, table)
            assert isinstance(await client.hear(), Welcome)
            if table:
                await client.hello(last)
            if table and last == 0:
                await client.until(lambda m: isinstance(m, Table))
            yield client


@asynccontextmanager
async def guest(server: Server) -> AsyncIterator[Guest]:
    """Yield somebody new at *server*."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.post("/api/me")
        assert answer.status_code == 201, answer.text
        await take_token(http)
        yield Guest(http, server)


async def take_token(http: httpx.AsyncClient) -> None:
    """Let *http* say with each request the token that any GET gives it."""
    await http.get("/healthz")
    http.headers["x-csrftoken"] = http.cookies["csrftoken"]


@asynccontextmanager
async def party(server: Server, **wish: object) -> AsyncIterator[tuple[Socket, ...]]:
    """Yield the sockets of four people at one table, seat 0 first."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(server)) for _ in range(4)]
        # computers that are slow enough to be replaced before they have said a word
        table = await guests[0].open_table(pace=2000, **wish)
        sockets = [await stack.enter_async_context(one.socket(table)) for one in guests]
        for seat in (1, 2, 3):
            assert isinstance(await sockets[seat].command("sit", seat=seat), Ack)
            while sockets[seat].now is None or sockets[seat].seat is None:
                await sockets[seat].hear()
        yield tuple(sockets)


def plain_word(legal: tuple[Offer, ...], view: View) -> str:
    """Return a word of *legal* that risks little: it makes a match of many hands."""
    words = {offer.word for offer in legal}
    for word in ("corto", "paso", "no"):
        if word in words:
            return word
    assert words == {"descarto"}
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert isinstance(hand, tuple)
    return f"descarto {hand[0]}"
