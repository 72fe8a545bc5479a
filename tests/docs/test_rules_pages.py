"""Each page of rules shows the options and presets that its engine has."""

from typing import Final

import pytest

from tapete.game import AnyGame
from tapete.games import GAMES
from tests.docs.pages import ROOT, rows

TABLES: Final = {"mus": ("10 All options", "11 Presets"), "escoba": ("7 All options", "8 Presets")}
"""The sections of each page that are compared with the engine."""

each = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each
def test_options(game: AnyGame) -> None:
    """The page lists each option with all its values, the default in bold."""
    table = rows(ROOT / f"docs/rules/{game.name}.md", TABLES[game.name][0])
    shown = {name.strip("`"): values for name, values, _ in table}
    defaults = game.read_rules({})
    had = {
        name: {
            f"**{value}**" if value == getattr(defaults, name) else str(value) for value in values
        }
        for name, values in game.options.items()
    }
    assert {name: set(values.split()) for name, values in shown.items()} == had


@each
def test_presets(game: AnyGame) -> None:
    """The page lists each preset with what differs from the defaults."""
    table = rows(ROOT / f"docs/rules/{game.name}.md", TABLES[game.name][1])
    shown = {name.strip("`"): words for name, words in table}
    had = {
        name: " ".join(f"`{option}={value}`" for option, value in game.write_rules(rules).items())
        for name, rules in game.presets.items()
    }
    assert {name: set(words.split()) for name, words in shown.items()} == {
        name: set((words or "nothing").split()) for name, words in had.items()
    }
