"""Where the spaces, dice and pins lie on the rondel: pure geometry.

Angles are degrees clockwise from the top; the rondel's radius is :data:`RADIUS` units.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import pygame

from rules.three_sisters.rondel import SPACES
from ui.layout import Placed

RADIUS: Final = 202.0
RIM: Final = 14.0
HUB: Final = 80.0
DIE: Final = 42.0
HUB_DIE: Final = 84.0
_SEGMENT: Final = 360 / SPACES
_FIRST: Final = 205.714
_PICTURES: Final = 163.0
_DICE: Final = 110.0
_CROWDS: Final = ((1, DIE), (2, DIE), (3, 31.0), (2, 31.0), (3, 28.0), (3, 28.0))
"""By how many dice lie on a space: how many in a row, and their side."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The rondel in the window: its middle and pixels per unit."""

    x: int
    y: int
    s: float

    @property
    def rect(self) -> pygame.Rect:
        """The whole disc with its rim."""
        side = round(2 * (RADIUS + RIM) * self.s)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (self.x, self.y)
        return rect

    def at(self, space: int, radius: float, along: float = 0.0) -> tuple[int, int]:
        """A point on a space: so far from the middle, and so far along the arc to the right of it."""
        angle = radians(angle_of(space))
        x = radius * sin(angle) + along * cos(angle)
        y = -radius * cos(angle) + along * sin(angle)
        return round(self.x + x * self.s), round(self.y + y * self.s)

    def square(self, middle: tuple[int, int], side: float) -> pygame.Rect:
        """A square of so many units around a point in pixels."""
        pixels = max(1, round(side * self.s))
        rect = pygame.Rect(0, 0, pixels, pixels)
        rect.center = middle
        return rect

    @property
    def hub(self) -> pygame.Rect:
        """The middle of the wheel, where the die in use lies."""
        return self.square((self.x, self.y), 2 * HUB - 14)

    @property
    def hub_die(self) -> pygame.Rect:
        """The die in use."""
        return self.square((self.x, round(self.y - 11 * self.s)), HUB_DIE)

    def space(self, space: int) -> Placed:
        """A space as a turned rectangle."""
        rect = pygame.Rect(0, 0, round(132 * self.s), round((RADIUS - HUB - 4) * self.s))
        rect.center = self.at(space, (RADIUS + HUB) / 2)
        return Placed(rect, angle=-angle_of(space), layer=2)

    def picture(self, space: int, number: int, count: int) -> pygame.Rect:
        """Where a picture of a space stands; from left to right as one reads."""
        along = (number - (count - 1) / 2) * 56 * (-1 if 90 < angle_of(space) < 270 else 1)
        return self.square(self.at(space, _PICTURES, along), 54 if count == 1 else 50)

    def die(self, space: int, number: int, count: int) -> pygame.Rect:
        """Where a die lies on its space, the ``number``th of ``count``: in two rows where there are many."""
        across, side = _CROWDS[min(count, len(_CROWDS)) - 1]
        rows = -(-count // across)
        line, place = divmod(number, across)
        width = min(across, count - line * across)
        along = (place - (width - 1) / 2) * (side + (5 if count < 3 else 1))
        radius = _DICE + 2 + (line - (rows - 1) / 2) * (side + 1)
        return self.square(self.at(space, radius, along), side)

    def pawn(self, space: int) -> pygame.Rect:
        """Where the pawn stands: where dice would lie, for its space never holds any (TS-2.4)."""
        rect = self.square(self.at(space, 114), 78)
        rect.move_ip(0, -round(4 * self.s))
        return rect

    def pin(self, space: int) -> pygame.Rect:
        """Where a pin is stuck: between the pictures, near the rim."""
        return self.square(self.at(space, RADIUS - 10), 38)


def angle_of(space: int) -> float:
    """Where the middle of a space lies."""
    return (_FIRST + _SEGMENT * space) % 360


def edges(space: int) -> tuple[float, float]:
    """Where a space begins and ends, clockwise."""
    return angle_of(space) - _SEGMENT / 2 + 0.9, angle_of(space) + _SEGMENT / 2 - 0.9
