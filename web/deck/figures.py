"""Parts that several court figures share: hands, shoes, ground, chains, ermine.

Law: a part is drawn about the point where it joins the figure.
"""

from __future__ import annotations

import palette as ink
from svg import FINE, INK, dot, flat, line, move, raw, read_track, shape, stroke


def fist(x: float, y: float, skin: str, turn: float = 0, size: float = 1) -> str:
    """Return a closed hand about (x, y) that grips something upright."""
    back = shape("-7,-4 -3,-7.4 4,-7 8,-4 8.4,3 5,7.6 -3,7.6 -7.4,3", skin, 1.4)
    fingers = line("8,-3.4 2,-3.6", 0.9) + line("8.6,0.2 2,0.2", 0.9) + line("7.4,4 2,4", 0.9)
    thumb = raw("M-6-5C-2-8 3-8 5-6.4 4-4 0-3.4-3-1.6Z", skin, 1.1)
    return move(back + fingers + thumb, x, y, size, turn)


def offering(x: float, y: float, skin: str, turn: float = 0, size: float = 1) -> str:
    """Return an upturned hand about (x, y): fingers above, to be drawn over what they hold."""
    palm = shape(
        "-6.4,8 -7.4,1 -7,-5 -4,-8 -1,-7 0,-9.4 3,-9.4 4.4,-6.4 7.4,-5.4 8,1 6,8", skin, 1.4
    )
    fingers = line("-0.6,-7 -0.8,-1.4", 0.9) + line("4,-6.4 3.6,-1", 0.9)
    return move(palm + fingers, x, y, size, turn)


def shoe(x: float, y: float, fill: str, way: int = 1) -> str:
    """Return a shoe that stands on (x, y), its tip to the right (*way* 1) or left (-1)."""
    sole = shape("-7,-9! 5,-9! 10,-5 19,-2.4 20,0! -8,0! -8.4,-5", fill, 1.4)
    light = stroke("M8-3.6Q3-5.6 0-6", 0.9, ink.CUT)
    return f'<g transform="translate({x} {y}) scale({way} 1)">{sole}{light}</g>'


def ground(tint: str = ink.GREEN, grass: str = ink.GREEN_DARK) -> str:
    """Return the strip of ground that a figure stands on."""
    mound = flat(
        "20,297! 30,289 52,285 96,283.4 128,285 141,288.6 147,295 141,301 100,303 50,302 26,300",
        tint,
    )
    tufts = "".join(
        stroke(f"M{x} {y}q-1-5-4-7m4 7q0-6 1-9m-1 9q2-4 5-6", 1.2, grass)
        for x, y in ((36, 297), (57, 300), (92, 299.5), (121, 300), (136, 296))
    )
    return mound + tufts


def chain(track: str, width: float = 3.4) -> str:
    """Return a gold chain along *track*."""
    links = line(track, width + 2) + line(track, width, ink.GOLD)
    return links + line(track, width - 2.2, ink.GOLD_DARK)


def piping(track: str, colour: str = ink.GOLD, width: float = 2.2) -> str:
    """Return a hem or braid along *track* in *colour*, edged with ink."""
    return line(track, width + 1.6) + line(track, width, colour)


def tails(places: str, size: float = 1) -> str:
    """Return ermine tails at every point of *places*."""
    points, _ = read_track(places)
    tail = "M0-2.6Q2 1 0 3.4-2 1 0-2.6Z"
    return "".join(
        f'<path d="{tail}" transform="translate({x:g} {y:g}) scale({size:g})" fill="{INK}" stroke="none"/>'
        for x, y in points
    )


def studs(places: str, r: float, fill: str) -> str:
    """Return a round stud or jewel at every point of *places*."""
    points, _ = read_track(places)
    return "".join(dot(x, y, r, fill, 0.9) for x, y in points)


def folds(*tracks: str) -> str:
    """Return the lines of a fold for each of *tracks*."""
    return "".join(line(track, FINE) for track in tracks)
