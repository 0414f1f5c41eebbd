#!/usr/bin/env python3
"""Learns the weights of a title by playing against itself.

    python3 tools/train.py three_sisters --matches 30000 --jobs 2

The run is kept in ``training/TITLE`` (``--folder``): started again it goes on where it stopped, and the
same options lead to the same weights. It writes the learning curve as a picture,
``curve.svg``, and in the end the weights into ``assets/ai/TITLE.json``. With ``--runs 3`` it learns three
times, each run with a seed and a folder of its own, and writes the mean: what one run got wrong by
chance, the others seldom did, too.

What a search needs of a value is learned from searched matches. They take long, so a run of them begins
with weights that are good already:

    python3 tools/train.py sunfield --set two --begin assets/ai/sunfield.json --ways 40 --matches 4000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import astuple
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.ai.features import Features  # noqa: E402 - the checkout is on the path only now
from game.ai.registry import FEATURES  # noqa: E402
from game.ai.training import Pace, play_stretch  # noqa: E402
from game.ai.weights import as_text, weights_path  # noqa: E402
from game.arena_report import progress_bar  # noqa: E402
from game.cli_values import NUMBER, whole  # noqa: E402
from game.executors import ClusterError, executor, in_order  # noqa: E402
from game.match import MAX_SEED  # noqa: E402
from game.titles import title_of  # noqa: E402
from rules.title import Json, Setup, Title  # noqa: E402
from tools.learning_run import (  # noqa: E402
    Run,
    keep,
    learned_before,
    options_of,
    resume,
    take_into_average,
)

FIRST: Final = (0.5, 0.10)
LAST: Final = (0.03, 0.02)
"""Rate and exploration at the beginning and at the end of a run."""

GOING_ON: Final = (0.06, 0.03)
"""The same at the beginning of a run whose weights are good already."""

UNTOLD: Final = ("set", "begin")
"""Options that a weights file need not tell: it has a set's name, and how the beginning was learned."""


def pace_at(share: float, asked: argparse.Namespace) -> Pace:
    """The pace after this ``share`` of a run: rate and exploration fall geometrically."""
    begin = FIRST if asked.begin is None else GOING_ON
    rate, explore = (first * (last / first) ** share for first, last in zip(begin, LAST, strict=True))
    return Pace(rate, explore, asked.trace, asked.passes, asked.ways)


def setups_of(title: Title, features: Features, only: str | None) -> list[Setup]:
    """Every player count with its options, or those of one weight set."""
    setups: list[Setup] = []
    for players in title.meta.players:
        choices: list[dict[str, bool | int | str]] = [{}]
        for option in title.meta.options:
            if players in option.players and option.id in features.learned_options:
                choices = [{**chosen, option.id: value} for chosen in choices for value in option.values]
        setups += [title.meta.setup(players, dict(chosen)) for chosen in choices]
    if only is not None:
        from rules.chance import Seeded  # noqa: PLC0415

        setups = [each for each in setups if features.weight_set(title.new(each, Seeded(1))) == only]
    return setups


def learn(run: Run, setups: Sequence[Setup], asked: argparse.Namespace, executor: Executor | None) -> None:
    """Plays until ``asked.matches`` are reached, keeping the run after every round."""
    progress_bar(run.matches, asked.matches)
    while run.matches < asked.matches:
        share = run.matches / asked.matches
        stretches = [
            range(
                asked.seed * 1_000_003 + run.matches + job * asked.stretch,
                asked.seed * 1_000_003 + run.matches + (job + 1) * asked.stretch,
            )
            for job in range(asked.jobs)
        ]
        pace = pace_at(share, asked)
        chosen = [(setup.players, dict(setup.options)) for setup in setups]
        jobs = [(asked.title, run.weights, chosen, seeds, astuple(pace)) for seeds in stretches]
        outcomes = list(in_order(executor, stretch, jobs))
        run.weights = mean_of([weights for weights, _ in outcomes])
        run.matches += asked.stretch * asked.jobs
        run.curve.append((run.matches, sum(score for _, score in outcomes) / len(outcomes)))
        if share >= 1 - asked.averaged:
            take_into_average(run)
        keep(run, asked.folder)
        progress_bar(min(run.matches, asked.matches), asked.matches)


def stretch(
    title_id: str,
    weights: Mapping[str, list[float]],
    chosen: Sequence[tuple[int, Mapping[str, bool | int | str]]],
    seeds: range,
    pace: tuple[float, float, float, int, int],
) -> tuple[dict[str, list[float]], float]:
    """:func:`play_stretch` of plain values, for any process: setups are players and options."""
    title = title_of(title_id)
    setups = [Setup(players, options) for players, options in chosen]
    return play_stretch(title, FEATURES[title_id](), weights, setups, seeds, Pace(*pace))


