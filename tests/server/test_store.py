"""The log on a real disk: what went in is there, once, in order, and nothing else."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.server.migrate import migrate, upgrade
from tapete.server.schema import metadata
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_store import SqlStore
from tapete.server.sqlite import FolderInUse, assert_durable, data_folder
from tapete.server.store import Beat, Fate, Freeze, Greet, Person, Rename, Run, Sitter
from tests.server.rows import opening, word


async def test_order(store: SqlStore) -> None:
    """Rows come back in order, whatever order they were brought in."""
    await store.commit([opening("aaaaaa")])
    fates = await store.commit([word("aaaaaa", 2), word("aaaaaa", 1), opening("bbbbbb")])
    assert fates == (Fate.DONE, Fate.DONE, Fate.DONE)
    assert [row.seq for row in await store.log("aaaaaa", -1)] == [0, 1, 2]
    assert await store.log("aaaaaa", 1) == (word("aaaaaa", 2).row,)
    assert await store.log("bbbbbb", -1) == (opening("bbbbbb").row,)


async def test_same_origin(store: SqlStore) -> None:
    """An append said twice is there once, even if by then it would be another row."""
    await store.commit([opening("aaaaaa"), word("aaaaaa", 1, "said")])
    assert await store.commit([word("aaaaaa", 1, "said")]) == (Fate.THERE,)
    assert await store.commit([word("aaaaaa", 2, "said")]) == (Fate.THERE,)
    assert await store.has("aaaaaa", "said")
    assert not await store.has("aaaaaa", "unsaid")
    assert len(await store.log("aaaaaa", -1)) == 2


async def test_same_seq(store: SqlStore) -> None:
    """Of two rows with one seq the first wins; the loser leaves no trace anywhere."""
    await store.commit([Greet(Person("p", "Ana", 1)), opening("aaaaaa", due=5)])
    await store.commit([word("aaaaaa", 1, "first", due=7)])
    loser = word("aaaaaa", 1, "second", due=9, sitters=(Sitter(1, "p"),), closes=True)
    assert await store.commit([loser, opening("bbbbbb")]) == (Fate.LOST, Fate.DONE)
    assert [row.origin for row in await store.log("aaaaaa", 0)] == ["first"]
    assert await store.sitters("aaaaaa") == ()
    facts = await store.table("aaaaaa")
    assert facts is not None
    assert facts.closed is None


async def test_all_or_nothing(store: SqlStore) -> None:
    """A batch with an impossible deed leaves nothing of itself, and the store goes on."""
    await store.commit([opening("aaaaaa")])
    with pytest.raises(IntegrityError):
        await store.commit([word("aaaaaa", 1), word("nobody", 0)])
    assert len(await store.log("aaaaaa", -1)) == 1
    assert await store.commit([word("aaaaaa", 1)]) == (Fate.DONE,)


async def test_deadlines(store: SqlStore) -> None:
    """A table's deadline is that of its last row; closed and frozen tables have none."""
    for name, due in (("aaaaaa", 50), ("bbbbbb", 40), ("cccccc", 30), ("dddddd", 20)):
        await store.commit([opening(name, due=due)])
    assert await store.with_due() == ("dddddd", "cccccc", "bbbbbb", "aaaaaa")
    await store.commit([word("aaaaaa", 1, due=10, was_due=50), word("bbbbbb", 1, was_due=40)])
    await store.commit(
        [word("cccccc", 1, due=90, was_due=30, closes=True), Freeze("dddddd", "digest")]
    )
    assert await store.with_due() == ("aaaaaa",)
    closed, frozen = await store.table("cccccc"), await store.table("dddddd")
    assert closed is not None
    assert frozen is not None
    assert (closed.closed, frozen.frozen) == (1001, "digest")
    assert await store.table("eeeeee") is None


async def test_people(store: SqlStore, engine: AsyncEngine) -> None:
    """A person can be renamed; the number of a table leads to the person and nothing else does."""
    await store.commit([Greet(Person("p", "Ana", 1)), opening("aaaaaa")])
    await store.commit([word("aaaaaa", 1, sitters=(Sitter(1, "p"),)), Rename("p", "Bea")])
    people = SqlPeople(engine)
    assert await people.person("p") == Person("p", "Bea", 1)
    assert await people.person("q") is None
    assert await store.sitters("aaaaaa") == (Sitter(1, "p"),)


async def test_deleted_person(store: SqlStore, engine: AsyncEngine) -> None:
    """When a person is deleted the link is blanked, and the log stands."""
    await store.commit([Greet(Person("p", "Ana", 1)), opening("aaaaaa")])
    await store.commit([word("aaaaaa", 1, sitters=(Sitter(1, "p"),))])
    async with engine.begin() as connection:
        await connection.execute(text("delete from people"))
    assert await store.sitters("aaaaaa") == ()
    assert len(await store.log("aaaaaa", -1)) == 2


async def test_runs(store: SqlStore) -> None:
    """The lives of processes are told oldest first, each until it was seen last."""
    await store.commit([Beat(Run("two", 20, 20)), Beat(Run("one", 5, 5))])
    await store.commit([Beat(Run("one", 5, 9))])
    assert await store.runs() == (Run("one", 5, 9), Run("two", 20, 20))


async def test_migrations_make_the_schema(engine: AsyncEngine) -> None:
    """The migrations end in the very schema that the queries are written for; twice is once."""
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_broken_migration(tmp_path: Path) -> None:
    """A process that dies while it migrates leaves the database as it was."""
    async with data_folder(tmp_path) as engine:
        async with engine.connect() as connection:
            await connection.run_sync(upgrade)
            await connection.rollback()
            query = text("select count(*) from sqlite_master")
            assert (await connection.execute(query)).scalar_one() == 0
        await migrate(engine)


async def test_no_database(tmp_path: Path) -> None:
    """A file that is no database is refused in a sentence."""
    (tmp_path / "tapete.db").write_text("These are my notes, and no database.")
    async with data_folder(tmp_path) as engine:
        with pytest.raises(ValueError, match="got: file is not a database"):
            await migrate(engine)


async def test_newer_database(engine: AsyncEngine) -> None:
    """The database of a newer release is refused in a sentence."""
    async with engine.begin() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(ValueError, match="got: Can't locate revision identified by '9999'"):
        await migrate(engine)


async def test_durable(engine: AsyncEngine) -> None:
    """A connection says itself that it is durable; one that is not is refused."""
    async with engine.connect() as connection:
        await assert_durable(connection)
        await _speed_up(connection)
        with pytest.raises(RuntimeError, match="synchronous is 1, not 2"):
            await assert_durable(connection)


async def _speed_up(connection: AsyncConnection) -> None:
    await connection.execute(text("PRAGMA synchronous=NORMAL"))
    await connection.rollback()


async def test_folder_is_ours(tmp_path: Path) -> None:
    """A data folder has one holder at a time."""
    async with data_folder(tmp_path):
        with pytest.raises(FolderInUse, match="is in use"):
            async with data_folder(tmp_path):
                raise AssertionError("two hold one folder")
    async with data_folder(tmp_path):
        pass
