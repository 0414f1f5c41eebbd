"""What has been pencilled on a sheet, box by box: read off the sheet, pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.three_sisters import goods
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import HEIGHTS, STRIDE, crops_of, height
from rules.three_sisters.ring import LINKS, closed_links
from rules.three_sisters.sheet import Sheet, filled_boxes
from rules.three_sisters.tracks import CIRCLES, COUNT, FIRST_ITEM, LENGTHS

Shape: TypeAlias = Literal["hatch", "ring", "tick", "strike", "star", "red"]
Part: TypeAlias = Literal["crop", "track", "goods", "soil", "link"]

WHOLE: int = -1
"""Stands for all boxes of a crop or an item."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: ``number`` is zone times ``STRIDE`` plus crop, or a track, or a link; ``box`` from 0."""

    shape: Shape
    part: Part
    number: int
    box: int


def marks_of(sheet: Sheet) -> tuple[Mark, ...]:
    """Every mark on a sheet, in the order in which they are drawn."""
    marks: list[Mark] = []
    for zone in range(ZONES):
        _add_crops(marks, sheet, zone)
    for track in range(COUNT):
        _add_track(marks, sheet, track)
    marks += [Mark(goods_shape(box), "goods", 0, box) for box in goods_boxes(sheet)]
    first = COMPONENTS.first_compost
    marks += [Mark("hatch", "soil", 0, box) for box in range(first, sheet.compost)]
    marks += [Mark("strike", "soil", 0, box) for box in range(sheet.spent)]
    closed = closed_links(sheet.pumpkins)
    marks += [Mark("tick", "link", link, 0) for link in range(len(LINKS)) if closed >> link & 1]
    marks += _crossed(sheet)
    return tuple(marks)


def _add_crops(marks: list[Mark], sheet: Sheet, zone: int) -> None:
    boxes = sheet.zones[zone]
    for crop in crops_of(boxes & (1 << STRIDE) - 1):
        number, top = zone * STRIDE + crop, HEIGHTS[zone][crop] - 1
        marks.extend(
            Mark("ring" if box == top else "hatch", "crop", number, box) for box in range(height(boxes, crop))
        )


def _add_track(marks: list[Mark], sheet: Sheet, track: int) -> None:
    filled = filled_boxes(sheet, track)
    marks.extend(
        Mark("ring" if CIRCLES[track] >> box & 1 else "hatch", "track", track, box)
        for box in range(LENGTHS[track])
        if filled >> box & 1
    )


def goods_shape(box: int) -> Shape:
    """How a goods box is filled, by its place from 0: stars are struck through."""
    return "star" if (box + 1) % COMPONENTS.star_every == 0 else "hatch"


def goods_boxes(sheet: Sheet) -> list[int]:
    """The filled goods boxes from 0: those up to the last one without the stars crossed off."""
    last = goods.last_box(sheet)
    crossed = 0 if sheet.crossed is None else sheet.crossed.stars
    return [box for box in range(last) if not crossed >> box + 1 & 1]


def _crossed(sheet: Sheet) -> list[Mark]:
    """Farmer Edith's marks."""
    crossed = sheet.crossed
    if crossed is None:
        return []
    marks = [
        Mark("red", "crop", zone * STRIDE + crop, WHOLE)
        for zone in range(ZONES)
        for crop in crops_of(crossed.crops[zone])
    ]
    for track in range(FIRST_ITEM):
        marks += [
            Mark("red", "track", track, box)
            for box in range(LENGTHS[track])
            if crossed.boxes[track] >> box & 1
        ]
    marks += [Mark("red", "track", item, WHOLE) for item in range(FIRST_ITEM, COUNT) if crossed.boxes[item]]
    marks += [Mark("red", "goods", 0, star - 1) for star in goods.STARS if crossed.stars >> star & 1]
    return marks
