"""The lobby: one press to play, a table of one's own, the language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.e2e.at_table import AtTable
from tests.e2e.conftest import guest
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.lobby import open_table
from tests.e2e.manner import Sober, play
from tests.e2e.views import PHONE, Size, View

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


def test_live(person: AtTable, other: Page, house: House) -> None:
    """The list is live: a table that opens is there at once, with who sits at it; one's own is gone
    back to, never joined."""
    expect(other.get_by_test_id("no-tables")).to_be_visible()
    name = person.see("my-name").inner_text()
    person.see("play-now").click()
    person.asked()
    table = person.page.url.rsplit("/", 1)[1]
    expect(other.get_by_test_id(f"live-{table}")).to_contain_text(name)
    expect(other.get_by_test_id(f"join-{table}")).to_be_visible()
    expect(other.get_by_test_id(f"watch-{table}")).to_be_visible()
    other.get_by_test_id(f"join-{table}").click()
    expect(other.locator(".felt .card:not([data-card=back])")).to_have_count(4)
    person.page.goto(house.url)
    expect(person.see(f"return-{table}")).to_be_visible()
    expect(person.see(f"join-{table}")).to_have_count(0)
    person.see(f"return-{table}").click()
    expect(person.page.locator(".felt .card:not([data-card=back])")).to_have_count(4)


def test_talk(person: AtTable, other: Page) -> None:
    """What is written in the lobby is read by all as it is; a phrase each in his own language."""
    person.see("lobby-line").fill("<b>¡Hola!</b> & adiós")
    person.see("lobby-send").click()
    expect(other.get_by_test_id("lobby-chat")).to_contain_text("<b>¡Hola!</b> & adiós")
    other.get_by_test_id("lobby-phrase").select_option("suerte")
    expect(other.get_by_test_id("lobby-chat")).to_contain_text("¡Suerte!")
    expect(person.see("lobby-chat")).to_contain_text("Good luck!")


def test_L5_invitation(person: AtTable, other: Page, house: House) -> None:
    """A table by invitation is not in the list; its link seats a friend as partner in two steps."""
    page = person.page
    person.see("new-game").click()
    person.see("open_to").select_option("invited")
    person.see("open-table").click()
    link = person.see("invitation-link").input_value()
    expect(person.see("go-to-table")).to_be_focused()
    person.see("go-to-table").click()
    person.asked()
    expect(other.get_by_test_id("my-name")).not_to_have_text("…")
    name = other.get_by_test_id("my-name").inner_text()
    assert page.url.rsplit("/", 1)[1] not in other.content()
    other.goto(link)
    other.get_by_test_id("sit-down").click()
    expect(other.locator(".felt .card:not([data-card=back])")).to_have_count(4)
    expect(person.see("name-2")).to_have_text(name)


def test_unknown_invitation(page: Page, house: House) -> None:
    """An invitation that is no longer good is said to be so, and leads back to the lobby."""
    page.goto(f"{house.url}invitation/abcd2345")
    expect(page.get_by_test_id("expired")).to_be_visible()
    page.get_by_test_id("to-lobby").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_remembered(page: Page) -> None:
    """What was chosen for the last table is chosen for the next; at another game its own."""
    open_table(page, preset="rapido", clock="30", players="2")
    expect(page.get_by_test_id("felt")).to_be_visible()
    page.go_back()
    page.get_by_test_id("new-game").click()
    for field, value in (("preset", "rapido"), ("clock", "30"), ("option-players", "2")):
        expect(page.get_by_test_id(field)).to_have_value(value)
    page.get_by_test_id("game").select_option("escoba")
    expect(page.get_by_test_id("clock")).to_have_value("")


def test_nowhere(page: Page, house: House) -> None:
    """An address that is nobody's has a page of the house, and a way back."""
    answer = page.goto(f"{house.url}nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_test_id("nowhere")).to_be_visible()
    page.get_by_test_id("to-lobby").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_narrow(browser: Browser, house: House) -> None:
    """At twice the size of a phone's letters nothing reaches past the edge, nor in the menu."""
    with guest(browser, house, View(Size(180, 320), "es")) as page:
        for path in ("", "account", "friends", "me", "nowhere"):
            page.goto(house.url + path)
            expect(page.get_by_test_id("my-name")).not_to_have_text("…")
            page.get_by_test_id("me").click()
            assert page.evaluate("document.documentElement.scrollWidth") <= 180, path


def test_light(browser: Browser, house: House) -> None:
    """The lobby needs less than 100 KB of script and style to begin, its language included."""
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type in {"script", "stylesheet"}:
            sizes[response.url] = int(response.headers["content-length"])

    context = browser.new_context(locale="en")
    page = context.new_page()
    page.on("response", weigh)
    page.goto(house.url)
    expect(page.get_by_test_id("my-name")).not_to_have_text("…")
    context.close()
    assert len(sizes) > 2
    assert sum(sizes.values()) < 100_000


def test_menu_by_keys(page: Page) -> None:
    """The reader's menu opens, closes and leads on without a mouse."""
    keyboard = Keyboard(page)
    expect(page.get_by_test_id("my-name")).not_to_have_text("…")
    keyboard.press(page.get_by_test_id("me"))
    expect(page.get_by_test_id("me-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("me-menu")).to_be_hidden()
    expect(page.get_by_test_id("me")).to_be_focused()
    keyboard.press(page.get_by_test_id("me"))
    keyboard.press(page.get_by_test_id("to-friends"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    keyboard.press(page.get_by_test_id("me"))
    keyboard.press(page.get_by_test_id("to-sign-in"))
    expect(page.get_by_test_id("sign-in-name")).to_be_focused()
