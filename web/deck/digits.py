"""The figures 0 to 7, drawn and not set in a font, so that an index looks the same everywhere.

Law: every figure stands in a box 32 high; `WIDTHS` says how wide.
"""

from __future__ import annotations

from typing import Final

from svg import num, num2

HEIGHT: Final = 32.0
GAP: Final = 3.0
WEIGHT: Final = 5.2
RIM: Final = 4.4

WIDTHS: Final = {
    "0": 19.0,
    "1": 14.0,
    "2": 18.5,
    "3": 18.5,
    "4": 20.0,
    "5": 18.5,
    "6": 19.0,
    "7": 18.0,
}

# lines for the middle of a pen WEIGHT wide
STROKES: Final = {
    "0": "M9.5 2.8C5 2.8 2.8 7.5 2.8 16S5 29.2 9.5 29.2 16.2 24.5 16.2 16 14 2.8 9.5 2.8Z",
    "1": "M7.6.2V29.4M.8 7.4C4 7.2 6.4 5.6 7.4 2.2M1.4 29.4H13.6",
    "2": "M2.8 9.6C2.8 5 5.6 2.8 9.2 2.8S15.8 5.2 15.8 9.4C15.8 16 5.2 20 3 29.2H15.9V24.6",
    "3": "M3 7.4C4 4.4 6.2 2.8 9.2 2.8 13 2.8 15.4 5.2 15.4 8.6 15.4 12.4 12.6 14.8 8.4 14.8"
    "M8.4 14.8C13 14.8 15.8 17.6 15.8 21.8 15.8 26.4 13 29.2 9 29.2 5.8 29.2 3.4 27.4 2.6 24.2",
    "4": "M14.6 29.4V3.4L4 21.6H19.2M10.2 29.4H18.8",
    "5": "M15.2 2.9H4.6L3.8 14.4C5.2 13 7 12.2 9 12.2 13 12.2 15.8 15.4 15.8 20.4"
    "S13 29.2 8.8 29.2C5.6 29.2 3.4 27.4 2.6 24.4",
    "6": "M15.2 6.4C14.2 4 12.4 2.8 10 2.8 5.4 2.8 2.8 8.4 2.8 17.6 2.8 25.4 5.2 29.2 9.6 29.2"
    "S16.2 26 16.2 20.8 13.6 12.8 9.8 12.8 3.2 15.8 2.9 20.4",
    "7": "M2.4 8.4V2.9H15.6C12 11 8.6 18.6 8 29.4",
}


def width(number: int) -> float:
    """Return how wide *number* is written, in card units at scale 1."""
    text = str(number)
    return sum(WIDTHS[figure] for figure in text) + GAP * (len(text) - 1)


def digit_defs(prefix: str) -> str:
    """Return the figures as paths that `written` uses; a user sets stroke and weight."""
    return "".join(f'<path id="{prefix}{figure}" d="{data}"/>' for figure, data in STROKES.items())


def _figures(number: int, prefix: str) -> str:
    """Return the figures of *number* in a row from the origin, without ink."""
    parts: list[str] = []
    at = 0.0
    for figure in str(number):
        shift = f' x="{num(at)}"' if at else ""
        parts.append(f'<use href="#{prefix}{figure}"{shift}/>')
        at += WIDTHS[figure] + GAP
    return "".join(parts)


def _placed(figures: str, x: float, y: float, scale: float, pen: str) -> str:
    """Return *figures* drawn with *pen*, the top left corner of the first at (x, y)."""
    place = f"translate({num(x)} {num(y)})" + (f" scale({num2(scale)})" if scale != 1 else "")
    return f'<g transform="{place}" fill="none" {pen}>{figures}</g>'


def written(number: int, x: float, y: float, scale: float, ink: str, prefix: str) -> str:
    """Return *number* with the top left corner of its first figure at (x, y)."""
    pen = f'stroke="{ink}" stroke-width="{num2(WEIGHT)}" stroke-miterlimit="2.2"'
    return _placed(_figures(number, prefix), x, y, scale, pen)


def rimmed(number: int, x: float, y: float, scale: float, paper: str, prefix: str) -> str:
    """Return the rim round *number* that keeps a picture off it."""
    pen = f'stroke="{paper}" stroke-width="{num2(WEIGHT + RIM)}" stroke-linejoin="round"'
    return _placed(_figures(number, prefix), x, y, scale, pen)
