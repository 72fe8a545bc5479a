"""The four suit marks: coin, cup, sword and club, each drawn about the origin.

Law: a mark fits its box in `BOX`, so that layouts can be reckoned without looking.
"""

from __future__ import annotations

from typing import Final

import palette as ink
from svg import FINE, HAIR, around, both, dot, flat, inked, line, oval, raw, ring, shape, stroke

# half width, half height
BOX: Final = {"o": (30, 30), "c": (27, 33), "e": (19, 62), "b": (19, 62)}


def sun_face(r: float) -> str:
    """Return a little sun's face of radius *r* about the origin."""
    k = r / 8
    eyes = both(dot(2.8 * k, -1.5 * k, 0.9 * k, ink.RED_DARK, 0))
    nose = stroke(f"M0 {-1.5 * k:.1f}V{1.6 * k:.1f}", 0.9 * k, ink.RED_DARK)
    mouth = stroke(
        f"M{-2.8 * k:.1f} {3.3 * k:.1f}Q0 {5.8 * k:.1f} {2.8 * k:.1f} {3.3 * k:.1f}",
        1.0 * k,
        ink.RED_DARK,
    )
    return dot(0, 0, r, ink.GOLD_LIGHT, FINE) + eyes + nose + mouth


def coin() -> str:
    """Return the mark of oros: a coin with a sun that has a face."""
    ray = raw("M-3.4-8.5 0-18.6 3.4-8.5Z", ink.GOLD, 0.9)
    flame = raw("M-2.4-8.5Q-1-12 0-14.6 1-12 2.4-8.5Z", ink.GOLD_DARK, HAIR)
    return (
        dot(0, 0, 29.2, ink.GOLD, 1.6)
        + ring(25.2, 2.4, ink.GOLD_DARK, "0 4.95")
        + dot(0, 0, 21.2, ink.RED, 1.2)
        + around(flame, 8, 22.5)
        + around(ray, 8)
        + sun_face(8.6)
    )


def cup() -> str:
    """Return the mark of copas: a gold goblet enamelled red."""
    foot = raw("M-17 32.2C-17 26-9 25-4 21V14H4V21C9 25 17 26 17 32.2Z", ink.GOLD)
    shade = flat("4,15 5,22 12,26 16,31! 6,31! 1,22", ink.GOLD_DARK)
    knop = oval(0, 17, 7.4, 4.4, ink.BLUE, 1.3) + oval(-2, 16, 2, 1, ink.BLUE_LIGHT, 0)
    bowl = raw("M-26-26C-26-4-16 13 0 13S26-4 26-26Z", ink.RED)
    dark = flat("26,-24! 25,-10 18,3 8,11 2,12! 13,0 18,-12 19,-24!", ink.RED_DARK)
    petals = "".join(
        raw(
            f"M{x - 5} 10.5Q{x * 1.25 - 5:.1f} 0 {x * 1.35:.1f}-5 Q{x * 1.25 + 5:.1f} 0 {x + 5} 10.5Z",
            ink.GOLD,
            FINE,
        )
        for x in (-8, 8, 0)
    )
    band = raw("M-26-26C-25.8-20-25-16-23.8-12.4Q0-6 23.8-12.4C25-16 25.8-20 26-26Z", ink.GOLD)
    gems = "".join(
        dot(x, y, 2.5, fill, 0.9)
        for x, y, fill in (
            (-18, -16.6, ink.BLUE),
            (-9.2, -14.4, ink.GREEN),
            (0, -13.6, ink.RED),
            (9.2, -14.4, ink.GREEN),
            (18, -16.6, ink.BLUE),
        )
    )
    rim = oval(0, -26, 26, 6, ink.GOLD_LIGHT, 1.6) + oval(0, -25.6, 21, 3.6, ink.RED_DARK, FINE)
    hem = stroke("M-15.6 28.6Q0 25.6 15.6 28.6", FINE)
    return foot + shade + hem + knop + bowl + dark + petals + band + gems + rim


