"""Whoever loses a socket goes on where he was: the same stream, without gaps, whenever it broke."""

import asyncio
import socket
import uuid
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tapete.server.api import OPEN
from tapete.table.refused import Code
from tapete.wire.messages import Ack, Elsewhere, Refusal, Signs, Table, Update
from tests.server.people import Guest, Socket, guest, party
from tests.server.process import Server

pytestmark = pytest.mark.kill

KEPT = 64
"""How many updates back one can go on from."""

ENOUGH = 800
"""More updates than wait for one socket and fit into what the system keeps for it, together."""


def timeless(update: Update) -> Update:
    """Return *update* without the time at which it was sent, and the señas that pass with time."""
    return msgspec.structs.replace(update, now=0, signs=Signs())


def stream(client: Socket) -> list[Update]:
    """Return the updates that *client* has heard."""
    return [timeless(message) for message in client.heard if isinstance(message, Update)]


@pytest.fixture
async def played(ana: Guest) -> AsyncIterator[Socket]:
    """Yield Ana's client, never interrupted, at a table where a long match has been played."""
    while True:
        async with ana.socket(await ana.open_table()) as client:
            await client.play()
            if client.last > KEPT + 1:  # an ordago may end a match early
                yield client
                return


async def test_resume_at_any_update(ana: Guest, played: Socket) -> None:
    """Wherever the client broke, what is heard after it is what would have been heard."""
    whole = stream(played)
    assert [update.n for update in whole] == list(range(whole[0].n, played.last + 1))
    assert len(whole) > 40
    for last in range(max(whole[0].n, played.last - KEPT), played.last):
        async with ana.socket(played.table, last) as client:
            while client.last < played.last:
                await client.hear()
            assert stream(client) == whole[last - played.last :]


