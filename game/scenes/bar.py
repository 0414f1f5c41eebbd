"""The top bar that all tables share: menu, round, prompt, and slots for what one can always do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ui import panels
from ui.brush import Brush
from ui.layout import Layout, Placed
from ui.palette import PAPER, PINE
from ui.viewport import Viewport

HEIGHT: Final = 48
"""Height in units; a smaller share of the window where texts are large."""

SLOTS: Final = ("undo", "redo", "hint", "choices", "help", "log", "speed", "settings")
"""From left to right. Where room is short the first ones of :data:`_EXPENDABLE` go."""

_EXPENDABLE: Final = ("choices", "speed", "settings", "redo")
_PITCH: Final = 44
_SLOT: Final = (36, 37)
_SEASON: Final = 250
_SEASON_SHORT: Final = 96
_PROMPT: Final = (245, 440)


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
    layout["bar.season"] = Placed(pygame.Rect(round(62 * u), 0, season_width, bar.height), layer=21)
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


@dataclass(frozen=True, slots=True)
class BarLook:
    """What the bar shows: the season's picture and name, the round, whose turn and what is asked.

    ``off`` are slots that have nothing to do now, ``hot`` the one under the pointer.
    """

    icon: str
    name: str
    round: str
    round_short: str
    prompt: str
    emblem: str | None = None
    off: frozenset[str] = frozenset()
    hot: str | None = None
    pressed: str | None = None


_ICONS: Final = {
    "menu": "shared/icon_menu",
    "undo": "shared/icon_undo",
    "redo": "shared/icon_redo",
    "hint": "shared/icon_hint",
    "choices": "shared/icon_choices",
    "help": "shared/icon_book",
    "log": "shared/icon_log",
    "speed": "shared/icon_speed",
    "settings": "shared/icon_settings",
}


def draw_bar(brush: Brush, layout: Layout, look: BarLook) -> None:
    """The bar with everything on it."""
    brush.panel(layout["bar"].rect, 4, panels.top_bar)
    for name in ("menu", *SLOTS):
        placed = layout.get(f"bar.{name}")
        if placed is not None:
            _draw_slot(brush, name, placed.rect, look)
    _draw_season(brush, layout["bar.season"].rect, look)
    _draw_prompt(brush, layout["bar.prompt"].rect, look)


def _draw_slot(brush: Brush, name: str, rect: pygame.Rect, look: BarLook) -> None:
    state: panels.ButtonState = "normal"
    if name in look.off:
        state = "disabled"
    elif look.pressed == name:
        state = "pressed"
    elif look.hot == name:
        state = "hover"
    brush.panel(rect, 0, panels.button, "slot", state)
    side = round(rect.height * 0.68)
    icon = pygame.Rect(0, 0, side, side)
    icon.center = rect.center
    brush.picture(_ICONS[name], icon, alpha=95 if name in look.off else 255)


def _draw_season(brush: Brush, rect: pygame.Rect, look: BarLook) -> None:
    side = round(min(28 * brush.u, rect.height * 0.62))
    icon = pygame.Rect(rect.left, 0, side, side)
    icon.centery = rect.centery
    if look.icon:
        brush.picture(look.icon, icon)
    x = icon.right + round(6 * brush.u)
    if rect.width < 180 * brush.u:
        room = rect.right - x
        brush.text(look.round_short, (x, rect.centery), 17, "bold", PAPER, width=room, shadow=PINE)
        return
    end = brush.text(look.name, (x, rect.centery), 19, "head", PAPER, shadow=PINE).right
    x = end + round(12 * brush.u)
    brush.text(look.round, (x, rect.centery), 16, "bold", PAPER, width=rect.right - x, shadow=PINE)


def _draw_prompt(brush: Brush, rect: pygame.Rect, look: BarLook) -> None:
    brush.panel(rect, 3, panels.prompt_tag)
    side = round(rect.height * 0.72) if look.emblem else 0
    gap = round(8 * brush.u) if look.emblem else 0
    room = rect.width - round(40 * brush.k) - side - gap
    fonts = brush.context.fonts
    px = fonts.fitted(look.prompt, "head", round(21 * brush.u), room, round(15 * brush.u))
    width = room if "{icon:" in look.prompt else min(room, fonts.size(look.prompt, "head", px)[0])
    left = rect.centerx - (width + side + gap) // 2
    if look.emblem:
        brush.picture(f"shared/emblem_{look.emblem}", pygame.Rect(left, rect.centery - side // 2, side, side))
    if "{icon:" not in look.prompt and fonts.size(look.prompt, "head", px)[0] <= room:
        brush.text(look.prompt, (left + side + gap, rect.centery), px / brush.u, "head")
        return
    area = pygame.Rect(left + side + gap, rect.top + 2, room, rect.height - 4)
    brush.paragraph(look.prompt, area, 15, "bold", align="centre", middle=True, leading=1.1)
