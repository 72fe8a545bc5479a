"""Who sits where: seats are numbered from 0 in speaking order, sides are A, B, …"""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Final, NewType, TypeAlias, TypeVar

from tapete.naipes.errors import IllegalAction, NotationError

T = TypeVar("T")

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, … in speaking order."""

FIRST: Final = Seat(0)
"""The first seat."""

BySeat: TypeAlias = tuple[T, ...]
"""One thing for each seat, seat 0 first."""

BySide: TypeAlias = tuple[T, ...]
"""One thing for each side, side A first; looked up with ``side.index``."""


class Side(Enum):
    """Those who win or lose together; which seats they are, the game says."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    F = "F"

    index: int

    def __init__(self, letter: str) -> None:
        self.index = ord(letter) - ord("A")

    def __str__(self) -> str:
        letter: str = self.value
        return letter

    def __repr__(self) -> str:
        return f"Side({self.value!r})"

    def __hash__(self) -> int:
        return self.index


SIDES: Final[tuple[Side, ...]] = tuple(Side)


class Casa(Enum):
    """The house: the player who makes the chances of a game, and nothing else."""

    CASA = "casa"

    def __str__(self) -> str:
        return "casa"

    def __repr__(self) -> str:
        return "CASA"


CASA: Final = Casa.CASA

Actor: TypeAlias = Seat | Casa
"""Whoever can be to act: a seat, or the house when cards must be shuffled."""


@cache
def seats_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """Return all seats in speaking order, *first* first."""
    return tuple(Seat((first + step) % players) for step in range(players))


def parse_actor(text: str) -> Actor:
    """Return the seat or the house that *text* names: ``0``, ``1``, … or ``casa``."""
    if text == "casa":
        return CASA
    if text.isascii() and text.isdigit() and len(text) <= 2:
        return Seat(int(text))
    raise NotationError(f"expected a seat number or casa, got {text!r}")


def called(actor: Actor) -> str:
    """Return *actor* as a sentence names it: ``seat 2``, ``casa``."""
    return "casa" if actor is CASA else f"seat {actor}"


def not_waited_for(to_act: tuple[Actor, ...], actor: Actor) -> IllegalAction:
    """Return the refusal of a word of *actor* where *to_act* are waited for."""
    if not to_act:
        return IllegalAction(f"the match is over: nobody is to speak, not {called(actor)}")
    verb = "is" if len(to_act) == 1 else "are"
    waited = " and ".join(map(called, to_act))
    return IllegalAction(f"{waited} {verb} to speak, not {called(actor)}")


def put(row: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    """Return *row* with *value* at *index*."""
    return (*row[:index], value, *row[index + 1 :])


def by_letter(numbers: BySide[int]) -> dict[str, int]:
    """Return *numbers* under the letters of their sides: ``{"A": 6, "B": 8}``."""
    return {str(side): number for side, number in zip(SIDES, numbers, strict=False)}
