"""The log becomes the table: one row more gives the next room, and what each recipient is told.

The one law: what a recipient is told is built up for it by the game's ``seen_by``, and its updates
are numbered by themselves without gaps: the numbers tell nothing of what others heard. Of a row
that is not for it, it is told nothing at all.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from tapete.games import Seen
from tapete.naipes import (
    CASA,
    Actor,
    IllegalAction,
    NotationError,
    Seat,
    put,
)
from tapete.table.absence import begun, come, gone
from tapete.table.clocks import charge, spoken_for
from tapete.table.entries import (
    Answered,
    AnyEntry,
    Asked,
    BotSat,
    BotTookOver,
    By,
    Closed,
    Continued,
    Dealt,
    Drawn,
    Looked,
    Opened,
    PauseAsked,
    PauseEnded,
    Played,
    RematchAsked,
    Rematched,
    Resumed,
    Returned,
    Row,
    Sat,
    Signed,
    Stood,
    SwapOffered,
    Swapped,
    Waived,
)
from tapete.table.fresh import FoldError, open_room
from tapete.table.pauses import agree, fold_pause, give_back
from tapete.table.room import Moment, Recipient, Room
from tapete.table.room_view import Kind, Place
from tapete.table.seating import fold_seating, keep_wishes
from tapete.table.talk import after_word, audience, fold_talk, newly_held

Events: TypeAlias = tuple[Any, ...]  # events of whatever game is played: only it can read them


class Told(msgspec.Struct, frozen=True):
    """Update *n* of *recipient*'s stream: what it heard of one row, in order.

    ``by`` tells who really said the word, None where it was the player or the house.
    """

    recipient: Recipient
    n: int
    events: tuple[Seen, ...]
    by: By | None


def fold(room: Room | None, row: Row, table_id: str) -> tuple[Room, tuple[Told, ...]]:
    """Return the room after *row*, and what each seat and then the spectators are told of it.

    *room* is None for the first row. Raise FoldError when the row cannot follow.
    """
    folded, entries = _enter(room, row, table_id)
    happened: list[Events] = []
    hear: frozenset[Recipient] = frozenset()
    by = None
    for entry in entries:
        folded, events = _fold_entry(folded, entry, row)
        happened.append(events)
        hear |= audience(folded, entry)
        if isinstance(entry, Played) and entry.by is not By.PLAYER:
            by = entry.by
    folded = agree(keep_wishes(folded), row.at)
    streams = {recipient: n + (recipient in hear) for recipient, n in folded.streams.items()}
    told = tuple(
        Told(recipient, n, _heard(folded, happened, recipient), by)
        for recipient, n in streams.items()
        if recipient in hear
    )
    moment = Moment(row.seq, row.at)
    heard = moment if len(told) == len(streams) else folded.heard
    return replace(folded, last=moment, heard=heard, streams=streams), told


def _enter(room: Room | None, row: Row, table_id: str) -> tuple[Room, Sequence[AnyEntry]]:
    expected = 0 if room is None else room.seq + 1
    if row.seq != expected:
        raise FoldError(f"expected row {expected}, got row {row.seq}")
    if room is not None:
        return room, row.entries
    match row.entries:
        case (Opened() as opened, *entries):
            return open_room(opened, row, table_id), entries
        case _:
            raise FoldError("expected a log that begins with Opened")


def _fold_entry(room: Room, entry: AnyEntry, row: Row) -> tuple[Room, Events]:
    match entry:
        case Dealt():
            return _deal(room, entry, row)
        case Played(seat, word, by):
            timed = spoken_for(room, seat) if by is By.CLOCK else room
            return _speak(charge(timed, seat, row.at), seat, word, row)
        case Waived(seat):
            return replace(room, waived=(*room.waived, seat)), ()
        case Continued(seat):
            return replace(room, continued=(*room.continued, seat)), ()
        case Resumed(lost):
            return give_back(room, lost, row.at), ()
        case Closed(why):
            return replace(room, closed=why), ()
        case Opened():
            raise FoldError(f"expected a table to be opened once, got Opened in row {row.seq}")
        case Signed() | Looked() | Asked() | Answered():
            return fold_talk(room, entry, row), ()
        case Drawn() | Swapped() | SwapOffered() | RematchAsked() | Rematched():
            return fold_seating(room, entry, row), ()
        case PauseAsked() | PauseEnded():
            return fold_pause(room, entry, row), ()
        case _:
            return _fold_place(room, entry, row), ()


def _fold_place(room: Room, entry: Sat | BotSat | Stood | BotTookOver | Returned, row: Row) -> Room:
    match entry:
        case Sat(seat):
            return come(_sit(room, entry, row), seat, row.at)
        case BotSat(seat, level, name):
            return _hold(room, seat, Place(Kind.BOT, name, level), None)
        case Stood(seat):
            return _hold(gone(room, seat, row.at), seat, Place(Kind.EMPTY), None)
        case BotTookOver(seat, level):
            away = gone(charge(room, seat, row.at), seat, row.at)
            return _replace_place(away, seat, level=level, away=True)
        case Returned(seat):
            back = replace(room, since=put(room.since, seat, row.at))
            return come(_replace_place(back, seat, level=None, away=False), seat, row.at)
        case _:
            assert_never(entry)


def _sit(room: Room, sat: Sat, row: Row) -> Room:
    seated = _hold(room, sat.seat, Place(Kind.PERSON, sat.name), sat.who)
    if room.held.get(sat.who) == sat.seat:
        return seated  # or one could stand up and sit down again for ever, with time anew
    return replace(
        seated,
        since=put(room.since, sat.seat, row.at),
        held={**room.held, sat.who: sat.seat},
        banks=put(room.banks, sat.seat, 1000 * room.info.bank),
    )


def _hold(room: Room, seat: Seat, place: Place, who: int | None) -> Room:
    held = replace(
        room,
        places=put(room.places, seat, place),
        who=put(room.who, seat, who),
        continued=tuple(other for other in room.continued if other != seat),
    )
    return newly_held(held, seat)


def _replace_place(room: Room, seat: Seat, *, level: str | None, away: bool) -> Room:
    place = replace(room.places[seat], level=level, away=away)
    return replace(room, places=put(room.places, seat, place))


def _deal(room: Room, dealt: Dealt, row: Row) -> tuple[Room, Events]:
    digest = room.state.digest()
    if dealt.state != digest:
        raise FoldError(f"row {row.seq}: expected state {digest}, got {dealt.state}")
    if room.owes_new_deal:
        room = room if room.hand else begun(room)
        sitting = zip(room.who, room.seats, strict=True)
        held = {who: seat for who, seat in sitting if who is not None}
        # who wanted a pause in the last hand may not know any more that he did
        room = replace(room, hand=room.hand + 1, shuffles=0, held=held, pausing=())
    else:
        room = replace(room, shuffles=room.shuffles + 1)
    return _speak(room, CASA, dealt.word, row)


def _speak(room: Room, speaker: Actor, said: str, row: Row) -> tuple[Room, Events]:
    try:
        state, events = room.state.apply(speaker, room.game.read_action(said))
    except (NotationError, IllegalAction):  # its text may name cards, and errors are logged
        raise FoldError(f"row {row.seq}: expected an allowed word of {speaker}") from None
    word = Moment(row.seq, row.at)
    spoken = replace(room, state=state, word=word, waived=(), listed=None, continued=())
    if spoken.is_over or spoken.owes_new_deal:
        spoken = replace(spoken, listed=row.at)
    return _ask(after_word(spoken), speaker, row), events


def _ask(room: Room, speaker: Actor, row: Row) -> Room:
    """Return *room* with the questions that are put to its seats after *speaker*'s word."""
    offers = tuple(room.state.legal(seat) for seat in room.seats)
    asked, since = list(room.asked), list(room.since)
    for seat in room.seats:
        if seat == speaker or offers[seat] != room.offers[seat]:
            asked[seat], since[seat] = room.streams[seat] + 1, row.at
    return replace(room, offers=offers, asked=tuple(asked), since=tuple(since))


def _heard(room: Room, happened: Sequence[Events], recipient: Recipient) -> tuple[Seen, ...]:
    return tuple(room.game.seen_by(event, recipient) for events in happened for event in events)
