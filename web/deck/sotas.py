"""The sotas of oros and copas, standing: a page in silk and a cup-bearer."""

from __future__ import annotations

from typing import Final

import palette as ink
from faces import Face, mouth, skin
from figures import fist, folds, ground, offering, piping, shoe, studs
from svg import FINE, HAIR, dot, flat, line, move, raw, shape, stroke, use

OROS: Final = Face(
    ink.FAIR,
    ink.ROSY,
    "#b07a24",
    "oval",
    "arched",
    "snub",
    "smile",
    ink.BLUE,
    turn=-3,
)
COPAS: Final = Face(
    "#f8dcc0",
    "#f0b596",
    "#7c3a1c",
    "heart",
    "arched",
    "snub",
    "rose",
    "#3d6b3a",
    turn=2.4,
    brush=1.3,
)
HAIR_RED: Final = "#9a4a20"
HAIR_GLOW: Final = "#c77238"


def _oros_head() -> str:
    """Return the fair page's head under a red beret with a plume."""
    blond, pale = "#e2a83c", "#f5d070"
    back = shape(
        "-12,-18 -19,-8 -20,6 -20,17 -15,21 -9,17! 9,17! 15,21 20,17 20,6 19,-8 12,-18", blond
    )
    fringe = shape(
        "-16,-6! -15,-14 -10,-20 0,-21 10,-20 15,-14 16,-6! 14,0! 12,-8 9,-11! 4,-9 -2,-10.4 -8,-8 -12,-5 -14.4,2!",
        blond,
        1.3,
    )
    locks = folds("-17,0 -17.4,9 -14.6,16", "17,0 17.4,9 14.6,16")
    shine = line("-18.6,4 -18,10", 1.4, pale) + line("18.6,4 18,10", 1.4, pale)
    cap = shape("-18,-12 -22,-20 -16,-30 0,-34 16,-31 24,-22 19,-13 8,-15 0,-15.6 -8,-15", ink.RED)
    dark = flat("23,-21 18,-14! 8,-16 12,-22 16,-29!", ink.RED_DARK)
    brim = shape(
        "-18,-12! -8,-16.4 0,-17.4 8,-16.4 19,-13! 19,-9! 8,-12.4 0,-13 -8,-12.4 -17,-8.6!",
        ink.BLUE,
        1.3,
    )
    plume = shape(
        "12,-18 20,-24 28,-36 26,-48 16,-54 8,-50! 14,-47 16,-40 11,-33! 13,-28", ink.WHITE, 1.4
    )
    quill = line("13,-19 20,-30 22,-41 16,-50", HAIR) + folds(
        "20,-31 25,-33", "21.6,-38 26,-40", "21,-44 25,-47", "19,-28 15,-31"
    )
    pin = dot(12.6, -18.4, 3.2, ink.GOLD, FINE)
    return (
        back
        + locks
        + shine
        + skin(OROS)
        + mouth(OROS)
        + fringe
        + cap
        + dark
        + plume
        + quill
        + brim
        + pin
    )


def _hose(left: str, right: str) -> str:
    """Return two legs in hose, each of its colour, with shoes."""
    one = shape(
        "82,206! 106,206! 105,230 101,250 101,268 97,290! 85,290! 84,270 80,250 79,228", left
    )
    two = shape(
        "102,206! 126,206! 129,228 128,250 124,270 123,290! 111,290! 107,268 107,250 103,230", right
    )
    return shoe(92, 297, ink.WOOD_DARK, -1) + shoe(117, 297, ink.WOOD_DARK) + one + two


def _oros_body() -> str:
    """Return his slashed golden doublet, short cape and hose of two colours."""
    cape = shape(
        "84,124 128,124 146,140 156,180 160,226! 146,232 130,226! 128,180", ink.BLUE
    ) + flat("140,150 152,190 157,224! 147,229 140,227! 138,190", ink.BLUE_DARK)
    doublet = shape(
        "82,122! 126,122! 132,146 128,168 124,184! 104,188 84,184! 80,168 76,146", ink.GOLD
    )
    shade = flat("118,126! 130,146 126,168 123,183! 112,186! 117,160", ink.GOLD_DARK)
    slashes = "".join(
        raw(f"M{x} {y}q3 6 0 13q-3-7 0-13Z", ink.RED, 0.9)
        for x, y in ((90, 136), (91, 158), (118, 136), (117, 158))
    )
    front = line("104,124 104,186", FINE) + studs("104,134 104,146 104,158 104,170", 2.1, ink.RED)
    skirt = shape(
        "84,183! 104,187 124,183! 132,200 135,212! 120,217 104,218 88,217 73,212! 76,200", ink.GOLD
    )
    panes = "".join(
        raw(f"M{x} 190q{k} 10 {k * 2} 23q-7 2-7-1 1-12 {3 - k}-22Z", ink.RED, 1)
        for x, k in ((86, -3), (97, -1), (108, 1), (118, 3))
    )
    belt = (
        shape("83,181! 104,185 125,181! 126,190! 104,194 82,190!", ink.RED_DARK)
        + shape("98,182.6! 110,182.6! 110,195! 98,195!", ink.GOLD_LIGHT, 1.2)
        + raw("M101 186h6v6h-6Z", ink.RED_DARK, HAIR)
    )
    hem = piping("73,212 88,217 104,218 120,217 135,212", ink.BLUE, 2)
    return (
        cape
        + _hose(ink.RED, ink.BLUE)
        + line("88,222 86,246 90,270", FINE, ink.RED_DARK)
        + line("122,222 124,246 120,270", FINE, ink.BLUE_DARK)
        + skirt
        + panes
        + hem
        + doublet
        + shade
        + slashes
        + front
        + belt
    )


