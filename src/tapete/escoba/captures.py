"""Which cards make fifteen together: the bazas that a card can take from a table."""

from typing import Final

from tapete.naipes import Card

QUINCE: Final = 15
_VALUES: Final = (0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 8, 9, 10)
"""What a card counts, by its number; there is no 8 and no 9."""


def value(card: Card) -> int:
    """Return 1-7 for 1-7, sota 8, caballo 9, rey 10."""
    return _VALUES[card.number]


def total(cards: tuple[Card, ...]) -> int:
    """Return the sum of the cards' values."""
    return sum(map(value, cards))


def bazas(card: Card, table: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return every set of *table* cards that makes 15 with *card*, in the order of the table."""
    ((_, sets),) = bazas_of((card,), table)
    return sets


def bazas_of(
    hand: tuple[Card, ...], table: tuple[Card, ...]
) -> list[tuple[Card, tuple[tuple[Card, ...], ...]]]:
    """Return each card of *hand* with its bazas."""
    reach = _reach(table)
    return [(card, tuple(_sets(table, reach, 0, QUINCE - value(card)))) for card in hand]


def makes_fifteen(card: Card, table: tuple[Card, ...]) -> bool:
    """Return whether some set of *table* cards makes 15 with *card*: whether there are bazas."""
    sums = 1
    for other in table:
        sums |= sums << _VALUES[other.number]
    return _can(sums, QUINCE - value(card))


def _reach(table: tuple[Card, ...]) -> list[int]:
    """Return, for each place of *table*, which sums the cards from there on can make: bit by bit.

    Bit n is set where some of them make n; none of them make 0.
    """
    reach = [1]
    for card in reversed(table):
        reach.append(reach[-1] | reach[-1] << _VALUES[card.number])
    return reach[::-1]


def _can(sums: int, total: int) -> bool:
    return bool(sums >> total & 1)


def _sets(
    table: tuple[Card, ...], reach: list[int], place: int, rest: int
) -> list[tuple[Card, ...]]:
    """Return the sets of cards from *place* on that make *rest*; looks only where there are any."""
    if rest == 0:
        return [()]
    found: list[tuple[Card, ...]] = []
    while _can(reach[place], rest):
        card = table[place]
        place += 1
        left = rest - _VALUES[card.number]
        if left >= 0 and _can(reach[place], left):
            found.extend((card, *more) for more in _sets(table, reach, place, left))
    return found


def opening(table: tuple[Card, ...]) -> int:
    """Return the escobas that four table cards give the dealer: 1 for 15, 2 for 15 and 15."""
    if total(table) == QUINCE:
        return 1
    first, *others = table
    pairs = total(table) == 2 * QUINCE and any(total((first, other)) == QUINCE for other in others)
    return 2 if pairs else 0
