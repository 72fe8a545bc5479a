"""What docs/strength.md says of the tables that ship holds, at small size."""

from pathlib import Path

import pytest

from tapete.bots.lab.archive import digest, shipped
from tapete.bots.lab.measuring import measure
from tapete.bots.mus.learned import YARDSTICKS

ROOT = Path(__file__).parents[3]

PAIRS = 2_000

STYLES = sorted(set(YARDSTICKS) - {"h", "t1", "t2"})


@pytest.mark.parametrize(
    ("ours", "theirs", "share"),
    [
        ("experto", "h", 0.70),
        ("experto", "t1", 0.57),
        ("experto", "t2", 0.57),
        ("experto", "fuerte", 0.53),
        ("fuerte", "h", 0.54),
        *(("experto", style, 0.5) for style in STYLES),
    ],
)
def test_share(ours: str, theirs: str, share: float) -> None:
    """The share of 40-point matches is at least what was promised."""
    figures = measure((ours, ours), (theirs, theirs), PAIRS, seed=3)
    assert figures.match_share >= share
    assert figures.match_share >= 0.5 + 5 * figures.match_stderr or ours == "fuerte"


@pytest.mark.parametrize("name", ["fuerte", "experto"])
def test_what_ships(name: str) -> None:
    """The page of the lab tells the hash of the table that ships."""
    assert digest(shipped(name)) in (ROOT / "docs/lab.md").read_text(encoding="utf-8")


def test_sides_swapped() -> None:
    """Side b's figures are side a's, mirrored: the cards favour nobody."""
    figures = measure(("h", "h"), ("h", "h"), 200, seed=3)
    assert figures.match_share == 0.5
    assert figures.points_per_hand == 0
