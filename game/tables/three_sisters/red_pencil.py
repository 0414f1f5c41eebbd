"""Farmer Edith's red pencil on its way: from her plate to what she crosses off, over it, and home."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.flights import Flight
from game.tables.three_sisters import plates
from game.tables.three_sisters.desk import PAGES
from game.tables.three_sisters.marks import Mark
from game.tables.three_sisters.pencil import area_of_mark, page_of_mark
from game.tables.three_sisters.scribble import Scribble
from ui.brush import Brush
from ui.layout import Placed, Point

if TYPE_CHECKING:
    from game.tables.three_sisters.show import Telling
    from game.tables.three_sisters.table import ThreeSistersTable

RED_PENCIL: Final = "red_pencil"
FLY: Final = 0.3
CROSS: Final = 0.36
_SLANT: Final = 38
"""Degrees by which the pencil is raised while it writes."""

_RESTS: Final = -8


def cross_off(telling: Telling) -> None:
    """The pencil flies to the next thing that is crossed off and draws the cross.

    Where that lies on the page behind, it goes to that page's tab. It stays where it wrote until
    :func:`go_home`.
    """
    table = telling.table
    marks = telling.take(lambda mark: mark.shape == "red")
    if not marks or "edith" not in table.layout:
        telling.scribble(marks, CROSS)
        return
    start = telling.pencil or _rest(table)
    seen = page_of_mark(marks[0]) in (PAGES if table.desk.beside else (table.page,))
    area = _place(table, marks[0]) if seen else table.layout[f"tab.{page_of_mark(marks[0])}"].rect
    begin, end = _writing(table, area.topleft), _writing(table, area.bottomright)
    table.arriving.add(RED_PENCIL)
    if not table.dropping:
        table.timeline.then(_flight(table, start, begin, FLY))
    table.timeline.call(lambda: table.context.sounds.play("pencil"))
    over = _flight(table, begin, end, CROSS)
    table.timeline.then(*([Scribble(marks, CROSS)] if seen else []), over)
    table.timeline.call(lambda: table.unseen.difference_update(marks))
    telling.pencil = end


def go_home(telling: Telling) -> None:
    """The pencil goes back to its plate, if it left it."""
    table, start = telling.table, telling.pencil
    if start is not None:
        table.timeline.then(_flight(table, start, _rest(table), FLY))
        table.timeline.call(lambda: table.arriving.discard(RED_PENCIL))


def _place(table: ThreeSistersTable, mark: Mark) -> pygame.Rect:
    lens = table.desk.lens(page_of_mark(mark), table.camera)
    return lens.rect(area_of_mark(table.desk, mark)).clamp(table.desk.paper)


def _rest(table: ThreeSistersTable) -> Placed:
    """Where it lies on the plate."""
    return Placed(plates.red_pencil_rect(table.layout["edith"].rect), angle=_RESTS)


def _writing(table: ThreeSistersTable, point: Point) -> Placed:
    """Where it is while its tip, which is the left end of the picture, is at a point."""
    wide = round(120 * table.context.viewport.k)
    rect = pygame.Rect(0, 0, wide, round(wide * 0.2))
    slant = radians(_SLANT)
    rect.center = (round(point[0] + wide / 2 * cos(slant)), round(point[1] - wide / 2 * sin(slant)))
    return Placed(rect, angle=_SLANT)


def _flight(table: ThreeSistersTable, start: Placed, end: Placed, seconds: float) -> Flight:
    def paint(brush: Brush, placed: Placed) -> None:
        angle = round(placed.angle / 4) * 4  # a picture an angle is kept
        brush.picture("three_sisters/red_pencil", placed.rect, angle=angle, lift=9)

    reduced = table.context.reduced_motion
    return Flight(RED_PENCIL, start, end, paint, seconds=seconds, reduced=reduced)
