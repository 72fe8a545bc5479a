"""Accounts and people: what is a guest's stays his, friends meet, and who is blocked keeps out."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import eye
from tests.e2e.conftest import guest
from tests.e2e.house import House
from tests.e2e.people import (
    PASSWORD,
    befriend,
    open_menu,
    person_of,
    register,
    sign_in,
    sign_out,
    to_account,
)
from tests.e2e.short import play_short
from tests.e2e.views import PHONE, View

pytestmark = pytest.mark.e2e

SHORT: Final = "seven77"


@pytest.fixture
def other(browser: Browser, house: House) -> Iterator[Page]:
    """Yield another guest, on a phone and in Spanish."""
    with guest(browser, house, View(PHONE, "es")) as page:
        yield page


def test_register_keeps_all(page: Page, other: Page, house: House) -> None:
    """Who registers keeps his games; signed in again he has games and friends."""
    table = play_short(page)
    page.goto(house.url)
    register(page, "Zeledonia")
    register(other, "Joseba")
    befriend(page, other, names=("Zeledonia", "Joseba"), url=house.url)
    sign_out(page)
    expect(page.get_by_test_id("my-name")).not_to_have_text("Zeledonia")
    sign_in(page, "zeledonia")
    expect(page.get_by_test_id("my-name")).to_have_text("Zeledonia")
    page.goto(f"{house.url}friends")
    expect(page.get_by_test_id("friends")).to_contain_text("Joseba")
    page.goto(f"{house.url}me")
    expect(page.get_by_test_id(f"game-{table}")).to_be_visible()
    page.get_by_test_id(f"replay-{table}").click()
    expect(page.get_by_test_id("film-at")).to_be_visible()


def test_refusals(page: Page, other: Page, house: House) -> None:
    """A name that is taken, a short password and a wrong one are told in words, and kept apart."""
    register(page, "Maribel")
    to_account(other)
    other.get_by_test_id("register-name").fill("MARIBEL")
    other.get_by_test_id("register-password").fill(PASSWORD)
    other.get_by_test_id("register-do").click()
    expect(other.get_by_test_id("register-wrong")).to_have_text("Ese nombre ya es de otra persona.")
    other.get_by_test_id("register-password").fill(SHORT)
    other.get_by_test_id("register-do").click()
    expect(other.locator("#register-password:invalid")).to_have_count(1)
    for name in ("Maribel", "Nadie Así"):
        sign_in(other, name, "otra contraseña")
        wrong = other.get_by_test_id("sign-in-wrong")
        expect(wrong).to_have_text("El nombre y la contraseña no coinciden.")
        other.goto(house.url)


def test_password_and_devices(page: Page, other: Page) -> None:
    """Another password signs out all other devices; a device can be signed out from afar."""
    register(page, "Leandra")
    sign_in(other, "Leandra")
    expect(other.get_by_test_id("devices").locator("li")).to_have_count(2)
    page.get_by_test_id("password-old").fill(PASSWORD)
    page.get_by_test_id("password-new").fill(f"{PASSWORD} 2")
    page.get_by_test_id("password-do").click()
    expect(page.get_by_test_id("password-old")).to_have_value("")
    expect(page.get_by_test_id("devices").locator("li")).to_have_count(1)
    other.reload()
    expect(other.get_by_test_id("my-name")).not_to_have_text("Leandra")
    sign_in(other, "Leandra", f"{PASSWORD} 2")
    expect(other.get_by_test_id("my-name")).to_have_text("Leandra")
    page.reload()
    page.get_by_test_id("devices").get_by_role("button").click()
    expect(page.get_by_test_id("devices").locator("li")).to_have_count(1)
    other.reload()
    expect(other.get_by_test_id("my-name")).not_to_have_text("Leandra")


def test_data_and_leaving(page: Page) -> None:
    """All that is known can be taken along; who leaves for good is asked for his password."""
    register(page, "Fugaz")
    with page.expect_download() as waiting:
        page.get_by_test_id("data").click()
    assert "Fugaz" in json.dumps(json.loads(waiting.value.path().read_text(encoding="utf-8")))
    page.get_by_test_id("delete").click()
    page.get_by_test_id("delete-password").fill("no es esta")
    page.get_by_test_id("delete-do").click()
    expect(page.get_by_test_id("delete-wrong")).to_be_visible()
    page.get_by_test_id("delete-password").fill(PASSWORD)
    page.get_by_test_id("delete-do").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("my-name")).not_to_have_text("Fugaz")
    sign_in(page, "Fugaz")
    expect(page.get_by_test_id("sign-in-wrong")).to_be_visible()


def test_friends_table(page: Page, other: Page, house: House) -> None:
    """A friends' table is seen and joined by a friend, and by nobody else."""
    register(page, "Ariadna")
    register(other, "Teseo")
    befriend(page, other, names=("Ariadna", "Teseo"), url=house.url)
    page.goto(house.url)
    page.get_by_test_id("new-game").click()
    page.get_by_test_id("open_to").select_option("friends")
    page.get_by_test_id("fill").select_option("false")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("felt")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    other.goto(house.url)
    friend = other.get_by_test_id("friends-here")
    expect(friend).to_contain_text("Ariadna")
    other.get_by_test_id(f"join-{table}").click()
    expect(other.get_by_test_id("felt")).to_be_visible()
    expect(page.get_by_test_id("felt")).to_contain_text("Teseo")


def test_block(page: Page, other: Page, house: House) -> None:
    """Whom one blocks sees no table of one's own any more, and finds no seat at it."""
    register(page, "Orfeo")
    register(other, "Hades")
    page.goto(f"{house.url}player/{person_of(other)}")
    page.get_by_test_id("block").click()
    expect(page.get_by_test_id("block")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("brand").click()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("felt")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    other.goto(house.url)
    expect(other.get_by_test_id("no-tables")).to_be_visible()
    other.goto(f"{house.url}table/{table}?sit")
    expect(other.get_by_test_id("toast").or_(other.get_by_test_id("to-lobby"))).to_be_visible()


def test_pages_reach_everybody(page: Page, house: House) -> None:
    """No page and no menu has a violation that axe finds, nor anything that is cut off."""
    register(page, "Accesible")
    for path, testid in (
        ("account", "account-page"),
        ("friends", "friends-page"),
        ("me", "player-page"),
        ("nowhere", "nowhere"),
    ):
        page.goto(house.url + path)
        expect(page.get_by_test_id(testid)).to_be_visible()
        open_menu(page)
        assert eye.violations(page) == [], path
