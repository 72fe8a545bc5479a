"""The chance that one's side wins a lance, given one's own cards, seat and all declarations.

Every hand that others may hold is counted, shape by shape, out of the 36 cards that are not one's
own. Against one rival that is exact. With more hidden hands the cards of each are no longer free of
the others': what is known of one hand (it declared; it is better or worse than another) shifts the
cards left for the rest by the *mean* of what it holds, scaled so that every mean comes out exactly.
How near that is to full enumeration stands in docs/bots.md, and tests hold it there.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import Final

from tapete.bots.mus.crowds import Crowd, Declared, Mean, crowd, telling
from tapete.bots.mus.shapes import HAND, Shapes, shapes_of
from tapete.mus.phases import Lance

BEST: Final = 7
"""The last place at the largest table; a key is a level and BEST less the place."""

SCENE: Final = 0.06
"""A partner's hands are taken together until they are at least this likely."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is known of a lance: one's own shape, and what each other seat declared, going round.

    ``place``: how many seats win a tie against one's own. Of the other seats the first is a rival,
    the second a partner, and so on. ``signs``: what each has shown of its hand, empty if nothing;
    () if nobody has.
    """

    kings: int
    real31: str
    lance: Lance
    shape: int
    place: int
    pares: tuple[Declared, ...]
    juego: tuple[Declared, ...]
    signs: tuple[str, ...] = ()

    @property
    def shapes(self) -> Shapes:
        """All hands of this deck."""
        return shapes_of(self.kings, self.real31)

    @property
    def others(self) -> range:
        """The other seats, by how far they sit."""
        return range(1, len(self.pares) + 1)

    def place_of(self, other: int) -> int:
        """Return how many seats win a tie against *other*."""
        return (self.place + other) % (len(self.pares) + 1)

    def crowds(self, other: int) -> Iterator[Crowd]:
        """Yield the hands that *other* may hold: the likely ones, then all that are possible."""
        pares, juego, sign = self.pares[other - 1], self.juego[other - 1], self.sign(other)
        if sign:
            yield telling(self.kings, self.real31, self.lance, pares, juego, sign)
        yield crowd(self.kings, self.real31, self.lance, pares, juego, sign)

    def sign(self, other: int) -> str:
        """Return the sign that *other* has shown, empty if none."""
        return self.signs[other - 1] if self.signs else ""

    def told(self, other: int) -> bool:
        """Return whether *other* has declared or shown anything."""
        declared = (self.pares[other - 1], self.juego[other - 1])
        return declared != (None, None) or bool(self.sign(other))

    def speaks(self, other: int) -> bool:
        """Return whether *other* may play this lance."""
        declared = {Lance.PARES: self.pares, Lance.JUEGO: self.juego}.get(self.lance)
        return declared is None or declared[other - 1] is not False


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards that are not one's own, and what is known of the hands they are in.

    ``known``: by how much the cards of another seat differ, on average, from any four.
    """

    cards: Mean
    known: Mapping[int, Mean]

    def pool(self, other: int) -> Mean:
        """Return the cards out of which the hand of *other* is drawn."""
        known = [shift for seat, shift in self.known.items() if seat != other]
        if not known:
            return self.cards
        # drawn from these, the mean of a hand is exactly what it is when the others are taken out
        scale = sum(self.cards) / (sum(self.cards) - HAND * len(known))
        shifts = map(sum, zip(*known, strict=True))
        return tuple([n - scale * shift for n, shift in zip(self.cards, shifts, strict=True)])

    def knowing(self, other: int, mean: Mean) -> "Unseen":
        """Return the same, knowing that the cards of *other* are *mean* on average."""
        share = HAND / sum(self.cards)
        shift = tuple([held - share * n for held, n in zip(mean, self.cards, strict=True)])
        return Unseen(self.cards, {**self.known, other: shift})


@dataclass(frozen=True, slots=True)
class Scene:
    """One part of what the own side may hold: its best keys, each with its chance, and the rest.

    A key is one number for a hand and its place: the bigger wins, there are no ties, 0 is nothing.
    """

    keys: tuple[tuple[int, float], ...]
    unseen: Unseen


@lru_cache(maxsize=1 << 15)
def chance(asked: Asked) -> float:
    """Return the chance that the own side wins the lance that is *asked* about."""
    unseen = _declared(asked)
    return sum(_no_rival_beats(asked, scene) for scene in _scenes(asked, unseen))


