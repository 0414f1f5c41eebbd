"""The end of a match: the score sheet fills in line by line, then who won and what next."""

from __future__ import annotations

import secrets

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from game.scenes.score_sheet import ScoreSheet
from ui.brush import Brush
from ui.form import Form
from ui.layout import row
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
        self._sheet = ScoreSheet(match)
        self._timeline = Timeline()

    @property
    def heading(self) -> str:
        outcome = self._match.outcome
        assert outcome is not None
        names = _(" and ").join(self._match.seats[player].name for player in outcome.winners)
        if not self._sheet.complete:
            return _("The score")
        single = len(outcome.winners) == 1
        if single and names == _("You"):
            return _("You win!")
        return (
            _("{names} wins!").format(names=names)
            if single
            else _("{names} share the win").format(names=names)
        )

    def enter(self, context: Context) -> None:
        super().enter(context)
        self._timeline.speed = context.speed
        for number in range(len(self._sheet.lines)):
            self._timeline.then(Tween(LINE_SECONDS))
            self._timeline.call(lambda number=number: self._tell(number + 1))  # type: ignore[misc]

    def _tell(self, rows: int) -> None:
        self._sheet.told = rows
        self.context.sounds.play("fanfare" if self._sheet.complete else "chime_points")

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
        self._sheet.draw(brush, sheet)
