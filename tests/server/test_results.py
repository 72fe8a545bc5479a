"""How a match ended, as its log tells it."""

from tapete.door import Door
from tapete.naipes import Seat
from tapete.server.deeds import Ending, Part
from tapete.server.results import Match, match_of
from tapete.server.store import Result
from tapete.table.commands import (
    CloseTable,
    ComeBack,
    LeaveSeat,
    MarkAway,
    PressContinue,
    SwapSeats,
    TakeSeat,
)
from tests.server.matches import four_people, results, win
from tests.table.tables import (
    ANA,
    BEA,
    CARLOS,
    DIANA,
    NAMES,
    ONE_HAND,
    PASSED,
    TABLE,
    live,
    opening,
    over,
)

S0, S1, S2, S3 = map(Seat, range(4))
STAYED, LEFT, CAME = Ending.STAYED, Ending.LEFT, Ending.CAME


def test_win() -> None:
    """A match that is won has a winner, a score, and who held each seat; it ends once."""
    table = win(four_people(door=Door(rated=True)))
    table.do(CloseTable("over"))
    seats = ((ANA, "Ana"), (BEA, "Bea"), (CARLOS, "Carlos"), (DIANA, "Diana"))
    assert results(table) == [Result("mus", 0, table.room.state.score, True, seats)]


def test_computers() -> None:
    """A computer holds its seat as nobody, under its name; a match with one is not fair."""
    table = over()
    assert results(table)[0].seats == ((ANA, "Ana"), *((None, name) for name in NAMES[1:4]))
    assert match_of(table.rows, TABLE) == Match((Part(ANA, 0, 0, STAYED),), fair=False)


def test_abandoned() -> None:
    """A match that is abandoned is won by those who stayed, or by nobody."""
    for winner, index in (("B", 1), ("", None)):
        table = four_people()
        table.deal(*ONE_HAND)
        table.do(CloseTable("abandoned", winner))
        assert [result.winner for result in results(table)] == [index]


def test_never_begun() -> None:
    """A table that is closed before the first deal has no result, and nobody played there."""
    table = live(opening(), LeaveSeat(ANA, S0), CloseTable("empty"))
    assert results(table) == []
    assert match_of(table.rows, TABLE) == Match((), fair=False)
    assert match_of((), TABLE) == Match((), fair=False)


def test_everybody_stayed() -> None:
    """Four people who play to the end have played fairly, two for each side."""
    parts = tuple(Part(who, who, who % 2, STAYED) for who in range(4))
    assert match_of(win(four_people()).rows, TABLE) == Match(parts, fair=True)


def test_changes_before_the_first_deal() -> None:
    """Who only sat there before the first deal did not play."""
    table = four_people()
    table.do(LeaveSeat(BEA, S1))
    table.do(TakeSeat(9, "Eva", S1))
    match = match_of(win(table).rows, TABLE)
    assert [part.who for part in match.parts] == [ANA, CARLOS, DIANA, 9]
    assert match.fair


def test_changes_after_the_end() -> None:
    """Who leaves, comes or changes seats when the match is won changes nothing about it."""
    table = win(four_people())
    before = match_of(table.rows, TABLE)
    table.do(SwapSeats(ANA, S0, S1))
    table.do(SwapSeats(BEA, S1, S0))
    table.do(MarkAway(S2))
    table.do(LeaveSeat(DIANA, S3))
    table.do(TakeSeat(9, "Eva", S3))
    assert match_of(table.rows, TABLE) == before


def test_leaver() -> None:
    """Who stands up and does not come back has left; who takes the seat came."""
    table = four_people()
    table.deal(*ONE_HAND)
    table.do(LeaveSeat(BEA, S1))
    table.do(TakeSeat(9, "Eva", S1))
    match = match_of(win(table, dealt=True).rows, TABLE)
    assert Part(BEA, 1, 1, LEFT) in match.parts
    assert Part(9, 1, 1, CAME) in match.parts
    assert match.fair


def test_away() -> None:
    """Who is away at the end has left; who came back in time has stayed."""
    for command, ending in ((None, LEFT), (ComeBack(BEA, S1), STAYED)):
        table = four_people(clock=30)
        table.deal(*ONE_HAND)
        table.do(MarkAway(S1))
        if command is not None:
            table.do(command)
        match = match_of(win(table, dealt=True).rows, TABLE)
        assert Part(BEA, 1, 1, ending) in match.parts


def test_change_of_sides() -> None:
    """A match in which somebody goes over to the other side is not fair."""
    table = four_people()
    table.deal(*ONE_HAND)
    table.do(LeaveSeat(BEA, S1))
    table.do(LeaveSeat(CARLOS, S2))
    table.say("0 corto", *PASSED)
    table.do(TakeSeat(BEA, "Bea", S2))
    for who, seat in ((ANA, S0), (DIANA, S3), (BEA, S2)):
        table.do(PressContinue(who, seat))
    table.deal(*ONE_HAND)
    table.say("1 corto", "1 ordago", "2 quiero")
    match = match_of(table.rows, TABLE)
    assert Part(BEA, 2, 0, STAYED) in match.parts
    assert not match.fair
