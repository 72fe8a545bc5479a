"""Who sits where: seats that wait, changed seats, and playing again."""

import pytest

from tapete.naipes import PACK, Seat
from tapete.table import (
    AskRematch,
    Code,
    Command,
    Deal,
    DealDue,
    FillSeats,
    GoToRematch,
    Kind,
    LeaveSeat,
    MarkAway,
    Place,
    Refused,
    SwapSeats,
    TakeSeat,
    due,
    room_view,
)
from tapete.table.entries import (
    AnyEntry,
    BotSat,
    Returned,
    Stood,
    SwapOffered,
    Swapped,
)
from tests.table.stages import (
    S0,
    S1,
    S2,
    S3,
    Build,
    case,
    drawn,
    empty_seats,
    over_for_two,
    playing,
    two,
)
from tests.table.tables import ANA, BEA, CARLOS, NAMES, Live, live, names, opening, over

ALL = PACK[:4]
FREE = Place(Kind.EMPTY)


# ── seats that wait for people ────────────────────────────────────────────────────────────────


def test_waiting_for_people() -> None:
    """Where computers do not fill the table nothing is dealt until all seats are taken."""
    table = empty_seats()
    assert room_view(table.room).places == (Place(Kind.PERSON, "Ana"), FREE, FREE, FREE)
    assert room_view(table.room).waiting
    assert due(table.room) == ()
    assert table.refuse(Deal(PACK)).code is Code.NOT_YOUR_TURN
    for who, seat in ((BEA, S1), (CARLOS, S2)):
        table.do(TakeSeat(who, f"P{who}", seat))
        assert due(table.room) == ()
    table.do(TakeSeat(3, "Diana", S3))
    assert due(table.room) == (DealDue(0, PACK, "deal:1:0"),)
    assert not room_view(table.room).waiting


def test_fill() -> None:
    """Whoever sits may wait no longer: computers of the table's level take the empty seats."""
    table = empty_seats()
    table.do(TakeSeat(BEA, "Bea", S2))
    bots = (BotSat(S1, "normal", NAMES[1]), BotSat(S3, "normal", NAMES[3]))
    assert table.do(FillSeats(BEA, S2)) == bots
    assert due(table.room) == (DealDue(0, PACK, "deal:1:0"),)


def test_who_leaves_a_table_that_waits() -> None:
    """Before the table is full who leaves leaves his seat empty; later a computer takes it."""
    table = empty_seats()
    assert table.do(LeaveSeat(ANA, S0)) == (Stood(S0),)
    assert room_view(table.room).places == (FREE,) * 4
    table.do(TakeSeat(BEA, "Bea", S1))
    table.do(FillSeats(BEA, S1))
    assert table.do(LeaveSeat(BEA, S1)) == (Stood(S1), BotSat(S1, "normal", NAMES[1]))


def test_who_is_away_may_fill() -> None:
    """Who was away and presses something is back."""
    table = empty_seats()
    table.do(MarkAway(S0))
    assert table.do(FillSeats(ANA, S0))[0] == Returned(S0)


# ── changing seats ────────────────────────────────────────────────────────────────────────────


def with_bea() -> Live:
    """Return a table that waits for people, Ana at seat 0 and Bea at seat 1."""
    return live(opening(fill=False), TakeSeat(BEA, "Bea", S1))


def offered() -> Live:
    """Return the same where Ana offers to change seats with Bea."""
    table = with_bea()
    table.do(SwapSeats(ANA, S0, S1))
    return table


@pytest.mark.parametrize(
    ("build", "command", "entries"),
    [
        (empty_seats, SwapSeats(ANA, S0, S3), (Swapped(S0, S3),)),
        (over, SwapSeats(ANA, S0, S1), (Swapped(S0, S1),)),
        (with_bea, SwapSeats(ANA, S0, S1), (SwapOffered(S0, S1),)),
        (offered, SwapSeats(BEA, S1, S0), (Swapped(S1, S0),)),
        (over_for_two, SwapSeats(BEA, S1, S0), (SwapOffered(S1, S0),)),
    ],
    ids=case,
)
def test_swap(build: Build, command: Command, entries: tuple[AnyEntry, ...]) -> None:
    """A person takes a free or a computer's seat at once; with a person both must want it."""
    assert build().do(command) == entries


