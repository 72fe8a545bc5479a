"""The log of a table as it may be read once somebody who sat there has been deleted.

The one law: the log stays as it was written; whoever reads it for others leaves those names out.
"""

from collections.abc import Iterable, Set

import msgspec

from tapete.server.store import Sitter
from tapete.table.entries import AnyEntry, Row, Sat


def nameless(rows: Iterable[Row], sitters: Iterable[Sitter]) -> tuple[Row, ...]:
    """Return *rows* without the name of anybody whose number is not among *sitters* any more."""
    known = {sitter.who for sitter in sitters}
    return tuple(_without(row, known) for row in rows)


def _without(row: Row, known: Set[int]) -> Row:
    entries = tuple(_nameless(entry, known) for entry in row.entries)
    return msgspec.structs.replace(row, entries=entries)


def _nameless(entry: AnyEntry, known: Set[int]) -> AnyEntry:
    if isinstance(entry, Sat) and entry.who not in known:
        return msgspec.structs.replace(entry, name="")
    return entry
