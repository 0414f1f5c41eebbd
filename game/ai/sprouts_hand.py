"""What seeds in hand are worth in Herbaceous Sprouts while there is still time to plant.

Seeds are worth the sets they can still become: a bed pays its points, less a price for every seed
that is missing. The best one or two such projects count, and a little for every seed beside them.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from rules.sprouts.beds import DIFF, SAME

Heaps: TypeAlias = tuple[int, ...]
"""How many seeds of each herb, the most first."""

Spaces: TypeAlias = tuple[tuple[int, int, int], ...]
"""Open herb spaces as garden, number and points: the next one of every bed, and the one after it."""

Project: TypeAlias = tuple[float, Heaps, int]
"""What a set in the making is worth, and the heaps and wilds that it leaves."""

PRICE: Final[tuple[float, ...]] = (2.1, 1.05, 0.85)
"""By garden, in points: what a missing seed costs."""

MOST_MISSING: Final = 4
"""Projects that lack more seeds are not thought of."""

PATIENCE: Final = 0.97
"""What a whole set in hand is worth of its points: somebody may be faster."""

SECOND: Final = 0.75
"""What a second project is worth beside the first: it waits for its seeds longer."""

SPARE: Final = 0.3
"""In points: a herb that belongs to no project."""

SPARE_WILD: Final = 1.3
"""In points: a wild that belongs to no project."""

FITTING: Final[tuple[float, ...]] = (0.45, 0.7, 0.6)
"""By garden: the share of the seeds to come that fits a set in the making."""

HURRY: Final = 2.2
"""How surely a missing seed comes if one that fits is to be hoped for."""

SEEDS_A_TURN: Final = 2.2
"""How many seeds a turn brings that can be kept."""


@lru_cache(maxsize=1 << 16)
def hand_value(heaps: Heaps, wilds: int, spaces: Spaces, turns: int) -> float:
    """The worth of herbs and wilds when ``turns`` more turns bring dice before the last planting."""
    best = _spare(heaps, wilds)
    for number, space in enumerate(spaces):
        for worth, left, left_wilds in _projects(heaps, wilds, space, turns):
            if worth <= 0:
                continue
            second = _spare(left, left_wilds)
            for other in spaces[number + 1 :]:
                for more, rest, rest_wilds in _projects(left, left_wilds, other, turns):
                    second = max(second, SECOND * more + _spare(rest, rest_wilds))
            best = max(best, worth + second)
    return best


def _spare(heaps: Heaps, wilds: int) -> float:
    return SPARE * sum(heaps) + SPARE_WILD * wilds


@lru_cache(maxsize=1 << 16)
def _projects(heaps: Heaps, wilds: int, space: tuple[int, int, int], turns: int) -> tuple[Project, ...]:
    """The ways to go for one space with these seeds."""
    garden, number, points = space
    if garden == SAME:
        ways = [_same(heaps, place, number) for place in range(len(heaps)) if heaps[place] > 0]
    elif garden == DIFF:
        ways = [_different(heaps, number)]
    else:
        ways = [_pairs(heaps, number)]
    projects: list[Project] = []
    for left, missing in ways:
        used = min(wilds, missing)
        lacking = missing - used
        if lacking > MOST_MISSING or left == heaps:
            continue
        worth = PATIENCE * points
        if lacking:
            worth = (points - PRICE[garden] * lacking) * _chance(garden, lacking, turns)
        projects.append((worth, left, wilds - used))
    return tuple(projects)


def _chance(garden: int, lacking: int, turns: int) -> float:
    """The chance that all missing seeds come before the last planting."""
    for_each = turns * SEEDS_A_TURN * FITTING[garden] / lacking
    return (1 - exp(-HURRY * for_each)) ** lacking


def _same(heaps: Heaps, place: int, number: int) -> tuple[Heaps, int]:
    """Seeds of one heap; what is left, and how many more are needed."""
    taken = min(heaps[place], number)
    return _sorted([*heaps[:place], heaps[place] - taken, *heaps[place + 1 :]]), number - taken


def _different(heaps: Heaps, number: int) -> tuple[Heaps, int]:
    """One seed of each herb, of the smallest heaps first, so that tall ones stay."""
    left = list(heaps)
    taken = 0
    for place in range(len(left) - 1, -1, -1):
        if left[place] > 0 and taken < number:
            left[place] -= 1
            taken += 1
    return _sorted(left), number - taken


def _pairs(heaps: Heaps, number: int) -> tuple[Heaps, int]:
    """Two seeds each of the first heaps."""
    left = list(heaps)
    missing = 0
    for place in range(number):
        taken = min(2, left[place])
        left[place] -= taken
        missing += 2 - taken
    return _sorted(left), missing


def _sorted(heaps: list[int]) -> Heaps:
    heaps.sort(reverse=True)
    return tuple(heaps)
