"""A house that is killed in the middle of a match and opened anew: people find what they left."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tapete.table.refused import Code
from tapete.table.room_view import Kind
from tapete.wire.messages import Ack, Refusal, Table, Update
from tests.server.books import befriend
from tests.server.people import Guest, Socket, guest
from tests.server.process import Server, serving

pytestmark = pytest.mark.kill


async def people(stack: AsyncExitStack, server: Server, many: int) -> list[Guest]:
    """Return new people at *server*."""
    return [await stack.enter_async_context(guest(server)) for _ in range(many)]


async def sit_down(stack: AsyncExitStack, table: str, guests: list[Guest]) -> list[Socket]:
    """Return the sockets of *guests*, who sit at *table* from seat 0 on."""
    sockets = [await stack.enter_async_context(guests[0].socket(table))]
    for seat, one in enumerate(guests[1:], 1):
        client = await stack.enter_async_context(one.socket(table))
        assert isinstance(await client.command("sit", seat=seat), Ack)
        sockets.append(client)
    return sockets


async def asked(sockets: list[Socket]) -> Table | Update:
    """Return what the table is like when whoever is to speak first has asked his partner."""
    first = sockets[0]
    while first.now is None or not isinstance(first.now.view.to_act[0], int):
        await first.hear()
    speaker = sockets[first.now.view.to_act[0]]
    while speaker.now is None or not speaker.now.askable:
        await speaker.hear()
    assert isinstance(await speaker.command("ask", seat=speaker.seat, word="mus"), Ack)
    while speaker.now.room.question is None:
        await speaker.hear()
    return speaker.now


def compare(before: Table | Update, after: Table) -> None:
    """Assert that nothing was lost between *before* and *after*: seats, question, time."""
    assert after.seat == before.seat
    assert [place.kind for place in after.room.places] == [Kind.PERSON] * 4
    assert (after.room.places, after.view) == (before.room.places, before.view)
    assert after.room.question == before.room.question
    assert after.room.banks == (30_000,) * 4
    assert after.room.due is not None
    assert after.room.due >= (before.room.due or 0), "lost time is given back"


async def look(person: Guest, table: str, invitation: str = "") -> Table | Refusal:
    """Return what *person* hears who says hello to *table*."""
    async with person.socket() as client:
        await client.send(t="hello", table=table, invitation=invitation)
        answer = await client.until(lambda m: isinstance(m, Table | Refusal))
        assert isinstance(answer, Table | Refusal)
        return answer


async def test_all_is_there(tmp_path: Path) -> None:
    """Seats, clock, question, invitation, chat and door outlive a kill in the middle of a match."""
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as server:
            *four, eve = await people(stack, server, 5)
            for friend in four[1:]:
                await befriend(server.data, four[0], friend)
            table = await four[0].open_table(open_to="friends", fill=False, clock=60, bank=30)
            code = await four[0].invitation(table)
            async with AsyncExitStack() as sockets:
                clients = await sit_down(sockets, table, four)
                before = await asked(clients)
                await clients[1].send(t="chat", id=_ID, table=table, phrase="suerte")
                assert isinstance(await clients[1].answer(_ID), Ack)
        async with serving(tmp_path) as server:
            for one in (*four, eve):
                one.move(server)
            after = await look(four[before.seat or 0], table)
            assert isinstance(after, Table)
            compare(before, after)
            lines = (await four[2].http.get("/api/chat", params={"table": table})).json()
            assert [line["phrase"] for line in lines] == ["suerte"]
            refused = await look(eve, table)
            assert isinstance(refused, Refusal)
            assert refused.code is Code.NOT_WELCOME
            assert isinstance(await look(eve, table, code), Table)
            listed = (await four[3].http.get("/api/tables")).json()
            assert [(line["table"], line["yours"]) for line in listed] == [(table, 3)]


_ID = "7b1e0d9c-2f64-4c1a-9a53-0d8e5b6f7a10"
