"""The page of statistics: figures, the score sheet over all matches, the trend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.i18n import _, ngettext
from game.library.statistics import Choices, Selection, Statistics, choices, moving_mean, statistics
from game.scenes.library.page import Page
from game.scenes.library.plot import draw_plot, thinned
from game.scenes.library.words import duration_words, kind_words, mode_words, title_words
from game.scenes.score_sheet import line_label
from game.seats import PERSON
from ui import panels
from ui.brush import Brush
from ui.form import Form
from ui.layout import column, grid, row
from ui.palette import INK, MOSS, UMBER
from ui.viewport import Viewport
from ui.widget import FormEvent

SECTIONS: Final = ("figures", "sheet", "trend")
FILTERS: Final = "filters"
"""A section of its own where there is no room for the filters above the others."""

TREND: Final = 10
"""The trend is the mean of so many matches."""

_ALL: Final = ""
_LINE: Final = 42
_LOW: Final = 190
"""Units of height below which one thing at a time is shown."""

_ROOMY: Final = (800, 250)
"""Units of width and height in which all sections fit side by side."""


class StatisticsPage(Page):
    """Filters above, three sections below: side by side, or one at a time where there is no room."""

    title = ""
    mode = _ALL
    players = _ALL
    opponent = _ALL
    who = PERSON
    section = SECTIONS[0]
    _choices = Choices()
    _found: Statistics | None = None
    _places: dict[str, pygame.Rect]

    def load(self) -> None:
        titles = [cover.id for cover in self.doors.shelf if cover.playable]
        if self.title not in titles:
            self.title = self.title_of_first_look(titles)
        self._choices = choices(self.database, self.title, self.who)
        if self.who not in self._choices.who and PERSON in self._choices.who:
            self.who = PERSON
        self._found = statistics(
            self.database,
            Selection(
                self.title,
                self.mode if self.mode in self._choices.modes else None,
                int(self.players) if self.players.isdigit() else None,
                self.opponent or None,
                self.who,
            ),
        )

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        gap, line = viewport.px(8), viewport.px(_LINE)
        low = area.height < viewport.px(_LOW)
        names = {"figures": _("Figures"), "sheet": _("Score sheet"), "trend": _("Trend")}
        if low:
            head, rest = column(area, [line, 0], gap)
            names |= {FILTERS: _("Which matches")}
            form.values.pop("section", None)
            form.choice("section", _("Section"), head, list(names.items()), self.section)
            self._places = {self.section: rest}
            if self.section == FILTERS:
                self._places = {}
                self._compose_filters(form, grid(rest, 2, 3, viewport.px(5)))
            return
        filters = self._filters()
        heads = [line] * (2 if len(filters) > 4 else 1)
        *lines, rest = column(area, [*heads, 0], gap)
        cells = row(lines[-1], min(4, len(filters)), viewport.px(10))
        self._compose_filters(form, [lines[0], *cells] if len(filters) > 4 else cells)
        if self._is_roomy(viewport, rest):
            shares = [round(rest.width * 0.27), 0, 0]
            self._places = dict(zip(SECTIONS, row(rest, shares, viewport.px(16)), strict=True))
            return
        if self.section == FILTERS:
            self.section = SECTIONS[0]
        head, rest = column(rest, [line, 0], gap)
        form.values.pop("section", None)
        form.choice("section", _("Section"), head, list(names.items()), self.section)
        self._places = {self.section: rest}

    def _is_roomy(self, viewport: Viewport, rest: pygame.Rect) -> bool:
        return rest.width >= viewport.px(_ROOMY[0]) and rest.height >= viewport.px(_ROOMY[1])

    def _compose_filters(self, form: Form, cells: Sequence[pygame.Rect]) -> None:
        for (name, spoken, options, value), cell in zip(self._filters(), cells, strict=False):
            form.values.pop(name, None)
            form.choice(name, spoken, cell, options, value)

    def _filters(self) -> list[tuple[str, str, list[tuple[str, str]], str]]:
        """Every filter: its name, its spoken name, what can be chosen, what is."""
        found = self._choices
        titles = [(cover.id, _(cover.name)) for cover in self.doors.shelf if cover.playable]
        filters: list[tuple[str, str, list[tuple[str, str]], str]] = []
        if len(titles) > 1:
            filters.append(("title", _("Game"), titles, self.title))
        who = [(kind, _("You") if kind == PERSON else kind_words(kind)) for kind in found.who or (PERSON,)]
        players = [(_ALL, _("Any players"))]
        players += [
            (str(count), ngettext("{count} player", "{count} players", count).format(count=count))
            for count in found.players
        ]
        modes = [(_ALL, _("Any rules")), *((mode, mode_words(self.title, mode)) for mode in found.modes)]
        opponents = [(_ALL, _("Any opponent"))]
        opponents += [(kind, _("Against {name}").format(name=kind_words(kind))) for kind in found.opponents]
        return [
            *filters,
            ("who", _("Whose scores"), who, self.who),
            ("players", _("Number of players"), players, self.players),
            ("mode", _("Rules"), modes, self.mode),
            ("opponent", _("Opponent"), opponents, self.opponent),
        ]

    def on(self, event: FormEvent) -> None:
        if event.kind != "changed":
            return
        value = str(event.value)
        match event.id:
            case "title":
                self.title = value
                self.mode = self.players = self.opponent = _ALL
            case "who":
                self.who = value
            case "players":
                self.players = value
            case "mode":
                self.mode = value
            case "opponent":
                self.opponent = value
            case "section":
                self.section = value
            case _:
                return
        self.load()
        self.rebuild()

    # --- drawing ------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        found = self._found
        if found is None or not self._places:
            return
        if not found.matches:
            area = self._places[next(iter(self._places))].unionall(list(self._places.values()))
            words = _("Nothing to count yet. {title} waits for you on the menu.").format(
                title=title_words(self.title)
            )
            brush.paragraph(words, area, 19, "body", UMBER, align="centre", middle=True)
            return
        for section, place in self._places.items():
            match section:
                case "figures":
                    _draw_figures(brush, place, found)
                case "sheet":
                    _draw_sheet(brush, place, found)
                case _:
                    _draw_trend(brush, place, found)


def _draw_figures(brush: Brush, area: pygame.Rect, found: Statistics) -> None:
    share = 100 * found.wins / found.matches
    figures = (
        (str(found.matches), ngettext("match", "matches", found.matches)),
        (f"{share:.0f} %", ngettext("{wins} win", "{wins} wins", found.wins).format(wins=found.wins)),
        (str(found.best), _("best score")),
        (f"{found.mean:.1f}", _("mean, ± {spread:.1f}").format(spread=found.spread)),
        (str(found.streak), _("wins in a row, {most} at most").format(most=found.longest)),
        (duration_words(found.seconds), _("played")),
    )
    columns = 2 if area.width < area.height * 2 else 3 if area.height > 90 * brush.u else 6
    for (number, words), cell in zip(
        figures, grid(area, columns, len(figures) // columns, round(8 * brush.u)), strict=True
    ):
        brush.panel(cell, 1, panels.field)
        width = cell.width - round(12 * brush.u)
        small = cell.height < 76 * brush.u
        y = cell.top + cell.height * 0.33
        brush.text(number, (cell.centerx, y), 20 if small else 28, "head", MOSS, anchor="centre", width=width)
        room = pygame.Rect(cell.left, 0, width, round(cell.height * 0.42))
        room.midbottom = (cell.centerx, cell.bottom - round(5 * brush.u))
        brush.paragraph(words, room, 15, "body", UMBER, align="centre", middle=True, leading=1.1)


def _draw_sheet(brush: Brush, area: pygame.Rect, found: Statistics) -> None:
    u = brush.u
    brush.panel(area, 1, panels.field)
    inner = area.inflate(-round(24 * u), -round(20 * u))
    head, rest = column(inner, [round(28 * u), 0], round(4 * u))
    brush.text(_("Mean score, and the best"), (head.left, head.centery), 17, "head")
    categories = found.categories
    rest.height = min(rest.height, round(52 * u) * len(categories))
    lines = column(rest, max(1, len(categories)), 0)
    most = max((abs(category.mean) for category in categories), default=0.0) or 1.0
    names = round(rest.width * 0.36)
    numbers = round(86 * u)
    for category, line in zip(categories, lines, strict=False):
        name = line_label(category.name)
        size = min(16.0, line.height / u * 0.8)
        brush.text(name, (line.left, line.centery), size, "body", INK, width=names - round(8 * u))
        bar = pygame.Rect(
            line.left + names, 0, line.width - names - numbers, round(min(14 * u, line.height * 0.6))
        )
        bar.centery = line.centery
        if bar.width > 0 and bar.height > 0:
            brush.panel(bar, 0, panels.track, round(max(0.0, category.mean) / most, 2))
        figure = f"{category.mean:.1f}"
        x = bar.right + round(8 * u)
        end = brush.text(figure, (x, line.centery), size, "bold", INK).right
        brush.text(f"({category.best})", (end + round(6 * u), line.centery), size, "body", UMBER)


def _draw_trend(brush: Brush, area: pygame.Rect, found: Statistics) -> None:
    u = brush.u
    brush.panel(area, 1, panels.field)
    inner = area.inflate(-round(24 * u), -round(20 * u))
    head, rest = column(inner, [round(28 * u), 0], round(4 * u))
    words = _("Your scores, and the mean of {count}").format(count=TREND)
    brush.text(words, (head.left, head.centery), 17, "head", width=head.width)
    low, high = min(found.totals), max(found.totals)
    margin = round(
        max(brush.context.fonts.size(str(value), "body", round(15 * u))[0] for value in (low, high))
    )
    chart = pygame.Rect(rest.left + margin + round(8 * u), rest.top, 0, rest.height)
    chart.width = rest.right - chart.left
    if chart.width < 8 or chart.height < 8:
        return
    points = thinned(found.totals)
    trend = thinned([round(value, 2) for value in moving_mean(found.totals, TREND)])
    draw_plot(brush, chart, points, trend)
    for value, y in ((high, chart.top + round(8 * u)), (low, chart.bottom - round(8 * u))):
        if value == low and low == high and y > chart.top + 8 * u:
            continue
        brush.text(str(value), (chart.left - round(8 * u), y), 15, "body", UMBER, anchor="right")
