"""Panels, buttons and small parts as SVG text, drawn anew for every size: nothing is stretched.

Sizes are in pixels; `u` is pixels per logical unit, so that edges keep their thickness. All parts are
cream card with an edge, or painted wood, lit from above.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

from ui.svg import document, gradient, path, rect, rounded

ButtonKind: TypeAlias = Literal["primary", "plain", "danger", "slot"]
ButtonState: TypeAlias = Literal["normal", "hover", "pressed", "disabled"]
Tone: TypeAlias = Literal["green", "cream", "red"]
Stops: TypeAlias = tuple[str, ...]
Part: TypeAlias = Callable[[int, int, float], str]

_EDGE: Stops = ("#f7ecd2", "#dcc492")
_GOLD: Stops = ("#f8d565", "#d79f24")
_CARD: Stops = ("#fffbf0", "#ecdcb8")
_PAINT: Stops = ("#547f3a", "#38612a")
_EDGE_LINE, _CARD_LINE, _MOSS_LINE = "#8a6c3a", "#dcc795", "#243f18"
_PEN_SHARE = 0.28

_FACES: dict[tuple[ButtonKind, ButtonState], Stops] = {
    ("primary", "normal"): ("#649b43", "#4a7a34", "#3a652a"),
    ("primary", "hover"): ("#78b052", "#55893c", "#427030"),
    ("primary", "pressed"): ("#3f6b2b", "#45742f", "#4a7a34"),
    ("primary", "disabled"): ("#c0c4a0", "#b3b893", "#abb08b"),
    ("plain", "normal"): _CARD,
    ("plain", "hover"): ("#ffffff", "#fbe9b6"),
    ("plain", "pressed"): ("#e6d5ae", "#f3e6c8"),
    ("plain", "disabled"): ("#ebe0c8", "#e0d2b3"),
    ("danger", "normal"): ("#c4523c", "#a43a2a", "#8a2c20"),
    ("danger", "hover"): ("#d4634a", "#b04331", "#973224"),
    ("danger", "pressed"): ("#8a2c20", "#963426", "#a43a2a"),
    ("danger", "disabled"): ("#d6bcad", "#cbaf9f", "#c3a695"),
}
_LIPS: dict[ButtonKind, tuple[str, str, float]] = {
    "primary": ("#27441a", "#24401a", 0.15),
    "plain": ("#b4935a", "#8a6c3a", 0.7),
    "danger": ("#5a1a10", "#551a10", 0.15),
}
_PALE_LIPS: dict[ButtonKind, tuple[str, str]] = {
    "primary": ("#858a68", "#858a68"),
    "plain": ("#c9b68f", "#b8a276"),
    "danger": ("#967564", "#967564"),
}
_SLOTS: dict[ButtonState, tuple[str, float, str, float]] = {
    "normal": ("#2b4a1d", 0.45, "#86ad60", 1.0),
    "hover": ("#6f9c46", 0.75, "#cdea97", 1.0),
    "pressed": ("#1e3714", 0.85, "#86ad60", 1.0),
    "disabled": ("#2b4a1d", 0.2, "#86ad60", 0.45),
}
_BUBBLES: dict[Tone, tuple[Stops, str]] = {
    "green": (("#649b43", "#4a7a34", "#3a652a"), "#24401a"),
    "cream": (_CARD, "#8a6c3a"),
    "red": (("#c4523c", "#a43a2a", "#8a2c20"), "#551a10"),
}


def panel(w: int, h: int, u: float = 1.0, radius: float = 14, *, active: bool = False) -> str:
    """Return a card with a raised edge; `active` makes the edge gold."""
    stops, line, inner_line = (_GOLD, "#7d5510", "#c99a34") if active else (_EDGE, _EDGE_LINE, _CARD_LINE)
    pen, edge = 2.2 * u, 6 * u
    outer = rect(pen / 2, pen / 2, w - pen, h - pen, radius * u, "url(#edge)", line, pen)
    inner = rect(
        edge, edge, w - 2 * edge, h - 2 * edge, max(2, radius - 4) * u, "url(#card)", inner_line, 1.4 * u
    )
    return document(w, h, outer + inner, gradient("edge", stops) + gradient("card", _CARD))


def sheet(w: int, h: int, u: float = 1.0, head: float = 58) -> str:
    """Return a large card for a form, with a painted band of `head` units at its top for the heading."""
    pen, edge, radius = 2.4 * u, 7 * u, 18 * u
    outer = rect(pen / 2, pen / 2, w - pen, h - pen, radius, "url(#edge)", _EDGE_LINE, pen)
    inner = rect(edge, edge, w - 2 * edge, h - 2 * edge, radius - 5 * u, "url(#card)", _CARD_LINE, 1.4 * u)
    corners = (radius - 5 * u, radius - 5 * u, 0.0, 0.0)
    band_outline = rounded(edge, edge, w - 2 * edge, head * u, corners)
    band = path(band_outline, "url(#paint)", _MOSS_LINE, 1.6 * u)
    shine = rect(edge + 10 * u, edge + 3 * u, w - 2 * edge - 20 * u, 2 * u, u, "#8db865", opacity=0.6)
    defs = gradient("edge", _EDGE) + gradient("card", _CARD) + gradient("paint", _PAINT)
    return document(w, h, outer + inner + band + shine, defs)


def button(
    w: int, h: int, u: float = 1.0, kind: ButtonKind = "primary", state: ButtonState = "normal"
) -> str:
    """Return a button; pressed, its face lies on the table."""
    if kind == "slot":
        return _slot(w, h, u, state)
    lip, line, shine = _LIPS[kind]
    if state == "disabled":
        lip, line = _PALE_LIPS[kind]
    pen, depth = 2.2 * u, 5 * u
    sunk = 3 * u if state == "pressed" else 0.0
    radius = min(h * _PEN_SHARE, 17 * u)
    face_h = h - depth - 2 * u
    body = rect(2 * u, depth, w - 4 * u, h - depth - 2 * u, radius, lip, line, pen)
    body += rect(2 * u, 2 * u + sunk, w - 4 * u, face_h, radius, "url(#face)", line, pen)
    if state != "pressed":
        glow = shine * (0.4 if state == "disabled" else 1)
        body += rect(7 * u, 5.5 * u, w - 14 * u, h * 0.3, radius * 0.7, "#ffffff", opacity=glow)
    return document(w, h, body, gradient("face", _FACES[kind, state]))


def button_face(h: int, u: float, state: ButtonState) -> float:
    """Return how many pixels above the middle of a button's picture the middle of its face lies."""
    return (h / 2) - (2 * u + (h - 7 * u) / 2) - (3 * u if state == "pressed" else 0.0)


