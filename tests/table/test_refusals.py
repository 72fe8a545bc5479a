"""Each kind of refusal: by its code, by what it says, and by the unchanged room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.naipes import PACK, Seat
from tapete.table import (
    BotSays,
    ClockSays,
    CloseTable,
    Code,
    ComeBack,
    Command,
    Deal,
    EndListing,
    LeaveSeat,
    MarkAway,
    PressContinue,
    Refused,
    Resume,
    Row,
    SayWord,
    TakeSeat,
    decide,
)
from tests.table.stages import (
    S0,
    S1,
    S2,
    Build,
    away,
    bidding,
    case,
    cut,
    done,
    early,
    hurried,
    late,
    left,
    let_pass,
    overlooked,
    paused,
    playing,
    reading,
    shut,
    spoken_for,
    throwing,
    waiting,
)
from tests.table.tables import ANA, BEA, over


def no(code: str, expected: str, got: str) -> Refused:
    """Return a refusal as a client reads it."""
    return Refused(Code(code), expected, got)


FREE = "a seat that is empty or a computer's"
SEEN = "seat 0, whose cards you have seen, until this hand is over"
OVER = "a word of nobody: the match is over"
ANSWER = "an answer to update 2 or newer, up to 2"
BIDS = "paso, envido 2..40, ordago"
NO_CARDS = "no cards: the house is not to deal now"
CLAIMS = "reclama 10o 7o, reclama 2o 6o 7o"
NEXT = f"echa 4o, echa 4o lleva 2o 11o, echa 3o, echa 12o, {CLAIMS}"
OWED = "an order of the 40 cards that are owed"


LONG = "envido " + "9" * 100

REFUSALS: list[tuple[Build, Command, Refused]] = [
    # the table
    (
        shut,
        SayWord(ANA, S0, 2, "mus"),
        no("closed", "an open table", "a table that is closed: left"),
    ),
    (shut, CloseTable("over"), no("closed", "an open table", "a table that is closed: left")),
    # the seats
    (playing, TakeSeat(BEA, "Bea", Seat(4)), no("not_your_seat", "a seat from 0 to 3", "seat 4")),
    (playing, TakeSeat(BEA, "Bea", Seat(-1)), no("not_your_seat", "a seat from 0 to 3", "seat -1")),
    (playing, TakeSeat(BEA, "Bea", S0), no("seat_taken", FREE, "seat 0")),
    (away, TakeSeat(BEA, "Bea", S0), no("seat_taken", FREE, "seat 0")),
    (playing, TakeSeat(ANA, "Ana", S0), no("seat_taken", FREE, "seat 0")),
    (
        playing,
        TakeSeat(ANA, "Ana", S1),
        no("illegal", "one seat for each person: yours is 0", "seat 1"),
    ),
    (left, TakeSeat(ANA, "Ana", S1), no("illegal", SEEN, "seat 1")),
    (playing, LeaveSeat(BEA, S1), no("not_your_seat", "a seat of yours: none yet", "seat 1")),
    (playing, LeaveSeat(ANA, S1), no("not_your_seat", "your seat, 0", "seat 1")),
    (playing, LeaveSeat(ANA, Seat(7)), no("not_your_seat", "your seat, 0", "seat 7")),
    (playing, ComeBack(BEA, S0), no("not_your_seat", "a seat of yours: none yet", "seat 0")),
    (
        playing,
        ComeBack(ANA, S0),
        no("illegal", "a seat whose person is away", "seat 0, who is here"),
    ),
    (playing, MarkAway(S1), no("not_your_seat", "a seat whose person is here", "seat 1")),
    (away, MarkAway(S0), no("not_your_seat", "a seat whose person is here", "seat 0")),
    # the words
    (
        playing,
        SayWord(BEA, S0, 2, "mus"),
        no("not_your_seat", "a seat of yours: none yet", "seat 0"),
    ),
    (playing, SayWord(ANA, S1, 2, "mus"), no("not_your_seat", "your seat, 0", "seat 1")),
    (waiting, SayWord(ANA, S0, 1, "mus"), no("not_your_turn", "a word of casa", "a word of 0")),
    (cut, SayWord(ANA, S0, 4, "paso"), no("not_your_turn", "a word of 1", "a word of 0")),
    (over, SayWord(ANA, S0, 5, "paso"), no("not_your_turn", OVER, "a word of 0")),
    (playing, SayWord(ANA, S0, 1, "mus"), no("stale", ANSWER, "an answer to update 1")),
    (playing, SayWord(ANA, S0, 3, "mus"), no("stale", ANSWER, "an answer to update 3")),
    (playing, SayWord(ANA, S0, 2, "paso"), no("illegal", "mus, corto", "paso")),
    (playing, SayWord(ANA, S0, 2, "baraja 1o"), no("illegal", "mus, corto", "baraja 1o")),
    (playing, SayWord(ANA, S0, 2, "hola"), no("illegal", "mus, corto", "hola")),
    (playing, SayWord(ANA, S0, 2, ""), no("illegal", "mus, corto", "")),
    (playing, SayWord(ANA, S0, 2, LONG), no("illegal", "mus, corto", LONG[:80])),
    (bidding, SayWord(ANA, S0, 3, "envido 41"), no("illegal", BIDS, "envido 41")),
    (bidding, SayWord(ANA, S0, 3, "envido 1"), no("illegal", BIDS, "envido 1")),
    (throwing, SayWord(ANA, S0, 6, "descarto 1o"), no("illegal", "descarto 1..4", "descarto 1o")),
    (away, SayWord(ANA, S0, 3, "paso"), no("illegal", "mus, corto", "paso")),
    (playing, BotSays(S0, "mus"), no("not_your_seat", "a seat that a computer plays", "seat 0")),
    (playing, BotSays(S1, "mus"), no("not_your_turn", "a word of 0", "a word of 1")),
    (away, BotSays(S0, "quiero"), no("illegal", "mus, corto", "quiero")),
    # words besides
    (overlooked, BotSays(S1, ""), no("illegal", NEXT, "")),
    (overlooked, BotSays(S2, ""), no("not_your_turn", "a word of 1", "a word of 2")),
    (overlooked, BotSays(S0, ""), no("not_your_seat", "a seat that a computer plays", "seat 0")),
    (overlooked, SayWord(ANA, S0, 3, "echa 1o"), no("illegal", CLAIMS, "echa 1o")),
    (overlooked, SayWord(ANA, S0, 3, ""), no("illegal", CLAIMS, "")),
    (let_pass, BotSays(S0, ""), no("illegal", "to be silent once", "nothing again")),
    # the clock
    (playing, ClockSays(S0, "mus"), no("not_your_turn", "a seat whose clock runs", "seat 0")),
    (hurried, ClockSays(S1, "mus"), no("not_your_turn", "a seat whose clock runs", "seat 1")),
    (hurried, ClockSays(S0, "mus"), no("stale", "the clock's word not before 30000", "at 29999")),
    (
        spoken_for,
        SayWord(ANA, S0, 2, "corto"),
        no("late", "a word in time: the clock spoke for you", "an answer to update 2"),
    ),
    (late, ClockSays(S0, "paso"), no("illegal", "mus, corto", "paso")),
    (reading, EndListing(), no("stale", "a list whose time is out", "the end of the list at 0")),
    (early, EndListing(), no("stale", "a list whose time is out", "the end of the list at 14999")),
    (playing, Resume(9), no("illegal", "time lost at a table with a clock", "9 ms, clock None")),
    (hurried, Resume(0), no("illegal", "time lost at a table with a clock", "0 ms, clock 30")),
    (paused, SayWord(ANA, S0, 5, "mus"), no("paused", "a table that is not paused", "SayWord")),
    # the list, and the house
    (playing, PressContinue(ANA, S0), no("illegal", "a list that is shown", "continue")),
    (reading, PressContinue(BEA, S1), no("not_your_seat", "a seat of yours: none yet", "seat 1")),
    (done, PressContinue(ANA, S0), no("illegal", "to continue once", "continue again")),
    (playing, Deal(PACK), no("not_your_turn", NO_CARDS, "40 cards")),
    (reading, Deal(PACK), no("not_your_turn", NO_CARDS, "40 cards")),
    (over, Deal(PACK), no("not_your_turn", NO_CARDS, "40 cards")),
    (waiting, Deal(PACK[1:]), no("illegal", "an order of the 40 cards that are owed", "39 cards")),
    (waiting, Deal(PACK[:1] * 40), no("illegal", OWED, "40 cards")),
]


@pytest.mark.parametrize(("build", "command", "refused"), REFUSALS, ids=case)
def test_refused(build: Build, command: Command, refused: Refused) -> None:
    """What may not be done is refused by its code, says expected and got, and changes nothing."""
    assert build().refuse(command) == refused


def test_every_code() -> None:
    """Each refusal that a table can give is tried here; the others are the server's."""
    tried = {refused.code for _, _, refused in REFUSALS}
    others = {Code.UNREADABLE, Code.TOO_LARGE, Code.TOO_FAST, Code.UNKNOWN_TABLE}
    others |= {Code.NOT_WELCOME, Code.NOT_INVITED, Code.SKILL, Code.MUTED}  # the club's
    assert tried == set(Code) - others


PEOPLE = st.integers(0, 3)
NUMBERS = st.integers(-1, 9)
WORDS = st.text(max_size=30) | st.sampled_from(["mus", "corto", "paso", "envido 0", "baraja 1o"])


@given(
    build=st.sampled_from([waiting, playing, hurried, reading, away, shut, over, throwing]),
    command=st.one_of(
        st.builds(SayWord, PEOPLE, NUMBERS.map(Seat), NUMBERS, WORDS),
        st.builds(TakeSeat, PEOPLE, WORDS, NUMBERS.map(Seat)),
        st.builds(LeaveSeat, PEOPLE, NUMBERS.map(Seat)),
        st.builds(PressContinue, PEOPLE, NUMBERS.map(Seat)),
        st.builds(ComeBack, PEOPLE, NUMBERS.map(Seat)),
    ),
    now=NUMBERS,
)
def test_whatever_people_send(build: Build, command: Command, now: int) -> None:
    """Whatever people send gives a row or a refusal, and a row can be folded."""
    table = build()
    table.now = now
    if isinstance(decide(table.room, command, "o", now), Row):
        table.do(command)
