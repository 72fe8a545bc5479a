"""Somebody at a table of Escoba: what is asked, read off the page, and how he plays.

The one law: what is not on the page is not known here. What makes 15 he works out himself.
"""

import re
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

import msgspec
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

from tests.e2e.at_table import PATIENCE, Hands
from tests.e2e.script import script

READ: Final = script("escoba")
SETTLED: Final = script("escoba_settled")
COUNT: Final = script("escoba_count")

QUICKLY: Final = 1_500
"""How long a card is looked for, in milliseconds: another player may have claimed it."""


class Moment(msgspec.Struct, frozen=True):
    """What the page shows now; *claims* are words."""

    listing: bool
    over: bool
    turn: bool
    hand: tuple[str, ...]
    table: tuple[str, ...]
    claims: tuple[str, ...]

    @property
    def best(self) -> tuple[str, ...]:
        """The play that takes most cards, the card of the hand first; else the last is laid."""
        return max(self.takes, key=len, default=self.hand[-1:])

    @property
    def takes(self) -> list[tuple[str, ...]]:
        """Every card of the hand with every set of the table that makes 15 with it."""
        sets = [
            some
            for many in range(1, len(self.table) + 1)
            for some in combinations(self.table, many)
        ]
        plays = [(card, *some) for card in self.hand for some in sets]
        return [play for play in plays if sum(map(value, play)) == 15]


class Step(msgspec.Struct, frozen=True):
    """A line of how the score grew."""

    what: str
    score: str

    @property
    def points(self) -> int:
        """What was paid."""
        found = re.search(r"\+(\d+)", self.what)
        return int(found[1]) if found else 0

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's total after it."""
        return tuple(map(int, self.score.split("–")))


class Count(msgspec.Struct, frozen=True):
    """The list of a round: item, how many, points; how the totals grew; the score beside it."""

    rows: tuple[tuple[str, str, str], ...]
    steps: tuple[Step, ...]
    score: tuple[str, ...]

    def faults(self) -> list[str]:
        """Return where it does not add up."""
        said = []
        for before, step in pairwise(self.steps):
            grown = [now - was for now, was in zip(step.totals, before.totals, strict=True)]
            if sorted(grown) != [0] * (len(grown) - 1) + [step.points]:
                said.append(f"{before.score} {step.what} is not {step.score}")
        if self.steps[-1].score != "–".join(self.score):
            said.append(f"{self.steps[-1].score} is not {self.score}")
        paid = sum(int(points) for row in self.rows for points in re.findall(r"\+(\d+)", row[2]))
        if paid != sum(step.points for step in self.steps[1:]):
            said.append(f"the items pay {paid}, the steps do not")
        for row, all_of_them in ((2, 40), (3, 10), (4, 4)):
            if sum(map(int, self.rows[row][1].split("–"))) != all_of_them:
                said.append(f"{self.rows[row][1]} are not {all_of_them}")
        return said


def value(card: str) -> int:
    """Return 1-7 for 1-7, sota 8, caballo 9, rey 10."""
    number = int(card[:-1])
    return {10: 8, 11: 9, 12: 10}.get(number, number)


class AtEscoba:
    """Somebody who looks at the table on *page*."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page = page
        self.hands = hands

    def see(self, what: str) -> Locator:
        """Return what the page calls *what*."""
        return self.page.get_by_test_id(what)

    def asked(self, played: str | None = None) -> Moment:
        """Return the next moment that asks something, once *played* has left the hand."""
        self.page.wait_for_function(SETTLED, arg=played, timeout=PATIENCE)
        return self.read()

    def read(self) -> Moment:
        """Return what the page shows as it stands."""
        return msgspec.convert(self.page.evaluate(READ), Moment)

    def count(self) -> Count:
        """Return the list that is shown."""
        return msgspec.convert(self.page.evaluate(COUNT), Count)

    def mine(self, card: str) -> Locator:
        """Return *card* of the hand."""
        return self.page.locator(".mine").get_by_test_id(f"pick-{card}")

    def lying(self, card: str) -> Locator:
        """Return *card* of the table."""
        return self.see("table").get_by_test_id(f"pick-{card}")

    def set(self, pick: Locator, *, chosen: bool = True) -> None:
        """Choose *pick*, or take the choice back, if it is not so already."""
        if pick.get_attribute("aria-pressed", timeout=QUICKLY) != str(chosen).lower():
            self.hands.choose(pick)
        expect(pick).to_have_attribute("aria-pressed", str(chosen).lower(), timeout=QUICKLY)

    def choose(self, play: tuple[str, ...]) -> None:
        """Choose exactly *play*: a card of the hand, then those of the table."""
        self.set(self.mine(play[0]))
        for card in self.read().table:
            self.set(self.lying(card), chosen=card in play[1:])

    def play(self, play: tuple[str, ...] | None = None) -> Moment:
        """Return what is asked after *play*; after the best one, if none is given.

        Somebody may claim a card while it is being chosen: then another play is thought of.
        """
        while True:
            moment = self.read()
            chosen = play or moment.best
            try:
                self.choose(chosen)
                expect(self.see("play")).to_have_attribute(
                    "aria-disabled", "false", timeout=QUICKLY
                )
            except (Gone, AssertionError):
                if play is None and self.read() != moment:
                    continue
                raise
            self.hands.press(self.see("play"))
            return self.asked(chosen[0])

    def go_on(self) -> Moment:
        """Return what is asked after the list."""
        self.hands.press(self.see("continue"))
        expect(self.see("list")).to_have_count(0)
        return self.asked()


def play_on(
    person: AtEscoba,
    until: Callable[[Moment], bool],
    look: Callable[[Moment], None] = lambda moment: None,
) -> Moment:
    """Return the first moment that is what is waited for; *look* at each on the way, too."""
    moment = person.asked()
    while True:
        look(moment)
        if moment.over or until(moment):
            return moment
        moment = person.go_on() if moment.listing else person.play()
