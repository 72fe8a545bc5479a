"""The four kings, standing: each with a face, a robe and a crown of his own."""

from __future__ import annotations

from typing import Final

import palette as ink
from faces import Face, moustache, mouth, skin
from figures import chain, fist, folds, ground, offering, shoe, studs, tails
from svg import HAIR, both, dot, flat, line, move, raw, shape, stroke, use

OROS: Final = Face(
    ink.FAIR,
    ink.ROSY,
    "#8d8a86",
    "long",
    "bushy",
    "straight",
    "calm",
    ink.BLUE_DARK,
    turn=2,
    lines="M-9-13Q0-15 10-13M-7-10Q1-12 9-10M-11 1Q-12 4-10 6",
)
COPAS: Final = Face(
    "#f4c7a0",
    "#e79a74",
    "#7a3413",
    "round",
    "arched",
    "broad",
    "laugh",
    "#5b3518",
    turn=-2,
)


def _oros_head() -> str:
    """Return the old king's head: long white beard, crown of lilies."""
    hair = shape(
        "-13,-16 -19,-6 -20,8 -19,20 -15,27 -8,22 8,22 15,27 19,20 20,8 19,-6 13,-16", ink.WHITE
    )
    locks = folds("-17,-2 -17.4,10 -15,22", "17,-2 17.4,10 15,22")
    beard = shape(
        "-14.6,1! -15,13 -14,27 -8,37 -4,41 0,47! 4,41 8,37 14,27 15,13 14.6,1! 11,8.4 5,9 0,10 -5,9 -11,8.4",
        ink.WHITE,
    )
    strands = folds(
        "-9,16 -9,26 -4,36",
        "9,16 9,26 4,36",
        "0,20 0,30 0,40",
        "-4.6,18 -5,27 -2,34",
        "4.6,18 5,27 2,34",
    )
    crown = (
        raw("M-13-18Q0-36 13-18Z", ink.RED)
        + raw(
            "M-16.4-11Q0-5.6 16.4-11L19.6-31Q14-29 11.4-22.4 7-29 4-26L0-37-4-26Q-7-29-11.4-22.4-14-29-19.6-31Z",
            ink.GOLD,
        )
        + stroke("M-16.8-15Q0-9.8 16.8-15", HAIR)
        + studs("-19.6,-32.4 0,-39 19.6,-32.4", 2.8, ink.GOLD_LIGHT)
        + studs("-10,-11.4 10,-11.4", 2, ink.BLUE)
        + studs("0,-10.4", 2.6, ink.RED)
        + studs("0,-23", 2.4, ink.BLUE_LIGHT)
    )
    return (
        hair
        + locks
        + skin(OROS)
        + beard
        + strands
        + mouth(OROS, 14.6)
        + moustache(ink.WHITE, 5)
        + move(crown, 0, -2)
    )


def _oros_robe() -> str:
    """Return his gold tunic under a red mantle lined with ermine."""
    mantle = shape(
        "78,128 60,138 50,170 43,220 38,266 34,290! 60,296 96,297 132,296 147,291! 146,262 142,215 137,170 130,138 114,128",
        ink.RED,
    )
    depth = flat("44,222 40,262 37,288! 50,292! 54,250 58,210", ink.RED_DARK) + flat(
        "145,262 146,289.6! 137,293! 137,250 134,205! 141,222", ink.RED_DARK
    )
    tunic = shape(
        "80,130! 112,130! 116,170 119,220 124,270 127,288! 96,292 65,288! 68,270 73,220 76,170",
        ink.GOLD,
    )
    pleats = folds("86,206 82,240 79,274", "96,206 96,240 96,276", "106,206 110,240 113,274")
    shade = flat("112,208! 118,222 123,272! 112,275! 111,240", ink.GOLD_DARK)
    lozenge = raw("M0-4.4 3-0 0 4.4-3 0Z", ink.RED, 0.9)
    brocade = "".join(
        move(lozenge, x, y)
        for x, y in (
            (91, 216),
            (101, 216),
            (89, 234),
            (103, 234),
            (87, 252),
            (96, 264),
            (105, 252),
            (78, 250),
            (114, 250),
            (85, 270),
            (107, 270),
            (80, 226),
            (112, 226),
        )
    )
    hem = shape("66,277! 96,281 126,277! 127.4,289! 96,293.4 64.6,289!", ink.BLUE)
    pearls = studs(
        "72,283.6 80,284.8 88,285.8 96,286 104,285.8 112,284.8 120,283.6", 2, ink.GOLD_LIGHT
    )
    lining = shape(
        "80,132! 72,175 62,225 54,270 50,293.6! 63,296! 67,270 73,222 78,176 88,140!", ink.WHITE
    )
    spots = tails("76,182 70,204 66,226 61,248 58,270 57,288")
    belt = (
        shape("75,194 96,197 117,194! 118,204! 96,207.4 74,204!", ink.BLUE)
        + shape("89,193! 103,193! 103,210! 89,210!", ink.GOLD_LIGHT, 1.3)
        + studs("96,201.5", 3.2, ink.RED)
    )
    return (
        shoe(84, 297, ink.RED_DARK, -1)
        + shoe(108, 297, ink.RED_DARK)
        + mantle
        + depth
        + tunic
        + shade
        + pleats
        + brocade
        + hem
        + pearls
        + belt
        + both(lining + spots, 96)
    )


