"""Resolving the pending list: what each entry may fill, and when entries are lost (TS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters.actions import PASS_EXTRA, WATER
from rules.three_sisters.choices import (
    BONUS_CHOICES,
    COLUMN_CHOICES,
    ITEM_CHOICES,
    PERENNIAL_CHOICES,
    ROW_CHOICES,
)
from rules.three_sisters.components import ZONES
from rules.three_sisters.events import ActionsLost
from rules.three_sisters.garden import growth
from rules.three_sisters.owed import (
    ANY_FRUIT,
    ANY_PERENNIAL,
    APIARY,
    BONUS,
    FRUIT_ENTRIES,
    GARDEN_ENTRIES,
    NAMED_FRUIT,
    NAMED_PERENNIALS,
    PERENNIAL_ENTRIES,
    PLANT,
    PLANT_ENTRIES,
    PLANT_OR_WATER,
    SHED,
    WATER_ENTRIES,
    kinds,
    tracks_for,
)
from rules.three_sisters.owed import WATER as WATER_ENTRY
from rules.three_sisters.planting import can_plant, plantings
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import COLUMNS, ITEMS, PERENNIALS, ROWS
from rules.three_sisters.weather import COLD, LIGHTNING
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

EVERY_ZONE: Final = range(ZONES)


def open_tracks(state: ThreeSistersState, sheet: Sheet) -> int:
    """The tracks that can take a box in this weather: in Cold none of the apiary (TS-20.7)."""
    return sheet.open & ~COLUMNS if state.weather == COLD else sheet.open


def can_water(state: ThreeSistersState, sheet: Sheet, zone: int) -> bool:
    """Whether a water action in a zone could fill a box; never in Lightning (TS-4.6, TS-20.6)."""
    return state.weather != LIGHTNING and growth(zone, sheet.zones[zone]) != 0


def can_resolve(state: ThreeSistersState, sheet: Sheet) -> bool:
    """Whether any entry on the pending list can fill a box now (TS-16.6)."""
    present = kinds(state.owed)
    if tracks_for(present, open_tracks(state, sheet)):
        return True
    if present & PLANT_ENTRIES and any(can_plant(state, sheet, zone) for zone in EVERY_ZONE):
        return True
    return present & WATER_ENTRIES != 0 and any(can_water(state, sheet, zone) for zone in EVERY_ZONE)


def extra_choices(state: ThreeSistersState, sheet: Sheet) -> list[Action]:
    """Every way to resolve an entry; ``pass extra`` when there is none (TS-22.15)."""
    present = kinds(state.owed)
    open_ = open_tracks(state, sheet)
    actions: list[Action] = []
    if present & PERENNIAL_ENTRIES:
        wanted = PERENNIALS if present & ANY_PERENNIAL else present & NAMED_PERENNIALS
        actions += PERENNIAL_CHOICES.of(wanted & open_)
    if present & FRUIT_ENTRIES:
        wanted = ROWS if present & ANY_FRUIT else present & NAMED_FRUIT
        actions += ROW_CHOICES.of(wanted & open_)
    if present & APIARY:
        actions += COLUMN_CHOICES.of(open_ & COLUMNS)
    if present & SHED:
        actions += ITEM_CHOICES.of(open_ & ITEMS)
    if present & BONUS:
        actions += BONUS_CHOICES.of(open_)
    if present & GARDEN_ENTRIES:
        for zone in EVERY_ZONE:
            if present & PLANT_ENTRIES:
                actions += plantings(state, sheet, zone)
            if present & WATER_ENTRIES and can_water(state, sheet, zone):
                actions.append(WATER[zone])
    return actions or [PASS_EXTRA]


def use_up(state: ThreeSistersState, named: int, free: int) -> None:
    """Takes the narrowest fitting entry off the list: ``named`` if it is there, else ``free`` (TS-16.7)."""
    state.owed.remove(named if named in state.owed else free)


def use_plant(state: ThreeSistersState) -> None:
    """A plant action uses up a plant entry before a plant-or-water one (TS-16.7)."""
    use_up(state, PLANT, PLANT_OR_WATER)


def use_water(state: ThreeSistersState) -> None:
    """A water action uses up a water entry before a plant-or-water one (TS-16.7)."""
    use_up(state, WATER_ENTRY, PLANT_OR_WATER)


def lose(state: ThreeSistersState, events: list[Event] | None) -> None:
    """All entries are lost together (TS-16.6)."""
    if events is not None:
        events.append(ActionsLost(state.player, tuple(state.owed)))
    state.owed = []
