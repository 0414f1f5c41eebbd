"""The buttons of the menu: those on the plank, and the small ones in the corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.scenes.waiting import Waiting
from ui import panels
from ui.brush import Brush
from ui.layout import Layout, Placed, row
from ui.palette import INK, PAPER, PINE
from ui.viewport import Viewport

PLANK: Final = ("go", "daily", "library", "settings")
CORNER: Final = ("rules", "credits", "quit")


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the menu; ``extra`` stands beside its words where there is room."""

    id: str
    text: str
    icon: str
    primary: bool = False
    extra: str = ""


def menu_buttons(chosen: str, waiting: Waiting | None) -> tuple[Button, ...]:
    """Every button. With a match waiting the first one goes on with it, else it plays the chosen cover."""
    if waiting is None:
        first = Button("go", _("Play"), "shared/icon_play", primary=True, extra=chosen)
    else:
        time = waiting.where.partition(",")[0]
        extra = f"{waiting.title}, {time[:1].lower()}{time[1:]}" if time else waiting.title
        first = Button("go", _("Continue"), "shared/icon_play", primary=True, extra=extra)
    return (
        first,
        Button("daily", _("Daily deal"), "shared/icon_daily"),
        Button("library", _("Library"), "shared/icon_library"),
        Button("settings", _("Settings"), "shared/icon_settings_ink"),
        Button("rules", _("Rules"), "shared/icon_book"),
        Button("credits", _("Credits"), "shared/icon_info"),
        Button("quit", _("Leave the game"), "shared/icon_leave"),
    )


def arrange_buttons(viewport: Viewport, plank: pygame.Rect) -> Layout:
    """Where the buttons lie: four on the plank, three in the corner at the top right."""
    k = viewport.k
    inner = plank.inflate(-round(60 * k), -round(22 * k))
    first = round(inner.width * 0.385)
    layout: Layout = {
        name: Placed(rect, layer=2)
        for name, rect in zip(PLANK, row(inner, [first, 0, 0, 0], round(14 * k)), strict=True)
    }
    side = round(44 * viewport.u)
    left = viewport.width - round(14 * k) - side
    for name in reversed(CORNER):
        layout[name] = Placed(pygame.Rect(left, round(14 * k), side, side), layer=2)
        left -= side + round(8 * k)
    return layout


def draw_button(brush: Brush, rect: pygame.Rect, button: Button, *, hot: bool) -> None:
    """A button, pointed at or not."""
    if button.id in CORNER:
        brush.panel(rect, 2, panels.button, "slot", "hover" if hot else "normal")
        brush.picture(button.icon, rect.inflate(-round(rect.width * 0.34), -round(rect.height * 0.34)))
        return
    state: panels.ButtonState = "hover" if hot else "normal"
    brush.panel(rect, 2, panels.button, "primary" if button.primary else "plain", state)
    fonts = brush.context.fonts
    colour, shadow = (PAPER, PINE) if button.primary else (INK, None)
    side = min(round(30 * brush.u), round(rect.height * 0.56))
    gap = round(10 * brush.u)
    room = rect.width - side - gap - round(24 * brush.k)
    px = brush.type_size(24 if button.primary else 22, button.text, "head", room)
    width = fonts.size(button.text, "head", px)[0]
    extra_room = room - width - gap
    extra_px = brush.type_size(16, button.extra, "bold", max(1, extra_room))
    extra_width = fonts.size(button.extra, "bold", extra_px)[0] + gap if button.extra else 0
    extra = button.extra
    if extra_width > extra_room + gap or extra_px < 12 * brush.u:
        extra, extra_width = "", 0
    left = rect.centerx - (side + gap + width + extra_width) // 2
    y = rect.centery - brush.k
    brush.picture(button.icon, pygame.Rect(left, round(y - side / 2), side, side))
    end = brush.text(button.text, (left + side + gap, y), px / brush.u, "head", colour, shadow=shadow).right
    if extra:
        brush.text(extra, (end + gap, y), extra_px / brush.u, "bold", PAPER, shadow=PINE)
