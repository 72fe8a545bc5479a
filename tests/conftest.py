"""What every test shares: asyncio as the only loop, and one hypothesis profile."""

import pytest
from hypothesis import settings

# A slow machine is no broken law: hypothesis judges results here, never times.
settings.register_profile("tapete", deadline=None, print_blob=True)
settings.load_profile("tapete")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Return the loop the server runs on."""
    return "asyncio"
