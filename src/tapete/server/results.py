"""How a match ended, read from the log: who played it from the first deal, who left, who came.

The one law: it is computed from the rows alone, so whoever reads them again finds the same.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tapete.naipes import Side
from tapete.server.deeds import Ending, Part
from tapete.server.store import Result
from tapete.table.entries import Closed, Row
from tapete.table.fold import fold
from tapete.table.room import Room


def result_of(before: Room, after: Room, row: Row) -> Result | None:
    """Return how the match ended with *row*, None if it did not.

    It ends when a side has won, or when the table is closed after the first deal.
    """
    if before.is_over or before.closed or after.hand == 0:
        return None
    if after.state.outcome is not None:
        return _result(after, after.state.outcome)
    for entry in row.entries:
        if isinstance(entry, Closed):
            return _result(after, Side(entry.winner) if entry.winner else None)
    return None


def _result(room: Room, winner: Side | None) -> Result:
    return Result(
        game=room.info.game,
        winner=None if winner is None else winner.index,
        score=room.state.score,
        rated=room.info.door.rated,
        seats=tuple((who, place.name) for who, place in zip(room.who, room.places, strict=True)),
    )


@dataclass(frozen=True, slots=True)
class Match:
    """Who had which part in a match. ``fair``: people alone began it, and none changed sides."""

    parts: tuple[Part, ...]
    fair: bool


def match_of(rows: Iterable[Row], table: str) -> Match:
    """Return who had which part in the match of *table*, whose log is *rows*.

    Once it is won people leave, come and change seats for a rematch: that is no part of it.
    """
    room: Room | None = None
    began: dict[int, int] = {}
    all_people = False
    seen: dict[int, int] = {}
    for row in rows:
        room, _ = fold(room, row, table)
        if room.hand == 0:
            continue
        if not seen:
            began = _holders(room)
            all_people = len(began) == len(room.seats)
        seen = {**_holders(room), **seen}
        if room.is_over:
            break
    if room is None or not seen:
        return Match((), fair=False)
    ended = _holders(room)
    parts = tuple(
        Part(who, seat, room.sides[seat].index, _ending(room, who, who in began))
        for who, first in sorted(seen.items())
        for seat in (ended.get(who, first),)
    )
    moved = any(room.sides[ended.get(who, seat)] != room.sides[seat] for who, seat in began.items())
    return Match(parts, fair=all_people and not moved)


def _holders(room: Room) -> dict[int, int]:
    return {who: seat for seat, who in enumerate(room.who) if who is not None}


def _ending(room: Room, who: int, began: bool) -> Ending:
    if not began:
        return Ending.CAME
    seat = room.seat_of(who)
    return Ending.LEFT if seat is None or room.places[seat].away else Ending.STAYED
