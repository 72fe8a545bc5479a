"""Matches that are over, read again: as each seat saw them, also after a restart."""

from pathlib import Path

import httpx
import msgspec
import pytest

from tapete.server.library import Replay
from tapete.wire.messages import Update
from tests.server.people import Guest, Socket, guest
from tests.server.process import Server, serving

pytestmark = pytest.mark.kill


async def replay(reader: httpx.AsyncClient, table: str, seat: str) -> Replay:
    """Return the replay of *table* for *seat*."""
    answer = await reader.get(f"/api/tables/{table}/replay", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def heard(client: Socket) -> list[tuple[object, ...]]:
    """Return what *client* heard, without the times at which it was told."""
    return [told(message) for message in client.heard if isinstance(message, Update)]


def told(update: Update) -> tuple[object, ...]:
    """Return what *update* tells, whenever it is told."""
    return update.n, update.seat, update.events, update.room, update.view, update.legal, update.by


async def test_as_it_was_heard(ana: Guest, bea: Guest, server: Server) -> None:
    """A replay tells each seat and the spectators what they heard then, message by message."""
    table = await ana.open_table()
    async with ana.socket(table) as player, bea.socket(table) as watcher:
        await player.play()
        while watcher.last < player.last:
            await watcher.hear()
    async with httpx.AsyncClient(base_url=server.url) as anybody:
        for seat, client in (("0", player), ("spectator", watcher)):
            again = await replay(anybody, table, seat)
            assert again.table.last == 1
            assert [update.n for update in again.updates] == list(range(2, client.last + 1))
            assert len(again.rows) == len(again.updates)
            assert list(again.rows) == sorted(set(again.rows))
            live = heard(client)
            assert live == [told(update) for update in again.updates][-len(live) :]


@pytest.mark.parametrize("seat", ["4", "-1", "00", "x", ""])
async def test_no_such_seat(ana: Guest, seat: str) -> None:
    """A seat that is not there has seen nothing."""
    table = await ana.open_table()
    answer = await ana.http.get(f"/api/tables/{table}/replay", params={"seat": seat})
    assert answer.status_code == 400
    assert answer.json()["detail"] == f"expected 0 or 1 or 2 or 3 or spectator, got {seat}"


async def test_goes_on(ana: Guest) -> None:
    """What may still go on is not replayed, and what never was neither."""
    table = await ana.open_table()
    early = await ana.http.get(f"/api/tables/{table}/replay")
    assert (early.status_code, early.json()["detail"]) == (
        409,
        "expected a match that is over: a record shows all hands, got one that goes on",
    )
    missing = await ana.http.get("/api/tables/nothere/replay")
    assert missing.status_code == 404


async def test_after_a_restart(tmp_path: Path) -> None:
    """A match that is over can be read again whenever the house was opened anew."""
    async with serving(tmp_path) as server, guest(server) as ana:
        table = await ana.open_table()
        async with ana.socket(table) as player:
            await player.play()
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as anybody:
        answer = await anybody.get(f"/api/tables/{table}/record")
        assert answer.text == record
        assert f'filename="{table}.txt"' in answer.headers["content-disposition"]
        again = await replay(anybody, table, "0")
        assert again.updates[-1].n == player.last
        assert again.updates[-1].view.winner is not None
