"""A plot of scores over time, drawn as everything else: in our own hand."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import pygame

from ui.brush import Brush
from ui.svg import document, path, rect

MOST_POINTS: Final = 160
_EDGE: Final = 8


def thinned(values: Sequence[float]) -> tuple[float, ...]:
    """As many values as a plot can show, spread evenly; the first and the last among them."""
    if len(values) <= MOST_POINTS:
        return tuple(values)
    step = (len(values) - 1) / (MOST_POINTS - 1)
    return tuple(values[round(place * step)] for place in range(MOST_POINTS))


def draw_plot(brush: Brush, rect: pygame.Rect, points: Sequence[float], trend: Sequence[float]) -> None:
    """Draws the plot into a rectangle; kept by the art as long as nothing changes."""
    art = brush.context.art
    what = f"{rect.size}/{brush.u}/{points}/{trend}"
    name = f"plot-{blake2b(what.encode(), digest_size=12).hexdigest()}"
    if not art.has(name):
        art.built(name, plot(rect.width, rect.height, brush.u, points, trend), rect.width, rect.height)
    art.draw(brush.surface, name, rect)


def plot(w: int, h: int, u: float = 1.0, points: Sequence[float] = (), trend: Sequence[float] = ()) -> str:
    """The points as dots, the trend as a line, on three ruled lines."""
    low, high = min(points, default=0.0), max(points, default=1.0)
    reach = (high - low) or 1.0
    edge = _EDGE * u
    across = (w - 2 * edge) / max(1, len(points) - 1)

    def at(place: int, value: float) -> tuple[float, float]:
        x = edge + place * across if len(points) > 1 else w / 2
        share = (value - low) / reach if high > low else 0.5
        return x, h - edge - share * (h - 2 * edge)

    body = "".join(
        path(f"M{edge:.1f} {y:.1f}H{w - edge:.1f}", "none", "#decba0", 1.2 * u)
        for y in (edge, h / 2, h - edge)
    )
    radius = max(1.4, (3.4 if len(points) < 60 else 2.2) * u)
    for place, value in enumerate(points):
        x, y = at(place, value)
        body += rect(x - radius, y - radius, 2 * radius, 2 * radius, radius, "#c9a86a")
    if len(trend) > 1:
        line = "L".join("{:.1f} {:.1f}".format(*at(place, value)) for place, value in enumerate(trend))
        body += path(f"M{line}", "none", "#3f6b2b", 3 * u)
    return document(w, h, body)
