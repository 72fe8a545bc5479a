"""The contact sheet: every card side by side on felt, for looking at the deck."""

from __future__ import annotations

from typing import Final

from layout import CARD_HEIGHT, CARD_WIDTH, NUMBERS, SUITS

FELT: Final = "#1d5b3c"
GUTTER: Final = 14


def _cell(name: str, column: int, row: int) -> str:
    """Return one card in its place on the sheet."""
    x = GUTTER + column * (CARD_WIDTH + GUTTER)
    y = GUTTER + row * (CARD_HEIGHT + GUTTER)
    return (
        f'<svg x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"'
        f' viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}"><use href="#{name}"/></svg>'
    )


def sheet(sprite: str, suffix: str) -> str:
    """Return a page (".html") or a picture (any other suffix) of all cards of *sprite*."""
    rows = [[f"card-{number}{suit}" for number in NUMBERS] for suit in SUITS]
    rows.append(
        ["card-back"]
        + [
            f"index-{number}{SUITS[i % 4]}"
            for i, number in enumerate((1, 3, 4, 5, 6, 7, 10, 11, 12))
        ]
    )
    cells = "".join(
        _cell(name, column, row)
        for row, names in enumerate(rows)
        for column, name in enumerate(names)
    )
    wide = GUTTER + len(NUMBERS) * (CARD_WIDTH + GUTTER)
    high = GUTTER + len(rows) * (CARD_HEIGHT + GUTTER)
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" fill="{FELT}"/>{sprite}{cells}</svg>'
    )
    if suffix == ".html":
        return f'<!doctype html><meta charset="utf-8"><body style="margin:0">{drawing}'
    return drawing
