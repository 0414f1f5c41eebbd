"""How boxes, coins and beds are printed on the sheet: SVG elements in units of the sheet."""

from __future__ import annotations

from typing import Final

from game.tables.three_sisters.places import BOX, Area, Spot
from game.tables.three_sisters.sketch import Sketch
from ui.svg import path, rect

PAPER_WHITE: Final = "#fffdf6"
COIN_INK: Final = (74, 47, 27)
GHOST: Final = 105
"""How strong a picture in an empty circle is."""

FIGURE: Final = (138, 94, 42)
"""The colour of points in an empty circle."""


def disc(  # noqa: PLR0913, PLR0917 - the attributes of the element
    x: float,
    y: float,
    radius: float,
    fill: str,
    line: str = "none",
    pen: float = 0.0,
    *,
    opacity: float = 1.0,
) -> str:
    """A circle."""
    pen_text = "" if line == "none" else f' stroke="{line}" stroke-width="{pen:.2f}"'
    paint = "" if opacity >= 1 else f' fill-opacity="{opacity:.2f}"'
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{fill}"{paint}{pen_text}/>'


def card(  # noqa: PLR0913, PLR0917 - a field and its edge
    sketch: Sketch, area: Area, fill: str, line: str, radius: float = 12.0, pen: float = 1.8
) -> None:
    """A field of colour with a line of light along its top."""
    sketch.add(
        rect(area.x, area.y, area.w, area.h, radius, fill, line, pen),
        path(
            f"M{area.x + radius:.1f} {area.y + 3.4:.1f}H{area.right - radius:.1f}",
            "none",
            "#ffffff",
            2,
            opacity=0.8,
        ),
    )


def square(
    sketch: Sketch, spot: Spot, line: str = "#9a7d58", fill: str = PAPER_WHITE, side: float = BOX
) -> None:
    """An empty square."""
    half = side / 2 - 0.7
    sketch.add(rect(spot.x - half, spot.y - half, 2 * half, 2 * half, 4.6, fill, line, 1.8))


def circle(  # noqa: PLR0913 - what stands in a circle
    sketch: Sketch,
    spot: Spot,
    line: str = "#8a5e2a",
    fill: str = "#fff6dc",
    *,
    points: int = 0,
    ghost: str = "",
) -> None:
    """An empty circle: its points as a figure, else a pale picture of what it gives."""
    sketch.add(disc(spot.x, spot.y, BOX / 2 + 0.4, fill, line, 2))
    if points:
        sketch.text(str(points), spot.x, spot.y, 15, "head", FIGURE)
    elif ghost:
        sketch.picture(ghost, spot.x, spot.y, BOX - 5, alpha=GHOST)


def coin(sketch: Sketch, x: float, y: float, text: str, side: float = 25.0) -> None:
    """Points at the end, as a gold coin; a picture stands on it where ``text`` names one."""
    shade = sketch.shade("#ffe996", "#e3ac30")
    glint = side * 0.33
    sketch.add(
        disc(x, y, side / 2, shade, "#8d5c0d", 1.8),
        path(
            f"M{x - side * 0.3:.1f} {y - side * 0.1:.1f}A{glint:.1f} {glint:.1f} 0 0 1 "
            f"{x:.1f} {y - glint:.1f}",
            "none",
            "#fffbe6",
            1.8,
            opacity=0.9,
        ),
    )
    if "/" in text:
        sketch.picture(text, x, y, side * 0.74)
    else:
        sketch.text(text, x, y, 15 if len(text) < 3 else 13, "head", COIN_INK)


def arrow(sketch: Sketch, x: float, y: float, colour: str = "#8a6c4a") -> None:
    """A small sign that one thing leads to another."""
    sketch.add(
        path(f"M{x - 3.5:.1f} {y - 5:.1f}L{x + 3:.1f} {y:.1f}L{x - 3.5:.1f} {y + 5:.1f}", "none", colour, 2.6)
    )


def heading(sketch: Sketch, area: Area, picture: str, text: str) -> None:
    """A section's picture and name in its top left corner."""
    sketch.picture(picture, area.x + 26, area.y + 20, 30)
    sketch.text(text, area.x + 48, area.y + 20, 20, "head", anchor="left")
