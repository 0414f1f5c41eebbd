"""What a computer player is given and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

from rules.title import Action

Stop: TypeAlias = Callable[[], bool]
"""Whether the thinking should end now."""


def never() -> bool:
    """Nobody says stop."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think. ``iterations`` make it repeatable, ``seconds`` are the cap.

    ``iterations`` are the determinizations that are looked at, by a search the ways it follows.
    """

    iterations: int
    seconds: float
    stop: Stop = never
    started: float = field(default_factory=monotonic)

    def is_over(self) -> bool:
        """Whether the best answer so far should be given."""
        return self.stop() or monotonic() - self.started >= self.seconds


@dataclass(frozen=True, slots=True)
class Considered:
    """An action that was looked at: its value (more is better) and how often it was tried."""

    action: Action
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen and all that were considered, the best first.

    ``remark`` is a sentence for the player when something stood in the way of thinking as usual.
    """

    action: Action
    considered: tuple[Considered, ...]
    remark: str = ""
