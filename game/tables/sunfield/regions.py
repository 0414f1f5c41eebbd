"""The parts of the window: boards above, the farm below, seats at the right. Pure.

Pieces grow with the window alone (``k``), texts with the UI scale too (``u``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.bar import bar_height
from game.tables.sunfield import ids
from ui.viewport import Viewport

MARGIN: Final = 12
LEFT: Final = 352
RIGHT: Final = 252
UPPER: Final = 260
LOWER_LEFT: Final = 138
"""Units of the columns and of the rows that have a size of their own."""

_BLOCK: Final = 1640
_OWN_PLATE: Final = 140
_PLATE: Final = 190
"""The most units that plates grow to."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: the players in turn order from the viewer's left, ``home`` last."""

    others: tuple[int, ...]
    home: int


def gap_of(viewport: Viewport) -> int:
    """Pixels between two panels."""
    return round((MARGIN if viewport.scale < 1.4 else 7) * viewport.k)


def growth(viewport: Viewport) -> float:
    """How much numbers on pieces grow where texts are large: less than these, for pieces do not grow."""
    return min(1.35, 1 + (viewport.scale - 1) * 0.45)


def regions(viewport: Viewport, seating: Seating, *, advanced: bool) -> dict[str, pygame.Rect]:
    """Where every panel lies: those of ``ids.PANELS`` that there are, and the plates."""
    k, gap = viewport.k, gap_of(viewport)
    top = bar_height(viewport) + round((18 if viewport.scale < 1.6 else 13) * k)
    bottom = viewport.height - round(8 * k)
    block = min(viewport.width - 2 * gap, round(_BLOCK * k))
    left = (viewport.width - block) // 2
    wide = min(1.2, max(1.0, block / (1256 * k)))
    columns = (round(LEFT * k), block - round(LEFT * k) - round(RIGHT * wide * k) - 2 * gap)
    upper = min(round(UPPER * k), round((bottom - top) * 0.43))
    middle = left + columns[0] + gap
    right = middle + columns[1] + gap
    lower = top + upper + gap
    width = left + block - right
    places = {
        ids.MARKET: pygame.Rect(left, top, columns[0], upper),
        ids.CLIENTS: pygame.Rect(middle, top, columns[1], upper),
        ids.REPUTATION: pygame.Rect(right, top, width, upper),
        ids.BOARD: pygame.Rect(middle, lower, columns[1], bottom - lower),
    }
    places |= _left(viewport, pygame.Rect(left, lower, columns[0], bottom - lower), advanced=advanced)
    places |= _right(viewport, pygame.Rect(right, lower, width, bottom - lower), seating)
    return places


def _left(viewport: Viewport, area: pygame.Rect, *, advanced: bool) -> dict[str, pygame.Rect]:
    """The barrow, and below it the landscape or the delivered Clients."""
    gap = gap_of(viewport)
    below = min(round(LOWER_LEFT * viewport.k), round(area.height * 0.42))
    barrow = min(area.height - below - gap, round(area.width * 0.86))
    name = ids.LANDSCAPE if advanced else ids.SHELF
    spare = area.height - below - gap - barrow
    below += min(spare, round((0 if advanced else 60) * viewport.k))
    return {
        ids.BARROW: pygame.Rect(area.left, area.top, area.width, barrow),
        name: pygame.Rect(area.left, area.top + barrow + gap, area.width, below),
    }


def _right(viewport: Viewport, area: pygame.Rect, seating: Seating) -> dict[str, pygame.Rect]:
    """The neighbours' plates, the own one, and the main button at the bottom."""
    k, u = viewport.k, viewport.u
    gap = round((8 if viewport.scale < 1.4 else 4) * k)
    button = min(round(max(52 * k, 40 * u)), area.height // 3)
    room = area.height - button - gap
    others = len(seating.others)
    own = max(1, min(round(_OWN_PLATE * k), round(room * (0.36 if others == 3 else 0.42))))
    each = max(1, min(round(_PLATE * k), (room - own - others * gap) // others))
    places = {}
    top = area.top
    for player in seating.others:
        places[ids.seat_id(player)] = pygame.Rect(area.left, top, area.width, each)
        top += each + gap
    places[ids.seat_id(seating.home)] = pygame.Rect(area.left, top, area.width, own)
    places["button"] = pygame.Rect(area.left, area.bottom - button, area.width, button)
    return places
