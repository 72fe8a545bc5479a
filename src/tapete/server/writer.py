"""The one task of a process that writes: it gathers what waits and commits it as one transaction.

Its law: whoever awaits ``commit`` goes on only when the deed is durable. A commit whose end is not
known (the connection broke) is tried again as it was: the keys of the log tell what went in.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError

from tapete.server.logs import fact, where
from tapete.server.store import Append, Deed, Fate, Store

_log: Final = logging.getLogger(__name__)

MOST: Final = 256
"""How many deeds one transaction holds at most."""

WAITING: Final = 4096
"""How many deeds may wait; beyond that, whoever brings one waits with it."""

_FIRST_PAUSE: Final = 0.02
_LONGEST_PAUSE: Final = 2.0


@dataclass(slots=True)
class _Order:
    deed: Deed
    done: asyncio.Future[Fate]


class Writer:
    """Takes deeds from everybody and makes them durable together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[_Order] = asyncio.Queue(WAITING)
        self._held: deque[_Order] = deque()  # second rows of a table: for the next transaction
        self.failing = False

    async def commit(self, deed: Deed) -> Fate:
        """Return what became of *deed*, once it is durable."""
        order = _Order(deed, asyncio.get_running_loop().create_future())
        await self._waiting.put(order)
        return await order.done

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            batch = await self._gather()
            try:
                await self._carry_out(batch)
            finally:
                for order in batch:
                    order.done.cancel()  # does nothing to those that are done

    async def _gather(self) -> list[_Order]:
        orders = [self._held.popleft() for _ in range(len(self._held))]
        if not orders:
            orders.append(await self._waiting.get())
        while len(orders) < MOST and not self._waiting.empty():
            orders.append(self._waiting.get_nowait())
        batch: list[_Order] = []
        tables: set[str] = set()
        for order in orders:
            match order.deed:
                case Append(table=table) if table in tables:
                    self._held.append(order)
                case Append(table=table):
                    tables.add(table)
                    batch.append(order)
                case _:
                    batch.append(order)
        return batch

    async def _carry_out(self, batch: Sequence[_Order]) -> None:
        try:
            fates = await self._commit([order.deed for order in batch])
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0], error)
                return
            for order in batch:  # one deed is impossible: the others must not suffer for it
                await self._carry_out([order])
            return
        for order, fate in zip(batch, fates, strict=True):
            _settle(order, fate)

    async def _commit(self, deeds: Sequence[Deed]) -> tuple[Fate, ...]:
        pause = _FIRST_PAUSE
        while True:
            try:
                fates = await self._store.commit(deeds)
            except (OperationalError, InterfaceError, OSError) as error:
                self.failing = True
                fact(_log, logging.ERROR, "commit_failed", deeds=len(deeds), error=where(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                self.failing = False
                return fates


def _settle(order: _Order, end: Fate | Exception) -> None:
    if order.done.done():  # whoever asked has gone
        return
    match end:
        case Fate():
            order.done.set_result(end)
        case Exception():
            order.done.set_exception(end)
