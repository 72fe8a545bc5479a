"""The routes between people: looking each other up, friends, blocks and mutes.

The one law: nobody is told who blocks or mutes him.
"""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Final

import msgspec
from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from tapete.server.deeds import Kind, Relate, Unrelate
from tapete.server.doors import may_sit, may_watch
from tapete.server.faces import Face
from tapete.server.house import House
from tapete.server.person import Person
from tapete.server.problems import Refuse
from tapete.server.profile import Profile, Relation, profile_of, relation_of
from tapete.server.store import Fate
from tapete.server.wall import now_ms


class Found(msgspec.Struct, frozen=True):
    """Somebody registered, by his name."""

    person: str
    name: str


class Other(msgspec.Struct, frozen=True):
    """Somebody to whom you have a relation; ``table``: where he plays and you may come."""

    person: str
    name: str
    registered: bool
    stars: dict[str, int]
    table: str | None


class Relations(msgspec.Struct, frozen=True):
    """Who is your friend, whom you asked, who asks you, whom you block, and whom you mute."""

    friends: tuple[Other, ...]
    asked: tuple[Other, ...]
    asking: tuple[Other, ...]
    blocked: tuple[Other, ...]
    muted: tuple[Other, ...]


def nobody(got: str) -> Refuse:
    """Return the refusal of a person who is not there."""
    return Refuse(HTTPStatus.NOT_FOUND, "somebody of this house", repr(got[:40]), "nobody")


async def somebody(house: House, public: str, me: Person) -> Person:
    """Return who is known as *public*, or as ``me``; refuse if nobody is."""
    found = me if public == "me" else await house.people.public(public)
    if found is None:
        raise nobody(public)
    return found


async def another(house: House, public: str, me: Person) -> Person:
    """Return who is known as *public*; refuse if it is oneself."""
    found = await somebody(house, public, me)
    if found.id == me.id:
        raise Refuse(HTTPStatus.BAD_REQUEST, "somebody else", "yourself", "oneself")
    return found


@get("/api/people")
async def look_up(name: FromQuery[str], house: NamedDependency[House]) -> Found:
    """Return who is registered under a name like *name*."""
    found = await house.people.called(name[:100])
    if found is None:
        raise nobody(name)
    return Found(found.public, found.name)


@get("/api/people/{public:str}")
async def profile(
    public: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> Profile:
    """Return the page of a player."""
    return await profile_of(house, await somebody(house, public, person), person)


@get("/api/relations")
async def relations(house: NamedDependency[House], person: NamedDependency[Person]) -> Relations:
    """Return how you stand to others."""
    known = await house.people.relations(person.id)
    ids = {one for pair in known for one in pair[:2] if one != person.id}
    faces = await house.faces.all_of(ids)
    me = await house.faces.fresh(person.id)
    if me is None:
        raise nobody(person.public)
    others = [
        (relation_of(person.id, one.id, known), _other(house, one, me))
        for one in sorted(faces.values(), key=lambda one: one.name.casefold())
    ]
    return Relations(
        friends=_those((other, relation.friend) for relation, other in others),
        asked=_those((other, relation.asked) for relation, other in others),
        asking=_those((other, relation.asks) for relation, other in others),
        blocked=_those((other, relation.blocked) for relation, other in others),
        muted=_those((other, relation.muted) for relation, other in others),
    )


def _those(others: Iterable[tuple[Other, bool]]) -> tuple[Other, ...]:
    return tuple(other for other, is_one in others if is_one)


def _other(house: House, other: Face, me: Face) -> Other:
    table = _table_of(house, other, me)
    return Other(other.public, other.name, other.registered, dict(other.stars), table)


def _table_of(house: House, other: Face, me: Face) -> str | None:
    for live in house.hub.tables:
        if live.room.closed or live.room.is_over or live.recipient(other.id) is None:
            continue
        if may_watch(live, me) is None or may_sit(live, me) is None:
            return live.id
    return None


@put("/api/relations/{public:str}/{kind:str}")
async def relate(
    public: FromPath[str],
    kind: FromPath[str],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> Relation:
    """Return how you and somebody stand now that you want it so.

    A friend is asked, or accepted if he asked; who is blocked is no friend.
    """
    other = await another(house, public, person)
    deed = Relate(person.id, other.id, _kind(kind), now_ms())
    if await house.writer.commit(deed) is Fate.LOST:
        expected = "somebody whom you do not block and who is still here"
        raise Refuse(HTTPStatus.CONFLICT, expected, "another", "blocked")
    relation = await _relation(house, person, other)
    for live in house.hub.tables:
        if relation.blocked and live.listens(other.id):
            house.companies.look_again(live)
    return relation


@delete("/api/relations/{public:str}/{kind:str}", status_code=200)
async def unrelate(
    public: FromPath[str],
    kind: FromPath[str],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> Relation:
    """Return how you and somebody stand now that you no longer want it so."""
    other = await another(house, public, person)
    await house.writer.commit(Unrelate(person.id, other.id, _kind(kind)))
    return await _relation(house, person, other)


async def _relation(house: House, person: Person, other: Person) -> Relation:
    for one in (person, other):
        await house.faces.fresh(one.id)  # a block counts at once
    return relation_of(person.id, other.id, await house.people.relations(person.id))


def _kind(kind: str) -> Kind:
    try:
        return Kind(kind)
    except ValueError as error:
        kinds = ", ".join(one.value for one in Kind)
        raise Refuse(HTTPStatus.NOT_FOUND, f"one of {kinds}", repr(kind[:40])) from error


ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (look_up, profile, relations, relate, unrelate)
