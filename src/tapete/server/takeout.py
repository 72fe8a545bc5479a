"""All that the house knows of a person, for that person to take away.

The one law: what is kept of him and can be told without telling of others is in it.
"""

import msgspec

from tapete.server.house import House
from tapete.server.person import Person


class Takeout(msgspec.Struct, frozen=True):
    """What is known of you; times in milliseconds since 1970, UTC. Others by their public name."""

    person: str
    name: str
    created: int
    registered: int | None
    sessions: tuple[tuple[int, int, str], ...]
    relations: tuple[tuple[str, str], ...]
    lines: tuple[tuple[int, str | None, str], ...]
    ratings: dict[str, tuple[float, float, int]]
    matches: tuple[str, ...]
    tables: tuple[str, ...]
    reports: tuple[tuple[int, str], ...]
    muted_until: int | None
    banned_until: int | None


async def takeout(house: House, person: Person) -> Takeout:
    """Return what is known of *person*."""
    relations = await house.people.relations(person.id)
    ids = {other for _, other, _ in relations}
    known = await house.people.people(ids)
    ratings = (await house.results.ratings([person.id])).get(person.id, {})
    return Takeout(
        person=person.public,
        name=person.name,
        created=person.created,
        registered=person.registered,
        sessions=tuple(
            (one.created, one.seen, one.agent) for one in await house.people.sessions(person.id)
        ),
        relations=tuple(
            (kind.value, known[other].public)
            for one, other, kind in relations
            if one == person.id and other in known
        ),
        lines=tuple(
            (line.at, line.table, line.text or line.phrase)
            for line in await house.talk.lines_of(person.id)
        ),
        ratings={game: (one.mu, one.sigma, one.matches) for game, one in ratings.items()},
        matches=tuple(one.ended.table for one in await house.results.played(person.id)),
        tables=await house.people.tables(person.id),
        reports=await house.office.filed_by(person.id),
        muted_until=person.muted_until,
        banned_until=person.banned_until,
    )
