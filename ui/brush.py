"""What scenes draw with: pictures, panels and texts at the scale of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, ParamSpec, TypeAlias

from ui.palette import INK, Colour
from ui.skin import Skin

if TYPE_CHECKING:
    import pygame

    from ui.fonts import Style
    from ui.scene import Context
    from ui.skin import Part

_READABLE = 12
"""Units of the picture below which type is too small to read."""

P = ParamSpec("P")
Anchor: TypeAlias = Literal["left", "centre", "right"]


class Brush:
    """Draws on one surface. Type sizes are units of text (times ``u``), lifts units of the picture."""

    def __init__(self, context: Context, surface: pygame.Surface) -> None:
        self.context = context
        self.surface = surface
        self.u = context.viewport.u
        self.k = context.viewport.k

    def picture(
        self, name: str, rect: pygame.Rect, *, angle: float = 0.0, lift: float = 0.0, alpha: int = 255
    ) -> None:
        """Draw a picture into a rectangle."""
        self.context.art.draw(self.surface, name, rect, angle=angle, lift=lift * self.k, alpha=alpha)

    def panel(self, rect: pygame.Rect, lift: float, part: Part[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Draw a panel, plate, button or tag made for exactly this rectangle, `lift` units high."""
        Skin(self.context.art, self.k).paint(self.surface, rect, lift, part, *args, **kwargs)

    def type_size(self, size: float, text: str = "", style: Style = "body", width: int = 0) -> int:
        """Pixels of type of ``size`` units, made smaller where ``text`` would not fit ``width``."""
        px = max(1, round(size * self.u))
        if width <= 0:
            return px
        return self.context.fonts.fitted(text, style, px, width, self._smallest(9))

    def _smallest(self, units: float) -> int:
        """Pixels of type that text is made no smaller than; where it is large, to what can still be read."""
        return max(1, round(min(units * self.u, max(units, _READABLE) * self.k)))

    def text(  # noqa: PLR0913 - what a line of text is made of
        self,
        text: str,
        position: tuple[float, float],
        size: float,
        style: Style = "body",
        colour: Colour = INK,
        *,
        anchor: Anchor = "left",
        width: int = 0,
        shadow: Colour | None = None,
    ) -> pygame.Rect:
        """Write one line, vertically centred on the position; with ``width`` it is made to fit."""
        px = self.type_size(size, text, style, width)
        line = self.context.fonts.render(text, style, px, colour, shadow)
        rect = line.get_rect()
        x, y = round(position[0]), round(position[1])
        match anchor:
            case "left":
                rect.midleft = (x, y)
            case "centre":
                rect.center = (x, y)
            case "right":
                rect.midright = (x, y)
        self.surface.blit(line, rect)
        return rect

    def paragraph(  # noqa: PLR0913 - what a paragraph is made of
        self,
        text: str,
        rect: pygame.Rect,
        size: float,
        style: Style = "body",
        colour: Colour = INK,
        *,
        align: Anchor = "left",
        middle: bool = False,
        leading: float = 1.25,
    ) -> pygame.Rect:
        """Write wrapped text from the top of a rectangle, or in its middle; where it ended up."""
        fonts = self.context.fonts
        px = max(1, round(size * self.u))
        smallest = self._smallest(10)
        words = fonts.paragraph(text, style, px, colour, rect.width, align=align, leading=leading)
        while words.get_height() > rect.height and px > smallest:
            px -= 1
            words = fonts.paragraph(text, style, px, colour, rect.width, align=align, leading=leading)
        place = words.get_rect(topleft=rect.topleft)
        if middle:
            place.centery = rect.centery
        self.surface.blit(words, place)
        return place
