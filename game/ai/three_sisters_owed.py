"""Features of what a player still has to do right now: extra actions owed and the main actions of a die."""

from __future__ import annotations

from typing import Final

from game.ai.three_sisters_beds import Bed
from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import SPANS, TIMES, Moment
from game.ai.three_sisters_turn import (
    COLD_HIVE,
    DRY_FIELD,
    FIELD,
    HIVE,
    HOT_HIVE,
    KINDS,
    MARKET,
    MOST,
    TOOLS,
    kind_of,
)
from game.ai.three_sisters_worth import of_box
from rules.three_sisters.adjusting import MOST_STEPS, NOT_FIXED, REACH, STEPS
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.market import ROW_OF_GOODS
from rules.three_sisters.owed import (
    ANY_FRUIT,
    ANY_PERENNIAL,
    APIARY,
    BONUS,
    GARDEN_ENTRIES,
    PLANT,
    PLANT_OR_WATER,
    SHED,
    WATER,
)
from rules.three_sisters.perennials import FREE_STEPS
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.stages import GARDEN, RONDEL
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import (
    CARVING_KIT,
    CASSEROLE_DISH,
    COUNT,
    FIRST_COLUMN,
    FIRST_ITEM,
    FIRST_ROW,
    FRUIT_BOWL,
    IRIS,
    LENGTHS,
    NAMES,
    TRACKS,
    TULIP,
)
from rules.three_sisters.weather import LIGHTNING

ENTRIES: Final = (BONUS, ANY_PERENNIAL, ANY_FRUIT, APIARY, SHED, WATER, PLANT, PLANT_OR_WATER)
NAMED_ENTRY: Final = len(ENTRIES)
OWED: Final = CATALOGUE.block("owed", (len(ENTRIES) + 1) * TIMES, "extra actions")
ENTRY_AT: Final = {
    **{entry: OWED + number * TIMES for number, entry in enumerate(ENTRIES)},
    **{1 << track: OWED + NAMED_ENTRY * TIMES for track in range(FIRST_COLUMN)},
}
NAMED: Final = {
    1 << track: CATALOGUE.block(
        f"owed_{NAMES[track]}", LENGTHS[track] + 1, f"an action for the {NAMES[track]}"
    )
    for track in range(FIRST_COLUMN)
}
GARDEN_OWED: Final = CATALOGUE.block("garden_action", TIMES)
GARDEN_BED: Final = CATALOGUE.block("garden_bed", (MOST + 1) * SPANS, "a good bed for the die")
RONDEL_OWED: Final = CATALOGUE.block("rondel_action", KINDS * TIMES)
FIELD_BED: Final = CATALOGUE.block("field_bed", (MOST + 1) * SPANS, "a good bed for the die")
FREE_BED: Final = CATALOGUE.block("free_bed", (MOST + 1) * SPANS, "a good bed to water or plant")
MARKET_NOW: Final = CATALOGUE.block("market_now", len(COMPONENTS.market) * SPANS, "a visit to the market")
BUCKETS: Final = 12
CLASSES: Final = 6
BEST: Final = CATALOGUE.block("best_box", CLASSES * BUCKETS * SPANS)
PERENNIAL_BOX, FRUIT_BOX, APIARY_BOX, SHED_BOX, ANY_BOX, HIVE_BOX = range(CLASSES)


def _bucket(points: float) -> int:
    half = round(2 * points)
    return half if half <= 8 else 9 if half <= 12 else 10 if half <= 20 else 11


SPECIAL: Final = {TULIP: 8.0, FRUIT_BOWL: 7.0, CASSEROLE_DISH: 5.0, CARVING_KIT: 5.0}


def _boxes(track: int) -> tuple[int, ...]:
    points = [of_box(gain) for gain in TRACKS[track].gains]
    points[-1] = SPECIAL.get(track, points[-1])
    return (*(_bucket(each) for each in points), 0)


BOX: Final = tuple(_boxes(track) for track in range(COUNT))
"""``BOX[track][level]``: about what the next box is worth, as a bucket."""


