"""What stands in the log of a table: a live table is the fold of its rows, and of nothing else.

A row is ``(seq, at, origin, entries)``: entries that belong together, all or nothing. ``origin`` is
unique at a table: the UUID of a command, or the derived name that a Due carries
(``deal:<hand>:<shuffle>``, ``bot:<seq>:<seat>``, ``deadline:<seq>:<seat>``, ``list:<seq>``,
``draw:1``, ``pause:<ms>``), so that anything said twice happens once. Words are the words of the
record. Persons are numbers local to the table; who they are is not in the log.
"""

from enum import Enum
from typing import TypeAlias

import msgspec

from tapete.door import Door
from tapete.naipes import BySeat, Seat


class By(Enum):
    """Who really said a word for its seat; the value is the mark in the record."""

    PLAYER = "player"
    BOT = "bot"
    CLOCK = "clock"


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """The base of all entries."""


class Opened(Entry, frozen=True):
    """A table was opened. ``clock``: seconds for a decision, None is no clock.

    ``level``: that of the computers in empty seats. ``pace``: milliseconds before a computer's
    word. ``rules``: options that differ from the game's defaults. ``mano``: first to speak.
    ``bots``: the name of each seat's computer, whenever one sits there. ``bank``: seconds over the
    clock in the whole match. ``door``: who may sit and watch. ``rematch_of``: the table whose match
    is played again here; then nothing is drawn for seats or mano.
    """

    game: str
    rules: dict[str, str]
    version: int
    level: str
    pace: int
    clock: int | None
    mano: Seat
    bots: BySeat[str]
    bank: int = 0
    door: Door = Door()
    rematch_of: str = ""


class Sat(Entry, frozen=True):
    """Person *who* (a number of this table) called *name* took *seat*."""

    seat: Seat
    who: int
    name: str


class BotSat(Entry, frozen=True):
    """A computer of *level* called *name* took *seat*."""

    seat: Seat
    level: str
    name: str


class Stood(Entry, frozen=True):
    """Whoever sat at *seat* left it."""

    seat: Seat


class Dealt(Entry, frozen=True):
    """The house's order of cards, as a word; *state* is the digest of the state it was given to."""

    word: str
    state: str


class Played(Entry, frozen=True):
    """*seat* said *word*; *by* tells who really spoke."""

    seat: Seat
    word: str
    by: By = By.PLAYER


class Waived(Entry, frozen=True):
    """The computer at *seat* lets pass what it might say now though nobody waits for it."""

    seat: Seat


class Continued(Entry, frozen=True):
    """The person at *seat* has read the list after the hand; or its time ran out (clock)."""

    seat: Seat
    by: By = By.PLAYER


class BotTookOver(Entry, frozen=True):
    """The person at *seat* is away: a computer of *level* plays until he returns."""

    seat: Seat
    level: str


class Returned(Entry, frozen=True):
    """The person at *seat* is back."""

    seat: Seat


class Resumed(Entry, frozen=True):
    """Nobody served the table for *lost* milliseconds: they are given back to its clocks."""

    lost: int


class Drawn(Entry, frozen=True):
    """The seats drew these cards of the *pack*, top first: who sits where, or is mano, follows."""

    pack: str


class Swapped(Entry, frozen=True):
    """Whoever holds *seat* and *other* changed places."""

    seat: Seat
    other: Seat


class SwapOffered(Entry, frozen=True):
    """The person at *seat* offers to change places with the one at *other*."""

    seat: Seat
    other: Seat


class PauseAsked(Entry, frozen=True):
    """The person at *seat* wants a pause; when all persons present do, there is one."""

    seat: Seat


class PauseEnded(Entry, frozen=True):
    """The person at *seat* ends the pause, or no longer wants one; None: its time ran out."""

    seat: Seat | None


class RematchAsked(Entry, frozen=True):
    """The person at *seat* wants to play again; when all persons present do, they do."""

    seat: Seat


class Rematched(Entry, frozen=True):
    """The match is played again at *table*."""

    table: str


class Signed(Entry, frozen=True):
    """*seat* makes the *sign* (a seña), seen by those who may see it; empty: it is taken back."""

    seat: Seat
    sign: str


class Looked(Entry, frozen=True):
    """*seat* looks at *other* from now on: it sees the señas that are made meanwhile."""

    seat: Seat
    other: Seat | None


class Asked(Entry, frozen=True):
    """*seat*, which is to speak, asks its partners whether to say *word*."""

    seat: Seat
    word: str


class Answered(Entry, frozen=True):
    """*seat* answers its partner's question with *word*: the asked one, or what it would rather."""

    seat: Seat
    word: str


class Closed(Entry, frozen=True):
    """The table is closed; *why* in one word: over, left, empty, abandoned.

    ``winner``: the side that wins an abandoned match, empty where nobody does.
    """

    why: str
    winner: str = ""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Dealt
    | Played
    | Waived
    | Continued
    | BotTookOver
    | Returned
    | Resumed
    | Drawn
    | Swapped
    | SwapOffered
    | PauseAsked
    | PauseEnded
    | RematchAsked
    | Rematched
    | Signed
    | Looked
    | Asked
    | Answered
    | Closed
)


class Row(msgspec.Struct, frozen=True):
    """One row of the log; ``at`` is in milliseconds since 1970, UTC."""

    seq: int
    at: int
    origin: str
    entries: tuple[AnyEntry, ...]
