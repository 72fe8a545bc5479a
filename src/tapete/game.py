"""What a table asks of a game. A game is a value: no clock, no chance and no I/O inside.

The one law: ``state.apply(actor, action)`` returns a new state and what happened, or raises
IllegalAction and changes nothing. Chance is a player, the house (``CASA``), that is to act when
cards must be shuffled.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any, Protocol, Self, TypeAlias, TypeVar

import msgspec

from tapete.naipes import FIRST, Actor, BySeat, BySide, Card, Seat, Side

# Rules, actions, events, what is heard of them, states and views: each game has its own.
R = TypeVar("R")
A = TypeVar("A", covariant=True)
A_in = TypeVar("A_in", contravariant=True)
E = TypeVar("E", covariant=True)
E_in = TypeVar("E_in", contravariant=True)
H = TypeVar("H")
S = TypeVar("S", covariant=True)
V = TypeVar("V")
V_out = TypeVar("V_out", covariant=True)


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that may be said now; where it takes an amount or cards, how many at least and most.

    ``Offer("quiero")`` · ``Offer("mas", 1, 35)`` reads ``mas 1..35`` · ``Offer("echa 7o")``.
    """

    word: str
    low: int | None = None
    high: int | None = None

    def __str__(self) -> str:
        return self.word if self.low is None else f"{self.word} {self.low}..{self.high}"


class Draws(Enum):
    """What the seats draw cards for before the first deal."""

    NOTHING = "nothing"
    SEATS = "seats"  # partners, seats and mano
    MANO = "mano"  # the highest speaks first
    DEALER = "dealer"  # the highest deals, and the next is mano


class State(Protocol[A_in, E, V_out]):
    """Where a game stands: immutable, and all that is needed to go on."""

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """Who is waited for, in speaking order; empty once there is an outcome."""

    @property
    def outcome(self) -> Side | None:
        """The side that won the match, or None while it goes on."""

    @property
    def hand(self) -> int:
        """The number of the hand (or round) being played; between hands, that of the next one."""

    @property
    def mano(self) -> Seat:
        """Who speaks first in the hand being played; between hands, in the next one."""

    @property
    def score(self) -> BySide[int]:
        """The points of each side as they stand."""

    @property
    def shuffle(self) -> tuple[Card, ...]:
        """The cards that the house owes an order, in pack order; empty when it owes none."""

    def legal(self, actor: Actor) -> tuple[Offer, ...]:
        """Return what *actor* may say now; exactly this is accepted by apply."""

    @property
    def handed_out(self) -> int:
        """How often cards have come into hands: a sign made before that was about others."""

    def signs(self, seat: Seat) -> tuple[str, ...]:
        """Return the signs (señas) that *seat* may make now."""

    def askable(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the words about which *seat*, which is to speak, may ask its partners first."""

    @property
    def is_silent(self) -> bool:
        """Whether the rules forbid the players any talk now."""

    def apply(self, actor: Actor, action: A_in, /) -> tuple[Self, tuple[E, ...]]:
        """Return the state after *actor* says *action*, and what happened; or raise."""

    def view_for(self, seat: Seat | None) -> V_out:
        """Return what *seat* may know; None is a spectator."""

    def summary(self, who: Actor | None) -> dict[str, object]:
        """Return how the game stands for *who* (docs/record.md); CASA knows every card."""

    def digest(self) -> str:
        """Return a hash of the whole state, the same on every machine."""


class Game(Protocol[R, A, E_in, H, S, V]):
    """One game of the house: its rules, its words and what may be seen of what happens."""

    @property
    def name(self) -> str:
        """The name in records and on the wire."""

    @property
    def presets(self) -> Mapping[str, R]:
        """Rules by the name under which players know them."""

    @property
    def options(self) -> Mapping[str, tuple[str | int, ...]]:
        """The values that each option may have."""

    def read_rules(self, words: Mapping[str, str]) -> R:
        """Return the rules that *words* (option: value) ask for, defaults elsewhere; or raise."""

    def write_rules(self, rules: R) -> dict[str, str]:
        """Return the options that differ from the defaults."""

    def sides(self, rules: R) -> BySeat[Side]:
        """Return the side of each seat."""

    def draws_for(self, rules: R) -> Draws:
        """Return what is drawn for before the first deal."""

    def sees_sign(self, rules: R, of: Seat, viewer: Seat | None, looks_at: Seat | None) -> bool:
        """Return whether *viewer* (None: a spectator), looking at *looks_at*, sees *of*'s signs."""

    def start(self, rules: R, mano: Seat = FIRST, score: BySide[int] | None = ...) -> S:
        """Return the state before the first deal."""

    def read_action(self, text: str) -> A:
        """Return the action that *text* says in the words of the record; or raise."""

    def seen_by(self, event: E_in, seat: Seat | None) -> H:
        """Return what *seat* (None: a spectator) hears of *event*, built up for it alone."""

    def fold(self, view: V, heard: H) -> V:
        """Return *view* after *heard*: the old view and what was heard give the new view."""

    def tell(self, event: E_in, who: Actor | None, names: BySeat[str]) -> str:
        """Return what *who* hears of *event* in words for the terminal; empty if it is nothing."""


# A table holds any game; each game keeps its own states, actions and views together.
AnyState: TypeAlias = State[Any, Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any, AnyState, Any]
