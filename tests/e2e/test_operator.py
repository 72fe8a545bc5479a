"""Operators: somebody is reported with his lines, he is muted, and the log tells who did it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import eye
from tests.e2e.conftest import guest
from tests.e2e.house import House, house_over
from tests.e2e.people import open_menu, register, sign_in
from tests.e2e.views import DESK, PHONE, View

pytestmark = pytest.mark.e2e

OPERATOR: Final = "Vigilante"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a house."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    """Yield that house, open."""
    with house_over(folder) as house:
        yield house


@pytest.fixture
def operator(browser: Browser, house: House, folder: Path) -> Iterator[Page]:
    """Yield the page of an operator, whom a command has just appointed."""
    program = "from tapete.cli import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", program, "operator", "add", OPERATOR, "--data", f"{folder}/data"],
        check=True,
        capture_output=True,
        text=True,
    )
    password = said.stdout.split("password: ")[1].strip()
    with guest(browser, house, View(DESK, "en")) as page:
        sign_in(page, OPERATOR, password)
        expect(page.get_by_test_id("my-name")).to_have_text(OPERATOR)
        yield page


@pytest.fixture
def rude(browser: Browser, house: House) -> Iterator[Page]:
    """Yield somebody who will be reported."""
    with guest(browser, house, View(PHONE, "es")) as page:
        yield page


def report(rude: Page, page: Page, house: House) -> None:
    """Let *rude* write in the lobby, and who reads *page* report him for it."""
    rude.goto(house.url)
    rude.get_by_test_id("lobby-line").fill("Sois todos unos chapuzas")
    rude.get_by_test_id("lobby-send").click()
    expect(page.get_by_test_id("lobby-chat")).to_contain_text("chapuzas")
    page.get_by_test_id("lobby-chat").get_by_role("button", name="Bocazas").click()
    page.get_by_test_id("report").click()
    page.get_by_test_id("report-reason").fill("He shouts at everybody.")
    assert eye.violations(page) == []
    page.get_by_test_id("report-do").click()
    expect(page.get_by_test_id("report-dialog")).to_have_count(0)


def test_report_and_mute(operator: Page, rude: Page, page: Page, house: House) -> None:
    """A report reaches the operator with what was written; who is muted writes no more."""
    register(rude, "Bocazas")
    report(rude, page, house)
    open_menu(operator)
    operator.get_by_test_id("to-operator").click()
    filed = operator.get_by_test_id("reports").get_by_role("listitem").first
    expect(filed).to_contain_text("Bocazas")
    expect(filed).to_contain_text("He shouts at everybody.")
    expect(filed.locator(".meant")).to_contain_text("chapuzas")
    assert eye.violations(operator) == []
    operator.locator('[data-testid^="act-mute-"]').click()
    operator.get_by_test_id("minutes").select_option("60")
    operator.get_by_test_id("act-reason").fill("shouting")
    assert eye.violations(operator) == []
    operator.get_by_test_id("act-do").click()
    expect(operator.get_by_test_id("ledger")).to_contain_text("shouting")
    operator.locator('[data-testid^="note-"]').fill("muted for an hour")
    operator.locator('[data-testid^="close-"]').click()
    expect(operator.get_by_test_id("no-reports")).to_be_visible()
    expect(operator.get_by_test_id("ledger")).to_contain_text("muted for an hour")

    page.get_by_test_id("mute").click()
    expect(page.get_by_test_id("mute")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("lobby-chat")).not_to_contain_text("chapuzas")

    rude.get_by_test_id("lobby-line").fill("¿Y ahora?")
    rude.get_by_test_id("lobby-send").click()
    expect(rude.get_by_test_id("toast")).to_be_visible()
    expect(rude.get_by_test_id("lobby-chat")).not_to_contain_text("¿Y ahora?")


def test_for_operators_only(page: Page, house: House) -> None:
    """Whoever is no operator finds no such page, and no way to it."""
    open_menu(page)
    expect(page.get_by_test_id("to-operator")).to_have_count(0)
    page.goto(f"{house.url}operator")
    expect(page.get_by_test_id("nowhere")).to_be_visible()
