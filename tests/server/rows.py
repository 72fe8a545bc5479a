"""Builders of rows and deeds for the tests of the store."""

from tapete.naipes import Seat
from tapete.server.store import Append, Sitter
from tapete.table.entries import Continued, Row, Sat


def opening(table: str, *, at: int = 1000, due: int | None = None) -> Append:
    """Return the append that opens *table*."""
    row = Row(0, at, f"open:{table}", (Sat(Seat(0), 1, "Ana"),))
    return Append(table, row, due, opens="mus")


def word(
    table: str,
    seq: int,
    origin: str | None = None,
    *,
    due: int | None = None,
    was_due: int | None = None,
    sitters: tuple[Sitter, ...] = (),
    closes: bool = False,
) -> Append:
    """Return an append of some row *seq* of *table*."""
    row = Row(seq, 1000 + seq, origin or f"word:{seq}", (Continued(Seat(0)),))
    return Append(table, row, due, was_due, sitters=sitters, closes=closes)
