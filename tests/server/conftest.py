"""A fresh, real database for each test of the store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server.migrate import migrate
from tapete.server.sql_store import SqlStore
from tapete.server.sqlite import assert_durable, data_folder


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """Yield the engine of a new data folder, migrated."""
    async with data_folder(tmp_path / "data") as engine:
        await migrate(engine)
        yield engine


@pytest.fixture
async def store(engine: AsyncEngine) -> AsyncIterator[SqlStore]:
    """Yield the store of a new data folder."""
    store = SqlStore(engine, assert_durable)
    yield store
    await store.close()
