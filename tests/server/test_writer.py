"""The writer: many deeds in one transaction, and a commit of unknown end tried again."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server.sql_store import SqlStore
from tapete.server.sqlite import assert_durable
from tapete.server.store import Append, Deed, Fate
from tapete.server.writer import Writer
from tests.server.rows import opening, word


class Slow(SqlStore):
    """A store whose commits wait for a word, and are remembered."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, assert_durable)
        self.commits: list[list[Deed]] = []
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def commit(self, deeds: Sequence[Deed]) -> tuple[Fate, ...]:
        """Commit when allowed to."""
        self.commits.append(list(deeds))
        self.begun.set()
        await self.go.wait()
        return await super().commit(deeds)


class Broken(SqlStore):
    """A store whose connection breaks at the first commits, before or after it is durable."""

    def __init__(self, engine: AsyncEngine, breaks: list[str]) -> None:
        super().__init__(engine, assert_durable)
        self.breaks = breaks

    async def commit(self, deeds: Sequence[Deed]) -> tuple[Fate, ...]:
        """Commit, or do not, and say neither."""
        if not self.breaks:
            return await super().commit(deeds)
        if self.breaks.pop(0) == "after":
            await super().commit(deeds)
        raise OperationalError("commit", {}, Exception("connection lost"))


@asynccontextmanager
async def writing(writer: Writer) -> AsyncIterator[Writer]:
    """Run *writer* for as long as the context lasts."""
    task = asyncio.create_task(writer.run())
    yield writer
    task.cancel()
    await asyncio.wait([task])


async def test_group_commit(engine: AsyncEngine) -> None:
    """What waits while a commit runs goes into the next one, but one row of a table at a time."""
    slow = Slow(engine)
    async with writing(Writer(slow)) as writer, asyncio.TaskGroup() as callers:
        first = callers.create_task(writer.commit(opening("aaaaaa")))
        await slow.begun.wait()
        deeds = [word("aaaaaa", 1), opening("bbbbbb"), word("aaaaaa", 2), opening("cccccc")]
        later = [callers.create_task(writer.commit(deed)) for deed in deeds]
        await asyncio.sleep(0)
        slow.go.set()
    assert [task.result() for task in (first, *later)] == [Fate.DONE] * 5
    tables = [[deed.table for deed in c if isinstance(deed, Append)] for c in slow.commits]
    assert tables == [["aaaaaa"], ["aaaaaa", "bbbbbb", "cccccc"], ["aaaaaa"]]
    await slow.close()


@pytest.mark.parametrize(
    ("breaks", "fate"),
    [
        pytest.param(["before"], Fate.DONE, id="before it was durable"),
        pytest.param(["after"], Fate.THERE, id="after it was durable"),
        pytest.param(["before", "after", "before"], Fate.THERE, id="again and again"),
    ],
)
async def test_ambiguous_commit(
    store: SqlStore, engine: AsyncEngine, breaks: list[str], fate: Fate
) -> None:
    """A commit whose end is not known is tried again, and its row is there once."""
    await store.commit([opening("aaaaaa")])
    broken = Broken(engine, breaks)
    async with writing(Writer(broken)) as writer:
        assert await writer.commit(word("aaaaaa", 1)) is fate
        assert not writer.failing
    assert [row.seq for row in await store.log("aaaaaa", -1)] == [0, 1]
    await broken.close()


async def test_impossible_deed(store: SqlStore) -> None:
    """An impossible deed fails alone; those that came with it are done."""
    async with writing(Writer(store)) as writer, asyncio.TaskGroup() as callers:
        good = callers.create_task(writer.commit(opening("aaaaaa")))
        bad = callers.create_task(_fails(writer))
        also = callers.create_task(writer.commit(opening("bbbbbb")))
    assert (good.result(), bad.result(), also.result()) == (Fate.DONE, True, Fate.DONE)


async def _fails(writer: Writer) -> bool:
    with pytest.raises(IntegrityError):
        await writer.commit(word("nobody", 0))
    return True


async def test_gone_caller(store: SqlStore) -> None:
    """Whoever goes away while a deed is under way does not stop it, nor those after it."""
    async with writing(Writer(store)) as writer:
        gone = asyncio.create_task(writer.commit(opening("aaaaaa")))
        await asyncio.sleep(0)
        gone.cancel()
        assert await writer.commit(opening("bbbbbb")) is Fate.DONE
    assert len(await store.log("aaaaaa", -1)) == 1


async def test_stopped_writer(engine: AsyncEngine) -> None:
    """When the writer is stopped those who wait are told, not left waiting."""
    slow = Slow(engine)
    async with writing(Writer(slow)) as writer:
        waiting = asyncio.create_task(writer.commit(opening("aaaaaa")))
        await slow.begun.wait()
    await asyncio.wait([waiting], timeout=5)
    assert waiting.cancelled()
