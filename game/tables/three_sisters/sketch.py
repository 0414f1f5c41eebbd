"""A drawing in the making: shapes first, pictures over them, words on top, in units of its own.

The shapes become one SVG and are rasterised once at the size at which they are seen.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

from ui.brush import Brush
from ui.fonts import Style
from ui.palette import INK, Colour
from ui.raster import converted
from ui.svg import document

Anchor: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class _Picture:
    name: str
    x: float
    y: float
    side: float
    alpha: int
    angle: float


@dataclass(frozen=True, slots=True)
class _Words:
    text: str
    x: float
    y: float
    size: float
    style: Style
    colour: Colour
    anchor: Anchor
    width: float


class Sketch:
    """Collects shapes, pictures and words; :meth:`surface` draws them."""

    def __init__(self, w: float, h: float, letters: float = 1.0) -> None:
        self.letters = letters
        """How much larger names are than they were asked to be; figures keep their size."""
        self.w = w
        self.h = h
        self._shapes: list[str] = []
        self._defs: list[str] = []
        self._pictures: list[_Picture] = []
        self._words: list[_Words] = []

    def add(self, *shapes: str) -> None:
        """Adds SVG elements over those added before."""
        self._shapes += shapes

    def shade(self, *stops: str, across: bool = False) -> str:
        """A gradient of some colours from top to bottom or from left to right: its paint."""
        name = f"shade{len(self._defs)}"
        last = max(1, len(stops) - 1)
        marks = "".join(
            f'<stop offset="{place / last:g}" stop-color="{colour}"/>' for place, colour in enumerate(stops)
        )
        ends = 'x1="0%" y1="0%" x2="100%" y2="0%"' if across else 'x1="0%" y1="0%" x2="20%" y2="100%"'
        self._defs.append(f'<linearGradient id="{name}" {ends}>{marks}</linearGradient>')
        return f"url(#{name})"

    def picture(  # noqa: PLR0913 - a picture and how it lies
        self, name: str, x: float, y: float, side: float, *, alpha: int = 255, angle: float = 0.0
    ) -> None:
        """Adds a picture by its middle."""
        self._pictures.append(_Picture(name, x, y, side, alpha, angle))

    def text(  # noqa: PLR0913, PLR0917 - what a line of text is made of
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        style: Style = "bold",
        colour: Colour = INK,
        *,
        anchor: Anchor = "centre",
        width: float = 0.0,
    ) -> None:
        """Adds a line of text, vertically centred; with ``width`` it is made to fit."""
        grown = self.letters if style == "bold" else 1.0
        self._words.append(_Words(text, x, y, size * grown, style, colour, anchor, width))

    def surface(self, brush: Brush, s: float) -> pygame.Surface:
        """The drawing at ``s`` pixels per unit."""
        width, height = max(1, round(self.w * s)), max(1, round(self.h * s))
        source = document(self.w, self.h, "".join(self._shapes), "".join(self._defs)).encode()
        drawn = pygame.image.load_sized_svg(io.BytesIO(source), (width, height))
        whole = pygame.Surface((width, height), pygame.SRCALPHA)
        whole.blit(drawn, (0, 0))
        over = scaled(brush, whole, s)
        for each in self._pictures:
            side = max(1, round(each.side * s))
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(each.x * s), round(each.y * s))
            over.picture(each.name, rect, angle=each.angle, alpha=each.alpha)
        for line in self._words:
            over.text(
                line.text,
                (line.x * s, line.y * s),
                line.size,
                line.style,
                line.colour,
                anchor=line.anchor,
                width=round(line.width * s),
            )
        return converted(whole)


def scaled(brush: Brush, surface: pygame.Surface, s: float) -> Brush:
    """A brush whose units, of texts and pieces alike, are ``s`` pixels."""
    other = Brush(brush.context, surface)
    other.u = other.k = s
    return other
