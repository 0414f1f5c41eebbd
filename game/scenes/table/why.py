"""Why something was refused: a bubble at the place, with a link to the rule."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import _
from rules.title import Refusal
from ui import bubble
from ui.layout import Layout, Placed
from ui.scene import Context


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal and the id of what on the layout it is about."""

    refusal: Refusal
    name: str

    @property
    def rule(self) -> str:
        """The rule that forbids it."""
        return self.refusal.rule

    @property
    def text(self) -> str:
        """The sentence that says what is missing."""
        return _(self.refusal.text).format(**self.refusal.values)

    @property
    def link_text(self) -> str:
        """What the link to the rulebook says."""
        return _("Rule {rule}").format(rule=self.rule)

    def link(self, context: Context, layout: Layout) -> pygame.Rect:
        """Where the link lies."""
        anchor, area = self._places(context, layout)
        placed = bubble.place(self._saying, context.fonts, anchor, area, context.viewport.u)
        assert placed.link_rect is not None
        return placed.link_rect

    def draw(self, surface: pygame.Surface, context: Context, layout: Layout) -> None:
        """The bubble."""
        anchor, area = self._places(context, layout)
        art, fonts, u = context.art, context.fonts, context.viewport.u
        bubble.draw(surface, art, fonts, self._saying, anchor=anchor, area=area, u=u)

    @property
    def _saying(self) -> bubble.Saying:
        return bubble.Saying(self.text, "cream", self.link_text)

    def _places(self, context: Context, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        area = context.viewport.rect
        return layout.get(self.name, Placed(area)).rect, area
