"""``tapete bench engine``: a fixed script, and what is measured of it."""

import json

import pytest
from click.testing import CliRunner

from tapete.commands.bench.engine import WORDS, command, measure, script, told
from tapete.games import GAMES
from tapete.mus.words import Baraja, Descarto, Mas

KEYS = {
    *("game", "hands", "words", "words_per_hand", "hands_per_second", "words_per_second"),
    *("words_per_second_with_views", "calibration_per_second", "calibration_ratio"),
    *("calibration_ratio_with_views", "apply_p50_us", "apply_p99_us"),
    "hands_per_second_with_views",
}


def test_script() -> None:
    """The script is the same each time: whole matches, much change of cards, many raises."""
    mus = GAMES["mus"]
    played = script(mus, 800)
    assert [match.words for match in played] == [match.words for match in script(mus, 800)]
    for state, words in played:
        for actor, word in words:
            state, _ = state.apply(actor, word)
        assert state.outcome is not None
    said = [type(word) for match in played for _, word in match.words]
    assert said.count(Descarto) > 2 * said.count(Baraja)
    assert said.count(Mas) > len(played)


def test_nineteen_words_a_hand() -> None:
    """A hand of the script has at least 19 words."""
    words = [word for match in script(GAMES["mus"], WORDS) for _, word in match.words]
    hands = sum(isinstance(word, Baraja) and len(word.cards) == 40 for word in words)
    assert len(words) / hands >= 19


@pytest.mark.parametrize("name", GAMES)
def test_every_game(name: str) -> None:
    """Every game can be measured."""
    figures = measure(GAMES[name], length=400, rounds=1)
    assert figures.words_per_second > figures.words_per_second_with_views > 0
    assert figures.apply_p99_us >= figures.apply_p50_us > 0
    assert f"{figures.words_per_second:,} words/s" in told(figures)


@pytest.mark.parametrize("game", GAMES)
def test_json(game: str) -> None:
    """``--json`` prints one object for any game, and nothing else."""
    result = CliRunner().invoke(command, ["--game", game, "--json", "--rounds", "1"])
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert set(figures) == KEYS
    assert figures["game"] == game
