"""From mouse events to gestures: press, click, drag, drop, cancel.

Dragging and clicking work side by side: a press that stays within a few pixels is a click when it is
let go, one that moves further is a drag. Nothing here knows what a drag means, so a drag that is lost
can lose nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.layout import Point

THRESHOLD = 4.0
_LEFT, _RIGHT = 1, 3


@dataclass(frozen=True, slots=True)
class Moved:
    """The pointer rests on `target` now and no button is held."""

    target: str | None
    position: Point


@dataclass(frozen=True, slots=True)
class Pressed:
    """The button went down on `target`; nothing is decided yet."""

    target: str | None
    position: Point


@dataclass(frozen=True, slots=True)
class Clicked:
    """The button came up on the `target` that it went down on."""

    target: str | None
    position: Point


@dataclass(frozen=True, slots=True)
class DragBegan:
    """The pressed `target` begins to follow the pointer; `position` is where it was pressed."""

    target: str | None
    position: Point


@dataclass(frozen=True, slots=True)
class Dragged:
    """What is held is over `target` now."""

    target: str | None
    position: Point


@dataclass(frozen=True, slots=True)
class Dropped:
    """What was held is let go over `target`; what it was is `held`."""

    target: str | None
    position: Point
    held: str | None


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned by `steps` (up is positive) over `target`."""

    target: str | None
    position: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The right button, or a drag that ended otherwise: what was `held` returns home."""

    held: str | None


Gesture: TypeAlias = Moved | Pressed | Clicked | DragBegan | Dragged | Dropped | Wheeled | Cancelled


def _no_target(_: Point) -> None:
    return None


def _anything(_: str | None) -> bool:
    return True


class Pointer:
    """Follows the mouse. `locate` names the target at a position, `may_drag` says whether it can be held.

    A press on what cannot be dragged stays a click as long as it is let go over the same target.
    """

    def __init__(
        self,
        locate: Callable[[Point], str | None] = _no_target,
        may_drag: Callable[[str | None], bool] = _anything,
        k: float = 1.0,
    ) -> None:
        self.locate = locate
        self.may_drag = may_drag
        self.k = k
        self.position: Point = (0, 0)
        self.over: str | None = None
        self.dragging = False
        self._pressed_at: Point | None = None
        self._pressed_on: str | None = None

    @property
    def held(self) -> str | None:
        """What is being dragged."""
        return self._pressed_on if self.dragging else None

    @property
    def pressed(self) -> bool:
        """Whether the button is down and not cancelled."""
        return self._pressed_at is not None

    def feed(self, event: pygame.Event) -> list[Gesture]:
        """Take an event and return the gestures that it completes."""
        gestures: list[Gesture] = []
        match event.type:
            case pygame.MOUSEMOTION:
                gestures = self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == _LEFT:
                gestures = self._press(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == _RIGHT:
                gestures = self.cancel() or [Cancelled(None)]
            case pygame.MOUSEBUTTONUP if event.button == _LEFT:
                gestures = self._release(event.pos)
            case pygame.MOUSEWHEEL:
                steps = event.dict.get("precise_y", event.y)
                gestures = [Wheeled(self.over, self.position, steps)]
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE and self.pressed:
                gestures = self.cancel()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                gestures = self.cancel()
            case pygame.WINDOWLEAVE | pygame.WINDOWENTER:
                gestures = self._crossed_the_edge()
        return gestures

    def cancel(self) -> list[Gesture]:
        """Let go of what is held without dropping it anywhere; the button may still be down."""
        if not self.pressed:
            return []
        was_held = self.held
        self._forget_press()
        return [Cancelled(was_held)]

    def refresh(self) -> None:
        """Look again at what is under the pointer: things have moved."""
        self.over = self.locate(self.position)

    def _move(self, position: Point) -> list[Gesture]:
        self._go(position)
        if self._pressed_at is None:
            return [Moved(self.over, position)]
        if self.dragging:
            return [Dragged(self.over, position)]
        far = max(abs(position[0] - self._pressed_at[0]), abs(position[1] - self._pressed_at[1]))
        if far < THRESHOLD * self.k or not self.may_drag(self._pressed_on):
            return []
        self.dragging = True
        return [DragBegan(self._pressed_on, self._pressed_at), Dragged(self.over, position)]

    def _press(self, position: Point) -> list[Gesture]:
        lost = self.cancel()
        self._go(position)
        self._pressed_at, self._pressed_on = position, self.over
        return [*lost, Pressed(self.over, position)]

    def _release(self, position: Point) -> list[Gesture]:
        if not self.pressed:
            self._go(position)
            return []
        began = [] if self.dragging else self._move(position)
        self._go(position)
        target, was_dragging = self._pressed_on, self.dragging
        self._forget_press()
        if was_dragging:
            return [*began, Dropped(self.over, position, target)]
        return [Clicked(target, position)] if self.over == target else []

    def _crossed_the_edge(self) -> list[Gesture]:
        """Notice a button that came up outside the window, where no event told of it."""
        if self.pressed and not pygame.mouse.get_pressed()[0]:
            return self.cancel()
        return []

    def _go(self, position: Point) -> None:
        self.position = position
        self.over = self.locate(position)

    def _forget_press(self) -> None:
        self._pressed_at = self._pressed_on = None
        self.dragging = False
