"""People in the database: who they are, how they come in, and how they stand to each other.

The one law: a name is taken when somebody registered is called like it, whoever asks.
"""

from collections.abc import Iterable
from typing import Final, assert_never

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.club.names import fold
from tapete.server import schema
from tapete.server.deeds import (
    AccountDeed,
    Delete,
    Greet,
    Kind,
    NewPassword,
    Register,
    Relate,
    Rename,
    Seen,
    SignIn,
    SignOut,
    Unrelate,
)
from tapete.server.person import Person, Session, public_name
from tapete.server.sql_blank import blank_reports, blank_results
from tapete.server.sql_insert import Insert

_people: Final = schema.people
_PERSON: Final = (
    _people.c.id,
    _people.c.name,
    _people.c.created,
    _people.c.registered,
    _people.c.operator,
    _people.c.muted_until,
    _people.c.banned_until,
)


class SqlPeople:
    """What is known of people; each answer is as the database has it now."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def person(self, person: str) -> Person | None:
        """Return the person of that id, None if there is none."""
        return await self._one(_people.c.id == person)

    async def called(self, name: str) -> Person | None:
        """Return who is registered and called like *name*, None if nobody is."""
        return await self._one(_people.c.folded == fold(name))

    async def public(self, public: str) -> Person | None:
        """Return who is known outside as *public*, None if nobody is."""
        return await self._one(_people.c.public == public)

    async def _one(self, wanted: sa.ColumnElement[bool]) -> Person | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(*_PERSON).where(wanted))).one_or_none()
        return None if row is None else Person(*row)

    async def people(self, ids: Iterable[str]) -> dict[str, Person]:
        """Return the people of these *ids*, as far as there are any."""
        query = sa.select(*_PERSON).where(_people.c.id.in_(tuple(ids)))
        async with self._engine.connect() as connection:
            return {row[0]: Person(*row) for row in await connection.execute(query)}

    async def password(self, person: str) -> str | None:
        """Return the hash of the password of *person*, None if he has none."""
        query = sa.select(_people.c.password).where(_people.c.id == person)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def signed_in(self, session: str) -> tuple[Session, Person] | None:
        """Return the *session* and whose it is, None if it is over."""
        sessions = schema.sessions
        query = sa.select(*_SESSION, *_PERSON).join(_people, _people.c.id == sessions.c.person_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query.where(sessions.c.id == session))).one_or_none()
        if row is None:
            return None
        return Session(*row[: len(_SESSION)]), Person(*row[len(_SESSION) :])

    async def sessions(self, person: str) -> tuple[Session, ...]:
        """Return the sessions of *person*, the one that was in use last first."""
        sessions = schema.sessions
        query = sa.select(*_SESSION).where(sessions.c.person_id == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id))
            return tuple(Session(*row) for row in rows)

    async def tables(self, person: str) -> tuple[str, ...]:
        """Return the tables at which *person* has sat."""
        sitters = schema.sitters
        query = sa.select(sitters.c.table_id).where(sitters.c.person_id == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(sitters.c.table_id))
            return tuple(rows.scalars())

    async def bans(self, sessions: Iterable[str]) -> dict[str, int | None]:
        """Return until when the person of each of *sessions* is banned, if it is not over."""
        query = sa.select(schema.sessions.c.id, _people.c.banned_until).join(
            _people, _people.c.id == schema.sessions.c.person_id
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.where(schema.sessions.c.id.in_(tuple(sessions))))
            return dict(rows.tuples().all())

    async def relations(self, *people: str) -> tuple[tuple[str, str, Kind], ...]:
        """Return how *people* stand to others, and others to them: who, to whom, and how."""
        relations = schema.relations
        columns = relations.c.person_id, relations.c.other_id, relations.c.kind
        query = sa.select(*columns).where(columns[0].in_(people) | columns[1].in_(people))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(relations.c.at, *columns))
            return tuple((one, other, Kind(kind)) for one, other, kind in rows)


_SESSION: Final = (
    schema.sessions.c.id,
    schema.sessions.c.person_id,
    schema.sessions.c.created,
    schema.sessions.c.seen,
    schema.sessions.c.agent,
)


async def write_account(connection: AsyncConnection, insert: Insert, deed: AccountDeed) -> bool:
    """Return whether *deed* was done, not too late."""
    sessions = schema.sessions
    match deed:
        case Greet(person):
            put = insert(_people).on_conflict_do_nothing()
            return await _did(connection, put.values(_row(person)))
        case Rename() | Register():
            return await _name(connection, deed)
        case NewPassword(person, password, keeps):
            await end_sessions(connection, person, keeps)
            change = sa.update(_people).where(_people.c.id == person)
            return await _did(connection, change.values(password=password))
        case SignIn(session):
            put = insert(sessions).on_conflict_do_nothing()
            return await _did(connection, put.values(_session_row(session)))
        case SignOut(person, session):
            mine = sessions.c.id == session, sessions.c.person_id == person
            return await _did(connection, sa.delete(sessions).where(*mine))
        case Seen(session, at):
            change = sa.update(sessions).where(sessions.c.id == session)
            return await _did(connection, change.values(seen=at))
        case Delete(person):
            return await _delete(connection, person)
        case Relate():
            return await _relate(connection, insert, deed)
        case Unrelate():
            return await _unrelate(connection, deed)
        case _:
            assert_never(deed)


async def _did(connection: AsyncConnection, change: sa.UpdateBase) -> bool:
    return (await connection.execute(change)).rowcount > 0


async def end_sessions(connection: AsyncConnection, person: str, keeps: str = "") -> None:
    """End all sessions of *person* but the one that he *keeps*."""
    sessions = schema.sessions
    others = sessions.c.person_id == person, sessions.c.id != keeps
    await connection.execute(sa.delete(sessions).where(*others))


async def _name(connection: AsyncConnection, deed: Rename | Register) -> bool:
    folded, other = fold(deed.name), _people.alias()
    taken = sa.exists().where(other.c.folded == folded, other.c.id != deed.person)
    change = sa.update(_people).where(_people.c.id == deed.person, ~taken)
    match deed:
        case Rename(_, name):
            kept = sa.case((_people.c.registered.is_(None), None), else_=folded)
            return await _did(connection, change.values(name=name, folded=kept))
        case Register(_, name, password, at):
            change = change.where(_people.c.registered.is_(None))
            new = {"name": name, "folded": folded, "password": password, "registered": at}
            return await _did(connection, change.values(new))
        case _:
            assert_never(deed)


async def _delete(connection: AsyncConnection, person: str) -> bool:
    chat = schema.chat
    blank = sa.update(chat).where(chat.c.person_id == person)
    await connection.execute(blank.values(name="", text="", phrase=""))
    await blank_results(connection, person)
    await blank_reports(connection, public_name(person))
    return await _did(connection, sa.delete(_people).where(_people.c.id == person))


async def _relate(connection: AsyncConnection, insert: Insert, deed: Relate) -> bool:
    relations = schema.relations
    both = _between(deed.person, deed.other)
    if deed.person == deed.other or not await _is_there(connection, deed.other):
        return False
    match deed.kind:
        case Kind.FRIEND:
            blocked = sa.select(sa.exists().where(both, relations.c.kind == Kind.BLOCK.value))
            if (await connection.execute(blocked)).scalar_one():
                return False
        case Kind.BLOCK:
            friends = relations.c.kind == Kind.FRIEND.value
            await connection.execute(sa.delete(relations).where(both, friends))
        case Kind.MUTE:
            pass
        case _:
            assert_never(deed.kind)
    row = {"person_id": deed.person, "other_id": deed.other, "kind": deed.kind.value, "at": deed.at}
    await connection.execute(insert(relations).on_conflict_do_nothing().values(row))
    return True


async def _is_there(connection: AsyncConnection, person: str) -> bool:
    query = sa.select(sa.exists().where(_people.c.id == person))
    return bool((await connection.execute(query)).scalar_one())


async def _unrelate(connection: AsyncConnection, deed: Unrelate) -> bool:
    relations = schema.relations
    mine = (relations.c.person_id == deed.person) & (relations.c.other_id == deed.other)
    those = _between(deed.person, deed.other) if deed.kind is Kind.FRIEND else mine
    kind = relations.c.kind == deed.kind.value
    return await _did(connection, sa.delete(relations).where(those, kind))


def _between(one: str, other: str) -> sa.ColumnElement[bool]:
    pair = one, other
    relations = schema.relations
    return relations.c.person_id.in_(pair) & relations.c.other_id.in_(pair)


def _row(person: Person) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "created": person.created,
        "public": person.public,
    }


def _session_row(session: Session) -> dict[str, object]:
    return {
        "id": session.id,
        "person_id": session.person,
        "created": session.created,
        "seen": session.seen,
        "agent": session.agent,
    }
