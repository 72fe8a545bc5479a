"""The sotas of espadas and bastos, standing: a young soldier and a forester."""

from __future__ import annotations

from typing import Final

import palette as ink
from faces import Face, mouth, skin
from figures import fist, folds, ground, piping, shoe, studs
from pips import leaf
from svg import FINE, HAIR, both, dot, flat, flip, line, move, raw, shape, stroke, use

ESPADAS: Final = Face(
    "#e3b083",
    "#c98d58",
    "#241813",
    "long",
    "stern",
    "straight",
    "calm",
    turn=3,
    lips="#b5483a",
)
BASTOS: Final = Face(
    "#855031",
    "#693c23",
    "#1d1411",
    "round",
    "raised",
    "broad",
    "laugh",
    lips="#b3483d",
    turn=-2.4,
)


def _espadas_head() -> str:
    """Return the young soldier's head under a crested morion."""
    hair = shape(
        "-13,-12 -17,-4 -18,8 -17,18 -12,20! -12,10 12,10 12,20! 17,18 18,8 17,-4 13,-12",
        ESPADAS.hair,
    )
    thin = move(
        both(shape("0,10! 4,9 8,10.6 10.6,9! 7,12.4 3,11.6 0,11.4!", ESPADAS.hair, 0.6)), 2.4, 0
    )
    bowl = shape(
        "-16.4,-10! -16,-22 -9,-31 0,-34 9,-31 16,-22 16.4,-10! 8,-12 0,-13 -8,-12", ink.SILVER
    )
    shade = flat("5,-31! 11,-28 15.4,-20 16,-11! 9,-12.4 10,-22", ink.STEEL)
    comb = shape("-4,-31 -8,-38 0,-44 10,-41 14,-32 11,-24! 6,-30 0,-32", ink.RED) + folds(
        "0,-43 1,-33", "7,-41 6,-32", "12,-35 9,-29"
    )
    brim = shape(
        "-27,-4! -20,-9 -10,-13.4 0,-14.6 10,-13.4 20,-9 27,-4! 18,-5.6 9,-8.4 0,-9 -9,-8.4 -18,-5.6",
        ink.SILVER,
    ) + stroke("M-20-7.4Q0-14.6 20-7.4", HAIR)
    rivets = studs("-11,-15.6 -4,-17.4 4,-17.4 11,-15.6", 1.5, ink.GOLD)
    return hair + skin(ESPADAS) + thin + mouth(ESPADAS, 14) + comb + bowl + shade + rivets + brim


def _espadas_legs() -> str:
    """Return red stockings, slashed breeches and shoes."""
    one = shape("81,222! 103,222! 101,250 100,268 97,290! 85,290! 83,270 79,250", ink.RED) + line(
        "86,246 88,270", FINE, ink.RED_DARK
    )
    two = shape(
        "105,222! 127,222! 129,250 125,270 123,290! 111,290! 108,268 107,250", ink.RED
    ) + line("122,246 120,270", FINE, ink.RED_DARK)
    puff = shape("84,190! 105,194! 106,214 104,230 92,235 78,230 73,216 77,202", ink.BLUE)
    panes = "".join(
        raw(data, ink.WHITE, FINE)
        for data in (
            "M86 194Q76 210 82 231 88 213 90 195Z",
            "M96 195Q92 212 97 233 102 213 100 196Z",
        )
    )
    garter = piping("80,238 90,240.6 102,238", ink.GOLD, 2.4)
    leg = puff + panes
    return (
        shoe(92, 297, "#3c2a20", -1)
        + shoe(117, 297, "#3c2a20")
        + one
        + two
        + leg
        + flip(leg, 104)
        + both(garter, 104)
    )


def _espadas_body() -> str:
    """Return his steel breast with a red sash over a blue doublet."""
    skirt = shape(
        "82,186! 104,190 126,186! 131,200 132,206! 118,203 104,208 90,203 76,206! 77,200", ink.BLUE
    ) + folds("90,192 88,202", "104,193 104,205", "118,192 120,202")
    plate = shape(
        "82,124! 104,122 126,124! 131,146 128,166 124,186! 112,192 104,197 96,192 84,186! 80,166 77,146",
        ink.SILVER,
    )
    shine = flat("88,130! 86,150 89,178! 83,168 81,148", ink.WHITE) + flat(
        "116,126! 129,146 126,166 122,185! 111,190! 117,160", ink.STEEL
    )
    ridge = line("104,126 105,156 104,194", FINE) + stroke("M82 172Q104 182 126 172", FINE)
    sash = (
        shape("78,140! 86,128! 132,166! 127,178!", ink.RED)
        + line("88,140 118,164", HAIR)
        + shape("124,164! 134,168 138,178 134,186! 126,180", ink.RED, 1.4)
        + shape("128,180! 138,196 136,208! 130,204 126,210! 122,196", ink.RED, 1.4)
    )
    return skirt + plate + shine + ridge + sash


