"""A table as it stands: the room round a game. It is the fold of the log, and only `fold` makes it.

The one law: everything here comes from the rows of the log, times included, so that the same rows
give the same room in every process and after every crash.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from tapete.game import AnyGame, AnyState, Offer
from tapete.naipes import BySeat, Seat, Side
from tapete.table.room_view import Draw, Kind, Place, Question, TableInfo

Recipient: TypeAlias = Seat | None
"""Whoever is told what happens: a seat, or None for all spectators."""


class Moment(msgspec.Struct, frozen=True):
    """A row of the log, and when it was written (milliseconds since 1970, UTC)."""

    seq: int
    at: int


class Sign(msgspec.Struct, frozen=True):
    """A seña that was made in row *seq* at *at*, as *seen_by* see it, and nobody else.

    An empty name: they see none any more, or the computer that might have made one let it be.
    ``until``: when it fades, None if it stays. ``handed_out``: how often cards had come into hands
    then; of new cards it says nothing.
    """

    name: str
    seq: int
    at: int
    until: int | None
    handed_out: int
    seen_by: frozenset[Recipient]


class Inquiry(msgspec.Struct, frozen=True):
    """What the seat that is to speak has asked about; *last* is its last question or answer.

    ``asked``: the update by which each seat heard the last question.
    """

    words: tuple[str, ...]
    last: Moment
    asked: BySeat[int]


class Room(msgspec.Struct, frozen=True):
    """One table now; all times are milliseconds since 1970, UTC.

    ``rules`` and ``sides``: what the game makes of the rules in ``info``, made once.
    ``last``: the last row. ``word``: the last row in which somebody, or the house, said a word of
    the game. ``bots``: the name of each seat's computer. ``who``: the person who holds each seat.
    ``streams``: how many updates each recipient has got. ``offers``: what each seat may say.
    ``asked``: the update by which a seat's present question was put to it; ``since``: from when
    its clock runs. ``hand``: deals so far; ``shuffles``: how often in this hand discards were
    shuffled back. ``waived``: the computers that let pass what they may say, until the next word.
    ``listed``: since when the list after a hand is shown, None when none is.
    ``held``: the seat whose cards a person has seen in this hand. ``closed``: why, or empty.
    ``signs``: the señas of each seat; ``looks``: at whom each looks. ``question``: what
    somebody has asked his partners, until the next word. ``banks``: what is left of each seat's
    bank. ``pausing``: who wants a pause; ``paused``: since when there is one, None when none is.
    ``rematch``: who wants to play again; ``following``: the table where they do. ``swaps``: who
    offers to change seats with whom. ``draw``: what was drawn for seats or mano.
    ``seating``: for each seat of the rematch, where whoever gets it sits now.
    ``absent``: since when the person of a seat is away or has left, None where nobody is missed.
    ``late``: the updates, from and to below, whose question the clock last answered for a seat.
    ``heard``: the last row of which all were told. ``inquiry``: all that was asked in this turn.
    """

    info: TableInfo
    game: AnyGame
    rules: Any  # of whichever game
    sides: BySeat[Side]
    state: AnyState
    last: Moment
    heard: Moment
    word: Moment
    bots: BySeat[str]
    places: BySeat[Place]
    who: BySeat[int | None]
    streams: Mapping[Recipient, int]
    offers: BySeat[tuple[Offer, ...]]
    asked: BySeat[int]
    since: BySeat[int]
    hand: int
    shuffles: int
    waived: tuple[Seat, ...]
    listed: int | None
    continued: tuple[Seat, ...]
    held: Mapping[int, Seat]
    closed: str
    signs: BySeat[tuple[Sign, ...]]
    looks: BySeat[Seat | None]
    question: Question | None
    inquiry: Inquiry | None
    banks: BySeat[int]
    pausing: tuple[Seat, ...]
    paused: int | None
    rematch: tuple[Seat, ...]
    following: str
    swaps: tuple[tuple[Seat, Seat], ...]
    draw: Draw | None
    seating: BySeat[Seat]
    absent: BySeat[int | None]
    late: BySeat[tuple[int, int]]

    @property
    def seq(self) -> int:
        """The number of the last row of the log."""
        return self.last.seq

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, seat 0 first."""
        return tuple(map(Seat, range(len(self.places))))

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.state.outcome is not None

    @property
    def is_waiting(self) -> bool:
        """Whether nothing is dealt until somebody takes the empty seats."""
        return any(place.kind is Kind.EMPTY for place in self.places)

    @property
    def is_in_hand(self) -> bool:
        """Whether cards are dealt that not everybody may know."""
        return self.hand > 0 and self.listed is None

    @property
    def owes_new_deal(self) -> bool:
        """Whether the house owes the deal of a new hand, not a shuffle within one."""
        return self.state.hand > self.hand

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of the persons who are not away."""
        return tuple(seat for seat in self.seats if self.is_present(seat))

    @property
    def readers(self) -> tuple[Seat, ...]:
        """The seats of the persons present who have not pressed Continue."""
        return tuple(seat for seat in self.present if seat not in self.continued)

    @property
    def besides(self) -> tuple[Seat, ...]:
        """The seats that may say something though nobody waits for them."""
        return tuple(
            seat for seat in self.seats if self.offers[seat] and seat not in self.state.to_act
        )

    def is_present(self, seat: Seat) -> bool:
        """Whether a person holds *seat* and is not away."""
        place = self.places[seat]
        return place.kind is Kind.PERSON and not place.away

    def is_played_by_bot(self, seat: Seat) -> bool:
        """Whether a computer plays *seat*: its own, or for a person who is away."""
        return self.places[seat].level is not None

    def seat_of(self, who: int) -> Seat | None:
        """Return the seat that person *who* holds, None if none."""
        return Seat(self.who.index(who)) if who in self.who else None
