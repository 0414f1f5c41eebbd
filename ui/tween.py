"""Values that change over time."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

Easing: TypeAlias = "Callable[[float], float]"


def linear(t: float) -> float:
    """Go at one speed."""
    return t


def ease_out(t: float) -> float:
    """Start fast and settle: how a piece moves."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start slowly, settle slowly: how a picture fades."""
    return t * t * (3 - 2 * t)


def ease_out_back(t: float) -> float:
    """Go a little too far and come back: how a crop pops up."""
    back = 1.70158
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def ease_out_bounce(t: float) -> float:
    """Fall and bounce twice: how a die comes to rest."""
    if t < 0.6:
        return (t / 0.6) ** 2
    if t < 0.87:
        return 1 - 0.16 * (1 - ((t - 0.735) / 0.135) ** 2)
    return 1 - 0.04 * (1 - ((t - 0.935) / 0.065) ** 2)


class Tween:
    """A change that takes `seconds` after `delay` seconds; `change` hears the eased share, 0 to 1."""

    def __init__(
        self,
        seconds: float,
        change: Callable[[float], None] | None = None,
        ease: Easing = ease_out,
        delay: float = 0.0,
    ) -> None:
        self.seconds = max(0.0, seconds)
        self.delay = max(0.0, delay)
        self.elapsed = 0.0
        self._change = change
        self._ease = ease

    @property
    def length(self) -> float:
        """Seconds from start to end, the delay included."""
        return self.delay + self.seconds

    @property
    def done(self) -> bool:
        """Whether the end is reached."""
        return self.elapsed >= self.length

    @property
    def share(self) -> float:
        """How much of the change has happened, eased: 0 before it starts, 1 once it is done."""
        if self.done:
            return 1.0
        if self.elapsed <= self.delay:
            return 0.0
        return self._ease((self.elapsed - self.delay) / self.seconds)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.elapsed = min(self.length, self.elapsed + seconds)
        if self._change:
            self._change(self.share)

    def finish(self) -> None:
        """Jump to the end."""
        self.elapsed = self.length
        if self._change:
            self._change(1.0)
