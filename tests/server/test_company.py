"""Who is at a table: told to all who listen there, and a dead link is noticed by itself."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.frames import Frame, Opcode

from tapete.server.serving import PING, PONG
from tapete.wire.messages import Ack, Companion, Company
from tests.server.people import Guest, Socket
from tests.server.process import PATIENCE, Server

pytestmark = pytest.mark.kill


async def company(
    client: Socket, *here: bool | None, watchers: int
) -> tuple[Companion | None, ...]:
    """Return who sits there once *here* are the links of the seats, None where nobody sits."""

    def stands(message: object) -> bool:
        return (
            isinstance(message, Company)
            and tuple(one and one.here for one in message.seats) == here
            and message.watchers == watchers
        )

    told = await client.until(stands)
    assert isinstance(told, Company)
    return told.seats


async def test_who_comes_and_goes(ana: Guest, bea: Guest) -> None:
    """All who listen at a table are told who sits there, whether he is here, and who watches."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as first:
        alone = await company(first, True, None, None, None, watchers=0)
        async with bea.socket(table) as second:
            await company(first, True, None, None, None, watchers=1)
            await company(second, True, None, None, None, watchers=1)
            assert isinstance(await second.command("sit", seat=2), Ack)
            both = await company(first, True, None, True, None, watchers=0)
            assert both[0] == alone[0]
            assert both[2] is not None
            assert both[2].name == (await bea.http.post("/api/me")).json()["name"]
            assert both[2].person not in ("", both[0] and both[0].person)
        await company(first, True, None, False, None, watchers=0)


async def test_hello_again(ana: Guest) -> None:
    """Whoever says hello again is told again who is here."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as client:
        for _ in range(3):
            await company(client, True, None, None, None, watchers=0)
            await client.hello()


@asynccontextmanager
async def half_open(server: Server, person: Guest, table: str) -> AsyncIterator[None]:
    """Hold a socket that has said hello, and then neither reads nor answers pings."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    shake = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {22 * 'A'}==\r\nCookie: tapete={person.cookie}\r\n\r\n"
    )
    writer.write(shake.encode())
    async with asyncio.timeout(PATIENCE):
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
    hello = json.dumps({"t": "hello", "table": table}).encode()
    writer.write(Frame(Opcode.TEXT, hello).serialize(mask=True))
    try:
        yield
    finally:
        writer.transport.abort()


async def test_dead_link(server: Server, ana: Guest, bea: Guest) -> None:
    """Whoever answers no ping is not here any more, though his connection was never closed."""
    table = await ana.open_table(pace=2000)
    async with bea.socket(table) as watching, half_open(server, ana, table):
        await company(watching, True, None, None, None, watchers=1)
        await company(watching, False, None, None, None, watchers=1)


def test_within_six_seconds() -> None:
    """A dead link is noticed within six seconds."""
    assert PING + PONG < 6
