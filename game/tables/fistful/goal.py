"""One's own produce card, with what the field scores for it now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _, ngettext
from game.tables.fistful.packets import Packets
from game.tables.fistful.words import crop_label, gain_summary
from rules.fistful.components import KIND_NAMES
from rules.fistful.scoring import Gain
from ui import panels
from ui.brush import Brush
from ui.layout import fit
from ui.palette import INK, MOSS, TOMATO, UMBER

_CARD: Final = (150, 210)


@dataclass(frozen=True, slots=True)
class GoalLook:
    """What the panel shows.

    ``kind`` is 0 before the goal is dealt; ``gains`` what scores now, ``preview`` the points with
    the seed that is about to be planted; ``shown`` whether points are told at all.
    """

    kind: int
    gains: tuple[Gain, ...]
    preview: int | None = None
    shown: bool = True
    rounds_to_goal: int = 0


def switch_rect(panel: pygame.Rect, k: float, u: float) -> pygame.Rect:
    """Where the switch for the points lies on the panel: hidden by it, they stay out of sight."""
    text = _text_area(panel, k)
    height = max(round(30 * u), round(38 * k)) if panel.height > 170 * u else round(28 * u)
    return pygame.Rect(text.left, panel.bottom - round(16 * k) - height, text.width, height)


def card_rect(panel: pygame.Rect, k: float) -> pygame.Rect:
    """Where the produce card lies on the panel."""
    area = pygame.Rect(panel.left, panel.top, round(panel.width * 0.54), panel.height)
    return fit(_CARD, area.inflate(-round(32 * k), -round(36 * k)))


def _text_area(panel: pygame.Rect, k: float) -> pygame.Rect:
    left = card_rect(panel, k).right + round(16 * k)
    return pygame.Rect(left, panel.top, panel.right - round(16 * k) - left, panel.height)


def draw_goal(brush: Brush, packets: Packets, rect: pygame.Rect, look: GoalLook, *, hot: bool) -> None:
    """The panel with card, points and the switch that hides them."""
    k, u = brush.k, brush.u
    brush.panel(rect, 4, panels.panel)
    packets.draw_goal(brush, look.kind, card_rect(rect, k))
    text = _text_area(rect, k)
    if look.kind == 0:
        _draw_waiting(brush, text, look.rounds_to_goal)
        return
    switch = switch_rect(rect, k, u)
    _draw_switch(brush, switch, shown=look.shown, hot=hot)
    room = pygame.Rect(text.left, rect.top + round(20 * k), text.width, switch.top - rect.top - round(28 * k))
    if look.shown:
        _draw_points(brush, room, look)
    else:
        brush.paragraph(_("Points are hidden."), room, 15, "body", UMBER)


def _draw_waiting(brush: Brush, text: pygame.Rect, rounds: int) -> None:
    room = text.inflate(0, -round(48 * brush.k))
    words = ngettext(
        "Your goal comes in the next round.", "Your goal comes in {count} rounds.", rounds
    ).format(count=rounds)
    brush.paragraph(words, room, 17, "head", INK, middle=True)


def _draw_points(brush: Brush, room: pygame.Rect, look: GoalLook) -> None:
    """What the field scores now, and with the seed; what it comes from where there is room to say so."""
    u, k = brush.u, brush.k
    wordy = room.height > 130 * u
    top = room.top
    if room.height > 74 * u:
        heading = pygame.Rect(room.left, top, room.width, round(54 * u))
        top = brush.paragraph(_("The field\nscores now"), heading, 17, "head", leading=1.18).bottom
    size = 56 * k if wordy else min(46 * k, (room.bottom - top) * 0.6)
    middle = top + size * 0.66
    _draw_numbers(brush, room, look, middle, size)
    if wordy:
        top = round(middle + size * 0.5)
        _draw_reasons(brush, pygame.Rect(room.left, top, room.width, room.bottom - top), look)


def _draw_numbers(brush: Brush, room: pygame.Rect, look: GoalLook, middle: float, size: float) -> None:
    """The points now, and an arrow to what they would be."""
    u, k = brush.u, brush.k
    now = sum(points for _plots, points in look.gains)
    number = brush.text(str(now), (room.left, middle), size / u, "head")
    if look.preview is None:
        return
    side = round(24 * k)
    left = number.right + round(6 * k)
    brush.picture("fistful/arrow_big", pygame.Rect(left, round(middle - side * 0.56), side, side))
    colour = MOSS if look.preview >= now else TOMATO
    x = number.right + side + round(12 * k)
    brush.text(str(look.preview), (x, middle), size * 0.72 / u, "head", colour, width=room.right - x)


def _draw_reasons(brush: Brush, room: pygame.Rect, look: GoalLook) -> None:
    """Whose points they are, and what of the field they come from."""
    u, k = brush.u, brush.k
    crop = crop_label(look.kind).lower()
    line = _("with this seed") if look.preview is not None else _("for your {crop}").format(crop=crop)
    brush.text(line, (room.left, room.top + 10 * k), 15, "bold", MOSS, width=room.width)
    top = room.top + round(24 * k)
    if room.bottom - top <= 30 * u:
        return
    brush.panel(pygame.Rect(room.left, top, room.width, max(2, round(3 * k))), 0, panels.divider)
    side = round(26 * min(u, k * 1.2))
    middle = top + (room.bottom - top) / 2 + 2 * k
    icon = pygame.Rect(room.left - round(2 * k), round(middle - side / 2), side, side)
    brush.picture(f"shared/icon_{KIND_NAMES[look.kind - 1]}", icon)
    left = room.left + side + 5 * k
    brush.text(gain_summary(look.kind, look.gains), (left, middle), 15, width=round(room.right - left))


def _draw_switch(brush: Brush, rect: pygame.Rect, *, shown: bool, hot: bool) -> None:
    brush.panel(rect, 2, panels.button, "plain", "hover" if hot else "normal")
    icon = min(round(24 * brush.u), rect.height - round(8 * brush.k))
    word = _("Hide") if shown else _("Show")
    size = 17 if rect.height > 30 * brush.u else 14
    width = brush.context.fonts.size(word, "head", round(size * brush.u))[0]
    left = rect.centerx - (icon + round(8 * brush.k) + width) // 2
    picture = (
        "shared/icon_eye"
        if not shown or not brush.context.art.has("shared/icon_eye_off")
        else "shared/icon_eye_off"
    )
    lift = round(2 * brush.k)
    if left < rect.left + 6 * brush.k:
        brush.picture(
            picture, pygame.Rect(rect.centerx - icon // 2, rect.centery - icon // 2 - lift, icon, icon)
        )
        return
    brush.picture(picture, pygame.Rect(left, rect.centery - icon // 2 - lift, icon, icon))
    brush.text(word, (left + icon + 8 * brush.k, rect.centery - lift), size, "head")
