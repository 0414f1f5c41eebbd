"""Texts on pieces: sizes in units of the picture, a little larger where texts are wanted large."""

from __future__ import annotations

import pygame

from ui import panels
from ui.brush import Anchor, Brush
from ui.fonts import Style
from ui.palette import INK, PAPER, PINE, Colour
from ui.svg import document, rect

_LARGEST = 1.35


def pixels(brush: Brush, p: float, size: float) -> float:
    """Pixels of type of ``size`` units on a piece drawn at ``p`` pixels a unit."""
    return size * p * min(_LARGEST, max(1.0, brush.u / brush.k))


def write(  # noqa: PLR0913 - what a line of text is made of
    brush: Brush,
    p: float,
    text: str,
    position: tuple[float, float],
    size: float,
    style: Style = "bold",
    colour: Colour = INK,
    *,
    anchor: Anchor = "left",
    width: int = 0,
    shadow: Colour | None = None,
) -> pygame.Rect:
    """Write one line on a piece; with ``width`` it is made to fit."""
    units = pixels(brush, p, size) / brush.u
    return brush.text(text, position, units, style, colour, anchor=anchor, width=width, shadow=shadow)


def tag(w: int, h: int, u: float = 1.0) -> str:
    """A small cream tag with round ends, for a count."""
    body = rect(u, 2 * u, w - 2 * u, h - 3 * u, h / 2, "#b08e58")
    body += rect(u, u, w - 2 * u, h - 3.5 * u, h / 2, "#fffbf0", "#7a5a36", 1.5 * u)
    return document(w, h, body)


def slate_tag(w: int, h: int, u: float = 1.0) -> str:
    """A dark field on the slate, for what is being put together."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 12 * u, "#22383f", "#7fa3a5", 1.6 * u, opacity=0.82)
    return document(w, h, body)


def yellow_glow(w: int, h: int, u: float = 1.0) -> str:
    """Pale yellow around what is chosen."""
    body = rect(0, 0, w, h, 15 * u, "#fff3a8", opacity=0.35)
    body += rect(2.5 * u, 2.5 * u, w - 5 * u, h - 5 * u, 13 * u, "#fffbd0", "#ffe97a", 3 * u)
    return document(w, h, body)


def lime_glow(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """Lime around what would accept what is held, or can be picked up."""
    pen = (4.5 if hot else 3) * u
    body = rect(0, 0, w, h, 15 * u, "#c9f27a", opacity=0.3)
    body += rect(
        pen, pen, w - 2 * pen, h - 2 * pen, 12 * u, "none", "#3f6b2b", pen + 2 * u, line_opacity=0.55
    )
    body += rect(pen, pen, w - 2 * pen, h - 2 * pen, 12 * u, "none", "#c9f27a", pen)
    return document(w, h, body)


def lime_ring(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """A lime rim alone, for what must stay as it looks."""
    pen = (5 if hot else 3.5) * u
    dark = rect(
        pen, pen, w - 2 * pen, h - 2 * pen, 14 * u, "none", "#24421a", pen + 2.5 * u, line_opacity=0.6
    )
    return document(w, h, dark + rect(pen, pen, w - 2 * pen, h - 2 * pen, 14 * u, "none", "#c9f27a", pen))


def veil(w: int, h: int, u: float = 1.0) -> str:
    """A dark green veil over what is gone."""
    return document(w, h, rect(0, 0, w, h, 13 * u, "#1d3a2c", opacity=0.62))


def count_tag(
    brush: Brush, p: float, text: str, centre: tuple[int, int], size: float = 14, *, right: bool = False
) -> pygame.Rect:
    """A cream tag with a few words, as wide as they need; with ``right`` its right end is given."""
    px = round(pixels(brush, p, size))
    wide = brush.context.fonts.size(text, "bold", px)[0]
    place = pygame.Rect(0, 0, wide + round(22 * p), round(px * 1.75))
    if right:
        place.midright = centre
    else:
        place.center = centre
    brush.panel(place, 1.5, tag)
    write(brush, p, text, (place.centerx, place.centery - p), size, anchor="centre")
    return place


def sign(brush: Brush, p: float, text: str, area: pygame.Rect, size: float = 19) -> None:
    """A painted sign with a name."""
    brush.panel(area, 1.5, panels.label)
    write(
        brush,
        p,
        text,
        (area.centerx, area.centery - 0.6 * p),
        size,
        "head",
        PAPER,
        anchor="centre",
        width=area.width - round(14 * p),
        shadow=PINE,
    )
