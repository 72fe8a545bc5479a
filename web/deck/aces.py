"""The four aces: each one large mark with its ornaments."""

from __future__ import annotations

from math import cos, radians, sin

import palette as ink
from figures import studs
from pips import leaf
from svg import (
    FINE,
    HAIR,
    around,
    both,
    dot,
    flat,
    inked,
    line,
    move,
    oval,
    raw,
    ring,
    shape,
    stroke,
    use,
)

MIDDLE = 104


def _crown(x: float, y: float, scale: float) -> str:
    """Return a closed crown whose band is centred on (x, y)."""
    cap = raw("M-21-4Q-26-26 0-30 26-26 21-4Z", ink.RED)
    arches = "M-21-5Q-27-27 0-31 27-27 21-5M0-31V-8"
    hoops = stroke(arches, 5.4) + stroke(arches, 3, ink.GOLD)
    pearls = studs("-23,-16 -14,-27 14,-27 23,-16 0,-20", 2, ink.WHITE)
    band = raw(
        "M-23 5Q0 12 23 5L26-10 17-6 13-15 8-5.4 0-14-8-5.4-13-15-17-6-26-10Z", ink.GOLD
    ) + stroke("M-24-.4Q0 6 24-.4", HAIR)
    gems = (
        studs("-14,4.8 14,4.8", 2.4, ink.BLUE)
        + dot(0, 6, 3, ink.RED, FINE)
        + studs("-7,6 7,6", 1.4, ink.WHITE)
    )
    tips = studs("-26,-11.6 -13,-17 0,-16 13,-17 26,-11.6", 2.4, ink.GOLD_LIGHT)
    orb = dot(0, -35, 4, ink.GOLD, 1.4) + stroke("M0-39V-47M-3.4-43.4H3.4", 2)
    return move(cap + hoops + pearls + band + gems + tips + orb, x, y, scale)


def _sun_face() -> str:
    """Return the face of the large sun, about the origin."""
    face = dot(0, 0, 27, ink.GOLD_LIGHT, 1.5) + flat(
        "8,-25 20,-17 26,-4 24,10 16,20 4,26! 15,14 18,0 15,-14", "#f2c64d"
    )
    eye = (
        raw("M-6.4.4Q0-5.4 6.4.4 0 4.2-6.4.4Z", ink.WHITE, 0.9)
        + dot(0, -0.6, 2.6, ink.BLUE_DARK, 0)
        + dot(-0.9, -1.5, 0.8, ink.WHITE, 0)
        + stroke("M-7 .8Q0-6.4 7 .8", 1.6)
        + stroke("M-7.4-5.4Q0-11 7.4-5.4", 1.7, "#8a4a16")
        + stroke("M-4.4 5Q0 6.4 4.4 5", 0.7, ink.GOLD_DARK)
    )
    eyes = move(eye, -10.4, -5) + move(eye, 10.4, -5)
    nose = stroke("M-1-8C-2 0-3 3-4.4 6-3 9 1.4 9 3.4 7", 1.3)
    lips = raw("M-8 13Q-3 11 0 12.4 3 11 8 13 4 18.4 0 18.4-4 18.4-8 13Z", ink.RED, 0.9) + stroke(
        "M-9.4 12Q0 16.4 9.4 12", 1.1
    )
    cheeks = oval(-16, 7, 5, 3.6, "#f0a868", 0) + oval(16, 7, 5, 3.6, "#f0a868", 0)
    return face + cheeks + eyes + nose + lips


def _wreath(radius: float, first: int, last: int, step: int, size: float) -> str:
    """Return a laurel twig on the right, from *first* to *last* degrees below the level."""
    leaves = []
    for angle in range(first, last, step):
        a = radians(angle)
        x, y = radius * cos(a), radius * sin(a)
        leaves += [leaf(x, y, angle - 34, size), leaf(x, y, angle + 26, size)]
    stem = raw(
        f"M{radius * cos(radians(first)):.1f} {radius * sin(radians(first)):.1f}"
        f"A{radius} {radius} 0 0 1 {radius * cos(radians(last)):.1f} {radius * sin(radians(last)):.1f}",
        "none",
        2.2,
    )
    return stem + "".join(leaves)


