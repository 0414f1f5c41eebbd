"""A Fistful of Seeds as its computer players see it."""

from __future__ import annotations

from rules.fistful.scoring import field_points
from rules.fistful.state import FistfulState
from rules.title import State


class FistfulEvaluation:
    """Own points against those of the others."""

    def value(self, state: State, player: int) -> float:
        assert isinstance(state, FistfulState)
        return self.glance(state, player)

    def glance(self, state: State, player: int) -> float:
        """The points of the own goals as the field stands."""
        assert isinstance(state, FistfulState)
        hands = range(player, state.variant.hands, state.variant.players)
        return float(sum(field_points(state.field, state.produce[h]) for h in hands if state.produce[h] > 0))
