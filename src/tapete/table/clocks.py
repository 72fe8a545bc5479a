"""Clocks of people: so many seconds for a decision, and a bank for the whole match beside them.

The one law: what a person takes over his clock comes from his bank, and a word comes too late only
once the clock has spoken.
"""

from msgspec.structs import replace

from tapete.naipes import Seat, put
from tapete.table.room import Room


def clock_end(room: Room, seat: Seat) -> int | None:
    """Return when the clock of *seat* runs out and its bank begins; None if no clock runs."""
    if room.info.clock is None or seat not in room.state.to_act or not room.is_present(seat):
        return None
    return room.since[seat] + 1000 * room.info.clock


def charge(room: Room, seat: Seat, at: int) -> Room:
    """Return *room* where *seat*, which spoke or went away at *at*, has paid what it took over."""
    end = clock_end(room, seat)
    if end is None or at <= end:
        return room
    return replace(room, banks=put(room.banks, seat, max(0, room.banks[seat] - (at - end))))


def spoken_for(room: Room, seat: Seat) -> Room:
    """Return *room* when the clock speaks for *seat*: its own answers to that come too late."""
    return replace(room, late=put(room.late, seat, (room.asked[seat], room.streams[seat] + 1)))


def is_late(room: Room, seat: Seat, last: int) -> bool:
    """Return whether an answer to update *last* is to what the clock has answered for *seat*."""
    first, end = room.late[seat]
    return first <= last < end
