"""Builders of tables at the points of a match at which something may be done, or refused."""

from collections.abc import Callable
from types import FunctionType
from typing import TypeAlias

from tapete.naipes import Seat, cards
from tapete.table import (
    AskPause,
    BotSays,
    ClockSays,
    CloseTable,
    DrawSeats,
    LeaveSeat,
    MarkAway,
    PressContinue,
    Sitter,
    TakeSeat,
)
from tests.table.tables import (
    ANA,
    ANA_AT_0,
    BEA,
    FOUR_CARDS,
    THREE_HANDS,
    Live,
    dealt,
    listed,
    live,
    opening,
    over,
)

Build: TypeAlias = Callable[[], Live]
S0, S1, S2, S3 = map(Seat, range(4))
ANA_AT_1 = Sitter(ANA, "Ana", S1)


def case(value: object) -> str:
    """Return how a test's name shows *value*: a builder by its name, all else as it is."""
    return value.__name__ if isinstance(value, FunctionType) else str(value)


def waiting() -> Live:
    """Return a table at which the first deal is due."""
    return live()


def playing() -> Live:
    """Return a table at which Ana, seat 0, may cut or ask for mus."""
    return dealt()


def hurried() -> Live:
    """Return the same with a clock of 30 seconds, and a millisecond of it left."""
    table = dealt(opening(clock=30))
    table.now = 29_999
    return table


def reading() -> Live:
    """Return a table, without a clock, at which Ana reads the list after a hand."""
    return listed()


def away() -> Live:
    """Return a table at which Ana is to speak, and away."""
    table = dealt()
    table.do(MarkAway(S0))
    return table


def reading_away() -> Live:
    """Return a table at which Ana has been marked away while the list is shown."""
    table = listed()
    table.do(MarkAway(S0))
    return table


def shut() -> Live:
    """Return a table that is closed."""
    table = dealt()
    table.do(CloseTable("left"))
    return table


def left() -> Live:
    """Return a table at which Ana has seen her cards and left."""
    table = dealt()
    table.do(LeaveSeat(ANA, S0))
    return table


def cut() -> Live:
    """Return a table at which seat 1 is to speak to grande."""
    table = dealt()
    table.say("0 corto", "0 paso")
    return table


def bidding() -> Live:
    """Return a table at which Ana opens grande."""
    table = dealt()
    table.say("0 corto")
    return table


def throwing() -> Live:
    """Return a table at which all choose the cards they throw."""
    table = dealt()
    table.say("0 mus", "1 mus", "2 mus", "3 mus")
    return table


def late() -> Live:
    """Return a table at which Ana's time is out."""
    table = hurried()
    table.now = 30_000
    return table


def spoken_for() -> Live:
    """Return a table at which the clock has just said mus for Ana; she had heard 2 updates."""
    table = late()
    table.do(ClockSays(S0, "mus"))
    return table


def early() -> Live:
    """Return a table whose list may be read for a millisecond more."""
    table = listed(opening(clock=30))
    table.now = 14_999
    return table


def overlooked(
    sitter: Sitter | None = ANA_AT_0, pace: int = 1200, clock: int | None = None
) -> Live:
    """Return a table of Escoba for three at which seat 0 has overlooked a baza: row 2."""
    row = opening(game="escoba", rules={"players": "3"}, sitter=sitter, pace=pace, clock=clock)
    table = live(row)
    table.deal(*THREE_HANDS, stock=FOUR_CARDS)
    table.say("0 echa 7o")
    return table


def overlooked_by_bot() -> Live:
    """Return the same where a computer has overlooked it, and Ana plays next."""
    return overlooked(ANA_AT_1)


def let_pass() -> Live:
    """Return the same after the computer has let it pass."""
    table = overlooked_by_bot()
    table.do(BotSays(S0, ""))
    return table


def overlooked_by_all() -> Live:
    """Return the same at a table of computers."""
    return overlooked(None)


def empty_seats() -> Live:
    """Return a table at which Ana, seat 0, waits for people."""
    return live(opening(fill=False))


def drawing() -> Live:
    """Return a table at which Ana and three computers are to draw for partners."""
    return live(opening(rules={"partners": "drawn"}))


def drawn() -> Live:
    """Return a table at which they have drawn, and the first deal is due: Ana is at seat 3."""
    table = drawing()
    table.do(DrawSeats(cards("4o 12c 6e 5b")))
    return table


def two() -> Live:
    """Return a table at which Ana, seat 0, and Bea, seat 1, are in a hand."""
    return dealt(None, TakeSeat(BEA, "Bea", S1))


def paused() -> Live:
    """Return a table with a clock where Ana and Bea have agreed on a pause, 10 seconds in."""
    table = dealt(opening(clock=30), TakeSeat(BEA, "Bea", S1))
    table.now = 10_000
    table.do(AskPause(ANA, S0))
    table.do(AskPause(BEA, S1))
    return table


def over_for_two() -> Live:
    """Return a table at which Ana, seat 0, and Bea, seat 1, have ended their match."""
    return over(None, TakeSeat(BEA, "Bea", S1))


def done() -> Live:
    """Return a table at which Ana, alone, has read the list."""
    table = listed()
    table.do(PressContinue(ANA, S0))
    return table
