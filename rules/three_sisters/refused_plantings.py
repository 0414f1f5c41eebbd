"""Why a plant or water action that is owed is refused: weather, value, compost, crops (TS-4, TS-5, TS-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import reasons
from rules.three_sisters.actions import Plant, Water
from rules.three_sisters.adjusting import NOT_FIXED, cost
from rules.three_sisters.garden import CROP_NAMES, CROPS, crops_of, growth
from rules.three_sisters.planting import crops_beside, most_crops, plantable_in
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.weather import ADJACENT, LIGHTNING, WINDY
from rules.title import Refusal

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def refusal_of(state: ThreeSistersState, sheet: Sheet, action: Plant | Water) -> Refusal | None:
    """None when the action fills a box where and as the rules allow; it is known to be owed."""
    if isinstance(action, Water) and state.weather == LIGHTNING:
        return reasons.LIGHTNING.refusal()
    zone = action.zone
    if not state.owed:
        if state.fixed not in (NOT_FIXED, zone):
            return reasons.VALUE_FIXED.refusal(zone=state.fixed + 1)
        price = cost(state, sheet, zone)
        unspent = sheet.compost - sheet.spent
        if price > unspent:
            return reasons.NO_COMPOST.refusal(zone=zone + 1, cost=price, compost=unspent)
    if isinstance(action, Plant):
        return _crops(state, sheet, action) or _count(state, sheet, action)
    if growth(zone, sheet.zones[zone]):
        return None
    return reasons.NOTHING_GROWS.refusal(zone=zone + 1)


def _crops(state: ThreeSistersState, sheet: Sheet, action: Plant) -> Refusal | None:
    """The first reason that any of the named crops gives."""
    zone = action.zone
    first: tuple[int, int, int] | None = None
    for place in [*((zone, crop) for crop in crops_of(action.crops)), *action.beside]:
        rank = _objection(sheet, *place)
        if place[0] != zone and state.weather != WINDY:
            rank = min(rank, ORDER.index(reasons.ELSEWHERE))
        if first is None or rank < first[0]:
            first = (rank, *place)
    if first is None or first[0] == len(ORDER):
        return None
    return ORDER[first[0]].refusal(crop=CROP_NAMES[first[2]], zone=first[1] + 1)


ORDER: Final = (
    reasons.NOT_HERE,
    reasons.ELSEWHERE,
    reasons.PLANTED,
    reasons.CROP_CROSSED,
    reasons.CORN_TOO_LOW,
)
"""What one crop can stand in the way with, in the order of the rulebook."""


def _objection(sheet: Sheet, zone: int, crop: int) -> int:
    """The place in ``ORDER`` of what keeps a crop from being planted; past its end if nothing does."""
    bit = 1 << crop
    if plantable_in(sheet, zone) & bit:
        return len(ORDER)
    if not CROPS[zone] & bit:
        return ORDER.index(reasons.NOT_HERE)
    if sheet.zones[zone] & bit:
        return ORDER.index(reasons.PLANTED)
    if sheet.crossed is not None and sheet.crossed.crops[zone] & bit:
        return ORDER.index(reasons.CROP_CROSSED)
    return ORDER.index(reasons.CORN_TOO_LOW)


def _count(state: ThreeSistersState, sheet: Sheet, action: Plant) -> Refusal | None:
    """How many crops, and in Windy weather where (TS-4.2, TS-20.11)."""
    most = most_crops(sheet)
    windy = state.weather == WINDY
    beside = crops_beside(sheet, action.zone) if windy else ()
    if windy and not beside:
        most -= 1  # the crop next door falls away
    if action.again or action.count > most:
        return reasons.TOO_MANY.refusal(most=most)
    if action.count == 0:
        return reasons.NOTHING_GROWS.refusal(zone=action.zone + 1)
    if windy and not _split_as_windy_demands(action, beside):
        down, up = ADJACENT[action.zone]
        return reasons.WINDY.refusal(down=down + 1, up=up + 1)
    return None


def _split_as_windy_demands(action: Plant, beside: tuple[tuple[int, int], ...]) -> bool:
    """Exactly one crop next door, or none where none can be planted there (TS-20.11)."""
    if not beside:
        return not action.beside
    return len(action.beside) == 1 and action.beside[0] in beside
