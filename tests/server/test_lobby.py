"""The lobby: what it lists, to whom, and that it tells by itself."""

from collections.abc import Callable

import pytest

from tapete.wire.messages import Ack, Lobby, TableLine
from tests.server.people import Guest, Socket

pytestmark = pytest.mark.kill


async def listed(
    client: Socket, table: str, holds: Callable[[TableLine | None], bool]
) -> TableLine | None:
    """Return how the lobby shows *table* once that *holds*."""
    found: list[TableLine | None] = []

    def stands(message: object) -> bool:
        if not isinstance(message, Lobby):
            return False
        found[:] = [next((line for line in message.tables if line.table == table), None)]
        return holds(found[0])

    await client.until(stands)
    return found[0]


async def test_comes_and_goes(ana: Guest, bea: Guest) -> None:
    """A table is listed while somebody who sits there is here, and it is told by itself."""
    async with bea.socket() as looking:
        await looking.send(t="watch", on=True)
        assert isinstance(await looking.hear(), Lobby), "the list comes at once"
        table = await ana.open_table(pace=2000)
        async with ana.socket(table):
            line = await listed(looking, table, lambda line: line is not None)
            assert line is not None
            assert line.yours is None
        await listed(looking, table, lambda line: line is None)


async def test_own(ana: Guest) -> None:
    """One's own table is listed, with one's seat, also while nobody is there."""
    table = await ana.open_table(seat=2)
    async with ana.socket() as looking:
        await looking.send(t="watch", on=True)
        line = await listed(looking, table, lambda line: line is not None)
        assert line is not None
        assert line.yours == 2


async def test_sits_down(ana: Guest, bea: Guest) -> None:
    """Who sits down somewhere is seen in the list."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table), bea.socket(table) as second, bea.socket() as looking:
        await looking.send(t="watch", on=True)
        await listed(looking, table, lambda line: line is not None and line.yours is None)
        assert isinstance(await second.command("sit", seat=1), Ack)
        await listed(looking, table, lambda line: line is not None and line.yours == 1)


async def test_look_away(ana: Guest, bea: Guest) -> None:
    """Who no longer looks hears nothing more of the lobby."""
    async with bea.socket() as looking, bea.socket() as other:
        await looking.send(t="watch", on=True)
        assert isinstance(await looking.hear(), Lobby)
        await other.send(t="watch", on=True)
        await looking.send(t="watch", on=False)
        await looking.send(t="hello", table="nowhere")
        await looking.hear()
        table = await ana.open_table(pace=2000)
        async with ana.socket(table):
            await listed(other, table, lambda line: line is not None)
        await looking.send(t="hello", table="nowhere")
        assert not isinstance(await looking.hear(), Lobby)


async def test_finished(ana: Guest, bea: Guest) -> None:
    """A finished match is not listed."""
    table = await ana.open_table()
    async with ana.socket(table) as player, bea.socket() as looking:
        await looking.send(t="watch", on=True)
        await listed(looking, table, lambda line: line is not None)
        await player.play()
        await listed(looking, table, lambda line: line is None)


async def test_waits_for_people(ana: Guest, bea: Guest) -> None:
    """A table that waits for people is listed also when its opener has just looked away."""
    table = await ana.open_table(fill=False)
    async with bea.socket() as looking:
        await looking.send(t="watch", on=True)
        line = await listed(looking, table, lambda line: line is not None)
        assert line is not None
        assert [place.kind.value for place in line.places] == ["person", *["empty"] * 3]
        assert line.hand == 0
