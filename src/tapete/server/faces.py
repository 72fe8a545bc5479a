"""What the house knows of its people, kept for a few seconds: how they stand to it and to others.

The one law: what decides who may do something is read from the store at that moment; what is only
shown may be some seconds old.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tapete.club.doors import Standing
from tapete.server.deeds import Kind
from tapete.server.person import Person
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_results import SqlResults

KEPT: Final = 5_000
"""How long what is shown of a person may be old, in milliseconds."""

_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Face:
    """What the house knows of the person *id*, whom the API calls *public*.

    ``stars``: by game, without a rating none. ``friends``, ``blocks``, ``blocked_by``, ``mutes``:
    the ids of others; what those whom the person blocks or mutes write is not shown to the person.
    """

    id: str
    public: str
    name: str
    registered: bool = False
    stars: Mapping[str, int] = field(default_factory=dict)
    friends: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()
    mutes: frozenset[str] = frozenset()

    def standing(self, game: str) -> Standing:
        """Return how the person stands, at a table of *game*."""
        stars = self.stars.get(game, 0)
        return Standing(self.id, stars, self.registered, self.friends, self.blocks, self.blocked_by)


class Faces:
    """The people that were met lately."""

    def __init__(self, people: SqlPeople, results: SqlResults, now: Callable[[], int]) -> None:
        self._people = people
        self._results = results
        self._now = now
        self._known: OrderedDict[str, tuple[int, Face | None]] = OrderedDict()

    async def fresh(self, person: str) -> Face | None:
        """Return what the store says of *person* now; None if there is nobody of that id."""
        found = await self._people.person(person)
        face = None if found is None else await self._look_up(found)
        self._known[person] = self._now(), face
        self._known.move_to_end(person)
        if len(self._known) > _MOST:
            self._known.popitem(last=False)
        return face

    async def _look_up(self, person: Person) -> Face:
        relations = await self._people.relations(person.id)
        ratings = (await self._results.ratings([person.id])).get(person.id, {})

        def others(kind: Kind) -> frozenset[str]:
            return frozenset(to for one, to, how in relations if (one, how) == (person.id, kind))

        def by_others(kind: Kind) -> frozenset[str]:
            return frozenset(one for one, to, how in relations if (to, how) == (person.id, kind))

        return Face(
            id=person.id,
            public=person.public,
            name=person.name,
            registered=person.is_registered,
            stars={game: rating.stars for game, rating in ratings.items()},
            friends=others(Kind.FRIEND) & by_others(Kind.FRIEND),
            blocks=others(Kind.BLOCK),
            blocked_by=by_others(Kind.BLOCK),
            mutes=others(Kind.MUTE),
        )

    async def of(self, person: str) -> Face | None:
        """Return what was known of *person* a few seconds ago at most."""
        at, face = self._known.get(person, (-KEPT, None))
        return face if self._now() - at < KEPT else await self.fresh(person)

    async def all_of(self, people: Iterable[str]) -> dict[str, Face]:
        """Return what is known of *people*; who is not known any more is left out."""
        found = [(person, await self.of(person)) for person in people]
        return {person: face for person, face in found if face is not None}
