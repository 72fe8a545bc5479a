"""A tour: one person sees every state of the page once, and plays until he has won a match.

What he met on the way is kept for the tests to judge: each state by its name, with what axe and
an eye found there, every list after a hand, and what he himself did.
"""

from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e import eye
from tests.e2e.at_table import AtTable, Mouse, Press, Question
from tests.e2e.count import Count, read_count
from tests.e2e.lobby import choose
from tests.e2e.manner import Sober
from tests.e2e.views import View

STATES: Final = (
    *(
        "lobby",
        "new-game",
        "mus",
        "rules",
        "log",
        "leave",
        "menu",
        "players",
        "talk",
        "signs",
        "lost",
    ),
    *("discard", "chosen", "open", "answer", "proposal", "ordago", "list", "over", "no-table"),
)
"""What is to be seen, in the order of the pictures."""

RARE: Final = {"ordago", "no-table"}
"""States that need not come by while he plays: a test of its own looks at an ordago."""

MATCHES: Final = 6
"""How many matches he plays at most until he has won one and seen everything."""


@dataclass(slots=True)
class Tour:
    """What somebody met: axe's findings and an eye's by state, and what was counted and done."""

    page: Page
    view: View
    violations: dict[str, list[str]] = field(default_factory=dict)
    mess: dict[str, list[str]] = field(default_factory=dict)
    counts: list[Count] = field(default_factory=list)
    matches: list[Count] = field(default_factory=list)
    manner: Sober = field(default_factory=Sober)

    def look(self, state: str) -> None:
        """Look at *state*: always for mess, the first time for all there is to see."""
        if found := eye.mess(self.page):
            self.mess.setdefault(state, []).extend(found)
        if state not in self.violations:
            self.violations[state] = eye.violations(self.page)
            eye.shoot(self.page, numbered(state), self.view)

    @property
    def is_complete(self) -> bool:
        """Whether everything was seen and done, and a match was won by counted stones."""
        won = any(is_won(match) and match.won_by_count for match in self.matches)
        return won and self.seen >= set(STATES) - RARE and set(self.manner.done) >= DEEDS

    @property
    def seen(self) -> set[str]:
        """The states that were met."""
        return set(self.violations)


def numbered(state: str) -> str:
    """Return what the picture of *state* is called."""
    return f"{STATES.index(state) + 1:02}-{state}"


DEEDS: Final = {"threw", "raised", "refused", "accepted"}


def is_won(match: Count) -> bool:
    """Return whether *match* is our side's."""
    ours, theirs = match.steps[-1].stones
    return ours > theirs


def take(page: Page, url: str, view: View) -> Tour:
    """Return the tour of somebody who is in the lobby."""
    tour = Tour(page, view)
    tour.look("lobby")
    page.get_by_test_id("new-game").click()
    expect(page.get_by_test_id("preset")).to_be_visible()
    tour.look("new-game")
    choose(page, preset="stargames", level="novato", target="30")
    page.get_by_test_id("open-table").click()
    person = AtTable(page, Mouse())
    asked = person.asked()
    walk_round(tour)
    while len(tour.matches) < MATCHES and not tour.is_complete:
        asked = play_match(tour, person, asked)
    page.goto(f"{url}table/nosuchtable")
    expect(page.get_by_test_id("to-lobby")).to_be_visible()
    tour.look("no-table")
    return tour


def walk_round(tour: Tour) -> None:
    """Open whatever a table has beside the felt, and lose the line for a moment."""
    page = tour.page
    for state, dialog, buttons in (
        ("rules", "rules", ("open-rules",)),
        ("log", "log-dialog", ("open-menu", "open-log")),
        ("leave", "leave-dialog", ("leave",)),
        ("leave", "leave-dialog", ("open-menu", "menu-leave")),
        ("menu", "menu", ("open-menu",)),
        ("players", "players-dialog", ("open-players",)),
        ("players", "players-dialog", ("open-menu", "menu-players")),
        ("talk", "talk-dialog", ("open-talk",)),
        ("signs", "signs", ("face",)),
    ):
        if not page.get_by_test_id(buttons[0]).is_visible():
            continue  # a desk has it beside the felt, a phone in a menu
        for button in buttons:
            page.get_by_test_id(button).click()
        expect(page.get_by_test_id(dialog)).to_be_visible()
        tour.look(state)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(dialog)).to_be_hidden()
    for state in ("log", "menu", "talk"):
        tour.violations.setdefault(state, [])  # a desk has no need of them
    page.context.set_offline(True)
    expect(page.get_by_test_id("line")).to_be_visible()
    tour.look("lost")
    page.context.set_offline(False)
    expect(page.get_by_test_id("line")).to_be_hidden()


def play_match(tour: Tour, person: AtTable, asked: Question) -> Question:
    """Return the first question of the next match, once this one has been played."""
    while not asked.over:
        tour.look(asked.state)
        if asked.listing:
            tour.counts.append(read_count(tour.page))
        if asked.picks and "chosen" not in tour.seen:
            look_at_chosen(tour, person, asked)
        asked = person.answer(tour.manner.choose(asked))
    tour.look("over")
    tour.counts.append(count := read_count(tour.page))
    tour.matches.append(count)
    return asked if tour.is_complete else person.answer(Press("again"))


def look_at_chosen(tour: Tour, person: AtTable, asked: Question) -> None:
    """Look at a chosen card, and take the choice back."""
    card = person.see(f"pick-{asked.picks[1]}")
    card.click()
    tour.look("chosen")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
