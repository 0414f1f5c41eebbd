"""The rulebook on screen: contents, search, and every refusal's paragraph."""

from __future__ import annotations

import logging

import pygame

from game.i18n import _
from game.scenes import pages
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene, is_low
from game.titles import title_of
from ui.assets import MissingAsset
from ui.form import Form
from ui.layout import column, row
from ui.scene import Context, Pop, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

_log = logging.getLogger(__name__)
_NARROW = 820


class RulebookScene(FormScene):
    """One title's rules, a section at a time. ``rule`` opens the section that holds it, marked."""

    size = (1120, 690)

    def __init__(
        self, doors: Doors, title_id: str, rule: str | None = None, glyphs: pages.Glyphs | None = None
    ) -> None:
        super().__init__(doors)
        self._title_id = title_id
        self._rule = rule or ""
        self._glyphs = glyphs or {}
        self._sections: list[pages.Section] = []
        self._open = 0
        self._search = ""

    @property
    def heading(self) -> str:
        return _("Rules of {title}").format(title=title_of(self._title_id).meta.name)

    def enter(self, context: Context) -> None:
        super().enter(context)
        self._sections = pages.read(self._text())
        self._open = pages.section_of(self._sections, self._rule)

    def _text(self) -> str:
        try:
            return self.context.art.assets.read(f"rulebooks/en/{self._title_id}.md").decode()
        except (MissingAsset, UnicodeDecodeError) as error:
            _log.warning("%s", error)
            return "# {0}\n\n{0}".format(_("The rulebook cannot be read: please install the game again."))

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport) -> None:
        body = self.body(viewport)
        gap = viewport.px(12)
        if is_low(viewport):
            head, page = column(body, [viewport.px(44), 0], viewport.px(6))
            search, turning = row(head, [0, round(head.width * 0.52)], viewport.px(8))
            self._compose_search(form, viewport, search)
            self._compose_turning(form, viewport, turning)
        else:
            search, main, turning = column(body, [viewport.px(44), 0, viewport.px(52)], gap)
            self._compose_search(form, viewport, search)
            page = main
            if viewport.columns >= _NARROW:
                contents, page = row(main, [viewport.px(300), 0], gap)
                self._compose_contents(form, viewport, contents)
            self._compose_turning(form, viewport, turning)
        self._compose_page(form, viewport, page)
        if form.ring.focused is None:
            form.focus("back")

    def _compose_search(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        tip = _("Words that the rule should hold; Enter searches.")
        if is_low(viewport):
            entry, find = row(area, [0, viewport.px(48)], viewport.px(6))
            form.entry("search", _("Search the rules"), entry, self._search, limit=40, tip=tip)
            form.button("find", "", find, "plain", "shared/icon_search_ink", spoken=_("Search"))
            return
        glass, entry, find = row(area, [viewport.px(34), 0, viewport.px(120)], viewport.px(8))
        side = min(viewport.px(30), glass.height)
        picture = self.context.art.get("shared/icon_search_ink", side, side)
        form.picture(picture, pygame.Rect(glass.left, glass.centery - side // 2, side, side))
        form.entry("search", _("Search the rules"), entry, self._search, limit=40, tip=tip)
        form.button("find", _("Search"), find, "plain")

    def _compose_turning(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        """Back to where one came from, and the sections before and after."""
        last = len(self._sections) - 1
        short = is_low(viewport)
        shares = [viewport.px(52), 0, viewport.px(52)] if short else [0, 0, 0]
        previous, back, following = row(area, shares, viewport.px(8))
        for name, words, rect, icon, enabled in (
            ("previous", _("Previous"), previous, "shared/icon_left_ink", self._open > 0),
            ("next", _("Next"), following, "shared/icon_right_ink", self._open < last),
        ):
            text = "" if short else words
            form.button(name, text, rect, "plain", icon, enabled=enabled, spoken=words)
        form.button("back", _("Back"), back, "primary")

    def _compose_contents(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        line, gap = viewport.px(40), viewport.px(6)
        height = len(self._sections) * (line + gap)
        with form.scroll(area, height, "contents") as inside:
            for number, section in enumerate(self._sections):
                rect = pygame.Rect(inside.left, inside.top + number * (line + gap), inside.width, line)
                kind = "primary" if number == self._open and not self._search else "plain"
                form.button(f"section.{number}", section.title, rect, kind, px=15)

    def _compose_page(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        width = area.width - viewport.px(34)
        page = pages.Page(self.context, width, self._glyphs, self._rule)
        blocks = self._shown_blocks()
        drawn = [page.draw(block) for block in blocks]
        gap = viewport.px(9)
        height = sum(picture.get_height() + gap for picture in drawn) + gap
        with form.scroll(area, height, "page", _("The page")) as inside:
            top = inside.top + gap // 2
            for block, picture in zip(blocks, drawn, strict=True):
                rect = picture.get_rect(topleft=(inside.left + viewport.px(4), top))
                form.picture(picture, rect)
                if block.rule and block.rule == self._rule:
                    form.show(rect)
                top = rect.bottom + gap

    def _shown_blocks(self) -> list[pages.Block]:
        if not self._search:
            section = self._sections[self._open] if self._sections else pages.Section("")
            return [pages.Block(section.title, heading=2), *section.blocks]
        found = pages.matches(self._sections, self._search)
        heading = _("{count} found for “{words}”").format(count=len(found), words=self._search)
        return [pages.Block(heading, heading=2), *found]

    # --- answers ------------------------------------------------------------------------------------

    def on(self, event: FormEvent) -> Transition | None:
        match event.id, event.kind:
            case "back", "pressed":
                return Pop()
            case "previous", "pressed":
                self._turn_to(self._open - 1)
            case "next", "pressed":
                self._turn_to(self._open + 1)
            case ("find", "pressed") | ("search", "entered"):
                self._search = str(self.form.value("search")).strip()
                self.rebuild()
            case name, "pressed" if name.startswith("section."):
                self._turn_to(int(name.removeprefix("section.")))
        return None

    def _turn_to(self, section: int) -> None:
        self._open = max(0, min(section, len(self._sections) - 1))
        self._search = ""
        self._rule = ""
        self.form.forget("search")
        self.rebuild()
