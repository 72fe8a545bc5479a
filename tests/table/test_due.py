"""What a table waits for by itself, and when: a table of cases."""

from collections.abc import Callable

import pytest

from tapete.naipes import PACK, Seat
from tapete.table import (
    BotDue,
    BotSays,
    ClockDue,
    CloseTable,
    ComeBack,
    Command,
    DealDue,
    Due,
    EndDue,
    EndListing,
    LeaveSeat,
    ListingDue,
    MarkAway,
    PressContinue,
    Resume,
    Sitter,
    TakeSeat,
    room_view,
)
from tests.table.stages import (
    S0,
    S1,
    S2,
    S3,
    cut,
    let_pass,
    overlooked,
    overlooked_by_all,
    overlooked_by_bot,
    shut,
    throwing,
    waiting,
)
from tests.table.tables import ANA, BEA, Live, dealt, listed, live, opening, over, waits_for

BEA_SITS = TakeSeat(BEA, "Bea", S1)


def at(time: int, table: Live, *commands: Command) -> Live:
    """Return *table* after *commands*, all of them at *time*."""
    table.now = time
    for command in commands:
        table.do(command)
    return table


def bot(seat: Seat, time: int, word: int) -> BotDue:
    """Return the turn of the computer at *seat*, whose last word before it is row *word*."""
    return BotDue(seat, time, "normal", f"bot:{word}:{seat}")


def clock(seat: Seat, time: int, word: int) -> ClockDue:
    """Return the end of the time of *seat*, whose last word before it is row *word*."""
    return ClockDue(seat, time, "normal", f"deadline:{word}:{seat}")


def deal(time: int, hand: int) -> DealDue:
    """Return the deal of *hand*."""
    return DealDue(time, PACK, f"deal:{hand}:0")


def empty(gone: int) -> EndDue:
    """Return the end of a table whose last person was gone at *gone*."""
    return EndDue(gone + 300_000, "empty", "", "end")


def fast() -> Live:
    """Return a table with a clock of 30 seconds at which Ana is to speak from 100 on."""
    return at(100, dealt(opening(clock=30, at=100)))


def reading(clock: int | None = None) -> Live:
    """Return a table at which Ana and Bea read the list from 100 on; its last word is row 15."""
    return listed(opening(clock=clock, at=100), BEA_SITS)


def slow_claim(seat: Seat) -> Live:
    """Return a table with a clock where Ana, at *seat*, may claim what seat 0 overlooked."""
    return overlooked(Sitter(ANA, "Ana", seat), clock=30)


def alone() -> Live:
    """Return a table of computers at which the list is shown from 100 on."""
    return listed(opening(sitter=None, at=100))


CASES: list[tuple[str, Callable[[], Live], tuple[Due, ...]]] = [
    ("the first deal is due at once", lambda: live(opening(at=70)), (deal(70, 1),)),
    ("also when somebody sits before it", lambda: at(90, waiting(), BEA_SITS), (deal(0, 1),)),
    ("nothing is due while a person thinks", dealt, ()),
    ("a computer speaks at its pace", cut, (bot(S1, 1200, 3),)),
    ("whoever else comes", lambda: at(900, cut(), TakeSeat(BEA, "Bea", S2)), (bot(S1, 1200, 3),)),
    ("a person in its place has all his time", lambda: at(900, cut(), BEA_SITS), ()),
    ("computers speak one after another", throwing, (bot(S1, 1200, 5),)),
    ("in speaking order", lambda: dealt(opening(mano=S3)), (bot(S3, 1200, 1),)),
    (
        "a computer plays for who is away",
        lambda: at(900, dealt(), MarkAway(S0)),
        (bot(S0, 1200, 1), empty(900)),
    ),
    (
        "and for who left",
        lambda: at(9000, dealt(), LeaveSeat(ANA, S0)),
        (bot(S0, 1200, 1), empty(9000)),
    ),
    ("a clock runs from the turn on", fast, (clock(S0, 30_100, 1),)),
    ("not for who is away", lambda: at(900, fast(), MarkAway(S0)), (bot(S0, 1300, 1), empty(900))),
    (
        "anew for who is back",
        lambda: at(900, fast(), MarkAway(S0), ComeBack(ANA, S0)),
        (clock(S0, 30_900, 1),),
    ),
    (
        "anew for who sits down",
        lambda: at(900, dealt(opening(sitter=None, clock=30)), TakeSeat(ANA, "Ana", S0)),
        (clock(S0, 30_900, 1),),
    ),
    (
        "nobody's time is lost while the house is away",
        lambda: at(900, fast(), Resume(500)),
        (clock(S0, 30_600, 1),),
    ),
    (
        "nor is more given than there was",
        lambda: at(900, fast(), Resume(5000)),
        (clock(S0, 30_900, 1),),
    ),
    ("people without a clock read as long as they like", reading, ()),
    ("until all have read", lambda: at(700, reading(), PressContinue(BEA, S1)), ()),
    (
        "then the deal is due at once",
        lambda: at(700, reading(), PressContinue(BEA, S1), PressContinue(ANA, S0)),
        (deal(700, 2),),
    ),
    (
        "nobody waits for who is away",
        lambda: at(700, reading(), PressContinue(BEA, S1), MarkAway(S0)),
        (deal(700, 2),),
    ),
    (
        "nor for who left",
        lambda: at(700, reading(), PressContinue(BEA, S1), LeaveSeat(ANA, S0)),
        (deal(700, 2),),
    ),
    (
        "who sits down reads too",
        lambda: at(
            700, reading(), PressContinue(BEA, S1), LeaveSeat(ANA, S0), TakeSeat(2, "C", S0)
        ),
        (),
    ),
    (
        "with a clock a list has its time",
        lambda: reading(clock=30),
        (ListingDue(15_100, "list:15"),),
    ),
    (
        "which is not lost while the house is away",
        lambda: at(900, reading(clock=30), Resume(500)),
        (ListingDue(15_600, "list:16"),),
    ),
    (
        "and then the deal is due at once",
        lambda: at(15_100, reading(clock=30), EndListing()),
        (deal(15_100, 2),),
    ),
    ("computers alone read at their pace", alone, (deal(1300, 2),)),
    (
        "so do computers whom all have left",
        lambda: at(9000, listed(opening(clock=30)), LeaveSeat(ANA, S0)),
        (deal(1200, 2), empty(9000)),
    ),
    ("who missed a baza has the time of the pace to claim it", overlooked, (bot(S1, 1200, 2),)),
    ("and no time at a table without", lambda: overlooked(pace=0), (bot(S1, 0, 2),)),
    ("whom nobody waits for speaks at its pace", overlooked_by_bot, (bot(S0, 1200, 2),)),
    ("and has nothing to say twice", let_pass, ()),
    ("it comes before those that are waited for", overlooked_by_all, (bot(S0, 1200, 2),)),
    (
        "who do not wait longer for that",
        lambda: at(1200, overlooked_by_all(), BotSays(S0, "")),
        (bot(S1, 1200, 2),),
    ),
    (
        "unless it speaks",
        lambda: at(1200, overlooked_by_all(), BotSays(S0, "reclama 10o 7o")),
        (bot(S1, 2400, 3),),
    ),
    (
        "a computer speaks besides for who is away",
        lambda: at(900, overlooked(), MarkAway(S0)),
        (bot(S0, 1200, 2), empty(900)),
    ),
    ("no clock runs for whom nobody waits", lambda: slow_claim(S0), (bot(S1, 1200, 2),)),
    (
        "but for whom they wait it does",
        lambda: slow_claim(S1),
        (bot(S0, 1200, 2), clock(S1, 30_000, 2)),
    ),
    ("when the match is over nothing is due", over, ()),
    ("nor at a closed table", shut, ()),
]


