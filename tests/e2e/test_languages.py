"""The languages: the browser's own to begin with, another by keyboard, and room for all of them."""

import re
from typing import Final, get_args

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import eye
from tests.e2e.at_table import AtTable, Mouse
from tests.e2e.conftest import guest
from tests.e2e.house import House
from tests.e2e.views import DESK, PHONE, Language, View

pytestmark = pytest.mark.e2e

CODES: Final[tuple[Language, ...]] = get_args(Language)

FILE: Final = re.compile(r"/assets/([a-z]{2})-[\w-]+\.js$")
"""How the file of a language is called in the bundle."""


def loaded(page: Page) -> set[str]:
    """Return the languages whose files *page* has fetched."""
    names = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    return {found[1] for name in names if (found := FILE.search(name))}


@pytest.mark.parametrize("code", CODES)
def test_W2_room(browser: Browser, house: House, code: Language) -> None:
    """In each language nothing is cut off: the lobby, a new game and the turn, phone and desk."""
    with guest(browser, house, View(PHONE, code)) as page:
        person = AtTable(page, Mouse())
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(person.see("my-name")).not_to_have_text("…")
        assert loaded(page) == {code}
        found = eye.mess(page)
        person.see("new-game").click()
        found += eye.mess(page)
        page.keyboard.press("Escape")
        person.see("play-now").click()
        person.asked()
        for size in (PHONE, DESK):
            page.set_viewport_size({"width": size.width, "height": size.height})
            found += eye.mess(page)
        assert found == []


def test_W2_keyboard(browser: Browser, house: House) -> None:
    """By keyboard alone the language changes in the middle of a hand, and is loaded only then."""
    with guest(browser, house, View(DESK, "en")) as page:
        person = AtTable(page, Mouse())
        person.see("play-now").click()
        person.asked()
        assert loaded(page) == {"en"}
        person.see("language").focus()
        page.keyboard.type("Pol")
        page.keyboard.press("Enter")
        expect(person.see("name-0")).to_have_text("Ty")
        expect(person.see("language")).to_be_focused()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        assert loaded(page) == {"en", "pl"}
        page.reload()
        expect(person.see("name-0")).to_have_text("Ty")


def test_W2_unloaded(browser: Browser, house: House) -> None:
    """A language whose file does not come leaves the page in the one it had, and says so."""
    with guest(browser, house, View(DESK, "en")) as page:
        page.route(re.compile(r"/assets/lt-"), lambda route: route.abort())
        switch = page.get_by_test_id("language")
        switch.select_option("lt")
        expect(page.get_by_test_id("toast")).to_contain_text("cannot be reached")
        expect(switch).to_have_value("en")
        expect(page.get_by_test_id("play-now")).to_have_text("Play now")


def test_W2_spare(browser: Browser, house: House) -> None:
    """What a language has no words for yet is said in English, and all else in that language."""
    with guest(browser, house, View(DESK, "es")) as page:
        expect(page.get_by_test_id("play-now")).to_have_text("Jugar ya")
        page.route(
            re.compile(r"/assets/pl-"),
            lambda route: route.fulfill(
                content_type="text/javascript", body='export default "play-now = Graj\\n";'
            ),
        )
        page.get_by_test_id("language").select_option("pl")
        expect(page.get_by_test_id("play-now")).to_have_text("Graj")
        expect(page.get_by_test_id("new-game")).to_have_text("New game")
        assert loaded(page) == {"es", "pl", "en"}