async def test_break_after_every_update(ana: Guest, bea: Guest) -> None:
    """A client that breaks after every update it hears misses nothing, while others play on."""
    table = await ana.open_table(rules={"senas": "off"})
    heard: list[Update] = []
    async with bea.socket(table) as steady, ana.socket(table) as player:
        last = steady.last
        while not (heard and heard[-1].view.winner is not None):
            await play_past(player, last + KEPT // 4)
            async with bea.socket(table, last) as client:
                while client.last == 0:
                    await client.hear()
                last = client.last
                heard += stream(client)[-1:]
                client.connection.transport.abort()
        while steady.last < last:
            await steady.hear()
    assert heard == stream(steady)


async def play_past(client: Socket, last: int) -> None:
    """Play until update *last* has been passed, or the match is over."""
    await client.play_until(lambda: client.last > last or client.is_over)


@pytest.mark.parametrize("last", [0, 1, 10_000])
async def test_too_old(ana: Guest, played: Socket, last: int) -> None:
    """Who is too far behind, or claims what never was, gets the whole table as it is."""
    assert played.last > KEPT + 1
    async with ana.socket(played.table, last) as client:
        while client.now is None:
            await client.hear()
        assert isinstance(client.now, Table)
        assert played.now is not None
        assert client.now.last == played.last
        assert (client.now.view, client.now.room) == (played.now.view, played.now.room)


async def test_two_tabs(ana: Guest) -> None:
    """The newest window of a player plays; the older one is told so, and hears nothing more."""
    table = await ana.open_table()
    async with ana.socket(table) as old:
        await old.turn()
        async with ana.socket(table) as new:
            await old.until(lambda m: m == Elsewhere(table))
            heard = len(old.heard)
            refusal = await old.say()
            assert isinstance(refusal, Refusal)
            assert (refusal.code, refusal.got) == (Code.NOT_YOUR_SEAT, "an older one")
            assert isinstance(await new.say(), Ack)
            await new.turn()
            await old.hello()
            whole = await old.until(lambda m: isinstance(m, Table))
            assert old.heard[heard:] == [refusal, whole], "nothing was heard in between"
            await new.until(lambda m: m == Elsewhere(table))
            assert isinstance(await old.say(), Ack), "it is the newest now"


async def test_sit_in_one_of_two_tabs(ana: Guest, bea: Guest) -> None:
    """Spectators may have several windows; the one that sits down plays, and the other is told."""
    table = await ana.open_table(pace=2000)
    async with bea.socket(table) as one, bea.socket(table) as two:
        assert isinstance(await one.command("sit", seat=1), Ack)
        await two.until(lambda m: m == Elsewhere(table))
        await one.hello()
        await one.until(lambda m: isinstance(m, Table) and m.seat == 1)


async def test_id_of_another(ana: Guest, bea: Guest) -> None:
    """A command under the id of somebody else's command is no repetition of it."""
    table = await ana.open_table()
    async with ana.socket(table) as player, bea.socket(table) as watcher:
        await player.turn()
        id_ = str(uuid.uuid4())
        assert isinstance(await player.say(id_=id_), Ack)
        refusal = await watcher.command("say", id_=id_, seat=0, last=1, word="mus")
        assert isinstance(refusal, Refusal)
        assert refusal.code is Code.NOT_YOUR_SEAT


async def test_many_hellos(ana: Guest) -> None:
    """A hello is answered though it comes fast: a refusal could not say which table it means."""
    table = await ana.open_table()
    async with ana.socket(table) as client:
        for _ in range(90):
            await client.hello()
        for _ in range(90):
            await client.until(lambda m: isinstance(m, Table))
        assert not [m for m in client.heard if isinstance(m, Refusal)]


async def test_said_twice(ana: Guest) -> None:
    """A command that is sent again is acknowledged again, and done once."""
    table = await ana.open_table()
    async with ana.socket(table) as client:
        await client.turn()
        id_ = str(uuid.uuid4())
        last = client.last
        assert isinstance(await client.say(id_=id_), Ack)
        for _ in range(3):
            again = await client.command("say", id_=id_, seat=0, last=last, word="no matter")
            assert isinstance(again, Ack)
        mine = [u for u in stream(client) if u.n > last and u.by is None and said_by_me(u)]
        assert len(mine) == 1


def said_by_me(update: Update) -> bool:
    """Return whether seat 0 said the word of *update*."""
    return any(getattr(event, "seat", None) == 0 for event in update.events[:1])


async def test_spectator(ana: Guest, bea: Guest) -> None:
    """A spectator hears all that is public, and no card that is not shown to all."""
    table = await ana.open_table()
    async with ana.socket(table) as player, bea.socket(table) as watcher:
        await player.play()
        while watcher.last < player.last:
            await watcher.hear()
    for message in watcher.heard:
        if isinstance(message, Table | Update):
            assert message.seat is None
            assert message.legal == ()
            shown = message.room.listing or message.view.winner is not None
            hidden = all(isinstance(hand, int) or not hand for hand in message.view.hands)
            assert hidden or shown


async def test_seat_is_not_inherited(server: Server) -> None:
    """Who takes a computer's seat gets that seat's table from then on, and nothing from before."""
    async with party(server) as sockets, guest(server) as eve:
        table = sockets[0].table
        async with eve.socket(table) as watching:
            assert isinstance(await sockets[3].command("stand", seat=3), Ack)
            assert isinstance(await watching.command("sit", seat=3), Ack)
            while watching.seat != 3:
                await watching.hear()
            last = watching.last
        for before in range(1, last):
            async with eve.socket(table, before) as again:
                while again.now is None:
                    await again.hear()
                assert isinstance(again.now, Table)
                assert again.now.seat == 3


async def test_new_name(ana: Guest, bea: Guest) -> None:
    """Who changes his name sits down under it, even from a socket that was open before."""
    table = await ana.open_table()
    async with bea.socket(table) as watching:
        assert (await bea.http.patch("/api/me", json={"name": "Bea Nueva"})).status_code == 200
        assert isinstance(await watching.command("sit", seat=1), Ack)
        await watching.hello()
        told = await watching.until(lambda m: isinstance(m, Table) and m.seat == 1)
        assert isinstance(told, Table)
        assert told.room.places[1].name == "Bea Nueva"


async def test_slow_reader(server: Server, ana: Guest, bea: Guest) -> None:
    """A client that reads nothing is told to resync, or cut; the tables do not wait for it."""
    # long matches: short ones might fit into what the system keeps, and nobody would be cut
    tables = [await ana.open_table(rules={"juegos": "2"}) for _ in range(OPEN)]
    narrow = socket.socket()  # so that the system keeps little for it
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    narrow.connect(("127.0.0.1", server.port))
    async with bea.socket(tables[0], sock=narrow) as slow:
        for table in tables[1:]:
            await slow.send(t="hello", table=table)
        slow.connection.transport.pause_reading()
        async with asyncio.TaskGroup() as playing:
            players = [playing.create_task(play(ana, table)) for table in tables]
        assert sum(player.result() for player in players) > ENOUGH
        slow.connection.transport.resume_reading()
        with pytest.raises(ConnectionClosed) as closed:
            await listen(slow)
    if closed.value.rcvd is not None:  # it was not silent for so long that it seemed dead
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4408, "resync")


async def play(person: Guest, table: str) -> int:
    """Play a match to its end; return how many updates were heard."""
    async with person.socket(table) as player:
        await player.play()
        return len(stream(player))


async def listen(client: Socket) -> None:
    """Hear whatever comes."""
    while True:
        await client.hear()
