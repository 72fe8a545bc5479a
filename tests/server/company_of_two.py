"""Ana and Bea at a table of one process: what is done there, and what is waited for."""

import asyncio
from collections.abc import Callable

from tapete.naipes import Seat
from tapete.server.live import Live
from tapete.server.store import Greet, Person
from tapete.table.commands import (
    Command,
    TakeSeat,
)
from tests.server.houses import Ear, Rooms

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
