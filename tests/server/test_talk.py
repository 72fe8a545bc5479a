"""Computers sign, ask and answer by themselves, and sockets hear only what is for them."""

from tapete.naipes import Seat
from tapete.server.live import Live
from tapete.server.sql_store import SqlStore
from tapete.server.thinker import seen_by
from tapete.table.commands import AskPartner, Command, Deal, MakeSign, SayWord
from tapete.table.entries import Answered, AnyEntry, Asked, Played, Signed
from tests.server.houses import ANA, Ear, Rooms, Wall, rooms
from tests.table.tables import pack

S0, S2 = Seat(0), Seat(2)
DUPLES = ("12o 12c 11c 1b", "7b 6o 5o 4o", "10o 10c 4c 4e", "12e 11e 10e 7o")
"""Hands of which that of the computer beside Ana is duples."""
DOUBTFUL = ("12o 12c 11c 1b", "7b 6o 5o 4o", "12b 10b 7c 6c", "11e 10o 6e 5e")
"""Hands of which that of the computer beside Ana may go either way."""


async def say(house: Rooms, live: Live, command: Command, origin: str) -> None:
    """Let *command* be carried out."""
    assert await house.hub.carry(live, lambda _: command, origin) is None


async def dealt(house: Rooms, hands: tuple[str, ...], senas: str = "partner") -> Live:
    """Return a table of Ana and three computers at which *hands* were dealt."""
    live = await house.open("aaaaaa", pace=1000, level="normal", rules={"senas": senas})
    await say(house, live, Deal(pack(*hands)), "deal:1:0")
    return live


async def last_entries(store: SqlStore, live: Live) -> tuple[AnyEntry, ...]:
    """Return what the last row of *live* holds."""
    (row,) = await store.log(live.id, live.room.seq - 1)
    return row.entries


async def test_computers_sign(store: SqlStore) -> None:
    """Halfway to the first word the computers sign, and a person's partner is seen to."""
    async with rooms(store, Wall()) as house:
        live = await dealt(house, DUPLES)
        ana, eve = Ear(ANA.id), Ear("eve")
        for ear in (ana, eve):
            house.hub.listen(live, ear, 0)
        await house.tick(499)
        assert len(ana.heard) == 1
        await house.tick(1)
        assert Signed(S2, "duples") in await last_entries(store, live)
        assert ana.now.signs.shown == ("", "", "duples", "")
        assert len(eve.heard) == 1


async def test_computer_answers(store: SqlStore) -> None:
    """A computer that is asked answers at its pace."""
    async with rooms(store, Wall()) as house:
        live = await dealt(house, DUPLES)
        await house.tick(500)
        await say(house, live, AskPartner(1, S0, "corto"), "ask")
        await house.tick(999)
        assert live.room.question is not None
        await house.tick(1)
        assert Played(S0, "corto") in await last_entries(store, live)


async def test_computer_answers_the_last_question(store: SqlStore) -> None:
    """A computer answers also when whoever asks it may ask no more."""
    async with rooms(store, Wall()) as house:
        live = await dealt(house, DOUBTFUL, "off")
        await say(house, live, SayWord(1, S0, live.room.streams[S0], "corto"), "say")
        for word in ("envido 9", "envido 20", "envido 35"):
            await say(house, live, AskPartner(1, S0, word), word)
            await house.tick(1000)
            (answered,) = await last_entries(store, live)
            assert isinstance(answered, Answered)
        assert live.room.question is not None


async def test_computer_asks(store: SqlStore) -> None:
    """A computer that is in doubt asks the person beside it, and speaks when it has waited."""
    async with rooms(store, Wall()) as house:
        live = await dealt(house, DOUBTFUL)
        await say(house, live, SayWord(1, S0, live.room.streams[S0], "mus"), "say")
        await house.tick(1000)
        await house.tick(1000)
        (asked,) = await last_entries(store, live)
        assert isinstance(asked, Asked)
        assert live.room.question is not None
        await house.tick(7900)
        assert live.room.question is not None
        await house.tick(100)
        (played,) = await last_entries(store, live)
        assert isinstance(played, Played)
        assert played.seat == S2


async def test_computers_are_told_nothing_either(store: SqlStore) -> None:
    """A computer that may not see a sign is told what it would have been told without it."""
    async with rooms(store, Wall()) as house:
        live = await dealt(house, DUPLES)
        before = [seen_by(live, seat) for seat in live.room.seats]
        await say(house, live, MakeSign(1, S0, "pares"), "sign")
        after = [seen_by(live, seat) for seat in live.room.seats]
        assert [one == other for one, other in zip(before, after, strict=True)] == [
            False,
            True,
            False,
            True,
        ]
        assert after[2].signs == ("pares", "", "", "")


async def test_what_others_hear_again(store: SqlStore) -> None:
    """However many signs were made, who lost his socket meanwhile hears the rest as without."""
    async with rooms(store, Wall()) as house:
        live = await dealt(house, DUPLES)
        before = live.room.streams[None]
        for number in range(100):
            sign = ("pares", "envidar_mas")[number % 2]
            await say(house, live, MakeSign(1, S0, sign), f"sign:{number}")
        missed = live.since("eve", before - 1)
        assert missed is not None
        assert [told.n for _, told in missed] == [before]