def _bow(x: float, y: float, scale: float = 1) -> str:
    """Return a red ribbon tied in a bow about (x, y)."""
    tail = shape("2,2! 12,14 16,26 12,38! 22,35! 30,40! 30,26 20,10 6,-1!", ink.RED) + flat(
        "16,14 24,24 28,37! 23,34 22,24!", ink.RED_DARK
    )
    loop = shape("0,-2! 10,-14 24,-15 29,-6 24,3 12,4 0,2!", ink.RED) + raw(
        "M6-1Q16-10 23-6 20 0 6 1Z", ink.RED_DARK, FINE
    )
    return move(both(tail) + both(loop) + oval(0, 0, 5, 5.6, ink.RED, 1.4), x, y, scale)


def _oros() -> str:
    """Return the ace of oros: a great sun coin in laurel, under a crown."""
    long_ray = raw("M-6-26Q-7-38 0-51 7-38 6-26Z", ink.GOLD, 1.4) + stroke("M0-29V-43", FINE)
    flame = raw("M-5-26C-9-34 0-36-3-46 6-40 7-32 5-26Z", ink.GOLD_DARK, 1.2)
    coin = (
        dot(0, 0, 66, ink.GOLD, 2)
        + ring(63, HAIR, ink.GOLD_DARK)
        + ring(60, 3.6, ink.GOLD_DARK, "0 7.54")
        + dot(0, 0, 55.4, ink.RED, 1.6)
        + ring(53, 0.9, ink.GOLD)
        + around(flame, 12, 15)
        + around(long_ray, 12)
        + _sun_face()
    )
    laurel = both(_wreath(76, -46, 84, 13, 0.92))
    return (
        move(laurel, MIDDLE, 166)
        + move(coin, MIDDLE, 166)
        + _crown(MIDDLE, 84, 0.92)
        + _bow(MIDDLE, 249, 0.9)
    )


def _copas() -> str:
    """Return the ace of copas: a covered cup with two handles among vine leaves."""
    scroll = "M46-50C84-70 92-26 70-14 58-8 44-10 40-2 38 4 46 6 48 1M62-40C74-44 76-26 62-24"
    handles = both(
        stroke(scroll, 8.6) + stroke(scroll, 5.4, ink.GOLD) + stroke(scroll, 1, ink.GOLD_DARK)
    )
    lid = raw("M-57-57C-54-84-30-92-12-98H12C30-92 54-84 57-57Z", ink.GOLD, 1.8)
    ribs = (
        raw("M-45-60C-44-78-26-86-12-92-22-80-28-70-29-60Z", ink.RED, 1.3)
        + raw("M-21-60C-20-74-10-86-5-94H5C10-86 20-74 21-60Z", ink.RED, 1.3)
        + raw("M45-60C44-78 26-86 12-92 22-80 28-70 29-60Z", ink.RED, 1.3)
    )
    rim = shape(
        "-60,-60 -57,-65! 0,-56 57,-65! 60,-60 57,-52! 0,-42 -57,-52!", ink.GOLD_LIGHT, 1.8
    ) + studs("-46,-55.6 -28,-52 -10,-50 10,-50 28,-52 46,-55.6", 2.6, ink.RED)
    fruit = (
        dot(0, -110, 13, ink.RED, 1.8)
        + raw("M-5-121L-9-131-3-127 0-134 3-127 9-131 5-121Z", ink.RED, 1.6)
        + raw("M-2-118C-9-112-8-102 0-100 7-104 6-114-2-118Z", ink.GOLD_LIGHT, 1.2)
        + "".join(
            dot(x, y, 1.9, ink.RED_DARK, 0) for x, y in ((-2, -112), (1.6, -108), (-2.4, -106))
        )
    )
    neck = shape("-11,-99! 11,-99! 8,-95! -8,-95!", ink.GOLD, 1.4)
    cup = handles + use("deck-c", 0, 0, 2.2) + lid + ribs + rim + neck + fruit
    sprig = "".join(
        leaf(x, y, turn, 1.3)
        for x, y, turn in ((16, 0, 70), (34, -4, 40), (38, 0, 96), (56, -5, 60), (16, 4, 112))
    )
    vine = both(line("0,2 20,2 40,-2 60,-6", 2.2) + sprig) + dot(0, 2, 4.6, ink.GOLD, 1.4)
    return move(vine, MIDDLE, 276) + move(cup, MIDDLE, 190)


