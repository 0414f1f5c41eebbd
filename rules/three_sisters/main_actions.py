"""The two main actions of the die in use: garden action and rondel action (TS-3, TS-4, TS-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters.actions import GOODS, MARKET, PASS_GARDEN, PASS_RONDEL, WATER
from rules.three_sisters.adjusting import home_zone, zones_in_reach
from rules.three_sisters.choices import (
    CAN_WATER,
    COLUMN_CHOICES,
    ITEM_CHOICES,
    MULCH_CHOICES,
    ROW_CHOICES,
    garden_choices,
)
from rules.three_sisters.extras import can_water, open_tracks
from rules.three_sisters.garden import growth
from rules.three_sisters.planting import can_plant, most_crops, plantable_in, plantings
from rules.three_sisters.rondel import (
    COMPOST_GOODS,
    HIVE_FRUIT_A,
    HIVE_FRUIT_B,
    PLANT_WATER,
)
from rules.three_sisters.rondel import MARKET as MARKET_SPACE
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.stages import GARDEN, RONDEL
from rules.three_sisters.tracks import COLUMNS, ITEMS, MULCH, PERENNIALS, ROWS
from rules.three_sisters.weather import LIGHTNING, WINDY
from rules.title import Action

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def can_garden_at_home(state: ThreeSistersState, sheet: Sheet) -> bool:
    """Whether planting or watering fills a box at the die's own or fixed value (TS-4.7)."""
    zone = home_zone(state)
    return can_plant(state, sheet, zone) or can_water(state, sheet, zone)


def main_choices(state: ThreeSistersState, sheet: Sheet) -> list[Action]:
    """Everything that uses up a main action of the die in use (TS-22.19)."""
    assert state.die is not None
    space = state.die.space
    owed = state.main
    actions: list[Action] = []
    if owed & GARDEN or space == PLANT_WATER:
        _add_garden_choices(state, sheet, actions)
        if not can_garden_at_home(state, sheet):
            if owed & GARDEN:
                actions.append(PASS_GARDEN)
            if owed & RONDEL and space == PLANT_WATER:
                actions.append(PASS_RONDEL)
    if owed & RONDEL:
        if space != PLANT_WATER:
            actions += rondel_choices(state, sheet, space) or (PASS_RONDEL,)
        if sheet.complete >> MULCH & 1:
            actions += MULCH_CHOICES.of(sheet.open & PERENNIALS)
    return actions


def _add_garden_choices(state: ThreeSistersState, sheet: Sheet, actions: list[Action]) -> None:
    """Plantings and waterings in every zone in reach, zone by zone (TS-22.2, TS-22.3)."""
    if state.weather == WINDY:
        for zone in zones_in_reach(state, sheet):
            actions += plantings(state, sheet, zone)
            if can_water(state, sheet, zone):
                actions.append(WATER[zone])
        return
    most = most_crops(sheet)
    zones = sheet.zones
    dry = state.weather == LIGHTNING
    for zone in zones_in_reach(state, sheet):
        crops = plantable_in(sheet, zone)
        if growth(zone, zones[zone]) and not dry:
            crops |= CAN_WATER
        actions += garden_choices(zone, crops, most)


def rondel_choices(state: ThreeSistersState, sheet: Sheet, space: int) -> tuple[Action, ...]:
    """What a space other than Plant or Water gives; nothing when it could fill no box (TS-6.2 to TS-6.7)."""
    if space == COMPOST_GOODS:
        return (GOODS,)
    if space == MARKET_SPACE:
        return (MARKET,)
    open_ = open_tracks(state, sheet)
    if space in (HIVE_FRUIT_A, HIVE_FRUIT_B):
        return COLUMN_CHOICES.of(open_ & COLUMNS) + ROW_CHOICES.of(open_ & ROWS)
    return ITEM_CHOICES.of(open_ & ITEMS)