def best_box(sheet: Sheet, first: int, end: int) -> int:
    """The bucket of the best box that could be filled on the tracks from ``first`` to before ``end``."""
    best = 0
    levels, open_ = sheet.levels, sheet.open
    for track in range(first, end):
        if open_ >> track & 1:
            worth = BOX[track][levels[track]]
            best = max(worth, best)
    return best


def add_owed(moment: Moment, beds: list[Bed]) -> None:
    """The entries on the pending list and the main actions that the player to act still has."""
    if moment.state.owed:
        _add_entries(moment, beds)
    if moment.state.main:
        _add_main(moment, beds)


def _add_entries(moment: Moment, beds: list[Bed]) -> None:
    found, state, sheet = moment.found, moment.state, moment.sheet
    time, span = moment.time, moment.span
    present = 0
    for entry in state.owed:
        present |= entry
        found.append(ENTRY_AT[entry] + time)
        if entry < ANY_PERENNIAL:
            found.append(NAMED[entry] + sheet.levels[entry.bit_length() - 1])
    if present & BONUS:
        found.append(_best(sheet, ANY_BOX, 0, COUNT, span))
    if present & ANY_PERENNIAL:
        found.append(_best(sheet, PERENNIAL_BOX, 0, FIRST_ROW, span))
    if present & ANY_FRUIT:
        found.append(_best(sheet, FRUIT_BOX, FIRST_ROW, FIRST_COLUMN, span))
    if present & APIARY:
        found.append(_best(sheet, APIARY_BOX, FIRST_COLUMN, FIRST_ITEM, span))
    if present & SHED:
        found.append(_best(sheet, SHED_BOX, FIRST_ITEM, COUNT, span))
    if present & GARDEN_ENTRIES:
        best = 0
        for bed in beds:
            worth = bed.water if present & WATER else bed.best if present & PLANT_OR_WATER else bed.plant
            best = max(best, worth)
        found.append(FREE_BED + span * (MOST + 1) + min(best, MOST))


def _best(sheet: Sheet, number: int, first: int, end: int, span: int) -> int:
    return BEST + (span * CLASSES + number) * BUCKETS + best_box(sheet, first, end)


def _add_main(moment: Moment, beds: list[Bed]) -> None:
    found, state, sheet = moment.found, moment.state, moment.sheet
    time, span = moment.time, moment.span
    assert state.die is not None
    main = state.main
    space = state.die.space
    kind = kind_of(space, state.weather)
    if main & GARDEN:
        found.append(GARDEN_OWED + time)
        found.append(GARDEN_BED + span * (MOST + 1) + best_bed(state, sheet, beds))
    if main & RONDEL:
        found.append(RONDEL_OWED + time * KINDS + kind)
        if kind in {HIVE, COLD_HIVE, HOT_HIVE}:
            last = FIRST_COLUMN if kind == COLD_HIVE else FIRST_ITEM
            found.append(_best(sheet, HIVE_BOX, FIRST_ROW, last, span))
        elif kind == TOOLS:
            found.append(_best(sheet, SHED_BOX, FIRST_ITEM, COUNT, span))
        elif kind == MARKET:
            found.append(MARKET_NOW + span * len(COMPONENTS.market) + ROW_OF_GOODS[sheet.goods])
        elif kind in {FIELD, DRY_FIELD}:
            found.append(FIELD_BED + span * (MOST + 1) + best_bed(state, sheet, beds))


def best_bed(state: ThreeSistersState, sheet: Sheet, beds: list[Bed]) -> int:
    """The half points of the best bed in reach of the die in use, the compost it takes counted."""
    dry = state.weather == LIGHTNING
    if state.fixed != NOT_FIXED:
        return min(beds[state.fixed].plant if dry else beds[state.fixed].best, MOST)
    assert state.die is not None
    home = state.die.value - 1
    free = FREE_STEPS[sheet.levels[IRIS]]
    best = 0
    for zone in REACH[home][min(MOST_STEPS, free + sheet.compost - sheet.spent)]:
        worth = beds[zone].plant if dry else beds[zone].best
        steps = STEPS[home][zone] - free
        if steps > 0:
            worth -= steps
        best = max(best, worth)
    return min(best, MOST)
