"""SVG text, in the part of the language that the rasteriser draws."""

from collections.abc import Sequence


def document(w: float, h: float, body: str, defs: str = "") -> str:
    """Return a whole picture of `w` x `h` units."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


def gradient(name: str, stops: Sequence[str]) -> str:
    """Return a gradient from top to bottom with the colours evenly apart."""
    last = max(1, len(stops) - 1)
    marks = "".join(
        f'<stop offset="{place / last:g}" stop-color="{colour}"/>' for place, colour in enumerate(stops)
    )
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{marks}</linearGradient>'


def rect(  # noqa: PLR0913, PLR0917 - the attributes of the element
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float,
    fill: str,
    line: str = "none",
    pen: float = 0.0,
    *,
    opacity: float = 1.0,
    line_opacity: float = 1.0,
) -> str:
    """Return a rectangle with round corners; nothing when it has no size."""
    if w <= 0 or h <= 0:
        return ""
    round_by = max(0.0, min(radius, w / 2, h / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{round_by:.2f}" fill="{fill}"'
        f"{_opacity('fill', opacity)}{_pen(line, pen)}{_opacity('stroke', line_opacity)}/>"
    )


def path(outline: str, fill: str, line: str = "none", pen: float = 0.0, *, opacity: float = 1.0) -> str:
    """Return a path with round joints; `opacity` is of fill and line."""
    return (
        f'<path d="{outline}" fill="{fill}"{_opacity("fill", opacity)}{_pen(line, pen)}'
        f'{_opacity("stroke", opacity)} stroke-linejoin="round" stroke-linecap="round"/>'
    )


def rounded(x: float, y: float, w: float, h: float, radii: tuple[float, float, float, float]) -> str:
    """Return the outline of a rectangle with a radius for each corner, clockwise from the top left."""
    a, b, c, d = radii
    return (
        f"M{x + a:.2f} {y:.2f}H{x + w - b:.2f}{_corner(b, x + w, y + b)}V{y + h - c:.2f}"
        f"{_corner(c, x + w - c, y + h)}H{x + d:.2f}{_corner(d, x, y + h - d)}V{y + a:.2f}"
        f"{_corner(a, x + a, y)}Z"
    )


def _corner(radius: float, x: float, y: float) -> str:
    return f"A{radius:.2f} {radius:.2f} 0 0 1 {x:.2f} {y:.2f}" if radius else f"L{x:.2f} {y:.2f}"


def _opacity(of: str, value: float) -> str:
    return "" if value >= 1 else f' {of}-opacity="{value:.2f}"'


def _pen(line: str, pen: float) -> str:
    return "" if line == "none" else f' stroke="{line}" stroke-width="{pen:.2f}"'
