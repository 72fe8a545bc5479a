"""The hands that somebody may hold who declared, or showed, this and that.

The one law: a crowd is counted shape by shape; nothing here is drawn by chance.
"""

from collections.abc import Callable
from functools import cache
from operator import mul
from typing import Final, TypeAlias

from tapete.bots.mus.shapes import HAND, Shapes, shapes_of
from tapete.mus.hand import Worth
from tapete.mus.phases import Lance
from tapete.mus.senas import true_of

Declared: TypeAlias = bool | None
"""Whether a seat said that it holds; None: it has not been asked yet."""

Mean: TypeAlias = tuple[float, ...]
"""How many cards of each rank, on average."""


TELLING: Final = (
    "solomillo",
    "duples",
    "tres_reyes",
    "treinta_y_una",
    "dos_reyes",
    "juego",
    "tres_ases",
    "medias",
    "treinta",
    "veintinueve",
    "dos_ases",
    "pares",
    "ciego",
)
"""The signs, the most telling first: who shows one is taken to have none before it."""


class Crowd:
    """The shapes of those who told the same, the weakest in the lance first."""

    def __init__(
        self,
        shapes: Shapes,
        lance: Lance,
        pares: Declared,
        juego: Declared,
        shown: Callable[[Worth], bool],
    ) -> None:
        level = shapes.level[lance]
        numbers = [
            number
            for number, hand in enumerate(shapes.worths)
            if pares in (None, hand.has_pares) and juego in (None, hand.has_juego) and shown(hand)
        ]
        numbers.sort(key=level.__getitem__)
        of = [shapes.shapes[number] for number in numbers]
        self.levels = [level[number] for number in numbers]
        ranks = range(len(shapes.pack))
        self._counts = [[shape.count(rank) for shape in of] for rank in ranks]
        none = HAND * len(ranks)
        self._ways = []
        for shape in of:
            ways = [HAND * rank + shape.count(rank) - 1 for rank in sorted(set(shape))]
            self._ways.append((*ways, *[none] * (HAND - len(ways))))

    def weights(self, pool: Mean) -> list[float]:
        """Return in how many ways each shape can be drawn from *pool*."""
        ways = _ways(pool)
        return [ways[a] * ways[b] * ways[c] * ways[d] for a, b, c, d in self._ways]

    def mean(self, weights: list[float], low: int, high: int) -> Mean:
        """Return the average cards of the shapes from *low* up to *high*."""
        part = weights[low:high]
        total = sum(part)
        columns = [counts[low:high] for counts in self._counts] if low else self._counts
        return tuple([sum(map(mul, part, counts)) / total for counts in columns])


@cache
def crowd(
    kings: int, real31: str, lance: Lance, pares: Declared, juego: Declared, sign: str
) -> Crowd:
    """Return the hands of those who declared *pares* and *juego*, and may show *sign*."""

    def shown(hand: Worth) -> bool:
        return not sign or sign in true_of(hand, kings)

    return Crowd(shapes_of(kings, real31), lance, pares, juego, shown)


@cache
def telling(
    kings: int, real31: str, lance: Lance, pares: Declared, juego: Declared, sign: str
) -> Crowd:
    """Return the same of those to whom *sign* is the most telling that they may show."""

    def shown(hand: Worth) -> bool:
        return sign == next(one for one in TELLING if one in true_of(hand, kings))

    return Crowd(shapes_of(kings, real31), lance, pares, juego, shown)


def _ways(pool: Mean) -> list[float]:
    """Return the ways to take 1, 2, 3, 4 cards of each rank, and 1 for none."""
    ways: list[float] = []
    for cards in pool:
        one = max(cards, 0.0)
        two = one * max(cards - 1, 0.0) / 2
        three = two * max(cards - 2, 0.0) / 3
        ways += (one, two, three, three * max(cards - 3, 0.0) / 4)
    return [*ways, 1.0]
