"""The page of a player: skill and how it went, matches, partners, and how he stands to who asks.

The one law: it tells what all may know of him; of others no more than their names at his tables,
and of a table that was not open to all nothing but to those who played there.
"""

from collections.abc import Iterable, Sequence

import msgspec

from tapete.club.skill import Rating
from tapete.door import OpenTo
from tapete.server.deeds import Ending, Kind
from tapete.server.house import House
from tapete.server.person import Person
from tapete.server.sql_results import Played, Point


class Relation(msgspec.Struct, frozen=True):
    """How somebody stands to you. ``asked``: you asked for friendship; ``asks``: he did."""

    friend: bool = False
    asked: bool = False
    asks: bool = False
    blocked: bool = False
    muted: bool = False


class Skill(msgspec.Struct, frozen=True):
    """What a player can do at *game*, after so many rated *matches*."""

    game: str
    number: float
    stars: int
    matches: int


class Game(msgspec.Struct, frozen=True):
    """A match that was played. ``names``: of each seat, empty for somebody who was deleted.

    ``won``: None if nobody won.
    """

    table: str
    game: str
    at: int
    won: bool | None
    rated: bool
    score: tuple[int, ...]
    side: int
    names: tuple[str, ...]
    seat: int


class Partner(msgspec.Struct, frozen=True):
    """With whom a player played, how often, and how often they won; without name: deleted."""

    name: str
    person: str | None
    matches: int
    won: int


class Profile(msgspec.Struct, frozen=True):
    """What all may know of a player; *since* when he is here."""

    person: str
    name: str
    registered: bool
    since: int
    relation: Relation
    skill: tuple[Skill, ...]
    curve: tuple[Point, ...]
    games: tuple[Game, ...]
    partners: tuple[Partner, ...]


async def profile_of(house: House, person: Person, visitor: Person) -> Profile:
    """Return the page of *person* as *visitor* sees it."""
    relations = await house.people.relations(visitor.id)
    ratings = (await house.results.ratings([person.id])).get(person.id, {})
    played = await house.results.played(person.id)
    others = {other for one in played for other, _ in one.others if other is not None}
    return Profile(
        person=person.public,
        name=person.name,
        registered=person.is_registered,
        since=person.created,
        relation=relation_of(visitor.id, person.id, relations),
        skill=tuple(_skill(game, rating) for game, rating in sorted(ratings.items())),
        curve=await house.results.curve(person.id),
        games=tuple(_game(one) for one in played if _is_shown(one, person, visitor)),
        partners=_partners(played, await house.people.people(others)),
    )


def _is_shown(played: Played, person: Person, visitor: Person) -> bool:
    """Return whether *visitor* reads of a match of *person*: it was open to all, or his as well."""
    players = (person.id, *(other for other, _ in played.others))
    return played.open_to is OpenTo.ANYONE or visitor.id in players


def relation_of(me: str, other: str, relations: Iterable[tuple[str, str, Kind]]) -> Relation:
    """Return how *other* stands to *me*."""
    mine = {kind for one, to, kind in relations if (one, to) == (me, other)}
    his = {kind for one, to, kind in relations if (one, to) == (other, me)}
    wanted, wants = Kind.FRIEND in mine, Kind.FRIEND in his
    return Relation(
        friend=wanted and wants,
        asked=wanted and not wants,
        asks=wants and not wanted,
        blocked=Kind.BLOCK in mine,
        muted=Kind.MUTE in mine,
    )


def _skill(game: str, rating: Rating) -> Skill:
    return Skill(game, rating.number, rating.stars, rating.matches)


def _won(played: Played) -> bool | None:
    if played.ended.result.winner is None:
        return None
    return played.part.side == played.ended.result.winner and played.part.ending is not Ending.LEFT


def _game(played: Played) -> Game:
    result = played.ended.result
    return Game(
        table=played.ended.table,
        game=result.game,
        at=played.ended.at,
        won=_won(played),
        rated=result.rated,
        score=result.score,
        side=played.part.side,
        names=tuple(name for _, name in result.seats),
        seat=played.part.seat,
    )


def _partners(played: Sequence[Played], people: dict[str, Person]) -> tuple[Partner, ...]:
    found: dict[str | None, Partner] = {}
    for one in played:
        for other, part in one.others:
            if part.side != one.part.side:
                continue
            person = None if other is None else people.get(other)
            key = None if person is None else person.public
            name = "" if person is None else person.name
            before = found.get(key, Partner(name, key, 0, 0))
            won = before.won + (_won(one) is True)
            found[key] = Partner(name, key, before.matches + 1, won)
    return tuple(sorted(found.values(), key=lambda one: (-one.matches, one.name)))
