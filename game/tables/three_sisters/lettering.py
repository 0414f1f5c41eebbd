"""One line of text at a size in pixels, made smaller where it would not fit."""

from __future__ import annotations

import pygame

from ui.brush import Anchor, Brush
from ui.fonts import Style
from ui.palette import INK, Colour

_SMALLEST = 6


def write(  # noqa: PLR0913, PLR0917 - what a line of text is made of
    brush: Brush,
    text: str,
    position: tuple[float, float],
    px: float,
    style: Style = "body",
    colour: Colour = INK,
    *,
    anchor: Anchor = "left",
    width: float = 0.0,
    shadow: Colour | None = None,
) -> pygame.Rect:
    """Writes a line, vertically centred on the position; where it ended up."""
    fonts = brush.context.fonts
    size = max(_SMALLEST, round(px))
    if width > 0:
        size = fonts.fitted(text, style, size, max(1, round(width)), _SMALLEST)
    line = fonts.render(text, style, size, colour, shadow)
    rect = line.get_rect()
    x, y = round(position[0]), round(position[1])
    match anchor:
        case "left":
            rect.midleft = (x, y)
        case "centre":
            rect.center = (x, y)
        case "right":
            rect.midright = (x, y)
    brush.surface.blit(line, rect)
    return rect
