"""What CONTRIBUTING asks of the code and a program can check."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = [
    path for room in ("src", "tests", "scripts") for path in sorted(ROOT.glob(f"{room}/**/*.py"))
]

module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))


@module
def test_exceptions_carry_a_reason(path: Path) -> None:
    """Whoever switches a check off for a line says why on that line."""
    bare = re.compile(r"# (?:type: ignore\[[\w, -]+\]|noqa: [A-Z0-9, ]+|pragma: no \w+)\s*$")
    text = path.read_text(encoding="utf-8")
    assert not [line for line in text.splitlines() if bare.search(line)]


@module
def test_size(path: Path) -> None:
    """A module opens with what it is, and is short; where it is long, the top says "Long: …"."""
    text = path.read_text(encoding="utf-8")
    said = ast.get_docstring(ast.parse(text))
    assert said, "a module opens with what it is"
    assert len(text.splitlines()) <= 300 or "Long:" in said


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return body[-1].end_lineno - body[0].lineno + 1 if body and body[-1].end_lineno else 0


@module
def test_functions(path: Path) -> None:
    """A function is short: below 30 lines without its docstring, or the top says "Long: …"."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    long = [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _length(node) > 30
    ]
    assert not long or "Long:" in (ast.get_docstring(tree) or "")