def _oros_arms() -> str:
    """Return the sceptre in one hand and, in the other, the coin."""
    left = shape(
        "80,130 64,136 50,152 40,174 38,190! 48,198 62,198! 70,182 84,166", ink.RED
    ) + flat("60,197! 68,181 82,165! 79,154 70,172 54,192!", ink.RED_DARK)
    cuff = shape("37,186! 48,194 64,194! 63,204! 48,206 36,198!", ink.WHITE) + tails(
        "43,195 51,198 58,197", 0.8
    )
    staff = line("58,262 45,112", 5.4) + line("58,262 45,112", 3, ink.GOLD)
    top = move(
        dot(0, 0, 6.4, ink.GOLD, 1.4)
        + dot(0, 0, 2.8, ink.RED, 0.9)
        + raw("M0-6C-5-10-3-15 0-19 3-15 5-10 0-6Z", ink.GOLD, 1.3),
        44.6,
        107,
        1,
        -5,
    )
    right = shape(
        "112,130 128,136 140,148! 147,136 149,122! 169,122! 172,146 164,172 150,184 132,182 116,166",
        ink.RED,
    ) + flat("119,168! 133,180 150,182 163,171 170.6,148! 160,162 146,172 131,171", ink.RED_DARK)
    cuff2 = shape("147,118! 159,121 171,118! 172,129! 159,132 146,129!", ink.WHITE) + tails(
        "152,125 159,127 166,125", 0.8
    )
    coin = use("deck-o", 158, 76, 0.98)
    return (
        left
        + cuff
        + staff
        + top
        + fist(51, 206, OROS.skin, -6)
        + right
        + folds("140,150 146,160 158,164", "52,154 58,170 56,186")
        + cuff2
        + coin
        + offering(159, 109, OROS.skin)
    )


def _oros_cape() -> str:
    """Return the ermine cape with the chain of an order."""
    cape = shape(
        "80,122! 96,128 112,122! 128,130 138,150 120,160 96,164 72,160 54,150 64,130", ink.WHITE
    )
    spots = tails("66,146 76,152 88,157 104,157 116,152 126,146 72,136 84,145 108,145 120,136")
    return (
        cape
        + spots
        + chain("72,130 82,152 96,172 110,152 120,130")
        + dot(96, 174, 6.4, ink.GOLD, 1.3)
        + dot(96, 174, 2.8, ink.BLUE, 0.9)
    )


def rey_oros() -> str:
    """Return the king of oros."""
    figure = _oros_robe() + _oros_arms() + _oros_cape() + move(_oros_head(), 96, 96, 1.22)
    return ground() + move(figure, -3, 0)


def _copas_head() -> str:
    """Return the merry king's head: full russet beard, arched crown."""
    hair = shape("-13,-16 -20,-8 -22,4 -20,14! -15,12 15,12 20,14! 22,4 20,-8 13,-16", COPAS.hair)
    beard = shape(
        "-16.4,-2! -19,8 -18,18 -15,26 -9,30 -3,33 0,31.4 3,33 9,30 15,26 18,18 19,8 16.4,-2! 13,6.6 6,9 0,10 -6,9 -13,6.6",
        COPAS.hair,
    )
    light = "#a5532a"
    curls = "".join(
        stroke(data, 1, light)
        for data in (
            "M-14 10q2 4-1 8m4-2q3 4 0 9m6-5q1 5-1 10",
            "M14 10q-2 4 1 8m-4-2q-3 4 0 9m-6-5q-1 5 1 10",
            "M0 22q2 4 0 8",
        )
    )
    crown = (
        raw("M-15-17Q-18-40 0-42 18-40 15-17Z", ink.GREEN)
        + stroke("M-14-18Q-12-36 0-41 12-36 14-18M0-41V-18", 5.2)
        + stroke("M-14-18Q-12-36 0-41 12-36 14-18M0-41V-18", 2.8, ink.GOLD)
        + raw("M-17-12Q0-6.4 17-12L18-20Q0-14 -18-20Z", ink.GOLD)
        + studs("-18,-22 -9,-20 0,-18.6 9,-20 18,-22", 2.6, ink.GOLD_LIGHT)
        + studs("-10,-12.8 10,-12.8", 2, ink.GREEN)
        + studs("0,-11.6", 2.3, ink.RED)
        + dot(0, -44.6, 3.8, ink.GOLD, 1.3)
        + stroke("M0-48.4V-54M-2.8-51.4H2.8", 1.8)
    )
    return (
        hair
        + skin(COPAS)
        + beard
        + curls
        + mouth(COPAS, 13.6)
        + moustache(COPAS.hair, -3)
        + move(crown, 0, -2)
    )


