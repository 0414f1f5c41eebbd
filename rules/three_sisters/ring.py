"""The ring of twelve pumpkins and the perennials between them (TS-9.4 to TS-9.7, TS-13.15).

A set of pumpkins is an int with one bit a place of the ring; a set of links likewise: link ``i``
lies between the places ``i`` and ``i + 1``, the last one between 11 and 0.
"""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import FIRST_PUMPKIN, STRIDE
from rules.three_sisters.tracks import TRACK_OF_NAME

SIZE: Final = len(COMPONENTS.pumpkins)
ALL: Final = (1 << SIZE) - 1
GOODS: Final = tuple(pumpkin.goods for pumpkin in COMPONENTS.pumpkins)
LINKS: Final = tuple(TRACK_OF_NAME[name] for name in COMPONENTS.links)
"""For each link the perennial that it names."""


def _places(zone: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (1 << STRIDE * (COMPONENTS.pumpkins[ring].height - 1) + FIRST_PUMPKIN + number, ring)
        for number, ring in enumerate(COMPONENTS.zones[zone].pumpkins)
    )


PLACES: Final = tuple(_places(zone) for zone in range(ZONES))
"""For each zone its pumpkins as (circle, place in the ring), clockwise."""


def closed_links(pumpkins: int) -> int:
    """The links whose two pumpkins are both in the set."""
    return pumpkins & (pumpkins >> 1 | (pumpkins & 1) << SIZE - 1)


def longest_run(pumpkins: int) -> int:
    """The length of the longest unbroken run in the ring; all twelve make 12 (TS-13.15)."""
    length = 0
    while pumpkins:
        length += 1
        if length == SIZE:
            break
        pumpkins = closed_links(pumpkins)
    return length
