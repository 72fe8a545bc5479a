"""The SQLite database in the data folder: durable, and ours alone.

Its law: what was committed survives a loss of power (WAL, ``synchronous=FULL``), and two processes
never write to one data folder.
"""

import logging
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tapete.server.logs import fact

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_log: Final = logging.getLogger(__name__)

DATABASE: Final = "tapete.db"

PRAGMAS: Final[Mapping[str, tuple[str, str | int]]] = {
    # pragma: (what is asked for, what the connection must answer)
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "busy_timeout": ("5000", 5000),
}


class FolderInUse(Exception):
    """Another process serves this data folder."""


class _Cursor(Protocol):
    def execute(self, operation: str) -> object: ...
    def close(self) -> None: ...


class _Connection(Protocol):
    def cursor(self) -> _Cursor: ...


class FolderLock:
    """The right to write to a data folder; the system takes it back when the process ends."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # the log holds every hand
        self._file = (folder / "lock").open("ab")
        try:
            self._lock()
        except OSError:
            self._file.close()
            raise FolderInUse(
                f"the data folder {folder} is in use: expected no other process to serve it"
            ) from None

    def _lock(self) -> None:
        if sys.platform == "win32":
            msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(self) -> None:
        """Give the folder free."""
        self._file.close()


def sqlite_engine(folder: Path) -> AsyncEngine:
    """Return the engine of the database in *folder*; each of its connections is durable."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{folder / 'tapete.db'}", pool_size=4, hide_parameters=True
    )

    # pragmas belong to a connection, not to the file
    @event.listens_for(engine.sync_engine, "connect")
    def durable(connection: _Connection, _record: object) -> None:
        cursor = connection.cursor()
        for name, (asked, _) in PRAGMAS.items():
            cursor.execute(f"PRAGMA {name}={asked}")
        cursor.close()

    return engine


async def assert_durable(connection: AsyncConnection) -> None:
    """Raise RuntimeError unless *connection* itself says that it is durable."""
    for name, (_, expected) in PRAGMAS.items():
        got = (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
        if got != expected:
            raise RuntimeError(f"the database is not durable: {name} is {got}, not {expected}")
    await connection.rollback()
    facts = {name: expected for name, (_, expected) in PRAGMAS.items()}
    fact(_log, logging.INFO, "writer_is_durable", **facts)


@asynccontextmanager
async def data_folder(folder: Path) -> AsyncIterator[AsyncEngine]:
    """Hold *folder* and its database for as long as the context lasts."""
    lock = FolderLock(folder)
    try:
        engine = sqlite_engine(folder)
        try:
            yield engine
        finally:
            await engine.dispose()
    finally:
        lock.release()
