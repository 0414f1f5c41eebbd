"""Whether Farmer Edith can have crossed off what a sheet says she did (TS-19.6 to TS-19.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.three_sisters.components import ZONES
from rules.three_sisters.edith import ITEM_TARGETS, crossable_boxes
from rules.three_sisters.garden import BEANS, CORN, CROP_NAMES, CROPS, HEIGHTS, PUMPKINS, crops_of
from rules.three_sisters.goods import STARS, last_box
from rules.three_sisters.sheet import Crossed, Sheet
from rules.three_sisters.tracks import COUNT, FIRST_ITEM, NAMES
from rules.title import PositionError

CROSSABLE_ITEMS: Final = frozenset(item for items in ITEM_TARGETS.values() for item in items)


def check_marks(sheet: Sheet, crossed: Crossed) -> None:
    """Raises :class:`PositionError` for marks that Edith never makes, or not in this order."""
    for zone in range(ZONES):
        _check_zone(zone, sheet.zones[zone], crossed.crops[zone])
    for track in range(FIRST_ITEM):
        _check_track(track, sheet.levels[track], crossed.boxes[track])
    for item in range(FIRST_ITEM, COUNT):
        if crossed.boxes[item] and item not in CROSSABLE_ITEMS:
            raise PositionError(f"{NAMES[item]!r} is safe from Farmer Edith (TS-19.10).")
    stars = [star for star in STARS if star > last_box(sheet)]
    if _leaves_gap([crossed.stars >> star & 1 for star in stars]):
        raise PositionError("Farmer Edith crosses off the lowest star first (TS-19.11).")


def _check_zone(zone: int, boxes: int, crops: int) -> None:
    planted = crops & boxes
    if planted:
        name = f"{zone + 1}.{CROP_NAMES[crops_of(planted)[0]]}"
        raise PositionError(f"{name} is planted: Edith never crosses off a planted crop (TS-19.6).")
    by_height = sorted(crops_of(CROPS[zone] & PUMPKINS), key=lambda crop: -HEIGHTS[zone][crop])
    order = [*(1 << crop for crop in by_height), CROPS[zone] & CORN, CROPS[zone] & BEANS]
    for place, group in enumerate(order[:-1]):
        later = sum(order[place + 1 :])
        if group & ~(boxes | crops) and crops & later:
            raise PositionError(
                f"In zone {zone + 1} Edith crosses off pumpkins first, the tallest before others, "
                "then corn, then beans (TS-19.6)."
            )


def _check_track(track: int, level: int, boxes: int) -> None:
    crossable = crossable_boxes(track)
    if boxes & ~sum(1 << box for box in crossable):
        raise PositionError(
            f"Farmer Edith never crosses off that box of {NAMES[track]!r} (TS-19.14 to TS-19.17)."
        )
    left = [box for box in reversed(crossable) if box >= level]
    if _leaves_gap([boxes >> box & 1 for box in left]):
        raise PositionError(
            f"Farmer Edith crosses {NAMES[track]!r} off from the far end (TS-19.14, TS-19.17)."
        )


def _leaves_gap(marked: Sequence[int]) -> bool:
    """Whether something is marked after something that is not."""
    return 0 in marked and 1 in marked[marked.index(0) :]
