"""A Fistful of Seeds as its computer players see it.

The field is expected to fill up (``fistful_field``); who holds which seeds shifts that a little,
because everybody plants the own kind well and the others' badly. The points of all goals make
expected places and sacks, and the sacks of the whole match a chance of winning it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from game.ai.fistful_field import Points, expected_points
from game.ai.fistful_hands import hands_after_passing
from rules.fistful.components import EMPTY, HIDDEN, KINDS, SEASONS
from rules.fistful.field import PLOTS
from rules.fistful.scoring import field_points
from rules.fistful.state import OVER, FistfulState
from rules.title import State

OWN_SEED: Final[Points] = (1.0, 0.7, 0.3, 0.3)
"""Points that a seed of a kind is worth in the hand of the player who collects it."""

SPREAD: Final = 1.1
"""How far the points of two goals wander apart for each square root of a free plot."""

MATCH_SPREAD: Final = 1.0
"""In sacks: how sharply a lead decides the match at its end."""

SEASON_SPREAD: Final = 1.2
"""In sacks: what one more season to come adds to that."""


class FistfulEvaluation:
    """The chance of winning the match. Serves one decision: it remembers fields."""

    def __init__(self) -> None:
        self._fields: dict[tuple[int, ...], Points] = {}

    def value(self, state: State, player: int) -> float:
        """The chance that ``player`` wins, from 0 to 1."""
        assert isinstance(state, FistfulState)
        if state.phase == OVER:
            return _share_of_win(state, player)
        variant = state.variant
        sacks = [0.0] * variant.players
        for hand, expected in enumerate(self.sacks(state)):
            sacks[hand % variant.players] += expected
        for place, earned in enumerate(state.past_sacks):
            sacks[place % variant.hands % variant.players] += earned
        spread = MATCH_SPREAD + SEASON_SPREAD * (len(SEASONS) - state.season)
        best = max(sacks)
        odds = [exp((count - best) / spread) for count in sacks]
        return odds[player] / sum(odds)

    def glance(self, state: State, player: int) -> float:
        """The points of the own goals as the field stands; before there are goals, none."""
        assert isinstance(state, FistfulState)
        hands = range(player, state.variant.hands, state.variant.players)
        return float(sum(field_points(state.field, state.produce[h]) for h in hands if state.produce[h] > 0))

    def sacks(self, state: FistfulState) -> list[float]:
        """The sacks that each hand may expect of this season."""
        count = state.variant.hands
        if len(state.free) == len(PLOTS):
            return [0.0] * count  # nothing planted: all are alike
        points = self._points(state)
        spread = SPREAD * sqrt(len(state.free)) + 0.1
        goals = [_possible_goals(state, hand) for hand in range(count)]
        expected = [float(count - 1)] * count
        for hand in range(count):
            for other in range(hand):
                behind = _chance_behind(points, goals[hand], goals[other], spread)
                expected[hand] -= behind
                expected[other] -= 1 - behind
        return expected

    def _points(self, state: FistfulState) -> list[float]:
        """The points that each kind is expected to score."""
        field = tuple(state.field)
        expected = self._fields.get(field)
        if expected is None:
            expected = self._fields[field] = expected_points(field)
        points = list(expected)
        hands = hands_after_passing(state)
        for hand, goal in enumerate(state.produce):
            if goal > 0:
                points[goal - 1] += OWN_SEED[goal - 1] * hands[4 * hand + goal - 1]
        return points


def _possible_goals(state: FistfulState, hand: int) -> Sequence[int]:
    """The goal of a hand; before it is dealt all that it may be (FS-6.2, FS-7.2)."""
    goal = state.produce[hand]
    if goal not in (EMPTY, HIDDEN):
        return (goal,)
    had = state.past_produce[hand :: state.variant.hands] if state.variant.no_repeats else ()
    return [kind for kind in KINDS if kind not in had]


def _chance_behind(points: Sequence[float], own: Sequence[int], other: Sequence[int], spread: float) -> float:
    """The chance that the goal ``own`` scores less than the goal ``other``, over all they may be."""
    if len(own) == 1 and len(other) == 1:
        return 1 / (1 + exp(_limited((points[own[0] - 1] - points[other[0] - 1]) / spread)))
    pairs = [(a, b) for a in own for b in other if a != b]
    behind = [1 / (1 + exp(_limited((points[a - 1] - points[b - 1]) / spread))) for a, b in pairs]
    return sum(behind) / len(behind)


def _limited(value: float) -> float:
    return max(-50.0, min(50.0, value))


def _share_of_win(state: FistfulState, player: int) -> float:
    outcome = state.outcome
    assert outcome is not None
    return 1 / len(outcome.winners) if player in outcome.winners else 0.0
