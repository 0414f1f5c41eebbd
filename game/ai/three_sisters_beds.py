"""Features of the garden: what grows in each zone by the rains and dice to come, and the ring of pumpkins."""

from __future__ import annotations

from math import exp
from typing import Final

from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import CLOCK, CLOCKS, RAINS_LEFT, SPANS, Moment
from rules.three_sisters import ring
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import (
    BEANS,
    CORN,
    CROPS,
    FIRST_BEAN,
    FIRST_PUMPKIN,
    HEIGHTS,
    LOWEST,
    PUMPKINS,
    STRIDE,
    height,
    plantable,
)
from rules.three_sisters.stages import EVENT

GROWING: Final = tuple(
    CATALOGUE.block(name, 5 * CLOCKS, said)
    for name, said in (
        ("corn_1", "young corn"),
        ("corn_2", "growing corn"),
        ("corn_3", "corn that one watering finishes"),
        ("beans", "growing beans"),
        ("bean_places", "corn that is ready for beans"),
        ("growing", "beds full of growing crops"),
    )
)
EMPTY_CORN: Final = CATALOGUE.block("empty_corn", 6 * SPANS, "room for corn")
PUMPKIN: Final = CATALOGUE.block("pumpkin", 9 * CLOCKS, "pumpkins beside others")
PLACE: Final = CATALOGUE.block("pumpkin_at", 12 * SPANS, "growing pumpkins")
NEED: Final = CATALOGUE.block("waterings_needed", 13 * CLOCKS)
TOP: Final = CATALOGUE.block("best_watering", 16 * CLOCKS, "a bed that one watering finishes")
GAPS: Final = CATALOGUE.block("gaps_of_one", 7 * SPANS, "links that one pumpkin closes")
HOLES: Final = CATALOGUE.block("gaps_of_two", 4 * SPANS, "links that one pumpkin closes")


class Bed:
    """What is known of one zone at one time.

    ``features`` are its own, ``pumpkins`` the growing ones: the feature of no neighbour times 16 plus the
    place. ``water``, ``plant`` and ``best`` are what one action is about worth, in half points; ``need``
    is how often its corn must be watered beyond the rains.
    """

    __slots__ = ("best", "features", "need", "plant", "pumpkins", "water")

    def __init__(
        self, features: list[int], pumpkins: list[int], worths: tuple[float, float], need: int
    ) -> None:
        self.features: Final = features
        self.pumpkins: Final = pumpkins
        self.water: Final = round(2 * worths[0])
        self.plant: Final = round(2 * worths[1])
        self.best: Final = max(self.water, self.plant)
        self.need: Final = need


MOST_KNOWN: Final = 3000
_KNOWN: Final[list[dict[int, Bed]]] = [{} for _ in range(ZONES * CLOCKS)]
"""Beds seen before, by zone and clock. Emptied when there are too many."""

NEIGHBOURS: Final = tuple(
    tuple(
        (pumpkins >> (place + 1) % ring.SIZE & 1) + (pumpkins >> (place - 1) % ring.SIZE & 1)
        for place in range(ring.SIZE)
    )
    for pumpkins in range(1 << ring.SIZE)
)
"""``NEIGHBOURS[pumpkins][place]``: how many of the two beside a place are harvested."""


def _gaps(pumpkins: int, neighbours: int) -> int:
    return sum(
        not pumpkins >> place & 1 and NEIGHBOURS[pumpkins][place] == neighbours for place in range(ring.SIZE)
    )


ONE_GAP: Final = tuple(_gaps(pumpkins, 1) for pumpkins in range(1 << ring.SIZE))
TWO_GAP: Final = tuple(min(3, _gaps(pumpkins, 2)) for pumpkins in range(1 << ring.SIZE))


def add_garden(moment: Moment, *, mine: bool) -> list[Bed]:
    """The features of all six beds and of the ring; the beds themselves for the turn."""
    found, sheet, state = moment.found, moment.sheet, moment.state
    rains = RAINS_LEFT[moment.begun]
    clock = before = CLOCK[rains][moment.uses]
    wet = ZONES
    if mine and state.stage == EVENT and COMPONENTS.events[state.round - 1] == "rain":
        wet = min(ZONES, state.rained)
        before = CLOCK[rains + 1][moment.uses]
    pumpkins = sheet.pumpkins
    crossed = sheet.crossed
    beside = NEIGHBOURS[pumpkins]
    beds: list[Bed] = []
    need = top = 0
    for zone, boxes in enumerate(sheet.zones):
        now = clock if zone < wet else before
        key = boxes if crossed is None else boxes | crossed.crops[zone] << 4 * STRIDE
        known = _KNOWN[zone * CLOCKS + now]
        bed = known.get(key)
        if bed is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            bed = known[key] = _bed(zone, boxes, 0 if crossed is None else crossed.crops[zone], now)
        beds.append(bed)
        need += bed.need
        top = max(top, bed.water)
        found += bed.features
        for growing in bed.pumpkins:
            found.append((growing >> 4) + beside[growing & 15])
    found.append(NEED + clock * 13 + min(need, 12))
    found.append(TOP + clock * 16 + min(top, 15))
    span = moment.span
    found.append(GAPS + span * 7 + ONE_GAP[pumpkins])
    found.append(HOLES + span * 4 + TWO_GAP[pumpkins])
    return beds


