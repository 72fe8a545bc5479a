"""A whole match of random play: the laws of the log and of the streams."""

import random
from typing import TypeAlias

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.games import GAMES
from tapete.naipes import CASA
from tapete.table import Recipient, Row, Told, due, fold, view_for
from tapete.table.entries import Dealt, Opened, Played
from tests.table.random_play import by_people, play
from tests.table.tables import TABLE, Live, live, opening

MUS = GAMES["mus"]
Rules: TypeAlias = dict[str, str]

# senas=partner needs partners
TABLES = [
    (preset, players)
    for preset in MUS.presets
    for players in ("2", "4", "6", "8")
    if (preset, players) != ("torneo", "2")
]

whole_matches = given(
    rules=st.sampled_from(TABLES).map(
        lambda table: {**MUS.write_rules(MUS.presets[table[0]]), "players": table[1]}
    ),
    clock=st.sampled_from([None, 30]),
    seed=st.integers(0, 2**32 - 1),
)
few = settings(max_examples=30)


def played(rules: Rules, clock: int | None, seed: int) -> Live:
    """Return a table at which a whole match was played, with people coming and going."""
    table = live(opening(rules=rules, clock=clock, at=1_000))
    play(table, random.Random(seed))
    assert table.room.is_over
    return table


@few
@whole_matches
def test_the_log_is_the_table(rules: Rules, clock: int | None, seed: int) -> None:
    """Reading the log again, anywhere, gives the same room and tells everybody the same."""
    table = played(rules, clock, seed)
    room, told = None, []
    for text in map(msgspec.json.encode, table.rows):
        room, heard = fold(room, msgspec.json.decode(text, type=Row), TABLE)
        told.append(heard)
    assert room == table.room
    assert told == table.told


@few
@whole_matches
def test_streams(rules: Rules, clock: int | None, seed: int) -> None:
    """Every stream is numbered without gaps, and holds what the game lets its recipient hear."""
    table = played(rules, clock, seed)
    for recipient in (*table.room.seats, None):
        stream = [told for heard in table.told for told in heard if told.recipient == recipient]
        assert [told.n for told in stream] == list(range(1, len(table.rows) + 1))
        assert [told.events for told in stream] == heard_in_the_game(table, recipient)


def heard_in_the_game(table: Live, recipient: Recipient) -> list[tuple[object, ...]]:
    """Return what *recipient* hears of each row when the game is played without a table."""
    opened = table.rows[0].entries[0]
    assert isinstance(opened, Opened)
    state = MUS.start(MUS.read_rules(opened.rules), opened.mano)
    rows = []
    for row in table.rows:
        heard: list[object] = []
        for entry in row.entries:
            if isinstance(entry, Dealt | Played):
                actor = entry.seat if isinstance(entry, Played) else CASA
                state, events = state.apply(actor, MUS.read_action(entry.word))
                heard += [MUS.seen_by(event, recipient) for event in events]
        rows.append(tuple(heard))
    return rows


@few
@whole_matches
def test_old_view_and_update(rules: Rules, clock: int | None, seed: int) -> None:
    """What a recipient saw and what it is told give what it sees."""
    table = played(rules, clock, seed)
    room, told = fold(None, table.rows[0], TABLE)
    for row in table.rows[1:]:
        before = room
        room, told = fold(before, row, TABLE)
        for one in told:
            assert after(one, view_for(before, one.recipient)) == view_for(room, one.recipient)


def after(told: Told, view: object) -> object:
    """Return *view* after all that was told."""
    for heard in told.events:
        view = MUS.fold(view, heard)
    return view


@few
@whole_matches
def test_everything_once(rules: Rules, clock: int | None, seed: int) -> None:
    """What is due has a name that comes once in the life of a table; time never goes back."""
    rows = played(rules, clock, seed).rows
    named = [row.origin for row in rows]
    assert len(set(named)) == len(named)
    times = [row.at for row in rows]
    assert times == sorted(times)


@few
@whole_matches
def test_never_stuck(rules: Rules, clock: int | None, seed: int) -> None:
    """Until the match is over something is due by itself, or a person may do something."""
    table = played(rules, clock, seed)
    room, rng = None, random.Random(seed)
    for row in table.rows:
        room, _ = fold(room, row, TABLE)
        assert room.is_over or due(room) or by_people(room, rng)
