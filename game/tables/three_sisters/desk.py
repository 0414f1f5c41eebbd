"""How the window is shared out: charts on the left, pages on the right, below them tray and seats.

Where there is room both pages stand side by side, else one lies before the other under its tab. Pieces
grow with the window (``k``); where texts are large (``u``), panels spend their height on them. A
camera looks at the pages: at a zoom of 1 they are seen whole.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

from game.scenes.bar import bar_height
from game.tables.three_sisters import garden_plan, yard_plan
from game.tables.three_sisters.garden_plan import GardenShape
from game.tables.three_sisters.places import Lens
from game.tables.three_sisters.rondel_plan import RADIUS, RIM, Wheel
from game.tables.three_sisters.yard_plan import YardShape
from ui.viewport import Viewport

GARDEN: Final = "garden"
YARD: Final = "yard"
PAGES: Final = (GARDEN, YARD)

BOTH_FROM: Final = 1600
"""Pixels of width from which both pages may stand side by side."""

LEAST_SHARE: Final = 0.64
"""Side by side, a unit of the sheet is at least so many units of text."""

MOST_ZOOM: Final = 2.4
ZOOM_STEP: Final = 1.25

_COLUMN: Final = 292
_COLUMN_BESIDE: Final = 285
_PAGE_GAP: Final = 8
_BLOCK: Final = 1310
"""Units of width beyond which the board is only longer."""


@dataclass(frozen=True, slots=True)
class Camera:
    """How the pages are looked at: magnified, and moved by so many pixels."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def zoomed(self, zoom: float, at: tuple[int, int], area: pygame.Rect) -> Camera:
        """Nearer or farther, with what lies under a point staying there."""
        zoom = max(1.0, min(MOST_ZOOM, zoom))
        across, down = at[0] - area.left, at[1] - area.top
        x = (self.x + across) * zoom / self.zoom - across
        y = (self.y + down) * zoom / self.zoom - down
        return Camera(zoom, x, y).inside(area)

    def moved(self, by: tuple[float, float], area: pygame.Rect) -> Camera:
        """Moved by so many pixels."""
        return Camera(self.zoom, self.x + by[0], self.y + by[1]).inside(area)

    def showing(self, rect: pygame.Rect, area: pygame.Rect) -> Camera:
        """Moved as little as needed for a rectangle in the window to be seen."""
        margin = min(24, area.width // 4, area.height // 4)
        right, bottom = rect.right + margin - area.right, rect.bottom + margin - area.bottom
        left, top = rect.left - margin - area.left, rect.top - margin - area.top
        across = left if left < 0 else max(0, right)
        down = top if top < 0 else max(0, bottom)
        return self.moved((across, down), area)

    def inside(self, area: pygame.Rect) -> Camera:
        """The same without a look beyond the edges."""
        most_x, most_y = area.width * (self.zoom - 1), area.height * (self.zoom - 1)
        return Camera(self.zoom, max(0.0, min(most_x, self.x)), max(0.0, min(most_y, self.y)))


@dataclass(frozen=True, slots=True, eq=False)
class Desk:
    """The regions in pixels. ``paper`` holds the pages; ``pages`` are those in front, by name."""

    viewport: Viewport
    beside: bool
    garden: GardenShape
    yard: YardShape
    column: pygame.Rect
    paper: pygame.Rect
    heads: pygame.Rect
    tray: pygame.Rect
    button: pygame.Rect
    seats: tuple[pygame.Rect, ...]
    charts: dict[str, pygame.Rect]
    wheel: Wheel
    s: float
    _places: dict[str, tuple[float, float]] = field(default_factory=dict)

    def lens(self, page: str, camera: Camera) -> Lens:
        """How a page is seen."""
        x, y = self._places[page]
        left = self.paper.left + (x - self.paper.left) * camera.zoom - camera.x
        top = self.paper.top + (y - self.paper.top) * camera.zoom - camera.y
        return Lens(left, top, self.s * camera.zoom)

    def size(self, page: str) -> tuple[float, float]:
        """A page's size in units."""
        return self.garden.size if page == GARDEN else self.yard.size

    def frame(self, page: str, camera: Camera) -> pygame.Rect:
        """The whole page in pixels."""
        lens, (w, h) = self.lens(page, camera), self.size(page)
        return pygame.Rect(round(lens.left), round(lens.top), round(w * lens.s), round(h * lens.s))


def make_desk(viewport: Viewport, rivals: int, *, weather: bool) -> Desk:
    """The regions for so many other players, with room for the weather where it is played."""
    k = viewport.k
    beside = _beside(viewport)
    top = bar_height(viewport)
    margin, gap = round(10 * k), round(8 * k)
    wide = round((_COLUMN_BESIDE if beside else _COLUMN) * k)
    edge = max(0, viewport.width - round(_BLOCK * k)) // 2
    column = pygame.Rect(edge + margin, top + gap, wide, max(1, viewport.height - top - 2 * gap))
    foot = round((72 if beside else 76) * k * (1 + 0.12 * (viewport.scale - 1)))
    left = column.right + margin
    work = pygame.Rect(left, column.top, max(1, viewport.width - edge - margin - left), column.height)
    bottom = pygame.Rect(work.left, work.bottom - foot, work.width, foot)
    heads_height = 0 if beside else round(36 * k * (1 + 0.15 * (viewport.scale - 1)))
    heads = pygame.Rect(work.left, work.top - round(2 * k), work.width, heads_height)
    upper = work.top if beside else heads.bottom
    room = pygame.Rect(work.left, upper, work.width, max(1, bottom.top - gap - upper))
    garden = garden_plan.TALL if beside else garden_plan.WIDE
    yard = yard_plan.TALL if beside else yard_plan.WIDE
    s, places, paper = _place_pages(room, garden, yard, k, beside=beside)
    spare = room.height - paper.height
    if spare > 0:
        more = min(round(spare * 0.4), round(34 * k))
        bottom = pygame.Rect(bottom.left, bottom.top - more, bottom.width, bottom.height + more)
        room.height -= more
        room.top += (spare - more) // 2
        heads.top += (spare - more) // 2
        s, places, paper = _place_pages(room, garden, yard, k, beside=beside)
    heads.left, heads.width = paper.left, paper.width
    tray, button, seats = _share_foot(bottom, rivals, k)
    charts = _charts(column, k, weather=weather)
    return Desk(
        viewport, beside, garden, yard, column, paper, heads, tray, button, seats, charts,
        _wheel(charts["rondel"]), s, places,
    )  # fmt: skip


def _beside(viewport: Viewport) -> bool:
    """Whether both pages stand side by side."""
    return viewport.width >= BOTH_FROM and _beside_share(viewport) >= LEAST_SHARE * viewport.scale


def _beside_share(viewport: Viewport) -> float:
    """Units of the picture that a unit of the sheet would have with both pages in front."""
    width = viewport.width / viewport.k - _COLUMN_BESIDE - 30 - _PAGE_GAP
    height = viewport.height / viewport.k - bar_height(viewport) / viewport.k - 72 - 24
    across = garden_plan.TALL.size[0] + yard_plan.TALL.size[0]
    return min(width / across, height / garden_plan.TALL.size[1])


def _place_pages(
    room: pygame.Rect, garden: GardenShape, yard: YardShape, k: float, *, beside: bool
) -> tuple[float, dict[str, tuple[float, float]], pygame.Rect]:
    """Pixels per unit, the top left corners of the pages, and the rectangle they fill."""
    gap = _PAGE_GAP * k if beside else 0.0
    across = garden.size[0] + (yard.size[0] if beside else 0)
    s = max(0.05, min((room.width - gap) / across, room.height / garden.size[1]))
    paper = pygame.Rect(0, 0, min(room.width, round(across * s + gap)), round(garden.size[1] * s))
    paper.center = room.center
    paper.top = room.top if not beside else paper.top
    x, y = float(paper.left), float(paper.top)
    places = {GARDEN: (x, y), YARD: (x + garden.size[0] * s + gap if beside else x, y)}
    return s, places, paper


def _share_foot(
    bottom: pygame.Rect, rivals: int, k: float
) -> tuple[pygame.Rect, pygame.Rect, tuple[pygame.Rect, ...]]:
    """The tray with the main button in it, and the plates of the others at its right."""
    gap = round(6 * k)
    width = round(bottom.width * (0.0, 0.2, 0.16, 0.142)[min(3, rivals)])
    plates = []
    right = bottom.right
    for _number in range(rivals):
        plates.append(pygame.Rect(right - width, bottom.top, width, bottom.height))
        right -= width + gap
    tray = pygame.Rect(bottom.left, bottom.top, right - bottom.left, bottom.height)
    inset = round(10 * k)
    wide = round(min(190 * k, max(136 * k, tray.width * 0.24)))
    button = pygame.Rect(tray.right - inset - wide, tray.top + inset, wide, tray.height - 2 * inset)
    return tray, button, tuple(reversed(plates))


def _charts(column: pygame.Rect, k: float, *, weather: bool) -> dict[str, pygame.Rect]:
    """The left column from the top: rondel, events, weather, market."""
    gap = round(8 * k)
    names = ["rondel", "events", *(["weather"] if weather else []), "market"]
    least = {"events": 84.0 if weather else 92.0, "weather": 78.0, "market": 210.0 if weather else 252.0}
    fixed = sum(round(least[name] * k) for name in names[1:]) + gap * (len(names) - 1)
    disc = max(1, min(column.width, column.height - fixed))
    spare = max(0, column.height - fixed - disc)
    grown = min(spare, round(60 * k))
    heights = {name: round(least[name] * k) for name in names[1:]}
    heights["market"] += grown
    heights["rondel"] = disc
    loose = (column.height - sum(heights.values())) // max(1, len(names) - 1)
    loose = min(loose, gap * 3)
    charts: dict[str, pygame.Rect] = {}
    y = column.top
    for name in names:
        charts[name] = pygame.Rect(
            column.left, y, column.width, max(1, min(heights[name], column.bottom - y))
        )
        y += heights[name] + loose
    return charts


def _wheel(rect: pygame.Rect) -> Wheel:
    side = min(rect.width, rect.height)
    return Wheel(rect.centerx, rect.centery, side / (2 * (RADIUS + RIM)))
