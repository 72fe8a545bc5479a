"""What the house knows of its people, kept for a few seconds: how they stand to it and to others.

The one law: what decides who may do something is read from the store at that moment; what is only
shown may be some seconds old.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tapete.club.doors import Standing
from tapete.club.skill import Rating
from tapete.server.deeds import Kind
from tapete.server.person import Person
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_results import SqlResults

Relation: TypeAlias = tuple[str, str, Kind]
"""Who stands to whom, and how."""

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
        self._known: OrderedDict[str, tuple[float, Face | None]] = OrderedDict()

    async def fresh(self, person: str) -> Face | None:
        """Return what the store says of *person* now; None if there is nobody of that id."""
        return (await self._look_up([person])).get(person)

    async def of(self, person: str) -> Face | None:
        """Return what was known of *person* a few seconds ago at most."""
        return (await self.all_of([person])).get(person)

    async def all_of(self, people: Iterable[str]) -> dict[str, Face]:
        """Return what is known of *people*; who is not known any more is left out."""
        asked = tuple(people)
        recent = self._now() - KEPT
        missing = [one for one in asked if self._known.get(one, _NEVER)[0] <= recent]
        found = await self._look_up(missing) if missing else {}
        known = {one: found.get(one) or self._known.get(one, _NEVER)[1] for one in asked}
        return {person: face for person, face in known.items() if face is not None}

    async def _look_up(self, ids: Sequence[str]) -> dict[str, Face]:
        """Return what the store says of *ids* now, all of them asked for at once."""
        people = await self._people.people(ids)
        relations: dict[str, list[Relation]] = {id_: [] for id_ in ids}
        for relation in await self._people.relations(*ids):
            for end in {relation[0], relation[1]} & relations.keys():
                relations[end].append(relation)
        ratings = await self._results.ratings(ids)
        found = {
            id_: _face(person, relations[id_], ratings.get(id_, {}))
            for id_, person in people.items()
        }
        for id_ in ids:
            self._known[id_] = self._now(), found.get(id_)
            self._known.move_to_end(id_)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)
        return found


_NEVER: Final[tuple[float, Face | None]] = (-math.inf, None)


def _face(person: Person, relations: Iterable[Relation], ratings: Mapping[str, Rating]) -> Face:
    mine: dict[Kind, set[str]] = {kind: set() for kind in Kind}
    theirs: dict[Kind, set[str]] = {kind: set() for kind in Kind}
    for one, other, kind in relations:
        if one == person.id:
            mine[kind].add(other)
        if other == person.id:
            theirs[kind].add(one)
    return Face(
        id=person.id,
        public=person.public,
        name=person.name,
        registered=person.is_registered,
        stars={game: rating.stars for game, rating in ratings.items()},
        friends=frozenset(mine[Kind.FRIEND] & theirs[Kind.FRIEND]),
        blocks=frozenset(mine[Kind.BLOCK]),
        blocked_by=frozenset(theirs[Kind.BLOCK]),
        mutes=frozenset(mine[Kind.MUTE]),
    )
