"""The one-action look-ahead: try every action, look at what it leads to, take the best.

What is hidden is guessed: each *determinization* is a full state that fits all the player has
seen. Every action is tried in each of them with the same dice, and the values are averaged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.ai.choice import Budget, Choice, Considered
from rules.chance import Stream
from rules.title import State

Value: TypeAlias = Callable[[State, int], float]


def look_ahead(observation: State, value: Value, budget: Budget, chance: Stream) -> Choice:
    """The action with the best average ``value`` for the player to act.

    ``observation`` is that player's. Stops between two evaluations when the budget is over; an
    action not tried by then comes last. The order of equal ones is that of the rules.
    """
    player = observation.current_player
    actions = observation.legal_actions()
    if player is None or not actions:
        raise ValueError("There is nothing to decide for this player.")
    sums = [0.0] * len(actions)
    visits = [0] * len(actions)
    for _ in range(budget.iterations if len(actions) > 1 else 0):
        if budget.is_over():
            break
        full = observation.determinize(player, chance)
        dice = chance.below(2**31 - 1)
        for number, action in enumerate(actions):
            if budget.is_over():
                break
            after = full.copy()
            after.advance(action, Stream(dice))
            sums[number] += value(after, player)
            visits[number] += 1
    considered = [
        Considered(action, sums[number] / max(1, visits[number]), visits[number])
        for number, action in enumerate(actions)
    ]
    considered.sort(key=lambda each: (each.visits == 0, -each.value))
    return Choice(considered[0].action, tuple(considered))
