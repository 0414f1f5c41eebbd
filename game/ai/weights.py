"""The weights files: what was learned, as JSON that a person can read.

``{"title", "learned": {"2": {"matches", "mean_score", …}}, "sets": {"2": {"goods=7": 1.25, …}}}``.
Features that are not named weigh nothing; ``learned`` tells how each set was found.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Final

from game.ai.features import Features
from rules.title import Json

MAX_BYTES: Final = 1_000_000
DIGITS: Final = 3


class WeightsError(Exception):
    """Weights that cannot be used. Its text is one clear sentence."""


def weights_path(title_id: str) -> Path:
    """Where the weights of a title are."""
    root = Path(getattr(sys, "_MEIPASS", None) or Path(__file__).resolve().parent.parent.parent)
    return root / "assets" / "ai" / f"{title_id}.json"


def read_weights(path: Path, features: Features) -> dict[str, list[float]]:
    """The weights in the file; raises :class:`WeightsError`."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise WeightsError(f"{path.name} is far too big for weights.")
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise WeightsError(f"{path.name} cannot be read: please install the game again.") from None
    sets = content.get("sets") if isinstance(content, dict) else None
    if not isinstance(sets, dict) or set(sets) != set(features.weight_sets):
        raise WeightsError(f"{path.name} is not what this Allotment learned: please install the game again.")
    return {name: _listed(path, features, weights) for name, weights in sets.items()}


def _listed(path: Path, features: Features, named: object) -> list[float]:
    numbers = {name: number for number, name in enumerate(features.catalogue.names())}
    listed = [0.0] * features.catalogue.size
    for name, weight in named.items() if isinstance(named, dict) else [("", None)]:
        if name not in numbers or not isinstance(weight, int | float) or not isfinite(weight):
            shown = str(name)[:40]
            raise WeightsError(f"{path.name} makes no sense at {shown!r}: please install the game again.")
        listed[numbers[name]] = float(weight)
    return listed


def as_text(
    title_id: str, features: Features, weights: Mapping[str, list[float]], told: Mapping[str, Json]
) -> str:
    """The file for ``weights``, with what else is to be ``told`` of them; one line a block and set."""
    names = features.catalogue.names()
    sets = []
    for set_name, listed in weights.items():
        lines = []
        for block in features.catalogue.blocks:
            span = range(block.first, block.first + block.size)
            kept = {names[number]: round(listed[number], DIGITS) for number in span}
            kept = {name: weight for name, weight in kept.items() if weight}
            if kept:
                lines.append("      " + json.dumps(kept)[1:-1])
        sets.append(f"    {json.dumps(set_name)}: {{\n" + ",\n".join(lines) + "\n    }")
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in told.items())
    return f'{{\n  "title": {json.dumps(title_id)},\n{head}  "sets": {{\n' + ",\n".join(sets) + "\n  }\n}\n"
