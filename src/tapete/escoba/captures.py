"""Which cards make fifteen together: the bazas that a card can take from a table."""

from typing import Final

from tapete.naipes import Card

QUINCE: Final = 15
_VALUES: Final = {10: 8, 11: 9, 12: 10}


def value(card: Card) -> int:
    """Return 1-7 for 1-7, sota 8, caballo 9, rey 10."""
    return _VALUES.get(card.number, card.number)


def total(cards: tuple[Card, ...]) -> int:
    """Return the sum of the cards' values."""
    return sum(map(value, cards))


def bazas(card: Card, table: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return every set of *table* cards that makes 15 with *card*, in the order of the table."""
    return tuple(_sets(table, QUINCE - value(card)))


def _sets(table: tuple[Card, ...], rest: int) -> list[tuple[Card, ...]]:
    """Return the sets of *table* cards that sum to *rest*, which is at least 1."""
    found: list[tuple[Card, ...]] = []
    for place, card in enumerate(table):
        left = rest - value(card)
        if left == 0:
            found.append((card,))
        elif left > 0:
            found.extend((card, *more) for more in _sets(table[place + 1 :], left))
    return found


def opening(table: tuple[Card, ...]) -> int:
    """Return the escobas that four table cards give the dealer: 1 for 15, 2 for 15 and 15."""
    if total(table) == QUINCE:
        return 1
    first, *others = table
    pairs = total(table) == 2 * QUINCE and any(total((first, other)) == QUINCE for other in others)
    return 2 if pairs else 0
