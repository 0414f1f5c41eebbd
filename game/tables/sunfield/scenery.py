"""Large parts of the table as SVG text, drawn for exactly their size: boards, cloth, the barrow's place."""

from __future__ import annotations

from typing import Final

from ui.svg import document, gradient, path, rect

_WOOD: Final = ("#e3bd84", "#c6965a")
_SKY: Final = ("#bfe3e8", "#f3f4d3")
_FAR: Final = ("#b7db83", "#8fc05a")
_NEAR: Final = ("#8fc25a", "#5e9a3c")
_EDGE: Final = ("#fffaec", "#e0cb9c")
_LINEN: Final = ("#fdf8ea", "#f3e7cb")
_CHECK: Final = "#d67f5e"


def board(w: int, h: int, u: float = 1.0) -> str:
    """A board of pale planks with a little grain."""
    body = rect(u, 3 * u, w - 2 * u, h - 4 * u, 12 * u, "#7a5330")
    body += rect(u, u, w - 2 * u, h - 4.5 * u, 12 * u, "url(#wood)", "#6b4426", 2 * u)
    plank = 50 * u
    count = max(1, int(h / plank))
    for number in range(1, count + 1):
        y = 4 * u + number * plank
        if y < h - 12 * u:
            body += path(f"M{4 * u:.1f} {y:.1f}H{w - 4 * u:.1f}", "none", "#8a5c30", 1.4 * u, opacity=0.55)
            body += path(
                f"M{4 * u:.1f} {y + 1.6 * u:.1f}H{w - 4 * u:.1f}", "none", "#f6dcae", 1.2 * u, opacity=0.6
            )
    body += _grain(w, h, u)
    shine = rect(7 * u, 4 * u, w - 14 * u, 2.4 * u, 1.2 * u, "#fbe8c2", opacity=0.8)
    return document(w, h, body + shine, gradient("wood", _WOOD))


def _grain(w: int, h: int, u: float) -> str:
    """Fine lines along the planks: a golden-ratio walk spreads them and looks unplanned."""
    dark: list[str] = []
    light: list[str] = []
    for number in range(max(8, round(w * h / (3600 * u * u)))):
        left = 10 * u + (number * 0.618 % 1) * max(1.0, w - 110 * u)
        top = 12 * u + (number * 0.382 % 1) * max(1.0, h - 28 * u)
        length = (34 + 46 * (number * 0.271 % 1)) * u
        bow = (number % 5 - 2) * 0.7 * u
        stroke = f"M{left:.1f} {top:.1f}q{length / 2:.1f} {bow:.1f} {length:.1f} 0"
        (dark if number % 3 else light).append(stroke)
    return path("".join(dark), "none", "#9a6a38", u, opacity=0.42) + path(
        "".join(light), "none", "#f2d39d", u, opacity=0.55
    )


def cloth(w: int, h: int, u: float = 1.0) -> str:
    """A checked cloth with a scalloped hem and a seam."""
    body = path(_hem(w, h, u), "url(#linen)", "#c9a46a", 1.6 * u)
    rim, check = 8 * u, 24.4 * u
    inner_w, inner_h = w - 2 * rim, h - 2 * rim
    across = "".join(
        f"M{rim + x * 2 * check:.1f} {rim:.1f}h{min(check, inner_w - x * 2 * check):.1f}v{inner_h:.1f}"
        f"h{-min(check, inner_w - x * 2 * check):.1f}z"
        for x in range(int(inner_w / (2 * check)) + 1)
        if inner_w - x * 2 * check > 0
    )
    down = "".join(
        f"M{rim:.1f} {rim + y * 2 * check:.1f}h{inner_w:.1f}v{min(check, inner_h - y * 2 * check):.1f}"
        f"h{-inner_w:.1f}z"
        for y in range(int(inner_h / (2 * check)) + 1)
        if inner_h - y * 2 * check > 0
    )
    body += path(across, _CHECK, opacity=0.19) + path(down, _CHECK, opacity=0.19)
    body += rect(rim, rim, inner_w, inner_h, 0, "none", "#c5623a", 1.4 * u, line_opacity=0.5)
    body += path(_seam(w, h, u), "none", "#c5623a", 1.3 * u, opacity=0.6)
    body += rect(rim, rim, inner_w, inner_h, 0, "url(#light)")
    light = (
        '<radialGradient id="light" cx="50%" cy="46%" r="60%"><stop offset="0" stop-color="#fffbe8" '
        'stop-opacity="0.6"/><stop offset="0.6" stop-color="#fffbe8" stop-opacity="0.2"/>'
        '<stop offset="1" stop-color="#fffbe8" stop-opacity="0"/></radialGradient>'
    )
    return document(w, h, body, gradient("linen", _LINEN) + light)


