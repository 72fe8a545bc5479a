"""What persons and computers say at random besides the game."""

import random
from collections.abc import Iterable

from tapete.game import Offer
from tapete.naipes import Seat
from tapete.table import Command, Room, Row, decide
from tapete.table.commands import (
    AnswerPartner,
    AskPartner,
    BotAnswers,
    BotSigns,
    LookAt,
    MakeSign,
)
from tests.table.tables import Live


def talk(table: Live, rng: random.Random) -> None:
    """Let a person sign, look, ask or answer, if he may."""
    room = table.room
    seat = rng.choice(room.seats)
    who = room.who[seat]
    if who is None:
        return
    command: Command = rng.choice(
        (
            MakeSign(who, seat, rng.choice(("", *room.state.signs(seat)))),
            LookAt(who, seat, rng.choice((None, *room.seats))),
            AskPartner(who, seat, a_word(room.state.askable(seat), rng)),
            AnswerPartner(who, seat, room.streams[seat], an_answer(room, rng)),
        )
    )
    if isinstance(decide(room, command, "talk", table.now), Row):
        table.do(command)


def a_word(offers: Iterable[Offer], rng: random.Random) -> str:
    """Return one of the words that *offers* allow, if there are any."""
    words = [f"{one.word} {one.low}" if one.low is not None else one.word for one in offers]
    return rng.choice(words or ["nada"])


def an_answer(room: Room, rng: random.Random) -> str:
    """Return an answer to the question that stands, if one does."""
    if room.question is None:
        return "nada"
    offers = room.state.askable(room.question.seat)
    return rng.choice((room.question.word, a_word(offers, rng)))


def bots_sign(room: Room, computers: Iterable[tuple[Seat, str]], rng: random.Random) -> Command:
    """Return signs of the *computers*; some make none."""
    return BotSigns(
        tuple((seat, rng.choice(("", *room.state.signs(seat)))) for seat, _ in computers)
    )


def bot_answers(room: Room, seat: Seat, rng: random.Random) -> Command:
    """Return what the computer at *seat* answers."""
    return BotAnswers(seat, an_answer(room, rng))
