"""The caballos: four knights on four horses.

Law: every knight is drawn facing left on a horse at `horses.SEAT`; those that ride to the right
are mirrored with their horse, and their suit's mark is drawn after that, unmirrored.
"""

from __future__ import annotations

from typing import Final

import palette as ink
from faces import Face, moustache, mouth, skin
from figures import fist, folds, ground, offering, piping
from horses import REARING, Horse, horse, tilted
from svg import FINE, HAIR, dot, flat, flip, line, move, raw, shape, stroke, use

MIDDLE: Final = 104

OROS: Final = Face(
    "#c68a58",
    "#a4683c",
    "#241712",
    "oval",
    "arched",
    "hooked",
    "calm",
    turn=-3,
    lips="#a8453a",
)
BAY: Final = Horse(
    "#a4602f",
    "#7c4420",
    "#c98a52",
    "#2e1c14",
    "#6d4a36",
    "#3a281e",
    ink.RED,
    ink.RED,
    ink.GOLD,
)

COPAS: Final = Face(
    "#f2c7a4",
    "#dd9a78",
    "#a39d94",
    "long",
    "bushy",
    "hooked",
    "calm",
    ink.BLUE_DARK,
    turn=-3,
    lines="M-9-8Q0-10 9-8M-12 1q-2 2-1 4M12 1q2 2 1 4",
)
WHITE: Final = Horse(
    "#f6f1e4",
    "#d2c8b6",
    "#ffffff",
    "#c9b48a",
    "#8a7650",
    "#5b4a38",
    ink.GREEN,
    ink.GREEN,
    ink.GOLD,
)


def leg(hose: str, boot: str, trim: str) -> str:
    """Return the near leg, from the saddle to the stirrup."""
    arch = "M84.5 259C84.5 248 89 242 94 238 99 242 104.5 248 104.5 259Z"
    stirrup = stroke(arch, 4.2) + stroke(arch, 2, ink.GOLD)
    thigh = shape("98,168 120,172! 124,184 114,200 104,208! 86,206! 84,198 88,184", hose)
    thigh += flat("118,173! 122,184 112,199 103,206! 97,205 106,192", ink.SHADE[hose])
    shin = shape(
        "85,198! 104,204! 104,222 101,240 103,248! 101,256! 84,256 73,255! 75,249 87,244! 85,224 84,210",
        boot,
    )
    shin += flat("97,203! 102.4,205! 102.4,222 99.4,240 101,254! 94,254! 95,236", ink.SHADE[boot])
    shine = line("88,216 90,236", FINE, ink.CUT)
    tread = line("83,258.6 106,258.6", 4.4) + line("83,258.6 106,258.6", 2.2, ink.GOLD)
    cuff = shape("83,196! 105,203! 105,213! 83,207!", trim, 1.4)
    return thigh + stirrup + shin + shine + cuff + tread


def rein_arm(sleeve: str, cuff: str, skin_tone: str) -> str:
    """Return the arm that holds the reins before the saddle."""
    arm = shape("90,118 80,123 73,136 72,150! 83,157! 92,148 98,134", sleeve)
    arm += flat("82,155.4! 91,147 96.6,135! 90,138 84,146 78,151!", ink.SHADE[sleeve]) + folds(
        "78,136 84,143"
    )
    edge = shape("70,147! 84,155.6! 81,162! 67,154!", cuff, 1.3)
    return arm + edge + fist(74, 157, skin_tone, -50, 0.84)


def raised_arm(sleeve: str, cuff: str) -> str:
    """Return the arm that lifts the mark of the suit; the hand is at (154, 96)."""
    arm = shape(
        "118,118 132,120 142,130! 144,116 145,104! 163,104! 164,124 158,144 144,152 128,148 118,136",
        sleeve,
    )
    arm += flat(
        "121,139! 129,146 144,150 157,142 163,126! 154,134 144,142 132,142", ink.SHADE[sleeve]
    )
    edge = shape("143,98! 154,101 165,98! 166,109! 154,112 142,109!", cuff, 1.3)
    return arm + folds("140,132 146,138 154,138") + edge


