"""Which evaluation plays which title: one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.evaluation import Evaluation
from game.ai.fistful import FistfulEvaluation

EVALUATIONS: Final[dict[str, Callable[[], Evaluation]]] = {
    "fistful": FistfulEvaluation,
}
"""By title id, what makes the evaluation for one decision."""