def _hem(w: int, h: int, u: float) -> str:
    """The outline of the cloth in small bows."""
    rim = 4 * u
    across = max(1, round((w - 2 * rim) / (12.2 * u)))
    down = max(1, round((h - 2 * rim) / (12.2 * u)))
    dx, dy = (w - 2 * rim) / across, (h - 2 * rim) / down
    bow = 5 * u
    top = f"q{dx / 2:.2f} {-bow:.2f} {dx:.2f} 0" * across
    right = f"q{bow:.2f} {dy / 2:.2f} 0 {dy:.2f}" * down
    bottom = f"q{-dx / 2:.2f} {bow:.2f} {-dx:.2f} 0" * across
    left = f"q{-bow:.2f} {-dy / 2:.2f} 0 {-dy:.2f}" * down
    return f"M{rim:.1f} {rim:.1f}{top}{right}{bottom}{left}z"


def _seam(w: int, h: int, u: float) -> str:
    """Stitches inside the rim: separate strokes, for a dashed rectangle is drawn wrong."""
    rim, stitch = 13 * u, 9 * u
    strokes = []
    for number in range(int((w - 2 * rim - stitch) / stitch)):
        x = rim + stitch * (number + 0.5)
        strokes += [f"M{x:.1f} {y:.1f}h{stitch * 0.55:.1f}" for y in (rim, h - rim)]
    for number in range(int((h - 2 * rim - stitch) / stitch)):
        y = rim + stitch * (number + 0.5)
        strokes += [f"M{x:.1f} {y:.1f}v{stitch * 0.55:.1f}" for x in (rim, w - rim)]
    return "".join(strokes)


def barrow_place(w: int, h: int, u: float = 1.0) -> str:
    """A framed view over the meadow, with the post that carries pouch and signs at the right.

    ``u`` is pixels per unit of the scene of 352 x 224, which stands at the bottom.
    """
    body = _sky(w, h, u) + _meadow(w, h, u) + _post(w, h, u)
    sun = (
        '<radialGradient id="sun" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="#fff6c0" '
        'stop-opacity="0.95"/><stop offset="1" stop-color="#fff6c0" stop-opacity="0"/></radialGradient>'
    )
    paints = [
        ("edge", _EDGE),
        ("sky", _SKY),
        ("far", _FAR),
        ("near", _NEAR),
        ("post", ("#b98347", "#8a5a2e")),
    ]
    return document(w, h, body, sun + "".join(gradient(name, stops) for name, stops in paints))


def _sky(w: int, h: int, u: float) -> str:
    """The frame, and the sky with sun and clouds."""
    edge = 6 * u
    body = rect(u, 2 * u, w - 2 * u, h - 3 * u, 10 * u, "#b08f57")
    body += rect(u, u, w - 2 * u, h - 3.5 * u, 10 * u, "url(#edge)", "#7b5c30", 1.8 * u)
    body += rect(edge, edge, w - 2 * edge, h - 2 * edge - u, 7 * u, "url(#sky)", "#5d7f4a", 1.2 * u)
    body += (
        f'<ellipse cx="{46 * u:.1f}" cy="{44 * u:.1f}" rx="{80 * u:.1f}" ry="{38 * u:.1f}" fill="url(#sun)"/>'
    )
    for x, y, size in ((0.34, 30 * u, 1.0), (0.62, 46 * u, 0.8)):
        body += path(_cloud(w * x, y, size * u), "#fffef8", opacity=0.9)
    return body


