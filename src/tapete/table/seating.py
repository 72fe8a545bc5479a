"""Who sits where besides coming and going: filling, drawing, swapping, playing again.

The one law: nobody changes his seat while cards are dealt.
"""

from typing import TypeAlias

from tapete.table.commands import AskRematch, DrawSeats, FillSeats, GoToRematch, SwapSeats
from tapete.table.entries import (
    AnyEntry,
    Drawn,
    RematchAsked,
    Rematched,
    Row,
    SwapOffered,
    Swapped,
)
from tapete.table.refused import Code, Refused
from tapete.table.room import Room

Seating: TypeAlias = FillSeats | DrawSeats | SwapSeats | AskRematch | GoToRematch
"""The commands of seating; that the seat is the speaker's is known already."""


def decide_seating(room: Room, command: Seating) -> tuple[AnyEntry, ...] | Refused:
    """Return what comes of *command*."""
    return Refused(Code.ILLEGAL, "nothing yet", type(command).__name__)


def fold_seating(
    room: Room, entry: Drawn | Swapped | SwapOffered | RematchAsked | Rematched, row: Row
) -> Room:
    """Return *room* after *entry*, which stands in *row*."""
    return room
