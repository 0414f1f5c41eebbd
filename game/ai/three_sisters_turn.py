"""Features of the turn: the dice that are about to come, the weather, and what is owed right now."""

from __future__ import annotations

from typing import Final

from game.ai.three_sisters_beds import Bed
from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import SPANS, TIMES
from game.ai.three_sisters_worth import of_box
from rules.three_sisters.actions import TakeDie
from rules.three_sisters.adjusting import MOST_STEPS, NOT_FIXED, REACH, STEPS
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.edith import choose_die
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
from rules.three_sisters.stages import CLOSE, EDITH, EDITH_COMES, GARDEN, PICK, RONDEL, SHARED, USE
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
from rules.three_sisters.weather import COLD, HOT, LIGHTNING

HIVE, FIELD, TOOLS, GOODS, MARKET, COLD_HIVE, HOT_HIVE, DRY_FIELD = range(8)
KINDS: Final = 8
KIND: Final = (HIVE, FIELD, TOOLS, GOODS, HIVE, TOOLS, MARKET)
"""By the space of the rondel, what kind of action it is."""

MOST: Final = 15
"""The most half points of one garden action that are told apart."""

# --- dice about to come ---------------------------------------------------------------------------

SURE, LIKELY, VAGUE = range(3)
COMING: Final = CATALOGUE.block("die_to_come", 3 * KINDS * SPANS, "the die that is left for you")
COMING_BED: Final = CATALOGUE.block("bed_of_die", 3 * (MOST + 1) * SPANS, "the bed of the die left for you")
CHOICE: Final = CATALOGUE.block("dice_to_choose", 2 * KINDS * SPANS, "the dice to choose from")
CHOICE_BED: Final = CATALOGUE.block("beds_to_choose", 2 * (MOST + 1) * SPANS, "the dice to choose from")
WEATHER_NOW: Final = CATALOGUE.block("weather", 7 * 3)
WEATHER_NEXT: Final = CATALOGUE.block("weather_next", 2 * 7 * SPANS, "the weather to come")


def kind_of(space: int, weather: int) -> int:
    """The kind of action that a space gives in this weather."""
    kind = KIND[space]
    if kind == HIVE and weather in {COLD, HOT}:
        return COLD_HIVE if weather == COLD else HOT_HIVE
    return DRY_FIELD if kind == FIELD and weather == LIGHTNING else kind


def add_dice(found: list[int], state: ThreeSistersState, player: int, span: int, beds: list[Bed]) -> None:
    """The dice that a player will choose from or is left with in this round, and the weather."""
    stage = state.stage
    weather = state.weather
    players = state.variant.players
    own = (player - state.first) % players
    acting = (state.player - state.first) % players
    if stage == PICK or stage == USE or stage in {EDITH, EDITH_COMES}:
        dice = state.dice
        if state.variant.solo:
            die = solo_die(state)
            if die is not None:
                _add_coming(found, die, SURE, weather, span, beds)
            elif stage != USE:
                _add_choice(found, dice, int(stage != PICK), weather, span, beds)
        else:
            left = len(dice) - 2
            _add_coming(found, dice[0], min(left, VAGUE), weather, span, beds)
            if own > acting or (stage == PICK and own == acting):
                _add_choice(found, dice, int(own > acting), weather, span, beds)
    elif stage == SHARED and own > acting and state.die is not None:
        _add_coming(found, state.die, SURE, weather, span, beds)
    if weather:
        uses = 1 if stage == SHARED else 2 if stage == PICK else 0
        found.append(WEATHER_NOW + uses * 7 + weather)
        _add_next_weather(found, state, span)


def _add_coming(
    found: list[int], die: TakeDie, certainty: int, weather: int, span: int, beds: list[Bed]
) -> None:
    found.append(COMING + (span * 3 + certainty) * KINDS + kind_of(die.space, weather))
    bed = beds[die.value - 1]
    worth = bed.plant if weather == LIGHTNING else bed.best
    found.append(COMING_BED + (span * 3 + certainty) * (MOST + 1) + min(worth, MOST))


def _add_choice(
    found: list[int], dice: list[TakeDie], later: int, weather: int, span: int, beds: list[Bed]
) -> None:
    best = seen = 0
    for die in dice:
        if seen >> die.value & 1:
            continue
        seen |= 1 << die.value
        found.append(CHOICE + (span * 2 + later) * KINDS + kind_of(die.space, weather))
        best = max(best, beds[die.value - 1].best)
    found.append(CHOICE_BED + (span * 2 + later) * (MOST + 1) + min(best, MOST))