def top_bar(w: int, h: int, u: float = 1.0) -> str:
    """Return the painted board along the top of a table."""
    body = rect(0, 0, w, h, 0, "url(#paint)") + rect(0, 0, w, 2 * u, 0, "#8db865", opacity=0.6)
    strokes = max(6, int(w / (50 * u)))
    for number in range(strokes):
        # A golden-ratio walk spreads the brush strokes evenly and looks unplanned.
        left = (number * 0.618 % 1) * w
        top = (0.14 + 0.72 * (number * 0.382 % 1)) * h
        length = (80 + 90 * (number * 0.271 % 1)) * u
        bow = (number % 5 - 2) * 0.9 * u
        stroke = f"M{left:.1f} {top:.1f}q{length / 2:.1f} {bow:.1f} {length:.1f} 0"
        colour = "#2b4a1d" if number % 3 else "#86ad60"
        body += path(stroke, "none", colour, 1.2 * u, opacity=0.3)
    return document(w, h, body + rect(0, h - 3 * u, w, 3 * u, 0, _MOSS_LINE), gradient("paint", _PAINT))


def prompt_tag(w: int, h: int, u: float = 1.0) -> str:
    """Return the cream label with pointed ends that the prompt is written on."""
    point = 12 * u
    outer = _tag_path((2.5 * u, 2 * u), w, h, point)
    inner = _tag_path((8 * u, 6 * u), w, h, point * 0.75)
    body = path(outer, "url(#card)", _MOSS_LINE, 2.2 * u) + path(inner, "none", _CARD_LINE, 1.4 * u)
    return document(w, h, body, gradient("card", _CARD))


