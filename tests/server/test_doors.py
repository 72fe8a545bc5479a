"""Who may sit and who may watch: each door, each refusal, and one seat for one of many."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tapete.table.refused import Code
from tapete.wire.messages import Ack, Refusal, Table
from tests.server.books import ban, befriend, id_of, rate, read, relate, write
from tests.server.people import Guest, Socket, guest
from tests.server.process import PATIENCE, Server

pytestmark = pytest.mark.kill

FOREVER = 2**52


async def look(person: Guest, table: str, invitation: str = "") -> Code | None:
    """Return why *person* may not look on at *table*; None: he may."""
    async with person.socket() as client:
        await client.send(t="hello", table=table, invitation=invitation)
        answer = await client.until(lambda m: isinstance(m, Table | Refusal))
        return answer.code if isinstance(answer, Refusal) else None


async def sit(person: Guest, table: str, seat: int = 1, invitation: str = "") -> Code | None:
    """Return why *person* may not sit down at *table*; None: he sits there."""
    async with person.socket(table="") as client:
        client.table = table
        answer = await client.command("sit", seat=seat, invitation=invitation)
        return answer.code if isinstance(answer, Refusal) else None


async def listed(person: Guest, table: str) -> bool:
    """Return whether the lobby shows *table* to *person*."""
    lines = (await person.http.get("/api/tables")).json()
    return table in [line["table"] for line in lines]


async def test_friends(server: Server, ana: Guest, bea: Guest) -> None:
    """A table for friends is open to the friends of whoever opened it, and to nobody else."""
    table = await ana.open_table(open_to="friends", pace=2000)
    async with ana.socket(table), guest(server) as eve:
        await befriend(server.data, ana, bea)
        assert await look(eve, table) is Code.NOT_WELCOME
        assert await sit(eve, table) is Code.NOT_WELCOME
        assert await look(bea, table) is None
        assert (await listed(eve, table), await listed(bea, table)) == (False, True)
        assert await sit(bea, table) is None
        await relate(server.data, eve, bea, "friend")
        assert await sit(eve, table, 2) is Code.NOT_WELCOME, "to ask is not to be a friend"


async def test_invited(server: Server, ana: Guest, bea: Guest) -> None:
    """A table by invitation opens to a code of this table that is in force."""
    table = await ana.open_table(open_to="invited", pace=2000)
    other = await ana.open_table(pace=2000)
    foreign = await ana.invitation(other)
    code = await ana.invitation(table)
    async with ana.socket(table):
        for wrong in ("", foreign, "nothing2"):
            assert await look(bea, table, wrong) is Code.NOT_INVITED
            assert await sit(bea, table, 1, wrong) is Code.NOT_INVITED
        assert not await listed(bea, table)
        assert await look(bea, table, code) is None
        assert await sit(bea, table, 1, code) is None
        assert await look(bea, table) is None, "who sits there needs no invitation"


async def test_expired(server: Server, ana: Guest, bea: Guest) -> None:
    """An invitation that has expired opens nothing, and leads nowhere."""
    table = await ana.open_table(open_to="invited", pace=2000)
    code = await ana.invitation(table)
    told = (await bea.http.get(f"/api/invitations/{code}")).json()
    assert (told["table"], told["game"]) == (table, "mus")
    assert told["from"] == (await ana.http.post("/api/me")).json()["name"]
    write(server.data, "update invitations set expires = 1 where code = ?", code)
    assert await sit(bea, table, 1, code) is Code.NOT_INVITED
    assert await look(bea, table, code) is Code.NOT_INVITED
    answer = await bea.http.get(f"/api/invitations/{code}")
    assert answer.status_code == 404
    assert answer.json()["detail"] == (
        "expected an invitation that is in force, got one that has expired"
    )


async def test_inviting(ana: Guest, bea: Guest) -> None:
    """Only who sits at a table invites to it."""
    table = await ana.open_table()
    answer = await bea.http.post(f"/api/tables/{table}/invitations")
    assert answer.status_code == 403
    assert (await ana.http.post("/api/tables/nowhere/invitations")).status_code == 404
    assert (await ana.http.get("/api/invitations/nothing2")).status_code == 404


async def test_skill(server: Server, ana: Guest, bea: Guest) -> None:
    """Who has other stars than the table is for may watch, and not sit."""
    table = await ana.open_table(low=3, high=5, pace=2000)
    await rate(server.data, bea, 1.0)
    async with ana.socket(table):
        assert await look(bea, table) is None
        assert await sit(bea, table) is Code.SKILL
        assert await sit(bea, table, 1, await ana.invitation(table)) is None


async def test_blocked(server: Server, ana: Guest, bea: Guest) -> None:
    """Whom somebody at the table blocks neither sits nor watches there, not even invited."""
    table = await ana.open_table(pace=2000)
    code = await ana.invitation(table)
    async with ana.socket(table), guest(server) as eve:
        await relate(server.data, ana, bea, "block")
        assert await look(bea, table, code) is Code.NOT_WELCOME
        assert await sit(bea, table, 1, code) is Code.NOT_WELCOME
        assert not await listed(bea, table)
        await relate(server.data, eve, ana, "block")
        assert await look(eve, table) is None
        assert await sit(eve, table) is Code.NOT_WELCOME, "nor does one sit with whom one blocks"


async def test_blocked_while_looking_on(server: Server, ana: Guest, bea: Guest) -> None:
    """Who looks on is sent away when somebody there blocks him, or sits down who does."""
    table = await ana.open_table(pace=2000)
    async with guest(server) as eve, ana.socket(table), eve.socket(table) as two:
        async with bea.socket(table) as one:
            public = (await bea.http.post("/api/me")).json()["person"]
            assert (await ana.http.put(f"/api/relations/{public}/block")).status_code == 200
            assert await sent_away(one) is Code.NOT_WELCOME
        async with guest(server) as carlos:
            await relate(server.data, carlos, eve, "block")
            assert await sit(carlos, table) is None
            assert await sent_away(two) is Code.NOT_WELCOME


async def sent_away(client: Socket) -> Code:
    """Return why *client*, that followed its table, is told nothing more of it."""
    refusal = await client.until(lambda m: isinstance(m, Refusal))
    assert isinstance(refusal, Refusal)
    return refusal.code


async def test_no_watching(ana: Guest, bea: Guest) -> None:
    """Where nobody may watch one sees the table from a seat, and no longer once one has left it."""
    table = await ana.open_table(watch=False, pace=2000)
    async with ana.socket(table):
        assert await look(bea, table) is Code.NOT_WELCOME
        assert await listed(bea, table), "one may join"
        assert await sit(bea, table) is None
        async with bea.socket(table) as client:
            assert client.seat == 1
            assert isinstance(await client.command("stand", seat=1), Ack)
            await client.hello()
            refusal = await client.until(lambda m: isinstance(m, Refusal))
            assert isinstance(refusal, Refusal)
            assert refusal.code is Code.NOT_WELCOME


async def test_full(server: Server, ana: Guest) -> None:
    """At a full table there is no seat."""
    table = await ana.open_table(pace=2000)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(server)) for _ in range(4)]
        answers = [await sit(one, table, seat) for seat, one in enumerate(people[:3], 1)]
        assert answers == [None] * 3
        assert await sit(people[3], table, 2) is Code.SEAT_TAKEN


async def test_finished(ana: Guest, bea: Guest) -> None:
    """Nobody sits down at a match that is over; one may still look at it."""
    table = await ana.open_table(rules={"target": "30"})
    async with ana.socket(table) as client:
        await client.play()
        assert await sit(bea, table) is Code.CLOSED
        assert await look(bea, table) is None


async def test_one_of_two(server: Server, ana: Guest) -> None:
    """Of two who want one seat at once exactly one gets it, fifty times; the other hears a no."""
    table = await ana.open_table(pace=2000)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(ana.socket(table))
        people = [await stack.enter_async_context(guest(server)) for _ in range(2)]
        sockets: list[Socket] = []
        for turn in range(50):
            if turn % 20 == 0:  # a socket on which so much is said at once would be too fast
                sockets = [await stack.enter_async_context(one.socket(table)) for one in people]
            answers = await asyncio.gather(*(wish(socket) for socket in sockets))
            got = [isinstance(answer, Ack) for answer in answers]
            assert sorted(got) == [False, True]
            lost = answers[got.index(False)]
            assert isinstance(lost, Refusal)
            assert lost.code is Code.SEAT_TAKEN
            winner = sockets[got.index(True)]
            assert isinstance(await winner.command("stand", seat=3), Ack)


async def wish(client: Socket) -> Ack | Refusal:
    """Return the answer to the wish for seat 3."""
    return await client.command("sit", seat=3)


async def test_too_many_open_tables(ana: Guest) -> None:
    """A person has five open tables; the sixth is refused until one of them is over."""
    tables = [await ana.open_table() for _ in range(5)]
    answer = await ana.http.post("/api/tables", json={})
    assert answer.status_code == 409
    assert answer.json()["detail"] == (
        "expected at most 5 open tables that you opened, got one more"
    )
    async with ana.socket(tables[0]) as client:
        await client.play()
    await ana.open_table()


async def test_signed_out(server: Server, ana: Guest) -> None:
    """Whose session is over is cut off within seconds, though he says nothing."""
    async with ana.socket() as client:
        person = await id_of(server.data, ana)
        write(server.data, "delete from sessions where person_id = ?", person)
        await asyncio.wait_for(client.connection.wait_closed(), PATIENCE)
        assert why_closed(client.connection) == (4401, "POST /api/me first")


async def test_closed(server: Server, ana: Guest, bea: Guest) -> None:
    """At a table that was closed nobody sits down any more, and it is not listed."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table):
        ((last,),) = read(server.data, "select max(seq) from log where table_id = ?", table)
        entries = '[{"entry": "Closed", "why": "over"}]'
        row = (table, int(str(last)) + 1, 1, "closed from outside", entries)
        write(server.data, "insert into log values (?, ?, ?, ?, ?)", *row)
        assert await sit(bea, table) is Code.CLOSED
        assert not await listed(bea, table)


async def test_banned(server: Server, ana: Guest) -> None:
    """Whom the operators ban is cut off within seconds, and does not come back."""
    async with ana.socket() as client:
        await ban(server.data, ana, FOREVER)
        await asyncio.wait_for(client.connection.wait_closed(), PATIENCE)
        assert why_closed(client.connection) == (4403, "banned")
    assert (await ana.http.post("/api/tables", json={})).status_code == 403
    headers = {"Cookie": f"tapete={ana.cookie}"}
    async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as again:
        await again.wait_closed()
        assert why_closed(again) == (4403, "banned")


def why_closed(connection: ClientConnection) -> tuple[int | None, str | None]:
    """Return the code and the reason with which *connection* was closed."""
    return connection.close_code, connection.close_reason
