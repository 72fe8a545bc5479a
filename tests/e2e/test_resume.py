"""A lost line: shown at once, and the table is as it should be when it comes back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.at_table import AtTable, Press, Question
from tests.e2e.conftest import guest
from tests.e2e.house import House, house_over
from tests.e2e.lobby import open_table
from tests.e2e.manner import Sober, play
from tests.e2e.script import script
from tests.e2e.views import PHONE, View

pytestmark = pytest.mark.e2e

STANDS: Final = script("stands")
"""All that stands on the table: score, plates, bar, cards. What was said hangs in the air only."""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Yield a house that may be killed."""
    with house_over(tmp_path, seed=3) as house:
        yield house


@pytest.fixture
def own_page(browser: Browser, own_house: House) -> Iterator[Page]:
    """Yield a guest on a phone in that house."""
    with guest(browser, own_house, View(PHONE, "es")) as page:
        yield page


def in_a_hand(page: Page) -> tuple[AtTable, Sober]:
    """Return somebody who is asked amid a hand, on a page that would notice a reload."""
    person, manner = open_table(page, preset="stargames"), Sober()
    play(person, manner.choose, lambda asked: asked.state in {"answer", "proposal"})
    page.evaluate("window.loaded = 'once'")
    return person, manner


def goes_on(person: AtTable, manner: Sober) -> Question:
    """Return the list of this hand, which is played to its end on the same page."""
    asked = play(person, manner.choose, lambda asked: asked.listing)
    assert person.page.evaluate("window.loaded") == "once"
    return asked


def test_network_gone(page: Page) -> None:
    """Without a network the page says so at once; with it, the same question stands there."""
    person, manner = in_a_hand(page)
    before = page.evaluate(STANDS)
    page.context.set_offline(True)
    expect(person.see("line")).to_be_visible(timeout=1_000)
    page.context.set_offline(False)
    expect(person.see("line")).to_be_hidden()
    person.asked()
    assert page.evaluate(STANDS) == before
    goes_on(person, manner)


def test_house_killed(own_house: House, own_page: Page) -> None:
    """A house that is killed is missed at once; when it opens again the same hand goes on."""
    person, manner = in_a_hand(own_page)
    before = own_page.evaluate(STANDS)
    own_house.kill()
    expect(person.see("line")).to_be_visible(timeout=1_000)
    own_house.open()
    expect(person.see("line")).to_be_hidden()
    person.asked()
    assert own_page.evaluate(STANDS) == before
    goes_on(person, manner)


def test_word_in_the_dark(own_house: House, own_page: Page) -> None:
    """A word that is said while the house is away is said when it is back."""
    person, manner = in_a_hand(own_page)
    own_house.kill()
    expect(person.see("line")).to_be_visible()
    before = own_page.query_selector('[data-testid="bar"]')
    person.do(manner.choose(person.read()))
    own_house.open()
    person.asked(before)
    goes_on(person, manner)


def test_computers_go_on(own_house: House, own_page: Page) -> None:
    """A house that is killed while computers speak lets them go on when it opens again."""
    person = open_table(own_page, pace="400")
    asked = person.asked()
    own_page.evaluate("window.loaded = 'once'")
    before = own_page.query_selector('[data-testid="bar"]')
    person.do(Press("corto" if "corto" in asked.words else "no" if "no" in asked.words else "paso"))
    own_page.wait_for_function("before => !before.isConnected", arg=before)
    own_house.kill()
    own_house.open()
    person.asked(before)
    assert own_page.evaluate("window.loaded") == "once"
