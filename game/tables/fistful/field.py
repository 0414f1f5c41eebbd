"""The field as it is drawn: plots, plants, what is lit, what scores."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import pygame

from game.tables.fistful.arrangement import plot_id
from rules.fistful.components import APPLE, CARROT, EMPTY, HOUSE, KIND_NAMES, POTATO, WHEAT
from rules.fistful.field import COLUMNS, FARMHOUSE, SIZE
from rules.fistful.scoring import Gain
from ui.brush import Brush
from ui.layout import Layout
from ui.palette import PAPER, Colour, hex_of

SPROUT, YOUNG, GROWN = 1, 2, 3
"""How far a plant has grown: as it drops, until the round ends, from then on."""

Stroke: TypeAlias = tuple[float, Colour, int]
"""Width in units, colour, opacity from 0 to 255."""

_TWINE: Final[tuple[Stroke, ...]] = (
    (22, (255, 196, 106), 70),
    (13, (255, 196, 106), 95),
    (7.5, (107, 58, 20), 220),
    (4.4, (251, 227, 176), 255),
)
_GLOW: Final = {WHEAT: (255, 214, 92), APPLE: (232, 96, 74), POTATO: (170, 132, 206)}


@dataclass(slots=True)
class FieldLook:
    """How the field looks now.

    ``kinds`` are 25 kinds; ``growth`` per plot, 3 where nothing is said; ``free`` and ``hot`` the
    plots that would accept what is held and the one it is over; ``ghost`` a seed that is about to
    be planted; ``gains`` what is shown as scoring; ``marks`` the emblem on a plot's corner;
    ``unseen`` plots whose plant is drawn by somebody else just now; ``scale`` per plot, a plant
    that pops up.
    """

    kinds: Sequence[int]
    growth: Mapping[int, int] = field(default_factory=dict)
    free: Collection[int] = ()
    hot: int | None = None
    ghost: tuple[int, int] | None = None
    gains: Sequence[tuple[int, Gain]] = ()
    marks: Mapping[int, str] = field(default_factory=dict)
    unseen: Collection[int] = ()
    scale: Mapping[int, float] = field(default_factory=dict)
    dim: bool = False


def draw_ground(brush: Brush, layout: Layout) -> None:
    """The board, its plots and the farmhouse: what never changes during a match."""
    brush.picture("fistful/field_board", layout["board"].rect, lift=6)
    for plot in range(SIZE):
        rect = layout[plot_id(plot)].rect
        if plot == FARMHOUSE:
            brush.picture("fistful/farmhouse", rect, lift=2)
        else:
            brush.picture(f"fistful/plot_{1 + plot % 3}", rect, lift=1.5)


def draw_field(brush: Brush, layout: Layout, look: FieldLook) -> None:
    """Targets, scoring marks, plants, ghosts and the marks of the last moves, over the ground."""
    for plot in look.free:
        if plot != look.hot:
            brush.picture("fistful/target", layout[plot_id(plot)].rect)
    if look.hot is not None:
        brush.picture("fistful/target_hot", layout[plot_id(look.hot)].rect)
    for kind, gain in look.gains:
        _draw_gain(brush, layout, kind, gain)
    for plot, kind in enumerate(look.kinds):
        if kind not in (EMPTY, HOUSE) and plot not in look.unseen:
            _draw_plant(brush, layout, plot, look)
    if look.ghost is not None:
        kind, plot = look.ghost
        rect = plant_rect(layout[plot_id(plot)].rect)
        brush.picture(plant_art(kind, SPROUT), rect, alpha=190)
    for plot, emblem in look.marks.items():
        rect = layout[plot_id(plot)].rect
        side = round(rect.width * 0.29)
        brush.picture(
            emblem,
            pygame.Rect(rect.right - round(side * 0.78), rect.top - round(side * 0.26), side, side),
            lift=1,
        )


def plant_art(kind: int, growth: int, plot: int = 0) -> str:
    """The picture of a plant; apple trees grow in two shapes."""
    variant = "b" if kind == APPLE and growth == GROWN and (plot + plot // COLUMNS) % 2 else ""
    return f"fistful/plant_{KIND_NAMES[kind - 1]}_{growth}{variant}"


def plant_rect(plot: pygame.Rect) -> pygame.Rect:
    """A plant stands a little higher than its plot."""
    return plot.move(0, -round(plot.height * 0.03))


def _draw_plant(brush: Brush, layout: Layout, plot: int, look: FieldLook) -> None:
    rect = plant_rect(layout[plot_id(plot)].rect)
    art = plant_art(look.kinds[plot], look.growth.get(plot, GROWN), plot)
    scale = look.scale.get(plot, 1.0)
    if scale >= 0.999 and scale <= 1.001:
        brush.picture(art, rect, lift=1.5)
        return
    size = (max(1, round(rect.width * scale)), max(1, round(rect.height * scale)))
    whole = brush.context.art.get(art, rect.width, rect.height)
    small = pygame.transform.smoothscale(whole, size)
    foot = rect.bottom - round(rect.height * 0.14)
    brush.surface.blit(small, (rect.centerx - size[0] // 2, foot - round(size[1] * 0.86)))


def _draw_gain(brush: Brush, layout: Layout, kind: int, gain: Gain) -> None:
    """Garden twine under a line of carrots, glowing edges between the others."""
    plots, _points = gain
    centres = [layout[plot_id(plot)].rect.center for plot in plots]
    lower = round(layout[plot_id(plots[0])].rect.height * 0.085)
    if kind == CARROT:
        first, last = centres[0], centres[-1]
        stroke(brush, (first[0], first[1] + lower), (last[0], last[1] + lower))
        return
    colour = _GLOW[kind]
    if len(plots) == 1:
        ring(brush, layout[plot_id(plots[0])].rect, colour)
        return
    hub = centres[0]
    for centre in centres[1:]:
        band(brush, hub, centre, colour)
    if kind == POTATO:
        for plot in plots[1:]:
            ring(brush, layout[plot_id(plot)].rect, colour)


def stroke(brush: Brush, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A piece of garden twine between two points."""
    _line(brush, start, end, _TWINE)


