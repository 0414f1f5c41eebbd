"""How a beginner plays: the more an action scores now, the likelier it is chosen, and no more than that."""

from __future__ import annotations

from math import exp
from typing import Final

from game.ai.choice import Budget, Choice, Considered
from game.ai.one_ply import Value, look_ahead
from rules.chance import Stream
from rules.title import State

TEMPERATURE: Final = 0.8
"""In points: an action this much better is chosen e times as often."""

_WEIGHT: Final = 1_000_000


def take_a_chance(observation: State, glance: Value, budget: Budget, chance: Stream) -> Choice:
    """An action drawn by softmax over what each one scores at once (``glance``, in points)."""
    considered = look_ahead(observation, glance, budget, chance).considered
    best = max(each.value for each in considered)
    weights = [1 + int(_WEIGHT * exp((each.value - best) / TEMPERATURE)) for each in considered]
    drawn = chance.choose("beginner", [str(each.action) for each in considered], weights)
    return Choice(considered[drawn].action, _chosen_first(considered, drawn))


def _chosen_first(considered: tuple[Considered, ...], drawn: int) -> tuple[Considered, ...]:
    return (considered[drawn], *considered[:drawn], *considered[drawn + 1 :])
