"""The owner of tasks: whatever the server starts belongs to a crew, and ends with it.

The one law: no task is lost, and none fails in silence.
"""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tapete.server.logs import fact, where

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)


async def try_again_later(round_: Awaitable[None], name: str) -> None:
    """Wait for *round_* of *name*; where the store fails, say so and leave it to the next round."""
    try:
        await round_
    except (SQLAlchemyError, OSError) as error:
        fact(_log, logging.ERROR, "round_failed", task=name, error=where(error))


class Crew:
    """Tasks at work."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()  # tasks of any result

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Return the task that does *work*; it goes on even if nobody waits for it."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    async def rest(self) -> None:
        """Wait until all tasks have ended by themselves."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def dismiss(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await self.rest()

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            fact(_log, logging.ERROR, "task_failed", task=task.get_name(), error=where(error))
