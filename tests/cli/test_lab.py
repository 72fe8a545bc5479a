"""``tapete lab``: figures as JSON, and refusals in one line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tapete.commands.lab import command


def run(*arguments: str) -> tuple[int, str]:
    """Return the exit code and what was printed."""
    result = CliRunner().invoke(command, arguments)
    return result.exit_code, result.output


def test_duel() -> None:
    """The figures of a pair, seen from side a; the same seed gives the same."""
    arguments = ("duel", "--a", "experto+h", "--b", "h", "--pairs", "300", "--json")
    code, text = run(*arguments)
    assert code == 0
    figures = json.loads(text)
    assert list(figures) == [
        "deals",
        "points_per_hand",
        "stderr",
        "matches",
        "match_share",
        "match_stderr",
    ]
    assert figures["matches"] == 300
    assert figures["match_share"] > 0.5
    assert run(*arguments) == (code, text)


@pytest.mark.parametrize(
    ("player", "words"),
    [("normal", "expected one of fuerte"), ("h+h+h", "expected one player or two")],
)
def test_unknown(player: str, words: str) -> None:
    """A player that is no table, or one too many, is refused in a line."""
    code, text = run("duel", "--a", player, "--b", "h")
    assert code == 1  # the command line as a whole makes it 2
    assert words in text
    assert text.count("\n") == 1


def test_yardsticks(tmp_path: Path) -> None:
    """The yardsticks are written with their hashes told, twice the same bytes."""
    first, second = tmp_path / "1", tmp_path / "2"
    for folder in (first, second):
        folder.mkdir()
        code, text = run("yardsticks", "--folder", str(folder))
        assert code == 0
        assert [len(line.split()[1]) for line in text.splitlines()] == [64] * 9
    assert (first / "mus.zip").read_bytes() == (second / "mus.zip").read_bytes()
