"""A run of learning: how far it is, what it was begun with, and the folder that it is kept in."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.ai.features import Features
from game.ai.weights import WeightsError, read_weights
from rules.title import Json


@dataclass(slots=True)
class Run:
    """How far learning is: weights by set, their average so far, and the curve of mean scores.

    ``options`` are those that it was begun with, see :func:`options_of`; ``begun`` tells of each set how
    the weights were learned that it goes on from.
    """

    options: dict[str, Json]
    weights: dict[str, list[float]]
    average: dict[str, list[float]]
    averaged: int = 0
    matches: int = 0
    curve: list[tuple[int, float]] = field(default_factory=list)
    begun: dict[str, Json] = field(default_factory=dict)

    def learned(self) -> dict[str, list[float]]:
        """What it led to: the average over its last rounds, as soon as there is one."""
        return self.average if self.averaged else self.weights


def options_of(asked: argparse.Namespace) -> dict[str, Json]:
    """What decides, beside the number of matches, which weights a run leads to."""
    return {
        "set": asked.set,
        "seed": asked.seed,
        "jobs": asked.jobs,
        "stretch": asked.stretch,
        "lambda": asked.trace,
        "passes": asked.passes,
        "averaged": asked.averaged,
        "ways": asked.ways,
        "begin": None if asked.begin is None else str(asked.begin),
    }


def resume(asked: argparse.Namespace, features: Features) -> Run:
    """The run kept in ``asked.folder``, or a new one; ends in a sentence where it was another."""
    if not (asked.folder / "run.json").exists():
        return new_run(asked, features)
    options = options_of(asked)
    kept = json.loads((asked.folder / "run.json").read_text(encoding="utf-8"))
    begun = kept.get("options", {})
    if begun != options:
        other = ", ".join(f"{name} {begun.get(name)}" for name in options if begun.get(name) != options[name])
        raise SystemExit(
            f"The run in {asked.folder} was begun with {other}. "
            "Please go on with that, or choose another --folder."
        )
    run = Run(**{**kept, "curve": [(matches, score) for matches, score in kept["curve"]]})
    sizes = {name: len(listed) for name, listed in run.weights.items()}
    if sizes != dict.fromkeys(features.weight_sets, features.catalogue.size):
        raise SystemExit(f"The run in {asked.folder} learned other features. Please choose another --folder.")
    return run


def new_run(asked: argparse.Namespace, features: Features) -> Run:
    """A run from nothing, or from the weights of ``asked.begin``."""
    weights: dict[str, list[float]] = {name: [0.0] * features.catalogue.size for name in features.weight_sets}
    begun: dict[str, Json] = {}
    if asked.begin is not None:
        weights, begun = learned_before(asked.begin, features)
        if not weights:
            raise SystemExit(
                f"{asked.begin} holds no weights of {asked.title}. Please choose another --begin."
            )
    average = {name: list(listed) for name, listed in weights.items()}
    return Run(options_of(asked), weights, average, begun=begun)


def learned_before(path: Path, features: Features) -> tuple[dict[str, list[float]], dict[str, Json]]:
    """The sets of a weights file and what it tells of each; nothing where there is no such file."""
    try:
        return read_weights(path, features), json.loads(path.read_text(encoding="utf-8")).get("learned", {})
    except WeightsError:
        return {}, {}


def keep(run: Run, folder: Path) -> None:
    """Writes the run and its curve, replacing the files whole."""
    folder.mkdir(parents=True, exist_ok=True)
    state = {name: getattr(run, name) for name in Run.__slots__}
    fresh = folder / "run.json.new"
    fresh.write_text(json.dumps(state), encoding="utf-8")
    fresh.replace(folder / "run.json")
    (folder / "curve.svg").write_text(curve_picture(run.curve), encoding="utf-8")


def take_into_average(run: Run) -> None:
    """Averages the weights over the rounds: what a single match shook evens out."""
    run.averaged += 1
    for name, listed in run.weights.items():
        average = run.average[name]
        for number, weight in enumerate(listed):
            average[number] += (weight - average[number]) / run.averaged


def curve_picture(curve: Sequence[tuple[int, float]], width: int = 720, height: int = 360) -> str:
    """The mean score of every round over the matches played, as an SVG."""
    scores = [score for _, score in curve]
    low, high, last = min(scores), max(scores), curve[-1][0]
    span = (high - low) or 1.0

    def at(matches: float, score: float) -> str:
        x = 50 + (width - 70) * matches / last
        y = height - 30 - (height - 60) * (score - low) / span
        return f"{x:.1f},{y:.1f}"

    line = " ".join(at(*point) for point in curve)
    text = 'font-family="sans-serif" font-size="13" fill="#444"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#fffdf5"/>'
        f'<polyline points="{line}" fill="none" stroke="#3a7d44" stroke-width="2"/>'
        f'<text x="6" y="34" {text}>{high:.1f}</text><text x="6" y="{height - 28}" {text}>{low:.1f}</text>'
        f'<text x="{width - 120}" y="{height - 8}" {text}>{last:,} matches</text>'
        f'<text x="50" y="20" {text}>mean score while learning</text></svg>\n'
    )
