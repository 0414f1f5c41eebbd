"""The dialog over a table: go on, rules, settings, the same deal again, leave."""

from __future__ import annotations

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene, is_low
from ui.form import Form
from ui.layout import column, grid
from ui.scene import Pop, Push, Quit, Replace, Reset, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent


class PauseScene(FormScene):
    """Six buttons. Leaving a match asks nothing: it waits in the library."""

    size = (480, 520)
    over = True

    def __init__(self, doors: Doors, match: Match) -> None:
        super().__init__(doors)
        self._match = match

    def card(self, viewport: Viewport) -> pygame.Rect:
        self.size = (620, 420) if is_low(viewport) else (480, 520)
        return super().card(viewport)

    @property
    def heading(self) -> str:
        return _("Pause")

    def compose(self, form: Form, viewport: Viewport) -> None:
        buttons = (
            ("go_on", _("Go on"), "primary", "shared/icon_play"),
            ("rules", _("Rulebook"), "plain", "shared/icon_book"),
            ("settings", _("Settings"), "plain", "shared/icon_settings_ink"),
            ("again", _("Same deal again"), "plain", "shared/icon_restart_ink"),
            ("menu", _("To the menu"), "plain", "shared/icon_home_ink"),
            ("quit", _("Leave the game"), "plain", "shared/icon_leave_ink"),
        )
        body = self.body(viewport)
        deal = _("Deal number {seed}").format(seed=self._match.seed)
        area, foot = column(body, [0, viewport.px(26)], viewport.px(9))
        columns = 2 if is_low(viewport) else 1
        cells = grid(area, columns, len(buttons) // columns, viewport.px(9))
        for (name, text, kind, icon), rect in zip(buttons, cells, strict=True):
            form.button(name, text, rect, kind, icon)
        form.label(deal, foot, px=15, align="centre")
        form.focus("go_on")

    def on(self, event: FormEvent) -> Transition | None:  # noqa: PLR0911 - a door a button
        if event.kind != "pressed":
            return None
        match event.id:
            case "go_on":
                return Pop()
            case "rules":
                return Push(self.doors.rulebook(self._match.title.meta.id))
            case "settings":
                return Push(self.doors.settings_scene())
            case "again":
                return Pop(Replace(self.doors.table(self._match.restart())))
            case "menu":
                return Reset(self.doors.menu())
            case "quit":
                return Quit()
        return None
