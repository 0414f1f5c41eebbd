"""What a garden may still come to: crops that rain or watering will finish, links ahead, beans on corn."""

from __future__ import annotations

from typing import Final

from game.ai.three_sisters_outlook import Outlook
from game.ai.three_sisters_plan import EVEN, Stretch, doubt, likely, stretches
from game.ai.three_sisters_worth import GOOD, PERENNIAL
from rules.three_sisters import ring
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import BEANS, CORN, FIRST_BEAN, FIRST_PUMPKIN, HEIGHTS, LOWEST, STRIDE, height
from rules.three_sisters.sheet import Sheet

MOST_WATERINGS: Final = 3
"""A crop that stands one box high needs no more."""

NEIGHBOUR_TO_COME: Final = 0.35
"""The chance that a pumpkin next door is harvested later and closes the link."""

RAIN_COMES: Final = 0.97
"""What a rain finishes counts nearly as if it stood there."""

BEAN_PLACE: Final = 0.35
"""Points of a bean that could be planted beside its corn."""

DOUBT: Final = 0.6
"""Garden actions are surer than others: every die brings one."""

FRESH_START: Final = 1.7
"""Points of a garden action spent on crops not yet planted, when there is time enough."""


def garden_value(sheet: Sheet, outlook: Outlook, actions: float) -> float:
    """The points that about so many plant and water actions will add, and the rains."""
    points = 0.0
    plan: list[Stretch] = []
    for zone in range(ZONES):
        boxes = sheet.zones[zone]
        if not boxes:
            continue
        gains = ripening(sheet, zone)
        rains = outlook.rains[zone]
        points += RAIN_COMES * sum(gains[:rains])
        plan += stretches(gains[rains:])
        points += BEAN_PLACE * _bean_places(boxes) * min(1.0, (actions + rains) / 4)
    return points + _watered(plan, actions, _fresh_start(outlook, actions))


def ripening(sheet: Sheet, zone: int) -> list[float]:
    """What the growing crops of a zone bring at their first, second and third watering from now."""
    boxes = sheet.zones[zone]
    first, second, third = boxes & LOWEST, boxes >> STRIDE & LOWEST, boxes >> 2 * STRIDE & LOWEST
    top = boxes >> 3 * STRIDE & LOWEST
    corn = COMPONENTS.corn_points
    gains = [
        float(corn * (third & ~top & CORN).bit_count() + (first & ~second & BEANS).bit_count()),
        float(corn * (second & ~third & CORN).bit_count()),
        float(corn * (first & ~second & CORN).bit_count()),
    ]
    for number, (circle, place) in enumerate(ring.PLACES[zone]):
        crop = FIRST_PUMPKIN + number
        if first >> crop & 1 and not boxes & circle:
            waterings = HEIGHTS[zone][crop] - height(boxes, crop)
            gains[waterings - 1] += pumpkin_value(sheet, place)
    return gains


def pumpkin_value(sheet: Sheet, place: int) -> float:
    """Goods of a pumpkin, and its two links with neighbours harvested or still to come."""
    value = GOOD * ring.GOODS[place]
    for beside in ((place + 1) % ring.SIZE, (place - 1) % ring.SIZE):
        value += PERENNIAL * (1.0 if sheet.pumpkins >> beside & 1 else NEIGHBOUR_TO_COME)
    return value


def _bean_places(boxes: int) -> int:
    """How many corn stand two boxes high and have no bean yet."""
    beans = (boxes & BEANS) >> FIRST_BEAN
    return ((boxes >> STRIDE & CORN) & ~beans).bit_count()


def _fresh_start(outlook: Outlook, actions: float) -> float:
    """Points of one garden action on new crops: late ones are not finished any more."""
    time = actions + 1.5 * min(outlook.rains) - 1.5
    return FRESH_START * max(0.0, min(1.0, time / 5))


def _watered(plan: list[Stretch], actions: float, fresh: float) -> float:
    """The points of watering where that beats new crops, and of new crops with what is left."""
    plan.sort(key=lambda stretch: -stretch[1] / stretch[0])
    points = 0.0
    for count, gain in plan:
        if actions <= 0 or gain <= fresh * count:
            break
        reached = likely((actions - count + EVEN) / (DOUBT * doubt(actions)))
        points += gain * reached
        actions = max(0.0, actions - count * reached)
    return points + actions * fresh
