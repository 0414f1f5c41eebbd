"""The page of matches: those to go on with, and those that are over."""

from __future__ import annotations

import io
from typing import Final

import pygame

from game.i18n import _
from game.library import matches, pictures
from game.library.database import LibraryError
from game.library.entries import Entry
from game.library.exchange import ExchangeError, write_file
from game.library.moments import time_words, turn_words
from game.scenes.library.page import Page
from game.scenes.library.words import mark_words, title_words, when_words
from rules.record import write
from ui import clipboard, panels
from ui.brush import Brush
from ui.form import Form
from ui.layout import column, row
from ui.palette import MOSS, UMBER
from ui.scene import Push, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"
_ROW: Final = 74
_HEAD: Final = 44


class MatchesPage(Page):
    """A list, as long as fits, that can be leafed through."""

    shown = UNFINISHED
    first = 0
    _fits = 1
    _counts = (0, 0)
    _entries: tuple[Entry, ...] = ()
    _places: tuple[pygame.Rect, ...] = ()
    _pictures: dict[int, pygame.Surface | None]
    _area = pygame.Rect(0, 0, 1, 1)

    def load(self) -> None:
        self._pictures = {}
        self._counts = matches.count(self.database)
        if not self._counts[0] and self._counts[1] and self.shown == UNFINISHED and not self._entries:
            self.shown = FINISHED
        count = self._counts[self.shown == FINISHED]
        self.first = max(0, min(self.first, count - 1))
        if self.shown == UNFINISHED:
            found = matches.unfinished(self.database, self.first + self._fits)[self.first :]
        else:
            found = matches.finished(self.database, self._fits, self.first)
        self._entries = tuple(found)

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        gap = viewport.px(8)
        head, rest = column(area, [viewport.px(_HEAD), 0], gap)
        self._area = rest
        fits = max(1, (rest.height + gap) // (viewport.px(_ROW) + gap))
        if fits != self._fits:
            self._fits = fits
            self.load()
        self._compose_head(form, viewport, head)
        height = min(rest.height, viewport.px(_ROW))
        self._places = tuple(
            pygame.Rect(rest.left, rest.top + place * (height + gap), rest.width, height)
            for place in range(len(self._entries))
        )
        for entry, place in zip(self._entries, self._places, strict=True):
            self._compose_entry(form, viewport, entry, place)

    def _compose_head(self, form: Form, viewport: Viewport, head: pygame.Rect) -> None:
        side = viewport.px(50)
        shown, newer, older = row(head, [0, side, side], viewport.px(8))
        options = [
            (UNFINISHED, _("To go on with ({count})").format(count=self._counts[0])),
            (FINISHED, _("Over ({count})").format(count=self._counts[1])),
        ]
        form.values.pop("shown", None)
        form.choice("shown", _("Which matches"), shown, options, self.shown)
        more = self.first + self._fits < self._counts[self.shown == FINISHED]
        form.button(
            "newer", "", newer, "plain", "shared/icon_up_ink", tip=_("Newer ones"), enabled=self.first > 0
        )
        form.button("older", "", older, "plain", "shared/icon_down_ink", tip=_("Older ones"), enabled=more)

    def _compose_entry(self, form: Form, viewport: Viewport, entry: Entry, place: pygame.Rect) -> None:
        inner = place.inflate(-viewport.px(20), -viewport.px(22))
        main, export = self._buttons(viewport, inner)
        title = title_words(entry.title)
        if entry.is_over:
            words, icon = _("Replay"), "shared/icon_replay_ink"
        else:
            words, icon = _("Go on"), "shared/icon_play"
        kind = "plain" if entry.is_over else "primary"
        form.button(f"open.{entry.id}", words, main, kind, icon, spoken=f"{words}: {title}")
        tip = _("Write it to a file, and copy it")
        form.button(f"export.{entry.id}", "", export, "plain", "shared/icon_save_ink", tip=tip)

    def _buttons(self, viewport: Viewport, inner: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        side = min(inner.height, viewport.px(50))
        width = min(viewport.px(150), inner.width // 3)
        export = pygame.Rect(inner.right - side, inner.top, side, inner.height)
        main = pygame.Rect(export.left - viewport.px(8) - width, inner.top, width, inner.height)
        return main, export

    # --- answers ------------------------------------------------------------------------------------

    def on(self, event: FormEvent) -> Transition | None:
        head, _dot, tail = event.id.partition(".")
        match head, event.kind:
            case "shown", "changed":
                self.shown, self.first = str(event.value), 0
            case "newer", "pressed":
                self.first = max(0, self.first - self._fits)
            case "older", "pressed":
                self.first += self._fits
            case "open", "pressed":
                return self._open(int(tail))
            case "export", "pressed":
                self._export(int(tail))
                return None
            case _:
                return None
        self.load()
        self.rebuild()
        return None

    def _open(self, match_id: int) -> Transition:
        is_over = any(entry.id == match_id and entry.is_over for entry in self._entries)
        return Push(self.doors.replay(match_id) if is_over else self.doors.go_on(match_id))

    def _export(self, match_id: int) -> None:
        try:
            record = matches.record_of(self.database, match_id)
            path = write_file(record, self.doors.records_folder, match_id)
        except (LibraryError, ExchangeError) as error:
            self.say(str(error))
            return
        if clipboard.copy(write(record)):
            self.say(_("Written to {name}, and copied.").format(name=f"{path.parent.name}/{path.name}"))
        else:
            self.say(_("Written to {name}.").format(name=f"{path.parent.name}/{path.name}"))

    # --- drawing ------------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        if not self._entries:
            words = (
                _("No match waits for you. Begin one from the menu.")
                if self.shown == UNFINISHED
                else _("No match has been played to its end yet.")
            )
            brush.paragraph(words, self._area, 19, "body", UMBER, align="centre", middle=True)
            return
        for entry, place in zip(self._entries, self._places, strict=True):
            self._draw_entry(brush, entry, place)

    def _draw_entry(self, brush: Brush, entry: Entry, place: pygame.Rect) -> None:
        u = brush.u
        brush.panel(place, 2, panels.field)
        left = place.left + round(12 * u)
        picture = self._picture(brush, entry, place.height - round(14 * u))
        if picture is not None:
            brush.surface.blit(picture, (left, place.centery - picture.get_height() // 2))
            left += picture.get_width() + round(12 * u)
        main, _export = self._buttons(brush.context.viewport, place.inflate(-round(20 * u), -round(22 * u)))
        width = main.left - round(10 * u) - left
        y = place.top + place.height * 0.24
        brush.text(title_words(entry.title), (left, y), 20, "head", width=width)
        brush.text(_line(entry), (left, place.top + place.height * 0.52), 16, "bold", MOSS, width=width)
        words = [when_words(entry.finished or entry.changed, self.today), mark_words(entry)]
        if not entry.is_over:
            words.insert(0, ", ".join(seat.name for seat in entry.seats))
        small = " · ".join(word for word in words if word)
        brush.text(small, (left, place.top + place.height * 0.78), 15, "body", UMBER, width=width)

    def _picture(self, brush: Brush, entry: Entry, height: int) -> pygame.Surface | None:
        """The table as it was left, or else the game's cover, in the size of the row."""
        if height < 8 or brush.context.viewport.columns < 800:
            return None
        size = (round(height * 16 / 9), height)
        if entry.id not in self._pictures:
            self._pictures[entry.id] = None if entry.is_over else self._loaded(entry.id)
        picture = self._pictures[entry.id]
        if picture is not None:
            return pygame.transform.smoothscale(picture, size)
        cover = next((cover for cover in self.doors.shelf if cover.id == entry.title), None)
        return None if cover is None else brush.context.art.cover(cover.picture, *size)

    def _loaded(self, match_id: int) -> pygame.Surface | None:
        try:
            return load_picture(pictures.picture_of(self.database, match_id))
        except LibraryError:
            return None


def load_picture(image: bytes | None) -> pygame.Surface | None:
    """A picture of the library, ready to be scaled; None where there is none that can be read."""
    if image is None:
        return None
    try:
        picture = pygame.image.load(io.BytesIO(image), pictures.FORMAT).convert()
    except pygame.error:
        return None
    return picture if min(picture.get_size()) > 8 else None


def _line(entry: Entry) -> str:
    """Where an unfinished match stands, or how one that is over ended."""
    if not entry.is_over:
        parts = (time_words(entry.moment), turn_words(entry.moment, entry.seats))
        return ", ".join(part for part in parts if part)
    names = [seat.name for seat in entry.seats]
    scores = ", ".join(
        f"{names[each.player]} {each.total}" for each in entry.standings if 0 <= each.player < len(names)
    )
    winners = [names[each.player] for each in entry.standings if each.won and 0 <= each.player < len(names)]
    if not winners:
        return scores
    won = _("{names} won").format(names=_(" and ").join(winners))
    return f"{won}: {scores}"
