"""SVG text: the few marks that everything in the deck is drawn with.

Law: same arguments, same text. Coordinates are card units (a card is 208 by 320) and are
written with at most one decimal, so that the sprite is small and does not depend on the machine.

A *track* is a text of points "x,y x,y …" that a smooth line runs through; a point that ends
in "!" is a corner.
"""

from __future__ import annotations

from math import hypot

INK = "#2b1a12"
HEAVY, LINE, FINE, HAIR = 2.2, 1.6, 1.1, 0.7

Point = tuple[float, float]


def num(value: float) -> str:
    """Return *value* with at most one decimal and no needless zero."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def num2(value: float) -> str:
    """Return *value* with at most two decimals, for scales and stroke widths."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def read_track(track: str) -> tuple[list[Point], list[bool]]:
    """Return the points of *track* and, for each, whether it is a corner."""
    points: list[Point] = []
    corners: list[bool] = []
    for word in track.split():
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
        corners.append(word.endswith("!"))
    return points, corners


def _handle(before: Point, at: Point, after: Point, length: float) -> Point:
    """Return the step from *at* along the direction before→after, *length* long."""
    dx, dy = after[0] - before[0], after[1] - before[1]
    span = hypot(dx, dy) or 1.0
    return dx / span * length, dy / span * length


def curve(track: str, closed: bool) -> str:
    """Return the path data of a smooth line through *track*, with its corners kept."""
    points, corners = read_track(track)
    last = len(points)
    if not closed:
        corners[0] = corners[-1] = True
    data = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(last if closed else last - 1):
        j = (i + 1) % last
        start, end = points[i], points[j]
        if corners[i] and corners[j]:
            data.append(f"L{num(end[0])} {num(end[1])}")
            continue
        reach = hypot(end[0] - start[0], end[1] - start[1]) * 0.36
        out = _handle(points[i - 1], start, end, reach) if not corners[i] else (0.0, 0.0)
        into = _handle(start, end, points[(j + 1) % last], reach) if not corners[j] else (0.0, 0.0)
        a = (start[0] + out[0], start[1] + out[1])
        b = (end[0] - into[0], end[1] - into[1])
        data.append("C" + " ".join(num(v) for v in (*a, *b, *end)))
    return "".join(data) + ("Z" if closed else "")


def shape(track: str, fill: str, width: float = LINE) -> str:
    """Return the closed form along *track*, filled and outlined in ink."""
    return raw(curve(track, closed=True), fill, width)


def raw(data: str, fill: str, width: float = LINE) -> str:
    """Return the form of path *data*, filled and outlined in ink."""
    weight = "" if width == LINE else f' stroke-width="{num2(width)}"'
    return f'<path d="{data}" fill="{fill}"{weight}/>'


def flat(track: str, fill: str) -> str:
    """Return the closed form along *track*, filled and without outline: a shadow or a light."""
    return f'<path d="{curve(track, closed=True)}" fill="{fill}" stroke="none"/>'


def line(track: str, width: float = FINE, colour: str = INK) -> str:
    """Return the open line along *track*."""
    return stroke(curve(track, closed=False), width, colour)


def stroke(data: str, width: float = FINE, colour: str = INK) -> str:
    """Return the open line of path *data*."""
    tint = "" if colour == INK else f' stroke="{colour}"'
    return f'<path d="{data}" fill="none" stroke-width="{num2(width)}"{tint}/>'


def dot(x: float, y: float, r: float, fill: str, width: float = FINE) -> str:
    """Return a disc; a *width* of 0 leaves out its outline."""
    edge = ' stroke="none"' if width == 0 else f' stroke-width="{num2(width)}"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = FINE) -> str:
    """Return an ellipse; a *width* of 0 leaves out its outline."""
    edge = ' stroke="none"' if width == 0 else f' stroke-width="{num2(width)}"'
    size = f'rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" {size} fill="{fill}"{edge}/>'


def ring(r: float, width: float, colour: str, dashes: str = "") -> str:
    """Return a circle line round the origin, dashed as *dashes* says."""
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<circle r="{num(r)}" fill="none" stroke="{colour}" stroke-width="{num2(width)}"{dash}/>'
    )


def move(body: str, x: float, y: float, scale: float = 1, turn: float = 0, broad: float = 1) -> str:
    """Return *body* scaled, *broad* times as wide, turned by *turn* degrees, its origin at (x, y)."""
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    steps += [f"rotate({num(turn)})"] if turn else []
    if broad != 1:
        steps.append(f"scale({num2(scale * broad)} {num2(scale)})")
    elif scale != 1:
        steps.append(f"scale({num2(scale)})")
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


def flip(body: str, axis: float = 0) -> str:
    """Return *body* mirrored left to right about the upright line x = *axis*."""
    shift = f"translate({num(2 * axis)} 0) " if axis else ""
    return f'<g transform="{shift}scale(-1 1)">{body}</g>'


def both(body: str, axis: float = 0) -> str:
    """Return *body* and its mirror image about x = *axis*."""
    return body + flip(body, axis)


def around(body: str, count: int, first: float = 0) -> str:
    """Return *count* copies of *body* spread evenly round the origin."""
    return "".join(move(body, 0, 0, turn=first + 360 * i / count) for i in range(count))


def use(
    name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, broad: float = 1
) -> str:
    """Return a use of the group *name* with its origin at (x, y)."""
    return move(f'<use href="#{name}"/>', x, y, scale, turn, broad)


def inked(body: str, name: str = "") -> str:
    """Return *body* as a group whose outlines are ink of the usual weight."""
    label = f' id="{name}"' if name else ""
    return (
        f'<g{label} stroke="{INK}" stroke-width="{num2(LINE)}"'
        f' stroke-linejoin="round" stroke-linecap="round">{body}</g>'
    )
