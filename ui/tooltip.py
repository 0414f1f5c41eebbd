"""When a tooltip is seen: once the pointer has rested on something for a moment."""

from __future__ import annotations

REST_SECONDS = 0.45


class Tooltip:
    """Follows what the pointer rests on. `name` is what has rested under it long enough."""

    def __init__(self) -> None:
        self._under: str | None = None
        self._rested = 0.0

    @property
    def name(self) -> str | None:
        """What to tell about, if anything."""
        return self._under if self._rested >= REST_SECONDS else None

    @property
    def due_in(self) -> float | None:
        """In how many seconds it appears; None when it is there, or nothing is pointed at."""
        left = REST_SECONDS - self._rested
        return left if self._under is not None and left > 0 else None

    def watch(self, under: str | None, dt: float) -> None:
        """Let `dt` seconds pass with the pointer on `under`."""
        if under != self._under:
            self._under, self._rested = under, 0.0
        elif under is not None:
            self._rested += dt

    def hide(self) -> None:
        """Begin again: something was pressed, or things have moved."""
        self._under = None
        self._rested = 0.0
