"""The store in a SQL database: one text of every query for SQLite and PostgreSQL.

The law of the log stands in its keys: ``(table_id, seq)`` and ``(table_id, origin)`` are unique, so
of two rows with one seq the first to commit wins, and anything said twice happens once.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.server import schema
from tapete.server.faults import NO_FAULTS, Faults, Point
from tapete.server.sql_deeds import write_deed
from tapete.server.sql_insert import INSERTS
from tapete.server.sql_results import note_registered, write_result
from tapete.server.store import (
    Append,
    Beat,
    Deed,
    Fate,
    Freeze,
    Run,
    Sitter,
    TableFacts,
)
from tapete.table.entries import AnyEntry, Row

Vouch: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Raises unless what a connection commits is durable."""

_entries: Final = msgspec.json.Decoder(tuple[AnyEntry, ...])


class SqlStore:
    """The log in a database; ``commit`` keeps one connection, reads take any other."""

    def __init__(self, engine: AsyncEngine, vouch: Vouch, faults: Faults = NO_FAULTS) -> None:
        self._engine = engine
        self._vouch = vouch
        self._faults = faults
        self._writer: AsyncConnection | None = None
        self._insert = INSERTS[engine.dialect.name]

    async def commit(self, deeds: Sequence[Deed]) -> tuple[Fate, ...]:
        """Return what became of each of *deeds*, all of them durable now."""
        async with self._writing() as connection:
            fates = await self._write(connection, deeds)
            self._faults.at(Point.BEFORE_COMMIT)
            await connection.commit()
            self._faults.at(Point.AFTER_COMMIT)
        return fates

    async def start(self) -> None:
        """Connect the writer; raise unless what it commits will be durable."""
        async with self._writing():
            pass

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        connection = self._writer or await self._engine.connect()
        try:
            if self._writer is None:
                await self._vouch(connection)
                self._writer = connection
            yield connection
        except BaseException:
            # what happened to it is not known: the next commit takes a new connection
            self._writer = None
            await connection.invalidate()
            await connection.close()
            raise

    async def close(self) -> None:
        """Give the writer's connection back."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None

    async def _write(self, connection: AsyncConnection, deeds: Sequence[Deed]) -> tuple[Fate, ...]:
        fates: list[Fate] = []
        for deed in deeds:
            fates.append(await self._do(connection, deed))
        appends = [deed for deed in deeds if isinstance(deed, Append)]
        appended = await self._append(connection, appends) if appends else {}
        return tuple(
            appended[deed.table, deed.row.seq] if isinstance(deed, Append) else fate
            for deed, fate in zip(deeds, fates, strict=True)
        )

    async def _do(self, connection: AsyncConnection, deed: Deed) -> Fate:
        match deed:
            case Append():
                pass  # later, all of them together, after the people whom they name
            case Freeze(table, why):
                tables = schema.tables
                put_aside = sa.update(tables).where(tables.c.id == table)
                await connection.execute(put_aside.values(frozen=why))
            case Beat(run):
                await self._beat(connection, run)
            case _:
                done = await write_deed(connection, self._insert, deed)
                return Fate.DONE if done else Fate.LOST
        return Fate.DONE

    async def _append(
        self, connection: AsyncConnection, appends: Sequence[Append]
    ) -> dict[tuple[str, int], Fate]:
        inorder = sorted(appends, key=lambda append: (append.table, append.row.seq))
        opened = [_table_row(append, append.opens) for append in inorder if append.opens]
        await self._put_if_new(connection, schema.tables, opened)
        log = schema.log
        put = self._insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)
        result = await connection.execute(put, [_log_row(append) for append in inorder])
        done = {(table, seq) for table, seq in result.all()}
        fates: dict[tuple[str, int], Fate] = {}
        for append in inorder:
            key = append.table, append.row.seq
            fates[key] = Fate.DONE if key in done else await _read_back(connection, append)
        await self._follow(connection, [a for a in inorder if (a.table, a.row.seq) in done])
        return fates

    async def _follow(self, connection: AsyncConnection, done: Sequence[Append]) -> None:
        """Write what hangs on rows that went in: who sits, deadlines, closed tables."""
        sitters = [
            {"table_id": append.table, "who": sitter.who, "person_id": sitter.person}
            for append in done
            for sitter in append.sitters
        ]
        await self._put_if_new(connection, schema.sitters, sitters)
        dues, tables = schema.dues, schema.tables
        moved = [append for append in done if append.due != append.was_due]
        later = [{"table_id": a.table, "at": a.due} for a in moved if a.due is not None]
        if later:
            put = self._insert(dues)
            put_off = put.on_conflict_do_update(
                index_elements=[dues.c.table_id], set_={"at": put.excluded.at}
            )
            await connection.execute(put_off, later)
        idle = [append.table for append in moved if append.due is None]
        if idle:
            await connection.execute(sa.delete(dues).where(dues.c.table_id.in_(idle)))
        for append in done:
            if append.begins:
                await note_registered(connection, append.table)
            if append.result is not None:
                at, result = append.row.at, append.result
                await write_result(connection, self._insert, append.table, at, result)
            if append.closes:
                close = sa.update(tables).where(tables.c.id == append.table)
                await connection.execute(close.values(closed=append.row.at))

    async def _beat(self, connection: AsyncConnection, run: Run) -> None:
        processes = schema.processes
        put = self._insert(processes)
        alive = put.on_conflict_do_update(
            index_elements=[processes.c.id], set_={"seen": put.excluded.seen}
        )
        row = {"id": run.process, "started": run.started, "seen": run.seen}
        await connection.execute(alive, [row])

    async def _put_if_new(
        self, connection: AsyncConnection, into: sa.Table, rows: Sequence[dict[str, object]]
    ) -> None:
        if rows:
            await connection.execute(self._insert(into).on_conflict_do_nothing(), rows)

    async def log(self, table: str, after: int) -> tuple[Row, ...]:
        """Return the rows of *table* that follow row *after* (-1: all), in order."""
        log = schema.log
        query = sa.select(log.c.seq, log.c.at, log.c.origin, log.c.entries)
        query = query.where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(Row(seq, at, origin, _entries.decode(text)) for seq, at, origin, text in rows)

    async def has(self, table: str, origin: str) -> bool:
        """Return whether the log of *table* holds a row of *origin*."""
        async with self._engine.connect() as connection:
            return await _has(connection, table, origin)

    async def table(self, table: str) -> TableFacts | None:
        """Return what is known of *table*, None if nothing is."""
        tables = schema.tables
        query = sa.select(
            tables.c.id, tables.c.game, tables.c.created, tables.c.closed, tables.c.frozen
        ).where(tables.c.id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else TableFacts(*row)

    async def sitters(self, table: str) -> tuple[Sitter, ...]:
        """Return who the numbers of *table* are; a deleted person's number is left out."""
        sitters = schema.sitters
        query = sa.select(sitters.c.who, sitters.c.person_id).where(
            sitters.c.table_id == table, sitters.c.person_id.is_not(None)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(sitters.c.who))).all()
        return tuple(Sitter(*row) for row in rows)

    async def with_due(self) -> tuple[str, ...]:
        """Return the tables that have a deadline and may be served, the most urgent first."""
        dues, tables = schema.dues, schema.tables
        query = sa.select(dues.c.table_id).join(tables, tables.c.id == dues.c.table_id)
        query = query.where(tables.c.closed.is_(None), tables.c.frozen.is_(None))
        async with self._engine.connect() as connection:
            return tuple((await connection.execute(query.order_by(dues.c.at))).scalars())

    async def runs(self) -> tuple[Run, ...]:
        """Return the lives of all processes, oldest first."""
        processes = schema.processes
        query = sa.select(processes.c.id, processes.c.started, processes.c.seen)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(processes.c.started))).all()
        return tuple(Run(*row) for row in rows)


async def _read_back(connection: AsyncConnection, append: Append) -> Fate:
    there = await _has(connection, append.table, append.row.origin)
    return Fate.THERE if there else Fate.LOST


async def _has(connection: AsyncConnection, table: str, origin: str) -> bool:
    log = schema.log
    query = sa.select(sa.exists().where(log.c.table_id == table, log.c.origin == origin))
    return bool((await connection.execute(query)).scalar_one())


def _log_row(append: Append) -> dict[str, object]:
    row = append.row
    return {
        "table_id": append.table,
        "seq": row.seq,
        "at": row.at,
        "origin": row.origin,
        "entries": msgspec.json.encode(row.entries).decode(),
    }


def _table_row(append: Append, game: str) -> dict[str, object]:
    return {"id": append.table, "game": game, "created": append.row.at}
