"""The list after a hand as it stands on the page, and whether it adds up."""

import re
from itertools import pairwise
from typing import Final

import msgspec
from playwright.sync_api import Page

from tests.e2e.script import script

READ: Final = script("count")


class Step(msgspec.Struct, frozen=True):
    """A line of how the score grew."""

    what: str
    score: str

    @property
    def stones(self) -> tuple[int, int]:
        """Both sides' stones after it."""
        ours, theirs = (int(part) for part in self.score.split("–"))
        return ours, theirs

    @property
    def points(self) -> int:
        """What was paid; nothing for an ordago."""
        found = re.search(r"\+(\d+)", self.what)
        return int(found[1]) if found else 0

    @property
    def is_ordago(self) -> bool:
        """Whether an ordago decided."""
        return "órdago" in self.what.lower()


class Count(msgspec.Struct, frozen=True):
    """The list: rows of bet, stake, bonus and winner; growth; hands; the score beside it."""

    rows: tuple[tuple[str, str, str, str], ...]
    steps: tuple[Step, ...]
    hands: tuple[tuple[str, ...], ...]
    score: tuple[str, str]
    nicks: tuple[str, ...]

    @property
    def won_by_count(self) -> bool:
        """Whether counted stones ended it, not an ordago."""
        return not self.steps[-1].is_ordago

    def faults(self) -> list[str]:
        """Return where it does not add up."""
        said = [f"{hand} is not shown" for hand in self.hands if "back" in hand or len(hand) != 4]
        for before, step in pairwise(self.steps):
            grown = [now - was for now, was in zip(step.stones, before.stones, strict=True)]
            if sorted(grown) != [0, step.points]:
                said.append(f"{before.score} {step.what} is not {step.score}")
        if self.steps[-1].score != "–".join(self.score):
            said.append(f"{self.steps[-1].score} is not {self.score}")
        for lance, _, _, winner in self.rows:
            nobody = winner == "–"
            if not nobody and not any(nick.lower() in winner.lower() for nick in self.nicks):
                said.append(f"{lance}: {winner} is nobody's nick")
        return said


def read_count(page: Page) -> Count:
    """Return the list on *page*."""
    return msgspec.convert(page.evaluate(READ), Count)
