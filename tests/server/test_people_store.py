"""People in the database: what one has registered, wants, writes and leaves behind."""

import random
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server.crew import Crew
from tapete.server.deeds import (
    Act,
    Ban,
    CloseReport,
    Complain,
    Delete,
    Greet,
    Invite,
    Kind,
    Mute,
    NewPassword,
    Register,
    Relate,
    Rename,
    Seen,
    SignIn,
    SignOut,
    Sweep,
    Unrelate,
    Write,
)
from tapete.server.guests import Guests
from tapete.server.migrate import FOLDER, migrate
from tapete.server.names import guest_name
from tapete.server.person import Person, Session, public_name
from tapete.server.said import Said
from tapete.server.seal import Seal
from tapete.server.sql_office import SqlOffice
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_store import SqlStore
from tapete.server.sql_talk import IDLE, KEPT, SqlTalk, sweep
from tapete.server.sqlite import data_folder
from tapete.server.store import Deed, Fate, Sitter
from tapete.server.writer import Writer
from tests.server.rows import opening, word

DONE, LOST = Fate.DONE, Fate.LOST
P, Q, R = (Person(name.lower(), name, 1) for name in ("Ana", "Bea", "Eva"))


async def greet(store: SqlStore) -> None:
    """Let P, Q and R come."""
    await store.commit([Greet(P), Greet(Q), Greet(R)])


def say(number: int, person: Person = P, table: str | None = None, at: int = 10) -> Write:
    """Return the deed of writing a line."""
    return Write(f"origin {number}", at, table, person.id, person.name, f"line {number}", "")


async def test_migration_keeps_people(tmp_path: Path) -> None:
    """A database of the first release is brought over: people, names and seats stay."""
    async with data_folder(tmp_path) as engine:
        async with engine.begin() as connection:
            await connection.run_sync(_first_release)
            for line in (
                "insert into people values ('p', 'Ana', 5), ('q', 'Bea', 6)",
                "insert into tables values ('aaaaaa', 'mus', 7, null, null)",
                "insert into sitters values ('aaaaaa', 1, 'p')",
            ):
                await connection.execute(text(line))
        await migrate(engine)
        people = SqlPeople(engine)
        assert await people.person("p") == Person("p", "Ana", 5)
        assert await people.public(public_name("q")) == Person("q", "Bea", 6)
        assert await people.tables("p") == ("aaaaaa",)


