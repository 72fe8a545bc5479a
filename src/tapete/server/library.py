"""The matches that are over, to be read again: as a record, or as one seat or a spectator saw them.

The one law: nothing is told of a match that may still go on; what a seat is shown of one that is
over is what it heard then, and no more.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from tapete.record import Record
from tapete.server.history import record_of
from tapete.server.nameless import nameless
from tapete.server.store import Store
from tapete.table.entries import Row
from tapete.table.fold import fold
from tapete.table.refused import Code, Refused
from tapete.table.room import Recipient, Room
from tapete.wire.messages import Table, Update
from tapete.wire.telling import update, whole

T = TypeVar("T")

READERS: Final = 2
"""How many matches are read at once: each is folded anew, and play must not wait for it."""

_GOES_ON: Final = Refused(
    Code.ILLEGAL, "a match that is over: a record shows all hands", "one that goes on"
)


class Replay(msgspec.Struct, frozen=True):
    """A match as one recipient saw it: the table at first, and all updates.

    ``rows``: the row of the log that each update tells.
    """

    table: Table
    updates: tuple[Update, ...]
    rows: tuple[int, ...]


class Library:
    """Reads matches out of their logs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._readers = asyncio.Semaphore(READERS)

    async def record(self, table: str) -> Record | Refused:
        """Return the record of the match of *table*, or why there is none."""
        return await self._read(table, lambda rows: _record(rows, table))

    async def replay(self, table: str, seat: str) -> bytes | Refused:
        """Return the replay, in JSON, of the match of *table* for *seat*; or why there is none.

        ``seat``: a number, or ``spectator``.
        """
        return await self._read(table, lambda rows: _replay(rows, table, seat))

    async def _read(self, table: str, make: Callable[[Sequence[Row]], T | Refused]) -> T | Refused:
        facts = await self._store.table(table)
        if facts is None:
            return Refused(Code.UNKNOWN_TABLE, "a table of this house", table[:80])
        if facts.frozen is not None:
            return Refused(Code.CLOSED, "a table that can be read", "one that was put aside")
        async with self._readers:
            rows = await self._store.log(table, -1)
            sitters = await self._store.sitters(table)
            return await asyncio.to_thread(lambda: make(nameless(rows, sitters)))


def _record(rows: Sequence[Row], table: str) -> Record | Refused:
    room, _ = fold(None, rows[0], table)
    for row in rows[1:]:
        room, _ = fold(room, row, table)
    return record_of(rows, table) if _is_over(room) else _GOES_ON


def _replay(rows: Sequence[Row], table: str, seat: str) -> bytes | Refused:
    room, _ = fold(None, rows[0], table)
    recipients: dict[str, Recipient] = {str(one): one for one in room.seats}
    recipients["spectator"] = None
    if seat not in recipients:
        return Refused(Code.NOT_YOUR_SEAT, " or ".join(recipients), seat[:80])
    recipient = recipients[seat]
    first = whole(room, recipient, rows[0].at)
    updates: list[Update] = []
    seqs: list[int] = []
    for row in rows[1:]:
        room, told = fold(room, row, table)
        for one in told:
            if one.recipient == recipient:
                updates.append(update(room, one, row.at))
                seqs.append(row.seq)
    if not _is_over(room):
        return _GOES_ON
    return msgspec.json.encode(Replay(first, tuple(updates), tuple(seqs)))


def _is_over(room: Room) -> bool:
    return room.is_over or bool(room.closed)
