"""The server put together: store, writer, hub, clock and chance, opened and closed in order.

The one law: what is opened is closed, the writer last; a deed that was begun is finished.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server.accounts import Accounts
from tapete.server.chat import Chats
from tapete.server.company import Companies
from tapete.server.crew import Crew
from tapete.server.faces import Faces
from tapete.server.farewells import Farewells
from tapete.server.faults import Faults, read_fault
from tapete.server.guests import Guests
from tapete.server.heart import Heart
from tapete.server.hub import Hub
from tapete.server.invitations import Invitations
from tapete.server.janitor import Janitor
from tapete.server.library import Library
from tapete.server.lobby import Lobbies
from tapete.server.logs import fact
from tapete.server.migrate import migrate
from tapete.server.passwords import Passwords
from tapete.server.porter import Porter
from tapete.server.presence import Presence
from tapete.server.registrar import Registrar
from tapete.server.seal import Seal, read_key
from tapete.server.settings import Settings
from tapete.server.shuffler import FisherYates
from tapete.server.sql_office import SqlOffice
from tapete.server.sql_people import SqlPeople
from tapete.server.sql_results import SqlResults
from tapete.server.sql_store import SqlStore
from tapete.server.sql_tables import SqlTables
from tapete.server.sql_talk import SqlTalk
from tapete.server.sqlite import assert_durable, data_folder
from tapete.server.store import Store
from tapete.server.sweeper import Sweeper
from tapete.server.thinker import Thinker
from tapete.server.timekeeper import Timekeeper
from tapete.server.turns import Turns
from tapete.server.wall import now_ms
from tapete.server.writer import Writer

_log: Final = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""How long to wait for what was begun when the house closes, in seconds."""


@dataclass(frozen=True, slots=True)
class House:
    """All that a route or a socket needs."""

    settings: Settings
    store: Store
    writer: Writer
    people: SqlPeople
    talk: SqlTalk
    office: SqlOffice
    results: SqlResults
    tables: SqlTables
    openings: Turns
    guests: Guests
    accounts: Accounts
    hub: Hub
    presence: Presence
    porter: Porter
    faces: Faces
    companies: Companies
    lobbies: Lobbies
    library: Library
    chats: Chats
    invitations: Invitations
    faults: Faults
    chance: random.Random


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Hold the house open: its data folder, its tables in memory, its clock."""
    faults = read_fault(settings.fault)
    async with data_folder(settings.data) as engine:
        await migrate(engine)
        store = SqlStore(engine, assert_durable, faults)
        await store.start()
        writer = Writer(store)
        writing = Crew()
        writing.start(writer.run(), "writer")
        try:
            async with _serve(settings, engine, store, writer, faults) as house:
                yield house
        finally:
            await writing.dismiss()
            await store.close()


@asynccontextmanager
async def _serve(
    settings: Settings, engine: AsyncEngine, store: Store, writer: Writer, faults: Faults
) -> AsyncIterator[House]:
    chance = random.SystemRandom() if settings.seed is None else random.Random(settings.seed)
    crew, rounds = Crew(), Crew()
    hub = Hub(store, writer, crew, now_ms)
    heart = Heart(store, writer, hub, now_ms)
    await heart.wake()
    thinker = Thinker(chance)
    timekeeper = Timekeeper(hub, crew, thinker, FisherYates(chance), now_ms)
    house = _furnish(settings, engine, store, writer, faults, hub, crew, chance)
    rounds.start(heart.run(), "heart")
    rounds.start(Janitor(hub).run(), "janitor")
    rounds.start(house.lobbies.run(), "lobby")
    rounds.start(house.porter.run(), "porter")
    rounds.start(Registrar(store, house.results, writer, hub).run(), "registrar")
    rounds.start(Sweeper(writer, now_ms).run(), "sweeper")
    fact(_log, logging.INFO, "house_open", tables=len(hub.tables))
    try:
        yield house
    finally:
        await rounds.dismiss()
        timekeeper.stop()
        await _finish(crew)
        thinker.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(heart.beat(), PATIENCE)
        fact(_log, logging.INFO, "house_closed")


async def _finish(crew: Crew) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await crew.rest()
    except TimeoutError:
        await crew.dismiss()


def _furnish(
    settings: Settings,
    engine: AsyncEngine,
    store: Store,
    writer: Writer,
    faults: Faults,
    hub: Hub,
    crew: Crew,
    chance: random.Random,
) -> House:
    people, talk, results = SqlPeople(engine), SqlTalk(engine), SqlResults(engine)
    tables, openings, porter = SqlTables(engine), Turns(), Porter(people, now_ms)
    farewells = Farewells(hub, tables, writer, porter, openings)
    guests = Guests(people, writer, Seal(read_key(settings.data)), chance)
    faces = Faces(people, results, now_ms)
    lobbies = Lobbies(hub, faces, tables, now_ms)
    return House(
        settings=settings,
        store=store,
        writer=writer,
        people=people,
        talk=talk,
        office=SqlOffice(engine),
        results=results,
        tables=tables,
        openings=openings,
        guests=guests,
        accounts=Accounts(people, writer, guests, Passwords(), farewells),
        hub=hub,
        presence=Presence(hub, crew, settings.grace),
        porter=porter,
        faces=faces,
        companies=Companies(hub, crew, faces),
        lobbies=lobbies,
        library=Library(store),
        chats=Chats(people, talk, writer, hub, lobbies, faces, now_ms),
        invitations=Invitations(talk, writer, now_ms),
        faults=faults,
        chance=chance,
    )
