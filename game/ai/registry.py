"""Which evaluation, which features and which likings belong to which title: one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.evaluation import Evaluation
from game.ai.features import Features
from game.ai.fistful import FistfulEvaluation
from game.ai.fistful_features import FistfulFeatures
from game.ai.fistful_leanings import liking as fistful_liking
from game.ai.leaning import Liking
from game.ai.sprouts import SproutsEvaluation
from game.ai.sprouts_features import SproutsFeatures
from game.ai.sprouts_leanings import liking as sprouts_liking
from game.ai.sunfield import SunfieldEvaluation
from game.ai.sunfield_features import SunfieldFeatures
from game.ai.sunfield_leanings import liking as sunfield_liking
from game.ai.three_sisters import ThreeSistersEvaluation
from game.ai.three_sisters_features import ThreeSistersFeatures
from game.ai.three_sisters_leanings import liking as three_sisters_liking

EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {
    "fistful": FistfulEvaluation,
    "sprouts": SproutsEvaluation,
    "sunfield": SunfieldEvaluation,
    "three_sisters": ThreeSistersEvaluation,
}
"""By title id, what makes the evaluation for one decision."""

FEATURES: Final[dict[str, Callable[[], Features]]] = {
    "fistful": FistfulFeatures,
    "sprouts": SproutsFeatures,
    "sunfield": SunfieldFeatures,
    "three_sisters": ThreeSistersFeatures,
}
"""By title id, what its learned value is made of."""

LIKINGS: Final[dict[str, Liking]] = {
    "fistful": fistful_liking,
    "sprouts": sprouts_liking,
    "sunfield": sunfield_liking,
    "three_sisters": three_sisters_liking,
}
"""By title id, what characters like."""
