"""How matches ended, and what that says of players, in the database.

The one law: a result is counted once, in the transaction that changes the ratings by it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.club.skill import Rating
from tapete.door import OpenTo
from tapete.server import schema
from tapete.server.deeds import Count, Ending, Part
from tapete.server.sql_insert import Insert
from tapete.server.store import Result
from tapete.table.entries import AnyEntry, Opened

_seats: Final = msgspec.json.Decoder(tuple[tuple[int | None, str], ...])
_score: Final = msgspec.json.Decoder(tuple[int, ...])

_entries: Final = msgspec.json.Decoder(tuple[AnyEntry, ...])

_results: Final = schema.results
_parts: Final = schema.parts
_sitters: Final = schema.sitters
_RESULT: Final = (
    _results.c.table_id,
    _results.c.at,
    _results.c.game,
    _results.c.winner,
    _results.c.score,
    _results.c.rated,
    _results.c.seats,
)


@dataclass(frozen=True, slots=True)
class Ended:
    """The match of *table* ended *at* with *result*; what is deleted has no name in it."""

    table: str
    at: int
    result: Result


@dataclass(frozen=True, slots=True)
class Played:
    """A match as one of its players had it, and who else played: person, part.

    ``open_to``: whom its table was open to.
    """

    ended: Ended
    open_to: OpenTo
    part: Part
    others: tuple[tuple[str | None, Part], ...]


@dataclass(frozen=True, slots=True)
class Point:
    """The number of a player at *game* after the match that ended *at*."""

    at: int
    game: str
    number: float


class SqlResults:
    """The matches that have ended, and the ratings they led to."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def uncounted(self, most: int = 16) -> tuple[Ended, ...]:
        """Return the first results that have not been counted, in the order they came."""
        query = sa.select(*_RESULT).where(_results.c.counted.is_(False))
        query = query.order_by(_results.c.at, _results.c.table_id).limit(most)
        async with self._engine.connect() as connection:
            return tuple(_ended(row) for row in await connection.execute(query))

    async def registered(self, table: str) -> frozenset[int]:
        """Return the numbers of those who were registered when the first cards were dealt."""
        people = schema.people
        now = people.c.registered.is_not(None)  # all that is known of what an older release dealt
        query = sa.select(_sitters.c.who).join(people, isouter=True)
        query = query.where(_sitters.c.table_id == table)
        query = query.where(sa.func.coalesce(_sitters.c.registered, now))
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def ratings(self, people: Iterable[str]) -> dict[str, dict[str, Rating]]:
        """Return the ratings of *people*: by person, then by game."""
        ratings = schema.ratings
        query = sa.select(
            ratings.c.person_id, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches
        ).where(ratings.c.person_id.in_(tuple(people)))
        found: dict[str, dict[str, Rating]] = {}
        async with self._engine.connect() as connection:
            for person, game, mu, sigma, matches in await connection.execute(query):
                found.setdefault(person, {})[game] = Rating(mu, sigma, matches)
        return found

    async def curve(self, person: str, most: int = 500) -> tuple[Point, ...]:
        """Return how the numbers of *person* went, the oldest first."""
        curve = schema.curve
        query = sa.select(_results.c.at, _results.c.game, curve.c.number)
        query = query.join(_results, _results.c.table_id == curve.c.table_id)
        query = query.where(curve.c.person_id == person).order_by(_results.c.at.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.limit(most))).all()
        return tuple(Point(*row) for row in reversed(rows))

    async def played(self, person: str, most: int = 200) -> tuple[Played, ...]:
        """Return the matches of *person* that have been counted, the newest first."""
        log = schema.log
        mine = sa.select(*_RESULT, log.c.entries, _parts.c.who).join_from(
            _results, _parts, _parts.c.table_id == _results.c.table_id
        )
        mine = mine.join(log, (log.c.table_id == _results.c.table_id) & (log.c.seq == 0))
        mine = mine.join(_sitters, _same_number()).where(_sitters.c.person_id == person)
        newest = mine.order_by(_results.c.at.desc(), _results.c.table_id).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(newest)).all()
            everybody = await _players(connection, [row[0] for row in rows])
        return tuple(
            _played(_ended(row[:-2]), _open_to(row[-2]), row[-1], everybody[row[0]]) for row in rows
        )


