"""Scenes, the stack that they form and how it changes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from ui import scrim
from ui.keys import Keys
from ui.timeline import Speed
from ui.tween import Tween, ease_in_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ui.art import Art
    from ui.focus import FocusItem
    from ui.fonts import Fonts
    from ui.sound import Sounds
    from ui.viewport import Viewport
    from ui.window import Window

FADE_SECONDS = 0.18


@dataclass(slots=True)
class Context:
    """What every scene draws, sounds and reads with; the stack keeps `viewport` up to date."""

    art: Art
    fonts: Fonts
    sounds: Sounds
    viewport: Viewport
    reduced_motion: bool = False
    speed: Speed = Speed.NORMAL
    window: Window | None = None
    keys: Keys = field(default_factory=Keys)


class Scene:
    """One thing that fills the window: a menu, a table, a dialog over it."""

    context: Context

    def enter(self, context: Context) -> None:
        """Take the context; called once, when the scene comes onto the stack. `resize` follows."""
        self.context = context

    def leave(self) -> None:
        """Let go of everything; called once, when the scene leaves the stack."""

    def resumed(self, result: object) -> Transition | None:
        """Take the result of the scene that lay above and is gone."""

    def resize(self, viewport: Viewport) -> None:
        """Lay everything out for a window of this size and scale."""

    def handle(self, event: pygame.Event) -> Transition | None:
        """Take one event."""

    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def cancel_all(self) -> None:
        """Let go of what is held or pressed: the window lost the focus or changed its size."""

    def focus_items(self) -> Sequence[FocusItem]:
        """Return what the keyboard can reach, in order."""
        return ()

    @property
    def animating(self) -> bool:
        """Whether the scene needs a new frame now."""
        return False

    @property
    def tick_in(self) -> float | None:
        """In how many seconds the scene wants `update` and a frame though nothing happens; None: never."""
        return None

    @property
    def typing(self) -> bool:
        """Whether keys are letters now."""
        return False

    @property
    def answers_quit(self) -> bool:
        """Whether the scene itself decides what closing the window (a QUIT event) does."""
        return False

    @property
    def translucent(self) -> bool:
        """Whether the scene below is seen, dimmed, around this one."""
        return False


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene; the one below gets the result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for another."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene for another."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Rescale:
    """Lay everything out anew with texts and controls at this scale."""

    scale: float


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave every scene and end."""


Transition: TypeAlias = Push | Pop | Replace | Reset | Rescale | Quit


class SceneStack:
    """The scenes that are open; the last one has the input, and a short fade softens every change."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._scenes: list[Scene] = []
        self._fade: Tween | None = None
        self._last_look: pygame.Surface | None = None
        self._shown = False

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The open scenes, the lowest first."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that has the input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def finished(self) -> bool:
        """Whether no scene is left."""
        return not self._scenes

    @property
    def animating(self) -> bool:
        """Whether a new frame is needed now."""
        return self._fade is not None or any(scene.animating for scene in self._scenes[-1:])

    @property
    def tick_in(self) -> float | None:
        """In how many seconds an update is wanted though nothing happens; None: never."""
        return self._scenes[-1].tick_in if self._scenes else None

    def apply(self, transition: Transition | None) -> None:
        """Change the stack."""
        match transition:
            case None:
                return
            case Rescale(scale):
                self.resize(replace(self.context.viewport, scale=scale))
                return
            case Push(scene):
                self._cancel_top()
                self._add(scene)
            case Pop(result):
                self._take(1)
                if self._scenes:
                    self.apply(self._scenes[-1].resumed(result))
            case Replace(scene):
                self._take(1)
                self._add(scene)
            case Reset(scene):
                self._take(len(self._scenes))
                self._add(scene)
            case Quit():
                self._take(len(self._scenes))
        self._begin_fade()

    def handle(self, event: pygame.Event) -> None:
        """Give an event to the scene that has the input."""
        if self._scenes:
            self.apply(self._scenes[-1].handle(event))

    def update(self, dt: float) -> None:
        """Let time pass for the scene that has the input."""
        if self._fade:
            self._fade.advance(dt)
            if self._fade.done:
                self._fade = self._last_look = None
        if self._scenes:
            self.apply(self._scenes[-1].update(dt))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every scene that is seen, and the fade between two looks."""
        self._shown = True
        if self._fade and self._last_look is None:
            self._last_look = surface.copy()
        lowest = self._lowest_seen()
        for scene in self._scenes[lowest:]:
            if scene.translucent:
                scrim.dim(surface)
            scene.draw(surface)
        if self._fade and self._last_look and self._last_look.get_size() == surface.get_size():
            self._last_look.set_alpha(round(255 * (1 - self._fade.share)))
            surface.blit(self._last_look, (0, 0))

    def resize(self, viewport: Viewport) -> None:
        """Lay every scene out for another window or scale; what is held is let go before."""
        self.cancel_all()
        self.context.viewport = viewport
        self.context.art.fit(viewport.size)
        self.context.fonts.forget()
        self._fade = self._last_look = None
        for scene in self._scenes:
            scene.resize(viewport)

    def cancel_all(self) -> None:
        """Let go of everything that is held or pressed."""
        for scene in self._scenes:
            scene.cancel_all()

    def _cancel_top(self) -> None:
        if self._scenes:
            self._scenes[-1].cancel_all()

    def _add(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter(self.context)
        scene.resize(self.context.viewport)

    def _take(self, count: int) -> None:
        for _ in range(min(count, len(self._scenes))):
            self._scenes.pop().leave()

    def _begin_fade(self) -> None:
        """Fade from what is on the screen; not before the first look, and not in reduced motion."""
        if self._shown and not self.context.reduced_motion:
            self._fade = Tween(FADE_SECONDS, ease=ease_in_out)
            self._last_look = None

    def _lowest_seen(self) -> int:
        place = len(self._scenes) - 1
        while place > 0 and self._scenes[place].translucent:
            place -= 1
        return max(0, place)
