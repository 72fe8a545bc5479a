"""The page of rules shows the options and presets that the engine has."""

from tapete.mus import MUS, Rules
from tests.docs.pages import ROOT, rows

PAGE = ROOT / "docs/rules/mus.md"


def test_options() -> None:
    """The page lists each option with all its values, the default in bold."""
    shown = {name.strip("`"): values for name, values, _ in rows(PAGE, "10 All options")}
    defaults = Rules()
    had = {
        name: {
            f"**{value}**" if value == getattr(defaults, name) else str(value) for value in values
        }
        for name, values in MUS.options.items()
    }
    assert {name: set(values.split()) for name, values in shown.items()} == had


def test_presets() -> None:
    """The page lists each preset with what differs from the defaults."""
    shown = {name.strip("`"): words for name, words in rows(PAGE, "11 Presets")}
    had = {
        name: " ".join(f"`{option}={value}`" for option, value in MUS.write_rules(rules).items())
        for name, rules in MUS.presets.items()
    }
    assert {name: set(words.split()) for name, words in shown.items()} == {
        name: set((words or "nothing").split()) for name, words in had.items()
    }
