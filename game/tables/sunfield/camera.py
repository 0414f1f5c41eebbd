"""How a plot is seen: which cell lies in the middle of the cloth, and how large a tile is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from rules.sunfield.cells import cell_at, x_of, y_of

PITCH: Final = 72.5
"""Units from one tile to the next at a zoom of 1."""

TILE: Final = 69 / 72.5
"""The share of that distance which a tile covers."""

ZOOMS: Final = (0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.5, 1.75)
LARGEST_FIT: Final = 1.3
"""A plot that is small enough is not blown up further by itself."""

_ENOUGH: Final = 0.6
"""The share of a cell that has to be seen, else the plot moves when the focus comes there."""

_CUT: Final = 0.5
"""How many cells of the outermost rows, which are free, may lie beyond the edges together."""


@dataclass(frozen=True, slots=True)
class Camera:
    """``x`` and ``y`` are the middle of the cloth in cells, ``zoom`` is one of :data:`ZOOMS`.

    ``follows`` says whether it still shows the whole plot by itself: until somebody moves it.
    """

    x: float = 0.0
    y: float = 0.0
    zoom: float = 1.0
    follows: bool = True


@dataclass(frozen=True, slots=True)
class View:
    """A camera over ``area`` (pixels) at ``k`` pixels per unit."""

    area: pygame.Rect
    k: float
    camera: Camera

    @property
    def pitch(self) -> int:
        """Pixels from tile to tile: whole, so that all gaps are alike."""
        return pitch_of(self.camera.zoom, self.k)

    @property
    def side(self) -> int:
        """Pixels of a tile's side."""
        return max(4, round(self.pitch * TILE))

    def rect(self, cell: int) -> pygame.Rect:
        """Where a cell lies, also outside the area."""
        pitch, side = self.pitch, self.side
        left = round(self.area.centerx - (self.camera.x + 0.5) * pitch) + x_of(cell) * pitch
        top = round(self.area.centery - (self.camera.y + 0.5) * pitch) + y_of(cell) * pitch
        rim = (pitch - side) // 2
        return pygame.Rect(left + rim, top + rim, side, side)

    def cell_at(self, point: tuple[int, int]) -> int:
        """The cell under a point."""
        origin = self.rect(0)
        x = (point[0] - origin.left) // self.pitch
        y = (point[1] - origin.top) // self.pitch
        return cell_at(max(-99, min(99, x)), max(-99, min(99, y)))


def pitch_of(zoom: float, k: float) -> int:
    """Pixels from tile to tile at a zoom."""
    return max(6, round(PITCH * zoom * k))


def bounds(cells: Iterable[int]) -> tuple[int, int, int, int]:
    """The smallest and largest x, then y, of some cells."""
    xs, ys = zip(*((x_of(cell), y_of(cell)) for cell in cells), strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def fitted(cells: Iterable[int], size: tuple[int, int], k: float) -> Camera:
    """The camera that shows all ``cells`` as large as possible in ``size`` pixels."""
    left, right, top, bottom = bounds(cells)
    across, down = right - left + 1, bottom - top + 1
    zoom = ZOOMS[0]
    for step in ZOOMS:
        pitch = pitch_of(step, k)
        if step <= LARGEST_FIT and (across - _CUT) * pitch <= size[0] and (down - _CUT) * pitch <= size[1]:
            zoom = step
    return Camera((left + right) / 2, (top + bottom) / 2, zoom)


def zoomed(view: View, steps: int, at: tuple[int, int] | None = None) -> Camera:
    """Some steps nearer (or away, below 0), the point ``at`` keeping its place under the pointer."""
    camera = view.camera
    place = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - camera.zoom))
    zoom = ZOOMS[max(0, min(len(ZOOMS) - 1, place + steps))]
    dx = dy = 0.0
    if at is not None:
        dx, dy = at[0] - view.area.centerx, at[1] - view.area.centery
    before, after = view.pitch, pitch_of(zoom, view.k)
    return Camera(
        camera.x + dx / before - dx / after, camera.y + dy / before - dy / after, zoom, follows=False
    )


def pulled(view: View, by: tuple[int, int], cells: Iterable[int]) -> Camera:
    """The plot pulled by some pixels; at least a part of it stays in sight."""
    camera = view.camera
    moved = replace(camera, x=camera.x - by[0] / view.pitch, y=camera.y - by[1] / view.pitch, follows=False)
    return kept_near(moved, cells)


def kept_near(camera: Camera, cells: Iterable[int]) -> Camera:
    """The camera with its middle on the plot."""
    left, right, top, bottom = bounds(cells)
    return replace(
        camera, x=max(left - 1.0, min(right + 1.0, camera.x)), y=max(top - 1.0, min(bottom + 1.0, camera.y))
    )


def reaching(view: View, cell: int) -> Camera:
    """The camera moved no more than it takes to see a cell whole; not for one of which most is seen."""
    rect, area = view.rect(cell), view.area
    seen = rect.clip(area)
    if seen.width * seen.height >= _ENOUGH * rect.width * rect.height:
        return view.camera
    dx = min(0, rect.left - area.left) or max(0, rect.right - area.right)
    dy = min(0, rect.top - area.top) or max(0, rect.bottom - area.bottom)
    if not dx and not dy:
        return view.camera
    camera = view.camera
    return replace(camera, x=camera.x + dx / view.pitch, y=camera.y + dy / view.pitch, follows=False)


def between(start: Camera, end: Camera, share: float) -> Camera:
    """A camera on its way; the zoom is that of the end."""
    return replace(end, x=start.x + (end.x - start.x) * share, y=start.y + (end.y - start.y) * share)