def _meadow(w: int, h: int, u: float) -> str:
    """Two hills and the grass in front."""
    edge = 6 * u
    left, right, ground = edge + 0.6 * u, w - edge - 0.6 * u, h - edge - 1.6 * u
    wide = right - left
    far = ground - 118 * u
    body = path(
        f"M{left:.1f} {far + 30 * u:.1f}q{wide * 0.18:.1f} {-34 * u:.1f} {wide * 0.42:.1f} {-6 * u:.1f}"
        f"t{wide * 0.32:.1f} {-8 * u:.1f}t{wide * 0.26:.1f} {4 * u:.1f}V{ground - 2 * u:.1f}H{left:.1f}z",
        "url(#far)",
    )
    near = ground - 78 * u
    low = _bottom(left, right, ground, 6 * u)
    body += path(
        f"M{left:.1f} {near + 12 * u:.1f}q{wide * 0.2:.1f} {-14 * u:.1f} {wide * 0.45:.1f} {-2 * u:.1f}"
        f"t{wide * 0.55:.1f} {-6 * u:.1f}{low}",
        "url(#near)",
    )
    body += path(_tufts(left, wide, ground, u), "none", "#3f6b2b", 1.5 * u, opacity=0.55)
    body += path(
        f"M{left + 12 * u:.1f} {ground - 22 * u:.1f}q{wide * 0.2:.1f} {10 * u:.1f} {wide * 0.62:.1f} 0",
        "none",
        "#4a7d31",
        7 * u,
        opacity=0.35,
    )
    return body


def _bottom(left: float, right: float, ground: float, round_by: float) -> str:
    """From the right edge down, along the round bottom of the frame, and closed."""
    return (
        f"L{right:.1f} {ground - round_by:.1f}q0 {round_by:.1f} {-round_by:.1f} {round_by:.1f}"
        f"H{left + round_by:.1f}q{-round_by:.1f} 0 {-round_by:.1f} {-round_by:.1f}z"
    )


def _cloud(x: float, y: float, s: float) -> str:
    return (
        f"M{x:.1f} {y:.1f}c{-7 * s:.1f} 0 {-7 * s:.1f} {-10 * s:.1f} {s:.1f} {-10 * s:.1f} {1.2 * s:.1f} "
        f"{-7.5 * s:.1f} {14 * s:.1f} {-8.8 * s:.1f} {16.5 * s:.1f} {-1.2 * s:.1f} {7.5 * s:.1f} "
        f"{-1.2 * s:.1f} {10 * s:.1f} {8.8 * s:.1f} {3.8 * s:.1f} {11.2 * s:.1f}z"
    )


def _tufts(left: float, wide: float, ground: float, u: float) -> str:
    """Grass here and there."""
    strokes = []
    for number in range(14):
        x = left + 12 * u + (number * 0.618 % 1) * (wide - 24 * u)
        y = ground - (6 + 52 * (number * 0.382 % 1)) * u
        strokes.append(f"M{x:.1f} {y:.1f}l{-3 * u:.1f} {-4 * u:.1f}m{3 * u:.1f} {4 * u:.1f}v{-6.5 * u:.1f}")
        strokes.append(f"m0 {6.5 * u:.1f}l{3 * u:.1f} {-4 * u:.1f}")
    return "".join(strokes)


def _post(w: int, h: int, u: float) -> str:
    """The post with its shelf; the pouch stands on it and the signs hang below."""
    x = (w - 352 * u) / 2 + 298 * u
    top = h - 224 * u
    body = rect(x - 6 * u, top + 104 * u, 12 * u, 112 * u, 3 * u, "url(#post)", "#3e2714", 2 * u)
    body += rect(x - 50 * u, top + 99 * u, 100 * u, 10 * u, 4 * u, "url(#post)", "#3e2714", 2 * u)
    return body + rect(x - 46 * u, top + 101 * u, 92 * u, 2 * u, u, "#e6bb7c", opacity=0.8)
