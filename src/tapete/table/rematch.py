"""The same match once more: another table, with the same people, where they agreed to sit.

The one law: everything about the new table follows from the old one, its name too, so that two
who open it open the same.
"""

from hashlib import sha256
from typing import Final

import msgspec

from tapete.naipes import seats_from
from tapete.table.entries import Opened, Row
from tapete.table.fresh import VERSION
from tapete.table.opening import Sitter, first_row
from tapete.table.room import Room
from tapete.table.seating import all_want_rematch

DIGITS: Final = 16
"""How many hex digits name the table of a rematch."""


class RematchDue(msgspec.Struct, frozen=True):
    """All who are here want to play again: open *table* by rematch_row, then GoToRematch."""

    at: int
    table: str
    origin: str


def rematch_due(room: Room) -> RematchDue | None:
    """Return that *room*'s match is to be played again, None if it is not."""
    if room.closed or not all_want_rematch(room):
        return None
    return RematchDue(room.heard.at, next_table(room.info.table), "rematch")


def next_table(table: str) -> str:
    """Return the name of the table where the match of *table* is played again."""
    return sha256(f"rematch of {table}".encode()).hexdigest()[:DIGITS]


def rematch_row(room: Room, at: int) -> Row:
    """Return the row that opens the table of the rematch: mano is the seat after the last one.

    Persons keep their numbers. Computers take the seats of those who are away.
    """
    info = room.info
    opened = Opened(
        game=info.game,
        rules=room.game.write_rules(room.rules),
        version=VERSION,
        level=info.level,
        pace=info.pace,
        clock=info.clock,
        mano=seats_from(room.state.mano, len(room.places))[1],
        bots=tuple(room.bots[now] for now in room.seating),
        bank=info.bank,
        door=info.door,
        rematch_of=info.table,
    )
    sitters = tuple(
        Sitter(who, room.places[now].name, seat)
        for seat, now in zip(room.seats, room.seating, strict=True)
        if (who := room.who[now]) is not None and room.is_present(now)
    )
    return first_row(opened, next_table(info.table), sitters, room.seats, at)
