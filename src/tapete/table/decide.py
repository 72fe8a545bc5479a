"""What comes of a command: the next row of the log, or a refusal. Nobody else writes rows.

The one law: whatever people send, decide returns; it never raises, and a refusal changes nothing.
Whether an origin is already in the log is for the keeper of the log to see.
"""

from typing import TypeAlias, assert_never

from tapete.naipes import CASA, IllegalAction, NotationError, Seat
from tapete.table.clocks import is_late
from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    AskPause,
    AskRematch,
    BotAnswers,
    BotAsks,
    BotSays,
    BotSigns,
    ClockSays,
    CloseTable,
    ComeBack,
    Command,
    Deal,
    DrawSeats,
    EndListing,
    EndLongPause,
    EndMatch,
    EndPause,
    FillSeats,
    GoToRematch,
    LeaveSeat,
    LookAt,
    MakeSign,
    MarkAway,
    PressContinue,
    Resume,
    SayWord,
    SwapSeats,
    TakeSeat,
)
from tapete.table.due import ClockDue, clocks_due, deal_due, is_timed, listing_due
from tapete.table.ending import end_due
from tapete.table.entries import (
    AnyEntry,
    By,
    Closed,
    Continued,
    Dealt,
    Played,
    Resumed,
    Row,
    Waived,
)
from tapete.table.pauses import decide_pause
from tapete.table.places import (
    come_back,
    leave_seat,
    mark_away,
    not_yours,
    returning,
    take_seat,
)
from tapete.table.refused import QUOTED, Code, Refused, stale
from tapete.table.room import Room
from tapete.table.seating import decide_seating
from tapete.table.talk import decide_talk

Decision: TypeAlias = tuple[AnyEntry, ...] | Refused


def decide(room: Room, command: Command, origin: str, now: int) -> Row | Refused:
    """Return the row that carries *command* out, or why it is refused."""
    if room.closed:
        return Refused(Code.CLOSED, "an open table", f"a table that is closed: {room.closed}")
    match _decide(room, command, now):
        case Refused() as refused:
            return refused
        case entries:
            # a log never goes back in time, even where the clocks of two machines differ
            # nor does it tell when somebody made a sign that others may not see
            return Row(room.seq + 1, max(now, room.heard.at), origin, entries)


def _decide(room: Room, command: Command, now: int) -> Decision:
    match command:
        case TakeSeat():
            return take_seat(room, command)
        case LeaveSeat(who, seat) | ComeBack(who, seat) | FillSeats(who, seat):
            return not_yours(room, who, seat) or _about_seats(room, command, now)
        case SwapSeats(who, seat) | AskRematch(who, seat):
            return not_yours(room, who, seat) or _about_seats(room, command, now)
        case AskPause(who, seat) | EndPause(who, seat):
            return not_yours(room, who, seat) or _about_seats(room, command, now)
        case Resume(lost):
            return _resume(room, lost)
        case EndLongPause():
            return decide_pause(room, command, now)
        case CloseTable(why, winner):
            return (Closed(why, winner),)
        case _ if room.paused is not None:
            return Refused(Code.PAUSED, "a table that is not paused", type(command).__name__)
        case _:
            return _going_on(room, command, now)


_AboutSeats: TypeAlias = (
    LeaveSeat | ComeBack | FillSeats | SwapSeats | AskRematch | AskPause | EndPause
)


def _about_seats(room: Room, command: _AboutSeats, now: int) -> Decision:
    """Return what comes of what a person at his seat wants, pause or not."""
    seat = command.seat
    match command:
        case LeaveSeat():
            return leave_seat(room, seat)
        case ComeBack():
            return come_back(room, seat)
        case FillSeats() | SwapSeats() | AskRematch():
            return returning(room, seat, decide_seating(room, command))
        case AskPause() | EndPause():
            return returning(room, seat, decide_pause(room, command, now))
        case _:
            assert_never(command)


_GoingOn: TypeAlias = (
    SayWord
    | PressContinue
    | Deal
    | BotSays
    | ClockSays
    | EndListing
    | MarkAway
    | EndMatch
    | DrawSeats
    | GoToRematch
    | MakeSign
    | BotSigns
    | LookAt
    | AskPartner
    | BotAsks
    | AnswerPartner
    | BotAnswers
)


