"""Parts of a form that scroll: where they stand, what moves them, and their bars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, cast

import pygame
from pygame_gui.elements import UIScrollingContainer, UITextBox

from ui import panels
from ui.widget import FormEvent, Widget

if TYPE_CHECKING:
    from ui.faces import FaceBrush
    from ui.focus import Direction

Part: TypeAlias = UIScrollingContainer | UITextBox

BAR_PX = 20
"""The width that pygame_gui gives to every scroll bar."""

ROUNDING_PX = 4
"""Pixels by which pygame_gui may miss the end of a part: so small a step is none."""

STEP, PAGE = 0.25, 0.85
"""What an arrow and a page key scroll, as shares of what is seen."""


@dataclass(slots=True)
class Page(Widget):
    """A part that holds something to read: with the focus on it the arrows scroll it."""

    kind: str = "text"

    def nudge(self, direction: Direction) -> FormEvent | None:
        steps = {"up": -STEP, "down": STEP}.get(direction, 0.0)
        part = cast("UIScrollingContainer", self.elements[0])
        return FormEvent(self.id, "focused") if steps and scroll_by(part, steps) else None


class Parts:
    """The parts of one form. Those with a name stand where they stood when they are made anew."""

    def __init__(self) -> None:
        self._all: list[Part] = []
        self._kept: dict[str, UIScrollingContainer] = {}
        self._places: dict[str, float] = {}

    def begin_anew(self, u: float) -> None:
        """Remember where parts stand, in units of `u` pixels, and forget the parts."""
        self._places |= {name: _stands_at(part) / u for name, part in self._kept.items()}
        self._kept.clear()
        self._all.clear()

    def add(self, part: Part) -> None:
        """Take a part."""
        self._all.append(part)

    def keep(self, name: str, part: UIScrollingContainer, u: float) -> None:
        """Let a part stand where the one of this name stood before."""
        self._kept[name] = part
        scroll_to(part, self._places.get(name, 0.0) * u)

    def turn_page(self, views: float, around: UIScrollingContainer | None) -> bool:
        """Scroll what is there to read, else the part around the focus, else any; say whether one moved."""
        parts = [part for part in self._all if isinstance(part, UIScrollingContainer)]
        to_read = [part for part in parts if part not in self._kept.values()]
        around_focus = [part for part in parts if part is around]
        return any(scroll_by(part, views) for part in (*to_read, *around_focus, *parts))

    def draw(self, target: pygame.Surface, brush: FaceBrush) -> None:
        """Draw the scroll bars."""
        for part in self._all:
            _draw_bar(target, part, brush)


def _stands_at(part: UIScrollingContainer) -> int:
    """How many pixels of what scrolls lie above what is seen."""
    bar = part.vert_scroll_bar
    return 0 if bar is None else round(bar.start_percentage * _length(part))


def scroll_to(part: UIScrollingContainer, top: float) -> None:
    """Let what lies `top` pixels from the beginning stand at the top, as far as there is enough below."""
    if part.vert_scroll_bar is not None:
        part.vert_scroll_bar.set_scroll_from_start_percentage(max(0.0, top) / _length(part))


def scroll_by(part: UIScrollingContainer, views: float) -> bool:
    """Scroll by a share of what is seen, down when it is positive; say whether anything moved."""
    bar = part.vert_scroll_bar
    if bar is None:
        return False
    before = bar.start_percentage
    bar.set_scroll_from_start_percentage(before + views * bar.visible_percentage)
    return bool(abs(bar.start_percentage - before) * _length(part) > ROUNDING_PX)


def show_in(widget: Widget, margin: int) -> None:
    """Scroll until the element is seen whole."""
    part = widget.scroll
    if part is None or part.vert_scroll_bar is None:
        return
    view, rect = pygame.Rect(part.get_abs_rect()), widget.rect.inflate(0, 2 * margin)
    if view.top <= rect.top and rect.bottom <= view.bottom:
        return
    content = pygame.Rect(part.scrollable_container.get_abs_rect())
    scroll_to(
        part, rect.top - content.top if rect.top < view.top else rect.bottom - content.top - view.height
    )


def _draw_bar(target: pygame.Surface, part: Part, brush: FaceBrush) -> None:
    """Draw the scroll bar of a part, which pygame_gui only moves."""
    bar = part.scroll_bar if isinstance(part, UITextBox) else part.vert_scroll_bar
    if bar is None or bar.sliding_button is None or not bar.visible or bar.visible_percentage >= 1:
        return
    groove, thumb = pygame.Rect(bar.get_abs_rect()), pygame.Rect(bar.sliding_button.get_abs_rect())
    hot = bool(bar.sliding_button.hovered or bar.sliding_button.held)
    if groove.width > 0 and thumb.height > 0:
        brush.skin.paint(target, groove, 0, panels.scroll_groove)
        brush.skin.paint(target, thumb, 0, panels.thumb, hot=hot)


def _length(part: UIScrollingContainer) -> int:
    return max(1, int(part.scrollable_container.get_abs_rect().height))
