"""A server's life: it says where it is, has its folder for itself, and ends when it is told to."""

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import guest
from tests.server.process import launch, serving
from tests.server.test_kill import Seat, check, play

pytestmark = pytest.mark.kill


async def test_writer_is_durable(tmp_path: Path) -> None:
    """The connection that writes says itself that what it commits is durable."""
    async with serving(tmp_path) as server:
        told = [line for line in server.log().splitlines() if "writer_is_durable" in line]
    assert len(told) == 1
    assert "journal_mode=wal synchronous=2 foreign_keys=1" in told[0]


async def test_second_process(tmp_path: Path) -> None:
    """A second process over the same folder refuses to start, in one clear line."""
    async with serving(tmp_path):
        (tmp_path / "log").write_text("")
        second = await launch(tmp_path)
        assert await second.ended() == 2
        assert second.log().splitlines() == [
            f"the data folder {tmp_path / 'data'} is in use: expected no other process to serve it"
        ]


async def test_sigterm_under_load(tmp_path: Path) -> None:
    """SIGTERM ends it with exit code 0 while people play, and everything acknowledged is there."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(tmp_path, "--requests", "1000"))
        people = [await stack.enter_async_context(guest(server)) for _ in range(4)]
        seats = [Seat(person, await person.open_table(), 0) for person in people]
        playing = [asyncio.create_task(play(seat, None)) for seat in seats]
        async with people[0].socket(seats[1].table) as watching:
            while watching.last < 30:
                await watching.hear()
            assert await server.terminate() == 0
            with pytest.raises(ConnectionClosed) as closed:
                await watching.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "the browser is told to come back"
        await asyncio.gather(*playing)
        check(tmp_path, seats)
        assert "event=house_closed" in server.log()
        assert "level=error" not in server.log()


async def test_abandoned_sockets(tmp_path: Path) -> None:
    """It ends as well when many sockets have gone without a word."""
    async with serving(tmp_path) as server, guest(server) as ana:
        table = await ana.open_table()
        for _ in range(50):
            async with ana.socket(table) as socket:
                socket.connection.transport.abort()
        assert await server.terminate() == 0


async def test_log_tells_no_hands(tmp_path: Path) -> None:
    """What the server logs is facts; no card is ever among them."""
    async with serving(tmp_path, "--log", "debug") as server, guest(server) as ana:
        table = await ana.open_table(clock=60)
        async with ana.socket(table) as socket:
            await socket.play()
        assert await server.terminate() == 0
    words = server.log().replace('"', " ").split()
    cards = {f"{n}{suit}" for n in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12) for suit in "oceb"}
    assert not cards & set(words)
    assert "baraja" not in server.log()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "70000 is not in the range 0<=x<=65535"),
        (["--grace", "nan"], "an ordinary kind, got nan"),
        (["--requests", "inf"], "an ordinary kind, got inf"),
        (["--pace", "2001"], "2001 is not in the range 0<=x<=2000"),
        (["--host", "no.such.host.invalid"], "Name or service not known"),
        (["--data", "/dev/null/x"], "/dev/null"),
        (["--fault", "here:1"], "a fault reads before_commit|after_commit|before_ack:N"),
        (["--log", "loud"], "'loud' is not one of"),
        (["extra"], "unexpected extra argument"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_wrong_options(tmp_path: Path, arguments: list[str], said: str) -> None:
    """Whatever is wrong with the command is one line on standard error, and exit 2."""
    run = subprocess.run(
        [
            sys.executable,
            *("-c", "from tapete.cli import main; main()", "serve", "--port", "0"),
            *("--data", str(tmp_path / "data")),
            *arguments,
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 2
    assert run.stdout == ""
    lines = [line for line in run.stderr.splitlines() if "level=info" not in line]
    assert len(lines) == 1
    assert said in lines[0]
