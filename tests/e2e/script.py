"""The small programs that read a page from within, each a file of its own beside this."""

from pathlib import Path


def script(name: str) -> str:
    """Return the program called *name*: one function, without side effects on the page."""
    return (Path(__file__).parent / "js" / f"{name}.js").read_text(encoding="utf-8")
