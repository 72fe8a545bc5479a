"""Who sits where besides coming and going: filling, drawing, swapping, playing again.

The one law: nobody changes his seat while cards are dealt, nor a seat that was drawn.
"""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from tapete.game import Draws
from tapete.naipes import IllegalAction, check_once
from tapete.table.commands import AskRematch, DrawSeats, FillSeats, GoToRematch, SwapSeats
from tapete.table.drawing import draw_from, fold_draw, owed
from tapete.table.entries import (
    AnyEntry,
    BotSat,
    Drawn,
    RematchAsked,
    Rematched,
    Row,
    SwapOffered,
    Swapped,
)
from tapete.table.moving import swap
from tapete.table.refused import Code, Refused
from tapete.table.room import Moment, Room
from tapete.table.room_view import Kind

Seating: TypeAlias = FillSeats | DrawSeats | SwapSeats | AskRematch | GoToRematch
"""The commands of seating; that the seat is the speaker's is known already."""

Decision: TypeAlias = tuple[AnyEntry, ...] | Refused


def decide_seating(room: Room, command: Seating) -> Decision:
    """Return what comes of *command*."""
    match command:
        case FillSeats():
            return _fill(room)
        case DrawSeats():
            return _draw(room, command)
        case SwapSeats():
            return _swap(room, command)
        case AskRematch():
            return _ask_rematch(room, command)
        case GoToRematch():
            return _go_to_rematch(room, command)
        case _:
            assert_never(command)


def fold_seating(
    room: Room, entry: Drawn | Swapped | SwapOffered | RematchAsked | Rematched, row: Row
) -> Room:
    """Return *room* after *entry*, which stands in *row*."""
    match entry:
        case Drawn():
            return fold_draw(room, entry, Moment(row.seq, row.at))
        case Swapped(seat, other):
            return swap(room, seat, other)
        case SwapOffered(seat, other):
            return replace(room, swaps=(*room.swaps, (seat, other)))
        case RematchAsked(seat):
            return replace(room, rematch=(*room.rematch, seat))
        case Rematched(table):
            return replace(room, following=table)
        case _:
            assert_never(entry)


def keep_wishes(room: Room) -> Room:
    """Return *room* without the wishes of those who are no longer here to be asked."""
    return replace(
        room,
        pausing=tuple(seat for seat in room.pausing if room.is_present(seat)),
        rematch=tuple(seat for seat in room.rematch if room.is_present(seat)),
        swaps=tuple(
            offer
            for offer in room.swaps
            if all(room.places[seat].kind is Kind.PERSON for seat in offer)
        ),
    )


def all_want_rematch(room: Room) -> bool:
    """Return whether all persons who are here want to play again, and do not yet."""
    wanted = bool(room.present) and set(room.present) <= set(room.rematch)
    return room.is_over and not room.following and wanted


def _fill(room: Room) -> Decision:
    if not room.is_waiting:
        return Refused(Code.ILLEGAL, "a table that waits for people", "all seats are taken")
    return tuple(
        BotSat(seat, room.info.level, room.bots[seat])
        for seat in room.seats
        if room.places[seat].kind is Kind.EMPTY
    )


def _draw(room: Room, command: DrawSeats) -> Decision:
    got = f"{len(command.pack)} cards"
    draws = owed(room)
    if draws is Draws.NOTHING:
        return Refused(Code.NOT_YOUR_TURN, "no draw: none is to be made now", got)
    try:
        check_once(command.pack)
        drawn = draw_from(command.pack, len(room.places), draws)
    except IllegalAction:
        return Refused(Code.ILLEGAL, "a pack by which the draw is decided", got)
    used = sum(map(len, drawn))
    return (Drawn(" ".join(map(str, command.pack[:used]))),)


def _swap(room: Room, command: SwapSeats) -> Decision:
    seat, other = command.seat, command.other
    if other not in room.seats or other == seat:
        expected = f"another seat from 0 to {room.seats[-1]}"
        return Refused(Code.NOT_YOUR_SEAT, expected, f"seat {other}")
    if not _may_move(room):
        expected = "to change seats before the first deal or when the match is over"
        return Refused(Code.ILLEGAL, expected, f"seat {other} now")
    if room.places[other].kind is not Kind.PERSON or (other, seat) in room.swaps:
        return (Swapped(seat, other),)
    if (seat, other) in room.swaps:
        return Refused(Code.ILLEGAL, "to offer it once", f"seat {other} again")
    return (SwapOffered(seat, other),)


def _may_move(room: Room) -> bool:
    if room.is_over:
        return not room.following
    return room.hand == 0 and room.draw is None


def _ask_rematch(room: Room, command: AskRematch) -> Decision:
    if not room.is_over or room.following:
        expected = "a match that is over and not yet played again"
        return Refused(Code.ILLEGAL, expected, "a rematch now")
    if command.seat in room.rematch:
        return Refused(Code.ILLEGAL, "to ask once", "a rematch again")
    return (RematchAsked(command.seat),)


def _go_to_rematch(room: Room, command: GoToRematch) -> Decision:
    if not all_want_rematch(room):
        expected = "a match that all who are here want to play again"
        # somebody came or went while the new table was opened: that breaks no rule
        return Refused(Code.STALE, expected, f"a rematch at {command.table}")
    return (Rematched(command.table),)
