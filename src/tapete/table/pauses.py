"""A pause by agreement: while it lasts nothing is due and nobody speaks; no clock loses by it.

The one law: it begins when all persons who are here want it, and ends when one of them does not
want it any longer, when nobody is left, or by itself after PAUSE_TIME.
"""

from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from tapete.table.commands import AskPause, EndLongPause, EndPause
from tapete.table.entries import AnyEntry, PauseAsked, PauseEnded, Row
from tapete.table.refused import Code, Refused
from tapete.table.room import Room

PAUSE_TIME: Final = 600_000
"""How long a pause lasts at most, in milliseconds."""


class PauseDue(msgspec.Struct, frozen=True):
    """A pause has lasted long enough: EndLongPause."""

    at: int
    origin: str


def pause_due(room: Room) -> PauseDue | None:
    """Return when the pause ends by itself, None if there is none."""
    if room.paused is None:
        return None
    return PauseDue(room.paused + PAUSE_TIME, f"pause:{room.paused}")


def decide_pause(
    room: Room, command: AskPause | EndPause | EndLongPause, now: int
) -> tuple[AnyEntry, ...] | Refused:
    """Return what comes of *command*."""
    match command:
        case AskPause(seat=seat):
            if room.is_over or room.is_waiting:
                return Refused(Code.ILLEGAL, "a match that goes on", "a pause now")
            if room.paused is not None or seat in room.pausing:
                return Refused(Code.ILLEGAL, "to ask for a pause once", "a pause again")
            return (PauseAsked(seat),)
        case EndPause(seat=seat):
            if room.paused is None and seat not in room.pausing:
                return Refused(Code.ILLEGAL, "a pause, or a wish for one", "its end")
            return (PauseEnded(seat),)
        case EndLongPause():
            pause = pause_due(room)
            if pause is None or now < pause.at:
                return Refused(Code.STALE, "a pause whose time is out", f"its end at {now}")
            return (PauseEnded(None),)
        case _:
            assert_never(command)


def fold_pause(room: Room, entry: PauseAsked | PauseEnded, row: Row) -> Room:
    """Return *room* after *entry*, which stands in *row*."""
    match entry:
        case PauseAsked(seat):
            return replace(room, pausing=(*room.pausing, seat))
        case PauseEnded(seat) if room.paused is None:
            return replace(room, pausing=tuple(other for other in room.pausing if other != seat))
        case PauseEnded():
            return go_on(room, row.at)
        case _:
            assert_never(entry)


def agree(room: Room, at: int) -> Room:
    """Return *room* with a pause if all who are here want one; without, if nobody is here."""
    if room.paused is not None:
        return room if room.present else go_on(room, at)
    wanted = bool(room.present) and set(room.present) <= set(room.pausing)
    return replace(room, paused=at) if wanted and not room.is_over else room


def go_on(room: Room, at: int) -> Room:
    """Return *room* after its pause, which ends at *at*: all clocks stand where they stood."""
    assert room.paused is not None, "there is a pause to end"
    lost = at - room.paused
    return replace(give_back(room, lost, at), pausing=(), paused=None)


def give_back(room: Room, lost: int, at: int) -> Room:
    """Return *room* as it is at *at*, where *lost* milliseconds counted for nobody."""
    return replace(
        room,
        since=tuple(min(at, since + lost) for since in room.since),
        listed=None if room.listed is None else min(at, room.listed + lost),
        paused=None if room.paused is None else min(at, room.paused + lost),
        absent=tuple(None if gone is None else min(at, gone + lost) for gone in room.absent),
    )
