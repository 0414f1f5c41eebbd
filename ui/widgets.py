"""The elements of a form that can have the focus: what each looks like, holds and does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UIImage, UITextBox, UITextEntryLine

from ui import faces, panels
from ui.layout import inset, row
from ui.widget import FormEvent, Ground, Value, Widget, disable, dress, press

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ui.faces import FaceBrush, Looks
    from ui.focus import Direction


_LONGEST_ROW = 6


@dataclass(slots=True)
class Button(Widget):
    """Something to press."""

    @classmethod
    def make(cls, ground: Ground, rect: pygame.Rect, face: faces.ButtonFace, widget: Button) -> Button:
        """Draw the button and return it."""
        made = ground.button(rect, faces.looks(ground.brush, rect.size, face))
        if not widget.enabled:
            disable(made)
        widget.elements = [made]
        return widget

    def take(self, event: pygame.Event) -> FormEvent | None:
        return FormEvent(self.id, "pressed") if event.type == pygame_gui.UI_BUTTON_PRESSED else None

    def activate(self) -> FormEvent | None:
        press(self.elements[0])
        return None


@dataclass(slots=True)
class Toggle(Widget):
    """A switch, on or off."""

    kind: str = "switch"
    on: bool = False
    brush: FaceBrush | None = None

    @classmethod
    def make(cls, ground: Ground, rect: pygame.Rect, widget: Toggle) -> Toggle:
        """Draw the switch at the right end of `rect`, its name left of it, and return it."""
        widget.brush = ground.brush
        height = min(rect.height, ground.brush.px(34))
        box = pygame.Rect(0, 0, round(height * 1.85), height)
        box.midright = rect.midright
        words = pygame.Rect(rect.left, rect.top, rect.width - box.width - ground.brush.px(8), rect.height)
        widget.elements = [
            ground.button(box, lambda state: widget.look(box.size, state)),
            ground.image(words, faces.line(ground.brush, words.size, widget.name, "left", "body")),
        ]
        if not widget.enabled:
            disable(widget.elements[0])
        return widget

    @property
    def value(self) -> Value:
        return self.on

    @property
    def state(self) -> str:
        return "on" if self.on else "off"

    def look(self, size: tuple[int, int], state: panels.ButtonState) -> pygame.Surface:
        """Return the picture of the switch as it stands."""
        assert self.brush is not None
        return faces.switch(self.brush, size, on=self.on, state=state)

    def take(self, event: pygame.Event) -> FormEvent | None:
        return self._flip() if event.type == pygame_gui.UI_BUTTON_PRESSED else None

    def activate(self) -> FormEvent | None:
        return self._flip()

    def nudge(self, direction: Direction) -> FormEvent | None:
        wanted = {"left": False, "right": True}.get(direction)
        return None if wanted is None or wanted == self.on else self._flip()

    def _flip(self) -> FormEvent:
        self.on = not self.on
        made = self.elements[0]
        assert isinstance(made, UIButton)
        dress(made, lambda state: self.look(made.rect.size, state))
        return FormEvent(self.id, "changed", self.on)


@dataclass(slots=True)
class Choice(Widget):
    """One of several options: side by side where they fit, else one at a time between two arrows."""

    kind: str = "choice"
    options: Sequence[tuple[str, str]] = ()
    chosen: str = ""
    brush: FaceBrush | None = None
    px: float = 0.0
    shown: UIImage | None = None

    @classmethod
    def make(cls, ground: Ground, rect: pygame.Rect, widget: Choice) -> Choice:
        """Draw the options and return the choice."""
        if not any(value == widget.chosen for value, _ in widget.options):
            widget.chosen = widget.options[0][0]
        widget.brush = ground.brush
        cells = row(rect, len(widget.options), ground.brush.px(6))
        labels = [text for _, text in widget.options]
        widget.px = (
            faces.row_type(ground.brush, labels, cells[0].size) if len(labels) <= _LONGEST_ROW else 0.0
        )
        if widget.px:
            widget.elements = [
                ground.button(cell, widget.cell_looks(place, cell.size)) for place, cell in enumerate(cells)
            ]
        else:
            widget.make_stepper(ground, rect)
        if not widget.enabled:
            for element in widget.elements:
                disable(element)
        return widget

    @property
    def value(self) -> Value:
        return self.chosen

    @property
    def state(self) -> str:
        place = self._place
        return f"{self.options[place][1]}, option {place + 1} of {len(self.options)}"

    def make_stepper(self, ground: Ground, rect: pygame.Rect) -> None:
        """Draw two arrows and the chosen option between them."""
        side = min(rect.height, rect.width // 4)
        left, middle, right = row(rect, (side, 0, side), ground.brush.px(6))
        self.shown = ground.image(
            middle, faces.shown(ground.brush, middle.size, self.options[self._place][1])
        )
        arrows = [
            (left, faces.ButtonFace("", "plain", "left")),
            (right, faces.ButtonFace("", "plain", "right")),
        ]
        self.elements = [
            ground.button(box, faces.looks(ground.brush, box.size, face)) for box, face in arrows
        ]
        self.elements.append(self.shown)

    def cell_looks(self, place: int, size: tuple[int, int]) -> Looks:
        """Return how one option of a row looks: the chosen one is green and ticked."""
        value, text = self.options[place]
        brush = self.brush
        assert brush is not None
        face = (
            faces.ButtonFace(text, "primary", "tick", self.px)
            if value == self.chosen
            else faces.ButtonFace(text, "plain", "", self.px)
        )
        return faces.looks(brush, size, face)

    def take(self, event: pygame.Event) -> FormEvent | None:
        if event.type != pygame_gui.UI_BUTTON_PRESSED:
            return None
        place = self.elements.index(event.ui_element)
        if self.px:
            return self._choose(place)
        return self._choose((self._place + (1 if place else -1)) % len(self.options))

    def activate(self) -> FormEvent | None:
        return self._choose((self._place + 1) % len(self.options))

    def nudge(self, direction: Direction) -> FormEvent | None:
        step = {"left": -1, "right": 1}.get(direction)
        return None if step is None else self._choose((self._place + step) % len(self.options))

    @property
    def _place(self) -> int:
        return next(place for place, (value, _) in enumerate(self.options) if value == self.chosen)

    def _choose(self, place: int) -> FormEvent:
        self.chosen, text = self.options[place]
        if self.shown is not None:
            assert self.brush is not None
            self.shown.set_image(faces.shown(self.brush, self.shown.rect.size, text))
        else:
            for number, element in enumerate(self.elements):
                assert isinstance(element, UIButton)
                dress(element, self.cell_looks(number, element.rect.size))
        return FormEvent(self.id, "changed", self.chosen)


@dataclass(slots=True)
class Slider(Widget):
    """A number between two ends, in steps."""

    kind: str = "slider"
    low: float = 0.0
    high: float = 1.0
    step: float = 0.1
    number: float = 0.0
    show: Callable[[float], str] = str
    brush: FaceBrush | None = None
    pulled: bool = False

    @classmethod
    def make(cls, ground: Ground, rect: pygame.Rect, widget: Slider) -> Slider:
        """Draw the slider and return it."""
        widget.brush = ground.brush
        widget.number = widget.nearest(widget.number)
        widget.elements = [ground.image(rect, widget.look(rect.size))]
        return widget

    @property
    def value(self) -> Value:
        return self.number

    @property
    def state(self) -> str:
        return self.show(self.number)

    def nearest(self, number: float) -> float:
        """Return the step nearest to a number."""
        steps = round((min(self.high, max(self.low, number)) - self.low) / self.step)
        return round(min(self.high, self.low + steps * self.step), 6)

    def look(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of the slider as it stands."""
        assert self.brush is not None
        share = (self.number - self.low) / (self.high - self.low)
        return faces.slider(self.brush, size, share, self.state, hot=self.pulled)

    def mouse(self, event: pygame.Event) -> FormEvent | None:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.seen.collidepoint(event.pos):
                self.pulled = True
                return self._set(self._at(event.pos[0]))
            case pygame.MOUSEMOTION if self.pulled:
                return self._set(self._at(event.pos[0]))
            case pygame.MOUSEBUTTONUP if event.button == 1 and self.pulled:
                self.release()
        return None

    def release(self) -> None:
        """Let the knob go."""
        self.pulled = False
        self._redraw()

    def nudge(self, direction: Direction) -> FormEvent | None:
        step = {"left": -1, "right": 1}.get(direction)
        return None if step is None else self._set(self.nearest(self.number + step * self.step))

    def _at(self, x: int) -> float:
        assert self.brush is not None
        groove = faces.groove(self.brush, self.rect)
        share = (x - groove.left) / max(1, groove.width)
        return self.nearest(self.low + share * (self.high - self.low))

    def _set(self, number: float) -> FormEvent | None:
        changed = number != self.number
        self.number = number
        self._redraw()
        return FormEvent(self.id, "changed", number) if changed else None

    def _redraw(self) -> None:
        image = self.elements[0]
        assert isinstance(image, UIImage)
        image.set_image(self.look(image.rect.size))


