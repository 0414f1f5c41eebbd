"""Which evaluation and which features belong to which title: one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.evaluation import Evaluation
from game.ai.features import Features
from game.ai.fistful import FistfulEvaluation
from game.ai.sprouts import SproutsEvaluation
from game.ai.sunfield import SunfieldEvaluation
from game.ai.sunfield_features import SunfieldFeatures
from game.ai.three_sisters import ThreeSistersEvaluation

EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {
    "fistful": FistfulEvaluation,
    "sprouts": SproutsEvaluation,
    "sunfield": SunfieldEvaluation,
    "three_sisters": ThreeSistersEvaluation,
}
"""By title id, what makes the evaluation for one decision."""

FEATURES: Final[dict[str, Callable[[], Features]]] = {"sunfield": SunfieldFeatures}
"""By title id, what its learned value is made of."""
