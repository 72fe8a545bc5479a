"""What a seat remembers of a round: the cards that passed, and what the others left undone.

The one law: it is a fold of what the seat has heard since the round was dealt.
"""

from collections.abc import Iterable
from itertools import dropwhile
from typing import Final, NamedTuple

from tapete.bots.escoba.heap import KIND, VALUES, Heap, heap
from tapete.bots.escoba.takes import takes
from tapete.escoba.events import Claimed, Laid, MoreDealt, Opened, RoundDealt, Seen, Took
from tapete.naipes import BySeat, BySide, Card, Seat, put

NONE: Final[frozenset[int]] = frozenset()


class Memory(NamedTuple):
    """The *table* now and what each side has taken: its *piles*.

    ``shunned``: for each seat, the values with which it could have taken in this deal when it laid
    a card instead; hardly does it hold them.
    """

    table: Heap
    piles: BySide[Heap]
    shunned: BySeat[frozenset[int]]


def remember(heard: Iterable[Seen], players: int, sides: int) -> Memory:
    """Return what is remembered of *heard*; nothing of a round whose deal was not heard."""
    memory = Memory(0, (0,) * sides, (NONE,) * players)
    for event in dropwhile(lambda event: not isinstance(event, RoundDealt), heard):
        memory = _after(memory, event)
    return memory


def _after(memory: Memory, event: Seen) -> Memory:
    match event:
        case RoundDealt():
            nothing = (0,) * len(memory.piles)
            return Memory(heap(event.table), nothing, _forgotten(memory))
        case MoreDealt():
            return memory._replace(shunned=_forgotten(memory))
        case Laid(seat, card):
            shunned = memory.shunned[seat] | _takers(memory.table)
            return memory._replace(
                table=memory.table + KIND[card], shunned=put(memory.shunned, seat, shunned)
            )
        case Took(seat, card, cards):
            return _taken(memory, seat, cards, KIND[card])
        case Opened(seat, cards) | Claimed(seat, cards):
            return _taken(memory, seat, cards, 0)
        case _:
            return memory


def _forgotten(memory: Memory) -> BySeat[frozenset[int]]:
    return (NONE,) * len(memory.shunned)


def _takers(table: Heap) -> frozenset[int]:
    """Return the values of the cards that can take from *table*."""
    sets = takes(table)
    return frozenset(value for value in VALUES if sets[value])


def _taken(memory: Memory, seat: Seat, cards: tuple[Card, ...], played: Heap) -> Memory:
    """Return *memory* after *seat* took *cards* of the table, with the card *played*."""
    taken, side = heap(cards), seat % len(memory.piles)
    piles = put(memory.piles, side, memory.piles[side] + taken + played)
    return memory._replace(table=memory.table - taken, piles=piles)