@dataclass(slots=True)
class Entry(Widget):
    """A line to write in."""

    kind: str = "text"
    line: UITextEntryLine | None = None

    @classmethod
    def make(cls, ground: Ground, rect: pygame.Rect, text: str, limit: int, widget: Entry) -> Entry:
        """Draw the field with `text` in it and return it."""
        brush = ground.brush
        back = ground.image(rect, brush.skin.surface(rect.size, panels.field))
        inner = inset(rect, brush.px(8), max(0, (rect.height - brush.px(34)) // 2))
        line = UITextEntryLine(inner, ground.gui, container=ground.container, initial_text=text)
        line.set_text_length_limit(limit)
        if not widget.enabled:
            disable(line)
        widget.line = line
        widget.elements = [back, line]
        return widget

    @property
    def value(self) -> Value:
        assert self.line is not None
        return str(self.line.get_text())

    @property
    def state(self) -> str:
        return str(self.value) or "empty"

    @property
    def typing(self) -> bool:
        return self.line is not None and bool(self.line.is_focused)

    def take(self, event: pygame.Event) -> FormEvent | None:
        match event.type:
            case pygame_gui.UI_TEXT_ENTRY_CHANGED:
                return FormEvent(self.id, "changed", self.value)
            case pygame_gui.UI_TEXT_ENTRY_FINISHED:
                return FormEvent(self.id, "entered", self.value)
        return None

    def focused(self, gui: pygame_gui.UIManager) -> None:
        if self.line is None or not self.enabled:
            gui.set_focus_set(None)
            return
        gui.set_focus_set({self.line})
        self.line.edit_position = len(self.line.get_text())
        self.line.cursor_has_moved_recently = True


@dataclass(slots=True)
class TextBox(Widget):
    """A text to read, with links; the arrows scroll it."""

    kind: str = "text"

    @classmethod
    def make(cls, ground: Ground, rect: pygame.Rect, text: str, widget: TextBox) -> TextBox:
        """Draw the text, which is in the small HTML of pygame_gui, and return it."""
        box = UITextBox(text, rect, ground.gui, container=ground.container)
        widget.elements = [box]
        return widget

    def take(self, event: pygame.Event) -> FormEvent | None:
        if event.type == pygame_gui.UI_TEXT_BOX_LINK_CLICKED:
            return FormEvent(self.id, "link", str(event.link_target))
        return None

    def nudge(self, direction: Direction) -> FormEvent | None:
        step = {"up": -0.15, "down": 0.15}.get(direction)
        box = self.elements[0]
        assert isinstance(box, UITextBox)
        bar = box.scroll_bar
        if step is None or bar is None:
            return None
        before = bar.start_percentage
        bar.set_scroll_from_start_percentage(before + step * bar.visible_percentage * 4)
        moved = abs(bar.start_percentage - before) > 0.001  # pygame_gui rounds at the ends
        return FormEvent(self.id, "focused") if moved else None
