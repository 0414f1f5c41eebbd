"""The page of achievements: a medal for each that was earned, an empty place for each that was not."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import pygame

from game.i18n import _
from game.library import earning
from game.library.earning import Earned
from game.scenes.library.page import Page
from game.scenes.library.words import day_words, moment_at
from ui import panels, svg
from ui.brush import Brush
from ui.form import Form
from ui.layout import column, grid, row
from ui.palette import INK, MOSS, UMBER
from ui.viewport import Viewport
from ui.widget import FormEvent

_LINE: Final = 46
_ROW: Final = 76
_BUDGET: Final = 0.008
"""Seconds a frame for looking through older matches."""


class AchievementsPage(Page):
    """What was earned is told by the library's matches: those not looked at yet are, bit by bit."""

    title = ""
    first = 0
    _fits = 1
    _earned: list[Earned]
    _waiting: list[int]
    _places: list[pygame.Rect]

    def load(self) -> None:
        titles = [cover.id for cover in self.doors.shelf if cover.playable]
        if self.title not in titles:
            self.title = self.title_of_first_look(titles)
        self._earned = earning.collection(self.database, self.title)
        self._waiting = earning.unexamined(self.database, self.title)

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting)

    def update(self) -> None:
        started = perf_counter()
        while self._waiting and perf_counter() - started < _BUDGET:
            earning.examine(self.database, self._waiting.pop(0))
            if not self._waiting:
                self._earned = earning.collection(self.database, self.title)

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        gap = viewport.px(8)
        line = viewport.px(_LINE)
        titles = [(cover.id, _(cover.name)) for cover in self.doors.shelf if cover.playable]
        columns = 2 if area.width >= viewport.px(700) else 1
        *head, rest = column(area, [line, 0] if len(titles) > 1 else [0], gap)
        rows = max(1, (rest.height + gap) // (viewport.px(_ROW) + gap))
        if rows * columns < len(self._earned):
            side = viewport.px(50)
            rest, arrows = row(rest, [0, side], gap)
            self._compose_arrows(form, arrows, rows * columns)
        if head:
            form.choice("title", _("Game"), head[0], titles, self.title)
        self._fits = rows * columns
        self.first = min(self.first, max(0, len(self._earned) - 1) // self._fits * self._fits)
        rows_shown = min(rows, -(-len(self._earned) // columns)) or 1
        rest.height = min(rest.height, rows_shown * (viewport.px(_ROW + 14) + gap) - gap)
        self._places = grid(rest, columns, rows_shown, gap)

    def _compose_arrows(self, form: Form, place: pygame.Rect, fits: int) -> None:
        side = min(place.width, place.height // 2 - 4)
        up = pygame.Rect(place.left, place.top, place.width, side)
        down = pygame.Rect(place.left, place.bottom - side, place.width, side)
        more = self.first + fits < len(self._earned)
        form.button(
            "before", "", up, "plain", "shared/icon_up_ink", spoken=_("Those before"), enabled=self.first > 0
        )
        form.button("after", "", down, "plain", "shared/icon_down_ink", spoken=_("Those after"), enabled=more)

    def on(self, event: FormEvent) -> None:
        match event.id, event.kind:
            case "title", "changed":
                self.title, self.first = str(event.value), 0
                self.load()
            case "before", "pressed":
                self.first = max(0, self.first - self._fits)
            case "after", "pressed":
                self.first += self._fits
            case _:
                return
        self.rebuild()

    # --- drawing ------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        shown = self._earned[self.first : self.first + self._fits]
        for earned, place in zip(shown, self._places, strict=False):
            self._draw_achievement(brush, earned, place)

    def _draw_achievement(self, brush: Brush, earned: Earned, place: pygame.Rect) -> None:
        u = brush.u
        brush.panel(place, 2 if earned.times else 0, panels.field, active=bool(earned.times))
        side = min(place.height - round(16 * u), round(60 * u))
        badge = pygame.Rect(place.left + round(10 * u), 0, side, side)
        badge.centery = place.centery
        brush.panel(badge, 1 if earned.times else 0, medal, earned=bool(earned.times))
        icon = badge.inflate(-round(side * 0.44), -round(side * 0.44))
        if earned.times:
            brush.picture("shared/icon_star_ink", icon)
        else:
            brush.picture("shared/icon_lock_ink", icon, alpha=110)
        left = badge.right + round(12 * u)
        width = place.right - round(10 * u) - left
        y = place.top + place.height * 0.27
        brush.text(_(earned.achievement.name), (left, y), 18, "head", INK, width=width)
        y = place.top + place.height * 0.54
        brush.text(_(earned.achievement.line), (left, y), 16, "body", INK, width=width)
        words = self._when(earned)
        y = place.top + place.height * 0.79
        brush.text(words, (left, y), 14, "bold", MOSS if earned.times else UMBER, width=width)

    def _when(self, earned: Earned) -> str:
        if earned.first is None:
            return _("not yet") if not self._waiting else _("older matches are being looked through")
        moment = moment_at(earned.first)
        day = "" if moment is None else day_words(moment.date(), self.today)
        if earned.times == 1:
            return day
        return _("{times} times, first {day}").format(times=earned.times, day=day)


def medal(w: int, h: int, u: float = 1.0, *, earned: bool = False) -> str:
    """A round medal of gold, or the pale place for one."""
    radius = min(w, h) / 2 - 2 * u
    x, y = w / 2 - radius, h / 2 - radius
    stops = ("#ffe9a8", "#e7b53a") if earned else ("#efe4c8", "#e0d0aa")
    line = "#8a5d12" if earned else "#b79c68"
    body = svg.rect(x, y, 2 * radius, 2 * radius, radius, "url(#face)", line, 2.2 * u)
    inner = radius - 5 * u
    body += svg.rect(
        w / 2 - inner, h / 2 - inner, 2 * inner, 2 * inner, inner, "none", line, 1.2 * u, line_opacity=0.5
    )
    return svg.document(w, h, body, svg.gradient("face", stops))
