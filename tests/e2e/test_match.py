"""A whole match by clicks, in both languages, on a phone and at a desk."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e import tour
from tests.e2e.conftest import guest
from tests.e2e.house import house_over
from tests.e2e.tour import DEEDS, STATES, Tour, is_won
from tests.e2e.views import VIEWS, View

pytestmark = pytest.mark.e2e

SEED = 1


@pytest.fixture(scope="module", params=VIEWS, ids=str)
def taken(
    browser: Browser, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tour]:
    """Yield a tour that has been taken, through a house of its own: the same cards in each view."""
    view: View = request.param
    with (
        house_over(tmp_path_factory.mktemp("house"), seed=SEED) as house,
        guest(browser, house, view) as page,
    ):
        yield tour.take(page, house.url, view)


def test_won_by_counted_stones(taken: Tour) -> None:
    """A match against computers is won by counted stones, by clicks only."""
    won = [match for match in taken.matches if is_won(match) and match.won_by_count]
    assert won
    assert max(won[-1].steps[-1].stones) >= 30


def test_deeds(taken: Tour) -> None:
    """Its winner threw cards, raised by the slider, refused, and accepted his partner's word."""
    assert set(taken.manner.done) >= DEEDS


def test_lists(taken: Tour) -> None:
    """After each hand the list adds up, in counting order, and all hands lie face up."""
    assert [fault for count in taken.counts for fault in count.faults()] == []


def test_axe(taken: Tour) -> None:
    """No page, no dialog and no state of the table has a violation that axe finds."""
    assert taken.seen >= set(STATES) - {"ordago"}
    assert lines(taken.violations) == []


def test_fits(taken: Tour) -> None:
    """Nothing scrolls, overlaps, leaves the window or is cut off, whatever is asked."""
    assert lines(taken.mess) == []


def lines(found: dict[str, list[str]]) -> list[str]:
    """Return all that was *found*, by state."""
    return sorted({f"{state}: {what}" for state, every in found.items() for what in every})
