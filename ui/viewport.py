"""The size of the window and how logical units become pixels in it."""

from dataclasses import dataclass

import pygame

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 720
_SMALLEST_K = 0.25


@dataclass(frozen=True, slots=True)
class Viewport:
    """A window of `width` x `height` pixels, with texts and controls drawn at `scale` (1.0 to 2.0).

    One logical unit is one pixel in a window of 1280 x 720 at a scale of 1.
    """

    width: int
    height: int
    scale: float = 1.0

    @property
    def k(self) -> float:
        """Pixels per unit of the picture; floored, so that even a window of 1 x 1 can be laid out."""
        return max(_SMALLEST_K, min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT))

    @property
    def u(self) -> float:
        """Pixels per unit of text and controls."""
        return self.k * self.scale

    @property
    def columns(self) -> float:
        """Logical width that is left for controls at this scale."""
        return self.width / self.u

    @property
    def rows(self) -> float:
        """Logical height that is left for controls at this scale."""
        return self.height / self.u

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    @property
    def rect(self) -> pygame.Rect:
        """The whole window, as a new rectangle."""
        return pygame.Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Return the length in whole pixels of `units` of text and controls."""
        return round(units * self.u)
