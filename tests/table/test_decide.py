"""What comes of each command that may be carried out."""

import pytest

from tapete.naipes import PACK
from tapete.table import (
    BotSays,
    By,
    ClockSays,
    CloseTable,
    ComeBack,
    Command,
    Deal,
    EndListing,
    LeaveSeat,
    MarkAway,
    PressContinue,
    Resume,
    Row,
    SayWord,
    TakeSeat,
)
from tapete.table.entries import (
    AnyEntry,
    BotSat,
    BotTookOver,
    Closed,
    Continued,
    Dealt,
    Played,
    Resumed,
    Returned,
    Sat,
    Stood,
    Waived,
)
from tests.table.stages import (
    S0,
    S1,
    S2,
    S3,
    Build,
    away,
    case,
    hurried,
    left,
    let_pass,
    overlooked,
    overlooked_by_bot,
    playing,
    reading,
    reading_away,
    waiting,
)
from tests.table.tables import ANA, BEA, CARLOS, DIANA, PASSED, listed, live, opening, over


@pytest.mark.parametrize(
    ("build", "command", "entries"),
    [
        (waiting, TakeSeat(BEA, "Bea", S1), (Sat(S1, BEA, "Bea"),)),
        (playing, LeaveSeat(ANA, S0), (Stood(S0), BotSat(S0, "normal", "Ada"))),
        (playing, SayWord(ANA, S0, 2, "corto"), (Played(S0, "corto"),)),
        (playing, SayWord(ANA, S0, 2, "  corto "), (Played(S0, "corto"),)),
        (away, SayWord(ANA, S0, 3, "mus"), (Returned(S0), Played(S0, "mus"))),
        (away, BotSays(S0, "mus"), (Played(S0, "mus", By.BOT),)),
        (away, ComeBack(ANA, S0), (Returned(S0),)),
        (playing, MarkAway(S0), (BotTookOver(S0, "normal"),)),
        (reading, PressContinue(ANA, S0), (Continued(S0),)),
        (reading_away, PressContinue(ANA, S0), (Returned(S0), Continued(S0))),
        (over, PressContinue(ANA, S0), (Continued(S0),)),
        (hurried, Resume(250), (Resumed(250),)),
        (playing, CloseTable("left"), (Closed("left"),)),
        (overlooked, SayWord(ANA, S0, 3, "reclama 7o 10o"), (Played(S0, "reclama 7o 10o"),)),
        (overlooked, BotSays(S1, "reclama 10o 7o"), (Played(S1, "reclama 10o 7o", By.BOT),)),
        (overlooked, BotSays(S1, "echa 4o"), (Played(S1, "echa 4o", By.BOT),)),
        (overlooked_by_bot, BotSays(S0, "reclama 10o 7o"), (Played(S0, "reclama 10o 7o", By.BOT),)),
        (overlooked_by_bot, BotSays(S0, ""), (Waived(S0),)),
        (let_pass, BotSays(S0, "reclama 10o 7o"), (Played(S0, "reclama 10o 7o", By.BOT),)),
    ],
    ids=case,
)
def test_done(build: Build, command: Command, entries: tuple[AnyEntry, ...]) -> None:
    """A command that may be carried out is one row of entries that belong together."""
    table = build()
    assert table.do(command, "o") == entries
    assert table.rows[-1] == Row(len(table.rows) - 1, table.now, "o", entries)


def test_deal() -> None:
    """The house's order is written with the digest of the state that it was given to."""
    table = live()
    digest = table.room.state.digest()
    assert table.do(Deal(PACK)) == (Dealt("baraja " + " ".join(map(str, PACK)), digest),)


def test_clock_says() -> None:
    """When a person's time is out a word is said for him, and marked."""
    table = hurried()
    table.now = 30_000
    assert table.do(ClockSays(S0, "corto")) == (Played(S0, "corto", By.CLOCK),)


def test_end_of_list() -> None:
    """When its time is out the list counts as read by all who are here."""
    table = listed(
        opening(clock=30),
        TakeSeat(BEA, "Bea", S1),
        TakeSeat(CARLOS, "Carlos", S2),
        TakeSeat(DIANA, "Diana", S3),
        MarkAway(S3),
    )
    table.do(PressContinue(BEA, S1))
    table.now = 15_000
    assert table.do(EndListing()) == (Continued(S0, By.CLOCK), Continued(S2, By.CLOCK))


def test_time_never_goes_back() -> None:
    """A row is never older than the row before it, even where two clocks differ."""
    table = live(opening(at=1000))
    table.now = 400
    table.deal()
    assert [row.at for row in table.rows] == [1000, 1000]


def test_nobody_changes_sides() -> None:
    """Who has seen the cards of a seat in this hand may take another only when it is over."""
    table = left()
    table.do(TakeSeat(ANA, "Ana", S0))
    table.do(LeaveSeat(ANA, S0))
    table.say("0 corto", *PASSED)
    assert table.do(TakeSeat(ANA, "Ana", S1)) == (Sat(S1, ANA, "Ana"),)


def test_seats_before_the_deal() -> None:
    """Before the first deal nobody has seen a card: seats may be changed."""
    table = live(None, LeaveSeat(ANA, S0))
    assert table.do(TakeSeat(ANA, "Ana", S1)) == (Sat(S1, ANA, "Ana"),)


def test_forgotten_with_the_deal() -> None:
    """A new deal forgets who saw which cards of the hand before."""
    table = left()
    table.say("0 corto", *PASSED)
    table.deal()
    assert table.do(TakeSeat(ANA, "Ana", S1)) == (Sat(S1, ANA, "Ana"),)
