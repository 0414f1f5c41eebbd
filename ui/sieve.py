"""Events as the system sends them, cleaned: nothing twice, one finger, controllers by name."""

from __future__ import annotations

import pygame

from ui.keys import INPUT
from ui.pad import Pads

_WHEEL_BUTTONS = (4, 5)
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class Sieve:
    """Passes events on, one by one.

    The wheel comes as MOUSEWHEEL alone. The mouse events that the system makes from fingers are dropped
    and the first finger is turned into mouse events here, so that a tap counts once. What a controller
    does comes as INPUT with a name.
    """

    def __init__(self, pads: Pads | None = None) -> None:
        self._pads = pads or Pads()
        self._finger: int | None = None
        self._held: dict[int, pygame.Event] = {}

    def sift(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event]:
        """Return what scenes should see of an event in a window of `size` pixels."""
        if event.type in _MOUSE and event.dict.get("touch"):
            return []
        if event.type in _MOUSE[:2] and event.dict.get("button") in _WHEEL_BUTTONS:
            return []
        if event.type in _FINGERS:
            return self._as_mouse(event, size)
        if event.type == pygame.KEYDOWN:
            self._held[event.key] = event
        elif event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
        name = self._pads.name_of(event)
        return [event] if name is None else [pygame.Event(INPUT, name=name)]

    def release_all(self) -> list[pygame.Event]:
        """Return KEYUP events for all keys that are held: their real release goes to another window."""
        released = [
            pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=down.dict.get("scancode", 0))
            for key, down in self._held.items()
        ]
        self._held.clear()
        self._finger = None
        self._pads.release_all()
        return released

    def _as_mouse(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event]:
        position = (round(event.x * size[0]), round(event.y * size[1]))
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
            return [
                pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=1),
            ]
        if event.finger_id != self._finger:
            return []
        if event.type == pygame.FINGERUP:
            self._finger = None
            return [pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=1)]
        return [pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(1, 0, 0))]
