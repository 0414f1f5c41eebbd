"""Where everything stands on the yard page, in units: apiary, fruit, shed, goods and compost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.tables.three_sisters.places import BOX, Area, Spot
from rules.three_sisters.compost import BOXES as COMPOST_BOXES
from rules.three_sisters.goods import BOXES as GOODS_BOXES
from rules.three_sisters.tracks import CIRCLES, COUNT, FIRST_COLUMN, FIRST_ITEM, FIRST_ROW, LENGTHS

HEAD: Final = 38.0
"""How much of a section its heading takes."""


@dataclass(frozen=True, slots=True)
class YardShape:
    """The measures of one of the two forms of the page; ``goods`` and ``soil`` have so many columns."""

    size: tuple[float, float]
    apiary: Area
    fruit: Area
    shed: Area
    goods: Area
    goods_columns: int
    soil: Area
    soil_columns: int
    column_pitch: float
    column_lefts: tuple[float, float, float, float]


TALL: Final = YardShape(
    size=(668, 862),
    apiary=Area(16, 50, 328, 208),
    fruit=Area(354, 50, 298, 208),
    shed=Area(16, 268, 636, 330),
    goods=Area(16, 608, 440, 240),
    goods_columns=15,
    soil=Area(466, 608, 186, 240),
    soil_columns=5,
    column_pitch=26.0,
    column_lefts=(14, 91, 166, 246),
)

WIDE: Final = YardShape(
    size=(958, 540),
    apiary=Area(14, 12, 304, 196),
    fruit=Area(14, 216, 304, 168),
    shed=Area(326, 12, 618, 320),
    goods=Area(326, 340, 618, 188),
    goods_columns=20,
    soil=Area(14, 392, 304, 136),
    soil_columns=10,
    column_pitch=24.6,
    column_lefts=(12, 80, 149, 229),
)


@dataclass(frozen=True, slots=True)
class Strip:
    """A track's boxes in the order in which they are filled, and the area that stands for it."""

    area: Area
    spots: tuple[Spot, ...]

    def moved(self, x: float, y: float) -> Strip:
        """The same at another place."""
        area = Area(self.area.x + x, self.area.y + y, self.area.w, self.area.h)
        return Strip(area, tuple(Spot(spot.x + x, spot.y + y, spot.circle) for spot in self.spots))


@dataclass(frozen=True, slots=True)
class YardPlan:
    """The page. ``tracks`` are by track, from the first fruit row on."""

    shape: YardShape
    tracks: dict[int, Strip]
    goods: tuple[Spot, ...]
    soil: tuple[Spot, ...]


@cache
def yard_plan(shape: YardShape) -> YardPlan:
    """The page in one of its forms."""
    tracks: dict[int, Strip] = {}
    for row in range(FIRST_ROW, FIRST_COLUMN):
        tracks[row] = _row(shape, row)
    for column in range(FIRST_COLUMN, FIRST_ITEM):
        tracks[column] = _column(shape, column)
    for item in range(FIRST_ITEM, COUNT):
        tracks[item] = _item(shape, item)
    return YardPlan(
        shape,
        tracks,
        _grid(shape.goods, shape.goods_columns, GOODS_BOXES),
        _grid(shape.soil, shape.soil_columns, COMPOST_BOXES),
    )


def _circle(track: int, box: int) -> bool:
    return bool(CIRCLES[track] >> box & 1)


def _row(shape: YardShape, row: int) -> Strip:
    """A fruit row: its picture, then the boxes rightwards."""
    area = shape.fruit
    height = (area.h - HEAD - 8) / (FIRST_COLUMN - FIRST_ROW)
    strip = Area(area.x + 6, area.y + HEAD + height * (row - FIRST_ROW), area.w - 12, height)
    pitch = (strip.w - 46) / 9
    spots = tuple(
        Spot(strip.x + 44 + pitch * (box + 0.5), strip.cy, _circle(row, box)) for box in range(LENGTHS[row])
    )
    return Strip(strip, spots)


def _column(shape: YardShape, column: int) -> Strip:
    """An apiary column: the boxes upwards, what each gives at its right, its name below."""
    area, number = shape.apiary, column - FIRST_COLUMN
    lefts = (*shape.column_lefts, area.w - 4)
    strip = Area(
        area.x + lefts[number] - 6, area.y + HEAD - 4, lefts[number + 1] - lefts[number], area.h - HEAD - 2
    )
    x, foot = area.x + lefts[number] + 3 + BOX / 2, area.bottom - 36 - BOX / 2
    spots = tuple(
        Spot(x, foot - shape.column_pitch * box, _circle(column, box)) for box in range(LENGTHS[column])
    )
    return Strip(strip, spots)


def _item(shape: YardShape, item: int) -> Strip:
    """A shed item: its picture, its name, below it the boxes rightwards."""
    area, number = shape.shed, item - FIRST_ITEM
    gap = 4.0
    w = (area.w - 18 - 2 * gap) / 3
    h = (area.h - HEAD - 6) / 5
    card = Area(area.x + 9 + (w + gap) * (number % 3), area.y + HEAD + h * (number // 3), w, h - gap)
    spots = tuple(
        Spot(card.x + 51 + BOX / 2 + 23 * box, card.bottom - 4 - BOX / 2, _circle(item, box))
        for box in range(LENGTHS[item])
    )
    return Strip(card, spots)


def _grid(area: Area, columns: int, count: int) -> tuple[Spot, ...]:
    """Boxes like lines of writing."""
    across = (area.w - 24) / columns
    down = (area.h - HEAD - 8) / -(-count // columns)
    return tuple(
        Spot(area.x + 12 + across * (place % columns + 0.5), area.y + HEAD + down * (place // columns + 0.5))
        for place in range(count)
    )
