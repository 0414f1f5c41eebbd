"""How far ahead each action leads by the learned value, one ply deep; and the Grower, who goes by it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.ai.choice import Budget, Choice, Considered
from game.ai.learned import LearnedValue
from rules.chance import Stream
from rules.title import Action, State

LIMIT: Final = 2**31 - 1
_WEIGHT: Final = 1_000_000


def leads(
    state: State, actions: Sequence[Action], value: LearnedValue, players: int, dice: int
) -> list[float]:
    """For each of ``actions`` how far ahead the player to act is after it, the dice being the same for all.

    ``state`` is whole. What the others may expect is taken as it was, unless the title says that what
    is decided here touches them.
    """
    player = state.current_player
    assert player is not None
    features = value.features
    touches_others = features.touches_others(state)
    values = value.values(state, players)
    found: list[float] = []
    for action in actions:
        after = state.copy()
        after.advance(action, Stream(dice))
        if touches_others:
            values = value.values(after, players)
        else:
            values[player] = value.value(after, player)
        found.append(features.margin(state, values, player))
    return found


def weigh(observation: State, value: LearnedValue, budget: Budget, chance: Stream) -> Choice:
    """An action drawn by softmax over how far each leads, averaged over ``budget.iterations`` guesses.

    What is worth half of the title's ``whim`` less is nearly as likely; what is worth much less is
    hardly ever drawn. The values of what was considered are leads.
    """
    player = observation.current_player
    assert player is not None
    players = len(observation.scores())
    actions = value.features.considered(observation, observation.legal_actions())
    if len(actions) == 1:
        return Choice(actions[0], (Considered(actions[0], 0.0, 0),))
    sums = [0.0] * len(actions)
    samples = 0
    while samples == 0 or (samples < budget.iterations and not budget.is_over()):
        guess = observation.determinize(player, chance)
        for number, lead in enumerate(leads(guess, actions, value, players, chance.below(LIMIT))):
            sums[number] += lead
        samples += 1
    considered = [
        Considered(action, sums[number] / samples, samples) for number, action in enumerate(actions)
    ]
    considered.sort(key=lambda each: -each.value)
    best, whim = considered[0].value, value.features.whim
    weights = [int(_WEIGHT * exp(max(-60.0, (each.value - best) / whim))) for each in considered]
    drawn = chance.choose("whim", [str(each.action) for each in considered], weights)
    return Choice(
        considered[drawn].action, (considered[drawn], *considered[:drawn], *considered[drawn + 1 :])
    )
