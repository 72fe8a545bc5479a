"""The back: a woven field of eight-pointed stars and crosses.

Law: the back looks the same upside down, so that it tells nothing about how a card lies.
"""

from __future__ import annotations

from typing import Final

import palette as ink
from layout import CARD_HEIGHT, CARD_WIDTH

TILE: Final = 28
COLUMNS: Final = 6
ROWS: Final = 10
FIELD: Final = "#8c2326"
DEEP: Final = "#6f181d"
THREAD: Final = "#f3dfae"


def _star(r: float) -> str:
    """Return the path of an eight-pointed star: two squares, one turned, about the origin."""
    k = r * 0.7071
    notch = r * 0.4142
    points = []
    for sx, sy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        # the point on the axis, the notch, the corner of the square, the next notch
        points.append((sx * r, sy * r))
        tx, ty = -sy, sx
        points.append((sx * k + tx * notch * 0.7071, sy * k + ty * notch * 0.7071))
        points.append(((sx + tx) * k, (sy + ty) * k))
        points.append((tx * k + sx * notch * 0.7071, ty * k + sy * notch * 0.7071))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def back_defs() -> str:
    """Return the star that the back repeats."""
    return (
        f'<g id="deck-star"><path d="{_star(14)}" fill="{FIELD}" stroke="{THREAD}" stroke-width="1.3"/>'
        f'<path d="{_star(8.4)}" fill="{DEEP}" stroke="{ink.GOLD}" stroke-width="0.9"/>'
        f'<circle r="2.4" fill="{THREAD}"/></g>'
    )


def back() -> str:
    """Return the inside of the back's symbol."""
    left = (CARD_WIDTH - TILE * COLUMNS) / 2
    top = (CARD_HEIGHT - TILE * ROWS) / 2
    cells = [
        f'<use href="#deck-star" x="{left + TILE * (c + 0.5):.0f}" y="{top + TILE * (r + 0.5):.0f}"/>'
        for r in range(ROWS)
        for c in range(COLUMNS)
    ]
    w, h = TILE * COLUMNS, TILE * ROWS
    return (
        f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" rx="13"'
        f' fill="{ink.PAPER}" stroke="{ink.EDGE}" stroke-width="1.4"/>'
        f'<rect x="9" y="9" width="{CARD_WIDTH - 18}" height="{CARD_HEIGHT - 18}" rx="7" fill="{FIELD}"/>'
        f'<rect x="13" y="13" width="{CARD_WIDTH - 26}" height="{CARD_HEIGHT - 26}" rx="4" fill="none"'
        f' stroke="{THREAD}" stroke-width="1.4" stroke-dasharray="5 3"/>'
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{w}" height="{h}" fill="{DEEP}"/>'
        + "".join(cells)
        + f'<rect x="{left:.0f}" y="{top:.0f}" width="{w}" height="{h}" fill="none" stroke="{THREAD}" stroke-width="1.6"/>'
    )
