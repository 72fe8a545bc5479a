"""What the server asks of a store, and the deeds that it makes durable.

The one law: a deed is done when ``commit`` returns, and then it outlives the process and the
machine's power; a batch is done as a whole or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from tapete.server.deeds import Greet as Greet  # the store's deeds and their nouns are one thing
from tapete.server.deeds import PersonDeed
from tapete.server.deeds import Rename as Rename
from tapete.server.person import Person as Person
from tapete.table.entries import Row


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
class Result:
    """How the match of a table ended. ``winner``: the side that won, None if nobody did.

    ``seats``: who held each seat at the end (a number of the table, None for a computer), and what
    it was called there. ``rated``: the table was opened for it.
    """

    game: str
    winner: int | None
    score: tuple[int, ...]
    rated: bool
    seats: tuple[tuple[int | None, str], ...]


@dataclass(frozen=True, slots=True)
class Append:
    """Put *row* into the log of *table*, together with all that must never differ from it.

    ``due``: the table's earliest deadline after this row; ``was_due``: before it. ``opens``: the
    game, with row 0 alone. ``sitters``: whose numbers are new with this row. ``begins``: the first
    cards are dealt. ``result``: with the row that ends the match.
    """

    table: str
    row: Row
    due: int | None = None
    was_due: int | None = None
    opens: str | None = None
    sitters: tuple[Sitter, ...] = ()
    begins: bool = False
    closes: bool = False
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Freeze:
    """Put *table* aside: it does not fold, and *why*."""

    table: str
    why: str


@dataclass(frozen=True, slots=True)
class Beat:
    """The process of *run* was alive at ``run.seen``."""

    run: Run


Deed: TypeAlias = Append | Freeze | Beat | PersonDeed


class Fate(Enum):
    """What became of a deed."""

    DONE = "done"
    THERE = "there"  # an append whose origin stands in the log of that table already
    LOST = "lost"  # an append whose seq belongs to another row; a deed that came too late


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

    async def with_due(self) -> tuple[str, ...]:
        """Return the tables that have a deadline and may be served, the most urgent first."""

    async def runs(self) -> tuple[Run, ...]:
        """Return the lives of all processes, oldest first."""
