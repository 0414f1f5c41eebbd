"""A scene that is a form on a card before the wall of the garden shed."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.scenes.doors import Doors
from ui import panels
from ui.brush import Brush
from ui.form import Form
from ui.palette import PAPER, PINE
from ui.scene import Context, Pop, Scene, Transition
from ui.skin import Skin
from ui.theme import gui
from ui.viewport import Viewport
from ui.widget import FormEvent

_HEAD = 58
_HEAD_LOW = 42
_LOW_ROWS = 520
"""Where the window has fewer units than this from top to bottom, headings and margins are smaller."""

_LEAST = (400, 240)
"""Width and height in units that a card has at least: in a smaller window a part of it is out of sight."""


def is_low(viewport: Viewport) -> bool:
    """Whether there is little height for texts of this size."""
    return viewport.rows < _LOW_ROWS


def head_units(viewport: Viewport) -> int:
    """Height in units of the painted band that carries the heading."""
    return _HEAD_LOW if is_low(viewport) else _HEAD


class FormScene(Scene):
    """Subclasses compose the form inside :meth:`body` and answer its events.

    ``size`` is the card's width and height in units at most; ``over`` whether the scene below is
    seen, dimmed, around the card.
    """

    size = (940, 640)
    over = False

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self._ground: pygame.Surface | None = None

    @property
    @abstractmethod
    def heading(self) -> str:
        """What stands at the head of the card."""

    @abstractmethod
    def compose(self, form: Form, viewport: Viewport) -> None:
        """Fills the form."""

    @abstractmethod
    def on(self, event: FormEvent) -> Transition | None:
        """Answers what happened in the form."""

    def back(self) -> Transition | None:
        """What the cancel key does."""
        return Pop()

    # --- places -------------------------------------------------------------------------------------

    def card(self, viewport: Viewport) -> pygame.Rect:
        """The card in the middle of the window."""
        margin = viewport.px(10)
        width = min(viewport.px(self.size[0]), viewport.width - 2 * margin)
        height = min(viewport.px(self.size[1]), viewport.height - 2 * margin)
        rect = pygame.Rect(0, 0, max(viewport.px(_LEAST[0]), width), max(viewport.px(_LEAST[1]), height))
        rect.center = viewport.rect.center
        return rect

    def body(self, viewport: Viewport) -> pygame.Rect:
        """The part of the card below its heading, without the margins."""
        card = self.card(viewport)
        head, margin = viewport.px(head_units(viewport) + 8), viewport.px(22)
        above = viewport.px(8 if is_low(viewport) else 14)
        width, height = card.width - 2 * margin, card.height - head - above - viewport.px(14)
        return pygame.Rect(card.left + margin, card.top + head + above, max(1, width), max(1, height))

    # --- the scene ----------------------------------------------------------------------------------

    def enter(self, context: Context) -> None:
        super().enter(context)
        self.form = Form(context, self.compose)

    def leave(self) -> None:
        self._ground = None

    def resize(self, viewport: Viewport) -> None:
        self._ground = None
        self.form.build(gui(viewport, self.context.art.assets), viewport)

    def rebuild(self) -> None:
        """Composes the form anew: what it offers has changed."""
        self.form.build(gui(self.context.viewport, self.context.art.assets), self.context.viewport)

    def handle(self, event: pygame.Event) -> Transition | None:
        happened = self.form.handle(event)
        if happened is not None:
            if happened.kind == "pressed":
                self.context.sounds.play("wood_tap")
            elif happened.kind == "changed":
                self.context.sounds.play("toggle")
            return self.on(happened)
        if not self.form.consumed and self.context.keys.name_of(event) in {"cancel", "menu"}:
            return self.back()
        return None

    def update(self, dt: float) -> Transition | None:
        self.form.update(dt)
        return None

    @property
    def animating(self) -> bool:
        return self.form.animating

    @property
    def tick_in(self) -> float | None:
        return self.form.tick_in

    @property
    def typing(self) -> bool:
        return self.form.typing

    @property
    def translucent(self) -> bool:
        return self.over

    def cancel_all(self) -> None:
        self.form.cancel_all()

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(self.context, surface)
        area = self.context.viewport.rect
        if not self.over:
            if self._ground is None:
                art = self.context.art.cover("shared/board_background", area.width, area.height)
                self._ground = art.convert()
            surface.blit(self._ground, (0, 0))
        card = self.card(self.context.viewport)
        self.draw_card(brush, card)
        self.form.draw(surface)

    def draw_card(self, brush: Brush, card: pygame.Rect) -> None:
        """The card with its heading, below the form."""
        head = head_units(self.context.viewport)
        Skin(self.context.art, brush.u).paint(brush.surface, card, 8, panels.sheet, head)
        centre = (card.centerx, card.top + round((7 + head / 2) * brush.u))
        width = card.width - round(40 * brush.u)
        brush.text(self.heading, centre, 26, "head", PAPER, anchor="centre", width=width, shadow=PINE)
