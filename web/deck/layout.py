"""What a card is besides its picture: paper, frame with the pinta, index, and the pips of 2 to 7.

Law: the pinta tells the suit. The frame's top and bottom lines are cut as often as `PINTA` says.
"""

from __future__ import annotations

from typing import Final

import palette as ink
from digits import rimmed, width, written
from svg import num, use

CARD_WIDTH: Final = 208
CARD_HEIGHT: Final = 320
SUITS: Final = "oceb"
NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
PINTA: Final = {"o": 0, "c": 1, "e": 2, "b": 3}

# how much broader than drawn a long mark is when it is small
STOUT: Final = {"o": 1.0, "c": 1.0, "e": 1.3, "b": 1.16}

INSET: Final = 11.0
INDEX: Final = 1.12
CUT: Final = 11.0

# x, y, scale, turn
Place = tuple[float, float, float, float]


def _columns(xs: tuple[float, ...], ys: tuple[float, ...], scale: float) -> list[Place]:
    """Return upright places on every x and y."""
    return [(x, y, scale, 0) for y in ys for x in xs]


_MID: Final = CARD_WIDTH / 2
_COINS: Final[dict[int, list[Place]]] = {
    2: _columns((_MID,), (92, 228), 1.9),
    3: _columns((_MID,), (70, 160, 250), 1.42),
    4: _columns((61, 147), (98, 222), 1.34),
    5: [*_columns((58, 150), (92, 228), 1.16), (_MID, 160, 1.16, 0)],
    6: _columns((62, 146), (82, 160, 238), 1.16),
    7: [*_columns((57, 151), (84, 162, 240), 1.0), (_MID, 123, 1.0, 0)],
}
_CUPS: Final[dict[int, list[Place]]] = {
    2: _columns((_MID,), (90, 230), 1.76),
    3: _columns((_MID,), (66, 160, 254), 1.26),
    4: _columns((63, 145), (98, 223), 1.28),
    5: [*_columns((56, 152), (91, 236), 1.1), (_MID, 163, 1.1, 0)],
    6: _columns((61, 147), (88, 166, 244), 1.06),
    7: [*_columns((55, 153), (88, 164, 240), 0.98), (_MID, 120, 0.98, 0)],
}
_SWORDS: Final[dict[int, list[Place]]] = {
    2: [(_MID, 162, 1.92, -27), (_MID, 162, 1.92, 27)],
    3: [(_MID, 164, 1.8, -29), (_MID, 164, 1.8, 29), (_MID, 160, 2.06, 0)],
    4: _columns((64, 144), (96, 228), 1.06),
    5: [*_columns((54, 154), (98, 226), 1.0), (_MID, 162, 1.34, 0)],
    6: _columns((50, 104, 158), (96, 228), 1.04),
    7: [*_columns((50, 104, 158), (87, 240), 0.88), (_MID, 164, 1.2, 90)],
}
_CLUBS: Final[dict[int, list[Place]]] = {
    2: [(_MID, 164, 1.76, -27), (_MID, 164, 1.76, 27)],
    3: [(_MID, 168, 1.68, -29), (_MID, 168, 1.68, 29), (_MID, 162, 1.98, 0)],
    4: _columns((64, 144), (101, 230), 0.99),
    5: [*_columns((54, 154), (104, 228), 0.92), (_MID, 162, 1.3, 0)],
    6: _columns((53, 104, 155), (106, 228), 0.94),
    7: [*_columns((54, 104, 154), (97, 238), 0.8), (_MID, 167, 1.12, 90)],
}
PLACES: Final = {"o": _COINS, "c": _CUPS, "e": _SWORDS, "b": _CLUBS}


def paper() -> str:
    """Return the card's paper with rounded corners."""
    return (
        f'<rect x="1" y="1" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" rx="13"'
        f' fill="{ink.PAPER}" stroke="{ink.EDGE}" stroke-width="1.4"/>'
    )


def frame(suit: str) -> str:
    """Return the frame of *suit*: its cuts are the pinta."""
    left, right = INSET, CARD_WIDTH - INSET
    top, bottom = INSET, CARD_HEIGHT - INSET
    cuts = PINTA[suit]
    piece = (right - left - CUT * cuts) / (cuts + 1)
    runs = [(left + i * (piece + CUT), left + i * (piece + CUT) + piece) for i in range(cuts + 1)]
    edges = "".join(f"M{num(a)} {num(y)}H{num(b)}" for y in (top, bottom) for a, b in runs)
    sides = f"M{num(left)} {num(top)}V{num(bottom)}M{num(right)} {num(top)}V{num(bottom)}"
    return (
        f'<path d="{edges}{sides}" fill="none" stroke="{ink.FRAME}"'
        ' stroke-width="2.4" stroke-linecap="square"/>'
    )


def index(number: int) -> str:
    """Return the number for the top left corner, on a rim of paper that keeps it clear."""
    x = y = INSET + 5.4
    rim = rimmed(number, x, y, INDEX, ink.PAPER, "deck-n")
    return rim + written(number, x, y, INDEX, ink.FRAME, "deck-n")


def half_turned(body: str) -> str:
    """Return *body* upside down on the card."""
    return f'<g transform="rotate(180 {CARD_WIDTH // 2} {CARD_HEIGHT // 2})">{body}</g>'


def indices(number: int) -> str:
    """Return both indices of *number*."""
    return f'<use href="#deck-i{number}"/>' + half_turned(f'<use href="#deck-i{number}"/>')


def pips(suit: str, number: int) -> str:
    """Return the *number* marks of *suit* in their places."""
    broad = STOUT[suit] if number > 3 else 1
    return "".join(use(f"deck-{suit}", *place, broad) for place in PLACES[suit][number])


def large_index(suit: str, number: int) -> str:
    """Return the inside of a large-index card: one big number, one big mark."""
    scale = 4.1
    tall = width(number) * scale
    x = max(24.0, (CARD_WIDTH - tall) / 2 - (14 if number < 10 else 0))
    mark = {"o": (1.9, 0), "c": (1.72, 0), "e": (1.46, 62, 1.4), "b": (1.46, 62, 1.3)}[suit]
    low = {"o": 237, "c": 236, "e": 234, "b": 234}[suit]
    return written(number, x, 28, scale, ink.FRAME, "deck-n") + use(
        f"deck-{suit}", _MID, low, *mark
    )
