"""A pause by agreement: nothing is due, nobody speaks, and no clock loses by it."""

import pytest

from tapete.naipes import PACK
from tapete.table import (
    AskPause,
    BotDue,
    BotSays,
    ClockDue,
    ClockSays,
    CloseTable,
    Code,
    ComeBack,
    Command,
    Deal,
    DrawSeats,
    EndListing,
    EndLongPause,
    EndPause,
    LeaveSeat,
    ListingDue,
    MarkAway,
    PauseDue,
    PressContinue,
    Refused,
    Resume,
    SayWord,
    TakeSeat,
    room_view,
)
from tapete.table.entries import PauseAsked, PauseEnded, Returned
from tests.table.stages import (
    S0,
    S1,
    S2,
    Build,
    case,
    empty_seats,
    paused,
    playing,
    reading,
    shut,
    two,
)
from tests.table.tables import ANA, BEA, CARLOS, Live, listed, opening, over, waits_for

PAUSE = (PauseDue(610_000, "pause:10000"),)


def asked() -> Live:
    """Return a table at which Ana wants a pause, and Bea has not said so."""
    table = two()
    table.do(AskPause(ANA, S0))
    return table


def test_agreement() -> None:
    """There is a pause when all persons who are here want one; computers are not asked."""
    table = two()
    assert table.do(AskPause(ANA, S0)) == (PauseAsked(S0),)
    assert (room_view(table.room).pausing, room_view(table.room).paused) == ((S0,), False)
    table.do(AskPause(BEA, S1))
    assert room_view(table.room).paused


@pytest.mark.parametrize("command", [LeaveSeat(BEA, S1), MarkAway(S1)])
def test_who_is_not_here_is_not_asked(command: Command) -> None:
    """Who leaves or is away no longer counts: what all others want is agreed."""
    table = asked()
    table.do(command)
    assert room_view(table.room).paused


def test_a_wish_ends_with_the_person() -> None:
    """The wish of who is away no longer counts, also when he is back."""
    table = asked()
    table.do(MarkAway(S0))
    assert room_view(table.room).pausing == ()
    table.do(AskPause(BEA, S1))
    assert room_view(table.room).paused
    assert table.do(ComeBack(ANA, S0)) == (Returned(S0),)
    assert room_view(table.room).paused, "who comes back finds the pause"


def test_a_wish_ends_with_the_hand() -> None:
    """With new cards nobody has asked for a pause yet, whatever he wanted before."""
    table = listed(None, TakeSeat(BEA, "Bea", S1))
    table.do(AskPause(ANA, S0))
    table.do(PressContinue(ANA, S0))
    table.do(PressContinue(BEA, S1))
    assert room_view(table.room).pausing == (S0,)
    table.do(Deal(PACK))
    assert room_view(table.room).pausing == ()
    table.do(AskPause(BEA, S1))
    assert not room_view(table.room).paused
    table.do(AskPause(ANA, S0))
    assert room_view(table.room).paused


def test_who_comes_is_asked() -> None:
    """Whoever sits down before all have agreed is asked too."""
    table = asked()
    table.do(TakeSeat(CARLOS, "Carlos", S2))
    table.do(AskPause(BEA, S1))
    assert not room_view(table.room).paused
    table.do(AskPause(CARLOS, S2))
    assert room_view(table.room).paused


def test_a_wish_taken_back() -> None:
    """Who no longer wants a pause takes his wish back."""
    table = asked()
    assert table.do(EndPause(ANA, S0)) == (PauseEnded(S0),)
    table.do(AskPause(BEA, S1))
    assert room_view(table.room).pausing == (S1,)
    assert not room_view(table.room).paused


def test_nothing_is_due() -> None:
    """In a pause nothing is due but its end, and no clock is shown."""
    assert waits_for(paused().room) == PAUSE
    assert room_view(paused().room).due is None


@pytest.mark.parametrize(
    "command",
    [
        SayWord(ANA, S0, 5, "mus"),
        BotSays(S2, "mus"),
        ClockSays(S0, "mus"),
        PressContinue(ANA, S0),
        Deal(PACK),
        DrawSeats(PACK),
        EndListing(),
        MarkAway(S0),
    ],
    ids=case,
)
def test_nobody_speaks(command: Command) -> None:
    """In a pause nobody speaks, deals or is given up."""
    refused = Refused(Code.PAUSED, "a table that is not paused", type(command).__name__)
    assert paused().refuse(command) == refused


