"""Where everything stands on the garden page, in units: zones, crops, the ring, perennials.

Three columns of two beds. Each bed is a grid of three by two slots: the first holds the sign, the
others a corn with its bean or grass. The ring of pumpkins runs along the outer edge on a vine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.tables.three_sisters.places import BOX, Area, Spot
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import FIRST_BEAN, FIRST_PUMPKIN
from rules.three_sisters.tracks import FIRST_ROW

SLOTS: Final = {3: (1, 2, 4), 4: (1, 2, 4, 5), 5: (1, 2, 3, 4, 5)}
"""By the number of corn in a zone: their slots, row by row. Slot 0 is the sign's."""

COLUMN_OF: Final = (0, 1, 2, 2, 1, 0)
ROW_OF: Final = (0, 0, 0, 1, 1, 1)
"""The beds run clockwise from the top left."""

GROUND: Final = 8.0
"""How far above the lower edge of its slot a crop stands."""


@dataclass(frozen=True, slots=True)
class GardenShape:
    """The measures of one of the two forms of the page."""

    size: tuple[float, float]
    beds: Area
    side: float
    strip: float
    gap: float
    pitch: float
    link: float
    perennials: Area
    columns: int
    perennial_pitch: float
    perennial_head: float


TALL: Final = GardenShape(
    size=(760, 862),
    beds=Area(16, 50, 728, 556),
    side=62,
    strip=47,
    gap=10,
    pitch=24.2,
    link=16,
    perennials=Area(16, 616, 728, 232),
    columns=6,
    perennial_pitch=24.6,
    perennial_head=72,
)
"""Beside the yard page: perennials below the beds."""

WIDE: Final = GardenShape(
    size=(958, 540),
    beds=Area(14, 12, 648, 516),
    side=59,
    strip=42,
    gap=10,
    pitch=22.8,
    link=14.5,
    perennials=Area(672, 12, 272, 516),
    columns=3,
    perennial_pitch=28.6,
    perennial_head=74,
)
"""Alone under its tab: perennials beside the beds."""


@dataclass(frozen=True, slots=True)
class Pumpkin:
    """A place of the ring: its capsule, its boxes in the order of growth, where its goods are told."""

    capsule: Area
    spots: tuple[Spot, ...]
    upright: bool
    goods: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Perennial:
    """A perennial's card and its boxes from the bottom up."""

    card: Area
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class GardenPlan:
    """The page. ``beds`` are whole, ``inner`` without the ring's strips; crops are by (zone, crop)."""

    shape: GardenShape
    beds: tuple[Area, ...]
    inner: tuple[Area, ...]
    signs: tuple[Area, ...]
    slots: tuple[tuple[Area, ...], ...]
    crops: Mapping[tuple[int, int], tuple[Spot, ...]]
    pumpkins: tuple[Pumpkin, ...]
    links: tuple[tuple[float, float], ...]
    perennials: tuple[Perennial, ...]


@cache
def garden_plan(shape: GardenShape) -> GardenPlan:
    """The page in one of its forms."""
    beds = tuple(_bed(shape, zone) for zone in range(ZONES))
    inner = tuple(_inner(shape, zone) for zone in range(ZONES))
    slots = tuple(_slots(area) for area in inner)
    crops: dict[tuple[int, int], tuple[Spot, ...]] = {}
    for zone in range(ZONES):
        _place_corn(crops, shape, slots[zone], zone)
    ring = _ring(shape)
    for zone in range(ZONES):
        for number, place in enumerate(COMPONENTS.zones[zone].pumpkins):
            crops[zone, FIRST_PUMPKIN + number] = ring[place].spots
    return GardenPlan(
        shape,
        beds,
        inner,
        tuple(zone_slots[0] for zone_slots in slots),
        slots,
        crops,
        ring,
        _links(shape, ring),
        tuple(_perennial(shape, number) for number in range(FIRST_ROW)),
    )


