"""The lobby as a person uses it: tables of his own choice, by clicks."""

from typing import Final

from playwright.sync_api import Page

from tests.e2e.at_table import AtTable, Mouse

FIELDS: Final = {
    *("level", "pace", "clock", "bank", "open_to", "fill", "low", "high", "rated", "watch"),
}
"""What is chosen of a table; everything else is a rule of its game."""


def open_table(page: Page, *, preset: str = "clasico", **choices: str) -> AtTable:
    """Return somebody at a new table: *choices* by their names in the dialog (level, pace, …)."""
    page.get_by_test_id("new-game").click()
    choose(page, preset=preset, **choices)
    page.get_by_test_id("open-table").click()
    return AtTable(page, Mouse())


def choose(page: Page, *, preset: str, **choices: str) -> None:
    """Choose in the dialog for a new game, which is open."""
    page.get_by_test_id("preset").select_option(preset)
    page.get_by_test_id("all-options").click()
    for name, value in choices.items():
        where = name if name in FIELDS else f"option-{name}"
        page.get_by_test_id(where).select_option(value)
