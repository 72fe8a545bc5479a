"""What is written: who sees it, what may not be written, and that it is kept."""

import uuid

import pytest

from tapete.club.manners import LONGEST
from tapete.table.refused import Code
from tapete.wire.messages import Ack, Chatted, Lobby, Refusal
from tests.server.books import mute, relate
from tests.server.people import Guest, Socket, guest, party
from tests.server.process import Server

pytestmark = pytest.mark.kill

FOREVER = 2**52


async def chat(client: Socket, *, id_: str | None = None, **line: str) -> Ack | Refusal:
    """Return the answer to *line*, written at the table of *client*; in the lobby without one."""
    id_ = id_ or str(uuid.uuid4())
    where = {"table": client.table} if client.table else {}
    await client.send(t="chat", id=id_, **where, **line)
    return await client.answer(id_)


async def next_line(client: Socket) -> Chatted:
    """Return the next line that *client* is shown, if it has not been shown one already."""
    shown = [message for message in client.heard if isinstance(message, Chatted)]
    line = shown[0] if shown else await client.until(lambda m: isinstance(m, Chatted))
    assert isinstance(line, Chatted)
    client.heard.clear()
    return line


async def test_at_the_table(server: Server, ana: Guest, bea: Guest) -> None:
    """All who sit at a table or watch it are shown what is written there, and nobody else."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as player, bea.socket(table) as watcher, guest(server) as eve:
        async with eve.socket() as elsewhere:
            elsewhere.table = table
            assert code_of(await chat(elsewhere, text="Hola")) is Code.NOT_WELCOME
        assert isinstance(await chat(player, text="  Buenas   tardes "), Ack)
        line = await next_line(watcher)
        assert (line.text, line.phrase, line.table) == ("Buenas tardes", "", table)
        assert line == await next_line(player)
        me = (await ana.http.post("/api/me")).json()
        assert (line.person, line.name) == (me["person"], me["name"])
        assert isinstance(await chat(watcher, phrase="suerte"), Ack)
        answer = await next_line(player)
        assert (answer.text, answer.phrase) == ("", "suerte")
        assert answer.line > line.line
        latest = (await bea.http.get("/api/chat", params={"table": table})).json()
        assert [one["line"] for one in latest] == [line.line, answer.line]


async def look(client: Socket) -> None:
    """Look at the lobby."""
    await client.send(t="watch", on=True)
    await client.until(lambda m: isinstance(m, Lobby))


async def test_in_the_lobby(ana: Guest, bea: Guest) -> None:
    """Whoever looks at the lobby is shown what is written there."""
    async with ana.socket() as one, bea.socket() as other:
        await look(other)
        assert isinstance(await chat(one, phrase="hola"), Ack)
        line = await next_line(other)
        assert (line.phrase, line.table) == ("hola", None)
        latest = (await ana.http.get("/api/chat")).json()
        assert latest[-1]["line"] == line.line


def code_of(answer: Ack | Refusal) -> Code:
    """Return the code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ({"text": "x" * (LONGEST + 1)}, "at most 200 characters"),
        ({"text": "ho\u202ela"}, "plain text"),
        ({"text": "ho\u0000la"}, "plain text"),
        ({"text": "ho\u200bla"}, "plain text"),
        ({"text": " \t\n "}, "a line that can be seen"),
        ({"text": ""}, "a text or a canned phrase"),
        ({"text": "hola", "phrase": "hola"}, "a text or a canned phrase"),
        ({"phrase": "insulto"}, "hola, gracias"),
    ],
    ids=str,
)
async def test_refused(ana: Guest, line: dict[str, str], expected: str) -> None:
    """What is too long, invisible or turns the line round is not written at all."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as client:
        answer = await chat(client, **line)
        assert isinstance(answer, Refusal)
        assert answer.code is Code.ILLEGAL
        assert expected in answer.expected
    assert (await ana.http.get("/api/chat", params={"table": table})).json() == []


async def test_html_is_text(ana: Guest) -> None:
    """What looks like a page's own language is text like any other."""
    table = await ana.open_table(pace=2000)
    text = "<img src=x onerror=alert(1)> & <b>hola</b>"
    async with ana.socket(table) as client:
        assert isinstance(await chat(client, text=text), Ack)
        assert (await next_line(client)).text == text


