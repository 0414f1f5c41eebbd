"""What points are worth: places in a season, sacks, and a chance of winning the match (FS-5)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from rules.fistful.components import SEASONS
from rules.fistful.state import FistfulState

_LOGISTIC: Final = 0.55
"""The scale of a logistic curve as wide as a normal one of deviation 1."""

DOUBT: Final = (
    (0.0, 0.0, 1.26, 2.3, 3.15, 4.5, 5.3),
    (0.0, 0.0, 0.75, 1.4, 1.72, 2.0, 2.14),
    (0.0, 0.0, 0.63, 1.22, 1.58, 2.05, 2.28),
    (0.0, 0.0, 1.1, 1.8, 2.2, 2.5, 2.57),
)
"""By how many points each kind misses what its field promises (standard deviation over 450 seasons),
when as many plots as in :data:`DOUBT_AT` are free."""

DOUBT_AT: Final = (0, 1, 4, 8, 12, 18, 24)
SURE: Final = 0.1
"""Never less doubt than this, in points."""

TIE: Final = 0.5
"""Equal points share a place, so a goal may be this much behind and not yet lower."""

MATCH_SPREAD: Final = 0.8
"""In sacks: how sharply a lead decides the match at its end."""

SEASON_SPREAD: Final = 1.0
"""In sacks: what one more season to come adds to that."""


def expected_sacks(state: FistfulState, points: list[list[float]]) -> list[float]:
    """The sacks that each hand may expect this season.

    ``points`` are those of each kind for each hand, if the hand collects it.
    """
    count = state.variant.hands
    free = len(state.free)
    scales = SCALES[free]
    goals = state.produce
    expected: list[float] = []
    for hand in range(count):
        goal = goals[hand]
        if goal > 0:
            own = points[hand][goal - 1]
            sacks = 3.0
            for other in range(count):
                if other != hand:
                    kind = goals[other]
                    lead = points[other][kind - 1] - own - TIE
                    sacks -= _above(lead, scales[4 * goal + kind - 5])
            expected.append(sacks)
        else:
            expected.append(_without_goals(state, points, hand, scales))
    return expected


def _above(lead: float, scale: float) -> float:
    lead /= scale
    if lead > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


def _doubt(kind: int, free: int) -> float:
    """:data:`DOUBT` for any number of free plots."""
    for place in range(1, len(DOUBT_AT)):
        low, high = DOUBT_AT[place - 1], DOUBT_AT[place]
        if free <= high:
            share = (free - low) / (high - low)
            return SURE + DOUBT[kind][place - 1] * (1 - share) + DOUBT[kind][place] * share
    raise ValueError("There are no more plots than these.")


SCALES: Final = [
    [_LOGISTIC * sqrt(_doubt(a, free) ** 2 + _doubt(b, free) ** 2) for a in range(4) for b in range(4)]
    for free in range(25)
]
"""Of the lead of one kind over another: ``SCALES[free plots][4 * one + other]``."""


def _without_goals(state: FistfulState, points: list[list[float]], hand: int, scales: list[float]) -> float:
    """The mean over all goals that may come to ``hand`` and the others (FS-6.2, FS-7.2, FS-7.3)."""
    count = state.variant.hands
    had = state.past_produce[hand::count] if state.variant.no_repeats else []
    total, ways = 0.0, 0
    for own in range(4):
        if own + 1 in had:
            continue
        ways += 1
        sacks = 3.0
        for kind in range(4):
            if kind == own:
                continue
            others = 0.0
            for other in range(count):
                if other != hand:
                    others += points[other][kind]
            lead = others / (count - 1) - points[hand][own] - TIE
            behind = _above(lead, scales[4 * own + kind])
            sacks -= behind * (count - 1) / 3
        total += sacks
    return total / ways


def chances_of_winning(state: FistfulState, expected: list[float]) -> list[float]:
    """Each player's chance to win the match with these sacks expected this season."""
    variant = state.variant
    players = variant.players
    sacks = [0.0] * players
    for hand, count in enumerate(expected):
        sacks[hand % players] += count
    for place, earned in enumerate(state.past_sacks):
        sacks[place % variant.hands % players] += earned
    spread = MATCH_SPREAD + SEASON_SPREAD * (len(SEASONS) - state.season)
    best = max(sacks)
    total = 0.0
    for player in range(players):
        sacks[player] = exp((sacks[player] - best) / spread)
        total += sacks[player]
    return [odds / total for odds in sacks]


def share_of_win(state: FistfulState) -> list[float]:
    """What each player has of the win of a match that is over."""
    outcome = state.outcome
    assert outcome is not None
    return [
        1 / len(outcome.winners) if player in outcome.winners else 0.0
        for player in range(state.variant.players)
    ]
