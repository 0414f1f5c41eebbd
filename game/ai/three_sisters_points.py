"""The score of a sheet as it stands, by tables: what ``rules.three_sisters.scoring`` says, faster."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.garden import BEAN_CIRCLES, CORN_CIRCLES
from rules.three_sisters.ring import longest_run
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import (
    APPLE,
    BLACKBERRY,
    CARVING_KIT,
    CASSEROLE_DISH,
    CIRCLES,
    FIRST_COLUMN,
    FIRST_ITEM,
    FIRST_ROW,
    FRUIT_BOWL,
    LENGTHS,
    PEACH,
    RASPBERRY,
    SPLIT,
    TRACKS,
    TULIP,
    WAX,
)

POINTS: Final = tuple(
    tuple(sum(gain.points for gain in track.gains[:level]) for level in range(track.length + 1))
    for track in TRACKS
)
"""``POINTS[track][level]``: the printed points of all boxes passed."""

HARVESTS: Final = tuple(
    tuple((CIRCLES[track] & (1 << level) - 1).bit_count() for level in range(LENGTHS[track] + 1))
    for track in range(len(TRACKS))
)
"""``HARVESTS[track][level]``: the circles of all boxes passed."""

ITEMS: Final = tuple(track.gains[-1].points for track in TRACKS[FIRST_ITEM:])
HALF: Final = 8
LOW_ITEMS: Final = tuple(
    sum(points for item, points in enumerate(ITEMS[:HALF]) if complete >> item & 1)
    for complete in range(1 << HALF)
)
HIGH_ITEMS: Final = tuple(
    sum(points for item, points in enumerate(ITEMS[HALF:]) if complete >> item & 1)
    for complete in range(1 << len(ITEMS) - HALF)
)
"""The printed points of complete items, the first eight and the others."""

RUNS: Final = tuple(longest_run(pumpkins) for pumpkins in range(1 << len(COMPONENTS.pumpkins)))
"""The longest run of harvested pumpkins, by the set of them."""

APPLE_POINTS: Final = POINTS[APPLE]
BLACKBERRY_POINTS: Final = POINTS[BLACKBERRY]
RASPBERRY_POINTS: Final = POINTS[RASPBERRY]


def points_of(sheet: Sheet) -> int:
    """The total of a sheet (TS-18.1)."""
    levels = sheet.levels
    corn = beans = 0
    for boxes in sheet.zones:
        corn += (boxes & CORN_CIRCLES).bit_count()
        beans += (boxes & BEAN_CIRCLES).bit_count()
    total = COMPONENTS.corn_points * corn + COMPONENTS.bean_points * beans
    for track in range(TULIP, FIRST_ROW):
        total += POINTS[track][levels[track]]
    total += APPLE_POINTS[levels[APPLE]] + BLACKBERRY_POINTS[levels[BLACKBERRY]]
    total += RASPBERRY_POINTS[levels[RASPBERRY]]
    for track in range(WAX, SPLIT + 1):
        total += POINTS[track][levels[track]]
    complete = sheet.complete >> FIRST_ITEM
    if complete:
        total += LOW_ITEMS[complete & 255] + HIGH_ITEMS[complete >> HALF]
        if complete >> FRUIT_BOWL - FIRST_ITEM & 1:
            total += COMPONENTS.bowl_points[kinds_of_fruit(sheet)]
        if complete >> CASSEROLE_DISH - FIRST_ITEM & 1:
            total += beans // COMPONENTS.beans_per_point
        if complete >> CARVING_KIT - FIRST_ITEM & 1:
            total += RUNS[sheet.pumpkins] * COMPONENTS.points_per_carved
    if levels[TULIP] == LENGTHS[TULIP]:
        total += min(fruit_of(sheet), COMPONENTS.fruit_cap)
    return total if sheet.crossed is None else total - _lost(sheet)


def fruit_of(sheet: Sheet) -> int:
    """How many fruits are harvested (TS-10.2)."""
    levels = sheet.levels
    count = 0
    for row in range(FIRST_ROW, FIRST_COLUMN):
        count += HARVESTS[row][levels[row]]
    if sheet.crossed is not None:
        for row in range(FIRST_ROW, FIRST_COLUMN):
            passed = sheet.crossed.boxes[row] & (1 << levels[row]) - 1
            if passed:
                count -= (passed & CIRCLES[row]).bit_count()
    return count


def kinds_of_fruit(sheet: Sheet) -> int:
    """How many kinds of fruit are harvested at least once (TS-13.5)."""
    levels = sheet.levels
    if sheet.crossed is None:
        return (levels[APPLE] > 1) + (levels[PEACH] > 1) + (levels[BLACKBERRY] > 0) + (levels[RASPBERRY] > 0)
    kinds = 0
    for row in range(FIRST_ROW, FIRST_COLUMN):
        passed = (1 << levels[row]) - 1 & ~sheet.crossed.boxes[row]
        kinds += passed & CIRCLES[row] != 0
    return kinds


def _lost(sheet: Sheet) -> int:
    """The points of boxes that were passed because Edith had crossed them off (TS-19.18)."""
    assert sheet.crossed is not None
    lost = 0
    for track in range(FIRST_ITEM):
        passed = sheet.crossed.boxes[track] & (1 << sheet.levels[track]) - 1
        box = 0
        while passed:
            if passed & 1:
                lost += TRACKS[track].gains[box].points
            passed >>= 1
            box += 1
    return lost
