"""Ways to play that were learned, as tables: what one says, cuts and throws is looked up.

The one law: a table looks at the own hand, the place, the score and what was said in the lance, and
at nothing else. ``tapete lab train`` makes the file; players only read it.
"""

import zipfile
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from tapete.bots.mus.tree import PLACES, WIDTH, open_nodes, tree
from tapete.mus.phases import Lance

KINGS: Final = 8

CLASSES: Final = 330
"""Hands that differ by rank, numbered as in ``shapes_of(8, "off")``."""

LANCES: Final = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO)

SCORES: Final = 40
"""Scores below the target."""

SURE: Final = 255
"""Shares are bytes: a word is said if a throw below 255 is below its share, summed up."""

TREE: Final = tree()
"""Grown here, so that nobody waits for it at a table."""

FILE: Final = "mus.zip"
"""All tables, by the name of the player."""


@dataclass(frozen=True, slots=True)
class Table:
    """One way to play.

    ``buckets``: for each lance, that of each hand. ``context``: by own score and the others'.
    ``cuts``: by place and hand, how often of 255 it cuts. ``throws``: by place and hand, which of
    the sorted cards go. ``says``: by context, lance, node and bucket, summed shares of all words
    but the last.
    """

    buckets: "array[int]"
    context: bytes
    cuts: bytes
    throws: bytes
    says: bytes
    width: tuple[int, ...]
    base: tuple[int, ...]

    def cuts_with(self, place: int, shape: int, rng: Random) -> bool:
        """Return whether it cuts."""
        return rng.randrange(SURE) < self.cuts[place * CLASSES + shape]

    def throw(self, place: int, shape: int) -> int:
        """Return the set of cards that go, of the hand sorted from the highest down."""
        return self.throws[place * CLASSES + shape]

    def word(self, lance: Lance, node: int, shape: int, needs: tuple[int, int], rng: Random) -> int:
        """Return the number of the word at *node*; *needs*: stones to the target, own first."""
        number = LANCES.index(lance)
        own, others = (max(0, SCORES - need) for need in needs)
        row = self.context[own * SCORES + others] * self.base[-1] + self.base[number]
        row += node * self.width[number] + self.buckets[number * CLASSES + shape]
        chance = rng.randrange(SURE)
        words = TREE.nodes[node].words
        shares = self.says[row * (WIDTH - 1) : row * (WIDTH - 1) + len(words) - 1]
        return words[sum(share <= chance for share in shares)]


def nodes_of(lance: int) -> int:
    """Return the number of nodes of a lance: pares and juego are played by any set of speakers."""
    return len(TREE.nodes) if LANCES[lance] in (Lance.PARES, Lance.JUEGO) else open_nodes()


def read_table(data: bytes) -> Table:
    """Return the table that *data* hold."""
    buckets = array("H")
    buckets.frombytes(data[: 2 * len(LANCES) * CLASSES])
    sizes = (SCORES * SCORES, PLACES * CLASSES, PLACES * CLASSES)
    at = 2 * len(buckets)
    parts = []
    for size in sizes:
        parts.append(data[at : at + size])
        at += size
    width = tuple(
        max(buckets[lance * CLASSES : (lance + 1) * CLASSES]) + 1 for lance in range(len(LANCES))
    )
    base = [0]
    for lance in range(len(LANCES)):
        base.append(base[-1] + nodes_of(lance) * width[lance])
    return Table(buckets, parts[0], parts[1], parts[2], data[at:], width, tuple(base))


@cache
def table(name: str) -> Table:
    """Return the table of the player called *name*."""
    with (files("tapete.bots") / "data" / FILE).open("rb") as file, zipfile.ZipFile(file) as packed:
        return read_table(packed.read(name))