def ready_arm(sleeve: str, cuff: str) -> str:
    """Return the arm that holds the mark of the suit at the ready; the hand is at (158, 120)."""
    arm = shape(
        "118,118 129,119 136,130 139,138! 147,128 150,123! 164,133! 162,146 153,158 140,161 127,154 117,138",
        sleeve,
    )
    arm += flat(
        "121,143! 128,152 140,159 152,156 161,146 163,135! 154,145 144,150 132,148",
        ink.SHADE[sleeve],
    )
    edge = shape("147,118! 168,130! 163,138.6! 144,127!", cuff, 1.3)
    return arm + folds("137,138 141,146 149,147", "128,144 132,150 139,152") + edge


def torso(fill: str, shade: str) -> str:
    """Return the trunk from shoulders to saddle, with its shadow."""
    trunk = shape(
        "86,118 104,112 124,118! 128,138 124,156 123,170! 106,174 90,168! 86,150 82,134", fill
    )
    return trunk + flat("116,118! 126,138 122,156 121,168! 110,171! 114,140", shade)


def mounted(h: Horse, rear: bool, rider: str, head: str) -> str:
    """Return *rider* and *head* on the horse *h*, reins in hand."""
    dx, dy = (10, -7) if rear else (6, 0)
    reins = piping("40,170 52,173 66,162 80,156", h.strap, 1.8)
    seated = tilted(reins, REARING) if rear else reins
    return horse(h, rear) + seated + move(rider + move(head, 104, 92, 1.02), dx, dy)


def _oros_rider() -> str:
    """Return the body of the knight of oros, in a long gold coat."""
    skirt = shape(
        "90,160! 122,164! 132,180 138,204 130,212! 116,208 104,200 92,184", ink.GOLD
    ) + flat("122,168! 131,182 136,203 130,209! 122,196", ink.GOLD_DARK)
    frogs = "".join(piping(f"96,{y} 112,{y + 2}", ink.RED, 1.6) for y in (130, 140, 150))
    sash = shape("88,158! 106,164 124,159! 125,170! 106,175 89,169!", ink.BLUE) + line(
        "90,164 106,169.4 124,165", HAIR
    )
    collar = shape("90,112! 104,118 120,112! 122,122 104,128 88,122", ink.RED, 1.4)
    return (
        skirt
        + leg(ink.BLUE, ink.WOOD_DARK, ink.GOLD)
        + torso(ink.GOLD, ink.GOLD_DARK)
        + frogs
        + sash
        + rein_arm(ink.RED, ink.GOLD_LIGHT, OROS.skin)
        + raised_arm(ink.RED, ink.GOLD_LIGHT)
        + collar
    )


def _oros_head() -> str:
    """Return his head: short black beard, turban with a jewel."""
    beard = shape(
        "-15,-2! -15,8 -12,17 -6,24 0,27 6,24 12,17 15,8 15,-2! 12,6 6,10 0,10.4 -6,10 -12,6",
        OROS.hair,
    )
    turban = shape(
        "-17,-8! -23,-16 -20,-28 -10,-35 2,-37 14,-33 22,-25 22,-14 16,-8! 6,-11 0,-12 -8,-11",
        ink.WHITE,
    )
    bands = folds(
        "-19,-10 -4,-22 18,-31",
        "-22,-18 -8,-27 8,-36",
        "-4,-11 10,-17 22,-22",
        "-12,-10 6,-20 22,-27",
    )
    stripe = line("-21,-14 -6,-24.6 13,-33", 2, ink.BLUE) + line(
        "-8,-10.6 8,-18.4 22,-24.6", 2, ink.BLUE
    )
    jewel = (
        raw("M-5-17Q-9-32-5-46 0-40-1-30-1-22-3-17Z", ink.RED, 1.3)
        + dot(-4, -18, 4.4, ink.GOLD, 1.3)
        + dot(-4, -18, 1.9, ink.BLUE, HAIR)
    )
    ring = dot(14.6, 8, 2.2, ink.GOLD, FINE)
    upper = move(moustache(OROS.hair, 0), -2, 0)
    return skin(OROS) + beard + mouth(OROS, 14) + upper + ring + turban + bands + stripe + jewel


