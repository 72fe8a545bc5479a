"""A second match, by keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.at_table import AtTable, Question
from tests.e2e.keyboard import Keyboard
from tests.e2e.manner import Sober, play
from tests.e2e.tour import DEEDS
from tests.e2e.views import PHONE

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


def test_dialogs_in_a_row(page: Page) -> None:
    """Where a dialog takes another's place, the focus comes back to what opened the first."""
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    keyboard = Keyboard(page)
    keyboard.press(page.get_by_test_id("play-now"))
    AtTable(page, keyboard).asked()
    opener = page.get_by_test_id("open-menu")
    keyboard.press(opener)
    keyboard.press(page.get_by_test_id("menu-players"))
    players = page.get_by_test_id("players-dialog")
    expect(players.get_by_test_id("player-1")).to_contain_text("Computer: Normal")
    page.keyboard.press("Escape")
    expect(players).to_have_count(0)
    expect(opener).to_be_focused()


def test_invite_to_a_game_under_way(page: Page) -> None:
    """Whoever plays with computers may invite people at any time, and the focus comes back."""
    keyboard = Keyboard(page)
    keyboard.press(page.get_by_test_id("play-now"))
    AtTable(page, keyboard).asked()
    keyboard.press(page.get_by_test_id("open-players"))
    invite = page.get_by_test_id("invite-more")
    keyboard.press(invite)
    expect(page.get_by_test_id("invitation-link")).to_have_value(re.compile("/invitation/"))
    page.keyboard.press("Escape")
    expect(invite).to_be_focused()
