"""The kings of espadas and bastos, standing: one in armour, one in furs."""

from __future__ import annotations

from typing import Final

import palette as ink
from faces import Face, moustache, mouth, skin
from figures import fist, folds, ground, piping, shoe, studs
from pips import leaf
from svg import FINE, HAIR, both, dot, flat, line, move, oval, raw, shape, stroke, use

ESPADAS: Final = Face(
    ink.OLIVE,
    "#c0854f",
    "#1f1713",
    "square",
    "stern",
    "hooked",
    "stern",
    turn=2,
    lines="M-1-9Q0-7-1-5M4-9Q3-7 4-5",
)
BASTOS: Final = Face(
    ink.BROWN,
    "#8a5230",
    "#2a1d18",
    "oval",
    "level",
    "broad",
    "full",
    lips="#9c3a30",
    turn=-1.5,
)


def _espadas_head() -> str:
    """Return the stern king's head: black hair, pointed beard, spiked crown."""
    hair = shape(
        "-13,-16 -19,-8 -20,6 -21,18 -17,22! -13,14 13,14 17,22! 21,18 20,6 19,-8 13,-16",
        ESPADAS.hair,
    )
    beard = shape("-7,18! -4,16 0,16.6 6,16 10,18! 8,24 5,29 2,34! -1,29 -5,24", ESPADAS.hair)
    sideburns = both(flat("15,-8! 15.6,4 13.4,9! 12.6,0", ESPADAS.hair))
    crown = (
        raw("M-16.4-11Q0-5.6 16.4-11L19-30 12-21 9-33 4-22 0-37-4-22-9-33-12-21-19-30Z", ink.GOLD)
        + stroke("M-16.8-15Q0-9.8 16.8-15", HAIR)
        + studs("-11,-11.6 11,-11.6", 2, ink.RED)
        + studs("0,-10.4", 2.6, ink.BLUE)
    )
    upper = move(moustache(ESPADAS.hair, 2), 1.6, 0)
    return (
        hair + skin(ESPADAS) + sideburns + beard + mouth(ESPADAS, 14.4) + upper + move(crown, 0, -2)
    )


def _greave(x: float, way: int) -> str:
    """Return an armoured leg standing at *x*, its foot to the right (1) or left (-1)."""
    foot = (
        shape("-8,282! 7,282! 12,288 22,292 24,297! -9,297! -10,290", ink.SILVER, 1.5)
        + line("8,286 5,296", FINE)
        + line("14,289 11,296.6", FINE)
    )
    shin = shape("-9,246! 9,246! 10,262 7.4,284! -8,284! -10,262", ink.SILVER)
    shade = flat("3,247! 8.4,247! 9.4,262 6.8,283! 2.4,283! 4.6,262", ink.STEEL)
    knee = oval(0, 243, 10.4, 8.4, ink.SILVER, 1.5) + oval(0, 243, 4.4, 3.6, ink.GOLD, 1.1)
    thigh = shape("-10,214! 11,214! 10,240! -9.4,240!", ink.STEEL)
    leg = f'<g transform="scale({way} 1)">{thigh}{foot}{shin}{shade}{knee}</g>'
    return move(leg, x, 0)


def _espadas_body() -> str:
    """Return his breastplate and blue skirt before a mantle lined red."""
    mantle = shape(
        "78,128 58,140 46,180 40,232 36,276 34,290! 60,286 72,292 130,292 142,286 149,290! 150,262 149,220 146,176 138,140 118,128",
        ink.BLUE,
    )
    inside = shape(
        "78,150 70,200 62,250 58,286! 72,292! 100,288 130,292! 140,284! 136,240 128,190 118,150",
        ink.RED,
    )
    dark = flat("98,200 96,288! 106,288! 112,220", ink.RED_DARK) + flat(
        "44,220 40,270 38,286! 48,286 50,240", ink.BLUE_DARK
    )
    plate = shape(
        "76,132! 98,128 120,132! 124,150 120,176 116,192! 98,196 80,192! 76,176 72,150", ink.SILVER
    )
    shine = flat("84,138! 82,160 86,186! 80,178 76,156", ink.WHITE) + flat(
        "112,136! 121,150 116,180 114,190! 104,194! 110,170", ink.STEEL
    )
    ridge = line("98,132 99,160 98,194", FINE) + stroke(
        "M78 166Q98 176 119 166M79 180Q98 189 117 180", FINE
    )
    skirt = shape(
        "78,190! 98,194 118,190! 124,210 128,232! 118,229 108,234 98,230 88,234 78,229 68,232! 72,210",
        ink.BLUE,
    )
    pleats = folds("86,198 80,226", "98,198 98,228", "110,198 116,226")
    trim = piping("68,231 78,228 88,233 98,229 108,233 118,228 128,231")
    belt = shape("76,189 98,193 120,189! 120,198! 98,202 76,198!", ink.RED_DARK) + shape(
        "92,188! 104,188! 104,205! 92,205!", ink.GOLD, 1.3
    )
    return (
        mantle
        + inside
        + dark
        + _greave(84, -1)
        + _greave(112, 1)
        + skirt
        + pleats
        + trim
        + plate
        + shine
        + ridge
        + belt
    )


