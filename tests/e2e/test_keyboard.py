"""A second match, by keyboard alone."""

import pytest
from playwright.sync_api import Page

from tests.e2e.at_table import AtTable, Question
from tests.e2e.keyboard import Keyboard
from tests.e2e.manner import Sober, play
from tests.e2e.tour import DEEDS

pytestmark = pytest.mark.e2e

MATCHES = 4

HELD = "() => document.querySelector('[data-testid=felt]').contains(document.activeElement)"


def test_match(page: Page) -> None:
    """A match is opened and played to its end by keyboard alone, and the focus is never lost."""
    keyboard = Keyboard(page)
    keyboard.press(page.get_by_test_id("new-game"))
    keyboard.select(page.get_by_test_id("preset"), "stargames")
    keyboard.press(page.get_by_test_id("all-options"))
    keyboard.select(page.get_by_test_id("option-target"), "30")
    keyboard.press(page.get_by_test_id("open-table"))

    def has_focus(asked: Question) -> None:
        page.wait_for_function(HELD, timeout=2_000)

    person, manner = AtTable(page, keyboard), Sober()
    for _ in range(MATCHES):
        asked = play(person, manner.choose, lambda asked: asked.over, has_focus)
        if set(manner.done) >= DEEDS:
            break
        person.answer(manner.choose(asked))
    assert set(manner.done) >= DEEDS
    assert page.get_by_test_id("winners").is_visible()
    keyboard.press(page.get_by_test_id("to-lobby"))
    page.get_by_test_id("play-now").wait_for()


def test_dialogs(page: Page) -> None:
    """A dialog takes the focus, Escape closes it, and the focus is again where it was."""
    keyboard = Keyboard(page)
    keyboard.press(page.get_by_test_id("play-now"))
    AtTable(page, keyboard).asked()
    opener = page.get_by_test_id("open-rules")
    keyboard.press(opener)
    assert page.get_by_test_id("rules").evaluate("box => box.contains(document.activeElement)")
    page.keyboard.press("Escape")
    assert opener.evaluate("one => one === document.activeElement")
