"""Who sits where: a table that waits, seats that are drawn for, and changed for the next match."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import eye
from tests.e2e.conftest import guest
from tests.e2e.house import House
from tests.e2e.persons import party
from tests.e2e.script import script
from tests.e2e.short import bold
from tests.e2e.views import DESK, PHONE, View

pytestmark = pytest.mark.e2e

FOUR: Final = (View(DESK, "es"), View(DESK, "en"), View(PHONE, "es"), View(PHONE, "en"))

TWO: Final = (View(DESK, "en"), View(PHONE, "es"))


def test_M12_rematch(browser: Browser, house: House) -> None:
    """When all want to play again they go to a new table by themselves, in the seats they chose."""
    with party(browser, house, TWO, players="2", preset="rapido") as two:
        two.play(bold, lambda _, question: question.over)
        desk, phone = two
        desk.see("open-swap").click()
        desk.see("player-1").get_by_test_id("swap-1").click()
        desk.page.keyboard.press("Escape")
        expect(phone.see("toast")).to_be_visible()
        phone.see("open-swap").click()
        assert [*eye.mess(phone.page), *eye.violations(phone.page)] == []
        phone.see("player-0").get_by_test_id("swap-0").click()
        expect(desk.see("next-match")).to_be_visible()
        expect(desk.see("mine").get_by_test_id("name-0")).to_be_visible()
        phone.page.keyboard.press("Escape")
        first = desk.page.url
        desk.see("again").click()
        expect(phone.see("willing")).to_be_visible()
        phone.see("again").click()
        for person in two:
            expect(person.page).not_to_have_url(first)
        expect(desk.see("mine").get_by_test_id("name-1")).to_be_visible()
        two.asked()


def test_M12_waiting(browser: Browser, house: House) -> None:
    """A table waits for people: a link brings one, another moves, computers take the rest."""
    with party(browser, house, TWO[:1], open_to="invited") as one:
        (person,) = one
        person.see("swap-2").click()
        expect(person.see("mine").get_by_test_id("name-2")).to_be_visible()
        person.see("invite").click()
        link = person.see("invitation-link").input_value()
        assert [*eye.mess(person.page), *eye.violations(person.page)] == []
        person.page.keyboard.press("Escape")
        with guest(browser, house, View(PHONE, "es")) as page:
            page.goto(link)
            page.get_by_test_id("sit-down").click()
            expect(page.get_by_test_id("mine").get_by_test_id("name-0")).to_be_visible()
            expect(person.see("name-0")).to_be_visible()
            assert [*eye.mess(page), *eye.violations(page)] == []
            person.see("fill").click()
            expect(person.see("stop")).to_have_count(0)
            expect(page.get_by_test_id("hand-0").locator("[data-card=back]")).to_have_count(0)


def test_draw(browser: Browser, house: House) -> None:
    """Where partners are drawn for, all see who drew which card before the first deal."""
    with party(browser, house, FOUR, watch=script("drawn"), partners="drawn") as four:
        assert [*eye.mess(four[2].page), *eye.violations(four[0].page)] == []
        four.asked()
        seen = [person.page.evaluate("window.drawn") for person in four]
        assert all(len(cards) == 4 and all(cards.values()) for cards in seen)
        assert [cards == seen[0] for cards in seen] == [True] * 4
