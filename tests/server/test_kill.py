"""The process dies by force under load, wherever it hurts: nothing acknowledged is lost, said
twice or out of order, and the matches go on where the last acknowledged word left them.
"""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tapete.record import parse, replay
from tapete.wire.messages import Ack, Update
from tests.server.people import Guest, Socket, guest
from tests.server.process import Server, serving

pytestmark = pytest.mark.kill


@dataclass
class Seat:
    """One person at a table: what was sent and acknowledged, across crashes."""

    person: Guest
    table: str
    seat: int
    acked: list[str] = field(default_factory=list)
    open: dict[str, dict[str, object]] = field(default_factory=dict)
    heard: dict[int, Update] = field(default_factory=dict)
    last: int = 0

    def note(self, socket: Socket) -> None:
        """Keep what *socket* has heard."""
        for message in socket.heard:
            match message:
                case Ack(id=id_):
                    if id_ not in self.acked:
                        self.acked.append(id_)
                    self.open.pop(id_, None)
                case Update(n=n):
                    assert n not in self.heard or self.heard[n].events == message.events
                    self.heard[n] = message
                case _:
                    pass
        self.last = max(self.last, socket.last)
        socket.heard.clear()


async def play(seat: Seat, stop: int | None) -> None:
    """Play at *seat* until the match is over, *stop* words were acknowledged, or it all breaks."""
    try:
        async with seat.person.socket(seat.table, seat.last) as socket:
            for id_, command in list(seat.open.items()):
                # what was not answered is said again, under its id
                await socket.send(**command)
                await socket.answer(id_)
                seat.open.pop(id_, None)
                seat.note(socket)
            while socket.now is None:
                await socket.hear()
            await _play(seat, socket, stop)
    except (ConnectionClosed, OSError):
        pass


async def _play(seat: Seat, socket: Socket, stop: int | None) -> None:
    try:
        while not socket.is_over and (stop is None or len(seat.acked) < stop):
            command = socket.wish()
            if command is None:
                await socket.hear()
                continue
            id_ = str(command["id"])
            seat.open[id_] = command
            now = socket.now
            await socket.send(**command)
            await socket.answer(id_)
            seat.open.pop(id_)
            if socket.now is now:
                await socket.hear()
    finally:
        seat.note(socket)


async def sit_down(stack: AsyncExitStack, server: Server, clock: int | None) -> list[Seat]:
    """Return people at three tables: one alone with computers at each of two, four at the third."""
    people = [await stack.enter_async_context(guest(server)) for _ in range(6)]
    seats = []
    for person in people[:3]:
        pace = 2000 if person is people[2] else 0  # slow enough to be replaced by three people
        table = await person.open_table(preset="rapido", clock=clock, pace=pace)
        seats.append(Seat(person, table, 0))
    for number, person in enumerate(people[3:], 1):
        async with person.socket(seats[2].table) as socket:
            assert isinstance(await socket.command("sit", seat=number), Ack)
        seats.append(Seat(person, seats[2].table, number))
    return seats


def log_of(folder: Path, table: str) -> list[tuple[int, str, list[dict[str, object]]]]:
    """Return seq, origin and entries of each row of *table*, as they are on the disk."""
    with sqlite3.connect(folder / "data" / "tapete.db") as database:
        query = "select seq, origin, entries from log where table_id = ? order by seq"
        rows = database.execute(query, [table]).fetchall()
    database.close()
    return [(seq, origin, json.loads(entries)) for seq, origin, entries in rows]


def check(folder: Path, seats: list[Seat]) -> None:
    """Assert that the log holds what was acknowledged: all of it, once, in order."""
    for seat in seats:
        rows = log_of(folder, seat.table)
        assert [seq for seq, _, _ in rows] == list(range(len(rows)))
        origins = [origin.rpartition(":")[2] for _, origin, _ in rows if "-" in origin]
        assert len(set(origins)) == len(origins)
        assert [origin for origin in origins if origin in set(seat.acked)] == seat.acked
        assert max(seat.heard, default=0) <= len(rows), "nothing was told that is not durable"


@pytest.mark.parametrize("clock", [None, 60], ids=["no clock", "clock"])
@pytest.mark.parametrize("fault", ["before_commit:60", "after_commit:60", "before_ack:30"])
async def test_kill(tmp_path: Path, fault: str, clock: int | None) -> None:
    """Before a commit, after it, or before the ack: what was acknowledged stands."""
    options = ("--requests", "1000")
    async with AsyncExitStack() as stack:
        async with serving(tmp_path, *options, fault=fault) as server:
            seats = await sit_down(stack, server, clock)
            await asyncio.gather(*(play(seat, None) for seat in seats))
            assert await server.ended() == -9
        check(tmp_path, seats)
        assert sum(len(seat.acked) for seat in seats) > 10, "it was struck under load"
        async with serving(tmp_path, *options) as server:
            for seat in seats:
                seat.person.move(server)
            await asyncio.gather(*(play(seat, None) for seat in seats))
            check(tmp_path, seats)
            for seat in seats:
                await is_played_out(seat)


async def is_played_out(seat: Seat) -> None:
    """Assert that the match came to its end, and that its record replays to the same."""
    assert not seat.open
    answer = await seat.person.http.get(f"/api/tables/{seat.table}/record")
    assert answer.status_code == 200, answer.text
    *_, last = replay(parse(answer.text))
    heard = seat.heard[max(seat.heard)].view
    assert (last.state.outcome, last.state.score) == (heard.winner, heard.score)


@pytest.mark.parametrize("clock", [None, 60], ids=["no clock", "clock"])
async def test_computers_go_on(tmp_path: Path, clock: int | None) -> None:
    """A computer whose turn it was speaks after a restart, though its person has not come back."""
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as server:
            ana = await stack.enter_async_context(guest(server))
            eve = await stack.enter_async_context(guest(server))
            table = await computers_turn(ana, clock)
        before = len(log_of(tmp_path, table))
        async with serving(tmp_path) as server:
            eve.move(server)
            async with eve.socket(table) as watching:
                while not (said := said_since(before, tmp_path, table)):
                    await watching.hear()
        assert said[0]["by"] == "bot"
        assert said[0]["seat"] != 0


def said_since(before: int, folder: Path, table: str) -> list[dict[str, object]]:
    """Return the words of *table* after its first *before* rows, as they are on the disk."""
    words = [entry for _, _, row in log_of(folder, table)[before:] for entry in row]
    return [entry for entry in words if entry["entry"] == "Played"]


async def computers_turn(person: Guest, clock: int | None) -> str:
    """Return a table at which the first word of the first hand is a computer's."""
    while True:
        table = await person.open_table(pace=2000, clock=clock)
        async with person.socket(table) as socket:
            while socket.now is None or not socket.now.view.hands[0]:
                await socket.hear()
            if socket.now.view.to_act[0] != 0:
                return table
