"""The example in the README does what it says."""

import doctest

from tests.docs.pages import ROOT, code


def test_example() -> None:
    """The example runs, and prints what the README shows."""
    text = code(ROOT / "README.md", "python")
    example = doctest.DocTestParser().get_doctest(text, {}, "README", "README.md", 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
