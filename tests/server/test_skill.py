"""Matches change ratings: once each, in the order in which they ended, whatever is killed."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.club.skill import Fate, Part, Rating, rated, settled
from tapete.door import Door
from tapete.naipes import Seat
from tapete.server.crew import Crew
from tapete.server.deeds import Delete, Ending, Register
from tapete.server.hub import Hub
from tapete.server.registrar import Registrar
from tapete.server.sql_results import SqlResults
from tapete.server.sql_store import SqlStore
from tapete.server.store import Append, Greet, Person, Result, Sitter
from tapete.server.writer import Writer
from tapete.table.commands import LeaveSeat
from tapete.table.entries import Dealt
from tests.server.houses import Wall
from tests.server.matches import four_people, results, win
from tests.table.tables import BEA, ONE_HAND, Live

RATED = Door(rated=True)
PEOPLE = tuple(Person(f"p{n}", name, 1) for n, name in enumerate(("Ana", "Bea", "Carlos", "Diana")))
NEW = Rating()
WON, LOST = (team[0] for team in rated([[NEW, NEW], [NEW, NEW]], [0, 1]))


async def arrive(store: SqlStore, *, guests: Iterable[int] = ()) -> None:
    """Let all PEOPLE come, registered but for the *guests*."""
    await store.commit([Greet(person) for person in PEOPLE])
    await store.commit(
        [
            Register(person.id, person.name, "hash", 1)
            for n, person in enumerate(PEOPLE)
            if n not in guests
        ]
    )


async def keep(store: SqlStore, table: Live, name: str, at: int = 1000) -> None:
    """Put the rows of *table* into the store as those of table *name*, which ended *at*."""
    ended = results(table)
    sitters = tuple(Sitter(n, person.id) for n, person in enumerate(PEOPLE))
    first = next(row for row in table.rows if isinstance(row.entries[-1], Dealt))
    for row in table.rows:
        last = row is table.rows[-1]
        moved = type(row)(row.seq, at if last else row.at, f"{name}:{row.seq}", row.entries)
        await store.commit(
            [
                Append(
                    name,
                    moved,
                    opens="mus" if row.seq == 0 else None,
                    begins=row is first,
                    sitters=sitters if row.seq == 0 else (),
                    result=ended[0] if last and ended else None,
                )
            ]
        )


@asynccontextmanager
async def registrar(store: SqlStore, engine: AsyncEngine) -> AsyncIterator[Registrar]:
    """Yield a registrar over *store* that counts when it is told to."""
    crew, writer = Crew(), Writer(store)
    crew.start(writer.run(), "writer")
    hub = Hub(store, writer, crew, Wall())
    try:
        yield Registrar(store, SqlResults(engine), writer, hub)
    finally:
        await crew.dismiss()


async def count(store: SqlStore, engine: AsyncEngine) -> list[Rating | None]:
    """Return the ratings of PEOPLE after all has been counted."""
    async with registrar(store, engine) as one:
        await one.count_all()
    known = await SqlResults(engine).ratings([person.id for person in PEOPLE])
    return [known.get(person.id, {}).get("mus") for person in PEOPLE]


async def test_rated_match(store: SqlStore, engine: AsyncEngine) -> None:
    """A rated match of four registered people changes the ratings of all four, once."""
    await arrive(store)
    await keep(store, win(four_people(door=RATED)), "aaaaaa")
    assert await count(store, engine) == [WON, LOST, WON, LOST]
    assert await count(store, engine) == [WON, LOST, WON, LOST]
    points = await SqlResults(engine).curve("p0")
    assert [(point.at, point.game, point.number) for point in points] == [(1000, "mus", WON.number)]


async def test_order(store: SqlStore, engine: AsyncEngine) -> None:
    """Matches are counted in the order in which they ended, and the curve goes by it."""
    await arrive(store)
    await keep(store, win(four_people(door=RATED)), "bbbbbb", at=3000)
    await keep(store, win(four_people(door=RATED)), "cccccc", at=2000)
    ratings = await count(store, engine)
    second = rated(rated([[NEW, NEW], [NEW, NEW]], [0, 1]), [0, 1])
    assert ratings == [second[0][0], second[1][0], second[0][1], second[1][1]]
    assert [point.at for point in await SqlResults(engine).curve("p1")] == [2000, 3000]


async def test_guest(store: SqlStore, engine: AsyncEngine) -> None:
    """A match with a guest counts for nobody's rating; all have played it."""
    await arrive(store, guests=[3])
    await keep(store, win(four_people(door=RATED)), "aaaaaa")
    assert await count(store, engine) == [None] * 4
    assert [one.ended.table for one in await SqlResults(engine).played("p3")] == ["aaaaaa"]


