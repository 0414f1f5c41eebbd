"""The score sheet of a match: a column a player, a line a category, the total, what breaks a tie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.match import Match
from ui.brush import Brush
from ui.layout import row
from ui.palette import INK, MOSS, PARCHMENT, UMBER, Colour

TOTAL: Final = "total"
TIEBREAK: Final = "tiebreak"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet: its name and the points of every player, and of a rival of the rules."""

    name: str
    points: tuple[int, ...]


def lines_of(match: Match) -> list[Line]:
    """The categories in their order, the total, and the first tie-breaker where there is one."""
    players = match.state.scores()
    rival = match.state.rival
    scores = players if rival is None else (*players, rival)
    lines = [
        Line(name, tuple(score.lines[number][1] for score in scores))
        for number, (name, _points) in enumerate(scores[0].lines)
    ]
    lines.append(Line(TOTAL, tuple(score.total for score in scores)))
    if len(players) > 1 and all(score.tiebreak for score in scores):
        lines.append(Line(TIEBREAK, tuple(score.tiebreak[0] for score in scores)))
    return lines


def line_label(name: str, labels: Mapping[str, str] | None = None) -> str:
    """What a line is called: by the title's own ``labels``, else by its name."""
    known = {TOTAL: _("Total"), TIEBREAK: _("Breaks a tie"), **(labels or {})}
    return known.get(name, _(name.replace("_", " ").capitalize()))


class ScoreSheet:
    """Draws the sheet as far as it has been told: ``told`` lines, then who came first."""

    def __init__(self, match: Match, labels: Mapping[str, str] | None = None) -> None:
        self._match = match
        self._labels = labels
        self.lines = lines_of(match)
        self.told = 0

    @property
    def _has_rival(self) -> bool:
        return self._match.state.rival is not None

    @property
    def complete(self) -> bool:
        """Whether every line has been told."""
        return self.told >= len(self.lines)

    def draw(self, brush: Brush, area: pygame.Rect) -> None:
        """The sheet in ``area``, with the reason of the outcome below it."""
        u = brush.u
        reason = round(34 * u)
        head = round(min(118 * u, area.height * 0.36))
        height = (area.height - head - reason) / len(self.lines)
        label = round(area.width * 0.24)
        room = pygame.Rect(area.left + label, area.top, area.width - label, area.height)
        columns = row(room, len(self._match.seats) + self._has_rival, round(8 * u))
        for number, line in enumerate(self.lines):
            strip = pygame.Rect(
                area.left, round(area.top + head + height * number), area.width, round(height)
            )
            self._draw_line(brush, strip, line, columns, number)
        for player, column in enumerate(columns):
            self._draw_player(brush, pygame.Rect(column.left, area.top, column.width, head), player)
        outcome = self._match.outcome
        if self.complete and outcome is not None:
            centre = (area.centerx, area.bottom - reason / 2)
            brush.text(_(outcome.reason), centre, 16, "bold", MOSS, anchor="centre", width=area.width)

    def _draw_line(
        self, brush: Brush, strip: pygame.Rect, line: Line, columns: list[pygame.Rect], number: int
    ) -> None:
        u, strong = brush.u, line.name == TOTAL
        if number:
            pygame.draw.line(brush.surface, PARCHMENT, strip.topleft, strip.topright, max(1, round(1.4 * u)))
        most = strip.height / u * 0.8
        where = (strip.left + 8 * u, strip.centery)
        width = columns[0].left - strip.left - round(8 * u)
        brush.text(
            line_label(line.name, self._labels),
            where,
            min(20 if strong else 17, most),
            "head" if strong else "body",
            width=width,
        )
        if number >= self.told:
            return
        colour: Colour = MOSS if strong else UMBER if line.name == TIEBREAK else INK
        for column, points in zip(columns, line.points, strict=True):
            size = min(30, most * 1.2) if strong else min(21, most)
            brush.text(str(points), (column.centerx, strip.centery), size, "head", colour, anchor="centre")

    def _draw_player(self, brush: Brush, area: pygame.Rect, player: int) -> None:
        """Emblem and name; wreath and rank once all is told. After the players comes the rival."""
        seats, outcome = self._match.seats, self._match.outcome
        is_rival = player == len(seats)
        emblem_name = "rival" if is_rival else seats[player].emblem
        name = _("The Rival") if is_rival else seats[player].name
        side = min(round(64 * brush.u), round(area.height * 0.52), area.width)
        emblem = pygame.Rect(0, 0, side, side)
        emblem.center = (area.centerx, area.top + round(area.height * 0.38))
        done = outcome if self.complete else None
        wins = done is not None and (not done.winners if is_rival else player in done.winners)
        if wins:
            brush.picture("shared/wreath", emblem.inflate(round(side * 0.62), round(side * 0.62)))
        brush.picture(f"shared/emblem_{emblem_name}", emblem, lift=2)
        if done is not None and len(seats) > 1 and not is_rival and 1 <= done.ranks[player] <= 4:
            mark = round(side * 0.46)
            corner = (emblem.right - round(mark * 0.6), emblem.bottom - round(mark * 0.7))
            brush.picture(f"shared/icon_rank_{done.ranks[player]}", pygame.Rect(corner, (mark, mark)))
        size = min(18, area.height / brush.u * 0.2)
        centre = (area.centerx, area.bottom - area.height * 0.13)
        brush.text(name, centre, size, "head", anchor="centre", width=area.width)