def sword() -> str:
    """Return the mark of espadas: a straight two-edged sword, point up."""
    blade = raw(
        "M0-61.5C3.5-56 6.6-51 7-46L6.4 27H-6.4L-7-46C-6.6-51-3.5-56 0-61.5Z", ink.BLUE_LIGHT
    )
    shade = flat("0.6,-59! 4.6,-52 6.2,-46! 5.6,26! 0.6,26!", ink.BLUE)
    fuller = (
        stroke("M0-50V22", 2.2, ink.WHITE)
        + stroke("M-2.1-47V22", HAIR)
        + stroke("M2.1-47V22", HAIR)
    )
    guard = raw(
        "M-6 25.5C-11 26-14 24-14.6 20.4-20 20.6-20.6 28.6-15 30.4-11 31.8-7 33 0 33S11 31.8 15 30.4"
        "C20.6 28.6 20 20.6 14.6 20.4 14 24 11 26 6 25.5Z",
        ink.GOLD,
    )
    shell = raw("M-6.4 33Q-8 24 0 20.4 8 24 6.4 33Z", ink.GOLD_LIGHT, 1.2)
    ribs = stroke("M0 22V32.4M-3.4 25 -2.4 32M3.4 25 2.4 32", HAIR)
    grip = raw("M-3.8 33H3.8L4.4 49H-4.4Z", ink.RED, 1.4)
    wire = stroke("M-3.8 37.6 3.6 35.4M-4 42 3.8 39.8M-4.2 46.4 4 44.2", 1.3, ink.GOLD_LIGHT)
    pommel = dot(0, 54.4, 6.4, ink.GOLD, 1.6) + dot(0, 54.4, 2.6, ink.RED, 0.9)
    return blade + shade + fuller + grip + wire + guard + shell + ribs + pommel


def _stub(x: float, y: float, turn: float) -> str:
    """Return a twig cut off short, growing upwards from (x, y) before it is turned."""
    body = raw("M-4.6 3C-4-2-3.8-5-4.2-9H4.2C3.8-5 4.6-2 5.4 3Z", ink.WOOD, 1.4)
    face = oval(0, -9, 4.4, 2.5, ink.CUT, 1.2) + oval(0, -9, 1.7, 0.8, ink.WOOD_LIGHT, 0)
    return f'<g transform="translate({x} {y}) rotate({turn})">{body}{face}</g>'


def leaf(x: float, y: float, turn: float, size: float = 1) -> str:
    """Return a green leaf that points up before it is turned about its stem at (x, y)."""
    blade = raw("M0 0C-6-4-6-12 0-18 6-12 6-4 0 0Z", ink.GREEN, 1.2)
    light = flat("0,-1! -4,-6 -3.6,-11 0,-16!", ink.GREEN_LIGHT)
    vein = stroke("M0 2V-14", HAIR)
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{blade}{light}{vein}</g>'
    )


def club() -> str:
    """Return the mark of bastos: a knotty club with its twigs cut off, thick end up."""
    twigs = _stub(-10, -22, -58) + _stub(11, -34, 52) + _stub(9, 2, 60) + _stub(-7, 20, -60)
    leaves = leaf(11, -12, 64, 0.95) + leaf(-9, -6, -58, 0.95) + leaf(8, 14, 74, 0.8)
    cord = shape("-7,33! 0,34.6 7,33! 6.4,48! 0,49.6 -6.2,48!", ink.GREEN, 1.3) + stroke(
        "M-6.8 37.4Q0 39.4 6.8 37M-6.6 41.6Q0 43.6 6.6 41M-6.4 45.6Q0 47.6 6.5 45", 0.9
    )
    body = shape(
        "-5,58 -6.5,40 -8,22 -7,10 -10,-4 -9.5,-14 -13,-28 -12.5,-44 -9,-54 -2,-58 7,-56 12.5,-49"
        " 13.5,-38 11,-26 11.5,-16 8.5,-6 9,6 6.5,18 6.5,36 5,58 0,60.5",
        ink.WOOD,
    )
    shade = flat(
        "6,-54 11,-48 12.2,-38 9.6,-26 10,-16 7.2,-6 7.6,6 5.2,18 5.2,36 4,57! 1,58! 2,36 2,16 3.4,4"
        " 3,-8 5.6,-20 6.4,-38",
        ink.WOOD_DARK,
    )
    light = flat(
        "-8,-50 -10,-42 -9.6,-30 -6.6,-16 -6,-4 -5,16 -5,30! -3.4,14 -3.6,-6 -5,-20 -7,-36",
        ink.WOOD_LIGHT,
    )
    bark = (
        line("-3,-48 -1,-38 -3,-28", FINE)
        + line("0,-12 -1,4 0,16", FINE)
        + line("-2,26 -1,38 -2,50", FINE)
    )
    knot = oval(1, -30, 3.4, 4.6, ink.CUT, 1.2) + oval(1, -30, 1.4, 2.2, ink.WOOD_LIGHT, HAIR)
    knot2 = oval(-2, 10, 2.6, 3.6, ink.CUT, 1.1)
    return leaves + twigs + body + shade + light + bark + knot + knot2 + cord


def marks() -> dict[str, str]:
    """Return the drawing of each suit's mark, by its letter."""
    return {"o": coin(), "c": cup(), "e": sword(), "b": club()}


def mark_defs(prefix: str) -> str:
    """Return the four marks as groups named *prefix* and the suit's letter."""
    return "".join(inked(body, f"{prefix}{suit}") for suit, body in marks().items())