async def test_registered_too_late(store: SqlStore, engine: AsyncEngine) -> None:
    """Who registers when the cards are dealt, perhaps since he wins, has begun as a guest."""
    await arrive(store, guests=[0])
    await keep(store, win(four_people(door=RATED)), "aaaaaa")
    await store.commit([Register("p0", "Ana", "hash", 1)])
    assert await count(store, engine) == [None] * 4


async def test_older_release(store: SqlStore, engine: AsyncEngine) -> None:
    """Where nobody wrote down who was registered at the first deal, it is as they are now."""
    await arrive(store)
    await keep(store, win(four_people(door=RATED)), "aaaaaa")
    async with engine.begin() as connection:
        await connection.execute(text("update sitters set registered = null"))
    assert await count(store, engine) == [WON, LOST, WON, LOST]


async def test_deleted_before_the_end(store: SqlStore, engine: AsyncEngine) -> None:
    """Who leaves and deletes his account takes nothing from what the others win and lose."""
    await arrive(store)
    table = four_people(door=RATED)
    table.deal(*ONE_HAND)
    table.do(LeaveSeat(BEA, Seat(1)))
    await keep(store, win(table, dealt=True), "aaaaaa")
    await store.commit([Delete("p1")])
    stayed, left = Part(NEW), Part(NEW, Fate.LEFT)
    (ana, carlos), _ = settled([[stayed, stayed], [left, stayed]], 0)
    assert await count(store, engine) == [ana, None, carlos, None]


async def test_unrated(store: SqlStore, engine: AsyncEngine) -> None:
    """A match that was not opened as rated changes no rating."""
    await arrive(store)
    await keep(store, win(four_people()), "aaaaaa")
    assert await count(store, engine) == [None] * 4


async def test_leaver(store: SqlStore, engine: AsyncEngine) -> None:
    """Who left takes the loss, and the partner who was left alone does not pay for it."""
    await arrive(store)
    table = four_people(door=RATED)
    table.deal(*ONE_HAND)
    table.do(LeaveSeat(BEA, Seat(1)))
    await keep(store, win(table, dealt=True), "aaaaaa")
    stayed, left = Part(NEW), Part(NEW, Fate.LEFT)
    (ana, carlos), (bea, diana) = settled([[stayed, stayed], [left, stayed]], 0)
    assert await count(store, engine) == [ana, bea, carlos, None]
    assert diana == NEW
    assert bea.mu < NEW.mu


async def test_played(store: SqlStore, engine: AsyncEngine) -> None:
    """A player's matches say who else had which part; a deleted player has no name in them."""
    await arrive(store)
    await keep(store, win(four_people()), "aaaaaa")
    await count(store, engine)
    await store.commit([Delete("p2")])
    (played,) = await SqlResults(engine).played("p0")
    assert (played.part.side, played.part.ending) == (0, Ending.STAYED)
    assert [(person, part.side) for person, part in sorted(played.others, key=str)] == sorted(
        [("p1", 1), (None, 0), ("p3", 1)], key=str
    )
    assert [name for _, name in played.ended.result.seats] == ["Ana", "Bea", "", "Diana"]
    assert await SqlResults(engine).played("p2") == ()


async def test_broken_log(store: SqlStore, engine: AsyncEngine) -> None:
    """A result whose log does not fold is counted for nobody, and does not stop the others."""
    await arrive(store)
    broken = Result("mus", 0, (1, 0), True, ((0, "Ana"),))
    row = four_people().rows[1]
    await store.commit([Append("dddddd", row, opens="mus", result=broken)])
    await keep(store, win(four_people(door=RATED)), "eeeeee", at=3000)
    assert await count(store, engine) == [WON, LOST, WON, LOST]


async def test_same_transaction(store: SqlStore, engine: AsyncEngine) -> None:
    """A result of a row that did not go in is not there; one that is there stays as it is."""
    await arrive(store)
    table = win(four_people(door=RATED))
    await keep(store, table, "aaaaaa")
    late = Result("mus", 1, (0, 0), True, ())
    row = table.rows[-1]
    await store.commit([Append("aaaaaa", row, result=late)])
    assert [one.result.winner for one in await SqlResults(engine).uncounted()] == [0]
