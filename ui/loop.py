"""The loop: events in, time passes, a frame out; asleep when nothing changes."""

from __future__ import annotations

import contextlib
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, ParamSpec

import pygame

from ui.scene import Quit, SceneStack
from ui.sieve import Sieve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ui.window import Window

P = ParamSpec("P")

WAKE = pygame.event.custom_type()
FRAMES_PER_SECOND = 60
RELAYOUT_SECONDS = 0.12
_LONGEST_FRAME = 0.1
_LONGEST_SLEEP = 1.0
_FAULTS_IN_A_ROW = 5
_log = logging.getLogger(__name__)

_RESIZES = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)


def post_wake() -> None:
    """Wake the loop up, from any thread: something has arrived that a scene will look at."""
    with contextlib.suppress(pygame.error):
        pygame.event.post(pygame.Event(WAKE))


class Loop:
    """Runs the scenes of a stack in a window until none is left.

    A fault in a scene is logged and given to `on_fault`, which may change the stack; several in a row
    without a whole frame between them are raised, as nothing could be shown.
    """

    def __init__(
        self,
        window: Window,
        stack: SceneStack,
        on_fault: Callable[[Exception], None] | None = None,
        on_key: Callable[[str], bool] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.window = window
        self.stack = stack
        self.frames = 0
        self._on_fault = on_fault
        self._on_key = on_key
        self._now = clock
        self._last = clock()
        self._sieve = Sieve()
        self._pace = pygame.time.Clock()
        self._changed = True
        self._relayout_at: float | None = None
        self._old_look: pygame.Surface | None = None
        self._faults = 0

    def run(self) -> None:
        """Run until no scene is left."""
        while not self.stack.finished:
            self.turn()

    def turn(self) -> None:
        """Wait until something happens or is due, and take it."""
        was_busy = self._busy
        events = self._gather()
        now = self._now()
        passed = now - self._last
        self._last = now
        self.step(events, min(passed, _LONGEST_FRAME) if was_busy else passed)

    def step(self, events: Iterable[pygame.Event], dt: float) -> None:
        """Let `dt` seconds pass, take the events, and draw a frame if anything changed.

        Time passes first: what an event starts has not slept with the loop.
        """
        moving = self.stack.animating
        due = self.stack.tick_in is not None and self.stack.tick_in <= dt
        self._guarded(self.stack.update, dt)
        for event in events:
            for sifted in self._sieve.sift(event, self.window.size):
                self._guarded(self._take, sifted)
        if self._relayout_at is None and self.window.size != self.stack.context.viewport.size:
            self._guarded(self._begin_resize)
        self._relayout()
        if not self.stack.finished and (self._changed or moving or due or self.stack.animating):
            self._guarded(self._draw)

    @property
    def _busy(self) -> bool:
        return self._changed or self.stack.animating or self._relayout_at is not None

    def _gather(self) -> list[pygame.Event]:
        if self._busy:
            self._pace.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        wanted = self.stack.tick_in
        sleep = _LONGEST_SLEEP if wanted is None else min(wanted, _LONGEST_SLEEP)
        first = pygame.event.wait(max(1, round(sleep * 1000)))
        return pygame.event.get() if first.type == pygame.NOEVENT else [first, *pygame.event.get()]

    def _take(self, event: pygame.Event) -> None:
        self._changed = True
        self.stack.context.sounds.handle(event)
        if event.type == pygame.QUIT:
            self.stack.handle(event)
            if not self._answers_quit:
                self.stack.apply(Quit())
        elif event.type in _RESIZES:
            self._begin_resize()
        elif event.type == pygame.WINDOWFOCUSLOST:
            for released in self._sieve.release_all():
                self.stack.handle(released)
            self.stack.cancel_all()
            self.stack.handle(event)
        elif event.type == WAKE:
            self.stack.update(0.0)
        elif not self._is_for_all_scenes(event):
            self.stack.handle(event)

    def _is_for_all_scenes(self, event: pygame.Event) -> bool:
        """Whether the program itself answered a key, as it does the same way in every scene."""
        top = self.stack.top
        if self._on_key is None or top is None or top.typing:
            return False
        name = self.stack.context.keys.name_of(event)
        return name is not None and self._on_key(name)

    @property
    def _answers_quit(self) -> bool:
        top = self.stack.top
        return top is not None and top.answers_quit

    def _begin_resize(self) -> None:
        """Keep the look of the old size on the screen until the window has been still for a moment."""
        if self.window.size == self.stack.context.viewport.size:
            self._relayout_at = None
            return
        if self._relayout_at is None:
            self.stack.cancel_all()
            self._old_look = pygame.Surface(self.stack.context.viewport.size)
            self.stack.draw(self._old_look)
        self._relayout_at = self._now() + RELAYOUT_SECONDS

    def _relayout(self) -> None:
        if self._relayout_at is None or self._now() < self._relayout_at:
            return
        self._relayout_at = self._old_look = None
        width, height = self.window.size
        viewport = replace(self.stack.context.viewport, width=width, height=height)
        self._guarded(self.stack.resize, viewport)
        self._changed = True

    def _draw(self) -> None:
        surface = self.window.surface
        if self._old_look is not None:
            pygame.transform.smoothscale(self._old_look, surface.get_size(), surface)
        else:
            self.stack.draw(surface)
        self.window.show()
        self._changed = False
        self._faults = 0
        self.frames += 1

    def _guarded(self, call: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            call(*args, **kwargs)
        except Exception as fault:
            _log.exception("A scene failed.")
            self._faults += 1
            self._changed = True
            if self._on_fault is None or self._faults > _FAULTS_IN_A_ROW:
                raise
            self._on_fault(fault)
