"""Several persons at one table, each with a browser of his own."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.e2e.at_table import SETTLED, AtTable, Deed, Mouse, Question
from tests.e2e.conftest import guest
from tests.e2e.house import House
from tests.e2e.lobby import open_table
from tests.e2e.views import View

ROUNDS: Final = 400
"""How many questions are answered at most until what is waited for comes by."""


class Party:
    """Persons at one table; *persons* are in the order of their seats."""

    def __init__(self, persons: Sequence[AtTable]) -> None:
        self.persons = tuple(persons)

    def __iter__(self) -> Iterator[AtTable]:
        return iter(self.persons)

    def __getitem__(self, seat: int) -> AtTable:
        return self.persons[seat]

    def asked(self) -> tuple[int, Question]:
        """Return the first seat that is asked something, and what, once one is."""
        for _ in range(ROUNDS):
            for seat, person in enumerate(self.persons):
                if person.page.evaluate(SETTLED, None):
                    return seat, person.read()
            self.persons[0].page.wait_for_timeout(50)
        raise AssertionError("nobody is asked anything")

    def play(
        self, choose: Callable[[Question], Deed], until: Callable[[int, Question], bool]
    ) -> tuple[int, Question]:
        """Return the first seat and question that are what is waited for."""
        for _ in range(ROUNDS):
            seat, question = self.asked()
            if until(seat, question):
                return seat, question
            person = self.persons[seat]
            before = person.page.query_selector('[data-testid="bar"], [data-testid="list"]')
            person.do(choose(question))
            if before is not None:
                person.page.wait_for_function(ANSWERED, arg=before)
        raise AssertionError(f"what is waited for did not come by in {ROUNDS} questions")


ANSWERED: Final = """(before) => !before.isConnected
  || document.querySelector('[data-testid="continue"][aria-disabled="true"]') !== null"""


@contextmanager
def party(
    browser: Browser, house: House, views: Sequence[View], *, watch: str = "", **choices: str
) -> Iterator[Party]:
    """Yield persons at a new table, one for each of *views*; nothing is dealt before all sit.

    *watch* is a script that runs on each page before that.
    """
    with ExitStack() as stack:
        pages = [stack.enter_context(guest(browser, house, view)) for view in views]
        first = open_table(pages[0], fill="false", **choices)
        if choices.get("open_to") == "invited":
            first.see("go-to-table").click()
        expect(first.see("stop")).to_have_attribute("data-stop", "waiting")
        first.page.evaluate(watch or "0")
        for seat, page in enumerate(pages[1:], start=1):
            page.add_init_script(watch)
            join(page, first.page.url, seat)
        yield Party([first, *(AtTable(page, Mouse()) for page in pages[1:])])


def join(page: Page, table: str, seat: int) -> None:
    """Sit down at *seat* of *table*; a draw may send one elsewhere at once."""
    page.goto(table)
    page.get_by_test_id(f"sit-{seat}").click()
    expect(page.get_by_test_id("mine").locator(".you")).to_be_visible()