def _espadas() -> str:
    """Return the ace of espadas: a sword through a crown, between two laurels."""
    laurel = both(
        line("6,66 30,52 46,26 50,-6 44,-38", 2.2)
        + "".join(
            leaf(x, y, turn, 1.12)
            for x, y, turn in (
                (24, 56, 96),
                (26, 54, 30),
                (38, 40, 84),
                (37, 42, 12),
                (47, 20, 68),
                (46, 22, -6),
                (50, -4, 56),
                (50, -2, -22),
                (47, -26, 40),
                (47, -24, -40),
                (44, -38, -12),
            )
        )
    )
    back = raw("M-26-54Q0-62 26-54L23-44Q0-52-23-44Z", ink.GOLD_DARK, 1.4)
    front = raw(
        "M-29-40Q0-28 29-40L35-66 24-58 17-72 9-54 0-66-9-54-17-72-24-58-35-66Z", ink.GOLD, 1.8
    )
    inside = raw("M-30-50Q0-66 30-50 0-38-30-50Z", ink.RED_DARK, 1.2)
    band = (
        stroke("M-30.4-46Q0-34 30.4-46", FINE)
        + studs("-18,-39.4 18,-39.4", 2.6, ink.BLUE)
        + dot(0, -36.4, 3.2, ink.RED, FINE)
        + studs("-9,-37.4 9,-37.4", 1.6, ink.WHITE)
    )
    tips = studs("-35,-68 -17,-74.4 0,-68.4 17,-74.4 35,-68", 3, ink.GOLD_LIGHT)
    return (
        move(laurel, MIDDLE, 168)
        + move(back, MIDDLE, 152)
        + move(inside, MIDDLE, 152)
        + use("deck-e", MIDDLE, 160, 2.08, 0, 1.12)
        + move(front + band + tips, MIDDLE, 152)
        + _bow(MIDDLE, 246, 0.94)
    )


def _acorn(x: float, y: float, turn: float) -> str:
    """Return an acorn that hangs from (x, y)."""
    nut = raw("M-5 5C-5 13-1 16 0 19 1 16 5 13 5 5Z", ink.WOOD_LIGHT, 1.3)
    cup = raw("M-6.4 6Q-6.4-1 0-1T6.4 6Q0 8.4-6.4 6Z", ink.WOOD_DARK, 1.3)
    return move(stroke("M0-1V-6", 1.8) + nut + cup, x, y, 1.1, turn)


def _bastos() -> str:
    """Return the ace of bastos: a great club in leaf, with acorns and a ribbon."""
    sprays = "".join(
        leaf(x, y, turn, size)
        for x, y, turn, size in (
            (30, -50, 30, 1.7),
            (34, -46, 70, 1.8),
            (32, -40, 108, 1.5),
            (-30, -34, -30, 1.6),
            (-36, -30, -72, 1.8),
            (-32, -24, -110, 1.5),
            (28, 18, 52, 1.6),
            (30, 24, 92, 1.6),
            (-24, 54, -50, 1.6),
            (-26, 60, -92, 1.6),
            (-20, -6, -70, 1.4),
            (22, 52, 80, 1.4),
        )
    )
    stems = (
        line("12,-44 32,-46", 2.4)
        + line("-12,-28 -34,-29", 2.4)
        + line("10,18 30,20", 2.4)
        + line("-10,58 -26,57", 2.4)
        + line("32,-46 40,-38", 1.8)
        + line("-34,-29 -42,-21", 1.8)
        + line("30,20 38,32", 1.8)
        + line("-26,57 -33,68", 1.8)
    )
    acorns = _acorn(43, -30, -20) + _acorn(-45, -12, 20) + _acorn(40, 40, -20) + _acorn(-36, 76, 20)
    return (
        move(stems + sprays + acorns, MIDDLE, 156)
        + use("deck-b", MIDDLE, 160, 2.12)
        + _bow(MIDDLE, 246, 0.86)
    )


def ace_defs() -> str:
    """Return the four aces as groups."""
    drawn = {"o": _oros(), "c": _copas(), "e": _espadas(), "b": _bastos()}
    return "".join(inked(body, f"deck-ace-{suit}") for suit, body in drawn.items())