def band(brush: Brush, start: tuple[int, int], end: tuple[int, int], colour: Colour) -> None:
    """A soft bright band between two plots."""
    _line(brush, start, end, ((30, colour, 60), (20, colour, 90), (9, PAPER, 230)))


def ring(brush: Brush, plot: pygame.Rect, colour: Colour) -> None:
    """A soft bright frame around a plot."""
    tone = hex_of(colour)
    name = f"ring_{tone}"
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 104" width="104" height="104">'
        f'<rect x="4" y="4" width="96" height="96" rx="14" fill="{tone}" fill-opacity="0.22" '
        f'stroke="{tone}" stroke-width="6" stroke-opacity="0.9"/></svg>'
    )
    brush.context.art.built(name, svg, plot.width, plot.height)
    brush.picture(name, plot)


def _line(brush: Brush, start: tuple[int, int], end: tuple[int, int], strokes: tuple[Stroke, ...]) -> None:
    """A line of several strokes upon each other with round ends, drawn as one picture, kept by its shape."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    pad = round(strokes[0][0] * brush.k)
    w, h = abs(dx) + 2 * pad, abs(dy) + 2 * pad
    x0, x1 = (pad, w - pad) if dx >= 0 else (w - pad, pad)
    y0, y1 = (pad, h - pad) if dy >= 0 else (h - pad, pad)
    name = f"line_{dx}_{dy}_{pad}_{hex_of(strokes[0][1])}"
    if not brush.context.art.has(name):
        paths = "".join(
            f'<path d="M{x0} {y0}L{x1} {y1}" fill="none" stroke="{hex_of(colour)}" '
            f'stroke-opacity="{alpha / 255:.2f}" stroke-width="{max(1.0, width * brush.k):.1f}" '
            'stroke-linecap="round"/>'
            for width, colour, alpha in strokes
        )
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        brush.context.art.built(name, f"{head}{paths}</svg>", w, h)
    brush.picture(name, pygame.Rect(min(start[0], end[0]) - pad, min(start[1], end[1]) - pad, w, h))
