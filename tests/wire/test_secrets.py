"""Whoever may not see a seña gets, to the last byte, what he would have got without it.

``TAPETE_LEAK_GAMES`` says how many random games are looked at (100 unless it is set). A thousand
take two minutes: ``TAPETE_LEAK_GAMES=1000 pytest tests/wire/test_secrets.py``.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from msgspec.structs import replace

from tapete import mus
from tapete.naipes import Seat
from tapete.table import (
    Command,
    Due,
    Recipient,
    Room,
    Row,
    SayWord,
    SignsDue,
    TakeSeat,
    Told,
    decide,
    due,
    fold,
)
from tapete.table.commands import AnswerPartner, AskPartner, LookAt, MakeSign
from tapete.table.entries import AnyEntry, Looked, Signed
from tapete.wire.codec import encode
from tapete.wire.telling import update, whole
from tests.table.random_play import go_on, stroll
from tests.table.random_talk import talk
from tests.table.tables import TABLE, Live, live, opening

GAMES = int(os.environ.get("TAPETE_LEAK_GAMES", "100"))
EACH = 20  # games in one test
ROWS = 90  # rows of one game: two or three hands
CARD = re.compile(r'"(\d+[oceb])"')


def random_game(rng: Random) -> Live:
    """Return a game with much talk, among people and computers, under any rules for señas."""
    rules = {
        "senas": rng.choice(("partner", "watch", "all", "off")),
        "true_senas": rng.choice(("yes", "no")),
        "mus_corrido": rng.choice(("off", "match")),
        "players": rng.choice(("4", "4", "6")),
    }
    table = live(opening(rules=rules, clock=rng.choice((None, 30)), sitter=None))
    for who in range(rng.randint(1, 4)):
        table.do(TakeSeat(who, f"P{who}", Seat(who)))
    while not table.room.is_over and len(table.rows) < ROWS:
        table.now += rng.randint(0, 2000)
        rng.choice((stroll, talk, talk, talk, go_on, go_on, go_on))(table, rng)
    return table


@pytest.mark.parametrize("first", range(0, GAMES, EACH))
def test_secrets(first: int) -> None:
    """Signs that one may not see leave no trace in frames, numbers, times or refusals.

    Nor does any frame name a card that its reader may not know.
    """
    for number in range(first, min(first + EACH, GAMES)):
        table = random_game(Random(number))
        recipients: list[Recipient] = [*table.room.seats, None]
        recipient = recipients[number % len(recipients)]
        compare(table.rows, recipient)


def compare(rows: list[Row], recipient: Recipient) -> None:
    """Read *rows* with and without what *recipient* may not see: he gets the same."""
    room, _ = fold(None, rows[0], TABLE)
    bare, known, eyes = room, set[str](), Eyes(recipient)
    for row in rows[1:]:
        before, (room, told) = room, fold(room, row, TABLE)
        known = known_cards(before, room, recipient, known)
        entries = tuple(eyes.seen(before, row))
        if entries:
            there = Row(bare.seq + 1, row.at, row.origin, entries)
            bare, told_bare = fold(bare, there, TABLE)
            assert frames(room, told, recipient, row.at) == frames(
                bare, told_bare, recipient, row.at
            )
            scan(room, told, recipient, row.at, known)
        else:
            assert recipient not in {one.recipient for one in told}
        assert encode(whole(room, recipient, row.at)) == encode(whole(bare, recipient, row.at))
        assert waited_for(room) == waited_for(bare)
        assert answers(room, recipient, row.at) == answers(bare, recipient, row.at)


@dataclass
class Eyes:
    """What *recipient* is entitled to see, by the rules and not by the room."""

    recipient: Recipient
    last: dict[Seat, bool] = field(default_factory=dict)

    def seen(self, room: Room, row: Row) -> Iterator[AnyEntry]:
        """Yield the entries of *row* that are for the recipient; *room* is the one before it."""
        for entry in row.entries:
            match entry:
                case Signed(seat, sign):
                    if self._sees(room, seat, sign):
                        yield entry
                case Looked(seat):
                    if seat == self.recipient:
                        yield entry
                case _:
                    yield entry

    def _sees(self, room: Room, seat: Seat, sign: str) -> bool:
        if sign:
            looks = None if self.recipient is None else room.looks[self.recipient]
            rules = room.game.read_rules(room.info.rules)
            self.last[seat] = room.game.sees_sign(rules, seat, self.recipient, looks)
        elif not room.signs[seat]:  # a computer that makes none
            return False
        return self.last[seat]  # who saw a sign sees that it is taken back


def frames(room: Room, told: tuple[Told, ...], recipient: Recipient, now: int) -> list[bytes]:
    """Return all that *recipient* is sent when *told* is told."""
    return [encode(update(room, one, now)) for one in told if one.recipient == recipient]


def waited_for(room: Room) -> list[Due]:
    """Return what *room* waits for, by whatever name, but for signs that nobody is told of."""
    return [replace(one, origin="") for one in due(room) if not isinstance(one, SignsDue)]


def answers(room: Room, recipient: Recipient, now: int) -> list[object]:
    """Return what comes of all that *recipient* may try."""
    if recipient is None or (who := room.who[recipient]) is None:
        return []
    newest = room.streams[recipient]
    tried: list[Command] = [
        *(SayWord(who, recipient, newest - old, "paso") for old in range(3)),
        *(MakeSign(who, recipient, sign) for sign in ("", "pares", "ciego")),
        *(LookAt(who, recipient, other) for other in (None, *room.seats)),
        AskPartner(who, recipient, "corto"),
        AnswerPartner(who, recipient, newest, "corto"),
    ]
    decisions = (decide(room, command, "try", now) for command in tried)
    return [(one.at, one.entries) if isinstance(one, Row) else one for one in decisions]


def known_cards(before: Room, room: Room, recipient: Recipient, known: set[str]) -> set[str]:
    """Return the cards that *recipient* may know in this hand."""
    state = room.state
    assert isinstance(state, mus.State)
    hands = state.cards.hands
    shown = hands if room.listed is not None or room.is_over else ()
    own = () if recipient is None else (hands[recipient],)
    kept = known if room.hand == before.hand else set[str]()
    return kept | {str(card) for hand in (*shown, *own) for card in hand}


def scan(
    room: Room, told: tuple[Told, ...], recipient: Recipient, now: int, known: set[str]
) -> None:
    """Find no card in what *recipient* is sent but those that are *known* to him."""
    for frame in (*frames(room, told, recipient, now), encode(whole(room, recipient, now))):
        assert set(CARD.findall(frame.decode())) <= known
