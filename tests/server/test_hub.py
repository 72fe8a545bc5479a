"""Two processes over one log: the key decides, the loser reads what won and decides again."""

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.naipes import PACK, Seat
from tapete.server.deeds import Delete, Register
from tapete.server.live import Live
from tapete.server.sql_store import SqlStore
from tapete.server.store import Greet, Person
from tapete.table.commands import Deal, LeaveSeat, SayWord, TakeSeat
from tapete.table.refused import Code, Refused
from tapete.wire.messages import Table, Update
from tests.server.houses import ANA, Ear, Wall, rooms

DEAL = Deal(PACK)


def mus(live: Live) -> SayWord:
    """Return Ana's word to the newest question."""
    return SayWord(live.number(ANA.id), Seat(0), live.room.streams[Seat(0)], "mus")


async def test_two_processes(store: SqlStore) -> None:
    """What one process did not see it reads before it decides, and tells its own sockets."""
    wall = Wall()
    async with rooms(store, wall) as one, rooms(store, wall) as two:
        here = await one.open("aaaaaa")
        there = await two.live("aaaaaa")
        near, far = Ear(ANA.id), Ear(ANA.id)
        one.hub.listen(here, near, 0)
        two.hub.listen(there, far, 0)
        assert await one.hub.carry(here, lambda _: DEAL, "deal:1:0") is None
        assert await two.hub.carry(there, mus, "said") is None, "it was dealt elsewhere"
        assert [message.n for message in far.heard if isinstance(message, Update)] == [2, 3]
        again = await one.hub.carry(here, lambda _: DEAL, "deal:1:0")
        assert again is None, "said twice, done once"
        wrong = await one.hub.carry(here, mus, "said too late")
        assert isinstance(wrong, Refused)
        assert wrong.code is Code.NOT_YOUR_TURN
        assert here.room.seq == there.room.seq == 2
        assert (near.now.view, near.now.room) == (far.now.view, far.now.room)


async def test_one_seat_for_two(store: SqlStore) -> None:
    """Of two people who want one seat at once in two processes one gets it."""
    wall = Wall()
    async with rooms(store, wall) as one, rooms(store, wall) as two:
        here = await one.open("aaaaaa")
        there = await two.live("aaaaaa")
        for person in ("bea", "eve"):
            await store.commit([Greet(Person(person, person, 1))])
        answers = await asyncio.gather(
            one.hub.carry(here, lambda live: TakeSeat(live.number("bea"), "Bea", Seat(1)), "b"),
            two.hub.carry(there, lambda live: TakeSeat(live.number("eve"), "Eve", Seat(1)), "e"),
        )
        codes = sorted(str(answer and answer.code) for answer in answers)
        assert codes == ["Code.SEAT_TAKEN", "None"]
        winner = "bea" if answers[0] is None else "eve"
        third = await two.live("aaaaaa")
        assert third.recipient(winner) == Seat(1)
        numbers = [sitter.who for sitter in await store.sitters("aaaaaa")]
        assert len(numbers) == len(set(numbers)) == 2


async def test_number_of_somebody_deleted(store: SqlStore) -> None:
    """Nobody is given the number of somebody deleted, whose seat he would have then."""
    async with rooms(store, Wall()) as one:
        live = await one.open("aaaaaa")
        await store.commit([Greet(Person("bea", "Bea", 1))])
        sit = TakeSeat(live.number("bea"), "Bea", Seat(1))
        assert await one.hub.carry(live, lambda _: sit, "sit") is None
        await store.commit([Delete("bea"), Delete(ANA.id)])
        one.hub.forget(live)
        again = await one.live("aaaaaa")
        assert again.room.who[:2] == (1, 2)
        assert again.number("eve") == 3
        assert again.recipient("eve") is None


async def test_guest_at_the_first_deal(store: SqlStore, engine: AsyncEngine) -> None:
    """With the first cards it is written down who is registered; that he is later changes none."""
    registered = text("select registered from sitters")
    async with rooms(store, Wall()) as one, engine.connect() as connection:
        live = await one.open("aaaaaa")
        assert (await connection.execute(registered)).scalars().all() == [None]
        assert await one.hub.carry(live, lambda _: DEAL, "deal:1:0") is None
        await store.commit([Register(ANA.id, ANA.name, "hash", 1)])
        assert await one.hub.carry(live, mus, "said") is None
        assert (await connection.execute(registered)).scalars().all() == [0]


async def test_gone_caller(store: SqlStore) -> None:
    """A command is carried out, and told, though whoever gave it has gone."""
    async with rooms(store, Wall()) as one:
        live = await one.open("aaaaaa")
        ear = Ear(ANA.id)
        one.hub.listen(live, ear, 0)
        carrying = asyncio.create_task(one.hub.carry(live, lambda _: DEAL, "deal:1:0"))
        await asyncio.sleep(0)
        carrying.cancel()
        await one.crew.rest()
        assert live.room.hand == 1
        assert isinstance(ear.now, Update)


