"""What points are worth: places in a season, sacks, and a chance of winning the match (FS-5).

The points expected of two goals, and how much they may miss, say which is likely to be above. So
every order in which the goals may end has its chance, and each order leads to a number of sacks,
from which the seasons still to come are played out among equals (``fistful_match``).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from game.ai.fistful_match import orders_worth, places_worth
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


def _doubt(kind: int, free: int) -> float:
    """:data:`DOUBT` for any number of free plots."""
    for place in range(1, len(DOUBT_AT)):
        low, high = DOUBT_AT[place - 1], DOUBT_AT[place]
        if free <= high:
            share = (free - low) / (high - low)
            return SURE + DOUBT[kind][place - 1] * (1 - share) + DOUBT[kind][place] * share
    raise ValueError("There are no more plots than these.")


_SCALES: Final = [
    [_LOGISTIC * sqrt(_doubt(a, free) ** 2 + _doubt(b, free) ** 2) for a in range(4) for b in range(4)]
    for free in range(25)
]
"""Of the lead of one kind over another: ``_SCALES[free plots][4 * one + other]``."""


def chance_of_winning(state: FistfulState, points: list[list[float]], player: int) -> float:
    """The chance that ``player`` wins the match.

    ``points`` are those of each kind for each hand, if the hand collects it.
    """
    if 0 in state.produce:
        return _without_goals(state, points, player)
    orders = _orders(state, points)
    worth = orders_worth(state)[player]
    total = won = 0.0
    for number, chance in enumerate(orders):
        total += chance
        won += chance * worth[number]
    return won / total


def chances_of_winning(state: FistfulState, points: list[list[float]]) -> list[float]:
    """The same for each player."""
    players = range(state.variant.players)
    if 0 in state.produce:
        return [_without_goals(state, points, player) for player in players]
    orders = _orders(state, points)
    total = sum(orders)
    worths = orders_worth(state)
    chances: list[float] = []
    for player in players:
        won = 0.0
        for number, worth in enumerate(worths[player]):
            won += orders[number] * worth
        chances.append(won / total)
    return chances


def _orders(state: FistfulState, points: list[list[float]]) -> list[float]:
    """How likely it is that the hands end in each order; they add up to any number."""
    count = state.variant.hands
    scales = _SCALES[len(state.free)]
    above: list[list[float]] = [[1.0] * count for _ in range(count)]
    for hand in range(count):
        goal = state.produce[hand] - 1
        for other in range(hand):
            rival = state.produce[other] - 1
            chance = _above(points[hand][goal] - points[other][rival], scales[4 * goal + rival])
            above[hand][other] = chance
            above[other][hand] = 1.0 - chance
    return _of_three(above) if count == 3 else _of_four(above)  # noqa: PLR2004


def _of_three(above: list[list[float]]) -> list[float]:
    """The orders of three, as ``itertools.permutations`` lists them."""
    orders: list[float] = []
    for first in range(3):
        second, third = _OTHERS_OF_THREE[first]
        chance = above[first][second] * above[first][third]
        orders.append(chance * above[second][third])
        orders.append(chance * above[third][second])
    return orders


def _of_four(above: list[list[float]]) -> list[float]:
    """The orders of four, as ``itertools.permutations`` lists them."""
    orders: list[float] = []
    for first, rest in enumerate(_OTHERS_OF_FOUR):
        row = above[first]
        chance = row[rest[0]] * row[rest[1]] * row[rest[2]]
        for second, third, last in (
            (rest[0], rest[1], rest[2]),
            (rest[1], rest[0], rest[2]),
            (rest[2], rest[0], rest[1]),
        ):
            part = chance * above[second][third] * above[second][last]
            orders.append(part * above[third][last])
            orders.append(part * above[last][third])
    return orders


_OTHERS_OF_THREE: Final = ((1, 2), (0, 2), (0, 1))
_OTHERS_OF_FOUR: Final = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))


def _above(lead: float, scale: float) -> float:
    lead /= scale
    if lead > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


def _without_goals(state: FistfulState, points: list[list[float]], hand: int) -> float:
    """The mean over all goals that may come to ``hand`` (FS-6.2, FS-7.2, FS-7.3); one hand a player."""
    count = state.variant.hands
    scales = _SCALES[len(state.free)]
    had = state.past_produce[hand::count] if state.variant.no_repeats else []
    worth = places_worth(state)[hand]
    total, ways = 0.0, 0
    for own in range(4):
        if own + 1 in had:
            continue
        ways += 1
        behind = [1.0, 0.0, 0.0, 0.0]
        for kind in range(4):
            if kind == own:
                continue
            others = 0.0
            for other in range(count):
                if other != hand:
                    others += points[other][kind]
            lead = others / (count - 1) - points[hand][own]
            chance = _above(lead, scales[4 * own + kind]) * (count - 1) / 3
            for place in (3, 2, 1):
                behind[place] += chance * (behind[place - 1] - behind[place])
            behind[0] *= 1 - chance
        for place in range(count):
            total += behind[place] * worth[place]
    return total / ways


def share_of_win(state: FistfulState) -> list[float]:
    """What each player has of the win of a match that is over."""
    outcome = state.outcome
    assert outcome is not None
    return [
        1 / len(outcome.winners) if player in outcome.winners else 0.0
        for player in range(state.variant.players)
    ]
