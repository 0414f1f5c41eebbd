"""The pen that draws the bench: pieces at their own scale, texts on pieces, glows and tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.tables.sprouts.arrangement import frame_of
from ui import panels
from ui.brush import Anchor, Brush
from ui.palette import INK, PAPER, PINE, Colour
from ui.svg import document, rect

if TYPE_CHECKING:
    from game.tables.sprouts.pieces import Pieces
    from ui.fonts import Style

_LARGEST = 1.35
"""How much larger than at 100 % texts on pieces become: more has no room there."""
_SMALLEST = 8
_READABLE = 12


class Pen(Brush):
    """A brush that knows the bench: ``p`` pixels a unit of pieces, ``pieces`` that are kept."""

    def __init__(self, brush: Brush, pieces: Pieces) -> None:
        super().__init__(brush.context, brush.surface)
        self.pieces = pieces
        self.p = frame_of(brush.context.viewport).p

    def type_pixels(self, size: float) -> int:
        """Pixels of type of ``size`` units on a piece."""
        return max(1, round(size * self.p * min(_LARGEST, max(1.0, self.u / self.k))))

    def write(  # noqa: PLR0913 - what a line of text is made of
        self,
        text: str,
        position: tuple[float, float],
        size: float,
        style: Style = "bold",
        colour: Colour = INK,
        *,
        anchor: Anchor = "left",
        width: int = 0,
        shadow: Colour | None = None,
    ) -> pygame.Rect:
        """Write one line on a piece; with ``width`` it is made to fit."""
        px = self.type_pixels(size)
        if width > 0:
            px = self.context.fonts.fitted(text, style, px, width, max(1, round(_SMALLEST * self.p)))
        return self.text(text, position, px / self.u, style, colour, anchor=anchor, shadow=shadow)

    def fitted(self, text: str, size: float, width: int, most: int) -> float:
        """The size at which a bold line fits, for :meth:`write` without a width.

        So that it can be read it may be up to ``most`` pixels wide.
        """
        fonts, px = self.context.fonts, self.type_pixels(size)
        least = max(1, round(_READABLE * self.k))
        room = min(most, max(width, fonts.size(text, "bold", least)[0]))
        return size * fonts.fitted(text, "bold", px, room, least) / px

    def sign(self, text: str, area: pygame.Rect, size: float = 19) -> None:
        """A painted sign with a name."""
        self.panel(area, 1.5, panels.label)
        centre = (area.centerx, area.centery - 0.6 * self.p)
        width = area.width - round(14 * self.p)
        self.write(text, centre, size, "head", PAPER, anchor="centre", width=width, shadow=PINE)

    def count_tag(
        self, text: str, at: tuple[int, int], size: float = 14, *, right: bool = False
    ) -> pygame.Rect:
        """A cream tag with a few words around ``at``; with ``right`` its right end is there."""
        px = self.type_pixels(size)
        wide = self.context.fonts.size(text, "bold", px)[0]
        place = pygame.Rect(0, 0, wide + round(22 * self.p), round(px * 1.75))
        if right:
            place.midright = at
        else:
            place.center = at
        place.clamp_ip(self.surface.get_rect())
        self.panel(place, 1.5, tag)
        self.write(text, (place.centerx, place.centery - self.p), size, anchor="centre")
        return place


def tag(w: int, h: int, u: float = 1.0) -> str:
    """A small cream tag with round ends, for a count."""
    body = rect(u, 2 * u, w - 2 * u, h - 3 * u, h / 2, "#b08e58")
    body += rect(u, u, w - 2 * u, h - 3.5 * u, h / 2, "#fffbf0", "#7a5a36", 1.5 * u)
    return document(w, h, body)


def slate_tag(w: int, h: int, u: float = 1.0) -> str:
    """A dark field on the slate, for what is being put together."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 12 * u, "#22383f", "#7fa3a5", 1.6 * u, opacity=0.82)
    return document(w, h, body)


def yellow_glow(w: int, h: int, u: float = 1.0) -> str:
    """Pale yellow around what is chosen."""
    body = rect(0, 0, w, h, 15 * u, "#fff3a8", opacity=0.35)
    body += rect(2.5 * u, 2.5 * u, w - 5 * u, h - 5 * u, 13 * u, "#fffbd0", "#ffe97a", 3 * u)
    return document(w, h, body)


def lime_glow(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """Lime under and around what would accept what is held, or can be picked up."""
    body = rect(0, 0, w, h, 15 * u, "#c9f27a", opacity=0.3)
    return document(w, h, body + _rim(w, h, u, (4.5 if hot else 3) * u))


def lime_ring(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """A lime rim alone, for what must stay as it looks."""
    return document(w, h, _rim(w, h, u, (5 if hot else 3.5) * u))


def _rim(w: int, h: int, u: float, pen: float) -> str:
    inner = (pen, pen, w - 2 * pen, h - 2 * pen, 13 * u)
    dark = rect(*inner, "none", "#24421a", pen + 2 * u, line_opacity=0.55)
    return dark + rect(*inner, "none", "#c9f27a", pen)


def veil(w: int, h: int, u: float = 1.0) -> str:
    """A dark green veil over what is gone."""
    return document(w, h, rect(0, 0, w, h, 13 * u, "#1d3a2c", opacity=0.62))
