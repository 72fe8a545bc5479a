"""Coming and going: who takes a seat, leaves it, is away, and is back.

The one law: a seat of a person is his until he leaves it, whoever plays it meanwhile.
"""

from typing import TypeAlias

from tapete.naipes import Seat
from tapete.table.commands import TakeSeat
from tapete.table.entries import AnyEntry, BotSat, BotTookOver, Returned, Sat, Stood
from tapete.table.refused import Code, Refused
from tapete.table.room import Room
from tapete.table.room_view import Kind

Decision: TypeAlias = tuple[AnyEntry, ...] | Refused


def take_seat(room: Room, command: TakeSeat) -> Decision:
    """Return what comes of a person's wish for a seat."""
    who, seat = command.who, command.seat
    if seat not in room.seats:
        return Refused(Code.NOT_YOUR_SEAT, f"a seat from 0 to {room.seats[-1]}", f"seat {seat}")
    if room.places[seat].kind is Kind.PERSON:
        return Refused(Code.SEAT_TAKEN, "a seat that is empty or a computer's", f"seat {seat}")
    mine = room.seat_of(who)
    if mine is not None:
        return Refused(Code.ILLEGAL, f"one seat for each person: yours is {mine}", f"seat {seat}")
    held = room.held.get(who, seat)
    if held != seat and room.is_in_hand:  # nobody may play against cards that he has seen
        expected = f"seat {held}, whose cards you have seen, until this hand is over"
        return Refused(Code.ILLEGAL, expected, f"seat {seat}")
    return (Sat(seat, who, command.name),)


def leave_seat(room: Room, seat: Seat) -> Decision:
    """Return what comes of it when the person at *seat* leaves: a computer takes the seat.

    Where people are waited for it stays empty: nothing has been dealt yet.
    """
    if room.is_waiting:
        return (Stood(seat),)
    return (Stood(seat), BotSat(seat, room.info.level, room.bots[seat]))


def not_yours(room: Room, who: int, seat: Seat) -> Refused | None:
    """Return the refusal of what person *who* wants at *seat* unless it is his."""
    mine = room.seat_of(who)
    if mine is not None and mine == seat:
        return None
    expected = "a seat of yours: none yet" if mine is None else f"your seat, {mine}"
    return Refused(Code.NOT_YOUR_SEAT, expected, f"seat {seat}")


def come_back(room: Room, seat: Seat) -> Decision:
    """Return what comes of it when the person at *seat* is back."""
    if room.is_present(seat):
        return Refused(Code.ILLEGAL, "a seat whose person is away", f"seat {seat}, who is here")
    return (Returned(seat),)


def mark_away(room: Room, seat: Seat) -> Decision:
    """Return what comes of it when the person at *seat* has been gone for too long."""
    if seat not in room.present:
        expected = "a seat whose person is here"
        return Refused(Code.NOT_YOUR_SEAT, expected, f"seat {seat}")
    return (BotTookOver(seat, room.info.level),)


def returning(room: Room, seat: Seat, decision: Decision) -> Decision:
    """Return *decision*, preceded by the return of the person at *seat* if he was away."""
    match decision:
        case Refused():
            return decision
        case entries:
            return entries if room.is_present(seat) else (Returned(seat), *entries)