def _first_release(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def test_migration_goes_back(engine: AsyncEngine) -> None:
    """The migration can be undone, and done again."""
    async with engine.begin() as connection:
        await connection.run_sync(_back)
    await migrate(engine)


def _back(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


async def test_names(store: SqlStore, engine: AsyncEngine) -> None:
    """A registered name is taken for all; of two who want it at once one gets it."""
    await greet(store)
    people = SqlPeople(engine)
    both = [Register(P.id, "Luz", "hash", 2), Register(Q.id, "LUZ", "hash", 2)]
    assert await store.commit(both) == (DONE, LOST)
    assert await store.commit([Rename(Q.id, "l.u.z"), Rename(R.id, "Luz")]) == (LOST, LOST)
    assert await store.commit([Rename(P.id, "LUZ"), Rename(Q.id, "Eva")]) == (DONE, DONE)
    assert await people.called("luz") == Person(P.id, "LUZ", 1, registered=2)
    assert await people.called("Eva") is None, "a guest's name is not his alone"
    assert await store.commit([Register(P.id, "Mar", "hash", 3)]) == (LOST,)
    assert await store.commit([Rename(P.id, "Mar"), Rename(Q.id, "Luz")]) == (DONE, DONE)
    assert await people.called("Luz") is None
    assert await people.people([P.id, Q.id, "nobody"]) == {
        P.id: Person(P.id, "Mar", 1, registered=2),
        Q.id: Person(Q.id, "Luz", 1),
    }


async def test_first_names(store: SqlStore, engine: AsyncEngine) -> None:
    """A guest is not given a name that somebody registered has."""
    await greet(store)
    taken = guest_name(random.Random(1))
    await store.commit([Register(P.id, taken, "hash", 2)])
    crew, writer = Crew(), Writer(store)
    crew.start(writer.run(), "writer")
    guests = Guests(SqlPeople(engine), writer, Seal(b"key"), random.Random(1))
    assert (await guests.greet(3)).name != taken
    await crew.dismiss()


async def test_sessions(store: SqlStore, engine: AsyncEngine) -> None:
    """A session leads to its person until it is over; a new password ends all but one."""
    await greet(store)
    people = SqlPeople(engine)
    one, two, other = (
        Session("s1", P.id, 5, 5, "x"),
        Session("s2", P.id, 6, 6),
        Session("s3", Q.id, 7, 7),
    )
    await store.commit([SignIn(one), SignIn(two), SignIn(other), Seen("s1", 9)])
    assert await people.signed_in("s2") == (two, P)
    assert [session.id for session in await people.sessions(P.id)] == ["s1", "s2"]
    assert (await people.sessions(P.id))[0].seen == 9
    assert await store.commit([SignOut(Q.id, "s1"), SignOut(Q.id, "s3")]) == (LOST, DONE)
    await store.commit([NewPassword(P.id, "hash", "s2")])
    assert await people.signed_in("s1") is None
    assert await people.signed_in("s2") == (two, P)
    assert await people.password(P.id) == "hash"
    assert await people.password("nobody") is None


async def test_relations(store: SqlStore, engine: AsyncEngine) -> None:
    """Relations go one way; a block ends friendship both ways, and keeps it from beginning."""
    await greet(store)
    people = SqlPeople(engine)
    await store.commit([Relate(P.id, Q.id, Kind.FRIEND, 2), Relate(Q.id, P.id, Kind.FRIEND, 3)])
    await store.commit([Relate(R.id, P.id, Kind.MUTE, 4)])
    assert await people.relations(P.id) == (
        (P.id, Q.id, Kind.FRIEND),
        (Q.id, P.id, Kind.FRIEND),
        (R.id, P.id, Kind.MUTE),
    )
    assert await store.commit([Relate(Q.id, P.id, Kind.BLOCK, 5)]) == (DONE,)
    assert await store.commit([Relate(P.id, Q.id, Kind.FRIEND, 6)]) == (LOST,)
    assert await people.relations(Q.id) == ((Q.id, P.id, Kind.BLOCK),)
    undo = [Unrelate(P.id, Q.id, Kind.BLOCK), Unrelate(Q.id, P.id, Kind.BLOCK)]
    assert await store.commit(undo) == (LOST, DONE)
    impossible = [Relate(P.id, P.id, Kind.MUTE, 7), Relate(P.id, "nobody", Kind.BLOCK, 7)]
    assert await store.commit(impossible) == (LOST, LOST)
    assert await people.relations(Q.id) == ()


async def test_chat(store: SqlStore, engine: AsyncEngine) -> None:
    """Lines have numbers, in order, for each place; what is said twice stands there once."""
    await greet(store)
    talk = SqlTalk(engine)
    await store.commit([opening("aaaaaa")])
    lines = [say(1), say(2, Q, "aaaaaa"), say(3, Q), say(4), say(4)]
    assert await store.commit(lines) == (DONE, DONE, DONE, DONE, LOST)
    lobby = await talk.lines(None)
    assert [line.text for line in lobby] == ["line 1", "line 3", "line 4"]
    assert [line.text for line in await talk.lines(None, lobby[2].line, 1)] == ["line 3"]
    assert [line.text for line in await talk.lines("aaaaaa")] == ["line 2"]
    assert await talk.said("origin 3") == await talk.line(lobby[1].line) == lobby[1]
    assert await talk.line(99) is None
    assert [line.text for line in await talk.lines_of(Q.id)] == ["line 2", "line 3"]


async def test_sweep(store: SqlStore, engine: AsyncEngine) -> None:
    """What is older than its time is forgotten; the number of a line is not given again."""
    await greet(store)
    talk = SqlTalk(engine)
    now = IDLE + 1000
    await store.commit([opening("aaaaaa"), say(1, at=now - KEPT - 1), say(2, at=now - KEPT)])
    old = (await talk.lines(None))[-1].line
    old_one, new_one = (
        Invite(code, "aaaaaa", P.id, expires)
        for code, expires in (("oldoldol", now - 1), ("newnewne", now))
    )
    sessions = [SignIn(Session(id_, P.id, 0, seen)) for id_, seen in (("old", 999), ("new", 1000))]
    await store.commit([old_one, new_one, *sessions])
    await store.commit([sweep(now)])
    assert [line.text for line in await talk.lines(None)] == ["line 2"]
    assert await talk.invitation("oldoldol") is None
    assert await talk.invitation("newnewne") == new_one
    assert [session.id for session in await SqlPeople(engine).sessions(P.id)] == ["new"]
    await store.commit([Sweep(now, now, now), say(3, at=now)])
    assert (await talk.lines(None))[0].line > old


async def test_office(store: SqlStore, engine: AsyncEngine) -> None:
    """What an operator does is done with its line in the ledger, or not at all."""
    await greet(store)
    office, people = SqlOffice(engine), SqlPeople(engine)
    complaint = Complain(P.id, Q.id, 5, None, None, "insults", "[]")
    await store.commit([complaint, complaint])
    assert await office.filed_by(P.id) == ((5, "insults"), (5, "insults"))
    second, first = await office.reports(only_open=True)
    act = Act(6, "Boss", "close", None, "1: warned")
    close = CloseReport(first.id, "warned", act)
    assert await store.commit([close, close]) == (DONE, LOST)
    assert [report.id for report in await office.reports(only_open=True)] == [second.id]
    assert [report.note for report in await office.reports(only_open=False)] == ["", "warned"]
    sentences: list[Deed] = [
        Mute(Q.id, 100, Act(7, "Boss", "mute", Q.id)),
        Ban(Q.id, 200, Act(8, "Boss", "ban", Q.id)),
        Ban("nobody", 200, Act(9, "Boss", "ban")),
    ]
    assert await store.commit(sentences) == (DONE, DONE, LOST)
    assert [act.act for act in await office.ledger()] == ["ban", "mute", "close"]
    found = await people.person(Q.id)
    assert found is not None
    assert (found.is_muted(99), found.is_muted(100)) == (True, False)
    assert (found.is_banned(199), found.is_banned(200)) == (True, False)


async def leave_traces(store: SqlStore) -> None:
    """Let P register, sit down, write, be reported and sentenced, and stand in a report."""
    await greet(store)
    lines = [Said(n, 1, one.public, one.name, "rude", "") for n, one in enumerate((P, Q))]
    report = msgspec.json.encode(lines).decode()
    await store.commit(
        [
            Register(P.id, "Luz", "hash", 2),
            SignIn(Session("s", P.id, 2, 2)),
            Relate(P.id, Q.id, Kind.FRIEND, 3),
            Relate(R.id, P.id, Kind.BLOCK, 3),
            opening("aaaaaa"),
            say(1),
            say(2, Q),
            Complain(P.id, Q.id, 5, None, None, "insults", report),
            Mute(P.id, 9, Act(6, "Boss", "mute", P.id, "rude")),
        ]
    )
    await store.commit([word("aaaaaa", 1, sitters=(Sitter(1, P.id), Sitter(2, Q.id)))])
    await store.commit([Invite("codecode", "aaaaaa", P.id, 99)])


async def test_delete(store: SqlStore, engine: AsyncEngine) -> None:
    """Who is deleted leaves no name, no word and no relation; what others did stays."""
    await leave_traces(store)
    talk, office, people = SqlTalk(engine), SqlOffice(engine), SqlPeople(engine)
    assert await store.commit([Delete(P.id), Delete(P.id)]) == (DONE, LOST)
    assert await people.called("Luz") is None
    assert await people.signed_in("s") is None
    assert await people.relations(P.id, Q.id, R.id) == ()
    assert [line.text for line in await talk.lines(None)] == ["line 2"]
    assert await talk.invitation("codecode") is None
    assert await store.sitters("aaaaaa") == (Sitter(2, Q.id),)
    (report,) = await office.reports(only_open=True)
    assert (report.by, report.person) == (None, Q.id)
    lines = msgspec.json.decode(report.lines, type=tuple[Said, ...])
    assert [line.person for line in lines] == [Q.public]
    assert [act.person for act in await office.ledger()] == [None]
    async with engine.connect() as connection:
        for column in ("name", "text"):
            rows = await connection.execute(text(f"select {column} from chat order by line"))
            assert rows.scalars().first() == ""
