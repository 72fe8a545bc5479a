"""Whatever comes, goes, speaks, pauses and times out, in any order: the laws of presence."""

import random
from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.door import Door
from tapete.naipes import Seat
from tapete.table import AskPause, EndPause, FillSeats
from tests.table.evening import Evening, awaited, is_settled
from tests.table.tables import live, opening

WHO = st.sampled_from([0, 0, 1, 1, 2, 3])
SEATS = st.integers(0, 3).map(Seat)
TIMES = st.sampled_from([1, 500, 4_000, 15_000, 20_000, 31_000, 60_000, 119_000, 181_000, 301_000])

Step: TypeAlias = tuple[str, int, Seat, int]
STEPS: st.SearchStrategy[list[Step]] = st.lists(
    st.tuples(
        st.sampled_from(
            ["open", "close", "sit", "leave", "speak", "pause", "go on", "fill", "restart", "wait"]
        ),
        WHO,
        SEATS,
        TIMES,
    ),
    min_size=5,
    max_size=40,
)


def step(evening: Evening, what: str, who: int, seat: Seat, time: int) -> None:
    """Let one thing happen."""
    mine = evening.room.seat_of(who)
    at = seat if mine is None else mine
    match what:
        case "open":
            evening.open_window(who)
        case "close":
            evening.close_window(who)
        case "sit":
            evening.sit(who, seat)
        case "leave":
            evening.leave(who)
        case "speak":
            evening.speak(who)
        case "pause" if who in evening.windows:
            evening.attempt(AskPause(who, at))
        case "go on" if who in evening.windows:
            evening.attempt(EndPause(who, at))
        case "fill" if who in evening.windows:
            evening.attempt(FillSeats(who, at))
        case "restart":
            evening.restart(time)
        case _:
            evening.wait(time)


def begin(clock: int | None, bank: int, rated: bool, fill: bool, seed: int) -> Evening:
    """Return an evening at a table of Ana's, person 0 at seat 0, who has a window open."""
    door = Door(rated=rated)
    first = opening(clock=clock, bank=bank, door=door, fill=fill, at=1_000)
    return Evening(live(first), random.Random(seed), windows={0})


@settings(max_examples=100, deadline=None)
@given(
    clock=st.sampled_from([None, 5, 30]),
    bank=st.sampled_from([0, 40]),
    rated=st.booleans(),
    fill=st.booleans(),
    seed=st.integers(0, 2**32),
    steps=STEPS,
)
def test_an_evening(
    clock: int | None, bank: int, rated: bool, fill: bool, seed: int, steps: list[Step]
) -> None:
    """A seat is never lost, nobody speaks for who is here and in time, the owner has his seat back,
    and the match ends or waits for somebody who is named.
    """
    evening = begin(clock, 0 if clock is None else bank, rated, fill, seed)
    for one in steps:
        step(evening, *one)
        assert is_settled(evening.room)
    everybody_goes(evening)


def everybody_goes(evening: Evening) -> None:
    """Let all lose their windows, and see how the evening ends."""
    for who in tuple(evening.windows):
        evening.close_window(who)
    evening.wait(4 * 3_600_000)
    room = evening.room
    if room.closed or room.is_over or room.is_waiting:
        return
    assert room.info.clock is None, "where a clock runs a match comes to its end"
    assert len(room.present) == 1, "only who is alone is waited for for ever"
    assert awaited(room) == room.present


@settings(max_examples=40, deadline=None)
@given(clock=st.sampled_from([None, 5]), seed=st.integers(0, 2**32), gone=TIMES, steps=STEPS)
def test_whoever_is_back_has_his_seat(
    clock: int | None, seed: int, gone: int, steps: list[Step]
) -> None:
    """Whatever others do while one is gone: if the table is still there he has his seat at once."""
    evening = begin(clock, 0, False, True, seed)
    evening.sit(1, Seat(1))
    evening.close_window(0)
    for what, who, seat, time in steps:
        if who != 0 and what in ("sit", "leave", "speak", "close", "open"):
            step(evening, what, who, seat, time)
    evening.wait(gone)
    evening.open_window(0)
    assert evening.room.closed or evening.room.is_present(Seat(0))
    assert evening.room.who[0] == 0
