"""A whole match of random play: the laws of the log and of the streams."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import TypeAlias

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.game import AnyGame
from tapete.games import GAMES
from tapete.naipes import CASA, Seat
from tapete.table import Recipient, Row, Told, due, fold, view_for
from tapete.table.entries import Dealt, Drawn, Looked, Opened, Played, Signed
from tests.table.random_play import by_people, play
from tests.table.tables import TABLE, Live, live, opening

Wanted: TypeAlias = tuple[str, dict[str, str]]


def tables() -> Iterator[Wanted]:
    """Return all presets of all games, for each number of players for which they are possible."""
    for game in GAMES.values():
        for preset in game.presets.values():
            for players in game.options["players"]:
                words = {**game.write_rules(preset), "players": str(players)}
                with suppress(ValueError):
                    game.read_rules(words)
                    yield game.name, words


whole_matches = given(
    wanted=st.sampled_from(list(tables())),
    clock=st.sampled_from([None, 30]),
    seed=st.integers(0, 2**32 - 1),
)
few = settings(max_examples=30)


def played(wanted: Wanted, clock: int | None, seed: int) -> Live:
    """Return a table at which a whole match was played, with people coming and going."""
    game, rules = wanted
    fill = seed % 3 > 0  # now and then the seats wait for people
    table = live(opening(game=game, rules=rules, clock=clock, at=1_000, fill=fill))
    play(table, random.Random(seed))
    assert table.room.is_over
    return table


@few
@whole_matches
def test_the_log_is_the_table(wanted: Wanted, clock: int | None, seed: int) -> None:
    """Reading the log again, anywhere, gives the same room and tells everybody the same."""
    table = played(wanted, clock, seed)
    room, told = None, []
    for text in map(msgspec.json.encode, table.rows):
        room, heard = fold(room, msgspec.json.decode(text, type=Row), TABLE)
        told.append(heard)
    assert room == table.room
    assert told == table.told


@few
@whole_matches
def test_streams(wanted: Wanted, clock: int | None, seed: int) -> None:
    """Every stream is numbered without gaps, and holds what the game lets its recipient hear."""
    table = played(wanted, clock, seed)
    for recipient in (*table.room.seats, None):
        stream = [told for heard in table.told for told in heard if told.recipient == recipient]
        assert [told.n for told in stream] == list(range(1, len(stream) + 1))
        heard = [events for events in heard_in_the_game(table, recipient) if events]
        assert [told.events for told in stream if told.events] == heard
        secrets = sum(isinstance(row.entries[0], Signed | Looked) for row in table.rows)
        assert len(stream) >= len(table.rows) - secrets


def heard_in_the_game(table: Live, recipient: Recipient) -> list[tuple[object, ...]]:
    """Return what *recipient* hears of each row when the game is played without a table."""
    opened = table.rows[0].entries[0]
    assert isinstance(opened, Opened)
    game = table.room.game
    state = game.start(game.read_rules(opened.rules), first_mano(table, opened))
    rows = []
    for row in table.rows:
        heard: list[object] = []
        for entry in row.entries:
            if isinstance(entry, Dealt | Played):
                actor = entry.seat if isinstance(entry, Played) else CASA
                state, events = state.apply(actor, game.read_action(entry.word))
                heard += [game.seen_by(event, recipient) for event in events]
        rows.append(tuple(heard))
    return rows


def first_mano(table: Live, opened: Opened) -> Seat:
    """Return who is mano first: by the draw, or as the table was opened."""
    room = None
    for row in table.rows:
        room, _ = fold(room, row, TABLE)
        if any(isinstance(entry, Drawn) for entry in row.entries):
            return room.state.mano
    return opened.mano


@few
@whole_matches
def test_old_view_and_update(wanted: Wanted, clock: int | None, seed: int) -> None:
    """What a recipient saw and what it is told give what it sees."""
    table = played(wanted, clock, seed)
    room, told = fold(None, table.rows[0], TABLE)
    for row in table.rows[1:]:
        before = room
        room, told = fold(before, row, TABLE)
        for one in told:
            seen = after(room.game, one, view_for(before, one.recipient))
            assert seen == view_for(room, one.recipient)


def after(game: AnyGame, told: Told, view: object) -> object:
    """Return *view* after all that was told."""
    for heard in told.events:
        view = game.fold(view, heard)
    return view


@few
@whole_matches
def test_everything_once(wanted: Wanted, clock: int | None, seed: int) -> None:
    """What is due has a name that comes once in the life of a table; time never goes back."""
    rows = played(wanted, clock, seed).rows
    named = [row.origin for row in rows]
    assert len(set(named)) == len(named)
    times = [row.at for row in rows]
    assert times == sorted(times)


@few
@whole_matches
def test_never_stuck(wanted: Wanted, clock: int | None, seed: int) -> None:
    """Until the match is over something is due by itself, or a person may do something."""
    table = played(wanted, clock, seed)
    room, rng = None, random.Random(seed)
    for row in table.rows:
        room, _ = fold(room, row, TABLE)
        assert room.is_over or room.is_waiting or due(room) or by_people(room, rng)
