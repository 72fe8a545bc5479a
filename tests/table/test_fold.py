"""Rows become the room, and what each recipient is told of it."""

import pytest
from msgspec.structs import asdict, replace

from tapete.naipes import Seat
from tapete.table import (
    By,
    ClockSays,
    Code,
    ComeBack,
    FoldError,
    Kind,
    LeaveSeat,
    MarkAway,
    Place,
    PressContinue,
    Row,
    SayWord,
    TakeSeat,
    fold,
    legal_for,
    room_view,
    view_for,
)
from tapete.table.entries import AnyEntry, Dealt, Opened, Played, Sat
from tests.table.stages import (
    S0,
    S1,
    S2,
    S3,
    away,
    let_pass,
    overlooked,
    overlooked_by_bot,
    playing,
    shut,
)
from tests.table.tables import (
    ANA,
    BEA,
    NAMES,
    TABLE,
    Live,
    dealt,
    listed,
    live,
    opening,
)

OPENED = Opened("mus", {}, 1, "normal", 0, None, S0, NAMES[:4])
ANA_SITS = Place(Kind.PERSON, "Ana")
BOTS = tuple(Place(Kind.BOT, name, "normal") for name in NAMES[:4])


def test_places() -> None:
    """Who holds a seat, and who plays it, is known to all."""
    table = dealt()
    assert room_view(table.room).places == (ANA_SITS, *BOTS[1:])
    table.do(TakeSeat(BEA, "Bea", S1))
    table.do(MarkAway(S0))
    gone = Place(Kind.PERSON, "Ana", "normal", away=True)
    assert room_view(table.room).places == (gone, Place(Kind.PERSON, "Bea"), *BOTS[2:])
    assert list(table.room.who) == [ANA, BEA, None, None]
    table.do(ComeBack(ANA, S0))
    table.do(LeaveSeat(BEA, S1))
    assert room_view(table.room).places == (ANA_SITS, *BOTS[1:])
    assert list(table.room.who) == [ANA, None, None, None]


def test_list() -> None:
    """After a hand a list is shown to all, with those who have read it, until the next deal."""
    table = dealt(None, TakeSeat(BEA, "Bea", S1))
    assert not room_view(table.room).listing
    table = listed(None, TakeSeat(BEA, "Bea", S1))
    table.do(PressContinue(BEA, S1))
    assert room_view(table.room).listing
    assert room_view(table.room).continued == (S1,)
    table.do(PressContinue(ANA, S0))
    table.deal()
    assert not room_view(table.room).listing
    assert room_view(table.room).continued == ()


def test_who_sits_down_has_not_read() -> None:
    """Whoever takes the seat of somebody who had read the list has not read it."""
    table = listed(None, TakeSeat(BEA, "Bea", S1))
    table.do(PressContinue(BEA, S1))
    table.do(LeaveSeat(BEA, S1))
    assert room_view(table.room).continued == ()


def test_closed() -> None:
    """At a closed table everybody is told why, and nobody has a word."""
    room = shut().room
    assert room_view(room).closed == "left"
    assert legal_for(room, S0) == ()
    assert legal_for(dealt().room, S0) != ()


def test_spectators_have_no_word() -> None:
    """A spectator is offered nothing and sees the number of cards of each hand."""
    room = playing().room
    assert legal_for(room, None) == ()
    assert view_for(room, None).hands == (4, 4, 4, 4)


def test_told() -> None:
    """Of each row each seat and the spectators are told once, each in its own numbers."""
    table = dealt()
    assert [(told.recipient, told.n) for told in table.told[0]] == [
        (recipient, 1) for recipient in (S0, S1, S2, S3, None)
    ]
    assert table.told[0][0].events == ()
    for told in table.told[1]:
        hands = view_for(table.room, told.recipient).hands
        assert asdict(told.events[0])["hands"] == hands
    assert table.room.streams == dict.fromkeys((S0, S1, S2, S3, None), 2)


def by_player() -> Live:
    """Return a table at which Ana just spoke for herself."""
    table = playing()
    table.say("0 corto")
    return table


def by_bot() -> Live:
    """Return a table at which a computer just spoke."""
    table = away()
    table.say("0 corto")
    return table


def by_clock() -> Live:
    """Return a table at which Ana's time just ran out."""
    table = dealt(opening(clock=30))
    table.now = 30_000
    table.do(ClockSays(S0, "corto"))
    return table


@pytest.mark.parametrize(
    ("table", "by"), [(by_player(), None), (by_bot(), By.BOT), (by_clock(), By.CLOCK)], ids=str
)
def test_by(table: Live, by: By | None) -> None:
    """Who really said a word is told where it was not the player."""
    assert {told.by for told in table.told[-1]} == {by}