async def test_said_twice(ana: Guest) -> None:
    """A line that is sent again is acknowledged again, and stands there once."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as client:
        id_ = str(uuid.uuid4())
        for _ in range(3):
            assert isinstance(await chat(client, id_=id_, text="Hola"), Ack)
    assert len((await ana.http.get("/api/chat", params={"table": table})).json()) == 1


async def test_too_much(ana: Guest, bea: Guest) -> None:
    """Who writes too much, or the same again and again, is told so; the others go on."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as client, bea.socket(table) as calm:
        answers = [await chat(client, text="Hola") for _ in range(3)]
        assert [isinstance(answer, Ack) for answer in answers] == [True, True, False]
        assert code_of(answers[2]) is Code.TOO_FAST
        n = 0
        while isinstance(answer := await chat(client, text=f"Hola {n}"), Ack):
            n += 1
        assert code_of(answer) is Code.TOO_FAST
        assert n < 20
        again = [await chat(client, text=f"Hola {n}, {number}") for number in range(2)]
        assert [code_of(answer) for answer in again] == [Code.TOO_FAST] * 2, "no is no pause"
        assert isinstance(await chat(calm, text="Hola"), Ack)


async def test_muted(server: Server, ana: Guest) -> None:
    """Whom the operators mute writes nothing, until it is over."""
    table = await ana.open_table(pace=2000)
    async with ana.socket(table) as client:
        await mute(server.data, ana, FOREVER)
        assert code_of(await chat(client, text="Hola")) is Code.MUTED
        await mute(server.data, ana, 1)
        assert isinstance(await chat(client, text="Hola"), Ack)


@pytest.mark.parametrize("kind", ["block", "mute"])
async def test_not_shown(server: Server, ana: Guest, bea: Guest, kind: str) -> None:
    """What somebody writes is not shown to who blocks or mutes him; the others see it."""
    async with (
        guest(server) as eve,
        ana.socket() as one,
        bea.socket() as two,
        eve.socket() as three,
    ):
        await relate(server.data, bea, ana, kind)
        for client in (one, two, three):
            await look(client)
        assert isinstance(await chat(one, text="¡Hola!"), Ack)
        line = await next_line(three)
        assert isinstance(await chat(three, text="Buenas"), Ack)
        assert (await next_line(two)).text == "Buenas", "the first that is shown"
        for reader, sees in ((bea, False), (eve, True)):
            latest = (await reader.http.get("/api/chat")).json()
            assert (line.line in [one["line"] for one in latest]) is sees


async def test_silence(server: Server, bea: Guest) -> None:
    """In mus corrido the players write nothing until the cut; who only watches may."""
    async with party(server, preset="torneo") as sockets, bea.socket(sockets[0].table) as watcher:
        first = sockets[0]
        while first.now is None or not isinstance(first.now.view.to_act[0], int):
            await first.hear()
        assert code_of(await chat(first, phrase="buena_mano")) is Code.MUTED
        assert isinstance(await chat(watcher, phrase="suerte"), Ack)
        speaker = sockets[first.now.view.to_act[0]]
        await speaker.turn()
        assert isinstance(await speaker.say("corto"), Ack)
        assert isinstance(await chat(first, phrase="gracias"), Ack)


async def test_no_such_place(ana: Guest, bea: Guest) -> None:
    """What is written is read by those whom the table lets look on."""
    table = await ana.open_table(watch=False, pace=2000)
    assert (await bea.http.get("/api/chat", params={"table": table})).status_code == 403
    assert (await ana.http.get("/api/chat", params={"table": table})).status_code == 200
    assert (await ana.http.get("/api/chat", params={"table": "nowhere"})).status_code == 404
    async with ana.socket() as client:
        client.table = "nowhere"
        assert code_of(await chat(client, text="Hola")) is Code.UNKNOWN_TABLE
