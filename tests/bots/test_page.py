"""What the page for authors of computer players shows is true."""

import doctest

from tests.docs.pages import ROOT, code


def test_example() -> None:
    """The player of the page plays a whole match."""
    text = code(ROOT / "docs" / "bots.md", "python")
    example = doctest.DocTestParser().get_doctest(text, {}, "bots.md", "bots.md", 0)
    assert len(example.examples) > 5
    assert doctest.DocTestRunner().run(example).failed == 0
