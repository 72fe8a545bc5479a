"""Builders of tables: a live one that is played row by row, and packs that deal what is wanted."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tapete.door import Door
from tapete.naipes import PACK, Card, Seat, cards
from tapete.table import (
    BotSays,
    Command,
    Deal,
    Due,
    Refused,
    Room,
    Row,
    SayWord,
    SignsDue,
    Sitter,
    Told,
    decide,
    due,
    fold,
    open_table,
    room_view,
)
from tapete.table.entries import AnyEntry
from tapete.table.opening import ANYONE

TABLE = "mesa01"
ANA, BEA, CARLOS, DIANA = range(4)
ANA_AT_0 = Sitter(ANA, "Ana", Seat(0))
NAMES = ("Ada", "Blas", "Celia", "Dimas", "Elvira", "Fermín", "Gala", "Hugo")
SEATS = tuple(map(Seat, range(8)))

ONE_HAND = ("12o 12c 11c 1b", "12e 11e 10e 7o", "7b 6o 5o 4o", "10o 10c 4c 4e")
"""Four hands of which seats 0 and 3 have pares, 0 and 1 juego."""


def opening(
    *,
    game: str = "mus",
    rules: Mapping[str, str] | None = None,
    pace: int = 1200,
    clock: int | None = None,
    sitter: Sitter | None = ANA_AT_0,
    mano: Seat = SEATS[0],
    at: int = 0,
    bank: int = 0,
    door: Door = ANYONE,
    fill: bool = True,
) -> Row:
    """Return the first row of a table, of Mus and with Ana at seat 0 if nothing else is asked."""
    return open_table(
        game=game,
        rules=rules or {},
        level="normal",
        pace=pace,
        clock=clock,
        mano=mano,
        table_id=TABLE,
        sitter=sitter,
        bot_names=NAMES,
        at=at,
        bank=bank,
        door=door,
        fill=fill,
    )


def pack(*hands: str, stock: str = "") -> tuple[Card, ...]:
    """Return the order that deals *hands*, those of the first to speak first, then *stock*."""
    held = [cards(hand) for hand in hands]
    top = [card for each in zip(*held, strict=True) for card in each] + list(cards(stock))
    return (*top, *(card for card in PACK if card not in top))


THREE_HANDS = ("7o 1o 5o", "4o 3o 12o", "2c 2e 2b")
"""Hands of Escoba for three; on FOUR_CARDS every hand has a card that makes 15."""

FOUR_CARDS = "10o 2o 11o 6o"


@dataclass
class Live:
    """A table being played: every command is decided, and its row folded at once."""

    room: Room
    rows: list[Row]
    told: list[tuple[Told, ...]]
    now: int = 0
    sent: int = field(default=0)

    def do(self, command: Command, origin: str | None = None) -> tuple[AnyEntry, ...]:
        """Carry *command* out; return the entries of its row."""
        self.sent += 1
        row = decide(self.room, command, origin or f"command:{self.sent}", self.now)
        assert isinstance(row, Row), row
        self.room, told = fold(self.room, row, TABLE)
        self.rows.append(row)
        self.told.append(told)
        return row.entries

    def refuse(self, command: Command) -> Refused:
        """Return the refusal of *command*, which left the room as it was."""
        before = repr(self.room)
        refused = decide(self.room, command, "refused", self.now)
        assert isinstance(refused, Refused), refused
        assert repr(self.room) == before
        return refused

    def deal(self, *hands: str, stock: str = "") -> None:
        """Deal *hands*, those of the first to speak first."""
        self.do(Deal(pack(*hands, stock=stock)))

    def say(self, *lines: str) -> None:
        """Say words such as ``"1 envido 5"``: by a person where one sits, else by the computer."""
        for line in lines:
            number, _, word = line.partition(" ")
            self.do(says(self.room, Seat(int(number)), word))


def live(first: Row | None = None, *commands: Command) -> Live:
    """Return the table that *first* opens, after *commands*."""
    row = first or opening()
    room, told = fold(None, row, TABLE)
    table = Live(room, [row], [told], now=row.at)
    for command in commands:
        table.do(command)
    return table


def names(table: Live) -> list[str]:
    """Return who sits at *table*, seat 0 first."""
    return [place.name for place in room_view(table.room).places]


def dealt(first: Row | None = None, *commands: Command) -> Live:
    """Return a table at which ONE_HAND has been dealt and seat 0 is to speak."""
    table = live(first, *commands)
    table.deal(*ONE_HAND)
    return table


def listed(first: Row | None = None, *commands: Command) -> Live:
    """Return a table at which a hand has just been played and its list is shown."""
    table = dealt(first, *commands)
    table.say("0 corto", *PASSED)
    return table


def over(first: Row | None = None, *commands: Command) -> Live:
    """Return a table whose match is over: an ordago was wanted."""
    table = dealt(first, *commands)
    table.say("0 corto", "0 ordago", "1 quiero")
    return table


PASSED = (
    *(f"{seat} paso" for seat in (0, 1, 2, 3)),
    *(f"{seat} paso" for seat in (0, 1, 2, 3)),
    *(f"{seat} paso" for seat in (0, 3)),
    *(f"{seat} paso" for seat in (0, 1)),
)
"""Every word of ONE_HAND after the cut when nobody bets."""


def waits_for(room: Room) -> tuple[Due, ...]:
    """Return what *room* waits for by itself for the game to go on: all but señas."""
    return tuple(one for one in due(room) if not isinstance(one, SignsDue))


def says(room: Room, seat: Seat, word: str) -> Command:
    """Return the command by which whoever plays *seat* says *word*, having heard everything."""
    who = room.who[seat]
    if who is None or not room.is_present(seat):
        return BotSays(seat, word)
    return SayWord(who, seat, room.streams[seat], word)