class Hidden:
    """The hand of another seat: its possible shapes, weakest first, and how likely each is."""

    def __init__(self, asked: Asked, other: int, unseen: Unseen) -> None:
        self.other = other
        self._rest = BEST - asked.place_of(other)
        # a pool that was shifted too far holds no such hand any more: take it as it was
        self.crowd, self._weights = next(
            (crowd, weights)
            for crowd in asked.crowds(other)
            for pool in (unseen.pool(other), unseen.cards)
            if any(weights := crowd.weights(pool))
        )
        self._sums = [0.0, *accumulate(self._weights)]

    def below(self, key: int) -> int:
        """Return how many shapes do not beat *key*."""
        level, rest = divmod(key, BEST + 1)
        return bisect_right(self.crowd.levels, level if self._rest <= rest else level - 1)

    def keys(self, low: int) -> Iterator[tuple[int, int]]:
        """Yield the keys of the shapes from *low* up, each with how many shapes come up to it."""
        while low < len(self._weights):
            level = self.crowd.levels[low]
            low = bisect_right(self.crowd.levels, level)
            yield level * (BEST + 1) + self._rest, low

    def has(self, key: int) -> bool:
        """Return whether *key* is one of this hand's."""
        return key % (BEST + 1) == self._rest

    def chance(self, high: int, low: int = 0) -> float:
        """Return how likely the shapes from *low* up to *high* are."""
        return (self._sums[high] - self._sums[low]) / self._sums[-1]

    def mean(self, low: int, high: int) -> Mean:
        """Return the average cards of the shapes from *low* up to *high*."""
        return self.crowd.mean(self._weights, low, high)


def _declared(asked: Asked) -> Unseen:
    """Return the unseen cards after the declarations of all the others."""
    shape = asked.shapes.shapes[asked.shape]
    unseen = Unseen(
        tuple([float(cards - shape.count(rank)) for rank, cards in enumerate(asked.shapes.pack)]),
        {},
    )
    told = [other for other in asked.others if asked.told(other)]
    for other in told + told:  # once to know each, once more knowing all
        hidden = Hidden(asked, other, unseen)
        unseen = unseen.knowing(other, hidden.mean(0, len(hidden.crowd.levels)))
    return unseen


def _scenes(asked: Asked, unseen: Unseen) -> Iterator[Scene]:
    """Yield what the best hand of the own side may be, own and partners', the weakest first."""
    level = asked.shapes.level[asked.lance][asked.shape]
    own = level * (BEST + 1) + BEST - asked.place if level else 0
    partners = [
        Hidden(asked, other, unseen)
        for other in asked.others
        if other % 2 == 0 and asked.speaks(other)
    ]
    yield _scene(partners, unseen, 0, ((own, _all_below(partners, own)),))
    keys: list[tuple[int, float]] = []
    under, gathered = own, 0.0
    better = sorted(_better(partners, own))
    for key, likely in better:
        keys.append((key, likely))
        gathered += likely
        if gathered >= SCENE * len(partners) or key == better[-1][0]:
            yield _scene(partners, unseen, under, tuple(keys))
            keys, under, gathered = [], key, 0.0


def _all_below(partners: list[Hidden], key: int) -> float:
    return prod(partner.chance(partner.below(key)) for partner in partners)


def _better(partners: list[Hidden], own: int) -> Iterator[tuple[int, float]]:
    """Yield each key above *own* that a partner may have, and how likely it is to be the best."""
    for partner in partners:
        low = partner.below(own)
        for key, high in partner.keys(low):
            others = [other for other in partners if other is not partner]
            yield key, partner.chance(high, low) * _all_below(others, key)
            low = high


def _scene(
    partners: list[Hidden], unseen: Unseen, under: int, keys: tuple[tuple[int, float], ...]
) -> Scene:
    """Return the scene in which the best key of the own side is one of *keys*, all over *under*."""
    top = keys[-1][0]
    whole = sum(likely for _, likely in keys)
    for partner in partners:
        low, high = partner.below(under), partner.below(top)
        best = sum(likely for key, likely in keys if partner.has(key)) / whole if whole else 0
        means = [(best, low, high), (1 - best, 0, high)]
        parts = [
            [share * held for held in partner.mean(start, end)]
            for share, start, end in means
            if share > 0 and partner.chance(end, start) > 0
        ]
        if parts:
            unseen = unseen.knowing(partner.other, tuple(map(sum, zip(*parts, strict=True))))
    return Scene(keys, unseen)


def _no_rival_beats(asked: Asked, scene: Scene) -> float:
    """Return how likely it is that *scene* happens and no rival beats the own side in it."""
    unseen = scene.unseen
    wins = [likely for _, likely in scene.keys]
    middle = scene.keys[len(scene.keys) // 2][0]
    for other in asked.others:
        if other % 2 == 0 or not asked.speaks(other):
            continue
        rival = Hidden(asked, other, unseen)
        for place, (key, _) in enumerate(scene.keys):
            wins[place] *= rival.chance(rival.below(key)) if key else 0.0
        high = rival.below(middle)
        if rival.chance(high):
            unseen = unseen.knowing(other, rival.mean(0, high))
    return sum(wins)
