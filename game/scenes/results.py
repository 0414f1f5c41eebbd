"""The end of a match: the score sheet fills in line by line, then who won and what next."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress

import pygame

from game.i18n import _, ngettext
from game.library.daily import Deal, deal_of_first_try, share_text_of
from game.library.database import LibraryError
from game.match import Match
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from game.scenes.score_sheet import ScoreSheet
from ui import clipboard
from ui.brush import Brush
from ui.form import Form
from ui.layout import row
from ui.palette import UMBER
from ui.scene import Context, Pop, Replace, Reset, Transition
from ui.timeline import Timeline
from ui.tween import Tween
from ui.viewport import Viewport
from ui.widget import FormEvent

LINE_SECONDS = 0.35


class ResultsScene(FormScene):
    """A column a player, a line a category; any key or click finishes the telling.

    ``labels`` are what the title calls its categories.
    """

    size = (980, 660)

    def __init__(self, doors: Doors, match: Match, labels: Mapping[str, str] | None = None) -> None:
        super().__init__(doors)
        self._match = match
        self._sheet = ScoreSheet(match, labels)
        self._timeline = Timeline()
        self._deal = self._deal_of_first_try()
        self._words = self._remarks()

    def _deal_of_first_try(self) -> Deal | None:
        keeper = self.doors.keeper
        match_id = keeper.id_of(self._match)
        if match_id is None:
            return None
        with suppress(LibraryError):
            return deal_of_first_try(keeper.database, self._match, match_id)
        return None

    def _remarks(self) -> str:
        """What is special about the match, and what was achieved in it."""
        remarks = []
        if self._deal is not None:
            remarks.append(_("Daily deal of {day}").format(day=self._deal.day))
        elif self._match.same_everywhere:
            remarks.append(_("Practice: the first try of the day counts"))
        if self._match.takes_back:
            remarks.append(_("Played with taking back further"))
        if self._match.hinted:
            remarks.append(_("Played with hints"))
        names = [_(each.name) for each in self.doors.keeper.earned(self._match)]
        if names:
            remarks.append(_("Achieved: {names}").format(names=", ".join(names)))
        return " · ".join(remarks)

    @property
    def heading(self) -> str:
        outcome = self._match.outcome
        assert outcome is not None
        names = _(" and ").join(self._match.seats[player].name for player in outcome.winners)
        if not self._sheet.complete:
            return _("The score")
        if len(self._match.seats) == 1:
            points = self._match.state.scores()[0].total
            return ngettext("{count} point", "{count} points", points).format(count=points)
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
        buttons = [
            ("again", _("Play again"), "primary", "shared/icon_play"),
            ("same", _("Same deal"), "plain", "shared/icon_restart_ink"),
            ("look", _("See the table"), "plain", "shared/icon_eye"),
            ("menu", _("Menu"), "plain", "shared/icon_home_ink"),
        ]
        if self._deal is not None:
            buttons.insert(1, ("share", _("Share"), "plain", "shared/icon_copy_ink"))
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
            case "share" if self._deal is not None:
                self._share(self._deal)
            case "look":
                return Pop()
            case "menu":
                return Reset(self.doors.menu())
        return None

    def _share(self, deal: Deal) -> None:
        text = share_text_of(deal, self._match)
        self._words = _("Copied: {text}").format(text=text) if clipboard.copy(text) else text

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
        line = viewport.px(26) if self._words else 0
        sheet = pygame.Rect(body.left, body.top, body.width, foot.top - body.top - viewport.px(12) - line)
        self._sheet.draw(brush, sheet)
        if self._words and self._sheet.complete:
            at = (body.centerx, sheet.bottom + line // 2 + viewport.px(2))
            brush.text(self._words, at, 16, "bold", UMBER, anchor="centre", width=body.width)
