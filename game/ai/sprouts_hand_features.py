"""The features of what a player holds in Herbaceous Sprouts: plans, flowers, special faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai import sprouts_catalogue as at
from game.ai.sprouts_grip import Grip
from game.ai.sprouts_outlook import Plan, Spaces
from game.ai.sprouts_shape import shape_of
from rules.sprouts.beds import GARDEN_OF

PLANTED: Final = 0.95
"""The share of a flower space's points that a flower with a Trowel is worth."""

FLOWER_HOPE: Final = 0.45
"""The same for a flower without a Trowel, one point at least."""

TROWEL_HOPE: Final = 0.4
"""The same for a Trowel face without a flower."""


def add_plan(found: list[int], spaces: Spaces, grip: Grip, later: int) -> Plan:
    """Adds what the seeds of a hand can become when ``later`` more turns bring dice."""
    plan = spaces.plan(grip.shape, later)
    if not plan.features:
        _picture(plan, spaces, grip, later)
    found += plan.features
    return plan


def _picture(plan: Plan, spaces: Spaces, grip: Grip, later: int) -> None:
    """Notes down the features of a plan: its worth, both sets, what is beside them, the next seed."""
    time = at.TIME_OF[later]
    features = plan.features
    features += at.PLAN_TILE[time][int(4 * plan.worth + 0.5)]
    if plan.bed >= 0:
        features.append(at.FIRST + 15 * time + 5 * GARDEN_OF[plan.bed] + plan.missing)
    if plan.second >= 0:
        features.append(at.SECOND + 15 * time + 5 * GARDEN_OF[plan.second] + plan.second_missing)
    rest = plan.rest
    features.append(at.SPARE + 6 * time + min(5, rest.seeds - rest.wilds))
    shape = grip.shape
    reach = at.REACH + 68 * at.BAND_OF[later]
    for bed, _, _, _, _ in spaces.beds:
        missing = shape.missing[bed]
        if missing < 4:
            features.append(reach + 4 * bed + missing)
    features.append(at.WILDS + 5 * time + min(4, shape.wilds))
    features.append(at.LEFTOVER + 7 * time + min(6, shape.leftover))
    plan.next_worth = spaces.plan(shape_of(shape.heaps, shape.wilds + 1), later).worth - plan.worth
    features += at.NEXT_TILE[at.LATE_OF[later]][at.eighths(plan.next_worth)]


def add_hand(  # noqa: PLR0913, PLR0917 - a hand and what can be done with it
    found: list[int], spaces: Spaces, grip: Grip, plan: Plan, chances: int, trowels: int, time: int
) -> None:
    """Adds flowers and special faces.

    ``chances`` are the turns in which they can be used, ``trowels`` the Trowels of cards in this one.
    """
    late = at.LATE_OF[chances]
    found.append(at.DICE + 11 * time + min(10, grip.dice))
    if grip.gloves:
        spare = min(3, plan.rest.seeds + grip.flowers)
        found.append(at.GLOVES + 16 * late + 4 * min(3, grip.gloves) + spare)
    found += grip.kinds[late]
    flowers, trowels = grip.flowers, grip.trowels + trowels
    if flowers or trowels:
        found.append(at.BLOOM + 16 * late + 4 * min(3, flowers) + min(3, trowels))
        if chances:
            found += at.FLOWER_TILE[late][int(4 * flower_worth(spaces.flowers, flowers, trowels) + 0.5)]


def flower_worth(spaces: Sequence[int], flowers: int, trowels: int) -> float:
    """By rule of thumb: what flowers and Trowels are worth, together and alone."""
    planted = min(flowers, trowels, len(spaces))
    worth = 0.0
    for number in range(planted):
        worth += PLANTED * spaces[number]
    best = spaces[planted] if planted < len(spaces) else 0
    worth += (flowers - planted) * max(1.0, FLOWER_HOPE * best)
    return worth + (trowels - planted) * TROWEL_HOPE * best