def _tower(x: float, y: float) -> str:
    """Return a golden tower, the charge of his shield, about (x, y)."""
    wall = shape(
        "-9,14! -9,-6! -12,-6! -12,-15! -7,-15! -7,-11! -3,-11! -3,-15! 3,-15! 3,-11! 7,-11! 7,-15! 12,-15! 12,-6! 9,-6! 9,14!",
        ink.GOLD,
        1.3,
    )
    gate = raw("M-3.6 14V6Q0 0 3.6 6V14Z", ink.BLUE_DARK, FINE)
    courses = stroke("M-9 0H-3M2-3H9M-9 7H-5M5 7H9", HAIR)
    return move(wall + courses + gate, x, y)


def _espadas_arms() -> str:
    """Return the bare sword in one hand, the shield with a tower at the other."""
    left = (
        shape("78,134 64,140 52,158 46,184! 60,190! 70,172 82,160", ink.SILVER)
        + flat("60,188! 69,171 81,160! 76,154 66,166 56,185!", ink.STEEL)
        + line("52,160 60,168 72,166", FINE)
    )
    shield = shape(
        "24,190! 48,186 72,190! 72,222 66,242 48,258! 30,242 24,222", ink.GOLD, 2
    ) + shape("29,194.6! 48,191 67,194.6! 67,221 62,238 48,251! 34,238 29,221", ink.RED, 1.3)
    right = (
        shape(
            "116,134 132,138 144,152 152,168! 160,176 150,188! 138,184 126,172 114,158", ink.SILVER
        )
        + flat("118,162! 127,170 138,182 149,186! 143,176 132,164", ink.STEEL)
        + line("142,154 134,162 124,164", FINE)
    )
    paulldrons = both(
        shape("76,128 88,132 90,146 78,152 64,150 60,142 66,132", ink.SILVER)
        + stroke("M64 146Q76 148 89 140", FINE)
        + dot(77, 139, 2.6, ink.GOLD, FINE),
        98,
    )
    gauntlet = shape("146,170! 158,164! 166,176! 154,186!", ink.STEEL, 1.4)
    sword = use("deck-e", 161, 122, 1.16)
    hand = fist(161, 173, ink.SILVER, 0, 1.1)
    glove = (
        shape("40,184! 60,186! 61,195 52,199 42,196", ink.SILVER, 1.4)
        + line("47,191 47,197", 0.9)
        + line("53,191 53,198", 0.9)
    )
    return left + shield + _tower(48, 220) + glove + right + paulldrons + gauntlet + sword + hand


def rey_espadas() -> str:
    """Return the king of espadas."""
    gorget = shape("84,118! 98,124 112,118! 118,130 98,138 78,130", ink.STEEL)
    clasp = (
        line("80,133 98,143 116,133", 3.6)
        + line("80,133 98,143 116,133", 1.8, ink.GOLD)
        + dot(98, 143, 5, ink.GOLD, 1.3)
        + dot(98, 143, 2.2, ink.RED, 0.9)
    )
    figure = (
        _espadas_body() + _espadas_arms() + gorget + clasp + move(_espadas_head(), 98, 95, 1.22)
    )
    return ground() + move(figure, -3, 0)


def _bastos_head() -> str:
    """Return the brown king's head: curled beard, crown of oak leaves."""
    curl = "-13,-14 -19,-10 -21,-3 -19,3 -21,9 -18,15! -13,12 13,12 18,15! 21,9 19,3 21,-3 19,-10 13,-14"
    hair = shape(curl, BASTOS.hair)
    beard = shape(
        "-15,0! -17,6 -15,10 -17,15 -13.4,19 -13,25 -8,26.4 -5,31 0,29.4 5,31 8,26.4 13,25 13.4,19 17,15 15,10 17,6 15,0! 12,7 6,9 0,10 -6,9 -12,7",
        BASTOS.hair,
    )
    grey = stroke(
        "M-12 12q2 3 0 6M-7 18q1 4-1 7M0 21v6M7 18q-1 4 1 7M12 12q-2 3 0 6", 1.1, "#8d8078"
    )
    leaves = "".join(
        leaf(x, y, turn, 0.95)
        for x, y, turn in (
            (-17, -14, -30),
            (17, -14, 30),
            (-9, -15, -14),
            (9, -15, 14),
            (0, -15, 0),
        )
    )
    band = raw("M-16.6-10Q0-4.6 16.6-10L17.4-17.4Q0-12-17.4-17.4Z", ink.GOLD) + studs(
        "-10,-11.6 0,-9.8 10,-11.6", 2.1, ink.RED
    )
    ring = (
        dot(-16.4, 8, 2.6, "none", 2.4)
        + f'<circle cx="-16.4" cy="8" r="2.6" fill="none" stroke="{ink.GOLD}" stroke-width="1.2"/>'
    )
    return (
        hair
        + skin(BASTOS)
        + beard
        + grey
        + mouth(BASTOS, 14)
        + moustache(BASTOS.hair, 1)
        + move(leaves + band, 0, -2)
        + ring
    )


