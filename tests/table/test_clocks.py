"""Clocks with a bank: what a person takes over his clock, and a word that comes too late."""

import pytest

from tapete.table import (
    BotSays,
    ClockDue,
    ClockSays,
    Code,
    ComeBack,
    LeaveSeat,
    MarkAway,
    Refused,
    SayWord,
    TakeSeat,
    due,
    room_view,
)
from tapete.table.commands import AskPartner
from tapete.table.entries import By, Played
from tests.table.stages import S0, S1, S2, spoken_for
from tests.table.tables import ANA, BEA, Live, dealt, opening
from tests.table.talking import answer

FULL = 60_000


def banked(*, bank: int = 60) -> Live:
    """Return a table with a clock of 30 seconds and a bank, at which Ana is to speak from 0 on."""
    return dealt(opening(clock=30, bank=bank, rules={"senas": "off"}))


def bank(table: Live) -> int:
    """Return what is left of the bank at seat 0."""
    return room_view(table.room).banks[0]


def test_the_bank_comes_after_the_clock() -> None:
    """The clock that is shown ends first; the word is said for a person when his bank is empty."""
    table = banked()
    assert room_view(table.room).due == 30_000
    assert due(table.room) == (ClockDue(S0, 90_000, "normal", "deadline:1:0"),)
    table.now = 89_999
    assert table.refuse(ClockSays(S0, "mus")).code is Code.STALE
    table.now = 90_000
    assert table.do(ClockSays(S0, "mus")) == (Played(S0, "mus", By.CLOCK),)
    assert bank(table) == 0


@pytest.mark.parametrize(
    ("time", "left"), [(0, FULL), (30_000, FULL), (30_001, 59_999), (75_000, 15_000), (95_000, 0)]
)
def test_what_is_taken_over(time: int, left: int) -> None:
    """What a person takes over his clock is gone from his bank for the whole match."""
    table = banked()
    table.now = time
    table.say("0 mus")
    assert bank(table) == left


def test_it_lasts_for_the_match() -> None:
    """What was taken at one decision is missing at the next."""
    table = banked()
    table.now = 50_000
    table.say("0 corto")
    assert due(table.room)[0].at == 50_000 + 30_000 + 40_000


def test_no_bank_without_one() -> None:
    """Where there is no bank none is shown, and the clock is all there is."""
    table = banked(bank=0)
    assert room_view(table.room).banks == ()
    assert due(table.room)[0].at == 30_000


def test_whoever_goes_away_pays() -> None:
    """Who goes away when his clock is out has paid for it when he is back."""
    table = banked()
    table.now = 50_000
    table.do(MarkAway(S0))
    assert bank(table) == 40_000
    table.now = 99_000
    table.do(ComeBack(ANA, S0))
    table.say("0 mus")
    assert bank(table) == 40_000


def test_nobody_pays_for_a_computer() -> None:
    """What a computer says for who is away costs him nothing."""
    table = banked()
    table.do(MarkAway(S0))
    table.now = 80_000
    table.do(BotSays(S0, "mus"))
    assert bank(table) == FULL


def test_a_bank_is_the_persons() -> None:
    """Whoever sits down has a bank of his own."""
    table = banked()
    table.now = 50_000
    table.say("0 corto")
    table.do(LeaveSeat(ANA, S0))
    table.do(TakeSeat(BEA, "Bea", S0))
    assert bank(table) == FULL


def test_no_time_by_standing_up() -> None:
    """Who leaves his seat and takes it again in the same hand has no more time than before."""
    table = banked()
    table.now = 50_000
    table.do(LeaveSeat(ANA, S0))
    table.do(TakeSeat(ANA, "Ana", S0))
    assert [one.at for one in due(table.room)] == [90_000]
    table.say("0 mus")
    assert bank(table) == 40_000


def test_the_partner_answers_on_ones_time() -> None:
    """A question does not stop the clock: the word that comes of it costs the asker's bank."""
    table = dealt(opening(clock=30, bank=60), TakeSeat(BEA, "Bea", S2))
    table.say("0 corto")
    table.do(AskPartner(ANA, S0, "envido 2"))
    table.now = 40_000
    table.do(answer(table, BEA, S2, "envido 2"))
    assert bank(table) == 50_000


def late(last: int) -> Refused:
    """Return the refusal of an answer to update *last*."""
    expected = "a word in time: the clock spoke for you"
    return Refused(Code.LATE, expected, f"an answer to update {last}")


def test_too_late() -> None:
    """A word after the clock has spoken is refused aloud, now and later."""
    table = spoken_for()
    assert table.refuse(SayWord(ANA, S0, 2, "corto")) == late(2)
    table.say("1 mus", "2 mus", "3 mus")
    assert table.refuse(SayWord(ANA, S0, 2, "corto")) == late(2)


def test_stale_is_not_late() -> None:
    """A word to a question before that, or out of turn, is refused as ever."""
    table = spoken_for()
    assert table.refuse(SayWord(ANA, S0, 1, "corto")).code is Code.NOT_YOUR_TURN
    assert table.refuse(SayWord(ANA, S0, 3, "corto")).code is Code.NOT_YOUR_TURN
    table.say("1 mus", "2 mus", "3 mus")
    assert table.refuse(SayWord(ANA, S0, 1, "corto")).code is Code.STALE
    table.say("0 descarto 12o")


def test_only_whom_the_clock_spoke_for() -> None:
    """Nobody else is late because the clock spoke."""
    table = dealt(opening(clock=30), TakeSeat(BEA, "Bea", S1))
    table.now = 30_000
    table.do(ClockSays(S0, "mus"))
    assert table.refuse(SayWord(BEA, S1, 3, "mus")).code is Code.STALE
    table.say("1 mus")
