"""What a table does by itself for its people: it draws, waits, goes on without them, and ends."""

from tapete.server.janitor import Janitor
from tapete.server.presence import Presence
from tapete.server.sql_store import SqlStore
from tapete.table.commands import (
    AskPause,
    EndPause,
    LeaveSeat,
    MarkAway,
    SwapSeats,
)
from tests.server.company_of_two import BEA, S0, S1, S2, do, seat_bea, until
from tests.server.houses import ANA, Ear, Wall, rooms


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
