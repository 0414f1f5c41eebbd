"""The garden as bits: six zones of corn, beans and pumpkins (TS-4, TS-9).

A zone is one int with a bit for every box. The crops of a zone are numbered alike in all zones:
corn 0 to 4, the bean beside corn ``c`` is ``5 + c``, pumpkins 10 to 12. The bit of box ``h`` of a
crop (from 1 upwards) is ``STRIDE * (h - 1) + crop``, so that moving all bits up by ``STRIDE``
names the boxes above the filled ones: watering a whole zone is one shift. Sets of crops are the
bits of their lowest boxes. Zones are numbered from 0 here, from 1 in the notation.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.three_sisters.components import COMPONENTS, ZONES

STRIDE: Final = 13
FIRST_BEAN: Final = 5
FIRST_PUMPKIN: Final = 10
CORN_BOXES: Final = 4
BEAN_BOXES: Final = 2

CORN: Final = (1 << FIRST_BEAN) - 1
BEANS: Final = CORN << FIRST_BEAN
PUMPKINS: Final = (1 << STRIDE) - 1 - CORN - BEANS
LOWEST: Final = (1 << STRIDE) - 1
"""The lowest boxes of all crops there can be."""

NEEDS_NO_CORN: Final = CORN | PUMPKINS
TO_BEAN: Final = STRIDE - FIRST_BEAN
"""How far the second box of a corn stands above the first box of its bean."""

CORN_CIRCLES: Final = CORN << STRIDE * (CORN_BOXES - 1)
BEAN_CIRCLES: Final = BEANS << STRIDE * (BEAN_BOXES - 1)

CROP_NAMES: Final = (
    *(f"corn{number}" for number in range(1, 6)),
    *(f"bean{number}" for number in range(1, 6)),
    *(f"pumpkin{number}" for number in range(1, 4)),
)
CROP_OF_NAME: Final = {name: crop for crop, name in enumerate(CROP_NAMES)}


def _heights(zone: int) -> tuple[int, ...]:
    """How many boxes each crop of a zone has, 0 for one that the zone lacks."""
    corn = COMPONENTS.zones[zone].corn
    pumpkins = [COMPONENTS.pumpkins[ring].height for ring in COMPONENTS.zones[zone].pumpkins]
    pumpkins += [0] * (STRIDE - FIRST_PUMPKIN - len(pumpkins))
    missing = FIRST_BEAN - corn
    return (*[CORN_BOXES] * corn, *[0] * missing, *[BEAN_BOXES] * corn, *[0] * missing, *pumpkins)


HEIGHTS: Final = tuple(_heights(zone) for zone in range(ZONES))
"""``HEIGHTS[zone][crop]`` in boxes, 0 where there is no such crop."""

BOXES: Final = tuple(
    sum(1 << STRIDE * level + crop for crop in range(STRIDE) for level in range(HEIGHTS[zone][crop]))
    for zone in range(ZONES)
)
"""All boxes of each zone."""

CROPS: Final = tuple(boxes & LOWEST for boxes in BOXES)
"""The crops of each zone."""

PUMPKIN_CIRCLES: Final = tuple(
    sum(
        1 << STRIDE * (HEIGHTS[zone][crop] - 1) + crop
        for crop in range(FIRST_PUMPKIN, STRIDE)
        if HEIGHTS[zone][crop]
    )
    for zone in range(ZONES)
)
"""The circles of each zone's pumpkins."""


def plantable(zone: int, boxes: int) -> int:
    """The crops of a zone that can be planted: a bean needs corn two boxes high (TS-4.2, TS-4.3)."""
    return CROPS[zone] & ~boxes & (NEEDS_NO_CORN | boxes >> TO_BEAN)


def growth(zone: int, boxes: int) -> int:
    """The boxes that watering a zone fills: the next one of every growing crop (TS-4.4)."""
    return boxes << STRIDE & BOXES[zone] & ~boxes


def height(boxes: int, crop: int) -> int:
    """The height of a crop: the number of its filled boxes (TS-1.9)."""
    column = boxes >> crop
    return (column & 1) + (column >> STRIDE & 1) + (column >> 2 * STRIDE & 1) + (column >> 3 * STRIDE & 1)


@cache
def crops_of(crops: int) -> tuple[int, ...]:
    """The crops of a set in canonical order: corn, beans, pumpkins by number."""
    return tuple(crop for crop in range(STRIDE) if crops >> crop & 1)


def crops_of_boxes(boxes: int) -> tuple[int, ...]:
    """The crops that a set of boxes belongs to, at most one box of each, in canonical order."""
    return crops_of((boxes | boxes >> STRIDE | boxes >> 2 * STRIDE | boxes >> 3 * STRIDE) & LOWEST)
