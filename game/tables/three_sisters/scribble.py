"""A stroke in the making."""

from __future__ import annotations

from collections.abc import Sequence

from game.tables.three_sisters.marks import Mark
from game.tables.three_sisters.strokes import WHOLE
from ui.tween import Tween, linear


class Scribble(Tween):
    """Some marks that are being drawn at the same time."""

    def __init__(self, marks: Sequence[Mark], seconds: float, delay: float = 0.0) -> None:
        super().__init__(seconds, None, linear, delay)
        self.marks = tuple(marks)

    @property
    def tenths(self) -> int:
        """How much of the strokes is there, in tenths."""
        return max(1, round(self.share * WHOLE))