async def test_dropped_from_memory(store: SqlStore) -> None:
    """A table that was dropped from memory while somebody spoke to it is still one table."""
    async with rooms(store, Wall()) as one:
        live = await one.open("aaaaaa")
        one.hub.forget(live)
        assert one.hub.tables == ()
        assert await one.hub.carry(live, lambda _: DEAL, "deal:1:0") is None
        assert await one.live("aaaaaa") is live


async def test_seat_changes_hands(store: SqlStore) -> None:
    """Who sits down or stands up gets the whole table as his new place may see it."""
    async with rooms(store, Wall()) as one:
        live = await one.open("aaaaaa")
        await one.hub.carry(live, lambda _: DEAL, "deal:1:0")
        ear = Ear(ANA.id)
        one.hub.listen(live, ear, 0)
        assert ear.now.view.hands[0] != 4
        stand = LeaveSeat(1, Seat(0))
        assert await one.hub.carry(live, lambda _: stand, "stand") is None
        assert isinstance(ear.now, Table)
        assert ear.now.seat is None
        assert ear.now.view.hands == (4, 4, 4, 4)


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param('replace(entries, \'"state":"\', \'"state":"0\')', id="another digest"),
        pytest.param("replace(entries, 'baraja 1o 2o', 'baraja 1o 1o')", id="an impossible word"),
    ],
)
async def test_frozen(store: SqlStore, engine: AsyncEngine, damage: str) -> None:
    """A table whose log does not fold is put aside, with its reason; the others go on."""
    async with rooms(store, Wall()) as one:
        for table in ("aaaaaa", "bbbbbb"):
            await one.hub.carry(await one.open(table), lambda _: DEAL, "deal:1:0")
    async with engine.begin() as connection:
        query = f"update log set entries = {damage} where table_id = 'aaaaaa'"  # our own words
        await connection.execute(text(query))
    async with rooms(store, Wall()) as two:
        refused = await two.hub.live("aaaaaa")
        assert isinstance(refused, Refused)
        assert refused.code is Code.CLOSED
        assert "FoldError" in refused.got
        assert (await two.live("bbbbbb")).room.hand == 1
        assert await two.hub.live("aaaaaa") == refused, "it stays so"
    facts = await store.table("aaaaaa")
    assert facts is not None
    assert facts.frozen == "it cannot go on (FoldError)"


async def test_in_trouble_thrice(store: SqlStore) -> None:
    """An error of ours is tried again; the third time the table is put aside."""
    async with rooms(store, Wall()) as one:
        live = await one.open("aaaaaa")
        answers: list[Refused | None] = []
        for n in range(4):
            match await one.hub.live("aaaaaa"):
                case Refused() as refused:
                    answers.append(refused)
                case live:
                    answers.append(await one.hub.carry(live, _bug, f"try {n}"))
        assert [answer is not None and answer.code for answer in answers] == [Code.CLOSED] * 4
        got = [answer.got for answer in answers if answer is not None]
        assert got[:2] == ["a table in trouble: try again"] * 2
        assert got[2] == got[3] == "a table that was put aside: it cannot go on (ZeroDivisionError)"
        assert len(await store.log("aaaaaa", -1)) == 1


def _bug(live: Live) -> Deal:
    raise ZeroDivisionError


async def test_open_twice(store: SqlStore) -> None:
    """A table that is opened again under its origin is the one that is there, with its people."""
    wall = Wall()
    async with rooms(store, wall) as one, rooms(store, wall) as two:
        live = await one.open("aaaaaa")
        await one.hub.carry(live, lambda _: DEAL, "deal:1:0")
        assert await one.open("aaaaaa") is live
        again = await two.open("aaaaaa")
        assert again.room.hand == 1
        assert again.recipient(ANA.id) == Seat(0)
        assert len(await store.log("aaaaaa", -1)) == 2


async def test_numbers_are_not_shared(store: SqlStore) -> None:
    """Who was given a number here that somebody else sat down under elsewhere gets another."""
    wall = Wall()
    async with rooms(store, wall) as one, rooms(store, wall) as two:
        here, there = await one.open("aaaaaa"), await two.live("aaaaaa")
        await store.commit([Greet(Person("bea", "Bea", 1))])
        assert there.number("eve") == here.number("bea") == 2
        take = TakeSeat(2, "Bea", Seat(1))
        assert await one.hub.carry(here, lambda _: take, "b") is None
        refused = await two.hub.carry(there, lambda _: take, "late")
        assert isinstance(refused, Refused)
        assert there.recipient("bea") == Seat(1)
        assert there.number("eve") == 3
