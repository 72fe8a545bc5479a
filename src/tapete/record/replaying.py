"""A record replayed: each word applied to the state that the words before it lead to.

The one law: an error names its line, says what is wrong and what would be allowed there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tapete.game import AnyState
from tapete.naipes import CASA, Actor, IllegalAction, Seat
from tapete.record.reading import RecordError
from tapete.record.values import Fact, Heading, Line, Record, Said

LONGEST: Final = 300
"""Letters of what is wrong that an error shows."""


@dataclass(frozen=True, slots=True)
class Step:
    """What came of a word: the *state* after it and the *events*, secrets included."""

    said: Said
    state: AnyState
    events: tuple[Any, ...]  # each game has its own


def replay(record: Record) -> Iterator[Step]:
    """Return the steps of *record*; an error counts its lines as ``str(record)`` has them."""
    before = str(record.heading).count("\n") + 2
    return steps(record.heading, enumerate(record.lines, before))


def steps(heading: Heading, lines: Iterable[tuple[int, Line]]) -> Iterator[Step]:
    """Return the steps of numbered *lines*; raise RecordError at the first that is wrong."""
    state, game = heading.start(), heading.played
    players = len(heading.names)
    numbered = iter(lines)
    while True:
        try:
            number, line = next(numbered, (0, None))
        except RecordError as unreadable:
            raise _wrong(unreadable.line, unreadable, state, players) from unreadable
        if line is None:
            return
        if isinstance(line, Fact):
            continue
        try:
            state, events = state.apply(line.actor, game.read_action(line.word))
        except IllegalAction as illegal:
            raise _wrong(number, illegal, state, players) from illegal
        yield Step(line, state, events)


def until(lines: Iterable[tuple[int, Line]], count: int) -> Iterator[tuple[int, Line]]:
    """Return numbered *lines* up to the one that is the *count*-th said by a seat; 0: before it."""
    for number, line in lines:
        speaks = isinstance(line, Said) and line.actor is not CASA
        if speaks and count == 0:
            return
        yield number, line
        count -= speaks
        if speaks and count == 0:
            return


def allowed(state: AnyState, players: int) -> str:
    """Return all that may be said now, as lines of a record: ``0 mus, 0 corto``.

    First by those who are waited for; others may have a word too.
    """
    others = (seat for seat in map(Seat, range(players)) if seat not in state.to_act)
    actors: tuple[Actor, ...] = (*state.to_act, *others)
    offers = [f"{actor} {offer}" for actor in actors for offer in state.legal(actor)]
    return ", ".join(offers) or "nothing: the match is over"


def _wrong(
    line: int, wrong: RecordError | IllegalAction, state: AnyState, players: int
) -> RecordError:
    problem = str(wrong)
    if len(problem) > LONGEST:
        problem = f"{problem[:LONGEST]}…"
    menus = [", ".join(map(str, state.legal(actor))) for actor in state.to_act]
    if isinstance(wrong, IllegalAction) and any(menu in problem for menu in menus):
        return RecordError(line, problem)  # the game has said already what is allowed
    return RecordError(line, f"{problem}; allowed: {allowed(state, players)}")
