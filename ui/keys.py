"""Which key does what: bindings by name, changed by the player, shown in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


INPUT = pygame.event.custom_type()
"""An event with `name`: a named input that no key made, as from a game controller."""


@dataclass(frozen=True, slots=True)
class Chord:
    """A key with the modifiers held with it."""

    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    def __str__(self) -> str:
        held = [word for word, on in (("Ctrl", self.ctrl), ("Alt", self.alt), ("Shift", self.shift)) if on]
        return "+".join((*held, _key_name(self.key)))


def parse_chord(text: str) -> Chord:
    """Return the chord that `str` wrote; raise ValueError with a sentence when there is no such key."""
    *held, name = text.split("+") if not text.endswith("+") else [*text[:-1].strip("+").split("+"), "+"]
    modifiers = {word.strip().lower() for word in held if word.strip()}
    if modifiers - {"ctrl", "alt", "shift"}:
        raise ValueError(f"{text!r} holds an unknown key; use Ctrl, Alt and Shift.")
    key = _KEYS_BY_NAME.get(name.strip().lower())
    if key is None:
        try:
            key = pygame.key.key_code(name.strip())
        except (ValueError, pygame.error) as error:
            raise ValueError(f"There is no key called {name.strip()!r}.") from error
    return Chord(key, "ctrl" in modifiers, "shift" in modifiers, "alt" in modifiers)


_NAMES = {
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Keypad Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_PAGEUP: "Page up",
    pygame.K_PAGEDOWN: "Page down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PLUS: "Plus",
    pygame.K_MINUS: "Minus",
    pygame.K_EQUALS: "Equals",
    pygame.K_KP_PLUS: "Keypad plus",
    pygame.K_KP_MINUS: "Keypad minus",
    **{getattr(pygame, f"K_F{number}"): f"F{number}" for number in range(1, 13)},
}
_KEYS_BY_NAME = {name.lower(): key for key, name in _NAMES.items()}

DEFAULTS: dict[str, tuple[Chord, ...]] = {
    "up": (Chord(pygame.K_UP),),
    "down": (Chord(pygame.K_DOWN),),
    "left": (Chord(pygame.K_LEFT),),
    "right": (Chord(pygame.K_RIGHT),),
    "next": (Chord(pygame.K_TAB),),
    "previous": (Chord(pygame.K_TAB, shift=True),),
    "confirm": (Chord(pygame.K_RETURN), Chord(pygame.K_SPACE), Chord(pygame.K_KP_ENTER)),
    "cancel": (Chord(pygame.K_ESCAPE),),
    "undo": (Chord(pygame.K_z, ctrl=True), Chord(pygame.K_BACKSPACE)),
    "redo": (Chord(pygame.K_y, ctrl=True), Chord(pygame.K_z, ctrl=True, shift=True)),
    "menu": (Chord(pygame.K_F10),),
    "log": (Chord(pygame.K_l),),
    "hint": (Chord(pygame.K_h),),
    "help": (Chord(pygame.K_F1),),
    "settings": (Chord(pygame.K_F2),),
    "speed": (Chord(pygame.K_f),),
    "finish": (Chord(pygame.K_e),),
    "choices": (Chord(pygame.K_c),),
    "page": (Chord(pygame.K_p),),
    "fullscreen": (Chord(pygame.K_F11), Chord(pygame.K_RETURN, alt=True)),
    "mute": (Chord(pygame.K_m),),
    "zoom_in": (
        Chord(pygame.K_PLUS),
        Chord(pygame.K_EQUALS),
        Chord(pygame.K_EQUALS, shift=True),
        Chord(pygame.K_KP_PLUS),
    ),
    "zoom_out": (Chord(pygame.K_MINUS), Chord(pygame.K_KP_MINUS)),
    "page_up": (Chord(pygame.K_PAGEUP),),
    "page_down": (Chord(pygame.K_PAGEDOWN),),
}


class Keys:
    """The bindings in force: those given, and the defaults for every name without one."""

    def __init__(self, bindings: Mapping[str, Sequence[Chord]] | None = None) -> None:
        self._bindings = {name: tuple(chords) for name, chords in {**DEFAULTS, **(bindings or {})}.items()}

    @property
    def bindings(self) -> dict[str, tuple[Chord, ...]]:
        """Every name with its chords."""
        return dict(self._bindings)

    def name_of(self, event: pygame.Event) -> str | None:
        """Return the name bound to a KEYDOWN event, or that an INPUT event carries; else None."""
        if event.type == INPUT:
            return str(event.name)
        if event.type != pygame.KEYDOWN:
            return None
        chord = chord_of(event)
        return next((name for name, chords in self._bindings.items() if chord in chords), None)

    def bind(self, name: str, chord: Chord) -> str | None:
        """Make `chord` the only one for `name`; return the name that it is taken from, if any."""
        loser = next((other for other, chords in self._bindings.items() if chord in chords), None)
        if loser is not None and loser != name:
            self._bindings[loser] = tuple(kept for kept in self._bindings[loser] if kept != chord)
        self._bindings[name] = (chord,)
        return None if loser == name else loser

    def reset(self) -> None:
        """Return to the defaults."""
        self._bindings = dict(DEFAULTS)

    def label(self, name: str) -> str:
        """Return the first chord of `name` in words, as hints show it; empty when it has none."""
        chords = self._bindings.get(name, ())
        return str(chords[0]) if chords else ""


def chord_of(event: pygame.Event) -> Chord:
    """Return the chord that a KEYDOWN event stands for; Command counts as Ctrl."""
    mod = event.dict.get("mod", 0)
    return Chord(
        event.key,
        ctrl=bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        shift=bool(mod & pygame.KMOD_SHIFT) and event.key != pygame.K_PLUS,
        alt=bool(mod & pygame.KMOD_ALT),
    )


def _key_name(key: int) -> str:
    name = _NAMES.get(key) or pygame.key.name(key)
    return name.upper() if len(name) == 1 else name
