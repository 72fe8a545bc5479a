"""The generated parts of the pages are those that the code gives now."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.generate import PARTS, fresh
from tests.docs.pages import PAGES, ROOT


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_fresh(page: Path) -> None:
    """A stale page is mended by ``make generate``."""
    text = page.read_text("utf-8")
    assert fresh(text) == text


@pytest.mark.parametrize("name", PARTS)
def test_used(name: str) -> None:
    """What is generated is shown on a page."""
    assert any(f"<!-- generated: {name} -->" in page.read_text("utf-8") for page in PAGES)


def test_deck() -> None:
    """The deck that the client shows is the one that the script draws."""
    drawn = subprocess.run(
        [sys.executable, ROOT / "web/deck/draw.py", "--check"], capture_output=True, text=True
    )
    assert drawn.returncode == 0, drawn.stdout + drawn.stderr
