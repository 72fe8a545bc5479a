"""What a table does by itself for its people: it draws, waits, goes on without them, and ends."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from tapete.naipes import Seat
from tapete.server.janitor import Janitor
from tapete.server.live import Live
from tapete.server.presence import Presence
from tapete.server.sql_store import SqlStore
from tapete.server.store import Greet, Person, Sitter
from tapete.table.commands import (
    AskPause,
    AskRematch,
    Command,
    EndPause,
    LeaveSeat,
    MarkAway,
    SwapSeats,
    TakeSeat,
)
from tapete.table.entries import Rematched
from tapete.table.rematch import next_table, rematch_row
from tests.server.houses import ANA, Ear, Rooms, Wall, rooms

BEA = Person("bea", "Bea", 1)
S0, S1, S2, _ = map(Seat, range(4))


async def until(done: Callable[[], bool], ear: Ear) -> None:
    """Wait until it is *done*, looking whenever *ear* hears something."""
    async with asyncio.timeout(30):
        while not done():
            ear.news.clear()
            await ear.news.wait()


def always(command: Command) -> Callable[[Live], Command]:
    """Return what makes *command*, whatever the table."""

    def make(_: Live) -> Command:
        return command

    return make


async def do(house: Rooms, live: Live, *commands: Command) -> None:
    """Carry *commands* out at *live*."""
    for command in commands:
        refused = await house.hub.carry(live, always(command), f"{command} {live.room.seq}")
        assert refused is None, refused


async def seat_bea(house: Rooms, live: Live) -> None:
    """Let Bea sit at seat 1."""
    await house.writer.commit(Greet(BEA))
    await do(house, live, TakeSeat(live.number(BEA.id), "Bea", S1))


async def play_out(house: Rooms, live: Live) -> None:
    """Let the clock and the computers play *live* to its end."""
    while not live.room.is_over:
        await house.tick(15_000)


async def test_draw(store: SqlStore) -> None:
    """The seats draw at once, all see it for four seconds, and then the first cards are dealt."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", rules={"first_mano": "highest"})
        await house.tick(0)
        assert live.room.draw is not None
        await house.tick(3_999)
        assert live.room.hand == 0
        await house.tick(1)
        assert live.room.hand == 1


async def test_a_long_pause(store: SqlStore) -> None:
    """A pause ends by itself after ten minutes, and nothing happens before."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", clock=5)
        await house.tick(0)
        await do(house, live, AskPause(1, S0))
        seq = live.room.seq
        await house.tick(599_999)
        assert live.room.seq == seq
        await house.tick(1)
        assert live.room.paused is None


async def test_empty(store: SqlStore) -> None:
    """A table where nobody has been for five minutes is closed, also by the next process."""
    wall = Wall()
    async with rooms(store, wall) as house:
        live = await house.open("aaaaaa", pace=2000)
        await house.tick(0)
        await do(house, live, MarkAway(S0))
    wall.at += 300_000
    async with rooms(store, wall) as house:
        assert await store.with_due() == ("aaaaaa",)
        live = await house.live("aaaaaa")
        await house.tick(0)
        assert live.room.closed == "empty"
        assert await store.with_due() == ()


async def test_all_left(store: SqlStore) -> None:
    """A match that all have left is there for five minutes; what had not begun is cleared.

    So is a match of one person with computers, who has left it.
    """
    async with rooms(store, Wall()) as house:
        begun, alone = [await house.open(name, pace=1000) for name in ("aaaaaa", "cccccc")]
        await seat_bea(house, begun)
        await house.tick(0)
        fresh = await house.open("bbbbbb")
        await do(house, begun, LeaveSeat(2, S1))
        for live in (begun, fresh, alone):
            await do(house, live, LeaveSeat(1, S0))
        janitor = Janitor(house.hub)
        for _ in range(3):
            await janitor.go_round()
        assert [live.room.closed for live in (begun, fresh, alone)] == ["", "empty", "empty"]
        await house.tick(299_999)
        assert begun.room.closed == ""
        await house.tick(1)
        assert begun.room.closed == "empty"


# ── presence ──────────────────────────────────────────────────────────────────────────────────


async def test_absence(store: SqlStore) -> None:
    """When a person's last socket is gone for long a computer plays, until he is back."""
    async with rooms(store, Wall()) as house:
        presence = Presence(house.hub, house.crew, 0)
        live = await house.open("aaaaaa", clock=60)
        tabs = Ear(ANA.id), Ear(ANA.id)
        watching = Ear("eve")
        house.hub.listen(live, watching, 0)
        for _ in range(2):
            for tab in tabs:
                house.hub.listen(live, tab, 0)
                presence.come(live, ANA.id)
            await until(lambda: not live.room.places[0].away, watching)
            await house.crew.rest()
            for tab in tabs:
                assert not presence.is_expected(live, S0)
                live.listeners.pop(tab, None)
                presence.go(live)
            await until(lambda: live.room.places[0].away, watching)


async def test_no_hurry(store: SqlStore) -> None:
    """Who plays alone, where there is no clock, is waited for; not when somebody else comes."""
    async with rooms(store, Wall()) as house:
        presence = Presence(house.hub, house.crew, None)
        live = await house.open("aaaaaa")
        presence.go(live)
        assert not presence.is_expected(live, S0)
        house.hub.listen(live, Ear(BEA.id), 0)
        await seat_bea(house, live)
        assert presence.is_expected(live, S0)
        assert not presence.is_expected(live, S1)
        house.hub.listen(live, Ear(ANA.id), 0)
        presence.come(live, ANA.id)
        assert not presence.is_expected(live, S0)


async def test_nobody_to_wait(store: SqlStore) -> None:
    """Who is expected is not given up when nobody is left to wait for him."""
    async with rooms(store, Wall()) as house:
        presence = Presence(house.hub, house.crew, 0)
        live = await house.open("aaaaaa")
        await seat_bea(house, live)
        presence.go(live)  # the first that is given up leaves the other alone
        watching = Ear("eve")
        house.hub.listen(live, watching, 0)
        await until(lambda: any(place.away for place in live.room.places), watching)
        await house.crew.rest()
        assert [place.away for place in live.room.places].count(True) == 1


async def test_a_person_is_expected_wherever_he_sits(store: SqlStore) -> None:
    """The grace is the person's: it goes on when somebody changes seats with him."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", clock=5)
        await seat_bea(house, live)
        await play_out(house, live)
        presence = Presence(house.hub, house.crew, None)
        house.hub.listen(live, Ear(BEA.id), 0)
        assert presence.is_expected(live, S0)
        await do(house, live, SwapSeats(1, S0, S2))
        assert not presence.is_expected(live, S0)
        assert presence.is_expected(live, S2)


async def test_in_a_pause(store: SqlStore) -> None:
    """In a pause nobody is given up; the grace begins when it ends. Who comes back is back."""
    async with rooms(store, Wall()) as house:
        live = await house.open("aaaaaa", clock=5)
        await seat_bea(house, live)
        await house.tick(0)
        await do(house, live, MarkAway(S1), AskPause(1, S0))
        presence = Presence(house.hub, house.crew, None)
        assert not presence.is_expected(live, S0)
        house.hub.listen(live, Ear(BEA.id), 0)
        presence.come(live, BEA.id)
        await house.crew.rest()
        assert live.room.is_present(S1)
        await do(house, live, EndPause(1, S0))
        assert presence.is_expected(live, S0)


# ── once more ─────────────────────────────────────────────────────────────────────────────────


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
