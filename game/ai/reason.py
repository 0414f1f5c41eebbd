"""Why an action was chosen, in one sentence: what it does most for, compared with the next best one."""

from __future__ import annotations

from typing import Final

from game.ai.choice import Choice
from game.ai.learned import LearnedValue, learned_value
from rules.chance import Stream
from rules.title import Action, State

SAMPLES: Final = 4
"""Guesses of what is hidden, and throws of the dice, that the two actions are compared in."""

NOTABLE: Final = 0.25
"""Points that something must be worth to be a reason."""

ONLY: Final = "It is the only thing that can be done."
ALIKE: Final = "Several choices are about as good; this is one of them."
MOST: Final = "It does most for {what}."
"""The sentence; ``what`` is the praise of a block of features."""


def reason(title_id: str, observation: State, choice: Choice, seed: int) -> str:
    """Why ``choice`` was made, as far as anything was learned of the title; else nothing."""
    value = learned_value(title_id)
    return _sentence(observation, choice, value, Stream(seed)) if isinstance(value, LearnedValue) else ""


def _sentence(observation: State, choice: Choice, value: LearnedValue, chance: Stream) -> str:
    """The sentence for ``choice``, made from the features that differ most from the runner-up's."""
    player = observation.current_player
    if player is None or len(choice.considered) < 2:
        return ONLY
    gains: dict[str, float] = {}
    for _ in range(SAMPLES):
        guess = observation.determinize(player, chance)
        dice = chance.below(2**31 - 1)
        for considered, sign in ((choice.considered[0], 1.0), (choice.considered[1], -1.0)):
            for praise, points in _parts(guess, considered.action, player, value, dice).items():
                gains[praise] = gains.get(praise, 0.0) + sign * points / SAMPLES
    if not gains:
        return ALIKE
    what = max(gains, key=lambda praise: gains[praise])
    return MOST.format(what=what) if gains[what] >= NOTABLE else ALIKE


def _parts(guess: State, action: Action, player: int, value: LearnedValue, dice: int) -> dict[str, float]:
    """What the state after ``action`` is worth to ``player``, by the praise of each block."""
    after = guess.copy()
    after.advance(action, Stream(dice))
    features = value.features
    return features.parts(after, player, value.weights[features.weight_set(after)])
