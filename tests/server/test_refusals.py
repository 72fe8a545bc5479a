"""Whatever is wrong with a message gets a refusal, changes nothing, and leaves the socket open."""

import json
import uuid
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tapete.naipes import PACK
from tapete.table.refused import Code
from tapete.wire.messages import Ack, Refusal, Table
from tests.server.people import Guest, Socket, guest, party
from tests.server.process import Server

pytestmark = pytest.mark.kill

ID = "00000000-0000-4000-8000-000000000000"


@pytest.fixture
async def socket(ana: Guest) -> AsyncIterator[Socket]:
    """Yield Ana's socket at a table where she is to speak, and no computer signs meanwhile."""
    table = await ana.open_table(rules={"senas": "off"})
    async with ana.socket(table) as socket:
        await socket.turn()
        yield socket


@pytest.mark.parametrize(
    ("frame", "code", "said"),
    [
        ("", Code.UNREADABLE, "a message of the protocol"),
        ("{", Code.UNREADABLE, "a message of the protocol"),
        ("null", Code.UNREADABLE, "Expected `object`, got `null`"),
        ('{"t": "shout"}', Code.UNREADABLE, "Invalid value 'shout'"),
        ('{"t": "hello", "table": "x"}', Code.UNREADABLE, "matching regex"),
        ('{"t": "hello", "table": "abcdef", "last": -1}', Code.UNREADABLE, ">= 0"),
        (b"\xff\xfe", Code.UNREADABLE, "a message of the protocol"),
        ("x" * 4097, Code.TOO_LARGE, "at most 4096 bytes"),
        ("x" * 60_000, Code.TOO_LARGE, "at most 4096 bytes"),
    ],
    ids=lambda value: repr(value)[:40],
)
async def test_unreadable(socket: Socket, frame: str | bytes, code: Code, said: str) -> None:
    """An unreadable or oversized message is refused; the next one is heard as ever."""
    await socket.raw(frame)
    refusal = await socket.until(lambda m: isinstance(m, Refusal))
    assert isinstance(refusal, Refusal)
    assert (refusal.id, refusal.code) == ("", code)
    assert said in refusal.expected
    assert len(refusal.got) <= 80
    assert isinstance(await socket.say(), Ack)


