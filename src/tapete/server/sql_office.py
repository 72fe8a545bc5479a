"""Reports, and what operators did about them, in the database.

The one law: no operator acts without a line in the ledger, written in the same transaction.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, assert_never

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.server import schema
from tapete.server.deeds import (
    Act,
    Appoint,
    Ban,
    CloseReport,
    Complain,
    Mute,
    OfficeDeed,
    Reset,
)
from tapete.server.sql_people import end_sessions

LATEST: Final = 200
"""How many reports, and how many acts, are told at once."""


@dataclass(frozen=True, slots=True)
class Report:
    """That *by* reported *person* (None: deleted since); ``lines``: what was written last, JSON."""

    id: int
    at: int
    person: str | None
    by: str | None
    table: str | None
    line: int | None
    reason: str
    lines: str
    closed: int | None
    note: str


_people: Final = schema.people
_reports: Final = schema.reports
_REPORT: Final = (
    _reports.c.id,
    _reports.c.at,
    _reports.c.person_id,
    _reports.c.by_id,
    _reports.c.table_id,
    _reports.c.line,
    _reports.c.reason,
    _reports.c.lines,
    _reports.c.closed,
    _reports.c.note,
)


class SqlOffice:
    """The operators' desk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def reports(self, *, only_open: bool) -> tuple[Report, ...]:
        """Return the newest reports first: those that are open, or all."""
        query = sa.select(*_REPORT).order_by(_reports.c.id.desc())
        if only_open:
            query = query.where(_reports.c.closed.is_(None))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.limit(LATEST))).all()
        return tuple(_report(row) for row in rows)

    async def filed_by(self, person: str) -> tuple[tuple[int, str], ...]:
        """Return when *person* reported somebody, and why, the oldest first."""
        query = sa.select(_reports.c.at, _reports.c.reason).where(_reports.c.by_id == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(_reports.c.id))
            return tuple((at, reason) for at, reason in rows)

    async def ledger(self) -> tuple[Act, ...]:
        """Return what operators did, newest first."""
        ledger = schema.ledger
        query = sa.select(
            ledger.c.at, ledger.c.operator, ledger.c.act, ledger.c.person_id, ledger.c.detail
        ).order_by(ledger.c.id.desc())
        async with self._engine.connect() as connection:
            return tuple(Act(*row) for row in await connection.execute(query.limit(LATEST)))


def _report(row: Sequence[Any]) -> Report:  # columns of any type
    return Report(*row)


async def write_office(connection: AsyncConnection, deed: OfficeDeed) -> bool:
    """Return whether *deed* was done; the ledger tells it then."""
    match deed:
        case Complain():
            await connection.execute(sa.insert(_reports).values(_report_row(deed)))
            return True
        case CloseReport(report, note, act):
            is_open = _reports.c.id == report, _reports.c.closed.is_(None)
            change = sa.update(_reports).where(*is_open)
            return await _act(connection, change.values(closed=act.at, note=note), act)
        case Mute(person, until, act):
            change = sa.update(_people).where(_people.c.id == person)
            return await _act(connection, change.values(muted_until=until), act)
        case Ban(person, until, act):
            change = sa.update(_people).where(_people.c.id == person)
            return await _act(connection, change.values(banned_until=until), act)
        case Appoint(person, operator, act):
            change = sa.update(_people).where(_people.c.id == person)
            return await _act(connection, change.values(operator=operator), act)
        case Reset(person, password, act):
            await end_sessions(connection, person)
            change = sa.update(_people).where(_people.c.id == person)
            return await _act(connection, change.values(password=password), act)
        case _:
            assert_never(deed)


async def _act(connection: AsyncConnection, change: sa.Update, act: Act) -> bool:
    if (await connection.execute(change)).rowcount == 0:
        return False
    row = {
        "at": act.at,
        "operator": act.operator,
        "act": act.act,
        "person_id": act.person,
        "detail": act.detail,
    }
    await connection.execute(sa.insert(schema.ledger).values(row))
    return True


def _report_row(deed: Complain) -> dict[str, object]:
    return {
        "at": deed.at,
        "person_id": deed.person,
        "by_id": deed.by,
        "table_id": deed.table,
        "line": deed.line,
        "reason": deed.reason,
        "lines": deed.lines,
        "note": "",
    }