def _oros_arms() -> str:
    """Return the coin held up before him and the other hand on his hip."""
    puff = (
        shape("84,122 70,126 60,140 62,156 74,162 86,154 92,138", ink.GOLD)
        + flat("66,157! 74,160 85,152.6 90,140! 82,150 74,154", ink.GOLD_DARK)
        + "".join(
            raw(f"M{x} {y}q5 6 3 15q-6-5-3-15Z", ink.RED, 0.9) for x, y in ((68, 136), (77, 133))
        )
    )
    fore = shape(
        "61,148! 46,146 42,132 43,120! 58,120! 60,130 66,136 76,152 72,162", ink.BLUE
    ) + flat("44,134! 47.4,144 62,147! 60,140 52,136", ink.BLUE_DARK)
    cuff = shape("41,116! 50,119 60,116! 60,124! 50,127 41,124!", ink.WHITE, 1.3)
    coin = use("deck-o", 50, 84, 0.86)
    puff2 = (
        shape("124,122 138,126 148,140 146,156 134,160 122,154 116,138", ink.GOLD)
        + flat("124,154! 134,158 144.6,155 146.4,140! 142,150 134,153", ink.GOLD_DARK)
        + "".join(
            raw(f"M{x} {y}q3 8-2 15q-4-8 2-15Z", ink.RED, 0.9) for x, y in ((140, 136), (131, 133))
        )
    )
    fore2 = shape(
        "146,148! 154,160 156,172 148,184 130,196! 124,186! 136,178 140,170 134,160", ink.BLUE
    ) + flat("152,160! 154.4,172 147,182 131,193! 142,181 147,170", ink.BLUE_DARK)
    cuff2 = shape("131,183! 123,186 127,198! 135,195!", ink.WHITE, 1.3)
    hand = (
        shape("125,188 118,187 113,191 114,197 119,200 127,197", OROS.skin, 1.4)
        + line("119,191.4 114,193", 0.9)
        + line("120,195.6 115,196.6", 0.9)
    )
    return (
        hand
        + fore2
        + puff2
        + cuff2
        + fore
        + puff
        + cuff
        + coin
        + offering(50, 110, OROS.skin, 0, 0.92)
    )


def sota_oros() -> str:
    """Return the sota of oros."""
    ruff = shape(
        "86,118 92,114! 104,118 116,114! 122,118 124,124 114,128 104,130 94,128 84,124",
        ink.WHITE,
        1.4,
    ) + folds("92,117 91,125", "98,119 97,127", "110,119 111,127", "116,117 117,125")
    return ground() + _oros_body() + _oros_arms() + ruff + move(_oros_head(), 104, 90, 1.16)


def _copas_hair() -> str:
    """Return the long hair that falls behind her shoulders."""
    fall = shape(
        "-10,-21 -18,-12 -21,4 -23,20 -27,36 -26,54 -18,66 0,69 18,66 26,54 27,36 23,20 21,4 18,-12 10,-21",
        HAIR_RED,
    )
    strands = "".join(
        line(track, 1, HAIR_GLOW)
        for track in (
            "-19,10 -21,26 -23,42 -20,58",
            "-16,22 -18,40 -15,58",
            "19,10 21,26 23,42 20,58",
            "16,22 18,40 15,58",
        )
    )
    return fall + strands


def _copas_head() -> str:
    """Return the cup-bearer's head: auburn hair parted under a wreath of flowers."""
    front = shape(
        "0,-22 -9,-21 -15,-14 -17.4,0 -18,14 -19,26! -13.4,16 -13.4,4 -11,-6 -5,-12 0,-15! 5,-12 11,-6 13.4,4 13.4,16 19,26! 18,14 17.4,0 15,-14 9,-21",
        HAIR_RED,
        1.3,
    )
    shine = "".join(
        line(track, 1, HAIR_GLOW)
        for track in ("-4,-17 -11,-9 -14.4,2 -15,14", "4,-17 11,-9 14.4,2 15,14")
    )
    petal = dot(0, -2.6, 2, ink.RED, HAIR)
    flower = "".join(move(petal, 0, 0, turn=72 * i) for i in range(5)) + dot(
        0, 0, 1.7, ink.GOLD_LIGHT, HAIR
    )
    twig = "-17.4,-9 -10,-18 0,-21 10,-18 17.4,-9"
    vine = line(twig, 4.6) + line(twig, 2.6, ink.GREEN)
    flowers = "".join(
        move(flower, x, y) for x, y in ((-16, -11), (-8.6, -19), (0, -21.6), (8.6, -19), (16, -11))
    )
    return skin(COPAS) + mouth(COPAS, 12.6) + front + shine + vine + flowers


