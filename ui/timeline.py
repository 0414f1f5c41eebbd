"""Tweens one after another, at the speed that the player likes."""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import TYPE_CHECKING

from ui.tween import Tween

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Speed(StrEnum):
    """How fast things move; OFF shows the end at once."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """How many seconds of animation pass in a second; of no meaning for OFF."""
        return _FACTORS[self]


_FACTORS = {Speed.OFF: 1.0, Speed.FAST: 2.5, Speed.NORMAL: 1.0, Speed.SLOW: 0.5}


class Timeline:
    """Steps that follow one another; the tweens of one step run at the same time.

    A call (a sound, a number that changes) is made when its turn comes. Finishing makes every call
    that is still to come, in order, and jumps every tween to its end: nothing that was to happen is lost.
    """

    def __init__(self, speed: Speed = Speed.NORMAL) -> None:
        self.speed = speed
        self._steps: deque[list[Tween]] = deque()

    @property
    def active(self) -> bool:
        """Whether anything is still to come."""
        return bool(self._steps)

    @property
    def running(self) -> tuple[Tween, ...]:
        """The tweens of the step that runs now."""
        return tuple(self._steps[0]) if self._steps else ()

    @property
    def seconds_left(self) -> float:
        """Seconds of animation still to come, at normal speed."""
        return sum(max((tween.length - tween.elapsed for tween in step), default=0.0) for step in self._steps)

    def then(self, *tweens: Tween) -> None:
        """Add a step after all the others."""
        if tweens:
            self._steps.append(list(tweens))

    def together(self, *tweens: Tween) -> None:
        """Add tweens to the last step."""
        if self._steps:
            self._steps[-1].extend(tweens)
        else:
            self.then(*tweens)

    def call(self, function: Callable[[], None]) -> None:
        """Add a call after all the steps so far."""
        self._steps.append([_Call(function)])

    def pause(self, seconds: float) -> None:
        """Add a rest after all the steps so far."""
        self.then(Tween(seconds))

    def update(self, seconds: float) -> None:
        """Let `seconds` of the clock pass."""
        if self.speed is Speed.OFF:
            self.finish()
            return
        left = seconds * self.speed.factor
        while self._steps:
            step = self._steps[0]
            needed = max(tween.length - tween.elapsed for tween in step)
            _advance(step, left)
            if needed > left:
                return
            left -= needed
            self._drop(step)

    def finish(self) -> None:
        """Reach the end of everything at once, also of what calls add meanwhile."""
        while self._steps:
            step = self._steps[0]
            for tween in step:
                tween.finish()
            self._drop(step)

    def clear(self) -> None:
        """Forget everything without finishing it."""
        self._steps.clear()

    def _drop(self, step: list[Tween]) -> None:
        """Take the step away; a call may have cleared the timeline already."""
        if self._steps and self._steps[0] is step:
            self._steps.popleft()


class _Call(Tween):
    """A tween of no length that calls once."""

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__(0.0)
        self._function: Callable[[], None] | None = function

    def advance(self, seconds: float) -> None:
        super().advance(seconds)
        self.finish()

    def finish(self) -> None:
        function, self._function = self._function, None
        if function:
            function()


def _advance(step: Iterable[Tween], seconds: float) -> None:
    for tween in list(step):
        tween.advance(seconds)