def _going_on(room: Room, command: _GoingOn, now: int) -> Decision:
    """Return what comes of *command* at a table that goes on."""
    match command:
        case SayWord(who, seat):
            return not_yours(room, who, seat) or _say_in_time(room, command)
        case PressContinue(who, seat):
            return not_yours(room, who, seat) or returning(room, seat, _continue(room, seat))
        case Deal():
            return _deal(room, command)
        case BotSays(seat, word):
            return _not_a_bot(room, seat) or _not_now(room, seat) or _bot_says(room, seat, word)
        case ClockSays(seat, word):
            return _in_time(room, seat, now) or _say(room, seat, word, By.CLOCK)
        case EndListing():
            return _end_listing(room, now)
        case MarkAway(seat):
            return mark_away(room, seat)
        case EndMatch():
            return _end_match(room, now)
        case MakeSign(who, seat) | LookAt(who, seat):
            return not_yours(room, who, seat) or decide_talk(room, command, now)
        case AskPartner(who, seat) | AnswerPartner(who, seat):
            refused = not_yours(room, who, seat)
            return refused or returning(room, seat, decide_talk(room, command, now))
        case BotAsks(seat) | BotAnswers(seat):
            return _not_a_bot(room, seat) or decide_talk(room, command, now)
        case BotSigns():
            return decide_talk(room, command, now)
        case DrawSeats() | GoToRematch():
            return decide_seating(room, command)
        case _:
            assert_never(command)


# ── words ─────────────────────────────────────────────────────────────────────────────────────


def _say_in_time(room: Room, said: SayWord) -> Decision:
    seat = said.seat
    refused = _late(room, seat, said.last) or _not_now(room, seat)
    refused = refused or stale(said.last, room.asked[seat], room.streams[seat])
    return refused or returning(room, seat, _say(room, seat, said.word, By.PLAYER))


def _say(room: Room, seat: Seat, word: str, by: By) -> Decision:
    try:
        action = room.game.read_action(word)
        room.state.apply(seat, action)
    except (NotationError, IllegalAction):
        offers = ", ".join(map(str, room.offers[seat]))
        return Refused(Code.ILLEGAL, offers, word[:QUOTED])
    return (Played(seat, str(action), by),)


def _bot_says(room: Room, seat: Seat, word: str) -> Decision:
    if word or seat not in room.besides:
        return _say(room, seat, word, By.BOT)
    if seat in room.waived:
        return Refused(Code.ILLEGAL, "to be silent once", "nothing again")
    return (Waived(seat),)


def _not_now(room: Room, seat: Seat) -> Refused | None:
    if room.offers[seat]:
        return None
    to_act = ", ".join(map(str, room.state.to_act)) or "nobody: the match is over"
    return Refused(Code.NOT_YOUR_TURN, f"a word of {to_act}", f"a word of {seat}")


def _late(room: Room, seat: Seat, last: int) -> Refused | None:
    if not is_late(room, seat, last):
        return None
    expected = "a word in time: the clock spoke for you"
    return Refused(Code.LATE, expected, f"an answer to update {last}")


def _not_a_bot(room: Room, seat: Seat) -> Refused | None:
    if room.is_played_by_bot(seat):
        return None
    return Refused(Code.NOT_YOUR_SEAT, "a seat that a computer plays", f"seat {seat}")


def _in_time(room: Room, seat: Seat, now: int) -> Refused | None:
    """Return a refusal of the clock's word while *seat* has time, or no clock runs for it."""
    clock: ClockDue | None = next((due for due in clocks_due(room) if due.seat == seat), None)
    if clock is None:
        return Refused(Code.NOT_YOUR_TURN, "a seat whose clock runs", f"seat {seat}")
    if now < clock.at:
        return Refused(Code.STALE, f"the clock's word not before {clock.at}", f"at {now}")
    return None


# ── the house ─────────────────────────────────────────────────────────────────────────────────


def _deal(room: Room, command: Deal) -> Decision:
    got = f"{len(command.order)} cards"  # which ones is nobody's business
    if deal_due(room) is None:
        return Refused(Code.NOT_YOUR_TURN, "no cards: the house is not to deal now", got)
    expected = f"an order of the {len(room.state.shuffle)} cards that are owed"
    word = "baraja " + " ".join(map(str, command.order))
    try:
        room.state.apply(CASA, room.game.read_action(word))
    except (NotationError, IllegalAction):
        return Refused(Code.ILLEGAL, expected, got)
    return (Dealt(word, room.state.digest()),)


def _continue(room: Room, seat: Seat) -> Decision:
    if room.listed is None:
        return Refused(Code.ILLEGAL, "a list that is shown", "continue")
    if seat in room.continued:
        return Refused(Code.ILLEGAL, "to continue once", "continue again")
    return (Continued(seat),)


def _end_listing(room: Room, now: int) -> Decision:
    listing = listing_due(room)
    if listing is None or now < listing.at:
        expected = "a list whose time is out"
        return Refused(Code.STALE, expected, f"the end of the list at {now}")
    return tuple(Continued(seat, By.CLOCK) for seat in room.readers)


def _end_match(room: Room, now: int) -> Decision:
    end = end_due(room)
    if end is None or now < end.at:
        expected = "a table where persons have been missed for too long"
        return Refused(Code.STALE, expected, f"its end at {now}")
    return (Closed(end.why, end.winner),)


def _resume(room: Room, lost: int) -> Decision:
    if not is_timed(room) or lost <= 0:
        expected = "time lost at a table with a clock"
        return Refused(Code.ILLEGAL, expected, f"{lost} ms, clock {room.info.clock}")
    return (Resumed(lost),)
