"""A table is opened by one row, or refused with a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from tapete.games import GAMES
from tapete.naipes import Seat
from tapete.table import Kind, Place, Row, Sitter, TableInfo, fold, open_table
from tapete.table.entries import BotSat, Opened, Sat
from tests.table.tables import NAMES, TABLE, live, opening


def test_opening() -> None:
    """Whoever opens a table sits down, and computers take the other seats."""
    row = opening(sitter=Sitter(7, "Ana", Seat(2)), clock=30, mano=Seat(3), at=5)
    opened = Opened("mus", {}, 1, "normal", 1200, 30, Seat(3), NAMES[:4])
    bots = tuple(BotSat(Seat(seat), "normal", NAMES[seat]) for seat in (0, 1, 3))
    assert row == Row(0, 5, f"open:{TABLE}", (opened, *bots[:2], Sat(Seat(2), 7, "Ana"), bots[2]))


def test_computers_alone() -> None:
    """A table may be opened for computers alone."""
    table = live(opening(sitter=None))
    assert [place.kind for place in table.room.places] == [Kind.BOT] * 4


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_players(players: int) -> None:
    """A table has as many places as its rules have players."""
    room = live(opening(rules={"players": str(players)})).room
    assert room.places == (
        Place(Kind.PERSON, "Ana"),
        *(Place(Kind.BOT, name, "normal") for name in NAMES[1:players]),
    )
    assert room.seats == tuple(range(players))


def test_rules_in_force() -> None:
    """The log holds the rules that differ, the table tells all rules in force."""
    row = opening(rules={"kings": "4", "target": "40"}, clock=20)
    assert isinstance(row.entries[0], Opened)
    assert row.entries[0].rules == {"kings": "4"}
    rules = live(row).room.info.rules
    assert rules.keys() == GAMES["mus"].options.keys()
    assert (rules["kings"], rules["target"], rules["consensus"]) == ("4", "40", "sequential")
    assert live(row).room.info == TableInfo(TABLE, "mus", rules, "normal", 1200, 20)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "tute"}, "expected a game of the house"),
        ({"rules": {"kings": "5"}}, "kings is one of 8, 4, not '5'"),
        ({"rules": {"reyes": "8"}}, "unknown rule 'reyes'"),
        ({"rules": {"senas": "partner", "players": "2"}}, "senas=partner needs partners"),
        ({"pace": -1}, "pace is 0 to 2000 milliseconds, not -1"),
        ({"pace": 2001}, "not 2001"),
        ({"clock": 4}, "clock is none or 5 to 600 seconds, not 4"),
        ({"clock": 601}, "not 601"),
        ({"mano": Seat(4)}, "mano is a seat from 0 to 3, not 4"),
        ({"mano": Seat(-1)}, "not -1"),
        ({"sitter": Sitter(0, "Ana", Seat(4))}, "seat is from 0 to 3, not 4"),
        ({"bot_names": NAMES[:3]}, "expected 4 names of computers"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_impossible(changes: dict[str, Any], sentence: str) -> None:  # arguments of any kind
    """A table that cannot be is refused with a sentence that says why."""
    wanted: dict[str, Any] = {  # arguments of any kind
        "game": "mus",
        "rules": {},
        "level": "normal",
        "pace": 2000,
        "clock": 600,
        "mano": Seat(0),
        "table_id": TABLE,
        "sitter": None,
        "bot_names": NAMES,
        "at": 0,
    }
    opened: Callable[..., Row] = open_table
    assert fold(None, opened(**wanted), TABLE)
    with pytest.raises(ValueError, match=sentence):
        opened(**(wanted | changes))
