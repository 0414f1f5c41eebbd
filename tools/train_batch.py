#!/usr/bin/env python3
"""Learns the weights of a title from few matches: least squares over whole matches, round by round.

    python3 tools/train_batch.py sprouts --set 2 --rounds 8 --matches 600

Each round plays matches against itself by the weights of the round before (the first by those in
``assets/ai``, or by none) and solves for the weights that agree with all that was seen: LSTD(lambda),
Bradtke and Barto (1996), Boyan (1999). What earlier rounds saw counts less and less. It comes as far
with hundreds of matches as ``tools/train.py`` with tens of thousands, but takes numpy and, for each
weight set, memory for the square of the features. Writes one set into ``assets/ai/TITLE.json``; the
others stay. The same seed leads to the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

try:
    import numpy as np
except ImportError:
    raise SystemExit("This takes numpy: install it with 'pip install numpy'.") from None

from game.ai.features import Features  # noqa: E402 - the checkout is on the path only now
from game.ai.learned import LearnedValue  # noqa: E402
from game.ai.registry import FEATURES  # noqa: E402
from game.ai.training import SEED_STEP, View, chapters  # noqa: E402
from game.ai.weights import WeightsError, as_text, read_weights, weights_path  # noqa: E402
from game.titles import title_of  # noqa: E402
from rules.title import Setup, Title  # noqa: E402
from tools.train import setups_of  # noqa: E402

Array: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float64]]"


class Sums:
    """What all matches so far ask of the weights: ``matrix @ weights == target``."""

    def __init__(self, size: int, trace: float) -> None:
        self.matrix: Array = np.zeros((size, size))
        self.target: Array = np.zeros(size)
        self.trace: Final = trace

    def fade(self, share: float) -> None:
        """Lets what was seen so far count only this much."""
        self.matrix *= share
        self.target *= share

    def take_in(self, view: View, reached: float) -> None:
        """Adds what a player saw until ``reached`` was."""
        count, size = len(view.seen), len(self.target)
        if not count:
            return
        rows: Array = np.zeros((count + 1, size))
        for number, active in enumerate(view.seen):
            np.add.at(rows[number], active, 1.0)
        traces: Array = np.empty((count, size))
        trace: Array = np.zeros(size)
        for number in range(count):
            trace = self.trace * trace + rows[number]
            traces[number] = trace
        gained = np.diff(np.array([*view.scored, reached]))
        self.matrix += traces.T @ (rows[:-1] - rows[1:])
        self.target += traces.T @ gained

    def weights(self, caution: float) -> list[float]:
        """The weights that fit best; ``caution`` pulls those that little speaks for towards 0."""
        solved = np.linalg.solve(self.matrix + caution * np.eye(len(self.target)), self.target)
        return [float(weight) for weight in solved]


def play(  # noqa: PLR0913, PLR0917 - a match and what learns from it
    title: Title, value: LearnedValue, setup: Setup, seed: int, explore: float, sums: Sums
) -> float:
    """One match that ``sums`` learn from; what the players reached on average."""
    reached: list[float] = []
    for views in chapters(title, value, setup, seed, explore):
        reached = [end for _, end in views]
        for view, end in views:
            sums.take_in(view, end)
    return sum(reached) / setup.players


def begun(title_id: str, features: Features) -> dict[str, list[float]]:
    """The weights to begin with: those of the title, or none."""
    try:
        return read_weights(weights_path(title_id), features)
    except WeightsError:
        return {name: [0.0] * features.catalogue.size for name in features.weight_sets}


def main() -> None:
    """Reads the command line and learns."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("title", choices=sorted(FEATURES))
    parser.add_argument("--set", required=True, help="the weight set to learn")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--matches", type=int, default=600, help="matches of a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--explore", type=float, default=0.06, help="the share of random actions")
    parser.add_argument("--trace", type=float, default=0.7, help="the lambda")
    parser.add_argument("--fade", type=float, default=0.6, help="what an earlier round counts")
    parser.add_argument("--caution", type=float, default=5.0)
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args()
    title, features = title_of(asked.title), FEATURES[asked.title]()
    weights = begun(asked.title, features)
    setups = setups_of(title, features, asked.set)
    sums = Sums(features.catalogue.size, asked.trace)
    for round_ in range(asked.rounds):
        value = LearnedValue(features, weights)
        sums.fade(asked.fade)
        reached = 0.0
        for match in range(asked.matches):
            number = asked.seed * 1_000_003 + round_ * asked.matches + match
            setup = setups[number % len(setups)]
            reached += play(title, value, setup, 1 + number * SEED_STEP, asked.explore, sums)
        weights[asked.set] = sums.weights(asked.caution)
        print(f"round {round_ + 1}: {reached / asked.matches:.2f} points on average", flush=True)
        keep(asked.out or weights_path(asked.title), asked.title, features, weights)


def keep(path: Path, title_id: str, features: Features, weights: dict[str, list[float]]) -> None:
    """Writes the weights, with what the file told of how they were learned."""
    told = {}
    if path.exists():
        content = json.loads(path.read_text(encoding="utf-8"))
        told = {name: fact for name, fact in content.items() if name not in {"title", "sets"}}
    path.write_text(as_text(title_id, features, weights, told), encoding="utf-8")


if __name__ == "__main__":
    main()
