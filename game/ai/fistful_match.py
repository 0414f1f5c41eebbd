"""What sacks are worth: the chance of winning the match when the seasons to come are played among equals.

Nobody is better than the others here, every order of a season is as likely as any other, and no
points are equal. At the end the most sacks win; of equal ones the more points (FS-5.2), which are
known up to the season before and guessed by place for the last.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from math import exp
from typing import Final

from rules.fistful.components import COMPONENTS, SEASONS
from rules.fistful.state import FistfulState

PLACE_POINTS: Final = (16, 12, 9, 7)
"""The points that usually belong to a place."""

POINTS_SPREAD: Final = 4.0
"""In points: how sharply a lead by them decides between equal sacks."""

PRIDE: Final = 0.05
"""How much the sacks of a season count by themselves: who cannot win any more plays on well."""


def orders_worth(state: FistfulState) -> list[list[float]]:
    """For each player the chance of winning after each order of this season's hands.

    The orders are those of ``itertools.permutations``, the hand with the most points first.
    """
    return _orders_worth(*_standing(state))


def places_worth(state: FistfulState) -> list[list[float]]:
    """For each player with one hand the chance of winning after each place of this season."""
    return _places_worth(*_standing(state))


def _standing(state: FistfulState) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...]]:
    """Hands, players, seasons to come after this one, and the sacks and points of every player."""
    hands, players = state.variant.hands, state.variant.players
    sacks, points = [0] * players, [0] * players
    for place, earned in enumerate(state.past_sacks):
        sacks[place % hands % players] += earned
        points[place % hands % players] += state.past_points[place]
    return hands, players, len(SEASONS) - state.season, tuple(sacks), tuple(points)


@lru_cache(maxsize=64)
def _orders_worth(
    hands: int, players: int, to_come: int, sacks: tuple[int, ...], points: tuple[int, ...]
) -> list[list[float]]:
    rows: list[list[float]] = [[] for _ in range(players)]
    for order in permutations(range(hands)):
        worth = _worth(hands, to_come, order, sacks, points)
        for player in range(players):
            rows[player].append(worth[player])
    return rows


@lru_cache(maxsize=64)
def _places_worth(
    hands: int, players: int, to_come: int, sacks: tuple[int, ...], points: tuple[int, ...]
) -> list[list[float]]:
    rows = [[0.0] * hands for _ in range(players)]
    orders = list(permutations(range(hands)))
    for order in orders:
        worth = _worth(hands, to_come, order, sacks, points)
        for player in range(players):
            rows[player][order.index(player)] += worth[player] * hands / len(orders)
    return rows


def _worth(
    hands: int, to_come: int, order: tuple[int, ...], sacks: tuple[int, ...], points: tuple[int, ...]
) -> list[float]:
    """The chances after a season that ended in this order, and a little for its sacks."""
    worth = [(1 - PRIDE) * chance for chance in _after(hands, to_come, order, sacks, points)]
    earned = COMPONENTS.place_sacks[:hands]
    for place, hand in enumerate(order):
        worth[hand % len(sacks)] += PRIDE * earned[place] / sum(earned)
    return worth


def _after(
    hands: int, to_come: int, order: tuple[int, ...], sacks: tuple[int, ...], points: tuple[int, ...]
) -> tuple[float, ...]:
    """The chances after a season that ended in this order."""
    more, players = list(sacks), len(sacks)
    scored = list(points)
    for place, hand in enumerate(order):
        more[hand % players] += COMPONENTS.place_sacks[place]
        scored[hand % players] += PLACE_POINTS[place]
    if to_come == 0:
        return _decided(more, scored)
    least = min(more)
    return _chances(hands, to_come, tuple(count - least for count in more))


def _decided(sacks: list[int], points: list[int]) -> tuple[float, ...]:
    """Who wins with these sacks; between equal ones points decide, as far as they are known."""
    most = max(sacks)
    best = max(score for count, score in zip(sacks, points, strict=True) if count == most)
    odds = [
        exp((score - best) / POINTS_SPREAD) if count == most else 0.0
        for count, score in zip(sacks, points, strict=True)
    ]
    total = sum(odds)
    return tuple(each / total for each in odds)


@cache
def _chances(hands: int, to_come: int, sacks: tuple[int, ...]) -> tuple[float, ...]:
    """The same before so many seasons. ``sacks`` count from the fewest."""
    nothing = (0,) * len(sacks)
    orders = list(permutations(range(hands)))
    sums = [0.0] * len(sacks)
    for order in orders:
        for player, chance in enumerate(_after(hands, to_come - 1, order, sacks, nothing)):
            sums[player] += chance
    return tuple(each / len(orders) for each in sums)
