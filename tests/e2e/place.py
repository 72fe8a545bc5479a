"""Where things lie on the page, in CSS pixels, and what colour they are."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.e2e.script import script


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the page."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def distance(self, other: "Box") -> float:
        """Return how far the nearest points of the two are from each other."""
        across = max(self.left - other.right, other.left - self.right, 0)
        down = max(self.top - other.bottom, other.top - self.bottom, 0)
        return max(across, down)

    def holds(self, other: "Box") -> bool:
        """Return whether *other* lies within."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


def box(thing: Locator) -> Box:
    """Return where *thing* lies, which is on the page once."""
    found = thing.bounding_box()
    assert found is not None
    x, y = found["x"], found["y"]
    return Box(x, y, x + found["width"], y + found["height"])


def colour(thing: Locator, name: str) -> tuple[int, int, int]:
    """Return the red, green and blue of *thing*."""
    value = thing.evaluate(script("colour"), name)
    found = re.search(r"rgb\((\d+), (\d+), (\d+)\)", value)
    assert found, value
    red, green, blue = (int(part) for part in found.groups())
    return red, green, blue
