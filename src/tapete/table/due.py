"""What a table waits for by itself, and when: deadlines are data, computed from the room alone.

The one law: no clock is read here. Whoever has a clock asks what is due, waits until ``at`` and
says the command that belongs to it under ``origin``; said twice, it happens once.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from tapete.game import Draws
from tapete.naipes import CASA, PACK, Card, Seat
from tapete.table.clocks import clock_end
from tapete.table.drawing import DRAW_TIME, owed
from tapete.table.ending import EndDue, end_due
from tapete.table.pauses import PauseDue, pause_due
from tapete.table.rematch import RematchDue, rematch_due
from tapete.table.room import Room
from tapete.table.talk import partners

ASKING_TIME: Final = 8_000
"""How long a computer waits at most for the person whom it has asked, in milliseconds."""

LISTING_TIME: Final = 15_000
"""How long the list after a hand is shown at most, at tables with a clock, in milliseconds."""


class DealDue(msgspec.Struct, frozen=True):
    """The house owes *cards* an order: Deal."""

    at: int
    cards: tuple[Card, ...]
    origin: str


class BotDue(msgspec.Struct, frozen=True):
    """The computer of *level* that plays *seat* is to speak, or may: BotSays."""

    seat: Seat
    at: int
    level: str
    origin: str


class ClockDue(msgspec.Struct, frozen=True):
    """The time of the person at *seat* runs out: ClockSays, a word that *level* finds for him."""

    seat: Seat
    at: int
    level: str
    origin: str


class SignsDue(msgspec.Struct, frozen=True):
    """The *computers*, each seat with its level, may make signs of new cards: BotSigns."""

    at: int
    computers: tuple[tuple[Seat, str], ...]
    origin: str


class AnswerDue(msgspec.Struct, frozen=True):
    """The computer of *level* that plays *seat* is to answer its partner's question: BotAnswers."""

    seat: Seat
    at: int
    level: str
    origin: str


class ListingDue(msgspec.Struct, frozen=True):
    """The time to read the list after a hand runs out: EndListing."""

    at: int
    origin: str


class DrawDue(msgspec.Struct, frozen=True):
    """The seats are to draw from an order of *cards*: DrawSeats."""

    at: int
    cards: tuple[Card, ...]
    origin: str


Due: TypeAlias = (
    DealDue
    | SignsDue
    | AnswerDue
    | BotDue
    | ClockDue
    | ListingDue
    | DrawDue
    | PauseDue
    | EndDue
    | RematchDue
)


def due(room: Room) -> tuple[Due, ...]:
    """Return all that *room* waits for by itself: at most one of each kind for each seat.

    Computers speak one after another, so only the first of them is due.
    """
    if room.closed:
        return ()
    if room.is_over:
        found: tuple[Due | None, ...] = (rematch_due(room),)
    elif room.paused is not None:
        found = (pause_due(room),)
    else:
        found = _all_due(room)
    return tuple(one for one in found if one is not None)


def is_timed(room: Room) -> bool:
    """Return whether time runs for or against persons at *room*: none may be lost unnoticed."""
    if room.closed or room.is_over:
        return False
    return room.info.clock is not None or room.paused is not None or end_due(room) is not None


def _all_due(room: Room) -> tuple[Due | None, ...]:
    return (
        draw_due(room),
        deal_due(room),
        listing_due(room),
        signs_due(room),
        answer_due(room),
        bot_due(room),
        *clocks_due(room),
        end_due(room),
    )


def draw_due(room: Room) -> DrawDue | None:
    """Return when the seats draw; None if they do not, or have, or are not all taken."""
    if owed(room) is Draws.NOTHING:
        return None
    return DrawDue(room.word.at, PACK, "draw:1")


def deal_due(room: Room) -> DealDue | None:
    """Return when the house is to deal or to shuffle; None if it owes nothing or people read.

    Nothing is dealt while people are waited for, or before seats are drawn.
    """
    if room.is_waiting or owed(room) is not Draws.NOTHING:
        return None
    if CASA not in room.state.to_act or (room.listed is not None and room.readers):
        return None
    deal = f"{room.hand + 1}:0" if room.owes_new_deal else f"{room.hand}:{room.shuffles + 1}"
    return DealDue(_deal_time(room), room.state.shuffle, f"deal:{deal}")


def _deal_time(room: Room) -> int:
    if room.listed is None:
        is_seen = room.draw is not None and room.hand == 0 and bool(room.present)
        return room.word.at + (DRAW_TIME if is_seen else 0)
    return room.heard.at if room.present else room.listed + room.info.pace


def listing_due(room: Room) -> ListingDue | None:
    """Return when the list is put away without those who still read; None without a clock."""
    if room.info.clock is None or room.listed is None or not room.readers:
        return None
    return ListingDue(room.listed + LISTING_TIME, f"list:{room.heard.seq}")


def bot_due(room: Room) -> BotDue | None:
    """Return when the next computer speaks: *pace* after the word before it.

    First come those for whom nobody waits, each once: what they may say is gone with the next
    word. Then those that are waited for, in speaking order. Persons who may speak besides have
    the time of *pace* for it, and nobody waits for them longer.
    """
    besides = (seat for seat in room.besides if seat not in room.waived)
    for seat in (*besides, *_seats_to_act(room)):
        level = room.places[seat].level
        if level is not None:
            asked = "" if room.inquiry is None else f":{len(room.inquiry.words)}"
            return BotDue(seat, _bot_time(room), level, f"bot:{room.word.seq}:{seat}{asked}")
    return None


def _bot_time(room: Room) -> int:
    """Return when the next computer speaks; it waits for the answer to what it has asked."""
    if room.question is None or room.inquiry is None:
        return room.word.at + room.info.pace
    wait = room.info.pace if room.question.answer else patience(room)
    return room.inquiry.last.at + wait


def patience(room: Room) -> int:
    """Return how long a computer waits for an answer: not at all where nobody has any pace."""
    return min(ASKING_TIME, 8 * room.info.pace)


def signs_due(room: Room) -> SignsDue | None:
    """Return when the computers that may make a sign of their cards, and have not, do so.

    That is between two words, so that partners see it before they speak.
    """
    computers = tuple(
        (seat, level)
        for seat in room.seats
        if (level := room.places[seat].level) is not None
        and not room.signs[seat]
        and room.state.signs(seat)
    )
    at = room.word.at + room.info.pace // 2
    return SignsDue(at, computers, f"signs:{room.heard.seq}") if computers else None


def answer_due(room: Room) -> AnswerDue | None:
    """Return when the first computer among the asker's partners answers, unless somebody has."""
    if room.question is None or room.inquiry is None or room.question.answer:
        return None
    for seat in partners(room, room.question.seat):
        level = room.places[seat].level
        if level is not None:
            at = room.inquiry.last.at + room.info.pace
            return AnswerDue(seat, at, level, f"answer:{room.inquiry.last.seq}:{seat}")
    return None


def clocks_due(room: Room) -> tuple[ClockDue, ...]:
    """Return when the time of each person who is to act runs out, his bank included; none without
    a clock.
    """
    ends = ((seat, clock_end(room, seat)) for seat in _seats_to_act(room))
    return tuple(
        ClockDue(
            seat,
            end + room.banks[seat],
            room.info.level,
            f"deadline:{room.word.seq}:{seat}",
        )
        for seat, end in ends
        if end is not None
    )


def _seats_to_act(room: Room) -> Iterator[Seat]:
    return (actor for actor in room.state.to_act if actor is not CASA)
