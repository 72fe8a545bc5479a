"""What compiled play knows of Mus, as arrays: the tree of a lance, and what hands are worth.

The one law: every number comes from ``tapete.mus`` and ``tapete.bots.mus``; none is written here.
"""

from functools import cache
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.bots.mus.shapes import shapes_of
from tapete.bots.mus.tree import PLACES, WIDTH, tree
from tapete.mus.hand import DECKS
from tapete.mus.phases import How, Lance
from tapete.naipes import PACK

LANCES: Final = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO)
"""The number of a lance in arrays is its place here."""

KINGS: Final = 8

CLASSES: Final = 330
"""Hands that differ by rank; a hand's number is that of ``shapes_of(8, "off")``."""

NODES: Final = len(tree().nodes)

ENDINGS: Final = len(tree().endings)

Numbers: TypeAlias = NDArray[np.integer[Any]]  # of any width

PASO: Final = 0
DEJE: Final = 1
QUIERO: Final = 2
ORDAGO: Final = 3
HOW: Final = {How.PASO: PASO, How.DEJE: DEJE, How.QUIERO: QUIERO, How.ORDAGO: ORDAGO}
"""How a lance closed, as numbers."""


def record(fields: "np.dtype[Any]") -> Any:  # noqa: ANN401  # its fields are the dtype's
    """Return a record of *fields*, all zero, that compiled code reads and writes in place."""
    return np.zeros(1, dtype=fields).view(np.recarray)[0]


LAWS: Final = np.dtype(
    [
        ("rank", "i1", (40,)),
        ("level", "i2", (len(LANCES), CLASSES)),
        ("prima", "i1", (len(LANCES), CLASSES)),
        ("root", "i2", (1 << PLACES,)),
        ("who", "i1", (NODES,)),
        ("count", "i1", (NODES,)),
        ("words", "i1", (NODES, WIDTH)),
        ("lead", "i2", (NODES, WIDTH)),
        ("end_how", "i1", (ENDINGS,)),
        ("end_stake", "i1", (ENDINGS,)),
        ("end_side", "i1", (ENDINGS,)),
    ]
)
"""How the laws lie in memory: compiled code gets one pointer."""


class Laws(Protocol):
    """The fields of LAWS.

    ``rank``: of each card, in pack order. ``level``, ``prima``: by lance and class. ``root``: by
    set of speakers, -1 where nobody can bet. ``end_*``: by the number of an ending.
    """

    rank: Numbers
    level: Numbers
    prima: Numbers
    root: Numbers
    who: Numbers
    count: Numbers
    words: Numbers
    lead: Numbers
    end_how: Numbers
    end_stake: Numbers
    end_side: Numbers


@cache
def laws() -> Laws:
    """Return the laws of the lab."""
    shapes, plan = shapes_of(KINGS, "off"), tree()
    law: Laws = record(LAWS)
    law.rank[:] = [DECKS[KINGS].rank[card.number] for card in PACK]
    law.level[:] = [shapes.level[lance] for lance in LANCES]
    law.prima[2] = [hand.pares_prima for hand in shapes.worths]
    law.prima[3] = [hand.juego_prima for hand in shapes.worths]
    law.root[:] = -1
    for speakers, root in plan.roots.items():
        law.root[speakers] = root
    law.lead[:] = -1
    for number, node in enumerate(plan.nodes):
        law.words[number, : len(node.words)] = node.words
        law.lead[number, : len(node.leads)] = node.leads
    law.who[:] = [node.place for node in plan.nodes]
    law.count[:] = [len(node.words) for node in plan.nodes]
    law.end_how[:] = [HOW[end.how] for end in plan.endings]
    law.end_stake[:] = [end.stake for end in plan.endings]
    law.end_side[:] = [end.side for end in plan.endings]
    return law
