"""Harvesting in the garden: pumpkins give goods at once and close the links of the ring (TS-9.5, TS-9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters import goods
from rules.three_sisters.events import CropHarvested, LinkClosed
from rules.three_sisters.filling import owe
from rules.three_sisters.garden import crops_of_boxes
from rules.three_sisters.ring import GOODS, LINKS, PLACES, closed_links
from rules.three_sisters.sheet import Sheet
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def harvest_pumpkins(
    state: ThreeSistersState, sheet: Sheet, zone: int, circles: int, events: list[Event] | None
) -> None:
    """Gives the goods of the pumpkins whose circles were just filled, and the links they close."""
    before = sheet.pumpkins
    count = 0
    for circle, place in PLACES[zone]:
        if circles & circle:
            sheet.pumpkins |= 1 << place
            count += GOODS[place]
    if events is not None:
        events += [CropHarvested(state.player, zone, crop) for crop in crops_of_boxes(circles)]
    goods.gain(state, sheet, count, events)
    closed = closed_links(sheet.pumpkins) & ~closed_links(before)
    link = 0
    while closed:
        if closed & 1:
            if events is not None:
                events.append(LinkClosed(state.player, link, LINKS[link]))
            owe(state, (1 << LINKS[link],), events)
        closed >>= 1
        link += 1