def test_people_come_and_go() -> None:
    """In a pause people leave, sit down, and end it, whoever wanted it."""
    table = paused()
    table.do(LeaveSeat(ANA, S0))
    table.do(TakeSeat(CARLOS, "Carlos", S2))
    assert room_view(table.room).paused
    table.do(EndPause(CARLOS, S2))
    assert not room_view(table.room).paused
    assert room_view(table.room).pausing == ()


def test_closed_in_a_pause() -> None:
    """A table may be closed in a pause, and then waits for nothing."""
    table = paused()
    table.do(CloseTable("left"))
    assert waits_for(table.room) == ()


def test_no_clock_loses() -> None:
    """After a pause every clock stands where it stood."""
    table = paused()
    table.now = 70_000
    table.do(EndPause(BEA, S1))
    assert waits_for(table.room) == (ClockDue(S0, 90_000, "normal", "deadline:2:0"),)


def test_who_comes_in_a_pause() -> None:
    """Who sits down in a pause has all his time when it ends."""
    table = paused()
    table.do(LeaveSeat(ANA, S0))
    table.now = 50_000
    table.do(TakeSeat(CARLOS, "Carlos", S0))
    table.now = 70_000
    table.do(EndPause(BEA, S1))
    assert waits_for(table.room) == (ClockDue(S0, 100_000, "normal", "deadline:2:0"),)


def test_the_list_too() -> None:
    """The list after a hand gets back the time of a pause."""
    table = listed(opening(clock=30))
    table.now = 5_000
    table.do(AskPause(ANA, S0))
    table.now = 65_000
    table.do(EndPause(ANA, S0))
    assert waits_for(table.room) == (ListingDue(75_000, f"list:{table.room.seq}"),)


def test_a_pause_has_an_end() -> None:
    """A pause ends by itself after ten minutes."""
    table = paused()
    table.now = 609_999
    assert table.refuse(EndLongPause()).code is Code.STALE
    table.now = 610_000
    assert table.do(EndLongPause()) == (PauseEnded(None),)
    assert waits_for(table.room) == (ClockDue(S0, 630_000, "normal", "deadline:2:0"),)
    assert table.refuse(EndLongPause()).code is Code.STALE


def test_time_that_nobody_served() -> None:
    """Time in which the house was away makes a pause no shorter."""
    table = paused()
    table.now = 30_000
    table.do(Resume(20_000))
    assert waits_for(table.room) == (PauseDue(630_000, "pause:30000"),)
    table.now = 90_000
    table.do(EndPause(ANA, S0))
    assert waits_for(table.room) == (ClockDue(S0, 110_000, "normal", "deadline:2:0"),)


def test_nobody_is_left() -> None:
    """A pause ends when the last person leaves: computers agree on nothing."""
    table = playing()
    table.do(AskPause(ANA, S0))
    table.do(LeaveSeat(ANA, S0))
    assert not room_view(table.room).paused
    assert isinstance(waits_for(table.room)[0], BotDue)


def test_a_wish_is_none_when_it_is_over() -> None:
    """When the match is over there is no pause, whoever wanted one."""
    table = asked()
    table.say("0 corto", "0 ordago", "1 quiero")
    table.do(LeaveSeat(BEA, S1))
    assert not room_view(table.room).paused


GOES_ON = "a match that goes on"
AGAIN = Refused(Code.ILLEGAL, "to ask for a pause once", "a pause again")


@pytest.mark.parametrize(
    ("build", "command", "refused"),
    [
        (over, AskPause(ANA, S0), Refused(Code.ILLEGAL, GOES_ON, "a pause now")),
        (empty_seats, AskPause(ANA, S0), Refused(Code.ILLEGAL, GOES_ON, "a pause now")),
        (asked, AskPause(ANA, S0), AGAIN),
        (paused, AskPause(ANA, S0), AGAIN),
        (asked, EndPause(BEA, S1), Refused(Code.ILLEGAL, "a pause, or a wish for one", "its end")),
        (reading, AskPause(BEA, S1), None),
        (shut, EndLongPause(), None),
    ],
    ids=case,
)
def test_no_pause(build: Build, command: Command, refused: Refused | None) -> None:
    """A pause is asked for once, by who sits, in a match that goes on."""
    got = build().refuse(command)
    assert refused is None or got == refused
