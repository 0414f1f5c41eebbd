"""The end of a match: the score sheet fills in line by line, then who won and what next."""

from __future__ import annotations

import secrets

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from ui.brush import Brush
from ui.form import Form
from ui.layout import row
from ui.palette import MOSS, UMBER
from ui.scene import Context, Pop, Replace, Reset, Transition
from ui.timeline import Timeline
from ui.tween import Tween
from ui.viewport import Viewport
from ui.widget import FormEvent

LINE_SECONDS = 0.35


class ResultsScene(FormScene):
    """A column a player, a line a category; any key or click finishes the telling."""

    size = (980, 660)

    def __init__(self, doors: Doors, match: Match) -> None:
        super().__init__(doors)
        self._match = match
        scores = match.state.scores()
        self._scores = scores
        self._lines = [name for name, _points in scores[0].lines]
        self._told = 0
        self._timeline = Timeline()

    @property
    def heading(self) -> str:
        outcome = self._match.outcome
        assert outcome is not None
        names = _(" and ").join(self._match.seats[player].name for player in outcome.winners)
        if not self._all_told:
            return _("The score")
        single = len(outcome.winners) == 1
        if single and names == _("You"):
            return _("You win!")
        return (
            _("{names} wins!").format(names=names)
            if single
            else _("{names} share the win").format(names=names)
        )

    @property
    def _rows(self) -> int:
        """Categories, the total, and what broke a tie."""
        return len(self._lines) + 2

    @property
    def _all_told(self) -> bool:
        return self._told >= self._rows

    def enter(self, context: Context) -> None:
        super().enter(context)
        self._timeline.speed = context.speed
        for number in range(self._rows):
            self._timeline.then(Tween(LINE_SECONDS))
            self._timeline.call(lambda number=number: self._tell(number + 1))  # type: ignore[misc]

    def _tell(self, rows: int) -> None:
        self._told = rows
        self.context.sounds.play("fanfare" if self._all_told else "chime_points")

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport) -> None:
        buttons = (
            ("again", _("Play again"), "primary", "shared/icon_play"),
            ("same", _("Same deal"), "plain", "shared/icon_restart_ink"),
            ("look", _("See the table"), "plain", "shared/icon_eye"),
            ("menu", _("Menu"), "plain", "shared/icon_home_ink"),
        )
        for (name, text, kind, icon), rect in zip(
            buttons, row(self._foot(viewport), len(buttons), viewport.px(10)), strict=True
        ):
            form.button(name, text, rect, kind, icon)
        if form.ring.focused is None:
            form.focus("again")

    def _foot(self, viewport: Viewport) -> pygame.Rect:
        body = self.body(viewport)
        height = viewport.px(56)
        return pygame.Rect(body.left, body.bottom - height, body.width, height)

    def on(self, event: FormEvent) -> Transition | None:
        if event.kind != "pressed":
            return None
        match event.id:
            case "again":
                return Pop(Replace(self.doors.table(self._match.again(secrets.randbelow(1_000_000)))))
            case "same":
                return Pop(Replace(self.doors.table(self._match.restart())))
            case "look":
                return Pop()
            case "menu":
                return Reset(self.doors.menu())
        return None

    def handle(self, event: pygame.Event) -> Transition | None:
        if self._timeline.active and event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self._timeline.finish()
            return None
        return super().handle(event)

    def update(self, dt: float) -> Transition | None:
        self._timeline.update(dt)
        return super().update(dt)

    @property
    def animating(self) -> bool:
        return self._timeline.active or super().animating

    # --- the sheet ----------------------------------------------------------------------------------

    def draw_card(self, brush: Brush, card: pygame.Rect) -> None:
        super().draw_card(brush, card)
        viewport = self.context.viewport
        body = self.body(viewport)
        foot = self._foot(viewport)
        sheet = pygame.Rect(body.left, body.top, body.width, foot.top - body.top - viewport.px(12))
        self._draw_sheet(brush, sheet)

    def _draw_sheet(self, brush: Brush, sheet: pygame.Rect) -> None:
        u = brush.u
        reason = pygame.Rect(sheet.left, sheet.bottom - round(34 * u), sheet.width, round(34 * u))
        label_width = round(sheet.width * 0.24)
        columns = row(
            pygame.Rect(
                sheet.left + label_width, sheet.top, sheet.width - label_width, sheet.height - reason.height
            ),
            len(self._scores),
            round(8 * u),
        )
        head = round(min(118 * u, sheet.height * 0.36))
        line = (sheet.height - head - reason.height) / self._rows
        names = [*self._lines, "total", "tiebreak"]
        for number, name in enumerate(names):
            y = sheet.top + head + line * (number + 0.5)
            strong = name == "total"
            if number:
                edge = round(sheet.top + head + line * number)
                pygame.draw.line(
                    brush.surface, (222, 203, 160), (sheet.left, edge), (sheet.right, edge), max(1, round(u))
                )
            brush.text(
                _line_label(name),
                (sheet.left + 8 * u, y),
                20 if strong else 17,
                "head" if strong else "body",
                width=label_width,
            )
        for score, column in zip(self._scores, columns, strict=True):
            self._draw_player(brush, column, score.player, head)
            values = [*(points for _name, points in score.lines), score.total, *(score.tiebreak[:1] or (0,))]
            for number, value in enumerate(values[: self._told]):
                y = sheet.top + head + line * (number + 0.5)
                total = number == len(self._lines)
                colour = MOSS if total else UMBER if number > len(self._lines) else None
                self._draw_value(brush, (column.centerx, y), value, strong=total, colour=colour)
        outcome = self._match.outcome
        if self._all_told and outcome is not None:
            brush.text(_(outcome.reason), reason.center, 16, "bold", MOSS, anchor="centre", width=sheet.width)

    def _draw_value(
        self,
        brush: Brush,
        at: tuple[float, float],
        value: int,
        *,
        strong: bool,
        colour: tuple[int, int, int] | None,
    ) -> None:
        size = 30 if strong else 21
        brush.text(str(value), at, size, "head", colour or (74, 47, 27), anchor="centre")

    def _draw_player(self, brush: Brush, column: pygame.Rect, player: int, head: int) -> None:
        u = brush.u
        seat = self._match.seats[player]
        outcome = self._match.outcome
        side = min(round(64 * u), round(head * 0.56), column.width)
        emblem = pygame.Rect(0, 0, side, side)
        emblem.center = (column.centerx, column.top + round(head * 0.34))
        if self._all_told and outcome is not None and player in outcome.winners:
            wreath = emblem.inflate(round(side * 0.62), round(side * 0.62))
            brush.picture("shared/wreath", wreath)
        brush.picture(f"shared/emblem_{seat.emblem}", emblem, lift=2)
        rank = outcome.ranks[player] if outcome is not None and self._all_told else 0
        if 1 <= rank <= 4:
            mark = round(side * 0.46)
            brush.picture(
                f"shared/icon_rank_{rank}",
                pygame.Rect(emblem.right - round(mark * 0.6), emblem.bottom - round(mark * 0.7), mark, mark),
            )
        brush.text(
            seat.name,
            (column.centerx, column.top + head - 20 * u),
            18,
            "head",
            anchor="centre",
            width=column.width,
        )


def _line_label(name: str) -> str:
    """The name of a line of the score sheet."""
    return {"total": _("Total"), "tiebreak": _("Breaks a tie")}.get(
        name, _(name.replace("_", " ").capitalize())
    )