def caballo_oros() -> str:
    """Return the knight of oros."""
    rider = mounted(BAY, False, _oros_rider(), _oros_head())
    return ground() + rider + use("deck-o", 160, 68, 0.94) + offering(160, 96, OROS.skin, 0, 0.9)


def _copas_rider() -> str:
    """Return the body of the knight of copas, in a tabard of red and green."""
    skirt = shape(
        "90,160! 122,164! 131,180 136,200 132,210! 118,206 104,198 92,184", ink.GREEN
    ) + piping("132,210 118,206 104,198", ink.GOLD, 2)
    left = shape("92,118 106,114! 107,172! 90,168! 87,150 84,134", ink.GREEN)
    right = shape("106,114! 122,118 128,138 124,156 123,169! 107,172!", ink.RED)
    badge = (
        move(use("deck-c", 0, 0, 0.34), 115, 142)
        + raw("M96 134l4 6-4 6-4-6Z", ink.GOLD, FINE)
        + raw("M97 150l4 6-4 6-4-6Z", ink.GOLD, FINE)
    )
    belt = piping("89,164 106,169 124,164", ink.GOLD, 3.6)
    collar = shape(
        "88,112! 104,118 122,112! 127,123 118,127 105,131 90,127 83,122", ink.WHITE, 1.4
    ) + folds("92,118 90,126", "99,120 97,129", "110,120 111,129", "117,118 119,126")
    return (
        skirt
        + leg(ink.RED, ink.WOOD, ink.GOLD_LIGHT)
        + left
        + right
        + badge
        + belt
        + rein_arm(ink.RED, ink.WHITE, COPAS.skin)
        + ready_arm(ink.GREEN, ink.WHITE)
        + collar
    )


def _copas_head() -> str:
    """Return his head: grey hair, long moustache, a green hood with a tail."""
    hair = shape(
        "-13,-14 -18,-6 -19,6 -18,16 -13,18! -12,8 12,8 13,18! 18,16 19,6 18,-6 13,-14", "#c9c4ba"
    )
    tail = shape("14,-24 24,-22 29,-8 27,10 24,22! 18,18! 21,6 20,-6 13,-12", ink.GREEN) + flat(
        "20,-18 27,-8 25,10 23,19! 20,17! 23,0", ink.GREEN_DARK
    )
    roll = shape(
        "-18,-8! -22,-15 -16,-21 -6,-24 6,-24 16,-21 22,-15 18,-8! 8,-12.6 0,-13.4 -8,-12.6",
        ink.RED,
    )
    coils = folds("-14,-21 -13,-12", "-5,-24 -5,-13.6", "5,-24 5,-13.6", "14,-21.6 13,-12")
    top = shape("-14,-22! -12,-32 -4,-38 6,-36 14,-30 16,-22! 6,-24.4 -6,-24.4", ink.GREEN)
    chin = shape("-4,18.6! 0,17.6 4,18.6! 4,24 0,30 -4,24", "#c9c4ba", FINE)
    upper = move(moustache("#dcd8cf", 9), -1.4, -0.4)
    return tail + hair + skin(COPAS) + chin + mouth(COPAS, 14.4) + upper + top + roll + coils


def caballo_copas() -> str:
    """Return the knight of copas, who rides to the right."""
    rider = flip(mounted(WHITE, True, _copas_rider(), _copas_head()), MIDDLE)
    return ground() + rider + use("deck-c", 43, 86, 0.88) + fist(42, 113, COPAS.skin, 0, 0.94)
