"""The inks of the deck: few, warm, and the same on every card."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#fdf7e6"
EDGE: Final = "#b9ab8c"
FRAME: Final = "#23305a"
WHITE: Final = "#fffdf5"
SILVER: Final = "#d3dbe2"
STEEL: Final = "#8fa9c2"

GOLD: Final = "#f1b62c"
GOLD_LIGHT: Final = "#fbdf86"
GOLD_DARK: Final = "#c07a18"
RED: Final = "#c9352b"
RED_DARK: Final = "#8e1f20"
BLUE: Final = "#2f6bb0"
BLUE_DARK: Final = "#1d4378"
BLUE_LIGHT: Final = "#a9cdea"
GREEN: Final = "#4a8f46"
GREEN_DARK: Final = "#2c5f34"
GREEN_LIGHT: Final = "#93c065"
WOOD: Final = "#a06a35"
WOOD_DARK: Final = "#6e4320"
WOOD_LIGHT: Final = "#d3a566"
CUT: Final = "#f0d6a0"

FAIR: Final = "#f6d3b1"
ROSY: Final = "#efbb94"
OLIVE: Final = "#dba877"
BROWN: Final = "#a96c42"

HIDE: Final = "#8a5a34"
HIDE_DARK: Final = "#65401f"

# the ink for the shadow on each ink
SHADE: Final = {
    GOLD: GOLD_DARK,
    RED: RED_DARK,
    BLUE: BLUE_DARK,
    GREEN: GREEN_DARK,
    SILVER: STEEL,
    STEEL: "#6d87a2",
    WOOD: WOOD_DARK,
    WOOD_DARK: "#4a2c15",
    HIDE: HIDE_DARK,
}
