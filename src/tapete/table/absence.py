"""Who is away, since when, and how long a computer waits before it plays for him.

The one law: the faster the table, the sooner; where no clock runs a computer plays only so that
other persons need not wait, and never for somebody who plays alone.
"""

from typing import Final

from msgspec.structs import replace

from tapete.naipes import Seat, put
from tapete.table.room import Room

LEAST_GRACE: Final = 20_000
"""How long anybody may be gone, in milliseconds."""

SLOW_GRACE: Final = 180_000
"""How long one may be gone where no clock runs, in milliseconds."""


def grace(room: Room, seat: Seat) -> int | None:
    """Return how long the person at *seat* may be gone, in milliseconds; None: for ever."""
    if not room.is_over and room.info.clock is not None:
        return max(LEAST_GRACE, 2000 * room.info.clock)
    if not _is_waited_for(room, seat):
        return None
    return LEAST_GRACE if room.is_over else SLOW_GRACE


def _is_waited_for(room: Room, seat: Seat) -> bool:
    if any(other != seat for other in room.present):
        return True
    # nobody wins a rated match by being the last whom nobody could miss
    others = any(who is not None and other != seat for other, who in enumerate(room.who))
    return others and room.info.door.rated and not room.is_over


def gone(room: Room, seat: Seat, at: int) -> Room:
    """Return *room* when the person at *seat* has left it, or is away, from *at* on.

    Who was away already, and leaves, has been gone since then.
    """
    since = at if room.absent[seat] is None else room.absent[seat]
    return replace(room, absent=put(room.absent, seat, since))


def come(room: Room, seat: Seat, at: int) -> Room:
    """Return *room* when a person is at *seat* again from *at* on.

    If nobody was there before, the time in which he waits for others begins now.
    """
    absent = room.absent
    if not any(room.is_present(other) for other in room.seats if other != seat):
        absent = tuple(None if since is None else at for since in absent)
    return replace(room, absent=put(absent, seat, None))


def begun(room: Room) -> Room:
    """Return *room* when its first cards are dealt: who left before that was never in the match."""
    if all(who is None for who in room.who):
        return room
    return replace(
        room,
        absent=tuple(
            None if who is None else since for who, since in zip(room.who, room.absent, strict=True)
        ),
    )
