"""Features of the garden: what grows in each zone by the rains and dice to come, and the ring of pumpkins."""

from __future__ import annotations

from math import exp
from typing import Final

from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import CLOCK, CLOCKS, RAINS_LEFT, SPAN, SPANS
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
from rules.three_sisters.state import ThreeSistersState

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
GAPS: Final = CATALOGUE.block("gaps_of_one", 7 * SPANS, "links that one pumpkin closes")
HOLES: Final = CATALOGUE.block("gaps_of_two", 4 * SPANS, "links that one pumpkin closes")


class Bed:
    """What is known of one zone at one time.

    ``features`` are its own, ``pumpkins`` the growing ones: the feature of no neighbour times 16 plus the
    place. ``plant``, ``water`` and ``best`` are what one action is about worth, in half points; ``beans``
    counts those planted.
    """

    __slots__ = ("beans", "best", "features", "plant", "pumpkins", "water")

    def __init__(  # noqa: PLR0913, PLR0917 - all that is known
        self, features: list[int], pumpkins: list[int], water: int, plant: int, best: int, beans: int
    ) -> None:
        self.features: Final = features
        self.pumpkins: Final = pumpkins
        self.water: Final = water
        self.plant: Final = plant
        self.best: Final = best
        self.beans: Final = beans


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


def add_garden(
    found: list[int], state: ThreeSistersState, player: int, uses: int, begun: int
) -> list[Bed]:
    """The features of all six beds and of the ring; the beds themselves for the turn."""
    sheet = state.sheets[player]
    span = SPAN[uses]
    rains = RAINS_LEFT[begun]
    clock = CLOCK[rains][uses]
    wet = ZONES
    before = clock
    if state.stage == EVENT and state.player == player and COMPONENTS.events[state.round - 1] == "rain":
        wet = min(ZONES, state.rained)
        before = CLOCK[rains + 1][uses]
    pumpkins = sheet.pumpkins
    crossed = sheet.crossed
    beside = NEIGHBOURS[pumpkins]
    beds: list[Bed] = []
    zone = 0
    for boxes in sheet.zones:
        now = clock if zone < wet else before
        key = boxes if crossed is None else boxes | crossed.crops[zone] << 4 * STRIDE
        known = _KNOWN[zone * CLOCKS + now]
        bed = known.get(key)
        if bed is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            bed = known[key] = _bed(zone, boxes, 0 if crossed is None else crossed.crops[zone], now)
        beds.append(bed)
        found += bed.features
        for growing in bed.pumpkins:
            found.append((growing >> 4) + beside[growing & 15])
        zone += 1
    found.append(GAPS + span * 7 + ONE_GAP[pumpkins])
    found.append(HOLES + span * 4 + TWO_GAP[pumpkins])
    return beds


# --- one bed --------------------------------------------------------------------------------------

WATERS: Final = (0.0, 1.0, 1.15, 1.3, 1.5, 1.8, 2.1, 2.5, 2.8, 3.5, 4.1)
"""About how often a zone is still watered, by the clock."""

LATE: Final = (0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
"""The span of a clock."""


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
    beans = (first & BEANS).bit_count()
    return Bed(features, pumpkins, round(2 * water), round(2 * plant), round(2 * max(water, plant)), beans)


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

