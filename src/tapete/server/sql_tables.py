"""Which tables are open in the database, and whose they are, without reading their logs.

The one law: a table is open until its log says that it is closed.
"""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server import schema

OPENER = 1
"""The number that whoever opens a table has there."""


class SqlTables:
    """The open tables; put-aside ones are left out."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def opened_by(self, person: str, most: int) -> tuple[str, ...]:
        """Return the newest *most* open tables that *person* opened."""
        return await self._open(
            most, schema.sitters.c.person_id == person, schema.sitters.c.who == OPENER
        )

    async def known_to(self, person: str, most: int | None = None) -> tuple[str, ...]:
        """Return the newest *most* open tables where *person* has sat; all of them if None."""
        return await self._open(most, schema.sitters.c.person_id == person)

    async def _open(self, most: int | None, *wanted: sa.ColumnElement[bool]) -> tuple[str, ...]:
        tables, sitters = schema.tables, schema.sitters
        query = sa.select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id)
        query = query.where(tables.c.closed.is_(None), tables.c.frozen.is_(None), *wanted)
        newest = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
        async with self._engine.connect() as connection:
            return tuple((await connection.execute(newest)).scalars())