def test_two_entries_are_told_once() -> None:
    """Entries that belong together are one update: a return, and the word of who returned."""
    table = away()
    before = table.room.streams
    table.do(says_mus(table))
    assert table.room.streams == {recipient: n + 1 for recipient, n in before.items()}
    assert table.room.places[0] == ANA_SITS


def says_mus(table: Live) -> SayWord:
    """Return Ana's word, though she is away."""
    return SayWord(ANA, S0, table.room.streams[S0], "mus")


def test_stale() -> None:
    """A word answers the question that stands: one to an older question is stale."""
    table = dealt()
    table.say("0 mus", "1 mus", "2 mus", "3 mus")  # now the question is what to throw
    old = table.refuse(SayWord(ANA, S0, 5, "descarto 12o"))
    assert (old.code, old.expected) == (Code.STALE, "an answer to update 6 or newer, up to 6")
    table.say("1 descarto 12e")  # that others answer changes nothing about one's own question
    table.do(SayWord(ANA, S0, 6, "descarto 12o"))


def test_asked_again() -> None:
    """Who answers and is to speak again has been asked anew."""
    table = dealt(opening(rules={"players": "2"}), TakeSeat(BEA, "Bea", S1))
    table.say("0 corto", "0 paso", "1 envido 2")
    heard = table.room.streams[S0]
    table.say("0 quiero")  # grande is over, and seat 0 opens chica
    assert table.refuse(SayWord(ANA, S0, heard, "paso")).code is Code.STALE
    table.do(SayWord(ANA, S0, heard + 1, "paso"))


def test_a_word_besides() -> None:
    """Who speaks though nobody waits for it asks anew those whom it concerns, and nobody else."""
    table = overlooked_by_bot()
    heard = table.room.streams[S1]
    table.say("0 reclama 10o 7o")
    assert table.refuse(SayWord(ANA, S1, heard, "reclama 10o 7o")).code is Code.STALE
    table.do(SayWord(ANA, S1, heard + 1, "echa 4o"))


def test_a_word_that_comes_too_late() -> None:
    """A claim is gone when the next player has played."""
    table = overlooked()
    heard = table.room.streams[S0]
    table.say("1 echa 3o")
    assert table.refuse(SayWord(ANA, S0, heard, "reclama 10o 7o")).code is Code.NOT_YOUR_TURN


def test_silence() -> None:
    """What a computer let pass is told to nobody as an event, and forgotten with the next word."""
    table = let_pass()
    assert table.room.waived == (S0,)
    assert {told.events for told in table.told[-1]} == {()}
    table.say("1 echa 3o")
    assert not table.room.waived


def row(seq: int, *entries: AnyEntry) -> Row:
    """Return a row of *entries*."""
    return Row(seq, 0, "o", entries)


DIGEST = live().room.state.digest()


@pytest.mark.parametrize(
    ("rows", "error"),
    [
        ([row(1, OPENED)], "expected row 0, got row 1"),
        ([row(0)], "begins with Opened"),
        ([row(0, Sat(S0, 0, "Ana"))], "begins with Opened"),
        ([row(0, replace(OPENED, version=2))], "expected rules version 1, got 2"),
        ([row(0, replace(OPENED, game="tute"))], "that can be opened, got KeyError"),
        ([row(0, replace(OPENED, rules={"kings": "5"}))], "kings is one of 8, 4, not '5'"),
        ([row(0, replace(OPENED, mano=Seat(9)))], "mano is a seat from 0 to 3"),
        ([row(0, OPENED), row(2)], "expected row 1, got row 2"),
        ([row(0, OPENED), row(1, OPENED)], "to be opened once, got Opened in row 1"),
        ([row(0, OPENED), row(1, Dealt("baraja 1o", "00"))], f"expected state {DIGEST}, got 00"),
        ([row(0, OPENED), row(1, Dealt("baraja 1o", DIGEST))], "an allowed word of casa"),
        ([row(0, OPENED), row(1, Played(S0, "mus"))], "an allowed word of 0"),
        ([row(0, OPENED), row(1, Played(S0, "hola"))], "an allowed word of 0"),
    ],
)
def test_log_that_does_not_fold(rows: list[Row], error: str) -> None:
    """A log that cannot have been is an error, and nothing is guessed."""
    room = None
    for good in rows[:-1]:
        room, _ = fold(room, good, TABLE)
    with pytest.raises(FoldError, match=error):
        fold(room, rows[-1], TABLE)


def test_no_card_in_an_error() -> None:
    """An error of the log may be written down by the server: it names no card."""
    room = live().room
    bad = row(1, Dealt("baraja 7o 7o", DIGEST))
    with pytest.raises(FoldError) as raised:
        fold(room, bad, TABLE)
    assert "7o" not in str(raised.value)
    assert raised.value.__suppress_context__
