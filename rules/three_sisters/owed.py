"""The pending list: extra actions that are owed and need a choice (TS-16.1 to TS-16.7).

Each entry is one bit, so that the kinds owed are the sum of a list without its repetitions. An
entry that names a perennial or a fruit row is the bit of that track.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.three_sisters.tracks import (
    COLUMNS,
    FIRST_COLUMN,
    FIRST_ROW,
    ITEMS,
    NAMES,
    PERENNIALS,
    ROWS,
    TRACK_OF_NAME,
)

NAMED_PERENNIALS: Final = PERENNIALS
NAMED_FRUIT: Final = ROWS
ANY_PERENNIAL: Final = 1 << 10
ANY_FRUIT: Final = 1 << 11
APIARY: Final = 1 << 12
SHED: Final = 1 << 13
WATER: Final = 1 << 14
PLANT: Final = 1 << 15
PLANT_OR_WATER: Final = 1 << 16
BONUS: Final = 1 << 17

PERENNIAL_ENTRIES: Final = NAMED_PERENNIALS | ANY_PERENNIAL
FRUIT_ENTRIES: Final = NAMED_FRUIT | ANY_FRUIT
PLANT_ENTRIES: Final = PLANT | PLANT_OR_WATER
WATER_ENTRIES: Final = WATER | PLANT_OR_WATER
GARDEN_ENTRIES: Final = PLANT_ENTRIES | WATER_ENTRIES

NAME_OF_ENTRY: Final[dict[int, str]] = {
    BONUS: "bonus",
    ANY_PERENNIAL: "perennial",
    **{1 << track: f"perennial {NAMES[track]}" for track in range(FIRST_ROW)},
    ANY_FRUIT: "fruit",
    **{1 << track: f"fruit {NAMES[track]}" for track in range(FIRST_ROW, FIRST_COLUMN)},
    APIARY: "apiary",
    SHED: "shed",
    WATER: "water",
    PLANT: "plant",
    PLANT_OR_WATER: "plant_or_water",
}
"""Every kind of entry by its bit, as positions and events write it."""

ENTRY_OF_NAME: Final = {name: entry for entry, name in NAME_OF_ENTRY.items()}


def entries_of(words: Sequence[str]) -> tuple[int, ...]:
    """The entries that printed words such as ``fruit``, ``apple`` and ``plant`` owe."""
    return tuple(1 << TRACK_OF_NAME[word] if word in TRACK_OF_NAME else ENTRY_OF_NAME[word] for word in words)


def kinds(owed: Sequence[int]) -> int:
    """The kinds of entries on a list, one bit each."""
    present = 0
    for entry in owed:
        present |= entry
    return present


def tracks_for(present: int, open_: int) -> int:
    """The tracks that the entries present could fill, of those that are open."""
    if present & BONUS:
        return open_
    wanted = present & (NAMED_PERENNIALS | NAMED_FRUIT)
    if present & ANY_PERENNIAL:
        wanted |= PERENNIALS
    if present & ANY_FRUIT:
        wanted |= ROWS
    if present & APIARY:
        wanted |= COLUMNS
    if present & SHED:
        wanted |= ITEMS
    return wanted & open_
