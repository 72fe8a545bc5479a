"""A table in memory: the fold of its log so far, who its people are, and who listens.

The one law: it is nothing but what the log says. ``next`` folds a row and changes nothing; ``take``
makes it the present, and is called only with rows that are durable.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from tapete.games import Seen
from tapete.naipes import Seat
from tapete.server.store import Sitter
from tapete.table.due import due
from tapete.table.entries import Row, Sat
from tapete.table.fold import Told, fold
from tapete.table.room import Recipient, Room

KEPT: Final = 64
"""How many rows back a recipient that lost its socket can go on where it was."""


class Listener(Protocol):
    """A socket that follows a table."""

    @property
    def person(self) -> str:
        """Who listens."""

    def hear(self, frame: str) -> None:
        """Send *frame* when the socket can take it; never waits."""


@dataclass(frozen=True, slots=True)
class Step:
    """A room, and what everybody is told of the row that led to it."""

    row: Row
    room: Room
    told: tuple[Told, ...]

    @property
    def due(self) -> int | None:
        """When the table does something by itself, None if it only waits for people."""
        return first_due(self.room)


def first_due(room: Room) -> int | None:
    """Return when *room* does something by itself, None if it only waits for people."""
    return min((one.at for one in due(room)), default=None)


def first_step(row: Row, table: str) -> Step:
    """Return the step that opens *table*."""
    return Step(row, *fold(None, row, table))


class Live:
    """One table now. Persons have numbers here; ``turn`` lets one command through at a time."""

    def __init__(self, first: Step, sitters: Iterable[Sitter]) -> None:
        self.id = first.room.info.table
        self.room = first.room
        self.turn = asyncio.Lock()
        self.listeners: dict[Listener, Recipient] = {}
        self._numbers: dict[str, int] = {}
        self._highest = 0  # of all who ever sat, also those whose accounts were deleted
        self._written: set[int] = set()
        for sitter in sitters:
            self.seat(sitter)
        self.alarm: asyncio.TimerHandle | None = None
        self.acting = False
        # one list for each: what one is not told does not push out what another is to hear again
        self._recent: dict[Recipient, deque[tuple[Room, Told]]] = {
            recipient: deque(maxlen=KEPT) for recipient in first.room.streams
        }
        self._heard: dict[Seat, list[Seen]] = {seat: [] for seat in first.room.seats}
        self._moved: dict[int, int] = {}  # the update by which a person's place changed
        self.take(first)

    @property
    def due(self) -> int | None:
        """When the table does something by itself, None if it only waits for people."""
        return first_due(self.room)

    @property
    def is_open(self) -> bool:
        """Whether a match goes on here, or waits for people."""
        return not self.room.is_over and not self.room.closed

    def listens(self, person: str) -> bool:
        """Return whether *person* follows this table at some socket."""
        return any(listener.person == person for listener in self.listeners)

    def next(self, row: Row) -> Step:
        """Return the step that *row* leads to; or raise what folding raises."""
        return Step(row, *fold(self.room, row, self.id))

    def take(self, step: Step) -> None:
        """Go on to *step*: its row is durable."""
        new_hand = step.room.hand != self.room.hand
        for who in {*self.room.who, *step.room.who}:
            if who is not None and self.room.seat_of(who) != step.room.seat_of(who):
                self._moved[who] = step.room.streams[step.room.seat_of(who)]
        sat = (entry.who for entry in step.row.entries if isinstance(entry, Sat))
        self._highest = max((self._highest, *sat))
        self.room = step.room
        for told in step.told:
            self._recent[told.recipient].append((step.room, told))
            if told.recipient is not None:
                heard = self._heard[told.recipient]
                if new_hand:
                    heard.clear()
                heard.extend(told.events)

    def heard(self, seat: Seat) -> tuple[Seen, ...]:
        """Return what *seat* has heard of this hand."""
        return tuple(self._heard[seat])

    def seat(self, sitter: Sitter) -> None:
        """Know *sitter*, whose number is written in the store."""
        # somebody else may have been given that number here, who never sat under it
        self._numbers = {who: n for who, n in self._numbers.items() if n != sitter.who}
        self._numbers[sitter.person] = sitter.who
        self._written.add(sitter.who)

    def number(self, person: str) -> int:
        """Return the number of *person* at this table, a new one if it has none yet."""
        if person not in self._numbers:
            self._numbers[person] = max((self._highest, *self._numbers.values())) + 1
        return self._numbers[person]

    def person(self, who: int) -> str | None:
        """Return the person of number *who*, None where nobody knows any more."""
        return next((person for person, n in self._numbers.items() if n == who), None)

    @property
    def sitting(self) -> tuple[str, ...]:
        """The persons who hold seats, those of deleted accounts left out."""
        people = (self.person(who) for who in self.room.who if who is not None)
        return tuple(person for person in people if person is not None)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats of the persons who are connected."""
        return frozenset(seat for seat in self.listeners.values() if seat is not None)

    def new_sitters(self, who: int) -> tuple[Sitter, ...]:
        """Return whose number must be written with the row that seats it; nobody if it is."""
        if who in self._written:
            return ()
        return tuple(Sitter(who, person) for person, n in self._numbers.items() if n == who)

    def recipient(self, person: str) -> Recipient:
        """Return the seat of *person*, None if it only watches."""
        who = self._numbers.get(person)
        return None if who is None else self.room.seat_of(who)

    def since(self, person: str, last: int) -> tuple[tuple[Room, Told], ...] | None:
        """Return what *person* has missed after update *last*; None if only the whole will do.

        Whoever took or left a seat after *last* needs the whole: what the seat heard before that
        was for somebody else.
        """
        recipient = self.recipient(person)
        oldest = max(1, self._moved.get(self._numbers.get(person, 0), 1))
        newest = self.room.streams[recipient]
        if not oldest <= last <= newest:
            return None
        missed = tuple((room, told) for room, told in self._recent[recipient] if told.n > last)
        return missed if len(missed) == newest - last else None