@pytest.mark.parametrize(
    ("build", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_due(build: Callable[[], Live], expected: tuple[Due, ...]) -> None:
    """A table waits for this, and for nothing else."""
    assert waits_for(build().room) == expected


def test_each_clock() -> None:
    """While all choose what to throw each person's own clock runs."""
    table = dealt(opening(clock=30), BEA_SITS)
    table.say("0 mus", "1 mus", "2 mus")
    table.now = 500
    table.say("3 mus")
    clocks = (clock(S0, 30_500, 6), clock(S1, 30_500, 6))
    assert waits_for(table.room) == (bot(S2, 1700, 6), *clocks)
    table.now = 800
    table.say("0 descarto 12o")
    assert waits_for(table.room) == (bot(S2, 2000, 7), clock(S1, 30_500, 7))


def test_reshuffle() -> None:
    """Discards that must be shuffled back are due at once, in the middle of the hand."""
    table = live(opening(rules={"players": "2"}))
    table.deal()
    for time in range(5):
        table.now = time
        throw_all(table)
    assert waits_for(table.room) == (DealDue(4, PACK, "deal:1:1"),)
    assert table.room.listed is None
    table.deal()
    assert (table.room.hand, table.room.shuffles) == (1, 1)


def throw_all(table: Live) -> None:
    """Let both players ask for mus and throw four cards."""
    table.say("0 mus", "1 mus")
    for seat in (S0, S1):
        hand = table.room.state.view_for(seat).hands[seat]
        table.say(f"{seat} descarto {' '.join(map(str, hand))}")


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (dealt, None),
        (fast, 30_100),
        (lambda: at(900, fast(), MarkAway(S0)), None),
        (lambda: at(900, fast(), CloseTable("left")), None),
        (lambda: reading(clock=30), 15_100),
        (reading, None),
        (lambda: over(opening(clock=30)), None),
    ],
    ids=["no clock", "a turn", "away", "closed", "a list", "a list without a clock", "over"],
)
def test_shown(build: Callable[[], Live], expected: int | None) -> None:
    """Everybody is shown when the next clock of a person runs out; computers have none."""
    assert room_view(build().room).due == expected


def test_first_clock_is_shown() -> None:
    """Where several clocks run the first to run out is shown."""
    table = dealt(opening(clock=30))
    table.say("0 mus", "1 mus", "2 mus", "3 mus")
    at(400, table, BEA_SITS)
    assert room_view(table.room).due == 30_000


def test_list_that_ends_twice() -> None:
    """Who sits down after the list has ended reads it too: it ends again, under a new name."""
    table = at(15_100, reading(clock=30))
    first = waits_for(table.room)[0].origin
    at(15_100, table, EndListing(), TakeSeat(2, "Carlos", S2))
    assert waits_for(table.room) == (ListingDue(15_100, "list:17"),)
    assert first == "list:15"
