"""Features that know the points on the board and nothing else: enough to test a search with."""

from __future__ import annotations

from game.ai.features import Catalogue, Features
from game.ai.learned import LearnedValue
from rules.title import State


class PlainFeatures(Features):
    """One feature that is always there; the value is the score as it stands."""

    spread = 5.0
    weight_sets: tuple[str, ...] = ("any",)

    def __init__(self) -> None:
        self.catalogue = Catalogue()
        self.catalogue.block("there", 1, "being there")

    def weight_set(self, state: State) -> str:  # noqa: ARG002
        return "any"

    def active(self, state: State, player: int) -> list[int]:  # noqa: ARG002
        return [0]

    def scored(self, state: State, player: int) -> float:
        return float(state.scores()[player].total)


def plain_value() -> LearnedValue:
    """The points as they stand, whatever comes."""
    return LearnedValue(PlainFeatures(), {"any": [0.0]})