# --- one bed --------------------------------------------------------------------------------------

WATERS: Final[tuple[float, ...]] = (0.0, 1.0, 1.15, 1.3, 1.5, 1.8, 2.1, 2.5, 2.8, 3.5, 4.1)
"""About how often a zone is still watered, by the clock."""

LATE: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
"""The span of a clock."""

RAINS_OF: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3)
"""The rains to come of a clock."""


def _finished(needed: int, clock: int) -> float:
    """About how likely a crop that needs so many waterings is finished in time."""
    return 1.0 if needed <= 0 else 1 / (1 + exp((needed - WATERS[clock] - 0.4) / 0.45))


def _bed(zone: int, boxes: int, crossed: int, clock: int) -> Bed:
    first, second = boxes & LOWEST, boxes >> STRIDE & LOWEST
    third, top = boxes >> 2 * STRIDE & LOWEST, boxes >> 3 * STRIDE & LOWEST
    counts = (
        (first & ~second & CORN).bit_count(),
        (second & ~third & CORN).bit_count(),
        (third & ~top & CORN).bit_count(),
        (first & ~second & BEANS).bit_count(),
        (second & CORN & ~((first | crossed) >> FIRST_BEAN)).bit_count(),
    )
    features = [
        GROWING[number] + clock * 5 + min(count, 5) - 1 for number, count in enumerate(counts) if count
    ]
    pumpkins: list[int] = []
    water = 0.0
    for crop in range(FIRST_PUMPKIN, STRIDE):
        if not HEIGHTS[zone][crop] or not first >> crop & 1:
            continue
        needed = HEIGHTS[zone][crop] - height(boxes, crop)
        if needed:
            place = COMPONENTS.zones[zone].pumpkins[crop - FIRST_PUMPKIN]
            pumpkins.append((PUMPKIN + (clock * 3 + needed - 1) * 3) << 4 | place)
            features.append(PLACE + LATE[clock] * 12 + place)
            water += _pumpkin_worth(place) * (_finished(needed - 1, clock) - _finished(needed, clock))
    growing = sum(counts[:4]) + len(pumpkins)
    if growing:
        features.append(GROWING[5] + clock * 5 + min(growing, 9) // 2)
    left = CROPS[zone] & ~boxes & ~crossed
    features.append(EMPTY_CORN + LATE[clock] * 6 + (left & CORN).bit_count())
    corn = COMPONENTS.corn_points
    for needed, count in ((3, counts[0]), (2, counts[1]), (1, counts[2])):
        water += corn * count * (_finished(needed - 1, clock) - _finished(needed, clock))
    water += counts[3] * (1.0 - _finished(1, clock))
    plant = _planting(zone, plantable(zone, boxes) & ~crossed, clock)
    waterings = 3 if counts[0] else 2 if counts[1] else 1 if counts[2] or counts[3] else 0
    return Bed(features, pumpkins, (water, plant), max(0, waterings - RAINS_OF[clock]))


def _pumpkin_worth(place: int) -> float:
    return 0.5 * ring.GOODS[place] + 1.2


def _planting(zone: int, crops: int, clock: int) -> float:
    """About what the best two crops bring in time."""
    worths = [COMPONENTS.corn_points * _finished(3, clock)] * (crops & CORN).bit_count()
    worths += [COMPONENTS.bean_points * _finished(1, clock)] * (crops & BEANS).bit_count()
    for number, place in enumerate(COMPONENTS.zones[zone].pumpkins):
        if crops & PUMPKINS & 1 << FIRST_PUMPKIN + number:
            needed = HEIGHTS[zone][FIRST_PUMPKIN + number] - 1
            worths.append(_pumpkin_worth(place) * _finished(needed, clock))
    worths.sort(reverse=True)
    return sum(worths[:2])
