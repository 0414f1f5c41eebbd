"""Speech bubbles and tooltips: a sentence beside the thing it is about, always inside the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from ui import panels
from ui.layout import clamp_inside
from ui.palette import CREAM, INK, MOSS, PAPER, Colour
from ui.skin import Skin

if TYPE_CHECKING:
    from ui.art import Art
    from ui.fonts import Fonts

_TIP = 10
_TEXT_COLOURS: dict[panels.Tone, Colour] = {"cream": INK, "green": CREAM, "red": PAPER}
_LINK_COLOURS: dict[panels.Tone, Colour] = {"cream": MOSS, "green": PAPER, "red": PAPER}


@dataclass(frozen=True, slots=True)
class Saying:
    """What a bubble says. `link` is a second part, underlined, that can be clicked."""

    text: str
    tone: panels.Tone = "cream"
    link: str = ""
    px: float = 16.0
    width: float = 300.0


@dataclass(frozen=True, slots=True)
class Bubble:
    """A bubble with its place: the whole of it, its text part, and where its link can be clicked."""

    rect: pygame.Rect
    text_rect: pygame.Rect
    link_rect: pygame.Rect | None
    tail: int
    below: bool


def place(saying: Saying, fonts: Fonts, anchor: pygame.Rect, area: pygame.Rect, u: float) -> Bubble:
    """Return where a bubble about `anchor` goes: above it if there is room in `area`, else below."""
    text, link = _surfaces(saying, fonts, area, u)
    pad_x, pad_y, gap = round(14 * u), round(8 * u), round(4 * u)
    inner_w = max(text.get_width(), link.get_width() if link else 0)
    inner_h = text.get_height() + (gap + link.get_height() if link else 0)
    tip = round(_TIP * u)
    # The tail needs room for the round corners on both sides of it.
    width = max(inner_w + 2 * pad_x, round(46 * u))
    rect = pygame.Rect(0, 0, width, inner_h + 2 * pad_y + tip)
    above = anchor.top - rect.height >= area.top or anchor.top - area.top > area.bottom - anchor.bottom
    rect.centerx = anchor.centerx
    rect.y = anchor.top - rect.height if above else anchor.bottom
    rect = clamp_inside(rect, area)
    top = rect.top + pad_y + (0 if above else tip)
    text_rect = text.get_rect(left=rect.left + (rect.width - inner_w) // 2, top=top)
    link_rect = link.get_rect(left=text_rect.left, top=text_rect.bottom + gap) if link else None
    return Bubble(rect, text_rect, link_rect, anchor.centerx - rect.left, above)


def draw(  # noqa: PLR0913 - what a bubble is drawn with
    target: pygame.Surface,
    art: Art,
    fonts: Fonts,
    saying: Saying,
    *,
    anchor: pygame.Rect,
    area: pygame.Rect,
    u: float,
) -> Bubble:
    """Draw a bubble about `anchor` inside `area` and return its place."""
    bubble = place(saying, fonts, anchor, area, u)
    skin = Skin(art, u)
    skin.paint(
        target,
        bubble.rect,
        3,
        panels.bubble,
        tone=saying.tone,
        tail=bubble.tail,
        below=bubble.below,
        tip=_TIP,
    )
    text, link = _surfaces(saying, fonts, area, u)
    target.blit(text, bubble.text_rect)
    if link and bubble.link_rect:
        target.blit(link, bubble.link_rect)
        line = max(1, round(1.4 * u))
        colour = _LINK_COLOURS[saying.tone]
        underline = pygame.Rect(bubble.link_rect.left, bubble.link_rect.bottom - line, link.get_width(), line)
        target.fill(colour, underline)
    return bubble


def _surfaces(
    saying: Saying, fonts: Fonts, area: pygame.Rect, u: float
) -> tuple[pygame.Surface, pygame.Surface | None]:
    px = max(1, round(saying.px * u))
    widest = max(1, min(round(saying.width * u), area.width - round(28 * u)))
    width = min(widest, fonts.paragraph_width(saying.text, "bold", px, widest))
    text = fonts.paragraph(saying.text, "bold", px, _TEXT_COLOURS[saying.tone], width, leading=1.3)
    if not saying.link:
        return text, None
    link_px = fonts.fitted(saying.link, "bold", px, widest, max(1, px // 2))
    return text, fonts.render(saying.link, "bold", link_px, _LINK_COLOURS[saying.tone])
