"""The small parts of the server, each alone."""

import asyncio
import logging
import random
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.club.names import tidy
from tapete.naipes import PACK
from tapete.server.bucket import Bucket, Flow
from tapete.server.crew import Crew, try_again_later
from tapete.server.faults import Faults, NoFaults, Point, read_fault
from tapete.server.line import LIMIT, Line
from tapete.server.logs import KeyValue, fact
from tapete.server.names import computer_names, guest_name
from tapete.server.person import Session
from tapete.server.porter import Porter
from tapete.server.seal import Seal, read_key
from tapete.server.shuffler import FisherYates
from tapete.server.sql_people import SqlPeople
from tapete.server.turns import Turns


def test_bucket() -> None:
    """A burst is fine, then a steady rate; who goes on in spite of it floods."""
    bucket = Bucket(rate=10, burst=5, now=0)
    assert [bucket.take(0) for _ in range(5)] == [Flow.FINE] * 5
    assert [bucket.take(0) for _ in range(4)] == [Flow.TOO_FAST] * 4
    assert bucket.take(0) is Flow.FLOOD
    assert [bucket.take(10 + n / 10) for n in range(100)] == [Flow.FINE] * 100


def test_debt_of_a_bucket() -> None:
    """However long a flood was, who comes a while after it is let in."""
    bucket = Bucket(rate=10, burst=5, now=0)
    assert [bucket.take(0) for _ in range(1000)][-1] is Flow.FLOOD
    assert bucket.take(1) is Flow.FINE


class Out:
    """A socket that takes frames when it is let."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.go = asyncio.Event()

    async def send_text(self, data: str) -> None:
        """Take one frame."""
        await self.go.wait()
        self.sent.append(data)

    async def close(self, code: int, reason: str) -> None:
        """Close."""
        self.closed = code, reason


async def test_line() -> None:
    """Frames go out in order; a line that ends says first what was waiting."""
    line, out = Line("ana"), Out()
    out.go.set()
    for n in range(LIMIT):
        line.hear(str(n))
    line.end((4429, "flood"))
    line.hear("too late")
    await line.pump(out)
    assert out.sent == [str(n) for n in range(LIMIT)]
    assert out.closed == (4429, "flood")


async def test_line_overflows() -> None:
    """A line that falls too far behind is closed, and what waited is forgotten."""
    line, out = Line("ana"), Out()
    pumping = asyncio.create_task(line.pump(out))
    line.hear("first")
    await asyncio.sleep(0)
    for n in range(LIMIT + 1):
        line.hear(str(n))
    assert line.is_ending
    out.go.set()
    await pumping
    assert out.sent == ["first"]
    assert out.closed == (4408, "resync")


def test_shuffler() -> None:
    """Every order is as likely as any other, and holds the same cards."""
    shuffler = FisherYates(random.Random(1))
    three = PACK[:3]
    orders = Counter(shuffler.order(three) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values()), orders
    assert sorted(shuffler.order(PACK)) == list(PACK)


def test_seal(tmp_path: Path) -> None:
    """What was sealed here is read here; changed, or sealed elsewhere, it names nobody."""
    seal = Seal(read_key(tmp_path))
    sealed = seal.close("ana")
    assert Seal(read_key(tmp_path)).open(sealed) == "ana"
    other = tmp_path / "other"
    other.mkdir()
    strange = [
        Seal(read_key(other)).close("ana"),
        "ana",
        "",
        ".",
        "ana.",
        "eva" + sealed[3:],
        "é.é",
    ]
    assert [seal.open(cookie) for cookie in strange] == [None] * len(strange)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("written", [b"abcd", b"", b"not hex", b"\xff" * 64])
def test_broken_key(tmp_path: Path, written: bytes) -> None:
    """A key that is no key is refused rather than used."""
    (tmp_path / "key").write_bytes(written)
    with pytest.raises(ValueError, match="expected a key of 64 hex digits"):
        read_key(tmp_path)


def test_given_names() -> None:
    """Guests get two words that can be a name; the computers of a table differ."""
    chance = random.Random(1)
    given = [guest_name(chance) for _ in range(200)]
    assert all(tidy(name) == name and len(name.split()) == 2 for name in given)
    assert len(set(computer_names(chance, 8))) == 8


@pytest.mark.parametrize("text", ["x", "before_commit", "before_commit:0", "before_commit:x", ":1"])
def test_bad_faults(text: str) -> None:
    """A fault that is none is refused."""
    with pytest.raises(ValueError, match="a fault reads"):
        read_fault(text)


def test_no_fault() -> None:
    """In play nothing strikes."""
    faults: Faults = read_fault("")
    assert isinstance(faults, NoFaults)
    faults.at(Point.BEFORE_COMMIT)


def test_log_line() -> None:
    """A fact is one line of keys and values, whatever is in it."""
    record = logging.LogRecord("tapete.x", logging.INFO, "", 0, "table_opened", (), None)
    record.tapete_fields = {"table": "abc", "why": 'two\nlines "here"', "n": 3, "none": ""}
    record.created, record.msecs = 0.0, 0
    assert KeyValue().format(record) == (
        "1970-01-01T00:00:00.000Z level=info log=tapete.x event=table_opened table=abc"
        ' why="two\\nlines \\"here\\"" n=3 none=""'
    )


async def test_crew(caplog: pytest.LogCaptureFixture) -> None:
    """A task that fails is told of, with the place and without the message."""
    crew = Crew()

    async def fail() -> None:
        raise ValueError("12o 12c")

    crew.start(fail(), "failing")
    await crew.rest()
    (record,) = caplog.records
    assert record.getMessage() == "task_failed"
    line = KeyValue().format(record)
    assert "task=failing error=ValueError@test_crew" in line
    assert "12o" not in line


async def test_round(caplog: pytest.LogCaptureFixture) -> None:
    """A round whose store fails is told of in the log, and the next one can be gone."""

    async def fail() -> None:
        raise OSError("no disk")

    await try_again_later(fail(), "lobby")
    (record,) = caplog.records
    assert record.getMessage() == "round_failed"
    assert "task=lobby error=OSError@test_round" in KeyValue().format(record)


async def test_dismissed_crew() -> None:
    """A crew that is dismissed leaves no task behind."""
    crew = Crew()
    task = crew.start(asyncio.Event().wait(), "waiting")
    await crew.dismiss()
    assert task.cancelled()


def test_fact_is_cheap(caplog: pytest.LogCaptureFixture) -> None:
    """What nobody wants to read is not written."""
    with caplog.at_level(logging.WARNING):
        fact(logging.getLogger("tapete.test"), logging.INFO, "quiet")
    assert caplog.records == []


async def test_seen_out(engine: AsyncEngine) -> None:
    """Who is seen out loses all his sockets at once, and nobody else does."""
    porter = Porter(SqlPeople(engine), lambda: 0)
    lines = [Line("ana"), Line("bea"), Line("ana")]
    for n, line in enumerate(lines):
        porter.admit(line, Session(f"session {n}", line.person, 0, 0, ""))
    porter.see_out("ana")
    assert [line.is_ending for line in lines] == [True, False, True]


async def test_turns() -> None:
    """Of one name one goes in at a time, others do not wait; who is out leaves nothing behind."""
    turns = Turns()
    inside: list[int] = []
    most: list[int] = []

    async def go_in(n: int) -> None:
        async with turns.of("ana"):
            inside.append(n)
            await asyncio.sleep(0)
            most.append(len(inside))
            inside.remove(n)

    async with turns.of("bea"):
        await asyncio.gather(*(go_in(n) for n in range(5)))
    assert most == [1] * 5
    assert len(turns) == 0
