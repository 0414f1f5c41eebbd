"""The page of the daily deal: the games of a day, the calendar, and a line for another's code."""

from __future__ import annotations

import calendar
import datetime as dt
from collections.abc import Sequence
from typing import Final

import pygame

from game.i18n import _, ngettext
from game.library import daily
from game.library.daily import CodeError, Day, Deal, deal_of_code, share_text
from game.scenes.library.page import Page
from game.scenes.library.words import day_words, month_words
from game.scenes.shelf import Cover
from game.titles import title_of
from ui import clipboard, panels, svg
from ui.brush import Brush
from ui.form import Form
from ui.layout import column, grid, row
from ui.palette import CARROT, GOLD, INK, LEAF, MOSS, UMBER, WATER, Colour, hex_of
from ui.scene import Push, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

_WEEK: Final = 7
_WEEKS: Final = 6
_MARKS: Final[tuple[Colour, ...]] = (LEAF, CARROT, GOLD, WATER)
_CODE_LENGTH: Final = 200
_WORDY: Final = 440
"""Units of width from which a game's button has words on it."""

_ROOMY: Final = 330
"""Units of height in which everything fits on the page at once."""


class DailyPage(Page):
    """One day is looked at, today at first. What is played today counts once, everything else is practice."""

    _date: dt.date
    _days: dict[str, dict[str, Day]]
    _streaks: dict[str, int]
    _places: dict[str, pygame.Rect]
    _cells: dict[dt.date, pygame.Rect]
    _head = pygame.Rect(0, 0, 1, 1)
    _weekdays: list[pygame.Rect]

    @property
    def _covers(self) -> list[Cover]:
        return [cover for cover in self.doors.shelf if cover.playable]

    def load(self) -> None:
        self._date = getattr(self, "_date", self.today)
        first = self._date.replace(day=1)
        last = first + dt.timedelta(days=31)
        self._days = {
            cover.id: daily.days_between(self.database, cover.id, first, last) for cover in self._covers
        }
        self._streaks = {
            cover.id: daily.streak(self.database, cover.id, self.today) for cover in self._covers
        }

    def _day(self, title_id: str, date: dt.date | None = None) -> Day | None:
        return self._days[title_id].get((date or self._date).isoformat())

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        gap = viewport.px(8)
        self._places, self._cells, self._weekdays = {}, {}, []
        if area.height >= viewport.px(_ROOMY):
            above, code = column(area, [0, viewport.px(46)], gap)
            share = 0.58 if viewport.columns > 800 else 0.52
            left, right = row(above, [round(above.width * share), 0], viewport.px(18))
            self._compose_games(form, viewport, left, 1)
            self._compose_calendar(form, viewport, right)
            self._compose_code(form, viewport, code)
            return
        head, rest = column(area, [viewport.px(42), 0], viewport.px(6))
        names = {"games": _("Games"), "calendar": _("Calendar"), "code": _("A code")}
        form.choice("part", _("Section"), head, list(names.items()), self._part)
        match self._part:
            case "games":
                self._compose_games(form, viewport, rest, 2)
            case "calendar":
                self._compose_calendar(form, viewport, rest)
            case _:
                rest.height = min(rest.height, viewport.px(46))
                self._compose_code(form, viewport, rest)

    def _compose_code(self, form: Form, viewport: Viewport, line: pygame.Rect) -> None:
        words = _("A code from somebody else")
        label, entry, play = row(
            line, [round(line.width * 0.24), 0, round(line.width * 0.26)], viewport.px(8)
        )
        form.label(words, label, style="bold", px=16)
        form.entry("code", words, entry, limit=_CODE_LENGTH)
        form.button("play_code", _("Play this code"), play, "plain", "shared/icon_play_ink")

    def _compose_games(self, form: Form, viewport: Viewport, area: pygame.Rect, columns: int) -> None:
        head, rest = column(area, [viewport.px(30) if columns == 1 else 1, 0], viewport.px(4))
        self._head = head
        rows = max(4, len(self._covers)) // columns
        places = grid(rest, columns, rows, viewport.px(8))[: len(self._covers)]
        for cover, place in zip(self._covers, places, strict=True):
            place.height = min(place.height, viewport.px(96))
            self._places[cover.id] = place
            main, share = self._buttons(viewport, place)
            day = self._day(cover.id)
            if self._date == self.today and day is None:
                words, kind, icon = _("Play"), "primary", "shared/icon_play"
            elif self._date == self.today and day is not None and not day.is_over:
                words, kind, icon = _("Go on"), "primary", "shared/icon_play"
            else:
                words, kind, icon = _("Practise"), "plain", "shared/icon_restart_ink"
            shown, spoken = (words if main.width > 2 * main.height else ""), f"{words}: {_(cover.name)}"
            form.button(
                f"play.{cover.id}", shown, main, kind, icon, tip="" if shown else words, spoken=spoken
            )
            tip = _("Copies the result and the code, for others")
            form.button(f"share.{cover.id}", "", share, "plain", "shared/icon_copy_ink", tip=tip)

    def _buttons(self, viewport: Viewport, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        inner = place.inflate(-viewport.px(16), -min(viewport.px(20), place.height // 6))
        side = min(inner.height, viewport.px(50))
        share = pygame.Rect(inner.right - side, 0, side, side)
        wide = viewport.px(138) if place.width >= viewport.px(_WORDY) else round(side * 1.5)
        main = pygame.Rect(0, 0, wide, side)
        share.centery = main.centery = inner.centery
        main.right = share.left - viewport.px(8)
        return main, share

    def _compose_calendar(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        gap = viewport.px(3)
        weeks = _WEEKS if area.height > viewport.px(190) else 1
        head, days, rest = column(area, [viewport.px(38), viewport.px(18), 0], gap)
        side = viewport.px(40)
        before, title, after = row(head, [side, 0, side], gap)
        form.button("before", "", before, "plain", "shared/icon_left_ink", spoken=_("The month before"))
        form.label(
            f"{month_words(self._date.month)} {self._date.year}", title, style="head", px=19, align="centre"
        )
        is_last = self._date >= self.today or (
            weeks > 1 and (self._date.year, self._date.month) == (self.today.year, self.today.month)
        )
        form.button(
            "after",
            "",
            after,
            "plain",
            "shared/icon_right_ink",
            spoken=_("The month after"),
            enabled=not is_last,
        )
        self._weekdays = row(days, _WEEK, gap)
        self._compose_days(form, grid(rest, _WEEK, weeks, gap))

    def _compose_days(self, form: Form, cells: Sequence[pygame.Rect]) -> None:
        """A button for every day of the month, or of the week where there is room for one only."""
        first, count = self._date.replace(day=1), _WEEK
        if len(cells) == _WEEK:
            first = self._date - dt.timedelta(days=self._date.weekday())
        else:
            count = calendar.monthrange(first.year, first.month)[1]
        for number in range(count):
            date = first + dt.timedelta(days=number)
            cell = cells[first.weekday() + number]
            self._cells[date] = cell
            form.button(
                f"day.{date.isoformat()}",
                str(date.day),
                cell,
                "primary" if date == self._date else "plain",
                px=15,
                enabled=date <= self.today,
                spoken=self._day_spoken(date),
            )

    def _day_spoken(self, date: dt.date) -> str:
        played = sum(self._day(cover.id, date) is not None for cover in self._covers)
        words = day_words(date, self.today)
        if not played:
            return words
        return ngettext("{day}, {count} played", "{day}, {count} played", played).format(
            day=words, count=played
        )

    # --- answers ------------------------------------------------------------------------------------

    def on(self, event: FormEvent) -> Transition | None:
        head, _dot, tail = event.id.partition(".")
        match head, event.kind:
            case "day", "pressed":
                self._look_at(dt.date.fromisoformat(tail))
            case "before", "pressed":
                self._look_at(self._stepped(-1))
            case "after", "pressed":
                self._look_at(self._stepped(1))
            case "part", "changed":
                self._part = str(event.value)
                self.rebuild()
            case "play", "pressed":
                return self._play(tail)
            case "share", "pressed":
                self._share(tail)
            case ("play_code", "pressed") | ("code", "entered"):
                return self._play_code(str(event.value or "") if head == "code" else "")
            case "code", "changed":
                self._code = str(event.value)
        return None

    _code = ""
    _part = "games"

    def _stepped(self, direction: int) -> dt.date:
        """The date a month, or where a week is shown a week, before or after; never after today."""
        if len(self._cells) == _WEEK:
            other = self._date + dt.timedelta(days=direction * _WEEK)
        elif direction < 0:
            other = self._date.replace(day=1) - dt.timedelta(days=1)
        else:
            other = (self._date.replace(day=1) + dt.timedelta(days=31)).replace(day=1)
        return min(other, self.today)

    def _look_at(self, date: dt.date) -> None:
        self._date = date
        self.load()
        self.rebuild()

    def _play(self, title_id: str) -> Transition:
        day = self._day(title_id)
        if self._date == self.today and day is not None and not day.is_over:
            return Push(self.doors.go_on(day.match_id))
        return Push(self.doors.daily_table(Deal(title_of(title_id), self._date)))

    def _play_code(self, text: str) -> Transition | None:
        try:
            deal = deal_of_code(text or self._code or clipboard.paste())
        except CodeError as error:
            self.say(str(error))
            return None
        return Push(self.doors.daily_table(deal))

    def _share(self, title_id: str) -> None:
        deal = Deal(title_of(title_id), self._date)
        day = self._day(title_id)
        text = deal.code
        if day is not None and day.mine is not None:
            text = share_text(deal, day.mine, day.computer)
        if clipboard.copy(text):
            self.say(_("Copied: {text}").format(text=text))
        else:
            self.say(text)

    # --- drawing ------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        if self._places and self._head.height > 8 * brush.u:
            words = _("The deals of {day}").format(day=day_words(self._date, self.today))
            brush.text(words, (self._head.left, self._head.centery), 19, "head", width=self._head.width)
        for number, cover in enumerate(self._covers):
            if cover.id in self._places:
                self._draw_game(brush, number, cover, self._places[cover.id])
        letters = (_("Mo"), _("Tu"), _("We"), _("Th"), _("Fr"), _("Sa"), _("Su"))
        for letter, place in zip(letters, self._weekdays, strict=False):
            brush.text(letter, place.center, 14, "bold", UMBER, anchor="centre", width=place.width)

    def _draw_game(self, brush: Brush, number: int, cover: Cover, place: pygame.Rect) -> None:
        u = brush.u
        brush.panel(place, 2, panels.field)
        main, _share = self._buttons(brush.context.viewport, place)
        left = place.left + round(14 * u)
        mark = pygame.Rect(left, 0, round(12 * u), round(12 * u))
        mark.centery = round(place.top + place.height * 0.32)
        _draw_mark(brush, mark, number, won=True)
        left = mark.right + round(8 * u)
        width = main.left - round(10 * u) - left
        low = place.height < 54 * u
        y = place.top + place.height * 0.32
        brush.text(_(cover.name), (left, y), 16 if low else 19, "head", INK, width=width)
        y = place.top + place.height * 0.7
        brush.text(self._state(cover.id), (left, y), 13 if low else 16, "bold", MOSS, width=width)

    def _state(self, title_id: str) -> str:
        day = self._day(title_id)
        if day is None:
            words = _("not played yet") if self._date == self.today else _("not played on its day")
        elif day.mine is None:
            words = _("under way") if self._date == self.today else _("not played to its end")
        else:
            words = _("you {mine}, computer {other}").format(mine=day.mine, other=day.computer)
        streak = self._streaks[title_id]
        if streak < 2 or self._date != self.today:
            return words
        return _("{words} · {count} days in a row").format(words=words, count=streak)

    def draw_over(self, brush: Brush) -> None:
        """The marks of the days: a disc for a game that was won, a ring for one that was played."""
        for date, cell in self._cells.items():
            played = [
                (number, day)
                for number, cover in enumerate(self._covers)
                if (day := self._day(cover.id, date)) is not None
            ]
            side = max(5, min(round(9 * brush.u), cell.height // 5))
            pitch = side + max(1, side // 3)
            left = cell.centerx - (len(self._covers) * pitch - (pitch - side)) // 2
            for number, day in played:
                mark = pygame.Rect(left + number * pitch, cell.bottom - round(side * 2.1), side, side)
                _draw_mark(brush, mark, number, won=day.won)


def _draw_mark(brush: Brush, mark: pygame.Rect, number: int, *, won: bool) -> None:
    """A game's own colour and place; filled when it was won."""
    brush.panel(mark, 0, disc, hex_of(_MARKS[number % len(_MARKS)]) if won else "#fffbf0")


def disc(w: int, h: int, u: float = 1.0, fill: str = "#fffbf0") -> str:
    """A small disc."""
    pen = min(1.6 * u, w * 0.2)
    return svg.document(w, h, svg.rect(pen, pen, w - 2 * pen, h - 2 * pen, w / 2, fill, "#5a3a1e", pen))