def label(w: int, h: int, u: float = 1.0) -> str:
    """Return a small painted sign for one or two words in cream."""
    radius = min(8 * u, h * 0.36)
    body = rect(u, 2 * u, w - 2 * u, h - 3 * u, radius, "#24401a")
    body += rect(u, u, w - 2 * u, h - 3.5 * u, radius, "url(#paint)", "#2b4c1c", 1.6 * u)
    body += rect(3.5 * u, 3.2 * u, w - 7 * u, h - 8 * u, radius * 0.7, "none", "#b9d88a", u, line_opacity=0.6)
    return document(w, h, body, gradient("paint", _PAINT))


def field(w: int, h: int, u: float = 1.0, *, active: bool = False) -> str:
    """Return the sunken place that something is written or read in."""
    line = "#d79f24" if active else "#b4935a"
    pen = (2.6 if active else 1.8) * u
    radius = min(10 * u, h * _PEN_SHARE)
    body = rect(pen / 2, pen / 2, w - pen, h - pen, radius, "#fffbf0", line, pen)
    body += rect(pen + 2 * u, pen + u, w - 2 * pen - 4 * u, 2.4 * u, 1.2 * u, "#b4935a", opacity=0.28)
    return document(w, h, body)


def track(w: int, h: int, u: float = 1.0, share: float = 0.0) -> str:
    """Return the groove of a slider, filled with green up to `share` of its length."""
    thick = min(12 * u, h * 0.4)
    top = (h - thick) / 2
    body = rect(u, top, w - 2 * u, thick, thick / 2, "#d9c69c", "#a9874c", 1.6 * u)
    if share > 0:
        length = max(thick, (w - 2 * u) * share)
        body += rect(u, top, length, thick, thick / 2, "url(#face)", "#24401a", 1.6 * u)
    return document(w, h, body, gradient("face", _FACES["primary", "normal"]))


def scroll_groove(w: int, h: int, u: float = 1.0) -> str:
    """Return what the thumb of a scroll bar runs in."""
    thick = min(w * 0.5, 9 * u)
    return document(w, h, rect((w - thick) / 2, 0, thick, h, thick / 2, "#b4935a", opacity=0.25))


