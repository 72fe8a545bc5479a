"""What can be taken from a table with a card of each value.

The one law: it agrees with ``tapete.escoba.captures``; alike cards are taken once.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from tapete.bots.escoba.heap import VALUES, Heap, numbers
from tapete.bots.escoba.tally import ESCOBA, Tally, alike
from tapete.escoba.captures import QUINCE

Set: TypeAlias = tuple[Heap, Tally]
"""Cards of the table, and what they count; with the escoba if they are all of it."""

MOST: Final = QUINCE - 1
"""The most that a set can sum to, beside an ace."""


@lru_cache(maxsize=4_000)
def takes(table: Heap) -> tuple[tuple[Set, ...], ...]:
    """Return, for the card played of each value (none for 0), the sets that it can take."""
    sets = _sets(table)
    return ((), *(tuple(_swept(sets[QUINCE - value], table)) for value in VALUES))


def _swept(sets: tuple[Set, ...], table: Heap) -> list[Set]:
    return [(taken, tally + ESCOBA if taken == table else tally) for taken, tally in sets]


@lru_cache(maxsize=4_000)
def _sets(table: Heap) -> tuple[tuple[Set, ...], ...]:
    """Return the sets of *table* that sum to 0, 1, … 14."""
    if not table:
        return (((0, 0),), *((),) * MOST)
    value = (table.bit_length() + 2) // 3
    highest = _alike(value, *numbers(table, value))
    lower = _sets(table & (1 << 3 * (value - 1)) - 1)
    found = [list(sets) for sets in lower]
    for total in range(MOST + 1 - value):
        for taken, counts in lower[total]:
            for number, heap, tally in highest:
                if total + number * value <= MOST:
                    found[total + number * value].append((taken + heap, counts + tally))
    return tuple(map(tuple, found))


@lru_cache
def _alike(value: int, its_oro: int, others: int) -> tuple[tuple[int, Heap, Tally], ...]:
    """Return the ways to take some of so many cards of *value*: their number, heap and tally."""
    shift = 3 * (value - 1)
    return tuple(
        (oro + other, oro + 2 * other << shift, alike(value, oro, other))
        for oro in range(its_oro + 1)
        for other in range(others + 1)
        if oro or other
    )
