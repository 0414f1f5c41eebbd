"""The fruit rows: apples, peaches, blackberries, raspberries (TS-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import goods
from rules.three_sisters.filling import ENTRIES, GOODS, fill, owe
from rules.three_sisters.perennials import PEACH_GOODS
from rules.three_sisters.sheet import Sheet, filled_boxes
from rules.three_sisters.tracks import (
    APPLE,
    BLACKBERRY,
    CIRCLES,
    FIRST_COLUMN,
    FIRST_ROW,
    MASON_JARS,
    PEACH,
    PIE_SAFE,
    TRACKS,
    TULIP,
)
from rules.three_sisters.weather import HOT
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

POINTS: Final = tuple(tuple(gain.points for gain in track.gains) for track in TRACKS)


def take(state: ThreeSistersState, sheet: Sheet, row: int, events: list[Event] | None) -> None:
    """A fruit action; a square only has to be passed (TS-12.1, TS-12.6)."""
    box = fill(state, sheet, row, events)
    if CIRCLES[row] >> box & 1:
        count = goods_for(state, sheet, row, box)
        if count:
            goods.gain(state, sheet, count, events)
        owe(state, ENTRIES[row][box], events)


def goods_for(state: ThreeSistersState, sheet: Sheet, row: int, box: int) -> int:
    """All goods that harvesting a fruit gives, in one gain (TS-10.2, TS-12.5, TS-13.2, TS-13.3, TS-20.9)."""
    count = GOODS[row][box]
    if row == PEACH:
        count += PEACH_GOODS[sheet.levels[TULIP]] + (sheet.complete >> PIE_SAFE & 1)
    elif row == APPLE:
        count += sheet.complete >> PIE_SAFE & 1
    elif row == BLACKBERRY:
        count += sheet.complete >> MASON_JARS & 1
    return count + 1 if state.weather == HOT else count


def fruit_points(sheet: Sheet) -> int:
    """Apples, blackberries and every third raspberry; the points add up (TS-18.5)."""
    points = 0
    for row in range(FIRST_ROW, FIRST_COLUMN):
        filled = filled_boxes(sheet, row)
        for box, worth in enumerate(POINTS[row]):
            if filled >> box & 1:
                points += worth
    return points
