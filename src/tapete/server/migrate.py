"""Brings the database to the schema of this release, whatever release wrote it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen yet: all of them, or none.

    Raise ValueError if it is no database, or that of a newer release.
    """
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except (CommandError, DatabaseError) as error:
        got = error.orig if isinstance(error, DatabaseError) else error
        raise ValueError(f"expected a database of this release or before, got: {got}") from error


def upgrade(connection: Connection) -> None:
    """Run them over *connection*, in one transaction that whoever has it ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins none for a schema
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
