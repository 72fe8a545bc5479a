"""Two horses, both facing left: one that steps out, one that rears.

Law: the saddle of the stepping horse is at `SEAT`; the rearing one's is `tilted` about its hip.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import palette as ink
from figures import piping, studs
from svg import FINE, Point, dot, flat, line, num, oval, raw, read_track, shape

SEAT: Final[Point] = (108, 178)
HIP: Final[Point] = (146, 204)
REARING: Final = 11.0


@dataclass(frozen=True)
class Horse:
    """The colours of one horse and of its tack."""

    coat: str
    shade: str
    light: str
    mane: str
    glow: str
    hoof: str
    strap: str
    cloth: str
    trim: str
    spots: str = ""


_NECK: Final = (
    "58,204 53,188 57,171 65,158! 56,161 47,167 39,177 31,179 25,172 28,160 38,143 48,127 57,121"
    " 66,124 77,133 87,147 95,162 103,173 117,178 133,174 148,178 157,190"
)
_STEP_LEG: Final = (
    "118,224 100,230 84,226 70,235 56,238 57,250 58,260! 47,263! 47,250 43,239 39,229 44,219"
)
_HIND: Final = "160,204 158,218 153,230 159,246 154,262 151,274 147,285! 136,285! 139,273 143,259 145,247 136,236 126,226"
_HIND_REAR: Final = "161,204 161,218 159,232 169,248 163,264 158,275 154,285! 143,285! 146,274 151,261 153,249 142,240 130,232"
_FAR_FORE: Final = "68,212 86,216! 84,238 80,254 79,272 77,285! 67,285! 69,271 69,254 67,238"
_FAR_FORE_REAR: Final = (
    "74,204 58,202 40,206 27,212 24,222 30,236 32,246! 42,244! 42,234 40,226 54,222 76,222"
)
_FAR_HIND: Final = (
    "120,214 142,224! 132,240 128,248 120,265 116,284! 105,283! 110,264 115,248 114,232"
)
_FAR_HIND_REAR: Final = (
    "124,216 146,226! 142,240 146,250 136,266 130,284! 119,284! 125,266 132,250 126,238"
)
_TAIL: Final = (
    "150,180! 164,181 173,194 177,214 176,238 168,258! 168,246 162,254! 163,238 159,224 157,206"
)
_MANE: Final = (
    "57,119 68,121 80,130 90,145 98,160 105,174! 96,176 90,172! 93,167 82,166! 86,158 74,157! 79,149 68,148!"
    " 73,140 62,140! 67,133 57,132!"
)


def tilt(track: str, degrees: float) -> str:
    """Return *track* turned about the hip by *degrees*, so that the forehand rises."""
    if degrees == 0:
        return track
    points, corners = read_track(track)
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return " ".join(
        f"{num(HIP[0] + (x - HIP[0]) * c - (y - HIP[1]) * s)},"
        f"{num(HIP[1] + (x - HIP[0]) * s + (y - HIP[1]) * c)}" + ("!" if corner else "")
        for (x, y), corner in zip(points, corners, strict=True)
    )


def tilted(body: str, degrees: float, shift: float = 0) -> str:
    """Return *body* turned about the hip by *degrees*, then moved right by *shift*."""
    if degrees == 0:
        return body
    if shift:
        return f'<g transform="translate({num(shift)} 0)">{tilted(body, degrees)}</g>'
    return f'<g transform="rotate({num(degrees)} {num(HIP[0])} {num(HIP[1])})">{body}</g>'


def _hoof(x: float, y: float, fill: str, turn: float = 0) -> str:
    """Return a hoof whose top is centred on (x, y)."""
    body = shape("-5.4,-1! 5.4,-1! 7.4,10! -9,10! -8,5", fill, 1.4)
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)})">{body}</g>'


def _head(h: Horse) -> str:
    """Return the eye, nostril, ears and light marks of the head."""
    ears = shape("62,124! 62,114 68,107! 71,116 69,126!", h.shade, 1.4) + shape(
        "54,125! 52,113 57,105! 62,114 62,124!", h.coat, 1.4
    )
    blaze = flat("52,127.4 44,140 36,155 33,158! 32,157 41,142 49,128.6", h.light)
    muzzle = flat("29.4,162 26.6,171.6 31.4,177.4 38.6,175.4 43,169! 37,164", h.light)
    eye = (
        raw("M45 143Q49 136.6 55 142 50 147 45 143Z", ink.WHITE, FINE)
        + dot(49.6, 142, 2.7, "#1c1210", 0)
        + dot(48.8, 141, 0.8, ink.WHITE, 0)
    )
    brow = line("44.6,141 49,136.6 55.6,141", 1.5)
    nostril = oval(30.4, 167.4, 1.7, 2.6, "#1c1210", 0)
    lips = line("27,174.6 33,173.6 38,170.6", FINE) + line("60,142 63,151 57,159", FINE)
    return blaze + muzzle + eye + brow + nostril + lips + ears


def _bridle(h: Horse) -> str:
    """Return the bridle with its bit, and the forelock over it."""
    straps = "".join(
        piping(track, h.strap, 2.4)
        for track in ("58,123 52,148 40,168", "33,155 39,158 45,167", "47,131 54,131 61,134")
    )
    bit = dot(39, 169.6, 3.4, ink.GOLD, FINE) + studs("52.4,147 54,131.4", 2, ink.GOLD)
    forelock = shape("61,119! 53,121 47,127 43.6,135! 49,133 51,137! 55,131 62,127!", h.mane, 1.3)
    return straps + bit + forelock


def _tack(h: Horse) -> str:
    """Return breast strap, crupper and the saddle cloth."""
    breast = piping("92,196 74,202 56,197", h.strap, 4) + studs(
        "58,198 66,201 75,202 84,199.6", 2.6, ink.GOLD
    )
    crupper = piping("128,184 142,186 158,196", h.strap, 3.2) + studs(
        "136,185 144,187 151,191", 2.2, ink.GOLD
    )
    cloth = shape(
        "91,171 108,179 129,175! 134,194 136,213! 126,217 114,218 102,217 89,212! 87,192", h.cloth
    )
    border = piping("88.6,211 102,216 114,217 126,216 135.4,212", h.trim, 3)
    saddle = shape(
        "92,170 97,164! 102,174 112,177 122,173 127,163! 133,168 131,180 112,186 95,181",
        ink.WOOD_DARK,
    )
    return breast + crupper + cloth + border + saddle


def _shading(h: Horse, rear: bool) -> str:
    """Return the shadow under belly and neck and the light on the rump."""
    lean = REARING if rear else 0.0
    belly = flat(tilt("82,221.6 100,226 117,221.6! 118,223 100,228.6 85,225", lean), h.shade)
    neck = flat(tilt("66,159! 60,172 57,188 61,203! 70,206 66,188 70,170", lean), h.shade)
    rump = flat(tilt("126,181 138,178 149,183 154,192! 146,186 136,183", lean), h.light)
    limbs = tilted(line("70,205 62,213 52,219", FINE) + line("48,232 52,236", FINE), lean) + line(
        "140,196 137,210 142,222 146,230", FINE
    )
    return belly + neck + rump + limbs


def horse(h: Horse, rear: bool) -> str:
    """Return a horse in the colours *h*, rearing or stepping out."""
    lean = REARING if rear else 0.0
    fore = tilt(_FAR_FORE_REAR, lean) if rear else _FAR_FORE
    hind_far = _FAR_HIND_REAR if rear else _FAR_HIND
    hooves_far = (
        tilted(_hoof(37, 245, h.hoof, 8), lean) + _hoof(124.6, 285, h.hoof)
        if rear
        else _hoof(72, 286, h.hoof) + _hoof(110.6, 285, h.hoof)
    )
    hooves = tilted(_hoof(52.6, 262, h.hoof, 14), lean) + _hoof(148 if rear else 141, 286, h.hoof)
    body = f"{tilt(_STEP_LEG + ' ' + _NECK, lean)} {_HIND_REAR if rear else _HIND}"
    return (
        hooves_far
        + shape(hind_far, h.shade)
        + shape(fore, h.shade)
        + tilted(
            shape(_TAIL, h.mane)
            + line("156,188 168,206 169,236", FINE, h.glow)
            + line("158,200 164,216 166,240", FINE, h.glow),
            lean / 3,
            5 if rear else 0,
        )
        + hooves
        + shape(body, h.coat)
        + h.spots
        + _shading(h, rear)
        + tilted(
            _head(h)
            + shape(_MANE, h.mane)
            + "".join(
                line(t, 0.9, h.glow)
                for t in (
                    "66,124 72,132 71,139",
                    "78,132 82,142 80,148",
                    "88,146 90,154 87,157",
                    "95,160 98,168",
                )
            )
            + _bridle(h)
            + _tack(h),
            lean,
        )
    )
