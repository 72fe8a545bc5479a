"""Somebody at a table: what is asked, read off the page, and how it is answered by clicks or keys.

The one law: what is not on the page is not known here.
"""

from dataclasses import dataclass
from typing import Final, Protocol

import msgspec
from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.e2e.script import script

PATIENCE: Final = 30_000
"""How long the table may take to ask again, in milliseconds."""

ASKED: Final = '[data-testid="bar"], [data-testid="list"]'

SETTLED: Final = script("settled")

READ: Final = script("question")


class Question(msgspec.Struct, frozen=True):
    """What the page asks now: the words on its buttons, without «say-»."""

    listing: bool
    over: bool
    phase: str
    words: tuple[str, ...]
    accept: bool
    raising: str
    low: int
    high: int
    ordago: bool
    picks: tuple[str, ...]
    cards: tuple[str, ...]

    @property
    def state(self) -> str:
        """What such a moment is called."""
        if self.over:
            return "over"
        if self.listing:
            return "list"
        if self.picks:
            return "discard"
        if self.accept:
            return "proposal"
        if self.ordago:
            return "ordago"
        if "quiero" in self.words:
            return "answer"
        return "open" if "paso" in self.words else "mus"


@dataclass(frozen=True, slots=True)
class Press:
    """Press the button of *word*: acepto is in a bubble, continue and again are on the list."""

    word: str


@dataclass(frozen=True, slots=True)
class Raise:
    """Set the slider to *amount* and press the raise."""

    amount: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Choose *cards* and throw them."""

    cards: tuple[str, ...]


Deed = Press | Raise | Throw


class Hands(Protocol):
    """How a deed is done: with a mouse, or on a keyboard."""

    def press(self, button: Locator) -> None:
        """Press *button*."""

    def choose(self, card: Locator) -> None:
        """Choose *card*, or take the choice back."""

    def slide(self, slider: Locator, amount: int) -> None:
        """Set *slider* to *amount*."""


class Mouse:
    """Clicks, and pulls the slider where it belongs."""

    def press(self, button: Locator) -> None:
        """Press *button*."""
        button.click()

    def choose(self, card: Locator) -> None:
        """Click *card*."""
        card.click()

    def slide(self, slider: Locator, amount: int) -> None:
        """Click at *amount*'s place on *slider*, and mend the rest by its two steps."""
        box = slider.bounding_box()
        assert box is not None
        low, high = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
        part = (amount - low) / max(high - low, 1)
        slider.click(position={"x": 8 + part * (box["width"] - 16), "y": box["height"] / 2})
        page = slider.page
        while (now := int(slider.input_value())) != amount:
            page.get_by_test_id("more" if now < amount else "less").click()


BUTTONS: Final = {"acepto": "accept", "continue": "continue", "throw": "throw", "again": "again"}


class AtTable:
    """Somebody who looks at the table on *page*."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page = page
        self.hands = hands

    def see(self, what: str) -> Locator:
        """Return what the page calls *what*."""
        return self.page.get_by_test_id(what)

    def cards(self, seat: int) -> list[str]:
        """Return the cards that lie at *seat*; «back» face down."""
        found = self.see(f"hand-{seat}").locator(".card")
        return [card.get_attribute("data-card") or "" for card in found.all()]

    def asked(self, before: ElementHandle | None = None) -> Question:
        """Return the next question, once it is there and *before*, the one answered, is gone."""
        self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)
        return self.read()

    def read(self) -> Question:
        """Return what the page asks as it stands, whether or not anybody hears the answer."""
        return msgspec.convert(self.page.evaluate(READ), Question)

    def do(self, deed: Deed) -> None:
        """Answer what is asked."""
        match deed:
            case Press(word):
                self.hands.press(self.see(BUTTONS.get(word, f"say-{word}")))
            case Raise(amount):
                self.hands.slide(self.see("slider"), amount)
                self.hands.press(self.see("say-raise"))
            case Throw(cards):
                for card in cards:
                    self.hands.choose(self.see(f"pick-{card}"))
                    expect(self.see(f"pick-{card}")).to_have_attribute("aria-pressed", "true")
                self.hands.press(self.see("throw"))

    def answer(self, deed: Deed) -> Question:
        """Return what is asked after *deed*."""
        before = self.page.query_selector(ASKED)
        self.do(deed)
        return self.asked(before)