# --- beds ---------------------------------------------------------------------------------------


def _zone_width(shape: GardenShape) -> float:
    return (shape.beds.w - 2 * shape.side - 2 * shape.gap) / 3


def _row_height(shape: GardenShape) -> float:
    return (shape.beds.h - shape.gap) / 2


def _bed(shape: GardenShape, zone: int) -> Area:
    inner, column, row = _zone_width(shape), COLUMN_OF[zone], ROW_OF[zone]
    outer = shape.side + inner
    x = shape.beds.x + (0.0, outer + shape.gap, outer + inner + 2 * shape.gap)[column]
    y = shape.beds.y + row * (_row_height(shape) + shape.gap)
    return Area(x, y, inner if column == 1 else outer, _row_height(shape))


def _inner(shape: GardenShape, zone: int) -> Area:
    bed = _bed(shape, zone)
    x = bed.x + (shape.side if COLUMN_OF[zone] == 0 else 0)
    top = shape.strip + 2 if ROW_OF[zone] == 0 else 4
    return Area(x, bed.y + top, _zone_width(shape), bed.h - shape.strip - 6)


def _slots(inner: Area) -> tuple[Area, ...]:
    w, h = inner.w / 3, inner.h / 2
    return tuple(Area(inner.x + w * (place % 3), inner.y + h * (place // 3), w, h) for place in range(6))


def _place_corn(
    crops: dict[tuple[int, int], tuple[Spot, ...]], shape: GardenShape, slots: tuple[Area, ...], zone: int
) -> None:
    """Corn four boxes high, its bean at its right beside the corn's second and third box."""
    for number, place in enumerate(SLOTS[COMPONENTS.zones[zone].corn]):
        slot = slots[place]
        foot = slot.bottom - GROUND - BOX / 2 - 1
        corn_x, bean_x = slot.cx - BOX / 2 - 2.4, slot.cx + BOX / 2 + 2.4
        crops[zone, number] = tuple(
            Spot(corn_x, foot - shape.pitch * box - (box == 3), box == 3) for box in range(4)
        )
        crops[zone, FIRST_BEAN + number] = (
            Spot(bean_x, foot - shape.pitch),
            Spot(bean_x, foot - shape.pitch * 2 - 1, circle=True),
        )


# --- the ring -----------------------------------------------------------------------------------


def _ring(shape: GardenShape) -> tuple[Pumpkin, ...]:
    """The twelve pumpkins clockwise from the lower left of zone 1."""
    middles = [_inner(shape, zone).cx for zone in range(3)]
    top, bottom = shape.beds.y + shape.strip / 2, shape.beds.bottom - shape.strip / 2
    left, right = shape.beds.x + shape.side / 2, shape.beds.right - shape.side / 2
    upper, lower = _left_pair(shape)
    high, low = _right_pair(shape)
    border = _border(shape)
    return (
        _upright(shape, 0, left, lower),
        _upright(shape, 1, left, upper),
        _lying(shape, 2, middles[0] - 6, top),
        _lying(shape, 3, middles[1], top),
        _lying(shape, 4, middles[2] + 6, top),
        _upright(shape, 5, right, (top + border) / 2 - _length(shape, 5) / 2),
        _upright(shape, 6, right, high),
        _upright(shape, 7, right, low),
        _lying(shape, 8, middles[2] + 6, bottom),
        _lying(shape, 9, middles[1], bottom),
        _lying(shape, 10, middles[0] - 6, bottom),
        _upright(shape, 11, left, (border + bottom) / 2 - _length(shape, 11) / 2),
    )


def _border(shape: GardenShape) -> float:
    """Where the two rows of beds meet."""
    return shape.beds.y + _row_height(shape) + shape.gap / 2


def _length(shape: GardenShape, place: int) -> float:
    """How long the boxes of a pumpkin are."""
    return (COMPONENTS.pumpkins[place].height - 1) * shape.pitch + BOX


def _left_pair(shape: GardenShape) -> tuple[float, float]:
    """The tops of the two pumpkins of zone 1 on the left edge, and between them room for their link."""
    start = shape.beds.y + shape.strip / 2 + shape.link + 7
    end = _border(shape) - shape.link - 7
    lengths = _length(shape, 1), _length(shape, 0)
    gap = (end - start - sum(lengths) - 2 * shape.link) / 4
    return start + gap, end - gap - lengths[1]


def _right_pair(shape: GardenShape) -> tuple[float, float]:
    """The same for zone 4 on the right edge."""
    start = _border(shape) + shape.link + 7
    end = shape.beds.bottom - shape.strip / 2 - shape.link - 7
    lengths = _length(shape, 6), _length(shape, 7)
    gap = (end - start - sum(lengths) - 2 * shape.link) / 4
    return start + gap, end - gap - lengths[1]


def _upright(shape: GardenShape, place: int, middle: float, top: float) -> Pumpkin:
    """A pumpkin that grows upwards, its goods told at the right of its circle."""
    length, count = _length(shape, place), COMPONENTS.pumpkins[place].height
    x = middle - shape.side / 2 + 8 + BOX / 2
    spots = tuple(
        Spot(x, top + length - BOX / 2 - shape.pitch * box, box == count - 1) for box in range(count)
    )
    capsule = Area(middle - shape.side / 2 + 3, top - 5, shape.side - 6, length + 10)
    return Pumpkin(capsule, spots, upright=True, goods=((x + BOX / 2 + capsule.right) / 2, top + BOX / 2))


def _lying(shape: GardenShape, place: int, middle: float, y: float) -> Pumpkin:
    """A pumpkin that grows to the right, its goods told behind its circle."""
    length, count = _length(shape, place), COMPONENTS.pumpkins[place].height
    width = length + 38
    x = middle - width / 2
    spots = tuple(
        Spot(x + BOX / 2 + shape.pitch * box + (box == count - 1), y, box == count - 1)
        for box in range(count)
    )
    capsule = Area(x - 8, y - BOX / 2 - 6, width + 15, BOX + 12)
    return Pumpkin(capsule, spots, upright=False, goods=(x + length + 11, y))


def _links(shape: GardenShape, ring: tuple[Pumpkin, ...]) -> tuple[tuple[float, float], ...]:
    """The middles of the twelve links; link ``i`` lies between the places ``i`` and ``i`` + 1."""
    top, bottom = shape.beds.y + shape.strip / 2, shape.beds.bottom - shape.strip / 2
    left, right = shape.beds.x + shape.side / 2, shape.beds.right - shape.side / 2
    border = _border(shape)
    first, second = _bed(shape, 1).x - shape.gap / 2, _bed(shape, 2).x - shape.gap / 2
    return (
        (left, (ring[1].capsule.bottom + ring[0].capsule.y) / 2),
        (left, top),
        (first, top),
        (second, top),
        (right, top),
        (right, border),
        (right, (ring[6].capsule.bottom + ring[7].capsule.y) / 2),
        (right, bottom),
        (second, bottom),
        (first, bottom),
        (left, bottom),
        (left, border),
    )


# --- perennials ---------------------------------------------------------------------------------


def _perennial(shape: GardenShape, number: int) -> Perennial:
    area, gap = shape.perennials, 7.0
    rows = FIRST_ROW // shape.columns
    w = (area.w - gap * (shape.columns - 1)) / shape.columns
    h = (area.h - gap * (rows - 1)) / rows
    card = Area(
        area.x + (w + gap) * (number % shape.columns), area.y + (h + gap) * (number // shape.columns), w, h
    )
    x, foot = card.x + 11 + BOX / 2, card.bottom - 9 - BOX / 2
    spots = tuple(Spot(x, foot - shape.perennial_pitch * box, box == 5) for box in range(6))
    return Perennial(card, spots)
