"""What moves on this table beside pieces on their way: tiles that turn over, words that float up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ui.tween import Tween, ease_in_out, ease_out

TURN_SECONDS: Final = 0.12
WORD_SECONDS: Final = 0.6
_EDGE: Final = 0.06
"""How wide a tile is still seen on its edge."""


class Turn(Tween):
    """A tile that turns onto its edge (``closes``) or from it; the face changes in between."""

    def __init__(self, cell: int, *, closes: bool, delay: float = 0.0) -> None:
        super().__init__(TURN_SECONDS, None, ease_in_out, delay)
        self.cell = cell
        self.closes = closes

    @property
    def width(self) -> float:
        """The share of its width that is seen."""
        return max(_EDGE, 1 - self.share if self.closes else self.share)


class Word(Tween):
    """A word or number that floats up from ``centre`` and is gone."""

    def __init__(self, text: str, centre: tuple[int, int], delay: float = 0.0) -> None:
        super().__init__(WORD_SECONDS, None, ease_out, delay)
        self.text = text
        self.centre = centre


def turns_of(running: Iterable[Tween]) -> dict[int, float]:
    """How wide every tile is seen that turns over now."""
    return {tween.cell: tween.width for tween in running if isinstance(tween, Turn)}
