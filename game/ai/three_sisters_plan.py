"""Plans made of stretches: so many boxes together bring so many points."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

Stretch: TypeAlias = tuple[int, float]
"""How many actions it takes and how many points it brings when all are done."""

EVEN: Final = 0.5
"""A stretch that ends exactly where the actions end is more likely finished than not."""


def stretches(gains: Sequence[float]) -> list[Stretch]:
    """A row of gains cut into stretches, each as long as makes its average the highest.

    Their averages fall from the first to the last, so taking the best ones first never skips a box.
    """
    found: list[Stretch] = []
    start = 0
    while start < len(gains):
        best, total, end = (1, gains[start]), 0.0, start
        for gain in gains[start:]:
            end += 1
            total += gain
            if total * best[0] >= best[1] * (end - start):
                best = (end - start, total)
        found.append(best)
        start += best[0]
    return found


def worth(plan: list[Stretch], actions: float) -> float:
    """The points that about so many ``actions`` make of a plan, the best stretches first.

    The further a stretch lies beyond the actions, the less it counts.
    """
    if actions <= 0:
        return 0.0
    plan.sort(key=lambda stretch: -stretch[1] / stretch[0])
    points, taken = 0.0, 0
    unsure = doubt(actions)
    for count, gain in plan:
        taken += count
        points += gain * likely((actions - taken + EVEN) / unsure)
        if taken > actions + 5:
            break
    return points


def doubt(actions: float) -> float:
    """How unsure a count of actions is: the more are to come, the more so."""
    return min(1.0, 0.2 + actions / 3)


def likely(margin: float) -> float:
    """From 0 to 1, and 0.5 at no margin at all."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))
