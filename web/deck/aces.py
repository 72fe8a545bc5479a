"""The four aces: each one large mark with its ornaments."""

from __future__ import annotations

from svg import inked, use


def ace_defs() -> str:
    """Return the four aces as groups."""
    size = {"o": 2.3, "c": 2.4, "e": 2.1, "b": 2.1}
    return "".join(
        inked(use(f"deck-{suit}", 104, 160, scale), f"deck-ace-{suit}") for suit, scale in size.items()
    )
