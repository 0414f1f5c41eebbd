"""The shed: fifteen items, each with its use once it is complete (TS-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import goods, ring
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.filling import fill
from rules.three_sisters.garden import BEAN_CIRCLES
from rules.three_sisters.sheet import Sheet, harvests
from rules.three_sisters.tracks import (
    CARVING_KIT,
    CASSEROLE_DISH,
    FIRST_COLUMN,
    FIRST_ITEM,
    FIRST_ROW,
    FRUIT_BOWL,
    LENGTHS,
    TRACKS,
    WHEELBARROW,
)
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

POINTS: Final = tuple(track.gains[-1].points for track in TRACKS[FIRST_ITEM:])
"""The printed points of each item, in the order of the sheet."""


def take(state: ThreeSistersState, sheet: Sheet, item: int, events: list[Event] | None) -> None:
    """A shed action; a Wheelbarrow that was complete before pays a good (TS-13.1, TS-13.12)."""
    pays = sheet.complete >> WHEELBARROW & 1
    box = fill(state, sheet, item, events)
    if box + 1 == LENGTHS[item]:
        sheet.complete |= 1 << item
    if pays:
        goods.gain(state, sheet, 1, events)


def has(sheet: Sheet, item: int) -> bool:
    """Whether an item is complete, which is when its use begins (TS-13.1)."""
    return sheet.complete >> item & 1 == 1


def shed_points(sheet: Sheet) -> int:
    """The printed points of completed items and what three of them count at the end (TS-18.6)."""
    points = 0
    for number, worth in enumerate(POINTS):
        if has(sheet, FIRST_ITEM + number):
            points += worth
    if has(sheet, FRUIT_BOWL):
        points += bowl_points(sheet)
    if has(sheet, CASSEROLE_DISH):
        points += casserole_points(sheet)
    if has(sheet, CARVING_KIT):
        points += carving_points(sheet)
    return points


def bowl_points(sheet: Sheet) -> int:
    """By how many kinds of fruit were harvested at least once (TS-13.5)."""
    kinds = sum(harvests(sheet, row) > 0 for row in range(FIRST_ROW, FIRST_COLUMN))
    return COMPONENTS.bowl_points[kinds]


def casserole_points(sheet: Sheet) -> int:
    """1 for every two harvested beans (TS-13.7)."""
    beans = sum((boxes & BEAN_CIRCLES).bit_count() for boxes in sheet.zones)
    return beans // COMPONENTS.beans_per_point


def carving_points(sheet: Sheet) -> int:
    """1 for each pumpkin of the longest run in the ring (TS-13.15)."""
    return ring.longest_run(sheet.pumpkins) * COMPONENTS.points_per_carved
