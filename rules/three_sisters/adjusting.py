"""Adjusting the die: what it costs to plant or water in another zone (TS-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import compost
from rules.three_sisters.components import ZONES
from rules.three_sisters.perennials import FREE_STEPS
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import IRIS
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

NOT_FIXED: Final = -1
"""The die in use has not been planted or watered with yet (TS-5.5)."""

STEPS: Final = tuple(
    tuple(min(abs(zone - home), ZONES - abs(zone - home)) for zone in range(ZONES)) for home in range(ZONES)
)
"""``STEPS[home][zone]``: the shorter way round; 6 and 1 are neighbours (TS-5.1)."""

MOST_STEPS: Final = ZONES // 2

REACH: Final = tuple(
    tuple(
        tuple(zone for zone in range(ZONES) if STEPS[home][zone] <= steps) for steps in range(MOST_STEPS + 1)
    )
    for home in range(ZONES)
)
"""``REACH[home][steps]``: the zones at most so many steps away."""


def cost(state: ThreeSistersState, sheet: Sheet, zone: int) -> int:
    """The compost that planting or watering in a zone takes with the die in use (TS-5.3, TS-5.5)."""
    if state.fixed != NOT_FIXED or state.die is None:
        return 0
    steps = STEPS[state.die.value - 1][zone] - FREE_STEPS[sheet.levels[IRIS]]
    return max(0, steps)


def zones_in_reach(state: ThreeSistersState, sheet: Sheet) -> tuple[int, ...]:
    """The zones that the die in use can be adjusted to (TS-5.7)."""
    if state.fixed != NOT_FIXED:
        return (state.fixed,)
    assert state.die is not None
    steps = FREE_STEPS[sheet.levels[IRIS]] + sheet.compost - sheet.spent
    return REACH[state.die.value - 1][min(MOST_STEPS, steps)]


def home_zone(state: ThreeSistersState) -> int:
    """The zone of the die's fixed value, or else of its own (TS-4.7)."""
    if state.fixed != NOT_FIXED:
        return state.fixed
    assert state.die is not None
    return state.die.value - 1


def fix(state: ThreeSistersState, sheet: Sheet, zone: int, events: list[Event] | None) -> None:
    """Fixes the die's value for a zone and pays for it, once (TS-5.5)."""
    if state.fixed == NOT_FIXED:
        price = cost(state, sheet, zone)
        state.fixed = zone
        if price:
            compost.spend(state, sheet, price, events)
