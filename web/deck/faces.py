"""Faces: one kit of features, twelve people.

Law: a head is drawn about the middle of the face, 32 wide and 42 high, chin down at y = 21;
hair, beard and headgear use the same measure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import palette as ink
from svg import FINE, INK, both, dot, flat, move, num, oval, raw, shape, stroke

OUTLINES: Final = {
    "oval": "0,-21 11,-17 15,-6 14.6,4 11,14 5,20 0,21.5 -5,20 -11,14 -14.6,4 -15,-6 -11,-17",
    "round": "0,-20 12,-17 16.4,-6 16.6,4 13,14 6,20 0,21 -6,20 -13,14 -16.6,4 -16.4,-6 -12,-17",
    "square": "0,-20 12,-17 15.6,-6 15.4,6 13,14 7,20.6 0,21.6 -7,20.6 -13,14 -15.4,6 -15.6,-6 -12,-17",
    "heart": "0,-21 11,-17 15.2,-6 14.6,3 10.4,12.4 4.4,19 0,20.8 -4.4,19 -10.4,12.4 -14.6,3 -15.2,-6 -11,-17",
    "long": "0,-22 10,-18 14,-7 13.6,4 10.6,15 5,22 0,24 -5,22 -10.6,15 -13.6,4 -14,-7 -10,-18",
}
BROWS: Final = {
    "level": "M-4.4 0Q0-2 4.6.2",
    "arched": "M-4.4.6Q0-3.6 4.8.8",
    "stern": "M-4.8 2Q-.6-1 5-2",
    "raised": "M-4.4-2.4Q0-3.4 4.8 1",
    "bushy": "M-5 1.4Q-1-2.6 5.4 0",
}
MOUTHS: Final = {
    "calm": ("M-5 0Q-2-1.8 0-.9 2-1.8 5 0 2.6 2.6 0 2.6-2.6 2.6-5 0Z", "M-5.4-.2Q0 1 5.4-.2"),
    "smile": (
        "M-5.6-1Q-2-1.6 0-.8 2-1.6 5.6-1 3 3.4 0 3.4-3 3.4-5.6-1Z",
        "M-6.4-1.8Q0 3.4 6.4-1.8",
    ),
    "stern": (
        "M-4.6.8Q-2-1.4 0-.6 2-1.4 4.6.8 2.4 2.4 0 2.2-2.4 2.4-4.6.8Z",
        "M-5.4 1.4Q0-1.4 5.4 1.4",
    ),
    "full": ("M-5 0Q-2.4-3.2 0-1.6 2.4-3.2 5 0 2.8 4 0 4-2.8 4-5 0Z", "M-5.2 0Q0 1.4 5.2 0"),
    "rose": (
        "M-4-.2Q-1.8-2.6 0-1.3 1.8-2.6 4-.2 2.2 3 0 3-2.2 3-4-.2Z",
        "M-4.6-.8Q-2 1 0 .4 2 1 4.6-.8",
    ),
    "laugh": ("M-6.4-2Q0 0 6.4-2 5 5.4 0 5.4-5 5.4-6.4-2Z", "M-7-2.6Q0 .4 7-2.6"),
}
TEETH: Final = {"laugh": "M-5.2-1.6Q0 .6 5.2-1.6 4.6 1.6 0 1.6-4.6 1.6-5.2-1.6Z"}
NOSES: Final = {
    "straight": "M{a}-5C{b} 0 {c} 4 {d} 6.4Q{c} 8.6 {e} 7.8",
    "hooked": "M{a}-6C{d}-3 {d} 2 {d} 6Q{c} 9.6 {e} 7.8",
    "snub": "M{b}-1Q{b} 3 {d} 5.4 {c} 8 {e} 7.2",
    "broad": "M{a}-4C{a} 1 {c} 3 {d} 5.8 {d} 9 {a} 8.4M-3.6 6.2Q-4.8 8.4-2.4 8.4",
}


@dataclass(frozen=True)
class Face:
    """One person's features; *turn* is how far they look aside (plus is to the right)."""

    skin: str
    shade: str
    hair: str
    outline: str = "oval"
    brow: str = "level"
    nose: str = "straight"
    mouth: str = "calm"
    eyes: str = INK
    lips: str = ink.RED
    turn: float = 0
    brush: float = 1.9
    lines: str = ""


def _eye(face: Face, side: int) -> str:
    """Return the eye and brow on *side* (1 is the right one)."""
    x = face.turn + side * 6.7
    k = side * (0.88 if side * face.turn > 0 else 1)
    white = raw("M-4.2.4Q-1-3.4 4.2 0 1 3-4.2.4Z", ink.WHITE, 0.5)
    iris = dot(face.turn * 0.32 * side, -0.3, 1.9, face.eyes, 0)
    light = dot(face.turn * 0.32 * side - 0.7, -1, 0.6, ink.WHITE, 0)
    lid = stroke("M-4.6.8Q-1-4 4.8-.2", 1.4)
    fold = stroke("M-2.6 3.2Q0 4 2.4 3", 0.6, face.shade)
    brow = f'<g transform="translate(0 -5.6)">{stroke(BROWS[face.brow], face.brush, face.hair)}</g>'
    return f'<g transform="translate({num(x)} -2.4) scale({k} 1)">{white}{iris}{light}{lid}{fold}{brow}</g>'


def _nose(face: Face) -> str:
    """Return the nose, pointing where the face looks."""
    way = 1 if face.turn >= 0 else -1
    t = abs(face.turn)
    at = {"a": t * 0.6 + 1, "b": t * 0.8 + 1.2, "c": t + 2.6, "d": t * 1.2 + 3, "e": t * 0.5 - 1}
    data = NOSES[face.nose].format(**{key: num(value) + " " for key, value in at.items()})
    return f'<g transform="scale({way} 1)">{stroke(data.replace("  ", " "), 1.2)}</g>'


def mouth(face: Face, y: float = 13) -> str:
    """Return the mouth at height *y*, with teeth if it laughs."""
    lips, parting = MOUTHS[face.mouth]
    teeth = "".join(raw(data, ink.WHITE, 0.4) for name, data in TEETH.items() if name == face.mouth)
    return move(raw(lips, face.lips, 0.5) + teeth + stroke(parting, 1.0), face.turn * 0.8, y)


def skin(face: Face) -> str:
    """Return the bare face: ears, outline, cheeks, eyes and nose."""
    ears = both(oval(15.4, 1, 3, 4.6, face.skin, 1.3) + stroke("M15.4-1.4Q17 1 15 3", 0.7))
    cheeks = oval(face.turn - 8.4, 7.4, 4, 2.8, face.shade, 0) + oval(
        face.turn + 8.4, 7.4, 4, 2.8, face.shade, 0
    )
    side = -1 if face.turn > 0 else 1
    shadow = flat("12,-14! 15,-4 14.4,5 10,15 4,20.6! 9,12 11.4,2", face.shade)
    aside = f'<g transform="scale({side} 1)">{shadow}</g>'
    wrinkles = stroke(face.lines, 0.8, face.shade) if face.lines else ""
    return (
        ears
        + shape(OUTLINES[face.outline], face.skin, 1.5)
        + aside
        + cheeks
        + wrinkles
        + _eye(face, -1)
        + _eye(face, 1)
        + _nose(face)
    )


def moustache(hair: str, droop: float = 0) -> str:
    """Return a moustache whose ends hang by *droop*."""
    half = shape(
        f"0,9.4! 4,8 9,10 13.4,{num(12 + droop)}! 8,{num(13.4 + droop / 2)} 3,13 0,12!", hair, FINE
    )
    return both(half)