@pytest.mark.parametrize(
    ("fields", "code", "expected", "got"),
    [
        ({"word": "acepto"}, Code.ILLEGAL, "LEGAL", "acepto"),
        ({"word": "quiero ya"}, Code.ILLEGAL, "LEGAL", "quiero ya"),
        ({"word": "descarto 1o 1o"}, Code.ILLEGAL, "LEGAL", "descarto 1o 1o"),
        ({"word": "envido 99"}, Code.ILLEGAL, "LEGAL", "envido 99"),
        ({"word": "baraja 1o"}, Code.ILLEGAL, "LEGAL", "baraja 1o"),
        ({"word": 200 * "x"}, Code.ILLEGAL, "LEGAL", 80 * "x"),
        ({"seat": 1}, Code.NOT_YOUR_SEAT, "your seat, 0", "seat 1"),
        ({"seat": 7}, Code.NOT_YOUR_SEAT, "your seat, 0", "seat 7"),
        ({"last": 0}, Code.STALE, "an answer to update", "an answer to update 0"),
        ({"last": 9999}, Code.STALE, "an answer to update", "an answer to update 9999"),
        ({"table": "nowhere"}, Code.UNKNOWN_TABLE, "a table of this house", "nowhere"),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_refused_word(
    socket: Socket, fields: dict[str, object], code: Code, expected: str, got: str
) -> None:
    """A word that may not be said is refused with what may be, and changes nothing."""
    now = await socket.turn()
    said = {"t": "say", "table": socket.table, "seat": 0, "last": socket.last, "word": "mus"}
    await socket.raw(json.dumps({**said, "id": ID, **fields}))
    refusal = await socket.answer(ID)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert expected.replace("LEGAL", ", ".join(map(str, now.legal))) in refusal.expected
    assert refusal.got == got
    assert socket.now is now, "the refusal changed nothing"
    assert isinstance(await socket.say(id_=ID), Ack), "what was refused may be said again"


async def test_out_of_bounds(server: Server) -> None:
    """An amount out of bounds, and a card that is not held, are refused with the bounds."""
    async with party(server) as sockets:
        for _ in range(4):
            assert isinstance(await (await speaker(sockets)).say("mus"), Ack)
        first = await speaker(sockets)
        assert first.now is not None
        assert first.seat is not None
        hand = first.now.view.hands[first.seat]
        assert isinstance(hand, tuple)
        strange = next(card for card in PACK if card not in hand)
        for word in (f"descarto {strange}", "mas 99"):
            assert refused(await first.say(word)) == ("descarto 1..4", word)
        for socket in sockets:
            while "descarto" not in words(socket):
                await socket.hear()
            await socket.say()
        await (await speaker(sockets)).say("corto")
        last = await speaker(sockets)
        assert last.now is not None
        envido = next(offer for offer in last.now.legal if offer.word == "envido")
        expected, got = refused(await last.say(f"envido {(envido.high or 0) + 1}"))
        assert str(envido) in expected
        assert got == f"envido {(envido.high or 0) + 1}"


async def speaker(sockets: tuple[Socket, ...]) -> Socket:
    """Return the socket, of those at one table, whose seat is to speak next."""
    for socket in sockets:
        while socket.last < max(other.last for other in sockets):
            await socket.hear()
    while not any(words(socket) for socket in sockets):
        for socket in sockets:
            await socket.hear()
    return next(socket for socket in sockets if words(socket))


def words(socket: Socket) -> set[str]:
    """Return what may be said at *socket*."""
    return {offer.word for offer in socket.now.legal} if socket.now else set()


def refused(answer: Ack | Refusal) -> tuple[str, str]:
    """Return what an illegal word's refusal expected and got."""
    assert isinstance(answer, Refusal), answer
    assert answer.code == Code.ILLEGAL
    return answer.expected, answer.got


async def test_word_out_of_turn(ana: Guest) -> None:
    """A word out of turn is refused with whose turn it is."""
    table = await ana.open_table()
    async with ana.socket(table) as socket:
        await socket.play()
        refusal = await socket.say("mus")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.expected) == (
        Code.NOT_YOUR_TURN,
        "a word of nobody: the match is over",
    )


async def test_seats(ana: Guest, bea: Guest) -> None:
    """A taken seat, a second seat and somebody else's seat are refused; a computer's is given."""
    table = await ana.open_table()
    async with ana.socket(table) as first, bea.socket(table) as second:
        assert second.now is not None
        assert second.now.seat is None
        assert code_of(await second.command("sit", seat=0)) is Code.SEAT_TAKEN
        assert code_of(await second.command("sit", seat=5)) is Code.NOT_YOUR_SEAT
        assert code_of(await second.command("stand", seat=0)) is Code.NOT_YOUR_SEAT
        assert code_of(await second.command("continue", seat=0)) is Code.NOT_YOUR_SEAT
        assert code_of(await second.command("say", seat=0, last=1, word="mus")) is (
            Code.NOT_YOUR_SEAT
        )
        assert isinstance(await second.command("sit", seat=2), Ack)
        mine = second.now if isinstance(second.now, Table) else await second.until(is_table)
        assert isinstance(mine, Table)
        assert mine.seat == 2, "who sits down gets the whole table anew"
        assert code_of(await second.command("sit", seat=1)) is Code.ILLEGAL
        assert code_of(await first.command("continue", seat=0)) is Code.ILLEGAL
        assert isinstance(await second.command("stand", seat=2), Ack)


def code_of(answer: Ack | Refusal) -> Code:
    """Return the code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return Code(answer.code)


def is_table(message: object) -> bool:
    """Return whether *message* is a whole table."""
    return isinstance(message, Table)


async def test_unknown_table(socket: Socket) -> None:
    """Following a table that is not there is refused; the others are followed on."""
    await socket.send(t="hello", table="nowhere")
    refusal = await socket.until(lambda m: isinstance(m, Refusal))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.got) == (Code.UNKNOWN_TABLE, "nowhere")
    assert isinstance(await socket.say(), Ack)


async def test_too_many_tables(server: Server, socket: Socket) -> None:
    """One socket follows sixteen tables and no more."""
    async with AsyncExitStack() as stack:
        hosts = [await stack.enter_async_context(guest(server)) for _ in range(4)]
        tables = [await host.open_table() for host in hosts for _ in range(4)]
    for table in tables:
        await socket.send(t="hello", table=table)
    refusal = await socket.until(lambda m: isinstance(m, Refusal))
    assert isinstance(refusal, Refusal)
    assert refusal.expected == "at most 16 tables a socket"


async def test_goodbye(ana: Guest, bea: Guest) -> None:
    """After goodbye nothing more is heard of a table, and saying hello again tells all."""
    table = await ana.open_table()
    async with ana.socket(table) as first, bea.socket(table) as second:
        await second.send(t="goodbye", table=table)
        assert isinstance(await second.command("sit", seat=0), Refusal)
        heard = len(second.heard)
        await first.play()
        await second.hello()
        await second.until(is_table)
        assert len(second.heard) == heard + 1


async def test_flood(ana: Guest, bea: Guest) -> None:
    """Who sends too fast is told so first; who goes on is closed, and nobody else is."""
    table = await ana.open_table()
    async with ana.socket(table) as calm, bea.socket(table) as flooding:
        with pytest.raises(ConnectionClosed) as closed:
            await rush(flooding)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "flood")
        codes = {m.code for m in flooding.heard if isinstance(m, Refusal)}
        assert codes >= {Code.UNREADABLE, Code.TOO_FAST}
        await calm.play()


async def rush(socket: Socket) -> None:
    """Send as fast as can be, and hear what comes of it."""
    for _ in range(1000):
        await socket.raw("{}")
    while True:
        await socket.hear()


async def test_too_fast_names_the_command(socket: Socket) -> None:
    """A command that comes too fast is refused by its own id, so that it can be said again."""
    ids = [str(uuid.uuid4()) for _ in range(80)]
    for id_ in ids:
        await socket.send(t="continue", id=id_, table=socket.table, seat=0)
    refusals = [await socket.answer(id_) for id_ in ids]
    codes = [code_of(refusal) for refusal in refusals]
    assert codes[0] is Code.ILLEGAL
    assert codes[-1] is Code.TOO_FAST


async def test_another_site(server: Server, ana: Guest) -> None:
    """A page of another site gets no socket, whatever its visitor's cookie."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws",
            origin=Origin("https://evil.test"),
            additional_headers={"Cookie": f"tapete={ana.cookie}"},
        ):
            raise AssertionError("a socket was opened")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("cookie", ["", "tapete=x", "tapete=abc.def", "tapete=" + 200 * "é"])
async def test_nobody(server: Server, cookie: str) -> None:
    """A socket without a good cookie is told where to get one, and closed."""
    headers = {"Cookie": cookie.encode().decode("latin-1")} if cookie else {}
    with pytest.raises(ConnectionClosed) as closed:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers
        ) as connection:
            await connection.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "POST /api/me first")
