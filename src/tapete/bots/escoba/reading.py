"""What a seat knows of a round: what it sees, and what it remembers of the cards that passed.

The one law: nothing comes in but what the seat was told. Everything is told from the own seat on:
it and its side are first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from tapete.bots.escoba.heap import KIND, Heap, heap
from tapete.bots.escoba.memory import Memory, remember
from tapete.bots.escoba.position import NOTHING, Hands, Position
from tapete.bots.escoba.stakes import Stakes
from tapete.bots.escoba.tally import ESCOBA, tally_of
from tapete.bots.escoba.worth import Tallies
from tapete.bots.seen import Seen
from tapete.escoba.rules import Rules
from tapete.escoba.view import View
from tapete.naipes import CASA, PACK, Card, Seat

T = TypeVar("T")

WHOLE_PACK: Final = heap(PACK)


@dataclass(frozen=True, slots=True)
class Reading:
    """A round as one seat knows it, from its own seat and side on.

    ``unseen``: the cards that are in others' hands or in the stock. ``sizes``: how many cards each
    seat holds. ``turn``: the seat that is to play. ``missed``: the card that may be claimed.
    ``shunned``: for each seat, the values it hardly holds.
    """

    rules: Rules
    stakes: Stakes
    hand: Heap
    table: Heap
    unseen: Heap
    stock: int
    sizes: tuple[int, ...]
    turn: int
    tallies: Tallies
    last: int | None
    missed: Heap
    shunned: tuple[frozenset[int], ...]

    def at(self, others: Hands, deals: tuple[Hands, ...]) -> Position:
        """Return the round if the *others*, in playing order, and the stock have these cards."""
        hands = (self.hand, *others)
        return Position(self.turn, hands, deals, self.table, self.tallies, self.last, self.missed)


def read(seen: Seen) -> Reading:
    """Return what the seat that sees *seen* knows."""
    view: View = seen.view
    rules: Rules = seen.rules
    own = view.hands[seen.seat]
    assert isinstance(own, tuple), "a seat sees its own cards"
    memory = remember(seen.heard, rules.players, rules.sides)
    side = seen.seat % rules.sides
    hand, table = heap(own), heap(view.table)
    return Reading(
        rules=rules,
        stakes=Stakes(rules, _from(side, view.score), view.target),
        hand=hand,
        table=table,
        unseen=WHOLE_PACK - hand - table - sum(memory.piles),
        stock=view.stock,
        sizes=_from(seen.seat, [_size(held) for held in view.hands]),
        turn=_turn(view, seen.seat, rules.players),
        tallies=_from(side, _tallies(memory, view)),
        last=None if view.last_taker is None else (view.last_taker - side) % rules.sides,
        missed=KIND[view.missed] if view.missed else NOTHING,
        shunned=_from(seen.seat, memory.shunned),
    )


def _turn(view: View, own: Seat, players: int) -> int:
    """Return which seat, from the own one on, is to play."""
    (actor,) = view.to_act
    assert actor is not CASA, "the house deals by itself"
    return (actor - own) % players


def _size(held: tuple[Card, ...] | int) -> int:
    return held if isinstance(held, int) else len(held)


def _tallies(memory: Memory, view: View) -> Tallies:
    return tuple(
        tally_of(pile) + won * ESCOBA for pile, won in zip(memory.piles, view.escobas, strict=True)
    )


def _from(first: int, row: Sequence[T]) -> tuple[T, ...]:
    """Return *row* from its place *first* on, round to the place before it."""
    return (*row[first:], *row[:first])
