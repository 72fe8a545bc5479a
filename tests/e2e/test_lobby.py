"""The lobby: one press to play, a table of one's own, the language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.at_table import AtTable
from tests.e2e.conftest import guest
from tests.e2e.house import House
from tests.e2e.lobby import open_table
from tests.e2e.manner import Sober, play
from tests.e2e.views import PHONE, View

pytestmark = pytest.mark.e2e


@pytest.fixture
def other(browser: Browser, house: House) -> Iterator[Page]:
    """Yield another guest, on a phone and in Spanish."""
    with guest(browser, house, View(PHONE, "es")) as page:
        yield page


def test_L4_play_now(person: AtTable) -> None:
    """One press, without an account, and you sit at a table, computers in the other seats."""
    person.see("play-now").click()
    person.asked()
    expect(person.see("name-0")).to_have_text("You")
    expect(person.page.locator(".mine .card[data-card]:not([data-card=back])")).to_have_count(4)
    names = [person.see(f"name-{seat}").inner_text() for seat in (1, 2, 3)]
    assert len({*names, "You", ""}) == 5


def test_guest_has_a_name(person: AtTable) -> None:
    """A guest has a name at once, may take another, and keeps it in every page."""
    page = person.page
    expect(person.see("my-name")).not_to_have_text("…")
    person.see("me").click()
    person.see("to-register").click()
    person.see("name-field").fill("Zeledonia")
    person.see("name-save").click()
    expect(person.see("my-name")).to_have_text("Zeledonia")
    page.reload()
    expect(person.see("my-name")).to_have_text("Zeledonia")


def test_new_game(page: Page) -> None:
    """A preset and options are chosen, each with its one line; the table is played by them."""
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("preset").select_option("fournier")
    page.get_by_test_id("all-options").click()
    expect(page.get_by_test_id("option-juegos")).to_have_value("3")
    selects = page.get_by_test_id("new-game-dialog").locator("select")
    lines = page.get_by_test_id("new-game-dialog").locator(".option p")
    expect(lines).to_have_count(selects.count())
    assert all(line.strip() for line in lines.all_inner_texts())
    page.get_by_test_id("option-kings").select_option("4")
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("open-rules").click()
    for rule, value in (("juegos", "3"), ("partners", "drawn"), ("kings", "4"), ("target", "40")):
        expect(page.get_by_test_id(f"rule-{rule}")).to_have_attribute("data-value", value)


@pytest.mark.parametrize("players", [2, 6, 8])
def test_players(page: Page, players: int) -> None:
    """Two, six or eight play as well; everybody has a place and four cards."""
    person = open_table(page, players=str(players), level="novato")
    asked = play(person, Sober().choose, lambda asked: asked.state in {"open", "answer"})
    assert not asked.listing
    for seat in range(players):
        expect(person.see(f"plate-{seat}")).to_be_in_viewport(ratio=1)
        expect(person.see(f"hand-{seat}").locator(".card")).to_have_count(4)


def test_language(person: AtTable) -> None:
    """The language changes at once, in the lobby and in the middle of a hand, and is remembered."""
    page = person.page
    page.evaluate("window.loaded = 'once'")
    expect(person.see("play-now")).to_have_text("Play now")
    person.see("language").select_option("es")
    expect(person.see("play-now")).to_have_text("Jugar ya")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    person.see("play-now").click()
    person.asked()
    expect(person.see("name-0")).to_have_text("Tú")
    person.see("language").select_option("en")
    expect(person.see("name-0")).to_have_text("You")
    assert page.evaluate("window.loaded") == "once"
    page.reload()
    expect(person.see("name-0")).to_have_text("You")


def test_spectator(person: AtTable, other: Page) -> None:
    """Who watches a table sees everybody's place and no card; who takes a computer's seat plays."""
    person.see("play-now").click()
    person.asked()
    expect(other.get_by_test_id("my-name")).not_to_have_text("…")
    name = other.get_by_test_id("my-name").inner_text()
    other.goto(person.page.url)
    expect(other.get_by_test_id("plate-3")).to_be_visible()
    expect(other.locator(".felt .card")).to_have_count(16)
    expect(other.locator(".felt .card:not([data-card=back])")).to_have_count(0)
    other.get_by_test_id("sit-2").click()
    expect(other.get_by_test_id("hand-2").locator(".card:not([data-card=back])")).to_have_count(4)
    expect(other.locator(".felt .card:not([data-card=back])")).to_have_count(4)
    expect(person.see("name-2")).to_have_text(name)
