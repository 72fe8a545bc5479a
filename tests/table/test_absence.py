"""How long a person may be gone, and how a table ends when nobody comes back."""

from collections.abc import Sequence

import pytest

from tapete.door import Door
from tapete.naipes import Seat
from tapete.table import (
    AskPause,
    Code,
    ComeBack,
    Command,
    EndDue,
    EndMatch,
    EndPause,
    FillSeats,
    LeaveSeat,
    MarkAway,
    Resume,
    TakeSeat,
    due,
)
from tapete.table.absence import grace
from tapete.table.due import is_timed
from tapete.table.entries import Closed
from tests.table.stages import S0, S1, S2, S3, empty_seats, over_for_two, paused, playing, shut
from tests.table.tables import ANA, BEA, CARLOS, Live, dealt, live, opening, over

RATED = Door(rated=True)
BEA_SITS = TakeSeat(BEA, "Bea", S1)
CARLOS_SITS = TakeSeat(CARLOS, "Carlos", S2)


# ── the grace ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("clock", "seconds"), [(5, 20), (10, 20), (15, 30), (30, 60), (60, 120), (600, 1200)]
)
def test_grace_by_the_clock(clock: int, seconds: int) -> None:
    """A computer plays after twice the clock, and not before 20 seconds, also for who is alone."""
    assert grace(dealt(opening(clock=clock)).room, S0) == 1000 * seconds


def test_grace_without_a_clock() -> None:
    """Without a clock a computer plays after three minutes if another person is here to wait."""
    table = dealt(None, BEA_SITS)
    assert grace(table.room, S0) == 180_000
    table.do(MarkAway(S1))
    assert grace(table.room, S0) is None


def test_grace_of_the_last() -> None:
    """In a rated match without a clock also the last is missed: he does not win by being gone."""
    table = dealt(opening(door=RATED), BEA_SITS, MarkAway(S1))
    assert grace(table.room, S0) == 180_000
    assert grace(dealt(opening(door=RATED)).room, S0) is None


def test_nobody_is_in_a_hurry() -> None:
    """Who plays alone, without a clock, is waited for as long as he likes."""
    assert grace(playing().room, S0) is None


def test_grace_when_it_is_over() -> None:
    """When the match is over nobody waits long for who has gone; who is alone is left in peace."""
    assert grace(over_for_two().room, S0) == 20_000
    assert grace(over(opening(clock=60)).room, S0) is None


# ── the end ───────────────────────────────────────────────────────────────────────────────────


def at(time: int, table: Live, *commands: Command) -> Live:
    """Return *table* after *commands*, all of them at *time*."""
    table.now = time
    for command in commands:
        table.do(command)
    return table


def end(table: Live) -> EndDue | None:
    """Return when *table* ends for want of people."""
    return next((one for one in due(table.room) if isinstance(one, EndDue)), None)


def empty(time: int) -> EndDue:
    """Return the end of a table where nobody is."""
    return EndDue(time, "empty", "", "end")


def rated(*people: TakeSeat, rules: dict[str, str] | None = None, game: str = "mus") -> Live:
    """Return a rated table at which a hand has been dealt to Ana, seat 0, and *people*."""
    table = live(opening(game=game, rules=rules, clock=30, door=RATED), *people)
    table.deal()
    return table


def test_nobody_is_here() -> None:
    """Where no person has been for five minutes, left or away, the table is closed."""
    table = at(1_000, dealt(None, BEA_SITS), MarkAway(S0))
    assert end(table) is None
    at(2_000, table, LeaveSeat(BEA, S1))
    assert end(table) == empty(302_000)
    table.now = 301_999
    assert table.refuse(EndMatch()).code is Code.STALE
    table.now = 302_000
    assert table.do(EndMatch()) == (Closed("empty"),)


def test_somebody_is_back() -> None:
    """Whoever is back, or sits down, before that finds the table as it was."""
    table = at(1_000, dealt(), MarkAway(S0))
    at(300_999, table, ComeBack(ANA, S0))
    assert end(table) is None
    table.now = 301_000
    assert table.refuse(EndMatch()).code is Code.STALE
    at(400_000, table, MarkAway(S0))
    assert end(table) == empty(700_000)
    at(500_000, table, BEA_SITS)
    assert end(table) is None


def test_away_and_then_left() -> None:
    """Who was away and leaves has been gone since he was away."""
    table = at(1_000, dealt(), MarkAway(S0))
    at(5_000, table, LeaveSeat(ANA, S0))
    assert end(table) == empty(301_000)


def test_seats_that_nobody_takes() -> None:
    """A table that waits for people, and whose last person has left, is closed as well."""
    table = at(1_000, empty_seats(), LeaveSeat(ANA, S0))
    assert due(table.room) == (empty(301_000),)