def _copas_robe() -> str:
    """Return his wide red robe, edged with brown fur, before a green mantle."""
    mantle = shape(
        "86,130 62,140 54,176 54,220 50,262 47,289! 70,296 108,297 147,293! 152,262 156,220 158,176 154,140 130,130",
        ink.GREEN,
    )
    deep = flat("55,222 52,262 49,288! 62,293! 62,240", ink.GREEN_DARK) + flat(
        "155,224 151,262 147.4,288! 147,288! 150,240", ink.GREEN_DARK
    )
    robe = shape(
        "86,130! 130,130! 146,164 153,206 150,250 147,288! 108,293 68,288! 66,250 62,206 70,164",
        ink.RED,
    )
    shade = flat("142,168 152,206 149,250 146,287! 130,289! 136,250 140,212", ink.RED_DARK)
    roundel = dot(0, 0, 5, ink.GOLD, 1.2) + dot(0, 0, 1.8, ink.RED_DARK, 0)
    places = (
        (80, 226),
        (84, 250),
        (77, 270),
        (93, 268),
        (88, 176),
        (134, 226),
        (131, 250),
        (138, 270),
        (122, 268),
    )
    rounds = "".join(move(roundel, x, y) for x, y in places)
    panel = shape("98,150! 118,150! 120,200 121,290! 108,291.6 95,290! 96,200", ink.HIDE)
    nap = "".join(
        line(f"{x},{y} {x + 2},{y + 5}", HAIR)
        for x, y in (
            (101, 166),
            (112, 172),
            (103, 222),
            (113, 232),
            (101, 244),
            (111, 256),
            (102, 268),
            (114, 278),
            (104, 182),
        )
    )
    hem = shape("68,279! 108,284 147,279! 147.4,288! 108,293.4 67.6,288!", ink.HIDE)
    belt = (
        shape("63,200 108,208 153,200! 153,211! 108,219 63,211!", ink.GOLD)
        + studs("76,208 90,210.6 126,210.6 140,208", 2.2, ink.GREEN)
        + shape("100,204! 116,204! 116,222! 100,222!", ink.GOLD_LIGHT, 1.3)
        + studs("108,213", 3.4, ink.RED)
    )
    return (
        shoe(92, 297, ink.WOOD_DARK, -1)
        + shoe(122, 297, ink.WOOD_DARK)
        + mantle
        + deep
        + robe
        + shade
        + rounds
        + hem
        + panel
        + nap
        + belt
    )


def _copas_arms() -> str:
    """Return the cup lifted in one hand, the other at his ease on his belt."""
    lifted = shape(
        "88,132 72,138 63,154! 62,140 62,142! 42,142! 38,166 46,188 62,196 80,186 92,168", ink.RED
    ) + flat("40,164! 47,186 62,194 79,184 90,169! 77,177 62,184 50,177", ink.RED_DARK)
    cuff = shape("40,137! 52,141 64,137! 65,150! 52,154 39,150!", ink.HIDE)
    cup = use("deck-c", 52, 90, 1.02)
    resting = shape(
        "128,132 146,138 160,158 166,182 160,202 142,210 130,212! 127,196! 138,190 140,182 128,164",
        ink.RED,
    ) + flat("160,162! 164.4,182 158,200 142,208! 147,199 156,184", ink.RED_DARK)
    cuff2 = shape("133,192! 127,194 126,213! 133,214! 138,203", ink.HIDE)
    hand = (
        shape("127,196 120,194 113,197 111,203 114,209 121,211 127,210", COPAS.skin, 1.4)
        + line("118,198 113,200", 0.9)
        + line("119,202.6 112,204", 0.9)
        + line("120,207 115,208", 0.9)
    )
    return (
        hand
        + resting
        + cuff2
        + lifted
        + cuff
        + cup
        + fist(52, 128, COPAS.skin, 0, 1.02)
        + folds("66,158 62,170 52,176", "150,160 154,180 146,192")
    )


def _copas_collar() -> str:
    """Return the broad fur collar and his gold chain."""
    collar = shape(
        "84,122! 108,132 132,122! 146,132 154,148 136,156 108,162 80,156 62,148 70,132", ink.HIDE
    )
    nap = "".join(
        line(f"{x},{y} {x + 1},{y + 5}", HAIR)
        for x, y in (
            (72, 142),
            (80, 148),
            (90, 151),
            (100, 154),
            (116, 154),
            (126, 151),
            (136, 148),
            (144, 142),
            (78, 138),
            (138, 138),
            (93, 143),
            (123, 143),
        )
    )
    return (
        collar
        + nap
        + chain("76,128 88,152 108,170 128,152 140,128", 3)
        + dot(108, 173, 5.8, ink.GOLD, 1.3)
        + dot(108, 173, 2.4, ink.GREEN, 0.9)
    )


def rey_copas() -> str:
    """Return the king of copas."""
    figure = _copas_robe() + _copas_arms() + _copas_collar() + move(_copas_head(), 108, 96, 1.2)
    return ground() + move(figure, -3, 0)
