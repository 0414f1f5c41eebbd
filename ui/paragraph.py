"""Text in several lines: where lines break, and pictures between words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

import pygame

from ui.raster import converted

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.art import Art
    from ui.fonts import Fonts, Style
    from ui.palette import Colour

Align: TypeAlias = Literal["left", "centre", "right"]

_ICON = re.compile(r"\{icon:([a-z0-9_/]+)\}")


@dataclass(frozen=True, slots=True)
class Ink:
    """What a paragraph is written with."""

    fonts: Fonts
    art: Art
    style: Style
    px: int
    colour: Colour

    @property
    def icon(self) -> int:
        """Width and height in pixels of a picture between words."""
        return round(self.px * 1.2)

    def measure(self, text: str) -> int:
        """Return the width in pixels of a line with its pictures."""
        plain = _ICON.sub("", text)
        count = len(_ICON.findall(text))
        return self.fonts.font(self.style, self.px).size(plain)[0] + count * self.icon


def wrap(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Break text at spaces, and words that are too wide anywhere, into lines of at most `width`."""
    lines: list[str] = []
    for sentence in text.split("\n"):
        line = ""
        for word in sentence.split():
            longer = f"{line} {word}" if line else word
            if measure(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _broken(word, width, measure)
            lines.extend(full)
        lines.append(line)
    return lines


def draw(text: str, ink: Ink, width: int, align: Align, leading: float) -> pygame.Surface:
    """Return a surface `width` wide with the wrapped text in it."""
    lines = wrap(text, width, ink.measure)
    pitch = round(ink.px * leading)
    line_box = ink.fonts.size("", ink.style, ink.px)[1]
    height = max(1, pitch * (len(lines) - 1) + max(line_box, ink.icon))
    whole = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    spare = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
    for number, line in enumerate(lines):
        left = round((width - ink.measure(line)) * spare)
        _draw_line(whole, line, ink, (left, number * pitch))
    return converted(whole)


def _draw_line(target: pygame.Surface, line: str, ink: Ink, at: tuple[int, int]) -> None:
    left, top = at
    line_box = ink.fonts.size("", ink.style, ink.px)[1]
    for part in re.split(r"(\{icon:[a-z0-9_/]+\})", line):
        icon = _ICON.fullmatch(part)
        if icon:
            picture = ink.art.get(icon[1], ink.icon, ink.icon)
            target.blit(picture, (left, top + (line_box - ink.icon) // 2))
            left += ink.icon
        elif part:
            words = ink.fonts.render(part, ink.style, ink.px, ink.colour)
            target.blit(words, (left, top))
            left += words.get_width()


def _broken(word: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Cut a word into parts that fit; a picture is never cut."""
    parts: list[str] = []
    part = ""
    for piece in re.findall(r"\{icon:[a-z0-9_/]+\}|.", word):
        if part and measure(part + piece) > width:
            parts.append(part)
            part = piece
        else:
            part += piece
    return [*parts, part]