def _copas_gown() -> str:
    """Return her green overgown, open over red, with a golden hem."""
    train = shape(
        "88,126! 116,126! 122,160 120,184 128,214 138,250 147,288! 124,294 102,295 78,294 56,288! 66,250 76,214 84,184 82,160",
        ink.GREEN,
    )
    shade = flat("116,190 126,222 135,256 143,287! 126,291! 124,250 118,220", ink.GREEN_DARK)
    under = shape("95,190! 109,190! 116,232 124,293! 102,295.4 80,293! 88,232", ink.RED)
    flowers = "".join(
        move(dot(0, 0, 2.6, ink.GOLD, 0.9), x, y)
        for x, y in (
            (102, 212),
            (98, 232),
            (107, 232),
            (94, 254),
            (103, 252),
            (112, 254),
            (90, 274),
            (101, 274),
            (113, 274),
        )
    )
    hem = shape("57,278! 78,284 82,284! 80.4,294! 77,294 55.6,288!", ink.GOLD) + shape(
        "146,278! 126,284 122,284! 123.6,294! 127,294 148.4,288!", ink.GOLD
    )
    edge = piping("94,190 88,232 81,284") + piping("110,190 116,232 123,284")
    pleats = folds("84,200 74,240 66,274", "88,206 82,240 76,276", "120,200 130,240 138,274")
    bodice = shape("92,130! 112,130! 113,160 110,188! 102,192 94,188! 91,160", ink.RED) + stroke(
        "M94 146 110 154M110 146 94 154M94 158 110 166M110 158 94 166M95 170 109 178M109 170 95 178",
        1.4,
        ink.GOLD_LIGHT,
    )
    girdle = (
        piping("84,186 102,192 120,186", ink.GOLD, 4)
        + line("102,194 102,222", 4)
        + line("102,194 102,222", 2.2, ink.GOLD)
        + dot(102, 192, 4.4, ink.GOLD, 1.2)
        + dot(102, 192, 1.8, ink.GREEN, HAIR)
    )
    return (
        shoe(94, 298, ink.RED_DARK, -1)
        + train
        + shade
        + under
        + flowers
        + pleats
        + edge
        + hem
        + bodice
        + girdle
    )


def _copas_arms() -> str:
    """Return both her hands about the cup, her wide sleeves falling from the elbow."""
    far_bell = shape("68,172! 65,196 70,218 80,230! 88,212 94,188!", ink.GREEN) + flat(
        "74,190 74,212 80,226! 86,210 91,192!", ink.RED
    )
    far = (
        shape("90,130 78,136 71,150 68,172 74,186 86,192! 95,184! 88,172 91,156", ink.GREEN)
        + flat("74,183! 86,190 93,184! 86,174 89,158 82,172!", ink.GREEN_DARK)
        + folds("82,146 79,160 80,172")
    )
    wrist = shape("85,190! 88,180! 110,174 130,161! 136,169! 118,185 98,191", ink.RED, 1.4)
    bell = shape("150,168! 155,190 152,212 144,226! 136,208 129,184!", ink.GREEN) + flat(
        "147,188 149,210 144,222! 138,206 133,190!", ink.RED
    )
    near = (
        shape(
            "114,130 128,134 144,148 156,163 158,174! 148,184 137,182! 124,167 112,150", ink.GREEN
        )
        + flat("116,154! 126,166 138,180 148,182 156,175! 146,174 132,162", ink.GREEN_DARK)
        + folds("126,146 138,160 145,172")
    )
    wrist2 = shape("134,180! 136,163! 148,164! 149,178!", ink.RED, 1.4)
    cup = use("deck-c", 140, 126, 0.98)
    left = (
        shape("123,163 129,157 137,156 142,160 138,166 129,170", COPAS.skin, 1.4)
        + line("132,159.6 140,160", 0.9)
        + line("132,163 139,163.4", 0.9)
    )
    right = fist(143.6, 155, COPAS.skin, 4, 0.9)
    held = move(cup + left + bell + wrist2, 8, 0)
    return far_bell + far + wrist + held + near + move(right, 8, 0)


def sota_copas() -> str:
    """Return the sota of copas."""
    neck = shape(
        "96,108! 108,108! 110,122 116,128! 102,142 88,128! 94,122", COPAS.skin, 1.4
    ) + flat("97,112! 107,112! 106,118 98,117", COPAS.shade)
    beads = studs("94,124 98,127.6 102,129 106,127.6 110,124", 1.9, ink.GOLD)
    hair = move(_copas_hair(), 102, 88, 1.12)
    figure = (
        hair + _copas_gown() + neck + beads + _copas_arms() + move(_copas_head(), 102, 88, 1.12)
    )
    return ground() + move(figure, -4, 0)
