"""A fresh, real database for each test of the store; one real server for each module."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server.migrate import migrate
from tapete.server.sql_store import SqlStore
from tapete.server.sqlite import assert_durable, data_folder
from tests.server.people import Guest, guest
from tests.server.process import Server, serving


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


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """Yield a server that runs."""
    async with serving(tmp_path_factory.mktemp("server"), "--requests", "1000") as server:
        yield server


@pytest.fixture
async def ana(server: Server) -> AsyncIterator[Guest]:
    """Yield a guest."""
    async with guest(server) as ana:
        yield ana


@pytest.fixture
async def bea(server: Server) -> AsyncIterator[Guest]:
    """Yield another guest."""
    async with guest(server) as bea:
        yield bea