def _bastos_robe() -> str:
    """Return his green robe with leaves, under a mantle of brown hide."""
    hide, dark = ink.HIDE, ink.HIDE_DARK
    mantle = shape(
        "88,130 68,140 60,176 58,220 54,262 52,290! 76,296 112,297 146,292! 150,262 155,220 160,176 154,140 132,130",
        hide,
    )
    deep = flat("58,226 56,262 54,288! 66,292! 68,240", dark)
    robe = shape(
        "88,132! 132,132! 138,172 143,220 146,262 147,289! 110,293 74,288! 76,262 80,220 84,172",
        ink.GREEN,
    )
    shade = flat("128,206! 138,222 144,262 145,288! 130,290! 130,250", ink.GREEN_DARK)
    sprig = raw("M0 6C-5 2-4-4 0-8 4-4 5 2 0 6Z", ink.GREEN_LIGHT, FINE) + stroke("M0 9V-3", HAIR)
    sprigs = "".join(
        move(sprig, x, y, 1, turn)
        for x, y, turn in (
            (92, 228, -20),
            (110, 236, 0),
            (128, 228, 20),
            (88, 258, -14),
            (101, 262, 10),
            (120, 262, -10),
            (134, 258, 14),
            (98, 178, -20),
            (122, 178, 20),
        )
    )
    pleats = folds("100,214 96,250 92,274", "120,214 124,250 128,274")
    hem = shape("75,277! 110,283 146,278! 147.4,289! 110,294 73.6,288!", ink.GOLD) + stroke(
        "M80 285l6-3 6 5 6-4 6 5 6-4 6 4 6-5 6 4 6-5 6 3", 1.2, ink.RED_DARK
    )
    belt = (
        piping("82,198 110,203 138,198", ink.RED, 6)
        + studs("110,202.6", 5, ink.GOLD)
        + line("110,206 108,232", 4.6)
        + line("110,206 108,232", 2.6, ink.RED)
        + line("112,206 118,228", 4.6)
        + line("112,206 118,228", 2.6, ink.RED)
    )
    return (
        shoe(96, 297, ink.WOOD_DARK, -1)
        + shoe(122, 297, ink.WOOD_DARK)
        + mantle
        + deep
        + robe
        + shade
        + sprigs
        + pleats
        + hem
        + belt
    )


def _bastos_arms() -> str:
    """Return the great club under one hand, the other hand on his hip."""
    club = use("deck-b", 46, 200, 1.5)
    left = (
        shape("92,134 74,142 62,154 50,168! 58,182! 72,186 86,178 96,166", ink.GREEN)
        + flat("60,181! 72,184 85,176 94,166! 82,170 68,176", ink.GREEN_DARK)
        + folds("66,160 76,164 84,162")
    )
    cuff = shape("56,160! 48,168 58,186! 67,184! 64,170", ink.GOLD, 1.4)
    right = (
        shape(
            "128,134 148,140 164,158 171,178 166,192 150,200 139,204! 134,190! 146,184 150,178 138,164",
            ink.GREEN,
        )
        + flat("163,162! 169.4,178 164.6,190.6 150,198! 157,188 160,176", ink.GREEN_DARK)
        + folds("156,160 160,176 152,186")
    )
    cuff2 = shape("142,186! 134,189 137,206! 146,203!", ink.GOLD, 1.4)
    hand = (
        shape("136,192 128,192 125,198 128,204 137,205", BASTOS.skin, 1.4)
        + line("130,195 126,197", 0.9)
        + line("131,200 126,201", 0.9)
    )
    return hand + right + cuff2 + club + left + cuff + fist(49, 176, BASTOS.skin, -14, 1.15)


def _bastos_fur() -> str:
    """Return the fur that lies on his shoulders, with its tufts."""
    fur = shape(
        "86,122! 110,132 134,122! 146,128 154,138 158,152! 150,150 147,158! 139,154 134,162! 127,157 121,166! 115,160 110,168!"
        " 105,160 99,166! 93,157 86,162! 81,154 73,158! 70,150 62,152! 66,138 74,128",
        "#6e4626",
    )
    nap = "".join(
        line(f"{x},{y} {x + 1},{y + 6}", HAIR, "#c99a5b")
        for x, y in (
            (74, 140),
            (84, 142),
            (92, 146),
            (101, 149),
            (110, 151),
            (119, 149),
            (128, 146),
            (136, 142),
            (146, 140),
            (80, 134),
            (140, 134),
        )
    )
    return fur + nap + dot(110, 141, 6.4, ink.GOLD, 1.4) + dot(110, 141, 2.8, ink.GREEN, 0.9)


def rey_bastos() -> str:
    """Return the king of bastos."""
    figure = _bastos_robe() + _bastos_arms() + _bastos_fur() + move(_bastos_head(), 110, 98, 1.22)
    return ground() + move(figure, -3, 0)
