"""The pages that people read: all Markdown of the repository, as text and as tables."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    """Return the text of *page* without its blocks of code."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def code(page: Path, language: str) -> str:
    """Return all blocks of *page* that are written in *language*, one after another."""
    blocks = _FENCE.findall(page.read_text(encoding="utf-8"))
    return "\n".join(text for name, text in blocks if name == language)


def rows(page: Path, heading: str) -> Iterator[tuple[str, ...]]:
    """Return the rows of the tables in the section of *page* under *heading*, without the heads."""
    _, _, section = prose(page).partition(f"## {heading}\n")
    section, _, _ = section.partition("\n## ")
    for table in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE):
        for line in table.splitlines()[2:]:
            yield tuple(cell.strip() for cell in line.strip("|").split("|"))


def anchors(page: Path) -> set[str]:
    """Return the names under which the headings of *page* can be linked to."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
