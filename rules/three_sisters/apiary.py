"""The apiary: the main hive, then wax, honey and the split hive (TS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters.filling import fill, give
from rules.three_sisters.sheet import Sheet, filled_boxes, next_box
from rules.three_sisters.tracks import HONEY, LENGTHS, MAIN, SPLIT, TRACKS, WAX
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

INNER: Final = (WAX, HONEY, SPLIT)
"""The columns behind the main hive."""

POINTS: Final = tuple(tuple(gain.points for gain in TRACKS[column].gains) for column in INNER)


def take(state: ThreeSistersState, sheet: Sheet, column: int, events: list[Event] | None) -> None:
    """An apiary action in an open column (TS-11.1)."""
    box = fill(state, sheet, column, events)
    if column == MAIN and box + 1 == LENGTHS[MAIN]:
        _open_inner_hive(sheet)
    give(state, sheet, column, box, events)


def _open_inner_hive(sheet: Sheet) -> None:
    """Wax, honey and split hive open when the main hive is full (TS-11.1)."""
    for column in INNER:
        if next_box(sheet, column) < LENGTHS[column]:
            sheet.open |= 1 << column


def apiary_points(sheet: Sheet) -> int:
    """Harvested wax and honey and the first split hive box; the points add up (TS-11.6, TS-18.4)."""
    points = 0
    for column, printed in zip(INNER, POINTS, strict=True):
        filled = filled_boxes(sheet, column)
        for box, worth in enumerate(printed):
            if filled >> box & 1:
                points += worth
    return points
