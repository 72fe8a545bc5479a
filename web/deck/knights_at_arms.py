"""The caballos of espadas and bastos: a knight in plate and a wild rider."""

from __future__ import annotations

from typing import Final

import palette as ink
from faces import Face, moustache, mouth, skin
from figures import fist, folds, ground, piping
from horses import Horse
from knights import leg, mounted, ready_arm, rein_arm, torso
from svg import FINE, HAIR, both, dot, flat, line, move, oval, shape, stroke, use

ESPADAS: Final = Face(
    "#f6d6b8",
    "#e9ab8c",
    "#8a5a20",
    "heart",
    "level",
    "snub",
    "rose",
    ink.BLUE,
    turn=-3,
    lips="#bd4037",
    brush=1.5,
)
GREY: Final = Horse(
    "#8d97a5",
    "#5f6877",
    "#b9c1cb",
    "#2a2b33",
    "#5f6877",
    "#2d2a2c",
    ink.BLUE,
    ink.BLUE,
    ink.WHITE,
)
BASTOS: Final = Face(
    "#efbf98",
    "#d98e66",
    "#a3431a",
    "square",
    "bushy",
    "broad",
    "laugh",
    "#3d6b3a",
    turn=-2.6,
    lines="M-9-9Q0-11 9-9",
)
DUN: Final = Horse(
    "#dcb878",
    "#b58a4c",
    "#f7e8c8",
    "#4a2f1c",
    "#86603c",
    "#43301f",
    ink.WOOD_DARK,
    ink.GREEN,
    ink.GOLD,
)


def _espadas_rider() -> str:
    """Return the body of the knight of espadas in plate with a red sash."""
    skirt = shape(
        "90,160! 122,164! 132,180 136,202 128,206! 116,202 104,196 92,184", ink.BLUE
    ) + folds("122,172 126,196", "114,176 116,196")
    ridge = line("101,118 103,146 106,170", FINE) + stroke("M87 150Q105 160 125 150", FINE)
    shine = flat("91,122! 89,140 93,160! 88,148 86,134", ink.WHITE)
    sash = shape("84,132! 90,120! 124,150! 122,162!", ink.RED) + line("92,130 118,152", HAIR)
    belt = piping("89,164 106,169 124,164", ink.GOLD, 3)
    caps = (
        shape("80,122 90,116 99,120 98,134 88,138 78,134", ink.SILVER, 1.5)
        + stroke("M80 131Q90 136 98 128", FINE)
        + shape("114,116 126,116 135,122 134,133 122,136 113,128", ink.SILVER, 1.5)
        + stroke("M115 127Q124 134 134 128", FINE)
    )
    elbow = oval(145, 153, 7, 6.4, ink.STEEL, 1.4) + dot(145, 153, 2.4, ink.GOLD, FINE)
    knee = oval(93, 203, 9, 8, ink.SILVER, 1.5) + oval(92, 203, 3.6, 3.2, ink.GOLD, FINE)
    return (
        skirt
        + leg(ink.STEEL, ink.SILVER, ink.SILVER)
        + knee
        + torso(ink.SILVER, ink.STEEL)
        + shine
        + ridge
        + sash
        + belt
        + rein_arm(ink.SILVER, ink.STEEL, ink.SILVER)
        + ready_arm(ink.SILVER, ink.STEEL)
        + elbow
        + caps
    )


def _espadas_head() -> str:
    """Return the knight's head: fair braid, helmet with its visor up, a plume."""
    blond = "#e2a83c"
    knots = "".join(
        shape(
            f"{x - 5},{y} {x},{y - 5} {x + 5},{y} {x + 4},{y + 6} {x},{y + 9} {x - 4},{y + 6}",
            blond,
            1.2,
        )
        for x, y in ((15, 16), (17, 25), (18, 34), (18, 43))
    )
    tip = shape("15,51! 21,51! 22,58 18,64! 15,58", blond, 1.2) + shape(
        "13.6,49! 22.4,49! 22.4,53! 13.6,53!", ink.RED, FINE
    )
    fringe = shape(
        "-14,-2! -13,-10 -6,-13 0,-13.4 6,-13 13,-10 14,-2! 9,-8 3,-11! -3,-8.6 -9,-7", blond, 1.2
    )
    plume = shape(
        "2,-32 6,-44 18,-50 30,-44 34,-30 30,-16! 27,-24 22,-22! 22,-30 16,-29! 14,-34 8,-30!",
        ink.RED,
    ) + folds("10,-38 20,-42 28,-34", "14,-34 22,-36 27,-29")
    bowl = shape(
        "-17,4! -18,-12 -14,-25 -5,-32 5,-32 14,-25 18,-12 17,4! 13,6! 13,-8 8,-12.6 0,-14 -8,-12.6 -13,-8 -13,6!",
        ink.SILVER,
    )
    shade = flat("7,-30! 13,-24 17,-12 16.4,3! 14,4! 14,-9 10,-13", ink.STEEL)
    visor = (
        shape(
            "-17,-13! -21,-20 -17,-27 -6,-31 4,-30 12,-25 16,-15! 8,-19.6 0,-21 -9,-19.4", ink.STEEL
        )
        + stroke("M-14-22Q-4-27 8-23", 2.2)
        + stroke("M-14-22Q-4-27 8-23", HAIR, ink.SILVER)
    )
    pivot = dot(15.6, -11, 3, ink.GOLD, FINE)
    return (
        knots
        + tip
        + skin(ESPADAS)
        + mouth(ESPADAS, 13.4)
        + fringe
        + plume
        + bowl
        + shade
        + visor
        + pivot
    )


