"""A table played at random, by rng alone: words, deals, clocks, and people who come and go."""

import random
from collections.abc import Iterable

from tapete.naipes import Card, Seat
from tapete.table import (
    AnswerDue,
    AskPause,
    BotDue,
    BotSays,
    ClockDue,
    ClockSays,
    ComeBack,
    Command,
    Deal,
    DealDue,
    DrawDue,
    DrawSeats,
    Due,
    EndDue,
    EndListing,
    EndLongPause,
    EndMatch,
    EndPause,
    FillSeats,
    GoToRematch,
    LeaveSeat,
    ListingDue,
    MarkAway,
    PauseDue,
    PressContinue,
    RematchDue,
    Resume,
    Room,
    Row,
    SignsDue,
    SwapSeats,
    TakeSeat,
    decide,
    due,
)
from tests.table.random_talk import bot_answers, bots_sign, talk
from tests.table.tables import Live, says


def some_word(room: Room, seat: Seat, rng: random.Random) -> str:
    """Return a word that *seat* may say; an ordago only now and then, so that matches last."""
    offers = [offer for offer in room.offers[seat] if offer.word != "ordago" or rng.random() < 0.02]
    offer = rng.choice(offers or room.offers[seat])
    if offer.low is None or offer.high is None:
        return offer.word
    if offer.word == "descarto":
        thrown = rng.sample(held(room, seat), rng.randint(1, len(held(room, seat))))
        return " ".join(("descarto", *map(str, thrown)))
    return f"{offer.word} {rng.randint(offer.low, min(offer.high, offer.low + 4))}"


def held(room: Room, seat: Seat) -> list[Card]:
    """Return the cards that *seat* holds."""
    hand = room.state.view_for(seat).hands[seat]
    assert isinstance(hand, Iterable)
    return list(hand)


def play(table: Live, rng: random.Random, *, rows: int = 5000) -> None:
    """Play *table* until its match is over, or for *rows* rows."""
    while not table.room.is_over and len(table.rows) < rows:
        table.now += rng.randint(0, 3000)
        if rng.random() < 0.1:
            rng.choice((stroll, talk))(table, rng)
        else:
            go_on(table, rng)


def stroll(table: Live, rng: random.Random) -> None:
    """Let somebody do something that moves the room and not the game, if he may."""
    who, seat = rng.randrange(4), Seat(rng.randrange(len(table.room.places)))
    mine = seat if (held := table.room.seat_of(who)) is None else held
    command = rng.choice(
        (
            TakeSeat(who, f"P{who}", seat),
            LeaveSeat(who, mine),
            MarkAway(seat),
            ComeBack(who, mine),
            Resume(rng.randint(0, 5000)),
            FillSeats(who, mine),
            SwapSeats(who, mine, seat),
            AskPause(who, mine),
            EndPause(who, mine),
        )
    )
    if isinstance(decide(table.room, command, "stroll", table.now), Row):
        table.do(command)


def go_on(table: Live, rng: random.Random) -> None:
    """Let the game go on by one row: a person speaks or reads on, or what is due is done."""
    waiting: list[tuple[int, str, Command]] = [
        (one.at, one.origin, carry_out(table.room, one, rng))
        for one in due(table.room)
        if not isinstance(one, EndDue)  # whoever is away comes back in time
    ]
    people = [(table.now, "", command) for command in by_people(table.room, rng)]
    if not waiting + people:
        assert table.room.is_waiting, "a table that is full goes on"
        stroll(table, rng)
        return
    at, origin, command = rng.choice(waiting + people * 3)
    table.now = max(at, table.now)
    table.do(command, origin or None)


def by_people(room: Room, rng: random.Random) -> list[Command]:
    """Return what the persons at the table may do now for the game to go on."""
    if room.paused is not None:
        return []
    said = [seat for seat in room.present if room.offers[seat]]
    read = room.readers if room.listed is not None else ()
    return [
        *(says(room, seat, some_word(room, seat, rng)) for seat in said),
        *(PressContinue(who, seat) for seat in read if (who := room.who[seat]) is not None),
    ]


def carry_out(room: Room, one: Due, rng: random.Random) -> Command:
    """Return the command that belongs to what is due."""
    match one:
        case DealDue(cards=owed):
            return Deal(tuple(rng.sample(owed, len(owed))))
        case SignsDue(computers=computers):
            return bots_sign(room, computers, rng)
        case AnswerDue(seat=seat):
            return bot_answers(room, seat, rng)
        case BotDue(seat=seat):
            silent = seat in room.besides and rng.random() < 0.5
            return BotSays(seat, "" if silent else some_word(room, seat, rng))
        case ClockDue(seat=seat):
            return ClockSays(seat, some_word(room, seat, rng))
        case ListingDue():
            return EndListing()
        case DrawDue(cards=pack):
            return DrawSeats(tuple(rng.sample(pack, len(pack))))
        case PauseDue():
            return EndLongPause()
        case EndDue():
            return EndMatch()
        case RematchDue(table=table):
            return GoToRematch(table)
