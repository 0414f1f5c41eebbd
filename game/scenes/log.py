"""The log drawer: what happened, in words with the pieces as pictures; a line shows the table as it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from ui import panels
from ui.brush import Brush
from ui.palette import CORN, INK, PAPER, PINE, UMBER
from ui.viewport import Viewport

_WIDTH: Final = 390
_ROW: Final = 40
_HEAD: Final = 52


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. ``moment`` is the number of actions after which the table stood as it tells."""

    text: str
    moment: int
    emblem: str | None = None
    heading: bool = False


class LogDrawer:
    """The drawer at the right edge. ``scroll`` counts lines back from the newest."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.open = False
        self.scroll = 0.0

    def area(self, viewport: Viewport, top: int) -> pygame.Rect:
        """The drawer's rectangle when it is open."""
        width = min(viewport.width, viewport.px(_WIDTH))
        return pygame.Rect(viewport.width - width, top, width, max(1, viewport.height - top))

    def rows(self, viewport: Viewport, top: int) -> list[tuple[int, pygame.Rect]]:
        """Which lines are seen and where, the newest lowest."""
        area = self.area(viewport, top)
        height = max(1, viewport.px(_ROW))
        room = max(1, (area.height - viewport.px(_HEAD) - viewport.px(14)) // height)
        last = max(0, len(self.lines) - round(self.scroll))
        first = max(0, last - room)
        left = area.left + viewport.px(14)
        start = area.top + viewport.px(_HEAD)
        return [
            (number, pygame.Rect(left, start + place * height, area.width - viewport.px(28), height))
            for place, number in enumerate(range(first, last))
        ]

    def wheel(self, steps: float, viewport: Viewport, top: int) -> None:
        """Scrolls, as far as there are lines."""
        seen = len(self.rows(viewport, top))
        self.scroll = min(max(0.0, self.scroll + 2 * steps), max(0.0, float(len(self.lines) - seen)))

    def draw(self, brush: Brush, top: int, hot: int | None, shown: int | None) -> None:
        """The drawer with its lines; ``shown`` is the moment the table shows, if not the present."""
        viewport = brush.context.viewport
        area = self.area(viewport, top)
        brush.panel(area.inflate(round(12 * brush.k), round(12 * brush.k)), 9, panels.panel, 16)
        head = (area.left + round(22 * brush.u), area.top + round(30 * brush.u))
        brush.text(_("What happened"), head, 21, "head")
        brush.text(_("Esc closes"), (area.right - 20 * brush.u, head[1]), 14, "body", UMBER, anchor="right")
        for number, rect in self.rows(viewport, top):
            self._draw_line(brush, rect, self.lines[number], hot=number == hot, shown=shown)

    def _draw_line(
        self, brush: Brush, rect: pygame.Rect, line: LogLine, *, hot: bool, shown: int | None
    ) -> None:
        if line.heading:
            band = rect.inflate(0, -round(8 * brush.u))
            brush.panel(band, 0, panels.label)
            brush.text(
                line.text, band.center, 15, "bold", PAPER, anchor="centre", width=band.width, shadow=PINE
            )
            return
        if hot or line.moment == shown:
            pygame.draw.rect(brush.surface, CORN, rect, border_radius=round(8 * brush.u))
        side = round(26 * brush.u)
        x = rect.left + round(6 * brush.u)
        if line.emblem:
            brush.picture(
                f"shared/emblem_{line.emblem}", pygame.Rect(x, rect.centery - side // 2, side, side)
            )
        x += side + round(8 * brush.u)
        room = pygame.Rect(x, rect.top, rect.right - x - round(4 * brush.u), rect.height)
        brush.paragraph(line.text, room, 15, "body", INK, middle=True, leading=1.12)