def test_left_before_the_deal() -> None:
    """Who left before the first cards were never in the match; somebody's absence is kept."""
    table = live(opening(clock=30, door=RATED, fill=False), BEA_SITS)
    at(1_000, table, LeaveSeat(ANA, S0), FillSeats(BEA, S1))
    table.deal()
    assert table.room.absent == (None,) * 4
    assert end(table) is None
    table = at(1_000, live(), LeaveSeat(ANA, S0))
    table.deal()
    assert end(table) == empty(301_000)


def test_computers_alone() -> None:
    """A table that was opened for computers alone is missed by nobody."""
    assert end(dealt(opening(sitter=None))) is None


def test_abandoned() -> None:
    """A rated match that one side has left alone for two minutes is the other's."""
    table = at(1_000, rated(BEA_SITS), MarkAway(S0))
    assert end(table) == EndDue(121_000, "abandoned", "B", "end")
    table.now = 121_000
    assert table.do(EndMatch()) == (Closed("abandoned", "B"),)


@pytest.mark.parametrize("seat", [S1, S3])
def test_a_partner_left_alone(seat: Seat) -> None:
    """As long as one person of a side is here, the side plays on."""
    table = rated(BEA_SITS, CARLOS_SITS, TakeSeat(3, "Diana", S3))
    at(1_000, table, MarkAway(seat))
    assert end(table) is None
    at(5_000, table, MarkAway(Seat(4 - seat)))
    assert end(table) == EndDue(125_000, "abandoned", "A", "end")


def test_casual_tables_are_not_won_by_waiting() -> None:
    """Where nothing is rated computers play for a side as long as anybody is here."""
    assert end(at(1_000, dealt(None, BEA_SITS), MarkAway(S0))) is None


def test_nothing_is_won_before_the_deal() -> None:
    """Before the first cards nobody wins by waiting."""
    table = live(opening(clock=30, door=RATED), BEA_SITS)
    assert end(at(1_000, table, MarkAway(S0))) is None


def test_many_sides() -> None:
    """With more than two sides computers play for those that have gone."""
    table = rated(BEA_SITS, game="escoba", rules={"players": "3"})
    assert end(at(1_000, table, MarkAway(S0))) is None


def test_the_time_of_who_waits() -> None:
    """Nobody wins for the time in which he was not there himself."""
    table = at(1_000, rated(BEA_SITS), MarkAway(S0), MarkAway(S1))
    assert end(table) == empty(301_000)
    at(200_000, table, ComeBack(BEA, S1))
    assert end(table) == EndDue(320_000, "abandoned", "B", "end")


def test_computers_from_the_start() -> None:
    """A side of computers has nobody who could abandon it."""
    assert end(rated()) is None


# ── time that counts for nobody ───────────────────────────────────────────────────────────────


def test_a_pause_counts_for_nobody() -> None:
    """In a pause no match ends for want of people; the time goes on after it."""
    table = at(1_000, rated(BEA_SITS), MarkAway(S0), AskPause(BEA, S1))
    assert end(table) is None
    assert table.refuse(EndMatch()).code is Code.PAUSED
    at(61_000, table, EndPause(BEA, S1))
    assert end(table) == EndDue(181_000, "abandoned", "B", "end")


def test_the_house_was_away() -> None:
    """Time in which the house was away is given back, also where no clock runs."""
    table = at(1_000, dealt(), MarkAway(S0))
    at(900_000, table, Resume(800_000))
    assert end(table) == empty(801_000 + 300_000)


def tables() -> Sequence[tuple[Live, bool]]:
    """Return tables, and whether time may be lost at them."""
    gone = at(1_000, dealt(), MarkAway(S0))
    return [
        (playing(), False),
        (gone, True),
        (dealt(opening(clock=30)), True),
        (paused(), True),
        (shut(), False),
        (over(opening(clock=30)), False),
    ]


@pytest.mark.parametrize(
    ("table", "timed"), tables(), ids=["alone", "gone", "clock", "pause", "shut", "over"]
)
def test_timed(table: Live, timed: bool) -> None:
    """Time runs for persons where a clock does, in a pause, and where they are missed."""
    assert is_timed(table.room) is timed


def test_nothing_ends_twice() -> None:
    """A match that is over, or a table that is closed, does not end again."""
    assert at(1_000, over(), LeaveSeat(ANA, S0)).refuse(EndMatch()).code is Code.STALE
    assert due(at(1_000, over_for_two(), LeaveSeat(ANA, S0), LeaveSeat(BEA, S1)).room) == ()
    table = at(1_000, dealt(), LeaveSeat(ANA, S0))
    at(301_000, table, EndMatch())
    assert due(table.room) == ()
