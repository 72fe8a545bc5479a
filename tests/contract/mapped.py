"""A state, a view or an event with some of its parts changed, all through, without knowing it."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from tapete.naipes import BySeat, Card, Side

T = TypeVar("T")
Part: TypeAlias = Any  # whatever a state, a view or an event is made of

BY_SEAT = {"hands", "thrown", "worths", "said"}
BY_SIDE = {"score", "juegos", "vacas", "piles", "escobas", "bazas", "oros", "sevens"}
BARE = {"Rules", "Worth"}  # neither cards nor seats in them
SEATS = {
    "seat",
    "mano",
    "bettor",
    "queue",
    "speakers",
    "live",
    "to_act",
    "overlooker",
    "last_taker",
    "winner",  # of a lance; that of a match is a side
    "winners",
}


def relabelled(value: T, swap: Mapping[Card, Card]) -> T:
    """Return *value* with the cards of *swap* changed all through."""
    return _relabelled(value, swap)  # type: ignore[no-any-return]  # what goes in comes out


def _relabelled(value: Part, swap: Mapping[Card, Card]) -> Part:
    if isinstance(value, Card):
        return swap.get(value, value)
    if isinstance(value, tuple):
        return tuple([_relabelled(part, swap) for part in value])
    if isinstance(value, msgspec.Struct) and type(value).__name__ not in BARE:
        fields = {name: _relabelled(getattr(value, name), swap) for name in value.__struct_fields__}
        return type(value)(**fields)
    return value


class Turn:
    """A turn of the table by some seats: everybody sits that many further on."""

    def __init__(self, by: int, sides: BySeat[Side]) -> None:
        self.by, self.players, self.sides = by, len(sides), len(set(sides))

    def __call__(self, value: T) -> T:
        """Return *value* as it is at the turned table."""
        return self._turned(value)  # type: ignore[no-any-return]  # what goes in comes out

    def seat(self, value: Part) -> Part:
        """Return the seat where *value* sits then; the house and nobody stay."""
        if isinstance(value, tuple):
            return tuple(map(self.seat, value))
        return (value + self.by) % self.players if isinstance(value, int) else value

    def _turned(self, value: Part) -> Part:
        if isinstance(value, Side):
            return type(value)("ABCDEF"[(value.index + self.by) % self.sides])
        if isinstance(value, tuple):
            return tuple([self._turned(part) for part in value])
        if isinstance(value, msgspec.Struct) and type(value).__name__ not in BARE:
            names = value.__struct_fields__
            return type(value)(**{name: self._field(name, getattr(value, name)) for name in names})
        return value

    def _field(self, name: str, value: Part) -> Part:
        if name in SEATS and not isinstance(value, Side):
            return self.seat(value)
        if name in BY_SEAT and isinstance(value, tuple):
            return self._rotated(self._turned(value), self.by % self.players)
        if name in BY_SIDE and isinstance(value, tuple):
            return self._rotated(self._turned(value), self.by % self.sides)
        return self._turned(value)

    def _rotated(self, row: tuple[T, ...], by: int) -> tuple[T, ...]:
        return row[len(row) - by :] + row[: len(row) - by]
