"""What a table does by itself: deals, computers, clocks, absence, and the time nobody served."""

import asyncio
from collections.abc import Callable

import pytest

from tapete.naipes import Seat
from tapete.server.heart import Heart
from tapete.server.janitor import Janitor
from tapete.server.live import Live
from tapete.server.sql_store import SqlStore
from tapete.table.commands import CloseTable, LeaveSeat, SayWord
from tapete.table.due import clocks_due
from tapete.table.entries import By, Played, Resumed
from tapete.table.refused import Refused
from tapete.table.room_view import Kind
from tests.server.houses import Ear, Rooms, Wall, rooms

HOUR = 3_600_000


async def until(done: Callable[[], bool], ear: Ear) -> None:
    """Wait until it is *done*, looking whenever *ear* hears something."""
    async with asyncio.timeout(30):
        while not done():
            ear.news.clear()
            await ear.news.wait()


async def test_clock_runs_out(store: SqlStore) -> None:
    """When a person's time is over a word is said for him, by the clock, and no sooner."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", pace=2000, clock=5)
        await house.tick(0)
        assert live.room.state.to_act == (Seat(0),), "the cards were dealt at once"
        seq = live.room.seq
        await house.tick(4999)
        assert live.room.seq == seq
        await house.tick(1)
        played = (await store.log("aaaaaa", seq))[0].entries
        assert [(entry.seat, entry.by) for entry in played if isinstance(entry, Played)] == [
            (Seat(0), By.CLOCK)
        ]


async def test_pace(store: SqlStore) -> None:
    """A computer's word comes at the table's pace after the word before it."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", pace=1000)
        await house.tick(0)
        await say(house, live, "mus")
        seq = live.room.seq
        await house.tick(900)
        assert live.room.seq == seq
        await house.tick(100)
        assert live.room.seq == seq + 1


async def say(house: Rooms, live: Live, word: str) -> None:
    """Let Ana say *word*."""
    last = live.room.streams[Seat(0)]
    done = await house.hub.carry(live, lambda _: SayWord(1, Seat(0), last, word), f"{last}")
    assert done is None, done


async def test_list_ends(store: SqlStore) -> None:
    """At a table with a clock the list after a hand is put away after fifteen seconds."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", clock=5)
        while live.room.listed is None:
            await house.tick(5000)
        hand = live.room.hand
        await house.tick(14_999)
        assert live.room.hand == hand
        await house.tick(1)
        assert live.room.hand == hand + 1


async def test_whole_match_by_clock(store: SqlStore) -> None:
    """A match whose person never speaks comes to its end all the same."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", clock=5)
        while not live.room.is_over:
            await house.tick(15_000)
        assert live.alarm is None


async def test_lost_time_is_given_back(store: SqlStore) -> None:
    """Time in which no process ran does not count: the clock goes on where it stood."""
    wall = Wall()
    async with rooms(store, wall) as house:
        await Heart(store, house.writer, house.hub, wall).beat()
        live = await house.open("aaaaaa", pace=2000, clock=5)
        await house.tick(0)
        heart = Heart(store, house.writer, house.hub, wall)
        wall.at += 2000
        await heart.beat()
    wall.at += HOUR
    async with rooms(store, wall) as house:
        await Heart(store, house.writer, house.hub, wall).wake()
        (live,) = house.hub.tables
        assert [due.at - wall() for due in clocks_due(live.room)] == [3000]
        row = (await store.log("aaaaaa", -1))[-1]
        assert row.entries == (Resumed(HOUR),)
    wall.at += HOUR
    async with rooms(store, wall) as house:
        await Heart(store, house.writer, house.hub, wall).wake()
        (live,) = house.hub.tables
        assert [due.at - wall() for due in clocks_due(live.room)] == [3000], "and once more"


async def test_no_beats_without_clocks(store: SqlStore) -> None:
    """Where no clock runs nothing is written only to say that one lives."""
    async with rooms(store, Wall()) as house:
        heart = Heart(store, house.writer, house.hub, house.wall)
        assert not heart.is_needed
        await house.open("aaaaaa")
        assert not heart.is_needed
        await house.open("bbbbbb", clock=60)
        assert heart.is_needed


async def test_janitor(store: SqlStore) -> None:
    """Tables without anybody are closed, idle ones leave memory; where somebody listens, none."""
    async with rooms(store, Wall()) as house:
        left, heard, idle = [await house.open(name) for name in ("aaaaaa", "bbbbbb", "cccccc")]
        for live in (left, heard):
            await house.hub.carry(live, lambda _: LeaveSeat(1, Seat(0)), "leave")
        house.hub.listen(heard, Ear("eve"), 0)
        janitor = Janitor(house.hub)
        await janitor.go_round()
        assert len(house.hub.tables) == 3, "one round is a warning"
        await janitor.go_round()
        assert (left.room.closed, heard.room.closed, idle.room.closed) == ("empty", "", "")
        assert list(house.hub.tables) == [heard, idle], "at the idle one a deal is due"
        facts = await store.table("aaaaaa")
        assert facts is not None
        assert facts.closed is not None
        assert await store.with_due() == ("bbbbbb", "cccccc")


async def test_idle_table(store: SqlStore) -> None:
    """A table that waits for a person who is not here leaves memory, and is found as it was."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", pace=2000)
        await house.tick(0)
        janitor = Janitor(house.hub)
        await janitor.go_round()
        await janitor.go_round()
        assert house.hub.tables == ()
        again = await house.live("aaaaaa")
        assert again is not live
        assert again.room == live.room
        assert again.room.places[0].kind is Kind.PERSON


async def test_thinker_in_trouble(store: SqlStore) -> None:
    """A computer that cannot think does not take the house with it: its table is put aside."""
    async with rooms(store, Wall()) as house:
        other = await house.open("bbbbbb")
        live = await house.open("aaaaaa", level="nobody")
        await house.tick(0)
        await say(house, live, "mus")
        for _ in range(3):
            with pytest.raises(KeyError):
                await house.timekeeper.act(live)
        facts = await store.table("aaaaaa")
        assert facts is not None
        assert facts.frozen == "it cannot go on (KeyError)"
        assert isinstance(await house.hub.live("aaaaaa"), Refused)
        await say(house, other, "mus")


async def test_closed_table_does_nothing(store: SqlStore) -> None:
    """At a closed table nothing is due, and nothing can be said."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", pace=2000, clock=5)
        await house.tick(0)
        assert await house.hub.carry(live, lambda _: CloseTable("left"), "close") is None
        await house.tick(HOUR)
        assert live.alarm is None
        last = live.room.streams[Seat(0)]
        refused = await house.hub.carry(live, lambda _: SayWord(1, Seat(0), last, "mus"), "late")
        assert isinstance(refused, Refused)
        assert refused.got == "a table that is closed: left"
