"""What the server asks of a store, and the deeds that it makes durable.

The one law: a deed is done when ``commit`` returns, and then it outlives the process and the
machine's power; a batch is done as a whole or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from tapete.table.entries import Row


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here; *created* in milliseconds since 1970."""

    id: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What is known of a table without folding its log; *frozen* tells why it was put aside."""

    id: str
    game: str
    created: int
    closed: int | None
    frozen: str | None


@dataclass(frozen=True, slots=True)
class Run:
    """One life of a server process: from when until when it surely ran."""

    process: str
    started: int
    seen: int


@dataclass(frozen=True, slots=True)
class Sitter:
    """That number *who* of a table is *person*: the only place where this is written."""

    who: int
    person: str


@dataclass(frozen=True, slots=True)
class Append:
    """Put *row* into the log of *table*, together with all that must never differ from it.

    ``due``: the table's earliest deadline after this row; ``was_due``: before it. ``opens``: the
    game, with row 0 alone. ``sitters``: whose numbers are new with this row.
    """

    table: str
    row: Row
    due: int | None = None
    was_due: int | None = None
    opens: str | None = None
    sitters: tuple[Sitter, ...] = ()
    closes: bool = False


@dataclass(frozen=True, slots=True)
class Greet:
    """Somebody new came."""

    person: Person


@dataclass(frozen=True, slots=True)
class Rename:
    """*person* is called *name* from now on."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Freeze:
    """Put *table* aside: it does not fold, and *why*."""

    table: str
    why: str


@dataclass(frozen=True, slots=True)
class Beat:
    """The process of *run* was alive at ``run.seen``."""

    run: Run


Deed: TypeAlias = Append | Greet | Rename | Freeze | Beat


class Fate(Enum):
    """What became of a deed."""

    DONE = "done"
    THERE = "there"  # an append whose origin stands in the log of that table already
    LOST = "lost"  # an append whose seq belongs to another row


class Store(Protocol):
    """Where the log lives."""

    async def commit(self, deeds: Sequence[Deed]) -> tuple[Fate, ...]:
        """Return what became of each of *deeds* once they are durable."""

    async def log(self, table: str, after: int) -> tuple[Row, ...]:
        """Return the rows of *table* that follow row *after* (-1: all), in order."""

    async def has(self, table: str, origin: str) -> bool:
        """Return whether the log of *table* holds a row of *origin*."""

    async def table(self, table: str) -> TableFacts | None:
        """Return what is known of *table*, None if nothing is."""

    async def sitters(self, table: str) -> tuple[Sitter, ...]:
        """Return who the numbers of *table* are; a deleted person's number is left out."""

    async def person(self, person: str) -> Person | None:
        """Return the person of that id, None if there is none."""

    async def with_due(self) -> tuple[str, ...]:
        """Return the tables that have a deadline and may be served, the most urgent first."""

    async def runs(self) -> tuple[Run, ...]:
        """Return the lives of all processes, oldest first."""
