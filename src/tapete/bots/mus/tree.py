"""The betting of one lance in a few sizes, as a tree that tables and the lab can number.

The one law: every path through the tree is a line of ``tapete.mus.betting``; nothing of the betting
is written here a second time. Seats are numbered by place: 0 is mano.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from tapete.mus.betting import Betting, Closed, Stage, open_betting
from tapete.mus.phases import How
from tapete.mus.rules import Rules
from tapete.mus.words import Bet, Envido, Mas, No, Ordago, Paso, Quiero
from tapete.naipes import Seat

WORDS: Final[tuple[Bet, ...]] = (
    Paso(),
    Envido(2),
    Envido(5),
    Ordago(),
    No(),
    Quiero(),
    Mas(2),
    Mas(5),
)
"""Every word of the tree."""

WIDTH: Final = 5
"""The most words that a node has."""

RAISES: Final = 1
"""How often an envido is raised before only an ordago goes higher."""

PLACES: Final = 4

ALL: Final = 0b1111
"""The set of speakers in grande, chica and punto."""

SETS: Final = tuple(
    sorted((n for n in range(1, ALL + 1) if n & 0b0101 and n & 0b1010), reverse=True)
)
"""The sets of places that can bet against each other; all four first."""

RULES: Final = Rules()
"""The rules that the tree is made for."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a lance closed; *side*: that of the bettor, 0 where mano sits."""

    how: How
    stake: int
    side: int


@dataclass(frozen=True, slots=True)
class Node:
    """A place in the tree: who speaks, which words there are, and where each leads.

    ``leads``: the number of a node, or below zero: -1 the first ending, -2 the second, …
    """

    place: int
    words: tuple[int, ...]
    leads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tree:
    """All nodes, each before those that follow it; ``roots``: by set of speakers."""

    nodes: tuple[Node, ...]
    roots: dict[int, int]
    endings: tuple[Ending, ...]


def _said(betting: Betting, raises: int) -> tuple[int, ...]:
    """Return the numbers of the words that the tree knows here."""
    match betting.stage:
        case Stage.OPENING:
            return 0, 1, 2, 3
        case Stage.BET if raises < RAISES:
            return 4, 5, 6, 7, 3
        case Stage.BET:
            return 4, 5, 3
        case _:
            return 4, 5


class _Planter:
    """Grows the tree from the betting of the rules."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.endings: dict[Ending, int] = {}

    def grow(self, betting: Betting, raises: int) -> int:
        """Add the node of *betting* and all that follow; return its number."""
        number, words = len(self.nodes), _said(betting, raises)
        here = Node(betting.queue[0], words, ())
        self.nodes.append(here)
        leads = []
        for word in words:
            said = WORDS[word]
            match betting.say(said):
                case Betting() as after:
                    leads.append(self.grow(after, raises + isinstance(said, Mas)))
                case Closed(how, stake, bettor):
                    ending = Ending(how, stake, 0 if bettor is None else bettor % 2)
                    leads.append(-1 - self.endings.setdefault(ending, len(self.endings)))
        self.nodes[number] = Node(here.place, words, tuple(leads))
        return number


@cache
def tree() -> Tree:
    """Return the tree of a lance: all nodes of all sets of speakers."""
    planter = _Planter()
    roots = {}
    for speakers in SETS:
        places = tuple(Seat(place) for place in range(PLACES) if speakers >> place & 1)
        roots[speakers] = planter.grow(open_betting(RULES, places), 0)
    return Tree(tuple(planter.nodes), roots, tuple(planter.endings))


def open_nodes() -> int:
    """Return the number of nodes of a lance in which all speak: they come first."""
    return tree().roots[SETS[1]]