def solo_die(state: ThreeSistersState) -> TakeDie | None:
    """Alone: the die that is certainly the next own one of this round (TS-19.3, TS-19.4)."""
    dice = state.dice
    left = len(dice)
    stage = state.stage
    if stage in {PICK, EDITH}:
        return dice[0] if 0 < left < 3 and (stage == PICK or left == 1 + state.round % 2) else None
    if left == 3:
        taken = choose_die(dice)
        return dice[1] if taken is dice[0] else dice[0]
    return dice[1] if left == 2 else None


def _add_next_weather(found: list[int], state: ThreeSistersState, span: int) -> None:
    dice = state.dice
    if state.variant.solo:
        last = dice[0] if len(dice) == 1 else None if dice else state.die
        if last is not None:
            found.append(WEATHER_NEXT + span * 14 + last.value)
    elif 2 <= len(dice) <= 3 and state.stage <= CLOSE:
        found.append(WEATHER_NEXT + (span * 2 + len(dice) - 2) * 7 + dice[-1].value)


# --- what is owed ---------------------------------------------------------------------------------

ENTRIES: Final = (BONUS, ANY_PERENNIAL, ANY_FRUIT, APIARY, SHED, WATER, PLANT, PLANT_OR_WATER)
NAMED_ENTRY: Final = len(ENTRIES)
OWED: Final = CATALOGUE.block("owed", (len(ENTRIES) + 1) * TIMES, "actions still to do")
ENTRY_AT: Final = {
    **{entry: OWED + number * TIMES for number, entry in enumerate(ENTRIES)},
    **{1 << track: OWED + NAMED_ENTRY * TIMES for track in range(FIRST_COLUMN)},
}
NAMED: Final = {
    1 << track: CATALOGUE.block(f"owed_{NAMES[track]}", LENGTHS[track] + 1, f"a {NAMES[track]} action")
    for track in range(FIRST_COLUMN)
}
GARDEN_OWED: Final = CATALOGUE.block("garden_action", TIMES, "a garden action still to do")
GARDEN_BED: Final = CATALOGUE.block("garden_bed", (MOST + 1) * SPANS, "a good bed for the die")
RONDEL_OWED: Final = CATALOGUE.block("rondel_action", KINDS * TIMES, "a rondel action still to do")
FIELD_BED: Final = CATALOGUE.block("field_bed", (MOST + 1) * SPANS, "a good bed for the die")
FREE_BED: Final = CATALOGUE.block("free_bed", (MOST + 1) * SPANS, "a good bed to water or plant")
MARKET_NOW: Final = CATALOGUE.block("market_now", len(COMPONENTS.market) * SPANS, "a visit to the market")
BUCKETS: Final = 12
CLASSES: Final = 6
BEST: Final = CATALOGUE.block("best_box", CLASSES * BUCKETS * SPANS, "a good box to fill now")
PERENNIAL_BOX, FRUIT_BOX, APIARY_BOX, SHED_BOX, ANY_BOX, HIVE_BOX = range(CLASSES)


def _bucket(points: float) -> int:
    half = round(2 * points)
    return half if half <= 8 else 9 if half <= 12 else 10 if half <= 20 else 11


SPECIAL: Final = {TULIP: 8.0, FRUIT_BOWL: 7.0, CASSEROLE_DISH: 5.0, CARVING_KIT: 5.0}
BOX: Final = tuple(
    tuple(
        _bucket(SPECIAL[number] if number in SPECIAL and level + 1 == track.length else of_box(gain))
        for level, gain in enumerate(track.gains)
    )
    + (0,)
    for number, track in enumerate(TRACKS)
)
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


def add_owed(
    found: list[int],
    state: ThreeSistersState,
    player: int,
    time: int,
    span: int,
    beds: list[Bed],
) -> None:
    """The entries on the pending list and the main actions that ``player`` still has."""
    if state.player != player or not (state.owed or state.main):
        return
    sheet = state.sheets[player]
    if state.owed:
        _add_entries(found, state, sheet, time, span, beds)
    if state.main:
        _add_main(found, state, sheet, time, span, beds)


def _add_entries(
    found: list[int], state: ThreeSistersState, sheet: Sheet, time: int, span: int, beds: list[Bed]
) -> None:
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


def _add_main(
    found: list[int], state: ThreeSistersState, sheet: Sheet, time: int, span: int, beds: list[Bed]
) -> None:
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


assert ZONES == len(COMPONENTS.zones)
