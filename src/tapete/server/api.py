"""The routes of games and tables. Everything else about a table is the socket's.

The one law: every answer that is not what was asked for is a problem that says expected and got.
"""

import random
from http import HTTPStatus
from typing import Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tapete.bots import LEVELS
from tapete.door import Door, OpenTo
from tapete.games import GAMES
from tapete.naipes import Seat
from tapete.server.house import House
from tapete.server.live import Live
from tapete.server.names import computer_names, new_id
from tapete.server.problems import Refuse
from tapete.server.store import Person, Sitter
from tapete.server.wall import now_ms
from tapete.table import opening
from tapete.table.opening import open_table
from tapete.wire.messages import TableLine

OPEN: Final = 5
"""How many tables that one person opened may be open at once."""


class Option(msgspec.Struct, frozen=True):
    """A rule that a table can choose."""

    name: str
    values: tuple[str, ...]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house."""

    name: str
    options: tuple[Option, ...]
    presets: dict[str, dict[str, str]]
    levels: tuple[str, ...]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that somebody wants; ``rules`` change single options of the preset.

    ``fill``: computers take the free seats at once; without it they are empty, and wait for people.
    ``open_to`` and what follows: the door.
    """

    game: str = "mus"
    preset: str | None = None
    rules: dict[str, str] = {}
    level: str = "normal"
    pace: int | None = None
    clock: int | None = None
    seat: int | None = None
    fill: bool = True
    bank: int = 0
    open_to: OpenTo = OpenTo.ANYONE
    low: int = 1
    high: int = 5
    rated: bool = False
    watch: bool = True


class Opened(msgspec.Struct, frozen=True):
    """The new table, and your seat there."""

    table: str
    seat: int


@get("/api/games", sync_to_thread=False)
def games() -> tuple[GameInfo, ...]:
    """Return the games of the house, with all that a table can choose."""
    return tuple(_game_info(name) for name in GAMES)


def _game_info(name: str) -> GameInfo:
    game = GAMES[name]
    defaults = game.read_rules({})
    options = tuple(
        Option(option, tuple(map(str, values)), str(getattr(defaults, option)))
        for option, values in game.options.items()
    )
    presets = {preset: game.write_rules(rules) for preset, rules in game.presets.items()}
    return GameInfo(name, options, presets, tuple(LEVELS.get(name, ())))


@get("/api/tables")
async def tables(
    house: NamedDependency[House], person: NamedDependency[Person]
) -> tuple[TableLine, ...]:
    """Return the tables that you may join or watch, as the lobby shows them."""
    await house.lobbies.remember(person.id)
    return await house.lobbies.tables(person.id)


@post("/api/tables")
async def open_new_table(
    house: NamedDependency[House],
    person: NamedDependency[Person],
    data: JSONBody[NewTable | None] = None,
) -> Opened:
    """Return a new table, where you sit; computers or nobody hold the other seats."""
    wanted = data or NewTable()
    async with house.openings.of(person.id):  # or each of many at once would find room
        await _not_too_many(house, person)
        return await _open(house, person, wanted)


async def _open(house: House, person: Person, wanted: NewTable) -> Opened:
    table = new_id(10)
    seat = Seat(0 if wanted.seat is None else wanted.seat)
    try:
        rules = _rules(wanted)
        row = open_table(
            game=wanted.game,
            rules=rules,
            level=_level(wanted),
            pace=house.settings.pace if wanted.pace is None else wanted.pace,
            clock=wanted.clock,
            mano=_mano(wanted.game, rules, house.chance),
            table_id=table,
            sitter=opening.Sitter(1, person.name, seat),
            bot_names=computer_names(house.chance, 8),
            at=now_ms(),
            bank=wanted.bank,
            door=Door(wanted.open_to, wanted.low, wanted.high, wanted.rated, wanted.watch),
            fill=wanted.fill,
        )
    except ValueError as error:
        raise Refuse.of(HTTPStatus.BAD_REQUEST, str(error)) from error
    await house.hub.open(row, table, [Sitter(1, person.id)])
    return Opened(table, seat)


async def _not_too_many(house: House, person: Person) -> None:
    """Refuse to open one more table for somebody who has too many."""
    if person.is_banned(now_ms()):
        raise Refuse(
            HTTPStatus.FORBIDDEN, "somebody whom the operators let play", "one they ban", "banned"
        )
    opened = await house.tables.opened_by(person.id, 4 * OPEN)
    lives = [await house.hub.live(table) for table in opened]
    playing = [one for one in lives if isinstance(one, Live) and one.is_open]
    if len(playing) >= OPEN:
        expected = f"at most {OPEN} open tables that you opened"
        raise Refuse(HTTPStatus.CONFLICT, expected, "one more", "too_many_tables")


def _rules(wanted: NewTable) -> dict[str, str]:
    if wanted.game not in GAMES:
        raise ValueError(f"expected a game of the house ({', '.join(GAMES)}), got {wanted.game!r}")
    game = GAMES[wanted.game]
    preset = next(iter(game.presets)) if wanted.preset is None else wanted.preset
    if preset not in game.presets:
        raise ValueError(f"expected a preset ({', '.join(game.presets)}), got {preset!r}")
    return {**game.write_rules(game.presets[preset]), **wanted.rules}


def _level(wanted: NewTable) -> str:
    levels = LEVELS[wanted.game]
    if wanted.level not in levels:
        raise ValueError(f"expected a level ({', '.join(levels)}), got {wanted.level!r}")
    return wanted.level


def _mano(game: str, rules: dict[str, str], chance: random.Random) -> Seat:
    return Seat(chance.randrange(len(GAMES[game].sides(GAMES[game].read_rules(rules)))))


@get("/healthz", sync_to_thread=False)
def health(house: NamedDependency[House]) -> dict[str, str]:
    """Return that all is well: what is said becomes durable."""
    if house.writer.failing:
        raise Refuse(HTTPStatus.SERVICE_UNAVAILABLE, "a store that takes commits", "one that fails")
    return {"status": "ok"}