def _espadas_arms() -> str:
    """Return the sword carried at the slope and the other hand on his hip."""
    left = shape(
        "84,124 68,128 58,142 54,160 58,176 72,192 80,198! 88,188! 78,180 72,168 76,156 90,142",
        ink.BLUE,
    ) + flat("60,175! 73,190 79,196! 84,190 74,180 66,166!", ink.BLUE_DARK)
    stripes = "".join(
        stroke(data, 2.4, ink.WHITE)
        for data in (
            "M66 134Q74 140 84 140",
            "M59 148Q67 152 76 152",
            "M57 163Q64 165 72 163",
            "M63 178Q69 177 75 173",
        )
    )
    cuff = shape("72,189! 80,199! 90,191! 82,181!", ink.WHITE, 1.3)
    hand = (
        shape("80,189 86,184 92,187 94,193 89,198 83,197", ESPADAS.skin, 1.4)
        + line("88,190 93,191", 0.9)
        + line("87,194 91,196", 0.9)
    )
    right = shape(
        "124,124 140,128 151,142 156,160 150,176 140,186! 128,178! 136,168 136,156 118,142",
        ink.BLUE,
    ) + flat("154,162! 149,175 140,184! 134,181 143,170", ink.BLUE_DARK)
    stripes2 = "".join(
        stroke(data, 2.4, ink.WHITE)
        for data in (
            "M142 134Q134 140 124 140",
            "M150 148Q142 152 133 152",
            "M153 163Q146 166 138 165",
        )
    )
    cuff2 = shape("146,180! 138,190! 126,181! 133,172!", ink.WHITE, 1.3)
    sword = use("deck-e", 148, 126, 1.2, 22)
    grip = fist(129.6, 175, ESPADAS.skin, 22, 1.02)
    caps = both(
        shape("84,120 94,126 95,138 84,142 72,140 70,132 76,124", ink.SILVER, 1.5)
        + stroke("M73 137Q84 139 93 133", FINE),
        104,
    )
    return hand + left + stripes + cuff + right + stripes2 + caps + cuff2 + sword + grip


def sota_espadas() -> str:
    """Return the sota of espadas."""
    collar = shape("90,110! 104,116 118,110! 121,121 104,128 87,121", ink.WHITE, 1.4) + folds(
        "95,114 94,122", "104,116 104,126", "113,114 114,122"
    )
    return (
        ground()
        + _espadas_legs()
        + _espadas_body()
        + _espadas_arms()
        + collar
        + move(_espadas_head(), 104, 88, 1.12)
    )


def _bastos_head() -> str:
    """Return the forester's head: close curls, a band and a sprig of leaves."""
    curls = shape(
        "-15,4! -18,0 -16,-4 -19,-8 -16,-12 -18,-17 -13,-20 -12,-25 -6,-25 -3,-29 3,-26 7,-29 10,-24 15,-23 15,-18 19,-15 16,-10 19,-6 16,-2 18,2"
        " 15,5! 14,-6 10,-12 0,-14 -10,-12 -14,-6",
        BASTOS.hair,
    )
    whorls = "".join(
        stroke(f"M{x} {y}q2.4-2 3.6.6", 0.9, "#5a4438")
        for x, y in ((-12, -16), (-6, -21), (1, -23), (8, -20), (12, -14), (-15, -8), (14, -7))
    )
    band = shape(
        "-16.6,-9! -8,-13 0,-14 8,-13 16.6,-9! 16.4,-4! 8,-8 0,-9 -8,-8 -16.4,-4!", ink.RED, 1.3
    )
    sprig = leaf(13, -12, 24, 0.95) + leaf(15, -9, 62, 0.8) + leaf(11, -13, -8, 0.8)
    ring = f'<circle cx="-16" cy="8" r="2.4" fill="none" stroke-width="2.6"/><circle cx="-16" cy="8" r="2.4" fill="none" stroke="{ink.GOLD}" stroke-width="1.3"/>'
    return skin(BASTOS) + ring + mouth(BASTOS, 13.6) + curls + whorls + sprig + band


