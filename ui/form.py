"""Forms: buttons, choices, sliders and texts for the mouse, the keyboard and pads alike."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, cast

import pygame
from pygame_gui.elements import UIScrollingContainer, UITextBox

from ui import bubble, faces, panels, scrolling, widgets
from ui.focus import Direction, FocusRing, draw_ring
from ui.palette import INK, Colour
from ui.tooltip import Tooltip
from ui.widget import FormEvent, Ground, Value, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pygame_gui import UIManager

    from ui.fonts import Style
    from ui.paragraph import Align
    from ui.scene import Context
    from ui.viewport import Viewport

_SETTLE_SECONDS = 0.15
_SCROLL_SECONDS = 0.5
_CURSOR_SECONDS = 0.25
_KINDS: dict[str, panels.ButtonKind] = {
    "plain": "plain",
    "primary": "primary",
    "danger": "danger",
    "icon": "slot",
}
_PAGES = {"page_up": -scrolling.PAGE, "page_down": scrolling.PAGE}
_WHILE_TYPING = ("next", "previous", "up", "down")
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Form:
    """A form that `compose` fills by calling `button`, `label` and the others with rectangles in pixels.

    `build` fills it anew for another window or scale; the values that the player gave and the focus
    stay. `handle` returns what happened; `consumed` says whether the last event is spent. Panels below
    the elements are drawn by the scene before `draw`.
    """

    def __init__(self, context: Context, compose: Callable[[Form, Viewport], None]) -> None:
        self.context = context
        self.values: dict[str, Value] = {}
        self.ring = FocusRing()
        self.consumed = False
        self._compose = compose
        self._composing = False
        self._first_focus = ""
        self._widgets: dict[str, Widget] = {}
        self._parts = scrolling.Parts()
        self._ground: Ground | None = None
        self._settling = 0.0
        self._tooltip = Tooltip()

    def build(self, elements: UIManager, viewport: Viewport) -> None:
        """Make every element on a new set of pygame_gui's (see `theme.gui`)."""
        self._keep_values()
        self._widgets.clear()
        if self._ground is not None:
            self._parts.begin_anew(self._ground.brush.u)
        brush = faces.FaceBrush(self.context.art, self.context.fonts, viewport.u)
        self._ground = Ground(elements, brush)
        self._first_focus, self._composing = "", True
        self._compose(self, viewport)
        self._composing = False
        self._ground = Ground(elements, brush)
        self._refresh_ring()
        if self.ring.focused is None and self._first_focus:
            self.focus(self._first_focus)
        elements.update(0.0)  # so that the first frame shows everything, scrolled to where it stands
        self._settling = _SETTLE_SECONDS
        self._tooltip.hide()

    # What a form is composed of

    def button(  # noqa: PLR0913 - a button has this many sides
        self,
        name: str,
        text: str,
        rect: pygame.Rect,
        kind: str = "plain",
        icon: str = "",
        *,
        tip: str = "",
        enabled: bool = True,
        px: float = 0.0,
        spoken: str = "",
    ) -> None:
        """Add a button of kind plain, primary, danger or icon (a slot on painted wood).

        `px` is the size of the words in units, chosen by the height if 0; `spoken` is its name for a
        reader where there are no words on it.
        """
        face = faces.ButtonFace(text, _KINDS[kind], icon, px)
        widget = widgets.Button(name, spoken or text or tip or name, tip, enabled)
        self._add(widgets.Button.make(self.ground, rect, face, widget))

    def label(  # noqa: PLR0913 - a text has this many sides
        self,
        text: str,
        rect: pygame.Rect,
        *,
        style: Style = "body",
        px: float = 17,
        colour: Colour = INK,
        align: Align = "left",
    ) -> None:
        """Add words, wrapped and in the middle of the height of `rect`; icons as `{icon:NAME}`."""
        size = self.ground.brush.px(px)
        words = self.context.fonts.paragraph(text, style, size, colour, rect.width, align=align)
        self.picture(words, words.get_rect(midleft=rect.midleft))

    def picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Add a picture that takes no input."""
        self.ground.image(rect, surface)

    def entry(  # noqa: PLR0913 - see `button`
        self,
        name: str,
        text: str,
        rect: pygame.Rect,
        value: str = "",
        *,
        tip: str = "",
        enabled: bool = True,
        limit: int = 24,
    ) -> None:
        """Add a line to write in; `text` is its name for a reader, `limit` the most letters it takes."""
        widget = widgets.Entry(name, text, tip, enabled)
        start = str(self.values.get(name, value))
        self._add(widgets.Entry.make(self.ground, rect, start, limit, widget))

    def choice(  # noqa: PLR0913 - see `button`
        self,
        name: str,
        text: str,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        value: str = "",
        *,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        """Add a choice among `options`, pairs of a value and its words."""
        chosen = str(self.values.get(name, value))
        widget = widgets.Choice(name, text, tip, enabled, options=options, chosen=chosen)
        self._add(widgets.Choice.make(self.ground, rect, widget))

    def slider(  # noqa: PLR0913 - see `button`
        self,
        name: str,
        text: str,
        rect: pygame.Rect,
        value: float,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        show: Callable[[float], str] = "{:.0%}".format,
        tip: str = "",
    ) -> None:
        """Add a slider from `low` to `high`; `show` writes its value beside it."""
        number = float(self.values.get(name, value))
        widget = widgets.Slider(name, text, tip, low=low, high=high, step=step, number=number, show=show)
        self._add(widgets.Slider.make(self.ground, rect, widget))

    def toggle(  # noqa: PLR0913 - see `button`
        self,
        name: str,
        text: str,
        rect: pygame.Rect,
        value: bool,  # noqa: FBT001 - a value like those of the others
        *,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        """Add a switch at the right end of `rect`, with its words left of it."""
        widget = widgets.Toggle(name, text, tip, enabled, on=bool(self.values.get(name, value)))
        self._add(widgets.Toggle.make(self.ground, rect, widget))

    def text_box(self, name: str, text: str, rect: pygame.Rect, *, spoken: str = "") -> None:
        """Add a text in the small HTML of pygame_gui that scrolls if it must; links come as events."""
        widget = widgets.TextBox.make(self.ground, rect, text, widgets.TextBox(name, spoken or name))
        self._parts.add(cast("UITextBox", widget.elements[0]))
        self._add(widget)

    @contextlib.contextmanager
    def scroll(self, rect: pygame.Rect, height: int, name: str = "", text: str = "") -> Iterator[pygame.Rect]:
        """Put what is added inside the `with` into a part that scrolls and is `height` pixels high.

        It yields the rectangle, from (0, 0), that the rectangles inside are seen from. A part with a
        `name` stays where it was scrolled to when the form is filled anew; with a `text`, its name for
        a reader, it is something to read: it can have the focus, and begins at its top.
        """
        outer = self.ground
        part = UIScrollingContainer(rect, outer.gui, allow_scroll_x=False, container=outer.container)
        bar = scrolling.BAR_PX if height > rect.height else 0
        part.set_scrollable_area_dimensions((rect.width - bar, max(height, rect.height)))
        self._parts.add(part)
        if text:
            self._add(scrolling.Page(name, text, elements=[part]))
        elif name:
            self._parts.keep(name, part, outer.brush.u)
        self._ground = Ground(outer.gui, outer.brush, part)
        # The margin leaves room for the ring of the focus.
        yield pygame.Rect(0, 0, rect.width - bar - outer.brush.px(8), height)
        self._ground = outer

    def show(self, rect: pygame.Rect) -> None:
        """Scroll the part that is being filled so that `rect`, seen from inside it, stands at its top."""
        if self.ground.scroll is not None:
            scrolling.scroll_to(self.ground.scroll, rect.top)

    # What happens in it

    @property
    def ground(self) -> Ground:
        """What elements are made on now."""
        if self._ground is None:
            raise RuntimeError("A form is built before it is used.")
        return self._ground

    @property
    def typing(self) -> bool:
        """Whether keys are letters now."""
        return any(widget.typing for widget in self._widgets.values())

    @property
    def animating(self) -> bool:
        """Whether the form still changes its look after the last event."""
        return self._settling > 0

    @property
    def tick_in(self) -> float | None:
        """In how many seconds the form changes by itself: a tooltip, the cursor of a text."""
        waits = [_CURSOR_SECONDS] if self.typing else []
        due = self._tooltip.due_in
        return min([*waits, due] if due is not None else waits, default=None)

    def widget(self, name: str) -> Widget:
        """Return the element of this id."""
        return self._widgets[name]

    def value(self, name: str) -> Value:
        """Return what the element of this id holds; raise KeyError for one that holds nothing."""
        self._keep_values()
        return self.values[name]

    def forget(self, *names: str) -> None:
        """Let elements hold what they are composed with, not what was entered, when they are built anew."""
        for name in names:
            self.values.pop(name, None)
            self._widgets.pop(name, None)

    def focus(self, name: str) -> None:
        """Give an element the focus; said while composing, only when nothing else has it yet."""
        if self._composing:
            self._first_focus = name
        elif self.ring.focus(name):
            self._widgets[name].focused(self.ground.gui)

    def handle(self, event: pygame.Event) -> FormEvent | None:
        """Take an event and return what it did."""
        self.consumed = False
        self._settling = _SCROLL_SECONDS if event.type == pygame.MOUSEWHEEL else _SETTLE_SECONDS
        result = self._by_name(event)
        if result is None and not self.consumed:
            result = self._by_mouse(event)
        if result is None and not self.consumed:
            element = event.dict.get("ui_element")
            if element is None:
                self.consumed = bool(self.ground.gui.process_events(event))
            else:
                result = self._by_element(event)
        if result is not None:
            self.consumed = True
            self._keep_values()
        return result

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._settling = max(0.0, self._settling - dt)
        self.ground.gui.update(dt)
        self._tooltip.watch(self._under(pygame.mouse.get_pos()) if pygame.mouse.get_focused() else None, dt)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the elements, the focus and the tooltip."""
        self.ground.gui.draw_ui(target)
        brush = self.ground.brush
        self._parts.draw(target, brush)
        widget = self._widgets.get(self.ring.focused or "")
        if widget is not None and self.ring.visible and widget.seen.size == widget.rect.size:
            draw_ring(target, self.context.art, widget.rect, brush.u)
        tipped = self._widgets.get(self._tooltip.name or (self.ring.visible and self.ring.focused) or "")
        if tipped is not None and tipped.tip:
            saying = bubble.Saying(tipped.tip, px=15)
            area = target.get_rect()
            bubble.draw(
                target, brush.art, brush.fonts, saying, anchor=tipped.seen.inflate(0, 6), area=area, u=brush.u
            )

    def cancel_all(self) -> None:
        """Let go of what is pulled and pressed."""
        for widget in self._widgets.values():
            if isinstance(widget, widgets.Slider) and widget.pulled:
                widget.release()
        self._tooltip.hide()

    def narration(self) -> str:
        """Return what a reader says of the focus."""
        self._refresh_ring()
        return self.ring.narration()

    def _add(self, widget: Widget) -> None:
        widget.scroll = self.ground.scroll
        if widget.id in self._widgets:
            raise ValueError(f"The form has two elements called {widget.id}.")
        self._widgets[widget.id] = widget

    def _keep_values(self) -> None:
        kept = {name: widget.value for name, widget in self._widgets.items()}
        self.values |= {name: value for name, value in kept.items() if value is not None}

    def _refresh_ring(self) -> None:
        self.ring.set_items([widget.focus_item() for widget in self._widgets.values()])

    def _by_name(self, event: pygame.Event) -> FormEvent | None:
        name = self.context.keys.name_of(event)
        if name is None or (self.typing and (name not in _WHILE_TYPING or _is_letter(event))):
            return None
        self._refresh_ring()
        widget = self._widgets.get(self.ring.focused or "")
        if name in _PAGES:
            self.consumed = self._parts.turn_page(_PAGES[name], None if widget is None else widget.scroll)
            return None
        if name == "confirm":
            return self._confirm(widget)
        if (
            widget is not None
            and widget.enabled
            and name in {"up", "down", "left", "right"}
            and not self.typing
        ):
            self.ring.visible = True
            nudged = widget.nudge(cast("Direction", name))
            if nudged is not None:
                return nudged
        moved = self.ring.follow(name)
        if moved is None:
            return None
        target = self._widgets[moved]
        target.focused(self.ground.gui)
        scrolling.show_in(target, self.ground.brush.px(12))
        return FormEvent(moved, "focused", self.ring.narration())

    def _confirm(self, widget: Widget | None) -> FormEvent | None:
        if widget is None:
            return None
        self.consumed = self.ring.visible = True
        return widget.activate() if widget.enabled else FormEvent(widget.id, "refused", widget.tip)

    def _by_mouse(self, event: pygame.Event) -> FormEvent | None:
        if event.type not in _MOUSE:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.ring.visible = False
            under = self._under(event.pos)
            if under is not None:
                self.ring.focus(under)
                if not self._widgets[under].enabled and event.button == 1:
                    return FormEvent(under, "refused", self._widgets[under].tip)
        for widget in self._widgets.values():
            result = widget.mouse(event) if widget.enabled else None
            if result is not None:
                return result
        return None

    def _by_element(self, event: pygame.Event) -> FormEvent | None:
        for widget in self._widgets.values():
            if event.ui_element in widget.elements:
                return widget.take(event) if widget.enabled else None
        return None

    def _under(self, position: tuple[int, int]) -> str | None:
        names = [name for name, widget in self._widgets.items() if widget.seen.collidepoint(position)]
        return names[-1] if names else None


def _is_letter(event: pygame.Event) -> bool:
    """Say whether a key writes something."""
    letter = str(event.dict.get("unicode", ""))
    return bool(letter) and letter.isprintable()
