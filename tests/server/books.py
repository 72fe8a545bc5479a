"""What stands in the database of a server that runs, changed from outside as a command does it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tapete.server.person import public_name
from tests.server.people import Guest


def write(folder: Path, statement: str, *values: object) -> None:
    """Carry *statement* out in the database in *folder*."""
    with closing(sqlite3.connect(folder / "tapete.db", timeout=30)) as database, database:
        database.execute(statement, values)


def read(folder: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    """Return what *query* finds in the database in *folder*."""
    with closing(sqlite3.connect(folder / "tapete.db", timeout=30)) as database:
        return database.execute(query, values).fetchall()


async def id_of(folder: Path, guest: Guest) -> str:
    """Return the id of *guest* in the house."""
    public = (await guest.http.post("/api/me")).json()["person"]
    ids = (str(id_) for (id_,) in read(folder, "select id from people"))
    return next(id_ for id_ in ids if public_name(id_) == public)


async def relate(folder: Path, one: Guest, other: Guest, kind: str) -> None:
    """Let *one* want *other* as a friend, block or mute him."""
    people = await id_of(folder, one), await id_of(folder, other)
    write(folder, "insert into relations values (?, ?, ?, 1)", *people, kind)


async def befriend(folder: Path, one: Guest, other: Guest) -> None:
    """Make friends of *one* and *other*."""
    await relate(folder, one, other, "friend")
    await relate(folder, other, one, "friend")


async def rate(folder: Path, guest: Guest, mu: float) -> None:
    """Let *guest* be known at Mus as one of strength *mu*."""
    person = await id_of(folder, guest)
    write(folder, "insert into ratings values (?, 'mus', ?, 1.0, 50)", person, mu)


async def mute(folder: Path, guest: Guest, until: int) -> None:
    """Let *guest* write nothing until then."""
    person = await id_of(folder, guest)
    write(folder, "update people set muted_until = ? where id = ?", until, person)


async def ban(folder: Path, guest: Guest, until: int) -> None:
    """Let *guest* not play until then."""
    person = await id_of(folder, guest)
    write(folder, "update people set banned_until = ? where id = ?", until, person)
