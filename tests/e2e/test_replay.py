"""A match that is over: stepped through, from one seat, from everybody's, from a spectator's."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import eye
from tests.e2e.at_table import Mouse
from tests.e2e.conftest import guest
from tests.e2e.escoba import AtEscoba, play_on
from tests.e2e.house import House
from tests.e2e.short import play_short
from tests.e2e.views import DESK, PHONE, View

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def table(browser: Browser, house: House) -> str:
    """Return a table where a match was played to its end."""
    with guest(browser, house, View(DESK, "en")) as page:
        return play_short(page)


@pytest.fixture
def other(browser: Browser, house: House) -> Iterator[Page]:
    """Yield somebody who was not there, on a phone."""
    with guest(browser, house, View(PHONE, "es")) as page:
        yield page


def open_replay(page: Page, house: House, table: str, query: str = "") -> None:
    """Open the replay of *table*."""
    page.goto(f"{house.url}replay/{table}{query}")
    expect(page.get_by_test_id("film-at")).to_be_visible()


def faces(page: Page, seat: int) -> list[str]:
    """Return the cards that lie at *seat*; «back» face down."""
    cards = page.get_by_test_id(f"hand-{seat}").locator(".card")
    return [card.get_attribute("data-card") or "" for card in cards.all()]


def first_hand(page: Page) -> None:
    """Go to where the first cards were dealt."""
    page.get_by_test_id("film-hand").select_option(label="1")
    expect(page.get_by_test_id("hand-0").locator(".card")).to_have_count(4)


def test_points_of_view(page: Page, house: House, table: str) -> None:
    """A seat's view shows its own cards alone; everybody's shows them all; a spectator's none."""
    open_replay(page, house, table)
    first_hand(page)
    hands = [faces(page, seat) for seat in range(4)]
    assert all(len(hand) == 4 and "back" not in hand for hand in hands)
    page.get_by_test_id("film-eyes").select_option("1")
    expect(page.get_by_test_id("hand-0").locator("[data-card=back]")).to_have_count(4)
    assert faces(page, 1) == hands[1]
    page.get_by_test_id("film-eyes").select_option("spectator")
    expect(page.locator(".felt .card[data-card=back]")).to_have_count(16)


def test_steps(page: Page, house: House, table: str) -> None:
    """Arrow keys step, the slider and the ends jump, and the end is the list of the last hand."""
    open_replay(page, house, table)
    at = page.get_by_test_id("film-at")
    end = int(at.inner_text().split("/")[1])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"1/{end}")
    page.get_by_test_id("film-next").click()
    expect(at).to_have_text(f"2/{end}")
    page.get_by_test_id("film-step").fill("3")
    expect(at).to_have_text(f"3/{end}")
    page.get_by_test_id("film-last").click()
    expect(at).to_have_text(f"{end}/{end}")
    expect(page.get_by_test_id("list-title")).to_have_text("The match is over")
    page.get_by_test_id("film-play").click()
    expect(page.get_by_test_id("film-play")).to_have_attribute("aria-pressed", "true")


def test_link(page: Page, other: Page, house: House, table: str) -> None:
    """The address tells the moment and the point of view: whoever opens it sees the same."""
    open_replay(page, house, table)
    first_hand(page)
    page.get_by_test_id("film-eyes").select_option("2")
    expect(page).to_have_url(re.compile("seat=2"))
    other.goto(page.url)
    expect(other.get_by_test_id("hand-2").locator(".card:not([data-card=back])")).to_have_count(4)
    assert faces(other, 2) == faces(page, 2)
    assert eye.mess(other) == []
    assert eye.violations(other) == []


def test_nothing_can_be_done(page: Page, house: House, table: str) -> None:
    """A film offers no word, no seat and no second match."""
    open_replay(page, house, table, "?seat=0")
    for step in ("film-first", "film-last"):
        page.get_by_test_id(step).click(force=True)
        expect(page.locator(".felt button:not(.name):visible")).to_have_count(0)


def test_record(page: Page, house: House, table: str) -> None:
    """The record is there to be taken along."""
    open_replay(page, house, table)
    with page.expect_download() as waiting:
        page.get_by_test_id("record").click()
    assert "mus" in waiting.value.path().read_text(encoding="utf-8").lower()


def test_no_replay(page: Page, house: House) -> None:
    """A match that goes on cannot be looked through, nor one that never was: words say so."""
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("felt")).to_be_visible()
    going = page.url.rsplit("/", 1)[1]
    for table, trouble in ((going, "goes-on"), ("nosuchtable", "unknown")):
        page.goto(f"{house.url}replay/{table}")
        expect(page.get_by_test_id("trouble")).to_have_attribute("data-trouble", trouble)


def test_escoba(page: Page, house: House) -> None:
    """Escoba is stepped through as well: each of the two sees his own three cards, or all do."""
    page.get_by_test_id("new-game").click()
    for field, choice in (("game", "escoba"), ("preset", "corta"), ("level", "novato")):
        page.get_by_test_id(field).select_option(choice)
    page.get_by_test_id("open-table").click()
    play_on(AtEscoba(page, Mouse()), lambda moment: moment.over)
    open_replay(page, house, page.url.rsplit("/", 1)[1])
    page.get_by_test_id("film-hand").select_option(label="1")
    expect(page.locator(".felt .hand .card[data-card=back]")).to_have_count(0)
    page.get_by_test_id("film-eyes").select_option("1")
    expect(page.get_by_test_id("hand-0").locator("[data-card=back]")).to_have_count(3)
    assert "back" not in faces(page, 1)
    assert eye.mess(page) == []
