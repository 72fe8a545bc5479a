"""One Chromium for all, one house for each module, one fresh guest for each test."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.at_table import AtTable, Mouse
from tests.e2e.house import House, house_over
from tests.e2e.views import DESK, View

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=10_000)

Visit = Callable[[House, View], Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield Chromium: the system's, else Playwright's own."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a house of this module's own."""
    with house_over(tmp_path_factory.mktemp("house")) as house:
        yield house


@contextmanager
def guest(browser: Browser, house: House, view: View) -> Iterator[Page]:
    """Yield somebody's page in the lobby; at the end nothing has gone wrong on it."""
    context = browser.new_context(
        viewport={"width": view.size.width, "height": view.size.height},
        locale=view.language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(house.url)
    yield page
    context.close()
    assert errors == []


@pytest.fixture
def page(browser: Browser, house: House) -> Iterator[Page]:
    """Yield a guest at a desk, in English."""
    with guest(browser, house, View(DESK, "en")) as page:
        yield page


@pytest.fixture
def person(page: Page) -> AtTable:
    """Return that guest with a mouse."""
    return AtTable(page, Mouse())
