"""Small parts of the table as SVG text: badges, tags, marks of cells and of what is lit."""

from __future__ import annotations

from typing import Final

from ui.svg import document, gradient, path, rect

_GOLD: Final = ("#fbe08a", "#e0a62e")
_FIELDS: Final = (
    ("#5aa0c4", "#1f4f6d"),
    ("#a06a3c", "#56341a"),
    ("#f0c343", "#8a640e"),
    ("#8a5aa0", "#482a5c"),
)
"""By colour of a field: tone and outline, as on the tiles."""


def badge(w: int, h: int, u: float = 1.0) -> str:
    """A round brown mark for a number in cream."""
    side = min(w, h)
    body = rect(0.5 * u, 1.2 * u, side - u, side - 1.2 * u, side / 2, "#2e1b0c", opacity=0.35)
    body += rect(u, u, side - 2 * u, side - 2.6 * u, side / 2, "#6b4426", "#fff3da", 2 * u)
    return document(w, h, body)


def disc(w: int, h: int, u: float = 1.0) -> str:
    """A round cream mark for a number in ink."""
    side = min(w, h)
    body = rect(u, u, side - 2 * u, side - 2 * u, side / 2, "#fffbf0", "#6b4426", 1.8 * u)
    return document(w, h, body)


def bed(w: int, h: int, u: float = 1.0) -> str:
    """A round bed of light soil, which a vegetable that is missing shows on."""
    side = min(w, h)
    body = rect(u, u, side - 2 * u, side - 2 * u, side / 2, "#cfae82", "#56341a", 2 * u)
    return document(w, h, body)


