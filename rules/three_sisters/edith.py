"""Farmer Edith: which die she takes and what she crosses off (TS-19.3 to TS-19.19)."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.actions import TakeDie
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.events import EdithCrossedOff, EdithPassed
from rules.three_sisters.garden import BEANS, CORN, CROP_NAMES, CROPS, HEIGHTS, PUMPKINS, crops_of
from rules.three_sisters.goods import next_star
from rules.three_sisters.rondel import COMPOST_GOODS, MARKET, PLANT_WATER, SHED_A, SHED_B, SPACES
from rules.three_sisters.sheet import Crossed, Sheet, next_box
from rules.three_sisters.tracks import (
    APPLE,
    BLACKBERRY,
    CIRCLES,
    FIRST_ROW,
    HONEY,
    LENGTHS,
    MAIN,
    NAMES,
    PEACH,
    RASPBERRY,
    SPLIT,
    TRACK_OF_NAME,
    WAX,
)
from rules.title import Event

APIARY_TARGETS: Final = (HONEY, HONEY, WAX, WAX, SPLIT, SPLIT)
FRUIT_TARGETS: Final = (APPLE, APPLE, PEACH, BLACKBERRY, BLACKBERRY, RASPBERRY)
"""The track for each value of her die, from 1 (TS-19.14)."""

HIVE_TARGETS: Final = {
    space: APIARY_TARGETS if section == "apiary" else FRUIT_TARGETS
    for space, section in COMPONENTS.blue_pushpins.items()
}
"""For each Apiary or Fruit space the tracks of the section with the blue pushpin (TS-19.13)."""

ITEM_TARGETS: Final = {
    SHED_A: tuple(TRACK_OF_NAME[name] for name in COMPONENTS.shears),
    SHED_B: tuple(TRACK_OF_NAME[name] for name in COMPONENTS.mower),
}
"""For each Shed Time space the item by the value of her die (TS-19.9)."""


def crossable_boxes(track: int) -> tuple[int, ...]:
    """The boxes of a perennial, apiary column or fruit row that she may cross off, from 0.

    All of a perennial, the upper three of the split hive, elsewhere circles only; the main hive has
    no harvest (TS-19.15 to TS-19.17).
    """
    if track < FIRST_ROW:
        return tuple(range(LENGTHS[track]))
    if track == MAIN:
        return ()
    first = 1 if track == SPLIT else 0
    return tuple(box for box in range(first, LENGTHS[track]) if CIRCLES[track] >> box & 1)


def choose_die(dice: list[TakeDie]) -> TakeDie:
    """Her first die is the next one from the gold pushpin, her second the lowest (TS-19.3, TS-19.4)."""
    if len(dice) < 3:
        return dice[0]
    return min(dice, key=lambda die: (die.space - COMPONENTS.pushpin) % SPACES)


def crop_candidates(sheet: Sheet, zone: int) -> tuple[int, ...]:
    """The crops among which she crosses off one: the tallest pumpkin, else corn, else beans (TS-19.6)."""
    crossed = _marks(sheet)
    left = CROPS[zone] & ~sheet.zones[zone] & ~crossed.crops[zone]
    if left & PUMPKINS:
        return (max(crops_of(left & PUMPKINS), key=lambda crop: HEIGHTS[zone][crop]),)
    return crops_of(left & CORN) or crops_of(left & BEANS)


def cross_crop(sheet: Sheet, zone: int, crop: int, events: list[Event] | None) -> None:
    """Crosses a crop off."""
    _marks(sheet).crops[zone] |= 1 << crop
    sheet.changed = True
    if events is not None:
        events.append(EdithCrossedOff(f"{zone + 1}.{CROP_NAMES[crop]}"))


def rondel_action(sheet: Sheet, die: TakeDie, events: list[Event] | None) -> None:
    """Her rondel action, except for Plant or Water, which is one more crop (TS-19.8 to TS-19.17)."""
    space, number = die.space, die.value - 1
    if space == PLANT_WATER:
        return
    if space == COMPOST_GOODS:
        what = _cross_star(sheet)
    elif space == MARKET:
        what = _cross_box(sheet, number)
    elif space in ITEM_TARGETS:
        what = _cross_item(sheet, ITEM_TARGETS[space][number])
    else:
        what = _cross_box(sheet, HIVE_TARGETS[space][number])
    if what:
        sheet.changed = True
    if events is not None:
        events.append(EdithCrossedOff(what) if what else EdithPassed("rondel"))


def _cross_item(sheet: Sheet, item: int) -> str:
    """An item neither completed nor crossed off; its filled boxes are wasted (TS-19.10)."""
    if not sheet.open >> item & 1:
        return ""
    _marks(sheet).boxes[item] = (1 << LENGTHS[item]) - (1 << sheet.levels[item])
    sheet.open &= ~(1 << item)
    return NAMES[item]


def _cross_star(sheet: Sheet) -> str:
    """The lowest star neither filled nor crossed off (TS-19.11)."""
    star = next_star(sheet)
    if star is None:
        return ""
    _marks(sheet).stars |= 1 << star
    return f"star {star}"


def _cross_box(sheet: Sheet, track: int) -> str:
    """The topmost or rightmost box neither filled nor crossed off (TS-19.14 to TS-19.17)."""
    crossed = _marks(sheet).boxes
    for box in reversed(crossable_boxes(track)):
        if box >= sheet.levels[track] and not crossed[track] >> box & 1:
            crossed[track] |= 1 << box
            if next_box(sheet, track) == LENGTHS[track]:
                sheet.open &= ~(1 << track)
            return f"{NAMES[track]} {box + 1}"
    return ""


def _marks(sheet: Sheet) -> Crossed:
    assert sheet.crossed is not None
    return sheet.crossed
