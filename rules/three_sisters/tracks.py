"""The 29 tracks of boxes outside the garden: perennials, fruit rows, apiary columns, shed items.

A track is a number, and a set of tracks an int with one bit a track: ``1 << WAX``. The level of a
track counts the boxes passed so far. Boxes are numbered from 0 here, from 1 in the notation.
"""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS

TULIP: Final = 0
HYDRANGEA: Final = 1
IRIS: Final = 2
HYACINTH: Final = 3
CROCUS: Final = 4
DAFFODIL: Final = 5
APPLE: Final = 6
PEACH: Final = 7
BLACKBERRY: Final = 8
RASPBERRY: Final = 9
MAIN: Final = 10
WAX: Final = 11
HONEY: Final = 12
SPLIT: Final = 13
MASON_JARS: Final = 14
PIE_SAFE: Final = 15
SHOVEL: Final = 16
FRUIT_BOWL: Final = 17
RAIN_BARREL: Final = 18
CASSEROLE_DISH: Final = 19
FANCY_LABELS: Final = 20
HIVE_TOOL: Final = 21
PITCHFORK: Final = 22
STRING_TRIMMER: Final = 23
WHEELBARROW: Final = 24
MULCH: Final = 25
TRACTOR: Final = 26
CARVING_KIT: Final = 27
SEED_SPREADER: Final = 28

TRACKS: Final = COMPONENTS.perennials + COMPONENTS.rows + COMPONENTS.columns + COMPONENTS.items
"""All tracks as printed; the constants above are the places in this tuple."""

FIRST_ROW: Final = len(COMPONENTS.perennials)
FIRST_COLUMN: Final = FIRST_ROW + len(COMPONENTS.rows)
FIRST_ITEM: Final = FIRST_COLUMN + len(COMPONENTS.columns)
COUNT: Final = len(TRACKS)

NAMES: Final = tuple(track.name for track in TRACKS)
TRACK_OF_NAME: Final = {name: track for track, name in enumerate(NAMES)}
LENGTHS: Final = tuple(track.length for track in TRACKS)
CIRCLES: Final = tuple(sum(1 << box for box in range(track.length) if track.circles[box]) for track in TRACKS)
"""For each track its circles, one bit a box."""

PERENNIALS: Final = (1 << FIRST_ROW) - 1
ROWS: Final = (1 << FIRST_COLUMN) - (1 << FIRST_ROW)
COLUMNS: Final = (1 << FIRST_ITEM) - (1 << FIRST_COLUMN)
ITEMS: Final = (1 << COUNT) - (1 << FIRST_ITEM)
INNER_HIVE: Final = 1 << WAX | 1 << HONEY | 1 << SPLIT
"""The columns that open when the main hive is full (TS-11.1)."""

OPEN_AT_START: Final = PERENNIALS | ROWS | 1 << MAIN | ITEMS

SECTIONS: Final = ("perennials", "fruit", "apiary", "shed")


def section_of(track: int) -> str:
    """The part of the sheet that a track stands in."""
    if track < FIRST_ROW:
        return "perennials"
    if track < FIRST_COLUMN:
        return "fruit"
    return "apiary" if track < FIRST_ITEM else "shed"


def members(tracks: int) -> tuple[int, ...]:
    """The tracks of a set, in the order of the sheet."""
    return tuple(track for track in range(COUNT) if tracks >> track & 1)