def mean_of(many: Sequence[Mapping[str, list[float]]]) -> dict[str, list[float]]:
    """The mean of several sets of weights."""
    return {
        name: [sum(column) / len(many) for column in zip(*(each[name] for each in many), strict=True)]
        for name in many[0]
    }


def write_weights(asked: argparse.Namespace, features: Features, runs: Sequence[Run]) -> None:
    """Writes the mean of what the runs learned, and how; with one set, the others of the file stay."""
    path = asked.out or weights_path(asked.title)
    weights = mean_of([run.learned() for run in runs])
    sources = {name: told_of(name, asked, runs) for name in weights}
    if asked.set is not None:
        kept, kept_sources = learned_before(path, features)
        weights = {**weights, **kept, asked.set: weights[asked.set]}
        begun = dict.fromkeys(weights) | runs[0].begun
        sources = {**begun, **kept_sources, asked.set: sources[asked.set]}
    path.write_text(as_text(asked.title, features, weights, {"learned": sources}), encoding="utf-8")


def told_of(name: str, asked: argparse.Namespace, runs: Sequence[Run]) -> Json:
    """What the weights file tells of how a set was learned."""
    told: dict[str, Json] = {
        "matches": runs[0].matches,
        **{option: value for option, value in options_of(asked).items() if option not in UNTOLD},
        "runs": len(runs),
        "mean_score": round(sum(run.curve[-1][1] for run in runs) / len(runs), 2),
    }
    return told if asked.begin is None else {**told, "begun_with": runs[0].begun.get(name)}


def share(text: str) -> float:
    """Reads a share from 0 to 1, such as ``0.9``."""
    if NUMBER.fullmatch(text) and float(text) <= 1:
        return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} should be a share from 0 to 1, such as 0.9")


def arguments() -> argparse.ArgumentParser:
    """What can be asked on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("title", choices=sorted(FEATURES))
    parser.add_argument("--matches", type=whole(1, 10_000_000), default=30_000)
    parser.add_argument("--seed", type=whole(0, MAX_SEED), default=1)
    parser.add_argument("--jobs", type=whole(1, 1_000), default=1)
    parser.add_argument("--cluster", default=None, help="learn on a Dask cluster, so many jobs at once")
    parser.add_argument(
        "--stretch", type=whole(1, 100_000), default=100, help="matches between two merges of the jobs"
    )
    parser.add_argument("--trace", type=share, default=0.9, help="the lambda of TD(lambda)")
    parser.add_argument(
        "--passes", type=whole(0, 1_000), default=0, help="how often a stretch is gone over again"
    )
    parser.add_argument("--begin", type=Path, default=None, help="a weights file to go on from")
    parser.add_argument(
        "--ways",
        type=whole(0, 100_000),
        default=0,
        help="how many ways a search follows for each action; one step deep without",
    )
    parser.add_argument(
        "--averaged",
        type=share,
        default=0.3,
        help="the last share of the run over which weights are averaged",
    )
    parser.add_argument("--runs", type=whole(1, 100), default=1, help="write the mean of so many runs")
    parser.add_argument("--set", default=None, help="learn one weight set only; the others stay")
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--out", type=Path, default=None)
    return parser


def main() -> None:
    """Reads the command line and learns."""
    parser = arguments()
    asked = parser.parse_args()
    names = FEATURES[asked.title]().weight_sets
    if asked.set not in {None, *names}:
        parser.error(f"{asked.title} has no weight set {asked.set!r}; the sets are: {', '.join(names)}")
    asked.folder = asked.folder or ROOT / "training" / asked.title
    title, features = title_of(asked.title), FEATURES[asked.title]()
    setups = setups_of(title, features, asked.set)
    runs: list[Run] = []
    try:
        with executor(asked.jobs, asked.cluster) as found:
            for each in runs_asked(asked):
                runs.append(resume(each, features))
                learn(runs[-1], setups, each, found)
    except ClusterError as error:
        raise SystemExit(str(error)) from None
    write_weights(asked, features, runs)


def runs_asked(asked: argparse.Namespace) -> list[argparse.Namespace]:
    """What is asked of each run: of several, each has a seed and a folder of its own."""
    if asked.runs == 1:
        return [asked]
    given = vars(asked)
    return [
        argparse.Namespace(
            **{**given, "seed": asked.seed + number, "folder": asked.folder / f"run-{number + 1}"}
        )
        for number in range(asked.runs)
    ]


if __name__ == "__main__":
    main()
