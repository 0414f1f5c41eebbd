"""Plant actions: the lowest boxes of two crops, three with the Seed Spreader, Windy or not (TS-4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters.actions import Plant
from rules.three_sisters.choices import garden_choices, windy_choices
from rules.three_sisters.events import CropsPlanted
from rules.three_sisters.garden import PUMPKIN_CIRCLES, crops_of, plantable
from rules.three_sisters.harvest import harvest_pumpkins
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import SEED_SPREADER
from rules.three_sisters.weather import ADJACENT, WINDY
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def plantable_in(sheet: Sheet, zone: int) -> int:
    """The crops of a zone that can be planted now, Edith's marks considered (TS-4.3, TS-19.18)."""
    crops = plantable(zone, sheet.zones[zone])
    return crops if sheet.crossed is None else crops & ~sheet.crossed.crops[zone]


def most_crops(sheet: Sheet) -> int:
    """How many crops one plant action takes (TS-4.2, TS-13.17)."""
    return 3 if sheet.complete >> SEED_SPREADER & 1 else 2


def crops_beside(sheet: Sheet, zone: int) -> tuple[tuple[int, int], ...]:
    """The crops of the adjacent zones that can be planted, as (zone, crop) (TS-20.10)."""
    return tuple((other, crop) for other in ADJACENT[zone] for crop in crops_of(plantable_in(sheet, other)))


def can_plant(state: ThreeSistersState, sheet: Sheet, zone: int) -> bool:
    """Whether a plant action in a zone could fill a box (TS-4.6, TS-20.11)."""
    if plantable_in(sheet, zone):
        return True
    if state.weather != WINDY:
        return False
    down, up = ADJACENT[zone]
    return plantable_in(sheet, down) | plantable_in(sheet, up) != 0


def plantings(state: ThreeSistersState, sheet: Sheet, zone: int) -> tuple[Action, ...] | list[Action]:
    """Every plant action in a zone (TS-22.2)."""
    crops, most = plantable_in(sheet, zone), most_crops(sheet)
    if state.weather != WINDY:
        return garden_choices(zone, crops, most)
    down, up = ADJACENT[zone]
    beside_down, beside_up = plantable_in(sheet, down), plantable_in(sheet, up)
    if not beside_down and not beside_up:
        return garden_choices(zone, crops, most - 1)
    beside = windy_choices(zone, crops, down, beside_down, most)
    return beside + windy_choices(zone, crops, up, beside_up, most)


def plant(state: ThreeSistersState, sheet: Sheet, action: Plant, events: list[Event] | None) -> None:
    """Fills the lowest boxes; a crop one box high is harvested by that (TS-4.2, TS-4.5)."""
    zone, crops = action.zone, action.crops
    sheet.zones[zone] |= crops
    for other, crop in action.beside:
        sheet.zones[other] |= 1 << crop
    sheet.changed = True
    if events is not None:
        places = (*((zone, crop) for crop in crops_of(crops)), *action.beside)
        events.append(CropsPlanted(state.player, places))
    ripe = crops & PUMPKIN_CIRCLES[zone]
    if ripe:
        harvest_pumpkins(state, sheet, zone, ripe, events)
    for other, crop in action.beside:
        if 1 << crop & PUMPKIN_CIRCLES[other]:
            harvest_pumpkins(state, sheet, other, 1 << crop, events)
