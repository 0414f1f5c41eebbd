"""A rulebook as pages: read from Markdown, drawn paragraph by paragraph in our own hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import pygame

from ui import panels
from ui.fonts import Style
from ui.palette import CORN, INK, MOSS, PAPER, SOIL, UMBER, Colour
from ui.raster import converted
from ui.scene import Context
from ui.skin import Skin

_RULE: Final = re.compile(r"- \*\*([A-Z]{2}-\d+\.\d+)\*\* ?(.*)")
_PIECES: Final = re.compile(r"(\*\*.+?\*\*|`.+?`|\*[^*\s][^*]*\*)")

_Word: TypeAlias = tuple[tuple[str, Style], ...]

Glyphs: TypeAlias = Mapping[str, str]
"""Which picture stands for a letter of a drawing."""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph (a numbered rule when ``rule`` is given), or the lines of a drawing."""

    text: str
    rule: str = ""
    heading: int = 0
    bullet: bool = False
    drawing: tuple[str, ...] = ()


@dataclass(slots=True)
class Section:
    """A part of the book with a heading of its own."""

    title: str
    blocks: list[Block] = field(default_factory=list)


def read(text: str) -> list[Section]:
    """The sections of a rulebook; what stands before the first one has the book's own title."""
    sections: list[Section] = []
    for block in _blocks(text):
        if block.heading in {1, 2}:
            sections.append(Section(block.text))
        elif sections:
            sections[-1].blocks.append(block)
    return [section for section in sections if section.blocks]


def _blocks(text: str) -> Iterator[Block]:
    drawing: list[str] | None = None
    for line in text.splitlines():
        if line.startswith("```"):
            if drawing is not None:
                yield Block("", drawing=tuple(drawing))
            drawing = [] if drawing is None else None
        elif drawing is not None:
            drawing.append(line)
        elif line.strip():
            yield _block(line.strip())


def _block(line: str) -> Block:
    rule = _RULE.match(line)
    if rule:
        return Block(rule[2], rule=rule[1])
    heading = re.match(r"(#{1,3}) (.+)", line)
    if heading:
        return Block(heading[2], heading=len(heading[1]))
    if line.startswith("- "):
        return Block(line[2:], bullet=True)
    return Block(line)


def matches(sections: list[Section], wanted: str) -> list[Block]:
    """The numbered rules and paragraphs in which every word of ``wanted`` stands."""
    words = wanted.lower().split()
    return [
        block
        for section in sections
        for block in section.blocks
        if not block.drawing and all(word in f"{block.rule} {block.text}".lower() for word in words)
    ]


def section_of(sections: list[Section], rule: str) -> int:
    """Which section holds a rule; the first one where none does."""
    for number, section in enumerate(sections):
        if any(block.rule == rule for block in section.blocks):
            return number
    return 0


