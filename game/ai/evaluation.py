"""What a title tells its computer players: how good a state is for one of them."""

from __future__ import annotations

from typing import Protocol

from rules.title import State


class Evaluation(Protocol):
    """A title's sense of good and bad. One object serves one decision, so it may remember.

    The states are determinizations: whole, but nobody knows which is the true one. Values are
    comparable within one decision only.
    """

    def value(self, state: State, player: int) -> float:
        """What ``player`` may expect of ``state``, all things considered."""

    def glance(self, state: State, player: int) -> float:
        """What a beginner sees in ``state`` for ``player``: what counts now, in points."""