def _bastos_legs() -> str:
    """Return bare knees and soft boots turned down with fur."""
    boot = (
        shape(
            "-10,246! 10,246! 10,262 8,284! 14,290 24,293 25,297! -9,297! -9,284 -11,262", ink.WOOD
        )
        + flat("3,248! 9,248! 9,262 7,282! 2,282!", ink.WOOD_DARK)
        + stroke("M-9 262 9 268M9 262-9 268M-8 274 8 280M8 274-8 280", 1.2, ink.CUT)
    )
    fur = shape(
        "-12,242! 0,245 12,242! 14,250! 10,248.6 8,253! 4,250 1,254! -3,250 -6,254! -9,249 -13.4,251!",
        ink.CUT,
        1.3,
    )
    knee = shape("-10,212! 11,212! 10,230 10,246! -9,246! -10,230", BASTOS.skin) + stroke(
        "M-3 234Q1 237 5 233", FINE, BASTOS.shade
    )
    leg = knee + boot + fur
    return move(flip(leg), 92, 0) + move(leg, 117, 0)


def _bastos_body() -> str:
    """Return his green tunic under a leather jerkin laced in front."""
    tunic = shape(
        "82,124! 126,124! 130,150 126,182! 134,204 138,224! 128,220 120,226 112,220 104,226 96,220 88,226 80,220 70,224! 74,204 82,182! 78,150",
        ink.GREEN,
    )
    shade = flat("118,190! 130,206 135,221! 128,218 121,223! 122,206", ink.GREEN_DARK)
    pleats = folds("88,196 82,216", "97,198 95,216", "111,198 113,216", "120,196 126,216")
    jerkin = shape(
        "84,123! 96,124 100,142! 104,150! 108,142! 112,124 124,123! 129,150 126,186! 104,190 82,186! 79,150",
        ink.HIDE,
    ) + flat("118,126! 127,150 124,184! 114,187! 120,160", ink.HIDE_DARK)
    lace = line("104,150 104,188", FINE) + stroke(
        "M99 154 109 160M109 154 99 160M99 164 109 170M109 164 99 170", 1.3, ink.CUT
    )
    belt = (
        shape("81,183! 104,187 127,183! 128,193! 104,197 80,193!", ink.WOOD_DARK)
        + shape("98,184! 110,184! 110,197! 98,197!", ink.GOLD, 1.2)
        + raw("M101 188h6v5h-6Z", ink.WOOD_DARK, HAIR)
    )
    pouch = (
        shape("116,192! 130,191! 133,204 128,211 118,211 114,204", ink.WOOD)
        + shape("116,192! 130,191! 131,199 123,204 115,199", ink.WOOD_LIGHT, 1.2)
        + dot(123, 201, 1.8, ink.GOLD, 0.9)
    )
    return tunic + shade + pleats + jerkin + lace + belt + pouch


def _bastos_arms() -> str:
    """Return the club on his shoulder and his bare arms."""
    club = use("deck-b", 56, 122, 1.22, -24)
    upper = (
        shape("84,124 70,128 62,140 60,158! 78,164! 84,150 92,138", ink.GREEN)
        + flat("69,160! 77,162.6! 83,150 88,141! 78,146", ink.GREEN_DARK)
        + piping("60,158 69,162 78,164", ink.GOLD, 2)
    )
    fore = shape("61,160! 77,165! 76,172 80,178! 74,190 66,186 60,176", BASTOS.skin) + flat(
        "62,174! 67,184 74,188! 76,182 69,174!", BASTOS.shade
    )
    band = shape("68,172! 81,176! 77,187! 66,183!", ink.WOOD_LIGHT, 1.3)
    upper2 = (
        shape("124,124 138,128 146,140 148,158! 130,164! 124,150 116,138", ink.GREEN)
        + flat("139,161! 146.6,157.6! 144,142! 140,150", ink.GREEN_DARK)
        + piping("148,158 139,162 130,164", ink.GOLD, 2)
    )
    fore2 = shape(
        "147,160! 131,165! 136,174 134,182 122,190! 128,199! 144,190 152,178", BASTOS.skin
    ) + flat("148,165! 150.4,177 143,188 130,196! 140,184 145,175", BASTOS.shade)
    band2 = shape("132,181! 126,187! 133,198! 141,192!", ink.WOOD_LIGHT, 1.3)
    hand2 = (
        shape("127,188 120,187 115,191 116,198 121,201 129,198", BASTOS.skin, 1.4)
        + line("121,192 116,193.6", 0.9)
        + line("122,196.6 117,197.6", 0.9)
    )
    return (
        hand2
        + fore2
        + band2
        + upper2
        + club
        + upper
        + fore
        + band
        + fist(80, 176, BASTOS.skin, -24, 1.06)
    )


def sota_bastos() -> str:
    """Return the sota of bastos."""
    neck = shape(
        "97,108! 111,108! 113,120 118,125! 104,148 90,125! 95,120", BASTOS.skin, 1.4
    ) + flat("98,112! 110,112! 108,119 99,118", BASTOS.shade)
    return (
        ground()
        + _bastos_legs()
        + _bastos_body()
        + neck
        + _bastos_arms()
        + move(_bastos_head(), 104, 88, 1.14)
    )
