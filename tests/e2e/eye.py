"""What an eye sees of a page: what overflows, overlaps or is cut off, what axe finds, a picture.

The one law: an eye reports and changes nothing.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Page

from tests.e2e.script import script
from tests.e2e.views import View

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "build" / "screenshots"

MESS: Final = script("mess")

AXE: Final = script("axe")


@cache
def axe_source() -> str:
    """Return the program of axe, from the client's own development dependencies."""
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")


def mess(page: Page) -> list[str]:
    """Return what overflows the window, lies over something else, or is cut off."""
    return msgspec.convert(page.evaluate(MESS), list[str])


def violations(page: Page) -> list[str]:
    """Return what axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())  # a script tag would need a leave of the page's policy
    return msgspec.convert(page.evaluate(AXE), list[str])


def shoot(page: Page, state: str, view: View) -> Path:
    """Keep a picture of *page* among the screenshots."""
    path = SCREENSHOTS / f"{state}-{view}.png"
    page.screenshot(path=path, animations="disabled")
    return path
