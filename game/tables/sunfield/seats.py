"""Seat plates with small maps of the neighbours' plots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import ngettext
from game.scenes.parts import draw_emblem
from game.tables.sunfield import parts
from game.tables.sunfield.camera import bounds
from game.tables.sunfield.cards import ReputationLook, draw_reputation
from rules.sunfield.cells import x_of, y_of
from rules.sunfield.components import ANIMALS, FIELD_COLOURS
from rules.sunfield.faces import FIELD, NOBODY
from rules.sunfield.variant import Variant
from ui import panels
from ui.brush import Brush
from ui.layout import fit
from ui.palette import INK, MOSS, UMBER
from ui.pieces import Pieces
from ui.skin import Skin

_MAP_CELL: Final = 24
_EMBLEM_LEAST: Final = 11
"""Pixels of a map's cell from which on it carries a sign."""

Fields = tuple[tuple[int, int], ...]
"""Cells with their faces, in the order in which they came."""


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a seat plate shows.

    ``marks`` are cells that were laid lately, ``clients`` and ``barrow`` how many Clients were
    delivered and how many vegetables lie ready. The own plate shows its Reputation tile in place of a map.
    """

    name: str
    emblem: str
    status: str
    points: int
    medals: int
    seeds: int
    barrow: int
    clients: int
    fields: Fields
    marks: tuple[int, ...] = ()
    active: bool = False
    first: bool = False
    visited: bool = False
    own: ReputationLook | None = None
    badge: str = ""


@dataclass(frozen=True, slots=True)
class _Rows:
    """Where the parts of a plate lie: emblem, up to three lines of text, what stands at the right."""

    emblem: pygame.Rect
    lines: tuple[pygame.Rect, ...]
    right: pygame.Rect | None


def _rows(rect: pygame.Rect, k: float, u: float) -> _Rows:
    pad = round(min(11 * k, rect.height * 0.16))
    inner = rect.inflate(-2 * pad, -2 * pad)
    count = 3 if inner.height >= 66 * u else 2 if inner.height >= 34 * u else 1
    wide = min(round(inner.width * 0.44), round(inner.height * 1.5))
    room = count > 1 and inner.height >= 30 * k and inner.width - wide > 96 * u
    right = pygame.Rect(inner.right - wide, inner.top, wide, inner.height) if room else None
    text = inner.width - (wide + round(8 * k) if room else 0)
    line = inner.height // count
    side = min(round(46 * k), round(inner.height * (0.42 if count == 3 else 0.86 if count == 2 else 1.0)))
    top = inner.top if count == 3 else inner.centery - side // 2
    emblem = pygame.Rect(inner.left, top, side, side)
    lines = []
    for number in range(count):
        beside = inner.top + number * line < emblem.bottom - round(3 * k)
        left = inner.left + (side + round(7 * k) if beside else 0)
        lines.append(pygame.Rect(left, inner.top + number * line, inner.left + text - left, line))
    return _Rows(emblem, tuple(lines), right)


def draw_plate(brush: Brush, pieces: Pieces, variant: Variant, rect: pygame.Rect, look: PlateLook) -> None:
    """A plate: whose it is, the points, what is public of the farm."""
    brush.panel(rect, 6 if look.active else 4, panels.panel, 13, active=look.active or look.visited)
    rows = _rows(rect, brush.k, brush.u)
    draw_emblem(brush, rows.emblem, look.emblem, look.badge)
    if look.first:
        side = round(rows.emblem.width * 0.64)
        hat = pygame.Rect(0, 0, side, side)
        hat.center = (rows.emblem.left + side * 2 // 5, rows.emblem.top + side // 12)
        brush.picture("shared/first_player_hat", hat, angle=14, lift=1)
    _draw_name(brush, rows.lines[0], look, alone=len(rows.lines) == 1)
    if len(rows.lines) == 3:
        _draw_points(brush, rows.lines[1], look)
    if len(rows.lines) > 1:
        _draw_counts(brush, rows.lines[-1], look, points=len(rows.lines) == 2)
    if rows.right is None:
        return
    if look.own is not None:
        tile = fit((106, 110), rows.right)
        tile.right = rows.right.right
        draw_reputation(brush, pieces, variant, look.own, tile, 2)
    else:
        draw_map(brush, rows.right, variant, look.fields, look.marks)


def _draw_name(brush: Brush, line: pygame.Rect, look: PlateLook, *, alone: bool) -> None:
    """The name, and the status; the points at the end where there is one line only."""
    u = brush.u
    room = line.width
    size = min(19.0, line.height * 0.78 / u)
    if alone:
        points = brush.text(str(look.points), (line.right, line.centery), size * 1.1, "head", anchor="right")
        room = points.left - line.left - round(6 * u)
    two = not alone and bool(look.status) and line.height >= 34 * u
    y = line.top + line.height * (0.32 if two else 0.5)
    brush.text(look.name, (line.left, y), size, "head", width=room)
    if two:
        brush.text(look.status, (line.left, line.top + line.height * 0.76), 13.5, "body", UMBER, width=room)


def _draw_points(brush: Brush, line: pygame.Rect, look: PlateLook) -> None:
    """The running score."""
    size = min(25.0, line.height * 0.92 / brush.u)
    number = brush.text(str(look.points), (line.left, line.centery), size, "head")
    word = ngettext("point", "points", look.points)
    left = number.right + round(6 * brush.u)
    brush.text(word, (left, line.centery + size * 0.08 * brush.u), 14, "bold", UMBER, width=line.right - left)


def _draw_counts(brush: Brush, line: pygame.Rect, look: PlateLook, *, points: bool) -> None:
    """Medals, Seeds, vegetables and Clients in numbers; the points before them where room is short."""
    u = brush.u
    x = line.left
    if points:
        number = brush.text(str(look.points), (x, line.centery), min(22, line.height * 0.9 / u), "head", MOSS)
        x = number.right + round(9 * u)
    counts = [
        ("sunfield/medal_3", look.medals),
        ("sunfield/card", look.clients),
        ("sunfield/seed", look.seeds),
        ("shared/icon_carrot", look.barrow),
    ]
    side = min(round(19 * u), line.height)
    size = min(15.0, line.height * 0.8 / u)
    for picture, count in counts:
        text = str(count)
        width = side + round(2 * u) + brush.context.fonts.size(text, "bold", max(1, round(size * u)))[0]
        if x + width > line.right:
            return
        brush.picture(picture, pygame.Rect(x, line.centery - side // 2, side, side))
        brush.text(text, (x + side + round(2 * u), line.centery), size, "bold", INK)
        x += width + round(7 * u)


# --- maps -------------------------------------------------------------------------------------------


def map_cells(area: pygame.Rect, k: float, fields: Fields) -> dict[int, pygame.Rect]:
    """Where every tile lies on a small map of a plot."""
    left, right, top, bottom = bounds(cell for cell, _face in fields)
    across, down = right - left + 1, bottom - top + 1
    inner = area.inflate(-round(8 * k), -round(8 * k))
    pitch = max(3, min(round(_MAP_CELL * k), inner.width // across, inner.height // down))
    x0 = inner.centerx - across * pitch // 2
    y0 = inner.centery - down * pitch // 2
    side = max(2, pitch - max(1, pitch // 12))
    return {
        cell: pygame.Rect(x0 + (x_of(cell) - left) * pitch, y0 + (y_of(cell) - top) * pitch, side, side)
        for cell, _face in fields
    }


def map_area(rect: pygame.Rect, k: float, u: float) -> pygame.Rect | None:
    """Where the map lies on a plate; None on one without."""
    return _rows(rect, k, u).right


def draw_map(
    brush: Brush, area: pygame.Rect, variant: Variant, fields: Fields, marks: tuple[int, ...]
) -> None:
    """A plot seen from above: colours with their signs, pastures, Animals, what was laid lately."""
    brush.panel(area, 0, parts.lawn)
    faces = variant.faces
    skin = Skin(brush.context.art, brush.k)
    for cell, rect in map_cells(area, brush.k, fields).items():
        face = dict(fields)[cell]
        animal = faces.animal[face]
        colour = faces.colour[face] if animal == FIELD else -1
        skin.paint(brush.surface, rect, 0, parts.chip, colour=colour)
        if rect.width >= _EMBLEM_LEAST and animal != NOBODY:
            picture = (
                f"sunfield/emblem_field_{FIELD_COLOURS[colour]}"
                if animal == FIELD
                else f"sunfield/head_{ANIMALS[animal]}"
            )
            shrink = round(rect.width * (0.34 if animal == FIELD else 0.1))
            brush.picture(picture, rect.inflate(-shrink, -shrink))
        if cell in marks:
            grown = rect.inflate(round(4 * brush.k), round(4 * brush.k))
            skin.paint(brush.surface, grown, 0, parts.mark)


def draw_thinking(brush: Brush, rect: pygame.Rect, phase: float) -> None:
    """Three seeds at the emblem that light up one after another: somebody is thinking."""
    emblem = _rows(rect, brush.k, brush.u).emblem
    for dot in range(3):
        lit = int(phase * 3) % 3 == dot
        side = max(5, round(emblem.width * (0.3 if lit else 0.22)))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (emblem.left + round(emblem.width * (0.2 + 0.3 * dot)), emblem.bottom - side // 3)
        brush.picture("sunfield/seed", spot, alpha=255 if lit else 170)
