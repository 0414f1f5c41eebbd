"""Pieces on their way across the table, and crops that pop up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ui.brush import Brush
from ui.layout import Placed
from ui.motion import Motion
from ui.tween import Tween, ease_out_back


class Flight(Motion):
    """A piece that travels from one place to another and is drawn by ``paint``."""

    def __init__(  # noqa: PLR0913 - a way has this many sides
        self,
        name: str,
        start: Placed,
        end: Placed,
        paint: Callable[[Brush, Placed], None],
        *,
        seconds: float = 0.22,
        delay: float = 0.0,
        reduced: bool = False,
    ) -> None:
        super().__init__(name, start, end, seconds=seconds, delay=delay, reduced=reduced)
        self.paint = paint


class Pop(Tween):
    """Something that grows into its place: ``share`` goes a little beyond 1 and comes back."""

    def __init__(self, name: str, seconds: float = 0.24, delay: float = 0.0) -> None:
        super().__init__(seconds, None, ease_out_back, delay)
        self.name = name


def draw_flights(brush: Brush, running: Iterable[Tween]) -> None:
    """Every piece that is under way now."""
    for tween in running:
        if isinstance(tween, Flight) and tween.elapsed >= tween.delay:
            tween.paint(brush, tween.placed)


def pops(running: Iterable[Tween]) -> dict[str, float]:
    """How far everything that pops up now has grown."""
    return {tween.name: tween.share for tween in running if isinstance(tween, Pop)}
