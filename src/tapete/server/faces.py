"""What the house knows of its people, kept for a few seconds: how they stand to it and to others.

The one law: what decides who may do something is read from the store at that moment; what is only
shown may be some seconds old.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tapete.club.doors import Standing
from tapete.server.store import Store

KEPT: Final = 5_000
"""How long what is shown of a person may be old, in milliseconds."""

_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Face:
    """What the house knows of the person *id*, whom the API calls *public*.

    ``stars``: by game, without a rating none. ``friends``, ``blocks``, ``blocked_by``: the ids of
    others.
    """

    id: str
    public: str
    name: str
    registered: bool = False
    stars: Mapping[str, int] = field(default_factory=dict)
    friends: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    def standing(self, game: str) -> Standing:
        """Return how the person stands, at a table of *game*."""
        stars = self.stars.get(game, 0)
        return Standing(self.id, stars, self.registered, self.friends, self.blocks, self.blocked_by)


class Faces:
    """The people that were met lately."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[str, tuple[int, Face | None]] = OrderedDict()

    async def fresh(self, person: str) -> Face | None:
        """Return what the store says of *person* now; None if there is nobody of that id."""
        found = await self._store.person(person)
        face = None if found is None else Face(found.id, found.id[:10], found.name)
        self._known[person] = self._now(), face
        self._known.move_to_end(person)
        if len(self._known) > _MOST:
            self._known.popitem(last=False)
        return face

    async def of(self, person: str) -> Face | None:
        """Return what was known of *person* a few seconds ago at most."""
        at, face = self._known.get(person, (-KEPT, None))
        return face if self._now() - at < KEPT else await self.fresh(person)

    async def all_of(self, people: Iterable[str]) -> dict[str, Face]:
        """Return what is known of *people*; who is not known any more is left out."""
        found = [(person, await self.of(person)) for person in people]
        return {person: face for person, face in found if face is not None}