def _same_number() -> sa.ColumnElement[bool]:
    return (_sitters.c.table_id == _parts.c.table_id) & (_sitters.c.who == _parts.c.who)


async def _players(
    connection: AsyncConnection, tables: Sequence[str]
) -> dict[str, list[tuple[str | None, Part]]]:
    query = sa.select(
        _parts.c.table_id,
        _sitters.c.person_id,
        _parts.c.who,
        _parts.c.seat,
        _parts.c.side,
        _parts.c.fate,
    ).join_from(_parts, _sitters, _same_number(), isouter=True)
    found: dict[str, list[tuple[str | None, Part]]] = {}
    rows = await connection.execute(query.where(_parts.c.table_id.in_(tables)))
    for table, person, who, seat, side, fate in rows:
        part = Part(who, seat, side, Ending(fate))
        found.setdefault(table, []).append((person, part))
    return found


def _ended(row: Sequence[object]) -> Ended:
    table, at, game, winner, score, rated, seats = row
    return Ended(
        str(table),
        int(str(at)),
        Result(
            str(game),
            None if winner is None else int(str(winner)),
            _score.decode(str(score)),
            bool(rated),
            _seats.decode(str(seats)),
        ),
    )


def _open_to(entries: str) -> OpenTo:
    first, *_ = _entries.decode(entries)
    assert isinstance(first, Opened), "a log begins with Opened"
    return first.door.open_to


def _played(
    ended: Ended, open_to: OpenTo, who: int, players: Sequence[tuple[str | None, Part]]
) -> Played:
    mine = next(part for _, part in players if part.who == who)
    others = tuple((person, part) for person, part in players if part.who != who)
    return Played(ended, open_to, mine, others)


async def note_registered(connection: AsyncConnection, table: str) -> None:
    """Put down who of those at *table* is registered; what he does later makes no difference."""
    people = schema.people
    is_registered = sa.exists().where(
        people.c.id == _sitters.c.person_id, people.c.registered.is_not(None)
    )
    change = sa.update(_sitters).where(_sitters.c.table_id == table)
    await connection.execute(change.values(registered=is_registered))


async def write_result(
    connection: AsyncConnection, insert: Insert, table: str, at: int, result: Result
) -> None:
    """Put down how the match of *table* ended; what stands there already stays."""
    row = {
        "table_id": table,
        "game": result.game,
        "at": at,
        "winner": result.winner,
        "score": msgspec.json.encode(result.score).decode(),
        "rated": result.rated,
        "seats": msgspec.json.encode(result.seats).decode(),
        "counted": False,
    }
    await connection.execute(insert(_results).on_conflict_do_nothing().values(row))


async def count(connection: AsyncConnection, insert: Insert, deed: Count) -> bool:
    """Return whether the result of a table was still to be counted; it is counted now."""
    due = _results.c.table_id == deed.table, _results.c.counted.is_(False)
    change = sa.update(_results).where(*due).values(counted=True)
    if (await connection.execute(change)).rowcount == 0:
        return False
    parts = [
        {
            "table_id": deed.table,
            "who": part.who,
            "seat": part.seat,
            "side": part.side,
            "fate": part.ending.value,
        }
        for part in deed.parts
    ]
    if parts:
        await connection.execute(insert(_parts).on_conflict_do_nothing(), parts)
    for person, rating in deed.ratings:
        await _rate(connection, insert, deed, person, rating)
    return True


async def _rate(
    connection: AsyncConnection, insert: Insert, deed: Count, person: str, rating: Rating
) -> None:
    new = {"mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches}
    put = insert(schema.ratings).values(person_id=person, game=deed.game, **new)
    await connection.execute(
        put.on_conflict_do_update(index_elements=["person_id", "game"], set_=new)
    )
    point = {"person_id": person, "table_id": deed.table, "number": rating.number}
    await connection.execute(insert(schema.curve).on_conflict_do_nothing().values(point))
