"""Game controllers, said in the same names as keys."""

from __future__ import annotations

import contextlib
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

import pygame
from pygame._sdl2 import controller

if TYPE_CHECKING:
    from collections.abc import Mapping

    _Device: TypeAlias = controller.Controller | pygame.joystick.JoystickType

BUTTONS: Mapping[int, str] = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: "confirm",
        pygame.CONTROLLER_BUTTON_B: "cancel",
        pygame.CONTROLLER_BUTTON_X: "undo",
        pygame.CONTROLLER_BUTTON_Y: "hint",
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "previous",
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "next",
        pygame.CONTROLLER_BUTTON_BACK: "log",
        pygame.CONTROLLER_BUTTON_START: "menu",
        pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
        pygame.CONTROLLER_BUTTON_LEFTSTICK: "finish",
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: "speed",
    }
)
_PLAIN_BUTTONS = ("confirm", "cancel", "undo", "hint", "previous", "next", "log", "menu")
AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("page_up", "page_down"),
}
_TILTED = 0.6
_UPRIGHT = 0.35


class Pads:
    """Turns the events of every connected controller into named inputs, one per press or tilt.

    Controllers come and go at any time; without one this does nothing.
    """

    def __init__(self) -> None:
        self._devices: dict[int, _Device] = {}
        self._tilts: dict[tuple[int, int], str] = {}
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()
            controller.init()

    @property
    def connected(self) -> int:
        """How many controllers are connected."""
        return len(self._devices)

    def name_of(self, event: pygame.Event) -> str | None:
        """Return the input that an event means, or None."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._open(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._close(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                return BUTTONS.get(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._tilted(event.instance_id, event.axis, event.value / 32768)
            case pygame.JOYBUTTONDOWN if self._is_plain(event):
                return _PLAIN_BUTTONS[event.button] if event.button < len(_PLAIN_BUTTONS) else None
            case pygame.JOYAXISMOTION if self._is_plain(event):
                return self._tilted(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION if self._is_plain(event):
                return _of_hat(event.value)
        return None

    def release_all(self) -> None:
        """Forget which sticks are tilted."""
        self._tilts.clear()

    def _open(self, index: int) -> None:
        """Open a device in the mapping of a standard controller where one is known for it."""
        with contextlib.suppress(pygame.error, IndexError):
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._devices[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._devices[stick.get_instance_id()] = stick

    def _close(self, instance: int) -> None:
        device = self._devices.pop(instance, None)
        self._tilts = {key: name for key, name in self._tilts.items() if key[0] != instance}
        if device is not None:
            with contextlib.suppress(pygame.error):
                device.quit()

    def _is_plain(self, event: pygame.Event) -> bool:
        """Say whether the event is of a device without the standard mapping (others speak twice)."""
        device = self._devices.get(event.instance_id)
        return device is not None and not isinstance(device, controller.Controller)

    def _tilted(self, instance: int, axis: int, value: float) -> str | None:
        if axis not in AXES:
            return None
        key = (instance, axis)
        if abs(value) < _UPRIGHT:
            self._tilts.pop(key, None)
        name = AXES[axis][value > 0]
        if abs(value) < _TILTED or self._tilts.get(key) == name:
            return None
        self._tilts[key] = name
        return name


def _of_hat(value: tuple[int, int]) -> str | None:
    across, along = value
    if across:
        return "right" if across > 0 else "left"
    if along:
        return "up" if along > 0 else "down"
    return None
