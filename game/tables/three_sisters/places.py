"""Places on the sheet, in its own units: a box is :data:`BOX` units wide, whatever the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

BOX: Final = 22.0
"""The side of a square; circles are a little larger."""

CIRCLE: Final = 24.0


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle in units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def grown(self, by: float) -> Area:
        """The area with a margin on every side."""
        return Area(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True, slots=True)
class Spot:
    """A box by its middle; ``circle`` is a harvest or the last box of an item."""

    x: float
    y: float
    circle: bool = False

    @property
    def area(self) -> Area:
        """What the box covers."""
        side = CIRCLE if self.circle else BOX
        return Area(self.x - side / 2, self.y - side / 2, side, side)


def around(spots: tuple[Spot, ...], margin: float = 0.0) -> Area:
    """The area that holds some boxes."""
    areas = [spot.area for spot in spots]
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    return Area(left, top, right - left, bottom - top).grown(margin)


@dataclass(frozen=True, slots=True)
class Lens:
    """How a page is seen: its top left corner in pixels, and pixels per unit."""

    left: float
    top: float
    s: float

    def rect(self, area: Area) -> pygame.Rect:
        """An area in pixels."""
        x, y = round(self.left + area.x * self.s), round(self.top + area.y * self.s)
        right, bottom = round(self.left + area.right * self.s), round(self.top + area.bottom * self.s)
        return pygame.Rect(x, y, right - x, bottom - y)

    def box(self, spot: Spot) -> pygame.Rect:
        """A box in pixels: all boxes of a kind are equally large."""
        side = round((CIRCLE if spot.circle else BOX) * self.s)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(self.left + spot.x * self.s), round(self.top + spot.y * self.s))
        return rect

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(self.left + x * self.s), round(self.top + y * self.s)
