"""What the elements of a form have in common."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UIImage

from ui.focus import Direction, FocusItem

if TYPE_CHECKING:
    from pygame_gui.core.interfaces import IContainerLikeInterface
    from pygame_gui.elements import UIScrollingContainer

    from ui.faces import FaceBrush, Looks

Value: TypeAlias = str | float | bool
EventKind: TypeAlias = Literal["pressed", "changed", "entered", "link", "refused", "focused"]


@dataclass(frozen=True, slots=True)
class FormEvent:
    """What happened in a form: to which element, what, and its value (or a link's target, or why not)."""

    id: str
    kind: EventKind
    value: Value = ""


@dataclass(frozen=True, slots=True)
class Ground:
    """What elements are made on: pygame_gui, the brush, and the scrolling part around them, if any."""

    gui: pygame_gui.UIManager
    brush: FaceBrush
    scroll: UIScrollingContainer | None = None

    @property
    def container(self) -> IContainerLikeInterface | None:
        """Where pygame_gui puts the element."""
        return self.scroll

    def image(self, rect: pygame.Rect, surface: pygame.Surface) -> UIImage:
        """Return a picture that takes no input."""
        return UIImage(rect, surface, self.gui, container=self.container)

    def button(self, rect: pygame.Rect, looks: Looks) -> UIButton:
        """Return a button of pygame_gui that looks as `looks` says in each state."""
        made = UIButton(
            rect, "", self.gui, container=self.container, object_id=pygame_gui.core.ObjectID("", "@skin")
        )
        dress(made, looks)
        return made


@dataclass(slots=True)
class Widget:
    """An element: its id, its name for a reader, a tooltip, and whether it can be used.

    The tooltip of what is disabled says why.
    """

    id: str
    name: str
    tip: str = ""
    enabled: bool = True
    kind: str = "button"
    scroll: UIScrollingContainer | None = None
    elements: list[pygame_gui.core.UIElement] = field(default_factory=list)

    @property
    def rect(self) -> pygame.Rect:
        """Where it is in the window now."""
        return pygame.Rect(self.elements[0].get_abs_rect()).unionall(
            [pygame.Rect(element.get_abs_rect()) for element in self.elements[1:]]
        )

    @property
    def seen(self) -> pygame.Rect:
        """The part of it that is not scrolled away."""
        return self.rect if self.scroll is None else self.rect.clip(self.scroll.get_abs_rect())

    @property
    def value(self) -> Value | None:
        """What it holds; None for what holds nothing."""
        return None

    @property
    def state(self) -> str:
        """What it holds, in words."""
        return ""

    @property
    def typing(self) -> bool:
        """Whether keys are letters for it now."""
        return False

    def focus_item(self) -> FocusItem:
        """Return it as the focus ring sees it."""
        return FocusItem(self.id, self.rect, self.name, self.kind, self.enabled, self.state)

    def take(self, event: pygame.Event) -> FormEvent | None:
        """Take an event of one of its pygame_gui elements."""

    def mouse(self, event: pygame.Event) -> FormEvent | None:
        """Take an event of the mouse itself."""

    def activate(self) -> FormEvent | None:
        """Do what a click does."""

    def nudge(self, direction: Direction) -> FormEvent | None:
        """Go one step in a direction; None when that means nothing here."""

    def focused(self, gui: pygame_gui.UIManager) -> None:
        """Learn that it has the focus now."""
        gui.set_focus_set(None)


def dress(button: UIButton, looks: Looks) -> None:
    """Give a button its pictures, with the colours multiplied by alpha as pygame_gui blits them."""
    button.normal_images = [looks("normal").premul_alpha()]
    button.hovered_images = [looks("hover").premul_alpha()]
    button.selected_images = [looks("pressed").premul_alpha()]
    button.disabled_images = [looks("disabled").premul_alpha()]
    button.rebuild()  # type: ignore[no-untyped-call]


def disable(element: pygame_gui.core.UIElement) -> None:
    """Make an element unusable."""
    element.disable()  # type: ignore[no-untyped-call]


def press(element: pygame_gui.core.UIElement) -> None:
    """Send what a click on a button of pygame_gui sends."""
    pygame.event.post(
        pygame.Event(
            pygame_gui.UI_BUTTON_PRESSED, ui_element=element, ui_object_id=element.most_specific_combined_id
        )
    )
