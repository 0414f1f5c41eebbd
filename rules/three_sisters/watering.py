"""Water actions and rain: every growing crop of a zone gets its next box (TS-4.4, TS-7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters.events import CropHarvested, ZoneWatered
from rules.three_sisters.garden import (
    BEAN_CIRCLES,
    CORN_CIRCLES,
    PUMPKIN_CIRCLES,
    crops_of_boxes,
    growth,
)
from rules.three_sisters.harvest import harvest_pumpkins
from rules.three_sisters.sheet import Sheet
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def water(
    state: ThreeSistersState, sheet: Sheet, zone: int, events: list[Event] | None, *, rain: bool = False
) -> None:
    """Waters a zone; all boxes are filled before anything they give is resolved (TS-16.4)."""
    new = growth(zone, sheet.zones[zone])
    if not new:
        return
    sheet.zones[zone] |= new
    sheet.changed = True
    if events is not None:
        events.append(ZoneWatered(state.player, zone, crops_of_boxes(new), rain))
        ripe = crops_of_boxes(new & (CORN_CIRCLES | BEAN_CIRCLES))
        events += [CropHarvested(state.player, zone, crop) for crop in ripe]
    circles = new & PUMPKIN_CIRCLES[zone]
    if circles:
        harvest_pumpkins(state, sheet, zone, circles, events)