def thumb(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """Return the part of a scroll bar that is dragged."""
    pen = 1.6 * u
    thick = min(w * 0.75, 14 * u)
    stops = _GOLD if hot else ("#e3cc9b", "#c9a86a")
    left = (w - thick) / 2
    body = rect(
        left + pen / 2, pen / 2, thick - pen, h - pen, (thick - pen) / 2, "url(#face)", _EDGE_LINE, pen
    )
    return document(w, h, body, gradient("face", stops))


def knob(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """Return the wooden knob of a slider or a switch."""
    radius = min(w, h) / 2 - 1.4 * u
    x, y = w / 2 - radius, h / 2 - radius
    stops = ("#ffe08a", "#e0a935") if hot else ("#fffaf0", "#e3cf9f")
    body = rect(x, y + 1.2 * u, 2 * radius, 2 * radius, radius, "#8a6c3a")
    body += rect(x, y - 0.4 * u, 2 * radius, 2 * radius, radius, "url(#face)", "#8a6c3a", 1.8 * u)
    body += rect(
        x + radius * 0.45,
        y + radius * 0.28,
        radius * 1.1,
        radius * 0.42,
        radius * 0.21,
        "#ffffff",
        opacity=0.8,
    )
    return document(w, h, body, gradient("face", stops))


def switch(w: int, h: int, u: float = 1.0, *, on: bool = False, hot: bool = False) -> str:
    """Return a switch: the knob right on green with a tick, or left on straw."""
    pen = 1.8 * u
    stops: Stops = _FACES["primary", "hover" if hot else "normal"] if on else ("#cdb98c", "#dccba2")
    line = "#24401a" if on else "#a9874c"
    body = rect(pen / 2, pen / 2, w - pen, h - pen, (h - pen) / 2, "url(#face)", line, pen)
    radius = h / 2 - 4 * u
    left = w - h / 2 - radius if on else h / 2 - radius
    body += rect(left, h / 2 - radius, 2 * radius, 2 * radius, radius, "url(#knob)", "#8a6c3a", 1.6 * u)
    if on:
        size = h * 0.17
        x, y = h * 0.55, h / 2
        tick = (
            f"M{x - size:.2f} {y:.2f}l{size * 0.75:.2f} {size * 0.8:.2f}l{size * 1.25:.2f} {-size * 1.6:.2f}"
        )
        body += path(tick, "none", "#fffbf0", 2.6 * u)
    return document(w, h, body, gradient("face", stops) + gradient("knob", ("#fffaf0", "#e3cf9f")))


def divider(w: int, h: int, u: float = 1.0) -> str:
    """Return a fine line between two parts of a card."""
    return document(w, h, rect(0, (h - 2 * u) / 2, w, 2 * u, u, "#d3b880"))


def ring(w: int, h: int, u: float = 1.0) -> str:
    """Return the mark of the focus: gold between two dark lines, which shows on any ground."""
    pen, radius = 3 * u, min(19 * u, min(w, h) * 0.36)
    dark = rect(3 * u, 3 * u, w - 6 * u, h - 6 * u, radius, "none", "#3e2714", pen + 3 * u)
    gold = rect(3 * u, 3 * u, w - 6 * u, h - 6 * u, radius, "none", "#f8d565", pen)
    return document(w, h, dark + gold)


def bubble(  # noqa: PLR0913 - a bubble has this many sides
    w: int,
    h: int,
    u: float = 1.0,
    *,
    tone: Tone = "cream",
    tail: float = 0.0,
    below: bool = True,
    tip: float = 10,
) -> str:
    """Return a speech bubble whose tail of `tip` units points down (or up) at the `tail`th pixel across.

    The body is `h` less the tail high.
    """
    stops, line = _BUBBLES[tone]
    pen = 2.2 * u
    reach = tip * u
    top = pen / 2 if below else reach + pen / 2
    body_h = h - reach - pen
    radius = min(11 * u, body_h / 2)
    half = 7 * u
    at = min(max(tail, pen + radius + half), w - pen - radius - half)
    outline = _bubble_path(pen / 2, top, w - pen, body_h, radius, at, half, reach if below else -reach)
    shine = rect(
        pen + 5 * u,
        top + 3 * u,
        w - 2 * pen - 10 * u,
        2 * u,
        u,
        "#ffffff",
        opacity=0.9 if tone == "cream" else 0.25,
    )
    return document(w, h, path(outline, "url(#face)", line, pen) + shine, gradient("face", stops))


def _slot(w: int, h: int, u: float, state: ButtonState) -> str:
    fill, fill_opacity, line, line_opacity = _SLOTS[state]
    radius = min(11 * u, min(w, h) * _PEN_SHARE)
    pen = 1.4 * u
    body = rect(pen, pen + u, w - 2 * pen, h - 2 * pen - u, radius, fill, opacity=fill_opacity)
    body += rect(pen, pen, w - 2 * pen, h - 2 * pen - u, radius, "none", line, pen, line_opacity=line_opacity)
    return document(w, h, body)


def _tag_path(margin: tuple[float, float], w: int, h: int, point: float) -> str:
    (x, y), middle = margin, h / 2
    return (
        f"M{x + point:.2f} {y:.2f}H{w - x - point:.2f}L{w - x:.2f} {middle:.2f}"
        f"L{w - x - point:.2f} {h - y:.2f}H{x + point:.2f}L{x:.2f} {middle:.2f}Z"
    )


def _bubble_path(  # noqa: PLR0913, PLR0917 - numbers of one outline
    x: float, y: float, w: float, h: float, r: float, at: float, half: float, reach: float
) -> str:
    right, bottom = x + w, y + h
    notch_up = "" if reach > 0 else f"H{at - half:.2f}L{at:.2f} {y + reach:.2f}L{at + half:.2f} {y:.2f}"
    notch_down = (
        "" if reach < 0 else f"H{at + half:.2f}L{at:.2f} {bottom + reach:.2f}L{at - half:.2f} {bottom:.2f}"
    )
    turn = f"A{r:.2f} {r:.2f} 0 0 1"
    return (
        f"M{x + r:.2f} {y:.2f}{notch_up}H{right - r:.2f}{turn} {right:.2f} {y + r:.2f}"
        f"V{bottom - r:.2f}{turn} {right - r:.2f} {bottom:.2f}{notch_down}"
        f"H{x + r:.2f}{turn} {x:.2f} {bottom - r:.2f}V{y + r:.2f}{turn} {x + r:.2f} {y:.2f}Z"
    )
