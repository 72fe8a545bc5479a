"""The operator's desk without a server: deeds done in the database, also while a server runs.

The one law: it is the same deeds, and each leaves its line in the ledger; a server that runs finds
them in the database at its next look.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.club.names import tidy
from tapete.server.deeds import (
    Act,
    Appoint,
    Ban,
    CloseReport,
    Greet,
    Mute,
    PersonDeed,
    Register,
    Reset,
)
from tapete.server.migrate import FOLDER, migrate
from tapete.server.passwords import Passwords
from tapete.server.person import FOREVER, Person
from tapete.server.sql_office import SqlOffice
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_store import SqlStore
from tapete.server.sqlite import DATABASE, FolderInUse, assert_durable, data_folder, sqlite_engine
from tapete.server.store import Fate
from tapete.server.wall import now_ms

TRIES: Final = 5
"""How often a deed is tried while the house is writing; each waits for seconds."""

HOST: Final = "(host)"
"""Who acted, in the ledger, where it was a command: whoever can write in the data folder."""


class Desk:
    """What an operator can do."""

    def __init__(self, engine: AsyncEngine, store: SqlStore) -> None:
        self.people = SqlPeople(engine)
        self.office = SqlOffice(engine)
        self._store = store

    async def find(self, name: str) -> Person:
        """Return who is registered as *name*, or known outside as it; ValueError if nobody is."""
        found = await self.people.called(name) or await self.people.public(name)
        if found is None:
            raise ValueError(f"expected the name or the id of a person of this house, got {name!r}")
        return found

    async def add(self, name: str) -> str | None:
        """Make whoever is called *name* an operator; return his password if he is new."""
        person, password = await self.people.called(name), None
        if person is None:
            password = new_password()
            person = await self._register(name, password)
        await self._did(Appoint(person.id, True, self._act("appoint", person)))
        return password

    async def _register(self, wanted: str, password: str) -> Person:
        now, name = now_ms(), tidy(wanted)
        person = Person(secrets.token_hex(10), name, now)
        kept = await Passwords().hash(password)
        await self._did(Greet(person), Register(person.id, name, kept, now))
        return person

    async def remove(self, name: str) -> None:
        """Make *name* an operator no longer."""
        person = await self.find(name)
        await self._did(Appoint(person.id, False, self._act("dismiss", person)))

    async def password(self, name: str, password: str) -> None:
        """Give *name* another *password*; he is signed out everywhere."""
        person = await self.find(name)
        if not person.is_registered:
            raise ValueError(f"expected somebody registered, got a guest: {name!r}")
        kept = await Passwords().hash(password)
        await self._did(Reset(person.id, kept, self._act("password", person)))

    async def mute(self, name: str, minutes: int | None, reason: str) -> None:
        """Let *name* write nothing for so many *minutes*: 0 not at all, None for ever."""
        person = await self.find(name)
        act = self._act("mute" if minutes != 0 else "unmute", person, _detail(minutes, reason))
        await self._did(Mute(person.id, sentence_end(minutes, act.at), act))

    async def ban(self, name: str, minutes: int | None, reason: str) -> None:
        """Let *name* not play for so many *minutes*: 0 not at all, None for ever."""
        person = await self.find(name)
        act = self._act("ban" if minutes != 0 else "unban", person, _detail(minutes, reason))
        await self._did(Ban(person.id, sentence_end(minutes, act.at), act))

    async def close(self, report: int, note: str) -> None:
        """Close a *report*."""
        deed = CloseReport(report, note, self._act("close", None, f"{report}: {note}"))
        if not await self._did(deed):
            raise ValueError(f"expected the number of an open report, got {report}")

    def _act(self, act: str, person: Person | None, detail: str = "") -> Act:
        return Act(now_ms(), HOST, act, None if person is None else person.id, detail)

    async def _did(self, *deeds: PersonDeed) -> bool:
        """Return whether all *deeds*, done together, came in time."""
        for _ in range(TRIES):
            with suppress(OperationalError):  # the house was writing just then
                return Fate.LOST not in await self._store.commit(deeds)
        raise ValueError("expected a database that takes a commit, got one that is busy")


def _detail(minutes: int | None, reason: str) -> str:
    return f"{'for ever' if minutes is None else f'{minutes} min'}: {reason}"


def sentence_end(minutes: int | None, now: int) -> int | None:
    """Return until when a sentence of so many *minutes* lasts; 0 ends it, None is for ever."""
    if minutes is None:
        return FOREVER
    return now + minutes * 60_000 if minutes else None


def new_password() -> str:
    """Return a password that nobody guesses and everybody can type."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(4))


@asynccontextmanager
async def desk_of(folder: Path, *, is_new: bool = False) -> AsyncIterator[Desk]:
    """Yield the desk over the data *folder*, which may be a new one if *is_new* allows it.

    Raise ValueError if there is no house, or one of another release serves it.
    """
    if not (folder / DATABASE).exists() and not is_new:
        raise ValueError(f"expected a data folder in which a house was opened, got {folder}")
    async with _database(folder) as engine:
        store = SqlStore(engine, assert_durable)
        try:
            yield Desk(engine, store)
        finally:
            await store.close()


@asynccontextmanager
async def _database(folder: Path) -> AsyncIterator[AsyncEngine]:
    async with AsyncExitStack() as stack:
        try:
            engine = await stack.enter_async_context(data_folder(folder))
        except FolderInUse:
            engine = await stack.enter_async_context(_served(folder))
        else:
            await migrate(engine)
        yield engine


@asynccontextmanager
async def _served(folder: Path) -> AsyncIterator[AsyncEngine]:
    """Yield the database of a server that runs: it has brought it to its own release."""
    engine = sqlite_engine(folder)
    try:
        async with engine.connect() as connection:
            got = await connection.run_sync(
                lambda sync: MigrationContext.configure(sync).get_current_revision()
            )
        expected = ScriptDirectory(str(FOLDER)).get_current_head()
        if got != expected:
            raise ValueError(f"expected the database of release {expected}, got that of {got}")
        yield engine
    finally:
        await engine.dispose()
