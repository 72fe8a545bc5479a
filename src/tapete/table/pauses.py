"""A pause by agreement: while it lasts nothing is due and nobody speaks; no clock loses by it."""

from tapete.table.commands import AskPause, EndPause
from tapete.table.entries import AnyEntry, PauseAsked, PauseEnded, Row
from tapete.table.refused import Code, Refused
from tapete.table.room import Room


def decide_pause(room: Room, command: AskPause | EndPause) -> tuple[AnyEntry, ...] | Refused:
    """Return what comes of *command*."""
    return Refused(Code.ILLEGAL, "nothing yet", type(command).__name__)


def fold_pause(room: Room, entry: PauseAsked | PauseEnded, row: Row) -> Room:
    """Return *room* after *entry*, which stands in *row*."""
    return room
