"""``tapete arena``: computers against each other with the same cards on each side."""

import json
import sys
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

from tapete.cli import main
from tapete.commands.arena.match import Match
from tapete.games import GAMES
from tapete.naipes import CASA, Seat

TIMED = ("seconds", "cpu_ms_per_decision_a", "max_ms_a")
"""The figures that are never the same twice."""

Run: TypeAlias = Callable[[str], tuple[int, str, str]]
"""Runs ``tapete arena`` with arguments; gives the exit code, and what was printed and told."""


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs the command as a shell does."""

    def run(arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tapete", "arena", *arguments.split()])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run


def test_deals(arena: Run) -> None:
    """It tells points a deal, their error, and who won with the same cards."""
    code, out, _ = arena("--game escoba --a greedy --b novato --deals 60 --json")
    figures = json.loads(out)
    assert code == 0
    assert all(figures[name] > 0 for name in TIMED)
    assert figures["points_per_deal"] > 0
    assert figures["deals"] == 60
    assert figures["stderr"] > 0
    assert figures["share_won"] + figures["share_drawn"] <= 1
    assert figures["decisions_a"] >= 60 * 2 * 18


@pytest.mark.parametrize("table", ["", "--players 3", "--players 4 --teams", "--players 6"])
def test_against_itself(arena: Run, table: str) -> None:
    """Who plays itself is as good as itself with every pack."""
    _, out, _ = arena(f"--game escoba --a greedy --b greedy --deals 3 --json {table}")
    figures = json.loads(out)
    assert (figures["points_per_deal"], figures["share_drawn"]) == (0, 1)


def test_other_side(arena: Run) -> None:
    """Seen from the other side it is the same with the sign turned."""
    _, out, _ = arena("--game escoba --a normal --b greedy --deals 10 --json")
    _, turned, _ = arena("--game escoba --a greedy --b normal --deals 10 --json")
    assert json.loads(out)["points_per_deal"] == -json.loads(turned)["points_per_deal"]


def test_jobs(arena: Run) -> None:
    """However many processes compute it, the same comes out."""
    command = "--game escoba --a novato --b greedy --deals 20 --seed 5 --json"
    outcomes = []
    for jobs in (1, 2):
        _, out, _ = arena(f"{command} --jobs {jobs}")
        figures = json.loads(out)
        outcomes.append({name: figures[name] for name in figures if name not in TIMED})
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize(
    "game",
    ["mus --a normal --b novato", "escoba --a normal --b greedy --rule target=11"],
)
def test_matches(arena: Run, game: str) -> None:
    """Whole matches of any game tell the share that was won."""
    code, out, _ = arena(f"--game {game} --matches 3")
    told = dict(line.split(": ", 1) for line in out.splitlines())
    assert code == 0
    assert told["matches"] == "3"
    assert 0 <= float(told["share_won"]) <= 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--deals 5 --matches 5 --a normal --b normal", "expected --deals or --matches, got both"),
        ("--a genio --b normal", "expected --a to be one of novato, normal, experto, greedy"),
        ("--a normal --b genio", "expected --b to be one of"),
        ("--a normal --b normal --players 5", "players is one of 2, 3, 4, 6, not '5'"),
        ("--a normal --b normal --teams", "teams=yes needs players=4 or 6, got 2"),
        ("--a normal --b normal --rule capture", "expected --rule OPTION=VALUE, got 'capture'"),
        ("--a normal --b normal --deals 1", "1 is not in the range x>=2"),
    ],
)
def test_refuses(arena: Run, arguments: str, told: str) -> None:
    """Whatever is wrong is one line, and exit 2."""
    code, out, error = arena(f"--game escoba {arguments}")
    assert (code, out) == (2, "")
    assert told in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(("word", "taker"), [("reclama 12o 5c", 1), ("echa 2e", 0)])
def test_who_is_waited_for_is_faster(word: str, taker: int) -> None:
    """If the next player claims the missed baza it has it; if it plays on, the overlooker has."""
    match = Match(GAMES["escoba"], {"opening": "off"}, 0)
    match.say(CASA, "reparte 5c 1c 1e / 2e 2b 3b / 12o 11o 11c 11b")
    match.say(Seat(0), "echa 5c")
    match.go_on(["greedy", "greedy"], Random(0), lambda *asked: word)
    assert match.state.view_for(None).last_taker == taker
