"""One line of text at a size in pixels, made smaller where it would not fit."""

from __future__ import annotations

import pygame

from ui.brush import Anchor, Brush
from ui.fonts import Style
from ui.palette import INK, UMBER, Colour

_SMALLEST = 6
_ENDLESS = 4000
LEAST = 12
"""Units of the picture that words on a piece are high at least; where they would be smaller, they go."""


def least(brush: Brush) -> int:
    """The smallest size of words on a piece, in pixels."""
    return max(1, round(LEAST * brush.k))


def fits(brush: Brush, text: str, style: Style, width: float) -> bool:
    """Whether a line can be written at the smallest size."""
    return brush.context.fonts.paragraph_width(text, style, least(brush), _ENDLESS) <= width


def write_rich(brush: Brush, text: str, area: pygame.Rect, px: float) -> bool:
    """Writes a line with pictures in it, as large as it fits, from the left; says whether it fits at all."""
    fonts, size, smallest = brush.context.fonts, max(1, round(px)), least(brush)
    while size > smallest and fonts.paragraph_width(text, "bold", size, _ENDLESS) > area.width:
        size -= 1
    width = fonts.paragraph_width(text, "bold", size, _ENDLESS)
    if width > area.width:
        return False
    line = fonts.paragraph(text, "bold", size, UMBER, width + 1)
    brush.surface.blit(line, line.get_rect(midleft=(area.left, area.centery)))
    return True


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
