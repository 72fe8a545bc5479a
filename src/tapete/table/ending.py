"""How a table ends without its people: docs/rules/table.md, "How a table goes on without them".

The one law: it ends only when the time is over that was written down for it, and whoever comes
back before that finds his seat.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from tapete.naipes import SIDES, Side
from tapete.table.room import Room

EMPTY_TIME: Final = 300_000
"""How long a table goes on where no person is, in milliseconds."""

ABANDONED_TIME: Final = 120_000
"""How long a rated match goes on for one side alone, in milliseconds."""


class EndDue(msgspec.Struct, frozen=True):
    """The table ends for want of people: EndMatch. ``winner``: as in Closed."""

    at: int
    why: str
    winner: str
    origin: str


def end_due(room: Room) -> EndDue | None:
    """Return when *room* ends if nobody comes; None while somebody is waited for, or plays on."""
    if room.closed or room.is_over:
        return None
    if room.present:
        return _abandoned(room)
    gone = [since for since in room.absent if since is not None]
    return EndDue(max(gone) + EMPTY_TIME, "empty", "", "end") if gone else None


def _abandoned(room: Room) -> EndDue | None:
    if not room.info.door.rated or room.hand == 0:
        return None
    rivals = SIDES[: len(set(room.sides))]
    if len(rivals) != 2:
        return None
    for side, other in zip(rivals, reversed(rivals), strict=True):
        gone = [since for since in _absent(room, side) if since is not None]
        if gone and not any(room.sides[seat] is side for seat in room.present):
            return EndDue(max(gone) + ABANDONED_TIME, "abandoned", str(other), "end")
    return None


def _absent(room: Room, side: Side) -> Iterator[int | None]:
    return (since for since, its in zip(room.absent, room.sides, strict=True) if its is side)
