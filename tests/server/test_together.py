"""What people at a table do together, over sockets: fill, swap, pause, play again; refusals."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tapete.table.entries import By
from tapete.table.refused import Code
from tapete.table.room_view import RoomView
from tapete.wire.messages import Ack, Refusal, Table, Update
from tests.server.people import Guest, Socket, guest
from tests.server.process import serving

pytestmark = pytest.mark.kill


async def seen(client: Socket, holds: Callable[[RoomView], bool]) -> Table | Update:
    """Return what *client* knows once *holds* is true of the room."""
    while client.now is None or not holds(client.now.room):
        await client.hear()
    return client.now


async def refused(client: Socket, t: str, **fields: object) -> Code:
    """Return why the command is refused, which changes nothing."""
    answer = await client.command(t, id_=None, seat=client.seat, **fields)
    assert isinstance(answer, Refusal), answer
    return answer.code


async def done(client: Socket, t: str, **fields: object) -> None:
    """See that the command is carried out."""
    answer = await client.command(t, id_=None, seat=client.seat, **fields)
    assert isinstance(answer, Ack), answer


async def sits(client: Socket, seat: int) -> None:
    """Let *client* sit at *seat*."""
    assert isinstance(await client.command("sit", seat=seat), Ack)
    while client.seat != seat:
        await client.hear()


async def is_first_of_us(one: Socket, two: Socket) -> bool:
    """Return whether of the two *one* is asked for a word before *two*."""
    seats = {one.seat, two.seat}
    while one.now is None or not seats & {*one.now.view.to_act}:
        await one.hear()
    return one.seat in one.now.view.to_act


async def test_before_the_first_deal(ana: Guest, bea: Guest) -> None:
    """Ana waits for people; she and Bea change seats by agreement, fill the table, and draw."""
    table = await ana.open_table(fill=False, rules={"partners": "drawn"}, pace=0)
    async with ana.socket(table) as one, bea.socket(table) as two:
        await sits(two, 1)
        assert await refused(two, "pause", on=True) is Code.ILLEGAL
        assert await refused(two, "rematch") is Code.ILLEGAL
        assert await refused(two, "swap", other=7) is Code.NOT_YOUR_SEAT
        await done(two, "swap", other=0)
        assert await refused(two, "swap", other=0) is Code.ILLEGAL
        await done(one, "swap", other=1)
        while one.seat != 1:
            await one.hear()
        await done(one, "fill")
        drawn = await seen(two, lambda room: room.draw is not None)
        assert drawn.room.draw is not None
        assert len(drawn.room.draw.drawn) == 4
        await seen(one, lambda room: room.draw is not None)
        assert await refused(one, "fill") is Code.ILLEGAL


async def test_pause(ana: Guest, bea: Guest) -> None:
    """When both want it there is a pause: words are refused aloud until one of them goes on."""
    table = await ana.open_table(pace=2000, clock=60)
    async with ana.socket(table) as hers, bea.socket(table) as other:
        await sits(other, 1)
        one, two = (hers, other) if await is_first_of_us(hers, other) else (other, hers)
        await one.turn()
        await done(one, "pause", on=True)
        assert await refused(one, "pause", on=True) is Code.ILLEGAL
        assert await refused(one, "swap", other=two.seat) is Code.ILLEGAL
        await done(two, "pause", on=True)
        now = await seen(one, lambda room: room.paused)
        assert now.room.due is None
        said = await one.say()
        assert isinstance(said, Refusal)
        assert said.code is Code.PAUSED
        assert await refused(two, "continue") is Code.PAUSED
        await done(two, "pause", on=False)
        now = await seen(one, lambda room: not room.paused)
        assert now.room.due is not None
        assert isinstance(await one.say(), Ack)


async def test_late(ana: Guest) -> None:
    """A word that comes after the clock has spoken is refused aloud."""
    table = await ana.open_table(pace=0, clock=5)
    async with ana.socket(table) as one:
        now = await one.turn()
        last, word = one.last, str(now.legal[0])
        await one.until(lambda m: isinstance(m, Update) and m.by is By.CLOCK)
        answer = await one.command("say", seat=one.seat, last=last, word=word)
        assert isinstance(answer, Refusal)
        assert answer.code is Code.LATE


async def test_rematch(ana: Guest, bea: Guest) -> None:
    """When both want to play again they find their seats at the new table."""
    table = await ana.open_table(pace=0, preset="rapido", rules={"senas": "off"})
    async with ana.socket(table) as one, bea.socket(table) as two:
        await sits(two, 1)
        await asyncio.gather(one.play(), two.play())
        await done(one, "rematch")
        assert await refused(one, "rematch") is Code.ILLEGAL
        await done(two, "rematch")
        following = (await seen(one, lambda room: bool(room.following))).room.following
        async with ana.socket(following) as again, bea.socket(following) as too:
            assert (again.seat, too.seat) == (0, 1)
            assert isinstance(again.now, Table)
            assert again.now.info.rematch_of == table


async def test_a_pause_outlives_the_house(tmp_path: Path) -> None:
    """A pause, and who wants to go on, are as they were after the house was killed."""
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as server:
            ana = await stack.enter_async_context(guest(server))
            table = await ana.open_table(clock=60)
            async with ana.socket(table) as one:
                await one.turn()
                await done(one, "pause", on=True)
            await server.kill()
        async with serving(tmp_path) as server:
            ana.move(server)
            async with ana.socket(table) as one:
                assert one.now is not None
                assert one.now.room.paused
                assert await refused(one, "continue") is Code.PAUSED
                await done(one, "pause", on=False)
                await one.turn()
