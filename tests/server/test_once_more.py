"""The same match once more: who plays it, and what if somebody comes or dies meanwhile."""

import asyncio
import logging

import pytest

from tapete.server.janitor import Janitor
from tapete.server.live import Live
from tapete.server.sql_store import SqlStore
from tapete.server.store import Greet, Person, Sitter
from tapete.table.commands import (
    AskRematch,
    TakeSeat,
)
from tapete.table.entries import Rematched
from tapete.table.rematch import next_table, rematch_row
from tests.server.company_of_two import BEA, S0, S1, S2, always, do, play_out, seat_bea, until
from tests.server.houses import ANA, Ear, Rooms, Wall, rooms


async def finished(house: Rooms) -> Live:
    """Return a table of Ana and Bea whose match is over, and which both want to play again."""
    live = await house.open("aaaaaa", clock=5)
    await seat_bea(house, live)
    await play_out(house, live)
    await do(house, live, AskRematch(1, S0), AskRematch(2, S1))
    return live


async def test_rematch(store: SqlStore) -> None:
    """All who are here sit at the new table as they did, under the numbers they had."""
    async with rooms(store, Wall()) as house:
        live = await finished(house)
        await house.tick(0)
        table = next_table("aaaaaa")
        assert live.room.following == table
        again = await house.live(table)
        assert [again.recipient(person) for person in (ANA.id, BEA.id)] == [S0, S1]
        assert await store.sitters(table) == (Sitter(1, ANA.id), Sitter(2, BEA.id))
        assert again.room.info.rematch_of == "aaaaaa"
        await house.tick(0)
        assert again.room.hand == 1


async def test_crash_before_the_rematch(store: SqlStore) -> None:
    """A process that dies when the new table is open, and nobody was told, does no harm."""
    wall = Wall()
    table = next_table("aaaaaa")
    async with rooms(store, wall) as house:
        live = await finished(house)
        await house.hub.open(rematch_row(live.room, wall()), table, [Sitter(1, ANA.id)])
    wall.at += 60_000
    async with rooms(store, wall) as house:
        live = await house.live("aaaaaa")
        await house.tick(0)
        assert live.room.following == table
        told = [
            row
            for row in await store.log("aaaaaa", -1)
            if any(isinstance(entry, Rematched) for entry in row.entries)
        ]
        assert len(told) == 1
        assert (await store.log(table, -1))[0].at == wall() - 60_000


async def test_a_rematch_that_cannot_be(store: SqlStore) -> None:
    """Where the new table cannot be had people stay, and are told nothing that is not so."""
    async with rooms(store, Wall()) as house:
        live = await finished(house)
        table = next_table("aaaaaa")
        await house.hub.open(rematch_row(live.room, 0), table, [])
        for _ in range(3):
            await house.hub.fail(table, ValueError())
        await house.tick(0)
        assert live.room.following == ""
        assert live.room.closed == ""


async def test_somebody_comes_before_the_rematch(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Who sits down while the new table is opened is asked too; nothing has failed."""
    caplog.set_level(logging.INFO)
    async with rooms(store, Wall()) as house:
        live = await finished(house)
        await house.writer.commit(Greet(Person("eve", "Eva", 1)))
        eve = TakeSeat(live.number("eve"), "Eva", S2)
        async with live.turn:  # her wish is the next to be carried out, whatever is due
            sitting = asyncio.create_task(house.hub.carry(live, always(eve), "eve"))
            await asyncio.sleep(0)
            acting = asyncio.create_task(house.timekeeper.act(live))
            ear = Ear("somebody")
            house.hub.watch(lambda _: ear.news.set())
            await until(lambda: len(house.hub.tables) == 2, ear)
        assert await sitting is None
        await acting
        assert live.room.following == ""
        assert "due_refused" in caplog.text
        assert "table_failed" not in caplog.text
        await do(house, live, AskRematch(3, S2))
        await house.tick(0)
        assert live.room.following == next_table("aaaaaa")


async def test_the_janitor_waits(store: SqlStore) -> None:
    """A finished table is not cleared while all want to play again; afterwards it is."""
    async with rooms(store, Wall()) as house:
        live = await finished(house)
        janitor = Janitor(house.hub)
        await janitor.go_round()
        await janitor.go_round()
        assert (live.room.closed, live in house.hub.tables) == ("", True)
        await house.tick(0)
        await janitor.go_round()
        assert (live.room.closed, live in house.hub.tables) == ("over", False)
