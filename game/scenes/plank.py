"""The buttons of the menu: those on the plank, and the small ones in the corner."""

from __future__ import annotations

from collections.abc import Sequence
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
_GAP: Final = 10


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


def draw_buttons(brush: Brush, layout: Layout, buttons: Sequence[Button], hot: str | None) -> None:
    """Every button; ``hot`` is pointed at. The plain ones on the plank are lettered alike."""
    plain = [button for button in buttons if button.id in PLANK and not button.primary]
    size = min(_type_of(brush, button, layout[button.id].rect) for button in plain)
    for button in buttons:
        rect, state = layout[button.id].rect, _state(button, hot)
        if button.id in CORNER:
            brush.panel(rect, 2, panels.button, "slot", state)
            brush.picture(button.icon, rect.inflate(-round(rect.width * 0.34), -round(rect.height * 0.34)))
        elif button.primary:
            brush.panel(rect, 2, panels.button, "primary", state)
            _draw_primary(brush, rect, button)
        else:
            brush.panel(rect, 2, panels.button, "plain", state)
            width = brush.context.fonts.size(button.text, "head", size)[0]
            at = _draw_icon(brush, rect, button, width)
            brush.text(button.text, at, size / brush.u, "head", INK)


def _state(button: Button, hot: str | None) -> panels.ButtonState:
    return "hover" if hot == button.id else "normal"


def _icon_side(brush: Brush, rect: pygame.Rect) -> int:
    return min(round(30 * brush.u), round(rect.height * 0.56))


def _room(brush: Brush, rect: pygame.Rect) -> int:
    """How wide the words on a button may be."""
    return max(1, rect.width - _icon_side(brush, rect) - round(_GAP * brush.u) - round(24 * brush.k))


def _type_of(brush: Brush, button: Button, rect: pygame.Rect) -> int:
    return brush.type_size(22, button.text, "head", _room(brush, rect))


def _draw_icon(brush: Brush, rect: pygame.Rect, button: Button, width: int) -> tuple[int, int]:
    """The picture before words of a width; where the words begin, and their middle."""
    side, gap = _icon_side(brush, rect), round(_GAP * brush.u)
    left, y = rect.centerx - (side + gap + width) // 2, round(rect.centery - brush.k)
    brush.picture(button.icon, pygame.Rect(left, round(y - side / 2), side, side))
    return left + side + gap, y


def _draw_primary(brush: Brush, rect: pygame.Rect, button: Button) -> None:
    """The big button: what it is about stands beside its word, or below it where room is short."""
    fonts, room, gap = brush.context.fonts, _room(brush, rect), round(_GAP * brush.u)
    px = brush.type_size(24, button.text, "head", room)
    width = fonts.size(button.text, "head", px)[0]
    beside = room - width - gap
    extra_px = brush.type_size(16, button.extra, "bold", max(1, beside))
    extra = fonts.size(button.extra, "bold", extra_px)[0]
    if not button.extra:
        at = _draw_icon(brush, rect, button, width)
        brush.text(button.text, at, px / brush.u, "head", PAPER, shadow=PINE)
    elif extra <= beside and extra_px >= 13 * brush.u:
        at = _draw_icon(brush, rect, button, width + gap + extra)
        end = brush.text(button.text, at, px / brush.u, "head", PAPER, shadow=PINE).right
        brush.text(button.extra, (end + gap, at[1]), extra_px / brush.u, "bold", PAPER, shadow=PINE)
    else:
        _draw_two_lines(brush, rect, button, room)


def _draw_two_lines(brush: Brush, rect: pygame.Rect, button: Button, room: int) -> None:
    """The word above, what it is about below."""
    fonts, u = brush.context.fonts, brush.u
    large = brush.type_size(min(24, rect.height * 0.42 / u), button.text, "head", room)
    small = brush.type_size(min(16, rect.height * 0.28 / u), button.extra, "bold", room)
    width = max(fonts.size(button.text, "head", large)[0], fonts.size(button.extra, "bold", small)[0])
    x, y = _draw_icon(brush, rect, button, min(room, width))
    brush.text(button.text, (x, y - rect.height * 0.17), large / u, "head", PAPER, shadow=PINE)
    brush.text(button.extra, (x, y + rect.height * 0.2), small / u, "bold", PAPER, shadow=PINE)
