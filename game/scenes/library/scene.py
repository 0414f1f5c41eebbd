"""The library's scene: four pages on one card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from game.folders import show_folder
from game.i18n import _
from game.library import matches
from game.library.daily import CodeError, deal_of_code
from game.library.database import LibraryError
from game.library.exchange import ExchangeError, take_in_file, take_in_text
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from game.scenes.library.achievements_page import AchievementsPage
from game.scenes.library.daily_page import DailyPage
from game.scenes.library.matches_page import FINISHED, UNFINISHED, MatchesPage
from game.scenes.library.page import Page, Rebuild, Say
from game.scenes.library.statistics_page import StatisticsPage
from rules.record import MAGIC
from ui import clipboard
from ui.brush import Brush
from ui.form import Form
from ui.layout import column, row
from ui.palette import MOSS
from ui.scene import Pop, Push, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

PAGES: Final[dict[str, Callable[[Doors, Say, Rebuild], Page]]] = {
    "matches": MatchesPage,
    "statistics": StatisticsPage,
    "achievements": AchievementsPage,
    "daily": DailyPage,
}


_LOW: Final = 420
"""Units of height below which everything moves closer together."""


class LibraryScene(FormScene):
    """Records and codes can be dropped onto it or pasted, on whatever page."""

    size = (1120, 690)

    def __init__(self, doors: Doors, page: str = "matches") -> None:
        super().__init__(doors)
        self._name = page if page in PAGES else "matches"
        self._pages = {name: make(doors, self._say, self.rebuild) for name, make in PAGES.items()}
        self._words = ""
        self._load()

    @property
    def heading(self) -> str:
        return _("Library")

    @property
    def page(self) -> Page:
        """The page that is open."""
        return self._pages[self._name]

    def _say(self, words: str) -> None:
        self._words = words

    def _load(self) -> None:
        try:
            self.page.load()
        except LibraryError as error:
            self._say(str(error))

    def resumed(self, result: object) -> Transition | None:
        if isinstance(result, Push):
            return result
        self._load()
        self.rebuild()
        return None

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport) -> None:
        gap = viewport.px(10)
        tabs, area, _words, foot = self._parts(viewport)
        names = [
            ("matches", _("Matches")),
            ("statistics", _("Statistics")),
            ("achievements", _("Achievements")),
            ("daily", _("Daily deal")),
        ]
        form.choice("page", _("Page"), tabs, names, self._name)
        try:
            self.page.compose(form, viewport, area)
        except LibraryError as error:
            self._say(str(error))
        buttons = row(foot, 4, gap)
        form.button("back", _("Back"), buttons[0], "primary", "shared/icon_left")
        paste = _("Takes a match or the code of a daily deal from the clipboard")
        form.button("paste", _("Paste"), buttons[1], "plain", "shared/icon_copy_ink", tip=paste)
        folder = _(
            "Matches that you write to files lie there. Drop such a file onto this window to take it in."
        )
        form.button("folder", _("Files"), buttons[2], "plain", "shared/icon_save_ink", tip=folder)
        form.button("credits", _("Credits"), buttons[3], "plain", "shared/icon_info_ink")
        if form.ring.focused is None:
            form.focus("page")

    def _parts(self, viewport: Viewport) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """Tabs, page, the line below it, and the buttons at the foot."""
        body = self.body(viewport)
        low = body.height < viewport.px(_LOW)
        heights = [
            viewport.px(40 if low else 46),
            0,
            viewport.px(20 if low else 24),
            viewport.px(42 if low else 50),
        ]
        tabs, area, words, foot = column(body, heights, viewport.px(6 if low else 8))
        return tabs, area, words, foot

    # --- answers ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Transition | None:
        if event.type == pygame.DROPFILE:
            self._take_in(lambda: take_in_file(Path(event.file), self.doors.keeper))
            return None
        if event.type == pygame.DROPTEXT:
            return self._take_text(event.text)
        return super().handle(event)

    def on(self, event: FormEvent) -> Transition | None:
        if event.id == "page":
            if event.kind == "changed":
                self._turn_to(str(event.value))
            return None
        if event.kind == "pressed" and event.id in {"back", "credits", "paste", "folder"}:
            return self._press(event.id)
        if event.kind in {"pressed", "changed", "entered"}:
            self._words = ""
        try:
            return self.page.on(event)
        except LibraryError as error:
            self._say(str(error))
        return None

    def _press(self, name: str) -> Transition | None:
        match name:
            case "back":
                return Pop()
            case "credits":
                return Push(self.doors.credits())
            case "paste":
                return self._take_text(clipboard.paste())
        self._show_folder()
        return None

    def _turn_to(self, name: str) -> None:
        self._name, self._words = name, ""
        self._load()
        self.rebuild()

    def _show_folder(self) -> None:
        folder = self.doors.records_folder
        if not show_folder(folder):
            self._say(_("The folder is {path}.").format(path=folder))

    def _take_text(self, text: str) -> Transition | None:
        """A record goes into the library, a code opens its deal."""
        if text.lstrip("\ufeff \r\n\t").startswith(MAGIC):
            self._take_in(lambda: take_in_text(text, self.doors.keeper))
            return None
        if not text.strip():
            self._say(_("There is nothing to paste."))
            return None
        try:
            return Push(self.doors.daily_table(deal_of_code(text)))
        except CodeError as error:
            self._say(str(error))
        return None

    def _take_in(self, take: Callable[[], int]) -> None:
        try:
            match_id = take()
        except (ExchangeError, LibraryError) as error:
            self.context.sounds.play("refused")
            self._say(str(error))
            return
        page = self._pages["matches"]
        assert isinstance(page, MatchesPage)
        is_over = matches.entry(self.doors.keeper.database, match_id).is_over
        page.shown, page.first = (FINISHED if is_over else UNFINISHED), 0
        self.form.values["page"] = "matches"
        self._turn_to("matches")
        self._say(_("The match is in the library now."))

    # --- time and drawing ---------------------------------------------------------------------------

    def update(self, dt: float) -> Transition | None:
        try:
            self.page.update()
        except LibraryError as error:
            self._say(str(error))
        return super().update(dt)

    @property
    def animating(self) -> bool:
        return self.page.is_busy or super().animating

    def draw_card(self, brush: Brush, card: pygame.Rect) -> None:
        super().draw_card(brush, card)
        self.page.draw(brush)
        words = self._parts(self.context.viewport)[2]
        if self._words:
            brush.text(self._words, words.center, 16, "bold", MOSS, anchor="centre", width=words.width)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.page.draw_over(Brush(self.context, surface))