def test_swapped() -> None:
    """All that belongs to a person goes to his new seat; nobody offers it any longer."""
    table = offered()
    assert room_view(table.room).swaps == ((S0, S1),)
    table.do(TakeSeat(CARLOS, "Carlos", S2))
    table.do(SwapSeats(CARLOS, S2, S0))
    table.do(SwapSeats(BEA, S1, S2))
    table.do(SwapSeats(BEA, S1, S0))
    assert names(table) == ["Bea", "Ana", "Carlos", ""]
    assert list(table.room.who) == [BEA, ANA, CARLOS, None]
    assert table.room.bots == ("Blas", "Ada", "Celia", "Dimas")
    assert room_view(table.room).swaps == ()


def test_swapped_for_the_rematch() -> None:
    """A match that is over stays as it was played: who changes seats does so at the next one."""
    table = over()
    before = names(table)
    assert room_view(table.room).seating == ()
    table.do(SwapSeats(ANA, S0, S1))
    assert names(table) == before
    assert room_view(table.room).seating == (S1, S0, S2, S3)
    table.do(SwapSeats(ANA, S0, S2))
    assert room_view(table.room).seating == (S1, S2, S0, S3)
    table.do(SwapSeats(ANA, S0, S2))
    table.do(SwapSeats(ANA, S0, S1))
    assert room_view(table.room).seating == ()


def test_offers_of_others_stay() -> None:
    """Who changes seats takes along what others offer each other."""
    table = with_bea()
    table.do(TakeSeat(CARLOS, "Carlos", S2))
    table.do(SwapSeats(BEA, S1, S2))
    table.do(SwapSeats(ANA, S0, S3))
    assert room_view(table.room).swaps == ((S1, S2),)
    table.do(SwapSeats(CARLOS, S2, S1))
    assert names(table) == ["", "Carlos", "Bea", "Ana"]


def test_an_offer_ends_with_the_person() -> None:
    """Who leaves is offered nothing, nor whoever comes after him."""
    table = offered()
    table.do(LeaveSeat(BEA, S1))
    assert room_view(table.room).swaps == ()


ONCE = Refused(Code.ILLEGAL, "to offer it once", "seat 1 again")
WHEN = "to change seats before the first deal or when the match is over"
OTHER = "another seat from 0 to 3"


def following() -> Live:
    """Return a table whose match is played again elsewhere."""
    table = over()
    table.do(AskRematch(ANA, S0))
    table.do(GoToRematch("mesa02"))
    return table


@pytest.mark.parametrize(
    ("build", "command", "refused"),
    [
        (offered, SwapSeats(ANA, S0, S1), ONCE),
        (playing, SwapSeats(ANA, S0, S1), Refused(Code.ILLEGAL, WHEN, "seat 1 now")),
        (two, SwapSeats(ANA, S0, S1), Refused(Code.ILLEGAL, WHEN, "seat 1 now")),
        (drawn, SwapSeats(ANA, S3, S1), Refused(Code.ILLEGAL, WHEN, "seat 1 now")),
        (following, SwapSeats(ANA, S0, S1), Refused(Code.ILLEGAL, WHEN, "seat 1 now")),
        (over, SwapSeats(ANA, S0, S0), Refused(Code.NOT_YOUR_SEAT, OTHER, "seat 0")),
        (over, SwapSeats(ANA, S0, Seat(4)), Refused(Code.NOT_YOUR_SEAT, OTHER, "seat 4")),
        (
            over,
            SwapSeats(ANA, S1, S0),
            Refused(Code.NOT_YOUR_SEAT, "your seat, 0", "seat 1"),
        ),
        (
            playing,
            FillSeats(ANA, S0),
            Refused(Code.ILLEGAL, "a table that waits for people", "all seats are taken"),
        ),
    ],
    ids=case,
)
def test_no_swap(build: Build, command: Command, refused: Refused) -> None:
    """Nobody changes his seat while cards are dealt, nor a seat that was drawn."""
    assert build().refuse(command) == refused
