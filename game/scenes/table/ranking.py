"""How good the viewer's choices are: a short list with bars, beside what one plays with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.scenes.bar import bar_height
from game.scenes.table.advice import Rated
from ui import panels
from ui.brush import Brush
from ui.palette import CORN, INK, LEAF, MOSS, UMBER
from ui.viewport import Viewport

MOST_ROWS: Final = 6
LEAST_ROWS: Final = 3
_NARROW: Final = 280
_ROW: Final = 38
_NARROW_ROW: Final = 50
_HEAD: Final = 34
_FOOT: Final = 8
_MARGIN: Final = 10
_LONG_REST: Final = 130
_BAR: Final = 7


@dataclass(frozen=True, slots=True)
class Ranking:
    """Where the list lies inside ``aside``, with room for as many rows as fit."""

    viewport: Viewport
    aside: pygame.Rect

    @property
    def count(self) -> int:
        """How many choices are shown at most."""
        room = self.aside.height - self._px(_HEAD + _FOOT)
        return max(LEAST_ROWS, min(MOST_ROWS, room // max(1, self._row)))

    def area(self, rows: int) -> pygame.Rect:
        """The whole list with so many rows.

        It covers all that it may but for a long rest, and more above that where rows need it.
        """
        aside, needed = self.aside, self._px(_HEAD + _FOOT) + max(1, rows) * self._row
        rect = aside.copy()
        if needed > aside.height or aside.height - needed > self._px(_LONG_REST):
            rect.height = needed
        if needed > aside.height:
            rect.bottom = aside.bottom
        rect.top = max(rect.top, bar_height(self.viewport) + self._px(3))
        return rect.clamp(self.viewport.rect)

    def rows(self, count: int) -> list[pygame.Rect]:
        """Where the rows lie."""
        area, margin = self.area(count), self._px(_MARGIN)
        top = area.top + self._px(_HEAD)
        width = max(1, area.width - 2 * margin)
        return [
            pygame.Rect(area.left + margin, top + number * self._row, width, self._row)
            for number in range(count)
        ]

    @property
    def _row(self) -> int:
        return self._px(_NARROW_ROW if self.aside.width < self._px(_NARROW) else _ROW)

    def _px(self, units: float) -> int:
        return round(units * self.viewport.u)


def draw_ranking(
    brush: Brush, ranking: Ranking, lines: Sequence[Rated], hot: int | None, *, thinking: bool
) -> None:
    """The list; without lines it says that somebody thinks."""
    area = ranking.area(len(lines))
    brush.panel(area, 7, panels.panel, 12)
    u = brush.u
    head = (area.left + round(14 * u), area.top + round(_HEAD * u / 2) + round(2 * u))
    width = area.width - round(28 * u)
    brush.text(_("Your choices"), head, 17, "head", width=width)
    if not lines:
        room = pygame.Rect(head[0], area.top + round(_HEAD * u), width, round(_ROW * u))
        words = _("Thinking about them …") if thinking else _("There is nothing to choose.")
        brush.paragraph(words, room, 15, "body", UMBER, middle=True)
        return
    for number, (rect, line) in enumerate(zip(ranking.rows(len(lines)), lines, strict=True)):
        _draw_row(brush, rect, line, best=number == 0, hot=number == hot)


def _draw_row(brush: Brush, rect: pygame.Rect, line: Rated, *, best: bool, hot: bool) -> None:
    u = brush.u
    if hot:
        pygame.draw.rect(brush.surface, CORN, rect, border_radius=round(7 * u))
    bar = max(3, round(_BAR * u))
    inner = rect.inflate(-round(10 * u), -round(6 * u))
    words = pygame.Rect(inner.left, inner.top, inner.width, max(1, inner.height - bar - round(2 * u)))
    brush.paragraph(line.words, words, 14, "bold" if best else "body", INK, middle=True, leading=1.05)
    groove = pygame.Rect(inner.left, inner.bottom - bar, inner.width, bar)
    pygame.draw.rect(brush.surface, (222, 208, 176), groove, border_radius=bar // 2)
    filled = groove.copy()
    filled.width = max(bar, round(groove.width * line.share))
    pygame.draw.rect(brush.surface, MOSS if best else LEAF, filled, border_radius=bar // 2)
