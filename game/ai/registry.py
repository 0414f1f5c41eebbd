"""Which evaluation plays which title: one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.evaluation import Evaluation
from game.ai.fistful import FistfulEvaluation
from game.ai.sprouts import SproutsEvaluation
from game.ai.sunfield import SunfieldEvaluation
from game.ai.three_sisters import ThreeSistersEvaluation

EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {
    "fistful": FistfulEvaluation,
    "sprouts": SproutsEvaluation,
    "sunfield": SunfieldEvaluation,
    "three_sisters": ThreeSistersEvaluation,
}
"""By title id, what makes the evaluation for one decision."""