class Page:
    """Draws blocks at a width in pixels. ``marked`` is a rule that is shown on a bright ground."""

    def __init__(self, context: Context, width: int, glyphs: Glyphs, marked: str = "") -> None:
        self._context = context
        self._width = width
        self._glyphs = glyphs
        self._marked = marked
        self._u = context.viewport.u

    def draw(self, block: Block) -> pygame.Surface:
        """One block as a picture."""
        if block.drawing:
            return self._drawing(block.drawing)
        if block.heading:
            return self._words(block.text, "head", 22, MOSS, self._width)
        if block.rule:
            return self._rule(block)
        indent = round(18 * self._u) if block.bullet else 0
        words = self._words(block.text, "body", 17, INK, self._width - indent)
        if not block.bullet:
            return words
        whole = pygame.Surface((self._width, words.get_height()), pygame.SRCALPHA)
        whole.blit(words, (indent, 0))
        pygame.draw.circle(whole, MOSS, (round(7 * self._u), round(12 * self._u)), max(2, round(3 * self._u)))
        return converted(whole)

    def _rule(self, block: Block) -> pygame.Surface:
        badge_w, badge_h = round(72 * self._u), round(25 * self._u)
        indent = badge_w + round(12 * self._u)
        words = self._words(block.text, "body", 17, INK, max(40, self._width - indent - round(8 * self._u)))
        whole = pygame.Surface(
            (self._width, max(words.get_height(), badge_h) + round(8 * self._u)), pygame.SRCALPHA
        )
        if block.rule == self._marked:
            pygame.draw.rect(whole, CORN, whole.get_rect(), border_radius=round(10 * self._u))
        top = round(4 * self._u)
        whole.blit(words, (indent, top))
        badge = pygame.Rect(round(2 * self._u), top, badge_w, badge_h)
        Skin(self._context.art, self._u).paint(whole, badge, 0, panels.label)
        name = self._context.fonts.render(block.rule, "bold", round(14.5 * self._u), PAPER)
        whole.blit(name, name.get_rect(center=badge.center))
        return converted(whole)

    def _words(self, text: str, style: Style, size: float, colour: Colour, width: int) -> pygame.Surface:
        """Wrapped text with **bold** and `code` inside."""
        px = max(1, round(size * self._u))
        fonts = self._context.fonts
        space = fonts.size(" ", style, px)[0]
        lines: list[list[_Word]] = [[]]
        used = 0
        for word in _words_of(text, style):
            length = sum(fonts.size(piece, look, px)[0] for piece, look in word)
            if lines[-1] and used + space + length > width:
                lines.append([])
                used = 0
            used += length + (space if lines[-1] else 0)
            lines[-1].append(word)
        pitch = round(px * 1.38)
        whole = pygame.Surface((max(1, width), pitch * len(lines) + round(px * 0.2)), pygame.SRCALPHA)
        for number, line in enumerate(lines):
            x = 0
            for word in line:
                for piece, look in word:
                    drawn = fonts.render(piece, look, px, colour)
                    whole.blit(drawn, (x, number * pitch))
                    x += drawn.get_width()
                x += space
        return converted(whole)

    def _drawing(self, lines: tuple[str, ...]) -> pygame.Surface:
        letters = {letter for line in lines for letter in line} - {" "}
        if letters and letters <= set(self._glyphs):
            return self._pictures(lines)
        return self._columns(lines)

    def _pictures(self, lines: tuple[str, ...]) -> pygame.Surface:
        """A field drawn with the pieces of the table."""
        cell = round(34 * self._u)
        columns = max(len(line) for line in lines)
        cell = max(4, min(cell, self._width // max(1, columns)))
        whole = pygame.Surface((self._width, cell * len(lines) + round(6 * self._u)), pygame.SRCALPHA)
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                if letter == " ":
                    continue
                rect = pygame.Rect(column * cell + 1, row * cell + 1, cell - 2, cell - 2)
                pygame.draw.rect(whole, SOIL, rect, border_radius=max(1, cell // 6))
                picture = self._glyphs[letter]
                if picture:
                    side = round(cell * 0.82)
                    art = self._context.art.get(picture, side, side)
                    whole.blit(art, art.get_rect(center=rect.center))
        return converted(whole)

    def _columns(self, lines: tuple[str, ...]) -> pygame.Surface:
        """Letters in columns of equal width."""
        px = max(1, round(16 * self._u))
        fonts = self._context.fonts
        longest = max((len(line) for line in lines), default=1)
        cell = max(4, min(round(px * 0.62), self._width // max(1, longest)))
        pitch = round(px * 1.3)
        whole = pygame.Surface((self._width, pitch * len(lines) + round(6 * self._u)), pygame.SRCALPHA)
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                if letter != " ":
                    piece = fonts.render(letter, "bold", px, UMBER)
                    whole.blit(piece, piece.get_rect(midtop=(column * cell + cell // 2, row * pitch)))
        return converted(whole)


def _words_of(text: str, style: Style) -> Iterator[_Word]:
    """The words of a text; one may have pieces in several styles, such as a bold name and a full stop."""
    word: list[tuple[str, Style]] = []
    for piece in _PIECES.split(text):
        look, bare = _look_of(piece, style)
        for part in re.split(r"(\s+)", bare):
            if part.isspace():
                if word:
                    yield tuple(word)
                word = []
            elif part:
                word.append((part, look))
    if word:
        yield tuple(word)


def _look_of(piece: str, style: Style) -> tuple[Style, str]:
    """The style of a piece and its bare text: ``**bold**``, ``*italic*``, or code, which is bold too."""
    if len(piece) > 4 and piece.startswith("**"):
        return "bold", piece[2:-2]
    if len(piece) > 2 and piece.startswith("`"):
        return "bold", piece[1:-1]
    if len(piece) > 2 and piece.startswith("*") and piece.endswith("*"):
        return "italic", piece[1:-1]
    return style, piece
