"""The rondel: a painted disc of seven spaces, its pins, Edith's pawn, and what lies on it."""

from __future__ import annotations

from math import ceil, cos, radians, sin
from typing import Final

import pygame

from game.tables.three_sisters.icons import space_pictures
from game.tables.three_sisters.lettering import LEAST, write
from game.tables.three_sisters.printing import disc
from game.tables.three_sisters.rondel_plan import HUB, RADIUS, RIM, Wheel, edges
from game.tables.three_sisters.sketch import scaled
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.rondel import COMPOST_GOODS, SPACES
from ui.brush import Brush
from ui.svg import document, gradient, path

_FIGURE_SHARE: Final = 0.72
_COLOURS: Final = (
    ("#ffe6a6", "#efc25e"),
    ("#cfe8a0", "#93c25c"),
    ("#f6c9a0", "#dd9560"),
    ("#dcb88c", "#b4834f"),
    ("#ffe6a6", "#efc25e"),
    ("#f6c9a0", "#dd9560"),
    ("#f7bdb0", "#dd7c68"),
)


def _point(middle: float, angle: float, radius: float) -> tuple[float, float]:
    turn = radians(angle)
    return middle + radius * sin(turn), middle - radius * cos(turn)


def _outline(middle: float, s: float, space: int, inset: float = 0.0) -> str:
    """A space's edge: from the hub outwards and back."""
    start, end = edges(space)
    outer, inner = (RADIUS - inset) * s, (HUB + inset) * s
    slant = inset * 0.35
    x0, y0 = _point(middle, start + slant, outer)
    x1, y1 = _point(middle, end - slant, outer)
    x2, y2 = _point(middle, end - slant * 2, inner)
    x3, y3 = _point(middle, start + slant * 2, inner)
    return (
        f"M{x0:.1f} {y0:.1f}A{outer:.1f} {outer:.1f} 0 0 1 {x1:.1f} {y1:.1f}"
        f"L{x2:.1f} {y2:.1f}A{inner:.1f} {inner:.1f} 0 0 0 {x3:.1f} {y3:.1f}Z"
    )


def wheel_disc(w: int, h: int, u: float) -> str:
    """The disc with its rim, spaces and hub; ``u`` is pixels per unit of the rondel."""
    c = w / 2
    defs = gradient("rim", ("#c08a55", "#80502a")) + gradient("hub", ("#fff8e4", "#e9d3a2"))
    body = disc(c, c, (RADIUS + RIM - 2) * u, "url(#rim)", "#452710", 2.6 * u)
    body += disc(c, c, (RADIUS + 5) * u, "none", "#e6b97f", 1.6 * u)
    for space in range(SPACES):
        defs += gradient(f"space{space}", _COLOURS[space])
        body += path(_outline(c, u, space), f"url(#space{space})", "#6b4426", 2 * u)
        start, end = edges(space)
        radius = (RADIUS - 5) * u
        x0, y0 = _point(c, start + 2, radius)
        x1, y1 = _point(c, end - 2, radius)
        shine = f"M{x0:.1f} {y0:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {x1:.1f} {y1:.1f}"
        body += path(shine, "none", "#fffbe6", 2 * u, opacity=0.55)
    body += disc(c, c, (HUB - 3) * u, "url(#hub)", "#6b4426", 2.4 * u)
    body += disc(c, c, (HUB - 9) * u, "none", "#c9ab78", 1.4 * u)
    return document(w, h, body, defs)


def lit_space(w: int, h: int, u: float, space: int = 0, *, hot: bool = False) -> str:
    """The frame of a space that would accept what is brought."""
    outline = _outline(w / 2, u, space, 3)
    body = path(outline, "#fff6c8", "#fff0a8", 12 * u, opacity=0.4 if hot else 0.22)
    body += path(outline, "none", "#c9ee7e" if hot else "#e8902a", 5 * u)
    return document(w, h, body)


def count_disc(w: int, h: int, u: float) -> str:
    """A pale disc for a figure."""
    return document(w, h, disc(w / 2, h / 2, min(w, h) / 2 - 1, "#fffbf0", "#6b4426", max(1.0, 1.8 * u)))


def draw_wheel(brush: Brush, wheel: Wheel, *, solo: bool) -> None:
    """The disc and everything printed on it."""
    s = wheel.s
    scaled(brush, brush.surface, s).panel(wheel.rect, 9, wheel_disc)
    for space in range(SPACES):
        pictures = space_pictures(space)
        for number, picture in enumerate(pictures):
            rect = wheel.picture(space, number, len(pictures))
            brush.picture(picture, rect)
            if space == COMPOST_GOODS:
                _draw_count(brush, rect, "14"[number], s)
    pin = wheel.pin(COMPONENTS.pushpin)
    brush.picture("three_sisters/gold_pin", pin, lift=2)
    if solo:
        for space in COMPONENTS.blue_pushpins:
            _draw_blue_pin(brush, wheel, space)


def _draw_count(brush: Brush, picture: pygame.Rect, figure: str, s: float) -> None:
    """A figure at the lower right corner of a picture."""
    side = max(round(26 * s), ceil(LEAST * brush.k / _FIGURE_SHARE))
    spot = pygame.Rect(0, 0, side, side)
    spot.center = (round(picture.right - 6 * s), round(picture.bottom - 6 * s))
    scaled(brush, brush.surface, s).panel(spot, 0, count_disc)
    write(brush, figure, spot.center, side * _FIGURE_SHARE, "head", anchor="centre")


def _draw_blue_pin(brush: Brush, wheel: Wheel, space: int) -> None:
    """Solo: the pin beside the section from which Farmer Edith takes."""
    number = 0 if COMPONENTS.blue_pushpins[space] == "apiary" else 1
    picture = wheel.picture(space, number, 2)
    side = round(30 * wheel.s)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (picture.right - round(4 * wheel.s), picture.top + round(4 * wheel.s))
    brush.picture("three_sisters/blue_pin", rect, lift=1)


def draw_lit_space(brush: Brush, wheel: Wheel, space: int, *, hot: bool) -> None:
    """Shows that a space would accept what is brought."""
    scaled(brush, brush.surface, wheel.s).panel(wheel.rect, 0, lit_space, space, hot=hot)
