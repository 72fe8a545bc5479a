"""The live tables of this process: a command goes in, a row becomes durable, and all are told.

The one law: nothing is shown, and nothing acknowledged, before the row that says it is durable.
Commands of one table are carried out one after another; tables never wait for each other.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tapete.server.crew import Crew
from tapete.server.live import Listener, Live, Step, first_step
from tapete.server.logs import fact, where
from tapete.server.nameless import nameless
from tapete.server.results import result_of
from tapete.server.store import Append, Fate, Freeze, Sitter, Store
from tapete.server.writer import Writer
from tapete.table.commands import Command, TakeSeat
from tapete.table.decide import decide
from tapete.table.entries import Closed, Row
from tapete.table.fresh import FoldError
from tapete.table.refused import Code, Refused
from tapete.table.room import Recipient
from tapete.wire.codec import encode
from tapete.wire.messages import Elsewhere
from tapete.wire.telling import refusal, update, whole

_log: Final = logging.getLogger(__name__)

TRIES: Final = 3
"""How often a table may fail before it is put aside."""

MakeCommand: TypeAlias = Callable[[Live], Command | Refused]
"""Makes the command out of the table as it is when the command's turn has come, or gives it up."""


class Hub:
    """All tables that this process serves."""

    def __init__(self, store: Store, writer: Writer, crew: Crew, now: Callable[[], int]) -> None:
        self._store = store
        self._writer = writer
        self._crew = crew
        self._now = now
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | Refused]] = {}
        self._failures: Counter[str] = Counter()
        self._watchers: list[Callable[[Live], None]] = []

    @property
    def tables(self) -> tuple[Live, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    def is_served(self, live: Live) -> bool:
        """Return whether *live* is in memory: neither dropped nor put aside."""
        return self._tables.get(live.id) is live

    def watch(self, changed: Callable[[Live], None]) -> None:
        """Call *changed* for every table in memory, and whenever one is new there or goes on."""
        self._watchers.append(changed)
        for live in self.tables:
            changed(live)

    # ── tables ────────────────────────────────────────────────────────────────────────────────

    async def open(self, row: Row, table: str, sitters: Sequence[Sitter]) -> Live | Refused:
        """Return the table that *row* opens for *sitters*, once it is durable.

        One that was opened under the same origin is found as it is: said twice, done once.
        """
        work = self._open(first_step(row, table), tuple(sitters))
        return await asyncio.shield(self._crew.start(work, f"open:{table}"))

    async def _open(self, step: Step, sitters: tuple[Sitter, ...]) -> Live | Refused:
        info = step.room.info
        fate = await self._writer.commit(
            Append(info.table, step.row, step.due, None, info.game, sitters)
        )
        assert fate is not Fate.LOST, "the name of a new table is new"
        if fate is Fate.THERE:
            return await self.live(info.table)
        fact(_log, logging.INFO, "table_opened", table=info.table, game=info.game)
        return self._keep(Live(step, sitters))

    async def live(self, table: str) -> Live | Refused:
        """Return *table*, read from its log if it is not in memory."""
        if table in self._tables:
            return self._tables[table]
        if table not in self._loading:
            loading = self._crew.start(self._load(table), f"load:{table}")
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live | Refused:
        facts = await self._store.table(table)
        if facts is None:
            return Refused(Code.UNKNOWN_TABLE, "a table of this house", table[:80])
        if facts.frozen is not None:
            return _frozen(facts.frozen)
        rows = await self._store.log(table, -1)
        sitters = await self._store.sitters(table)
        try:
            # many words: the loop must not wait for them
            live = await asyncio.to_thread(_fold_all, rows, table, sitters)
        except Exception as error:
            return await self.fail(table, error)
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        self._tables[live.id] = live
        self._changed(live)
        return live

    def forget(self, live: Live) -> None:
        """Drop *live* from memory; its log stays."""
        if live.alarm is not None:
            live.alarm.cancel()
        self._tables.pop(live.id, None)

    # ── words ─────────────────────────────────────────────────────────────────────────────────

    async def carry(self, live: Live, make: MakeCommand, origin: str) -> Refused | None:
        """Return None once the command is done and durable, or why it was refused.

        It is carried out even if whoever asked goes away meanwhile. A command said twice is done
        once.
        """
        work = self._carry(live, make, origin)
        return await asyncio.shield(self._crew.start(work, f"carry:{live.id}"))

    async def _carry(self, live: Live, make: MakeCommand, origin: str) -> Refused | None:
        async with live.turn:
            try:
                return await self._settle(live, make, origin)
            except _Broken as broken:
                return await self.fail(live.id, broken.error)

    async def _settle(self, live: Live, make: MakeCommand, origin: str) -> Refused | None:
        while True:
            match _plan(live, make, origin, self._now()):
                case Refused() as refused:
                    if await self._store.has(live.id, origin):
                        return None
                    # perhaps it was decided on a table that has gone on elsewhere
                    if not await self._catch_up(live):
                        return refused
                case Append() as append, Step() as step:
                    match await self._writer.commit(append):
                        case Fate.DONE:
                            self._go_on(live, step, append.sitters)
                            return None
                        case Fate.THERE:
                            await self._catch_up(live)
                            return None
                        case Fate.LOST:
                            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Return whether the log had more rows than *live*; it has them now."""
        rows = await self._store.log(live.id, live.room.seq)
        if not rows:
            return False
        sitters = await self._store.sitters(live.id)
        for row in rows:
            try:
                step = live.next(row)
            except Exception as error:
                raise _Broken(error) from error
            self._go_on(live, step, sitters)
        return True

    async def fail(self, table: str, error: Exception) -> Refused:
        """Return why *table* cannot go on now; put it aside when it never will."""
        self._failures[table] += 1
        fact(
            _log,
            logging.ERROR,
            "table_failed",
            table=table,
            times=self._failures[table],
            error=where(error),
        )
        if not isinstance(error, FoldError) and self._failures[table] < TRIES:
            return Refused(Code.CLOSED, "a table that can go on", "a table in trouble: try again")
        why = f"it cannot go on ({type(error).__name__})"
        await self._writer.commit(Freeze(table, why))
        fact(_log, logging.ERROR, "table_frozen", table=table)
        if table in self._tables:
            self.forget(self._tables[table])
        return _frozen(why)

    # ── listeners ─────────────────────────────────────────────────────────────────────────────

    def listen(self, live: Live, listener: Listener, last: int) -> None:
        """Tell *listener* what it missed after *last*, or all, and from now on what happens."""
        recipient = live.recipient(listener.person)
        missed = live.since(listener.person, last)
        now = self._now()
        if missed is None:
            listener.hear(encode(whole(live.room, recipient, now)).decode())
        else:
            for room, told in missed:
                listener.hear(encode(update(room, told, now)).decode())
        live.listeners[listener] = recipient
        self.claim(live, listener)

    def claim(self, live: Live, listener: Listener) -> bool:
        """Let *listener* be where its person plays: older windows of his hear no more of *live*.

        Return whether there were any.
        """
        if live.recipient(listener.person) is None:
            return False
        person = listener.person
        older = [one for one in live.listeners if one is not listener and one.person == person]
        for other in older:
            del live.listeners[other]
            other.hear(encode(Elsewhere(live.id)).decode())
        return bool(older)

    def turn_out(self, live: Live, listener: Listener) -> None:
        """Tell *listener* nothing more of *live*, where he is not welcome any longer."""
        refused = Refused(Code.NOT_WELCOME, "somebody whom all at the table welcome", "you")
        live.listeners.pop(listener, None)
        listener.hear(encode(refusal("", refused)).decode())

    def _go_on(self, live: Live, step: Step, sitters: Sequence[Sitter]) -> None:
        for sitter in sitters:
            live.seat(sitter)
        live.take(step)
        self._failures.pop(live.id, None)
        now = self._now()
        told = {told.recipient: told for told in step.told}
        frames: dict[Recipient, str] = {}
        for listener, before in live.listeners.items():
            recipient = live.recipient(listener.person)
            if recipient != before:
                live.listeners[listener] = recipient
                listener.hear(encode(whole(live.room, recipient, now)).decode())
                continue
            if recipient not in frames and recipient in told:
                frame = encode(update(live.room, told[recipient], now))
                frames[recipient] = frame.decode()
            if recipient in frames:
                listener.hear(frames[recipient])
        self._changed(live)

    def _changed(self, live: Live) -> None:
        # somebody may have spoken to a table while it was being dropped from memory
        if self._tables.setdefault(live.id, live) is live:
            for changed in self._watchers:
                changed(live)


def _frozen(why: str) -> Refused:
    return Refused(Code.CLOSED, "a table that can go on", f"a table that was put aside: {why}")


def _fold_all(rows: tuple[Row, ...], table: str, sitters: tuple[Sitter, ...]) -> Live:
    first, *others = nameless(rows, sitters)
    live = Live(first_step(first, table), sitters)
    for row in others:
        live.take(live.next(row))
    return live


class _Broken(Exception):
    """What a table's rules raised where nothing may be raised."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


def _plan(live: Live, make: MakeCommand, origin: str, now: int) -> tuple[Append, Step] | Refused:
    """Return what must become durable and what will be so then; or why nothing will."""
    try:
        command = make(live)
        if isinstance(command, Refused):
            return command
        match decide(live.room, command, origin, now):
            case Refused() as refused:
                return refused
            case row:
                step = live.next(row)
    except Exception as error:
        raise _Broken(error) from error
    sitters = live.new_sitters(command.who) if isinstance(command, TakeSeat) else ()
    closes = any(isinstance(entry, Closed) for entry in row.entries)
    begins = live.room.hand == 0 and step.room.hand > 0
    result = result_of(live.room, step.room, row)
    append = Append(live.id, row, step.due, live.due, None, sitters, begins, closes, result)
    return append, step
