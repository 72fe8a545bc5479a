"""An evening at one table, on a clock that goes when it is told to: who comes, goes and dozes off.

It does what a server does, and nothing else: it counts windows, does what is due when it is due,
and gives back the time in which it was away. Every row is held to the laws of presence.
"""

import random
from dataclasses import dataclass, field

from tapete.naipes import Seat
from tapete.table import (
    ComeBack,
    Command,
    Due,
    LeaveSeat,
    MarkAway,
    PressContinue,
    Resume,
    Room,
    Row,
    TakeSeat,
    decide,
    due,
)
from tapete.table.absence import grace
from tapete.table.due import is_timed
from tapete.table.entries import AnyEntry, BotTookOver, By, Played, Stood
from tapete.table.room_view import Kind
from tests.table.random_play import carry_out, some_word
from tests.table.tables import Live, says


@dataclass
class Evening:
    """*table* and its people; ``windows``: who has one open; ``missed``: when each lost it;
    ``seen``: when a person was here last.
    """

    table: Live
    rng: random.Random
    windows: set[int] = field(default_factory=set)
    missed: dict[int, int] = field(default_factory=dict)
    alarms: dict[int, int] = field(default_factory=dict)
    leaving: int | None = None
    seen: int = 0

    @property
    def room(self) -> Room:
        """The room now."""
        return self.table.room

    # ── what people do ────────────────────────────────────────────────────────────────────────

    def open_window(self, who: int) -> None:
        """Let *who* open a window: if he sits here he is back at once."""
        self.windows.add(who)
        self.alarms.pop(who, None)
        self.watch()

    def close_window(self, who: int) -> None:
        """Let *who* lose his last window."""
        if who in self.windows:
            self.windows.discard(who)
            self.missed[who] = self.table.now
        self.watch()

    def sit(self, who: int, seat: Seat) -> None:
        """Let *who* take *seat*, if he may; he has a window then."""
        self.open_window(who)
        self.attempt(TakeSeat(who, f"P{who}", seat))

    def leave(self, who: int) -> None:
        """Let *who* leave his seat, if he has one."""
        seat = self.room.seat_of(who)
        if seat is not None and not self.room.closed:
            self.leaving = who
            assert self.attempt(LeaveSeat(who, seat)), "nobody is kept"
            self.leaving = None
            assert self.room.seat_of(who) is None, "who leaves has left"

    def speak(self, who: int) -> None:
        """Let *who*, if he is here and may say something, say it; or put the list away."""
        seat = self.room.seat_of(who)
        if seat is None or who not in self.windows or self.room.closed or self.room.paused:
            return
        if self.room.offers[seat]:
            word = some_word(self.room, seat, self.rng)
            assert self.attempt(says(self.room, seat, word)), "who is here and in time is heard"
        elif self.room.listed is not None:
            self.attempt(PressContinue(who, seat))

    # ── what the house does ───────────────────────────────────────────────────────────────────

    def restart(self, lost: int) -> None:
        """Let nobody serve the table for *lost* milliseconds; all windows are gone."""
        self.table.now += lost
        self.seen += lost
        for who in self.windows:
            self.missed[who] = self.table.now
        self.windows.clear()
        self.alarms.clear()
        if is_timed(self.room):
            assert self.attempt(Resume(lost)), "lost time is given back"
        self.watch()

    def wait(self, milliseconds: int) -> None:
        """Let time go on, and do all that is due meanwhile, in order."""
        end = self.table.now + milliseconds
        while True:
            first = self._first_due()
            alarm = min(self.alarms.items(), key=lambda item: item[1], default=None)
            if alarm is not None and alarm[1] <= end and (first is None or alarm[1] <= first.at):
                self._ring(*alarm)
            elif first is not None and first.at <= end:
                self.table.now = max(first.at, self.table.now)
                self.do(carry_out(self.room, first, self.rng), first.origin)
            else:
                break
        self.table.now = end
        ended = bool(self.room.closed) or self.room.is_over
        if ended or self.room.present:
            self.seen = end
        assert end - self.seen <= 300_000, "a table went on without anybody"

    def watch(self) -> None:
        """Welcome back who has a window, and expect who has none."""
        if self.room.closed:
            self.alarms.clear()
            return
        for seat, who in zip(self.room.seats, self.room.who, strict=True):
            if who is None:
                continue
            if self.room.places[seat].away and who in self.windows:
                self.do(ComeBack(who, seat))
            elif self.room.is_present(seat) and who not in self.windows | self.alarms.keys():
                allowed = grace(self.room, seat)
                if allowed is not None and self.room.paused is None:
                    self.alarms[who] = self.table.now + allowed

    def _first_due(self) -> Due | None:
        return min(due(self.room), key=lambda one: one.at, default=None)

    def _ring(self, who: int, at: int) -> None:
        self.table.now = max(at, self.table.now)
        del self.alarms[who]
        seat = self.room.seat_of(who)
        if seat is not None and grace(self.room, seat) is not None:
            self.attempt(MarkAway(seat))

    # ── rows ──────────────────────────────────────────────────────────────────────────────────

    def attempt(self, command: Command) -> bool:
        """Return whether *command* could be carried out."""
        if not isinstance(decide(self.room, command, "attempt", self.table.now), Row):
            return False
        self.do(command)
        return True

    def do(self, command: Command, origin: str | None = None) -> None:
        """Carry *command* out, and hold it to the laws."""
        before = self.room
        for entry in self.table.do(command, origin):
            self.judge(before, entry)
        if before.present or self.room.present:
            self.seen = self.table.now
        held = zip(before.who, before.places, self.room.who, strict=True)
        for who, place, now in held:
            kept = who is None or now == who or who == self.leaving
            assert kept, f"{place} lost his seat by {command}"
        self.watch()

    def judge(self, before: Room, entry: AnyEntry) -> None:
        """Hold *entry*, which was decided in the room *before*, to the laws of presence."""
        match entry:
            case Played(seat, _, By.BOT):
                assert before.is_played_by_bot(seat), "a computer spoke for who is here"
            case Played(seat, _, By.CLOCK):
                self._judge_clock(before, seat)
            case BotTookOver(seat):
                who = before.who[seat]
                assert who is not None
                assert who not in self.windows, "a computer took over from who is here"
                gone = self.table.now - self.missed.get(who, self.table.now)
                assert gone >= 20_000, f"a computer took over after {gone} ms"
            case Stood(seat):
                assert before.who[seat] == self.leaving, "somebody stood who did not want to"
            case _:
                pass

    def _judge_clock(self, before: Room, seat: Seat) -> None:
        clock = before.info.clock
        assert clock is not None
        assert before.is_present(seat)
        taken = self.table.now - before.since[seat]
        assert taken >= 1000 * clock + before.banks[seat], "the clock spoke too soon"


def awaited(room: Room) -> tuple[Seat, ...]:
    """Return the persons for whom *room* waits, whose names all see: to speak, or to read on."""
    if room.listed is not None:
        return room.readers
    return tuple(seat for seat in room.present if room.offers[seat])


def is_settled(room: Room) -> bool:
    """Return whether *room* has ended, goes on by itself, or waits for somebody who is named."""
    ended = bool(room.closed) or room.is_over
    free = any(place.kind is Kind.EMPTY for place in room.places)
    return ended or bool(due(room)) or free or bool(awaited(room))
