"""What a half-planted field will be worth: the expected points of each kind when it is full.

All 24 plots get planted, and the seeds still to come are known, only not where each will go. Take
any seed for any free plot: with ``left`` seeds of a kind for ``free`` plots, one plot gets the
kind with ``left / free``, two with ``left (left - 1) / (free (free - 1))``, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from rules.fistful.components import APPLE, CARROT, COMPONENTS, EMPTY, KINDS, POTATO, WHEAT
from rules.fistful.field import FARMHOUSE, LINES, NEIGHBOURS, PAIRS, PLOTS

Points: TypeAlias = tuple[float, float, float, float]
"""One number for each kind, in the order of ``KINDS``."""

_PAIRS: Final = tuple(pair for pair in PAIRS if FARMHOUSE not in pair)
_LINE_PAIRS: Final = tuple(pair for line in LINES for pair in pairwise(line) if FARMHOUSE not in pair)
_TRIPLES: Final = tuple(
    triple
    for line in LINES
    for triple in zip(line, line[1:], line[2:], strict=False)
    if FARMHOUSE not in triple
)
_AROUND: Final = tuple(tuple(p for p in NEIGHBOURS[plot] if p != FARMHOUSE) for plot in range(25))
_DEGREE: Final = tuple(len(around) for around in _AROUND)

_OTHER: Final = 9
"""Marks a plot that some other kind holds, among 0 for the kind itself and 1 for a free plot."""

_CODES: Final = tuple(5**kind for kind in range(5))
"""The sum of these over the plots around one says how many of each kind, and how many free, there are."""


def expected_points(field: Sequence[int]) -> Points:
    """What the full field is expected to score for each kind."""
    free = [plot for plot in PLOTS if field[plot] == EMPTY]
    left = [count - field.count(kind) for kind, count in zip(KINDS, COMPONENTS.seeds, strict=True)]
    together = [_chances(count, len(free)) for count in left]
    return (
        _carrots(field, together[CARROT - 1]),
        _wheat(field, together[WHEAT - 1]),
        _apples(field, free, together[APPLE - 1]),
        _potatoes(field, [each[1] for each in together]),
    )


def _chances(left: int, free: int) -> list[float]:
    """The chance that no, one, two and three given free plots all get a kind; then zeros."""
    chances = [0.0] * (3 * _OTHER + 1)
    chances[0] = chance = 1.0
    for count in range(3):
        chance *= max(0, left - count) / (free - count) if free > count else 0.0
        chances[count + 1] = chance
    return chances


def _marks(field: Sequence[int], kind: int) -> list[int]:
    return [0 if found == kind else 1 if found == EMPTY else _OTHER for found in field]


def _wheat(field: Sequence[int], together: list[float]) -> float:
    """1 a wheat and 2 a pair of neighbours (FS-4.1); all wheat will be planted."""
    marks = _marks(field, WHEAT)
    return COMPONENTS.seeds[WHEAT - 1] + 2 * sum([together[marks[a] + marks[b]] for a, b in _PAIRS], 0.0)


def _apples(field: Sequence[int], free: Sequence[int], together: list[float]) -> float:
    """All plants around apples, less the pairs of apples, from both sides (FS-4.2)."""
    marks = _marks(field, APPLE)
    around = sum([_DEGREE[plot] for plot in PLOTS if field[plot] == APPLE])
    around_free = together[1] * sum([_DEGREE[plot] for plot in free])
    return around + around_free - 2 * sum([together[marks[a] + marks[b]] for a, b in _PAIRS], 0.0)


def _carrots(field: Sequence[int], together: list[float]) -> float:
    """2 for each carrot on each line where one is beside it: 4 a pair, less 2 a triple (FS-4.3)."""
    marks = _marks(field, CARROT)
    pairs = sum([together[marks[a] + marks[b]] for a, b in _LINE_PAIRS], 0.0)
    triples = sum([together[marks[a] + marks[b] + marks[c]] for a, b, c in _TRIPLES], 0.0)
    return 4 * pairs - 2 * triples


def _potatoes(field: Sequence[int], chances: Sequence[float]) -> float:
    """For each potato the plants around it, less those that are the only one of their kind (FS-4.4)."""
    codes = [_CODES[found] if found < len(_CODES) else 0 for found in field]
    known: dict[int, float] = {}
    points = 0.0
    for plot in PLOTS:
        found = field[plot]
        if found not in (POTATO, EMPTY):
            continue
        code = sum([codes[beside] for beside in _AROUND[plot]])
        if code not in known:
            known[code] = _lonely(code, chances)
        worth = _DEGREE[plot] - known[code]
        points += worth if found == POTATO else worth * chances[POTATO - 1]
    return points


def _lonely(code: int, chances: Sequence[float]) -> float:
    """How many kinds are expected to occur exactly once around a plot."""
    code, free = divmod(code, 5)
    lonely = 0.0
    for chance in chances:
        code, planted = divmod(code, 5)
        if planted == 1:
            lonely += (1 - chance) ** free
        elif planted == 0 and free > 0:
            lonely += free * chance * (1 - chance) ** (free - 1)
    return lonely
