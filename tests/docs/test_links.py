"""Every link leads somewhere, and every page can be reached."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, anchors, prose


def targets(page: Path) -> Iterator[tuple[Path, str]]:
    """Return where the links of *page* inside the repository lead: a file and an anchor."""
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if not re.match(r"[a-z]+:", link):
            name, _, anchor = link.partition("#")
            yield (page.parent / name).resolve() if name else page, anchor


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links(page: Path) -> None:
    """A link leads to a file that is there, and to a heading in it."""
    for target, anchor in targets(page):
        assert target.exists(), f"{target} is missing"
        assert not anchor or anchor in anchors(target), f"{target} has no #{anchor}"


def test_every_page_is_reached() -> None:
    """Who starts at the README can come to every page."""
    reached: set[Path] = set()
    ahead = [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            ahead += [target for target, _ in targets(page)]
    assert sorted(reached) == PAGES
