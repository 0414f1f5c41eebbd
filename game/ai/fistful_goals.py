"""What others may be collecting, by where they planted.

Who collects a kind plants for it, and against the others. So each planting speaks for some goals: by
how much it did for them, compared with the other plots on which the same seed could have gone. It is
no more than a suspicion: hands are hidden, and a seed may have had to go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final, TypeAlias

from game.ai.fistful_outlook import Outlook
from game.ai.fistful_places import SCALES
from rules.fistful.components import EMPTY, HIDDEN
from rules.fistful.dealing import completions
from rules.fistful.field import PLOTS
from rules.fistful.state import FistfulState
from rules.fistful.variant import GOAL_ROUND

Look: TypeAlias = Callable[[list[int]], Outlook]
"""What a field promises."""

BELIEF: Final = 0.7
"""How much a planting says: 0 would be nothing."""

WEIGHT: Final = 100_000
"""The weight of the likeliest deal of goals, as a whole number."""

KIND_COUNT: Final = 4


def suspected_deals(seen: FistfulState, look: Look) -> tuple[list[tuple[int, ...]], list[int]]:
    """The deals of goals that fit an observation, each with a weight."""
    past = tuple(seen.past_produce) if seen.variant.no_repeats else ()
    deals = [
        deal
        for deal in completions(seen.variant, (), past)
        if all(shown in (HIDDEN, kind) for shown, kind in zip(seen.produce, deal, strict=True))
    ]
    spoken = _spoken_for(seen, look)
    sums = [
        sum(spoken[hand][kind - 1] for hand, kind in enumerate(deal) if seen.produce[hand] == HIDDEN)
        for deal in deals
    ]
    most = max(sums)
    return deals, [1 + int(WEIGHT * exp(max(-50.0, each - most))) for each in sums]


def _spoken_for(seen: FistfulState, look: Look) -> list[list[float]]:
    """For each hand how much its plantings speak for each kind, as logarithms of likelihoods."""
    variant = seen.variant
    count = variant.hands
    spoken = [[0.0] * KIND_COUNT for _ in range(count)]
    field = seen.field[:]
    for plot in seen.plantings:
        field[plot] = EMPTY
    forgotten = len(PLOTS) - len(seen.free) - len(seen.plantings)
    first = (seen.starter - seen.round + 1) % count
    for number, plot in enumerate(seen.plantings, forgotten):
        turn = number // count
        hand = (first + turn + number) % count
        kind = seen.field[plot]
        if seen.produce[hand] == HIDDEN and (turn >= GOAL_ROUND - 1 or not variant.late_goals):
            for goal, likely in enumerate(_likelihoods(field, kind, plot, look)):
                spoken[hand][goal] += likely
        field[plot] = kind
    return spoken


def _likelihoods(field: list[int], kind: int, plot: int, look: Look) -> list[float]:
    """How likely ``kind`` goes on ``plot`` rather than on another one, for each goal of its planter."""
    free = [each for each in PLOTS if field[each] == EMPTY]
    scales = SCALES[len(free)]
    chosen = [0.0] * KIND_COUNT
    totals = [0.0] * KIND_COUNT
    for each in free:
        field[each] = kind
        points = look(field).points
        field[each] = EMPTY
        for goal in range(KIND_COUNT):
            weight = exp(BELIEF * _lead(points, goal, scales))
            totals[goal] += weight
            if each == plot:
                chosen[goal] = weight
    return [log(chosen[goal] / totals[goal]) for goal in range(KIND_COUNT)]


def _lead(points: Sequence[float], goal: int, scales: Sequence[float]) -> float:
    """How far ahead a goal is of the others on average, in doubts."""
    lead = 0.0
    for other in range(KIND_COUNT):
        lead += (points[goal] - points[other]) / scales[KIND_COUNT * goal + other]
    return max(-100.0, min(100.0, lead))
