"""What the pages say of the house is what pyproject.toml says."""

import re
import tomllib

from tests.docs.pages import ROOT, prose, rows

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_levels() -> None:
    """The table of rooms shows the levels that import-linter holds."""
    layers = PYPROJECT["tool"]["importlinter"]["contracts"][0]["layers"]
    held = {
        (str(level), room)
        for level, rooms in enumerate(reversed(layers), 1)
        for room in re.findall(r"\w+", rooms)
    }
    shown = {(level, room) for level, room, _ in rows(ROOT / "docs/architecture.md", "The house")}
    assert shown == held


def test_dependencies() -> None:
    """Each dependency has its line, and there is no line without its dependency."""
    groups = PYPROJECT["dependency-groups"]
    asked = [*PYPROJECT["project"]["dependencies"], *groups["node"], *groups["dev"]]
    asked += groups["build"]
    needed = {re.split(r"[\[<>=; ]", name)[0] for name in asked if isinstance(name, str)}
    page = ROOT / "docs/decisions/0008-dependencies.md"
    assert {name for name, _ in rows(page, "Choice")} == needed


def test_locks_name_no_registry() -> None:
    """A lock says what to install, never from where."""
    for lock in ROOT.glob("requirements*.lock"):
        assert "://" not in lock.read_text(encoding="utf-8"), lock


def test_every_decision_is_listed() -> None:
    """The list of decisions has every decision under its own title."""
    index = prose(ROOT / "docs/decisions/README.md")
    for page in ROOT.glob("docs/decisions/0*.md"):
        number, _, title = (
            page.read_text(encoding="utf-8").splitlines()[0].strip("# ").partition(" ")
        )
        assert f"| [{number}]({page.name}) | {title} |" in index
