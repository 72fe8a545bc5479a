"""The same match once more: wanted by all who are here, and opened under a name of its own."""

import pytest
from msgspec.structs import replace

from tapete.door import Door
from tapete.naipes import PACK
from tapete.table import (
    AskRematch,
    CloseTable,
    ComeBack,
    Command,
    DealDue,
    GoToRematch,
    Kind,
    LeaveSeat,
    MarkAway,
    RematchDue,
    Row,
    SwapSeats,
    TakeSeat,
    due,
    fold,
    room_view,
)
from tapete.table.entries import BotSat, Opened, RematchAsked, Rematched, Returned, Sat
from tapete.table.refused import Code, Refused
from tapete.table.rematch import next_table, rematch_row
from tests.table.stages import S0, S1, S2, S3, Build, case, over_for_two, playing
from tests.table.tables import ANA, BEA, CARLOS, NAMES, TABLE, Live, live, opening, over

SITTING = ((BEA, S1), (CARLOS, S2), (3, S3))


def wanted() -> Live:
    """Return a table at which all want to play again."""
    table = over_for_two()
    table.do(AskRematch(ANA, S0))
    table.do(AskRematch(BEA, S1))
    return table


def test_all_want_it() -> None:
    """When all persons who are here want to play again a new table is due, and they go there."""
    table = over_for_two()
    assert table.do(AskRematch(ANA, S0)) == (RematchAsked(S0),)
    assert room_view(table.room).rematch == (S0,)
    assert due(table.room) == ()
    table.now = 500
    table.do(AskRematch(BEA, S1))
    assert due(table.room) == (RematchDue(500, next_table(TABLE), "rematch"),)
    assert table.do(GoToRematch(next_table(TABLE))) == (Rematched(next_table(TABLE)),)
    assert room_view(table.room).following == next_table(TABLE)
    assert due(table.room) == ()


@pytest.mark.parametrize("command", [LeaveSeat(BEA, S1), MarkAway(S1)])
def test_who_is_not_here_is_not_asked(command: Command) -> None:
    """Who has left or is away is not waited for."""
    table = over_for_two()
    table.do(AskRematch(ANA, S0))
    table.do(command)
    assert [type(one) for one in due(table.room)] == [RematchDue]


def test_who_comes_is_asked() -> None:
    """Whoever sits down after the match is asked as well."""
    table = over()
    table.do(TakeSeat(CARLOS, "Carlos", S2))
    table.do(AskRematch(ANA, S0))
    assert due(table.room) == ()
    table.do(AskRematch(CARLOS, S2))
    assert [type(one) for one in due(table.room)] == [RematchDue]


def test_nobody_is_here() -> None:
    """Where nobody is, nothing is played again; the wish of who is away is none."""
    table = over()
    table.do(AskRematch(ANA, S0))
    table.do(MarkAway(S0))
    assert due(table.room) == ()
    table.do(ComeBack(ANA, S0))
    assert due(table.room) == ()


def test_who_is_away_may_ask() -> None:
    """Who was away and wants to play again is back."""
    table = over()
    table.do(MarkAway(S0))
    assert table.do(AskRematch(ANA, S0)) == (Returned(S0), RematchAsked(S0))


def test_the_new_table() -> None:
    """All is as it was, but for the seats as they are now and the mano, who is the next one."""
    door = Door(low=2)
    first = opening(clock=30, bank=60, door=door, fill=False, rules={"kings": "4"})
    table = over(first, *(TakeSeat(who, f"P{who}", seat) for who, seat in SITTING))
    table.do(MarkAway(S3))
    table.do(SwapSeats(ANA, S0, S1))
    table.do(SwapSeats(BEA, S1, S0))
    row = rematch_row(table.room, 9_000)
    names = (NAMES[1], NAMES[0], *NAMES[2:4])
    opened = Opened(
        "mus", {"kings": "4"}, 1, "normal", 1200, 30, S1, names, 60, door, rematch_of=TABLE
    )
    people = (Sat(S0, BEA, "P1"), Sat(S1, ANA, "Ana"), Sat(S2, CARLOS, "P2"))
    new = next_table(TABLE)
    entries = (opened, *people, BotSat(S3, "normal", NAMES[3]))
    assert row == Row(0, 9_000, f"open:{new}", entries)
    room, _ = fold(None, row, new)
    assert room.info.rematch_of == TABLE
    assert [place.kind for place in room.places] == [Kind.PERSON] * 3 + [Kind.BOT]


def test_nobody_draws_again() -> None:
    """Partners who were drawn stay as they sit: a rematch is begun with its deal."""
    table = over()
    row = rematch_row(table.room, 0)
    opened = row.entries[0]
    assert isinstance(opened, Opened)
    again = live(
        Row(0, 0, row.origin, (replace(opened, rules={"partners": "drawn"}), *row.entries[1:]))
    )
    assert due(again.room) == (DealDue(0, PACK, "deal:1:0"),)


def test_names() -> None:
    """The name of the next table follows from the last one, and is none that a person opens."""
    names = [TABLE]
    for _ in range(20):
        names.append(next_table(names[-1]))
    assert len(set(names)) == 21
    assert all(len(name) == 16 for name in names[1:])


NOW = "a match that is over and not yet played again"
ALL = "a match that all who are here want to play again"


def following() -> Live:
    """Return a table whose match is played again elsewhere."""
    table = wanted()
    table.do(GoToRematch("mesa02"))
    return table


@pytest.mark.parametrize(
    ("build", "command", "refused"),
    [
        (playing, AskRematch(ANA, S0), Refused(Code.ILLEGAL, NOW, "a rematch now")),
        (following, AskRematch(ANA, S0), Refused(Code.ILLEGAL, NOW, "a rematch now")),
        (wanted, AskRematch(ANA, S0), Refused(Code.ILLEGAL, "to ask once", "a rematch again")),
        (over, GoToRematch("mesa02"), Refused(Code.STALE, ALL, "a rematch at mesa02")),
        (playing, GoToRematch("mesa02"), Refused(Code.STALE, ALL, "a rematch at mesa02")),
        (following, GoToRematch("mesa03"), Refused(Code.STALE, ALL, "a rematch at mesa03")),
    ],
    ids=case,
)
def test_no_rematch(build: Build, command: Command, refused: Refused) -> None:
    """Nobody plays again before the end, twice, or without the others."""
    assert build().refuse(command) == refused


def test_closed() -> None:
    """At a closed table nothing is played again."""
    table = wanted()
    table.do(CloseTable("over"))
    assert due(table.room) == ()