def pill(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """A cream label with round ends; with a golden edge when it is what comes next."""
    line, pen = ("#d98a1e", 2.6 * u) if hot else ("#8a6c3a", 1.5 * u)
    body = rect(u, 2 * u, w - 2 * u, h - 2.6 * u, h / 2, "#8a6c3a", opacity=0.5)
    body += rect(
        pen / 2 + 0.4 * u, pen / 2 + 0.4 * u, w - pen - 0.8 * u, h - pen - 2 * u, h / 2, "#fffbf0", line, pen
    )
    return document(w, h, body)


def tag(w: int, h: int, u: float = 1.0, *, ready: bool = False) -> str:
    """The strip at the foot of a Client: green when everything is there, pale red when not."""
    radius = min(h / 2, 10 * u)
    if ready:
        body = rect(u, 1.6 * u, w - 2 * u, h - 2.2 * u, radius, "#24401a")
        body += rect(u, u, w - 2 * u, h - 3 * u, radius, "url(#face)", "#2b4c1c", 1.4 * u)
        return document(w, h, body, gradient("face", ("#649b43", "#3f6f2c")))
    body = rect(u, u, w - 2 * u, h - 2 * u, radius, "#fdeee4", "#b5483a", 1.4 * u)
    return document(w, h, body)


def halo(w: int, h: int, u: float = 1.0, *, warm: bool = False) -> str:
    """Light around something that would accept what is held; ``warm`` around what would receive.

    The piece itself lies ``8 u`` inside the edge and stays as it is.
    """
    tone, edge = ("#f7a823", "#ffe9a0") if warm else ("#f3dc6a", "#fffbe0")
    body = ""
    for rim, pen, opacity in ((4.5, 9.0, 0.2), (5.5, 6.5, 0.3), (6.3, 4.6, 0.5)):
        body += _frame(w, h, u, rim, pen, tone, opacity)
    return document(
        w, h, body + _frame(w, h, u, 7.0, 4.4, "#a8700f", 0.8) + _frame(w, h, u, 7.0, 2.4, edge, 1.0)
    )


def _frame(w: int, h: int, u: float, rim: float, pen: float, colour: str, opacity: float) -> str:  # noqa: PLR0913, PLR0917 - the sides of a frame
    rim, pen = rim * u, pen * u
    return rect(rim, rim, w - 2 * rim, h - 2 * rim, 10 * u, "none", colour, pen, line_opacity=opacity)


def tick(w: int, h: int, u: float = 1.0) -> str:
    """A green tick on cream: this is done."""
    side = min(w, h)
    body = rect(u, u, side - 2 * u, side - 2 * u, side / 2, "#f6fbe6", "#3f6b2b", 1.6 * u)
    start, down, up = (
        f"{side * 0.29:.1f} {side * 0.52:.1f}",
        f"{side * 0.16:.1f} {side * 0.17:.1f}",
        -side * 0.34,
    )
    outline = f"M{start}l{down}l{side * 0.28:.1f} {up:.1f}"
    return document(w, h, body + path(outline, "none", "#3f7a24", max(1.6, side * 0.15)))


def empty(w: int, h: int, u: float = 1.0) -> str:
    """The place of a tick that is not there yet."""
    side = min(w, h)
    return document(w, h, rect(u, u, side - 2 * u, side - 2 * u, side / 2, "#efe2c2", "#c2a873", 1.6 * u))


def ring(w: int, h: int, u: float = 1.0) -> str:
    """Two rings around a space or a piece that can be chosen."""
    side = min(w, h)
    body = rect(2 * u, 2 * u, side - 4 * u, side - 4 * u, side / 2, "none", "#7a4a08", 4.6 * u)
    body += rect(2 * u, 2 * u, side - 4 * u, side - 4 * u, side / 2, "none", "#ffd75e", 2.6 * u)
    return document(w, h, body)


def cell(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """A free cell that accepts a tile: dashes and a plus, or gold under the pointer."""
    if hot:
        body = rect(2 * u, 2 * u, w - 4 * u, h - 4 * u, 8 * u, "url(#gold)", "#a8700f", 2.4 * u, opacity=0.8)
        return document(w, h, body, gradient("gold", _GOLD))
    body = rect(2 * u, 2 * u, w - 4 * u, h - 4 * u, 8 * u, "#fffdf2", opacity=0.66)
    return document(w, h, body + path(_dashes(w, h, u), "none", "#3f6b2b", 2.2 * u))


def _dashes(w: int, h: int, u: float) -> str:
    """A dashed frame in separate strokes, with round corners."""
    rim, turn = 2.6 * u, 8 * u
    corners = (
        f"M{rim:.1f} {rim + turn:.1f}q0 {-turn:.1f} {turn:.1f} {-turn:.1f}"
        f"M{w - rim - turn:.1f} {rim:.1f}q{turn:.1f} 0 {turn:.1f} {turn:.1f}"
        f"M{w - rim:.1f} {h - rim - turn:.1f}q0 {turn:.1f} {-turn:.1f} {turn:.1f}"
        f"M{rim + turn:.1f} {h - rim:.1f}q{-turn:.1f} 0 {-turn:.1f} {-turn:.1f}"
    )
    strokes = [corners]
    for length, across in ((w - 2 * rim - 2 * turn, True), (h - 2 * rim - 2 * turn, False)):
        count = max(1, round(length / (11 * u)))
        step = length / count
        for number in range(count):
            at = rim + turn + step * (number + 0.28)
            dash = step * 0.52
            if across:
                strokes += [f"M{at:.1f} {y:.1f}h{dash:.1f}" for y in (rim, h - rim)]
            else:
                strokes += [f"M{x:.1f} {at:.1f}v{dash:.1f}" for x in (rim, w - rim)]
    return "".join(strokes)


def plus(w: int, h: int, u: float = 1.0) -> str:
    """A green plus."""
    side, x, y = min(w, h) * 0.38, w / 2, h / 2
    outline = f"M{x:.1f} {y - side:.1f}V{y + side:.1f}M{x - side:.1f} {y:.1f}H{x + side:.1f}"
    return document(w, h, path(outline, "none", "#3f6b2b", max(2.0 * u, min(w, h) * 0.16)))


def lack(w: int, h: int, u: float = 1.0) -> str:
    """The dashed box around a vegetable that is missing."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 7 * u, "#fbe3d6", opacity=0.55)
    dash = path(_dashes(w, h, u * 0.72), "none", "#b5483a", 1.5 * u)
    return document(w, h, body + dash)


def slot(w: int, h: int, u: float = 1.0) -> str:
    """The shallow bed of a piece that is not there."""
    body = rect(
        u, u, w - 2 * u, h - 2 * u, 9 * u, "#8a5c30", "#7a5128", 1.4 * u, opacity=0.28, line_opacity=0.5
    )
    return document(w, h, body)


def groove(w: int, h: int, u: float = 1.0) -> str:
    """A fine groove in wood, lit from the left."""
    body = rect(0, 0, w * 0.6, h, w * 0.3, "#8a5c30", opacity=0.6)
    return document(w, h, body + rect(w * 0.6, u, w * 0.4, h - 2 * u, w * 0.2, "#f6dcae", opacity=0.7))


def chip(w: int, h: int, u: float = 1.0, *, colour: int = 0) -> str:
    """A field on a small map; a colour of -1 is a pasture."""
    tone, line = _FIELDS[colour] if colour >= 0 else ("#a9d36a", "#4f7f34")
    pen = max(1.0, 1.2 * u)
    body = rect(pen / 2, pen / 2, w - pen, h - pen, min(w, h) * 0.2, tone, line, pen)
    return document(w, h, body)


def lawn(w: int, h: int, u: float = 1.0) -> str:
    """The ground of a small map."""
    body = rect(u / 2, u / 2, w - u, h - u, 7 * u, "#dcecbc", "#a5bf7c", 1.2 * u)
    return document(w, h, body)


def mark(w: int, h: int, u: float = 1.0) -> str:
    """The ring around a tile that was laid last."""
    pen = 2.6 * u
    body = rect(pen / 2, pen / 2, w - pen, h - pen, min(w, h) * 0.22, "none", "#7d2f06", pen + 1.2 * u)
    body += rect(pen / 2, pen / 2, w - pen, h - pen, min(w, h) * 0.22, "none", "#ff9d33", pen)
    return document(w, h, body)


def ribbon(w: int, h: int, u: float = 1.0) -> str:
    """The bookmark on a reserved card."""
    outline = f"M{u:.1f} {u:.1f}H{w - u:.1f}V{h - u:.1f}L{w / 2:.1f} {h - 0.3 * w:.1f}L{u:.1f} {h - u:.1f}z"
    return document(w, h, path(outline, "#c8402f", "#7a2016", 1.6 * u))