def caballo_espadas() -> str:
    """Return the knight of espadas."""
    rider = move(mounted(GREY, True, _espadas_rider(), _espadas_head()), -4, 0)
    gorget = move(shape("92,110! 104,118 118,110! 120,119 104,126 90,119", ink.STEEL, 1.4), 6, -7)
    sword = use("deck-e", 168, 74, 0.98, 6)
    return ground() + rider + gorget + sword + fist(164, 114, ink.SILVER, 6, 0.96)


def _bastos_rider() -> str:
    """Return the body of the knight of bastos in hide and green cloth."""
    skirt = shape(
        "90,160! 122,164! 132,180 137,204! 130,200 126,209! 118,201 112,206! 104,196 92,184",
        ink.HIDE,
    )
    lace = stroke("M98 132 110 138M110 132 98 138M99 144 111 150M111 144 99 150", 1.3, ink.CUT)
    belt = (
        shape("88,157! 106,163 124,158! 125,168! 106,173 89,167!", ink.WOOD_DARK)
        + dot(104, 166, 5, ink.GOLD, 1.3)
        + dot(104, 166, 2, ink.GREEN, HAIR)
    )
    fur = shape(
        "86,114! 104,120 122,114! 132,118 137,128! 131,127 129,134! 122,130 118,138! 111,133 105,141! 99,133 93,137! 88,129 82,133! 80,126 75,128! 79,118",
        ink.CUT,
        1.5,
    )
    nap = "".join(
        line(f"{x},{y} {x + 1},{y + 5}", HAIR)
        for x, y in ((84, 122), (92, 126), (100, 128), (110, 128), (118, 125), (127, 121))
    )
    return (
        skirt
        + leg(ink.GREEN, ink.WOOD, ink.CUT)
        + torso(ink.HIDE, ink.HIDE_DARK)
        + lace
        + belt
        + rein_arm(ink.GREEN, ink.WOOD_LIGHT, BASTOS.skin)
        + ready_arm(ink.GREEN, ink.WOOD_LIGHT)
        + fur
        + nap
    )


def _bastos_head() -> str:
    """Return the wild rider's head: red beard in two braids, fur cap with a feather."""
    red = BASTOS.hair
    back = shape("-13,-14 -19,-6 -20,8 -18,18! -12,12 12,12 18,18! 20,8 19,-6 13,-14", red)
    beard = shape(
        "-16,-1! -17,9 -15,18 -11,24 -9,34 -6,37! -3,33 -2,27 0,25 2,27 3,33 6,37! 9,34 11,24 15,18 17,9 16,-1! 12,7 6,9.4 0,10 -6,9.4 -12,7",
        red,
    )
    strands = "".join(
        stroke(data, 1, "#d0733c")
        for data in ("M-12 12q1 5 3 8M12 12q-1 5-3 8M-7 20q0 5 1 9M7 20q0 5-1 9M0 19v4")
    )
    rings = both(shape("3,29! 9.4,28! 9,32! 3.4,33!", ink.GOLD, FINE))
    feather = shape(
        "12,-22 20,-34 31,-42 37,-42! 35,-34 27,-26 16,-18", ink.GREEN_LIGHT, 1.3
    ) + line("13,-20 24,-31 35,-40", HAIR)
    cap = shape("-17,-14! -15,-27 -5,-35 6,-35 15,-27 17,-14!", ink.GREEN)
    fur = shape(
        "-19,-8! -22,-13 -18,-19 -10,-18 -4,-21 2,-18.6 8,-21 13,-18 19,-19 22,-13 18,-8! 13,-10 8,-9 3,-12 -3,-10 -8,-12 -13,-9.4",
        ink.CUT,
        1.4,
    )
    nap = "".join(line(f"{x},-17 {x + 1},-12", HAIR) for x in (-16, -10, -4, 2, 8, 14))
    return (
        back
        + skin(BASTOS)
        + beard
        + strands
        + rings
        + mouth(BASTOS, 14)
        + move(moustache(red, 3), -1.4, 0)
        + feather
        + cap
        + fur
        + nap
    )


def caballo_bastos() -> str:
    """Return the knight of bastos, who sits a quiet horse."""
    rider = mounted(DUN, False, _bastos_rider(), _bastos_head())
    return ground() + rider + use("deck-b", 168, 84, 0.98, 5) + fist(164, 121, BASTOS.skin, 5, 0.98)
