"""A keyboard, and nothing else: Tab to get somewhere, Enter, arrows and number keys there."""

from typing import Final

from playwright.sync_api import Locator, Page

FAR: Final = 80
"""How many times Tab is pressed at most to get somewhere."""


class Keyboard:
    """Types; never points."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def go(self, place: Locator) -> None:
        """Press Tab until the focus is at *place*."""
        for _ in range(FAR):
            if place.evaluate("one => one === document.activeElement"):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"{place} is not reached by Tab")

    def press(self, button: Locator) -> None:
        """Press *button*."""
        self.go(button)
        self._page.keyboard.press("Enter")

    def choose(self, card: Locator) -> None:
        """Press the number that stands on *card*, or Enter on it: beyond nine there is none."""
        number = card.locator("kbd")
        if number.count():
            self._page.keyboard.press(number.inner_text())
        else:
            self.press(card)

    def slide(self, slider: Locator, amount: int) -> None:
        """Set *slider* to *amount* by arrow keys."""
        self.go(slider)
        while (now := int(slider.input_value())) != amount:
            self._page.keyboard.press("ArrowRight" if now < amount else "ArrowLeft")

    def select(self, field: Locator, value: str) -> None:
        """Set *field* to *value*, which comes after what it is set to."""
        self.go(field)
        for _ in range(FAR):
            if field.input_value() == value:
                return
            self._page.keyboard.press("ArrowDown")
        raise AssertionError(f"{field} has no {value}")
