"""The learned value of a state: what is scored already, and a weight for each active feature."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from game.ai.features import Features
from game.ai.weights import WeightsError, read_weights, weights_path
from rules.title import State


class LearnedValue:
    """The points that a player may expect in the end, by weights found in many matches.

    ``weights`` holds a list for each of ``features.weight_sets``, one number for each feature.
    """

    def __init__(self, features: Features, weights: Mapping[str, list[float]]) -> None:
        self.features: Final = features
        self.weights: Final = dict(weights)

    def value(self, state: State, player: int) -> float:
        """The points that ``player`` may expect of ``state``, all things considered."""
        return self.features.worth(state, player, self.weights[self.features.weight_set(state)])

    def values(self, state: State, players: int) -> list[float]:
        """The same for every player."""
        return self.features.worths(state, players, self.weights[self.features.weight_set(state)])


@cache
def learned_value(title_id: str) -> LearnedValue | WeightsError:
    """What was learned of a title, read once; the error that says why there is nothing."""
    from game.ai.registry import FEATURES  # noqa: PLC0415 - only where somebody thinks

    if title_id not in FEATURES:
        return WeightsError(f"Nothing was learned of {title_id} yet.")
    features = FEATURES[title_id]()
    try:
        return LearnedValue(features, read_weights(weights_path(title_id), features))
    except WeightsError as error:
        return error
