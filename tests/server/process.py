"""A real server as a process of its own, on a port that the system chooses."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PATIENCE = 30.0
"""How long anything may take before a test fails, in seconds."""


class Server:
    """A server that runs, or has run, over one data folder."""

    def __init__(self, process: Process, folder: Path) -> None:
        self._process = process
        self._folder = folder
        self.port = 0

    @property
    def data(self) -> Path:
        """The data folder."""
        return self._folder / "data"

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        """Wait until it has said where it is."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self._process.stdout.readline()).decode()
        assert line.startswith("Tapete is open at http://"), (line, self.log())
        self.port = int(line.rsplit(":", 1)[1])

    def log(self) -> str:
        """Return what it has logged."""
        return (self._folder / "log").read_text(encoding="utf-8")

    async def ended(self) -> int:
        """Return its exit code once it has ended."""
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    async def kill(self) -> None:
        """End it by force."""
        if self._process.returncode is None:
            self._process.kill()
        await self.ended()

    async def terminate(self) -> int:
        """Ask it to end, and return its exit code."""
        self._process.terminate()
        return await self.ended()


@asynccontextmanager
async def serving(folder: Path, *options: str, fault: str = "") -> AsyncIterator[Server]:
    """Run a server over *folder* for as long as the context lasts."""
    server = await launch(folder, *options, fault=fault)
    try:
        await server.ready()
        yield server
    finally:
        await server.kill()


async def launch(folder: Path, *options: str, fault: str = "") -> Server:
    """Return a server that has just been started over *folder*, which exists."""
    with (folder / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", "from tapete.cli import main; main()", "serve"),
            *("--port", "0", "--data", str(folder / "data"), "--pace", "0"),
            *options,
            stdout=PIPE,
            stderr=log,
            env={**os.environ, "TAPETE_FAULT": fault},
        )
    return Server(process, folder)
