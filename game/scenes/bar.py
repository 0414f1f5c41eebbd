"""The top bar that all tables share: menu, round, prompt, and slots for what one can always do."""

from __future__ import annotations

from typing import Final

import pygame

from ui.layout import Layout, Placed
from ui.viewport import Viewport

HEIGHT: Final = 48
"""Height in units; a smaller share of the window where texts are large."""

SLOTS: Final = ("undo", "redo", "help", "log", "speed", "settings")
"""From left to right. Where room is short the first ones of :data:`_EXPENDABLE` go."""

_EXPENDABLE: Final = ("speed", "settings", "redo")
_PITCH: Final = 44
_SLOT: Final = (36, 37)
_SEASON: Final = 250
_SEASON_SHORT: Final = 96
_PROMPT: Final = (260, 440)


def bar_height(viewport: Viewport) -> int:
    """Pixels that the bar takes from the top."""
    return min(viewport.px(HEIGHT), max(1, viewport.height // 7))


def arrange_bar(viewport: Viewport) -> Layout:
    """Where the bar's parts lie: ``bar``, ``bar.menu``, ``bar.season``, ``bar.prompt`` and the slots."""
    u = viewport.u
    bar = pygame.Rect(0, 0, viewport.width, bar_height(viewport))
    short = viewport.columns < 1000
    season_width = round((_SEASON_SHORT if short else _SEASON) * u)
    slots = list(SLOTS)
    left = round(16 * u) + round(_PITCH * u) + season_width
    for name in _EXPENDABLE:
        room = viewport.width - left - round((_PITCH * len(slots) + 16) * u)
        if room >= _PROMPT[0] * u:
            break
        slots.remove(name)
    layout: Layout = {"bar": Placed(bar, layer=20)}
    width, height = round(_SLOT[0] * u), min(round(_SLOT[1] * u), bar.height - 2)
    top = (bar.height - height) // 2

    def slot(x: float) -> Placed:
        return Placed(pygame.Rect(round(x), top, width, height), layer=21)

    layout["bar.menu"] = slot(16 * u)
    layout["bar.season"] = Placed(
        pygame.Rect(round(62 * u), 0, season_width, bar.height), layer=21
    )
    first = viewport.width - (16 - 8 + _PITCH * len(slots)) * u
    for place, name in enumerate(slots):
        layout[f"bar.{name}"] = slot(first + place * _PITCH * u)
    layout["bar.prompt"] = Placed(_prompt(viewport, left, round(first), bar), layer=21)
    return layout


def _prompt(viewport: Viewport, left: int, right: int, bar: pygame.Rect) -> pygame.Rect:
    """In the middle of the window if it fits there, else in the middle of what is left."""
    u = viewport.u
    gap = round(10 * u)
    room = max(1, right - left - 2 * gap)
    width = min(room, round(_PROMPT[1] * u))
    rect = pygame.Rect(0, 0, width, max(1, min(round(40 * u), bar.height - 4)))
    rect.center = (viewport.width // 2, bar.height // 2)
    if rect.left < left + gap or rect.right > right - gap:
        rect.centerx = left + gap + room // 2
    return rect
