"""The routes of reports, and those of operators: reports, mutes, bans, and the ledger.

The one law: an operator leaves a line in the ledger with whatever he does.
"""

from http import HTTPStatus
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from tapete.club.manners import Written, written
from tapete.server.deeds import Act, Ban, CloseReport, Complain, Mute
from tapete.server.desk import sentence_end
from tapete.server.house import House
from tapete.server.person import FOREVER, Person, public_name
from tapete.server.problems import Refuse
from tapete.server.relations_api import Found, another
from tapete.server.said import Said
from tapete.server.sql_office import Report
from tapete.server.sql_talk import ChatLine
from tapete.server.store import Fate
from tapete.server.wall import now_ms

ATTACHED: Final = 20
"""How many of the last lines go with a report."""

_LONGEST: Final = 10 * 365 * 24 * 60
"""How many minutes a mute or a ban may last, if it ends."""


_Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=FOREVER)]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what is asked for: a field that nobody knows is refused."""


class NewReport(_Asked, frozen=True):
    """Whom you report and why, and where: a table or the lobby, and a line that he wrote."""

    person: str
    reason: str
    table: str | None = None
    line: _Number | None = None


class Filed(msgspec.Struct, frozen=True):
    """A report, as operators read it."""

    id: int
    at: int
    person: Found | None
    by: Found | None
    table: str | None
    line: int | None
    reason: str
    lines: tuple[Said, ...]
    closed: int | None
    note: str


class Note(_Asked, frozen=True):
    """What an operator says of a report that he closes."""

    note: str = ""


class Sentence(_Asked, frozen=True):
    """For how many minutes, and why; 0: no longer, None: for ever."""

    minutes: int | None
    reason: str = ""


class Told(msgspec.Struct, frozen=True):
    """What an operator did, as operators read it."""

    at: int
    operator: str
    act: str
    person: Found | None
    detail: str


class Until(msgspec.Struct, frozen=True):
    """Until when it is so; None: it is not."""

    until: int | None


_said: Final = msgspec.json.Decoder(tuple[Said, ...])


@post("/api/reports", status_code=201)
async def report(
    data: JSONBody[NewReport], house: NamedDependency[House], person: NamedDependency[Person]
) -> None:
    """File a report; what was written last in that place goes with it."""
    other = await house.people.public(data.person)
    if other is None:
        raise Refuse(HTTPStatus.BAD_REQUEST, "somebody of this house", "nobody", "nobody")
    other = await another(house, data.person, person)
    reason = _tidy(data.reason)
    if not reason:
        raise Refuse(HTTPStatus.BAD_REQUEST, "a reason", "none", "no_reason")
    if data.table is not None and await house.store.table(data.table) is None:
        raise Refuse(HTTPStatus.BAD_REQUEST, "a table of this house", "another", "unknown_table")
    if house.accounts.complaints.are_too_many(person.id):
        expected = "some reports an hour"
        raise Refuse(HTTPStatus.TOO_MANY_REQUESTS, expected, "one more", "too_fast")
    await _check_line(house, data, other)
    before = None if data.line is None else data.line + 1
    lines = await house.talk.lines(data.table, before, ATTACHED)
    await house.writer.commit(
        Complain(
            by=person.id,
            person=other.id,
            at=now_ms(),
            table=data.table,
            line=data.line,
            reason=reason,
            lines=msgspec.json.encode(tuple(map(_said_of, lines))).decode(),
        )
    )


async def _check_line(house: House, data: NewReport, other: Person) -> None:
    if data.line is None:
        return
    line = await house.talk.line(data.line)
    if line is None or line.person != other.id or line.table != data.table:
        expected = "a line that he wrote in that place"
        raise Refuse(HTTPStatus.BAD_REQUEST, expected, f"line {data.line}", "unknown_line")


def _said_of(line: ChatLine) -> Said:
    public = None if line.person is None else public_name(line.person)
    return Said(line.line, line.at, public, line.name, line.text, line.phrase)


def _tidy(text: str) -> str:
    """Return *text* as plain text in one line; refuse what is too long or cannot be seen."""
    if not text.strip():
        return ""
    match written(text, frozenset()):
        case Written(text=line):
            return line
        case reason:
            expected = "plain text of at most 200 characters"
            raise Refuse(
                HTTPStatus.BAD_REQUEST, expected, f"one that is {reason.value}", "bad_text"
            )


def operator_only(person: Person) -> None:
    """Refuse *person* unless he is an operator."""
    if not person.operator:
        raise Refuse(HTTPStatus.FORBIDDEN, "an operator", "somebody else", "not_operator")


async def _found(house: House, ids: set[str | None]) -> dict[str | None, Found]:
    people = await house.people.people(one for one in ids if one is not None)
    return {one.id: Found(one.public, one.name) for one in people.values()}


@get("/api/reports")
async def reports(
    house: NamedDependency[House],
    person: NamedDependency[Person],
    only_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> tuple[Filed, ...]:
    """Return the reports, newest first; with ``open=true`` those that are open."""
    operator_only(person)
    filed = await house.office.reports(only_open=only_open)
    found = await _found(house, {who for one in filed for who in (one.person, one.by)})
    return tuple(_filed(one, found) for one in filed)


def _filed(one: Report, found: dict[str | None, Found]) -> Filed:
    return Filed(
        id=one.id,
        at=one.at,
        person=found.get(one.person),
        by=found.get(one.by),
        table=one.table,
        line=one.line,
        reason=one.reason,
        lines=_said.decode(one.lines),
        closed=one.closed,
        note=one.note,
    )


@post("/api/reports/{report_id:int}/close", status_code=204)
async def close_report(
    report_id: FromPath[int],
    data: JSONBody[Note],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> None:
    """Close a report."""
    operator_only(person)
    note = _tidy(data.note)
    act = Act(now_ms(), person.name, "close", None, f"{report_id}: {note}")
    deed = CloseReport(min(report_id, FOREVER), note, act)
    if await house.writer.commit(deed) is Fate.LOST:
        raise Refuse(HTTPStatus.NOT_FOUND, "an open report", f"report {report_id}", "nobody")


@post("/api/people/{public:str}/mute", status_code=200)
async def mute(
    public: FromPath[str],
    data: JSONBody[Sentence],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> Until:
    """Return until when somebody may write nothing."""
    other, until, act = await _sentence(house, person, public, data, "mute")
    await house.writer.commit(Mute(other.id, until, act))
    return Until(until)


@post("/api/people/{public:str}/ban", status_code=200)
async def ban(
    public: FromPath[str],
    data: JSONBody[Sentence],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> Until:
    """Return until when somebody may not play."""
    other, until, act = await _sentence(house, person, public, data, "ban")
    await house.writer.commit(Ban(other.id, until, act))
    return Until(until)


async def _sentence(
    house: House, operator: Person, public: str, data: Sentence, what: str
) -> tuple[Person, int | None, Act]:
    operator_only(operator)
    other = await another(house, public, operator)
    if other.operator:
        raise Refuse(HTTPStatus.FORBIDDEN, "somebody who is no operator", "one", "operator")
    if data.minutes is not None and not 0 <= data.minutes <= _LONGEST:
        expected = f"0 to {_LONGEST} minutes, or null"
        raise Refuse(HTTPStatus.BAD_REQUEST, expected, str(data.minutes), "bad_time")
    reason, now = _tidy(data.reason), now_ms()
    until = sentence_end(data.minutes, now)
    length = "for ever" if data.minutes is None else f"{data.minutes} min"
    act = what if until is not None else f"un{what}"
    return other, until, Act(now, operator.name, act, other.id, f"{length}: {reason}")


@get("/api/ledger")
async def ledger(
    house: NamedDependency[House], person: NamedDependency[Person]
) -> tuple[Told, ...]:
    """Return what operators did, newest first."""
    operator_only(person)
    acts = await house.office.ledger()
    found = await _found(house, {act.person for act in acts})
    return tuple(
        Told(act.at, act.operator, act.act, found.get(act.person), act.detail) for act in acts
    )


ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (report, reports, close_report, mute, ban, ledger)
