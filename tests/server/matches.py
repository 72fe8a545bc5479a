"""Builders of whole matches for the tests of results and ratings."""

from tapete.door import Door
from tapete.naipes import Seat
from tapete.server.results import result_of
from tapete.server.store import Result
from tapete.table.commands import TakeSeat
from tapete.table.fold import fold
from tapete.table.room import Room
from tests.table.tables import BEA, CARLOS, DIANA, ONE_HAND, TABLE, Live, live, opening

_OTHERS = ((BEA, "Bea"), (CARLOS, "Carlos"), (DIANA, "Diana"))


def four_people(*, clock: int | None = None, door: Door = Door()) -> Live:  # noqa: B008 # frozen
    """Return a table at which four people are about to play, number n at seat n."""
    others = (TakeSeat(who, name, Seat(who)) for who, name in _OTHERS)
    return live(opening(clock=clock, door=door), *others)


def win(table: Live, *, dealt: bool = False) -> Live:
    """Return *table* after the side of seat 0 has won by an ordago."""
    if not dealt:
        table.deal(*ONE_HAND)
    table.say("0 corto", "0 ordago", "1 quiero")
    return table


def results(table: Live) -> list[Result]:
    """Return every result that the rows of *table* led to."""
    found = []
    room: Room | None = None
    for row in table.rows:
        before, (room, _) = room, fold(room, row, TABLE)
        result = None if before is None else result_of(before, room, row)
        if result is not None:
            found.append(result)
    return found
