"""Features of the tracks and stores of a sheet: perennials, fruit, hive, shed, goods and compost."""

from __future__ import annotations

from typing import Final

from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import MARKETS_LEFT, SPANS, TIMES, Moment
from game.ai.three_sisters_points import RUNS, fruit_of, kinds_of_fruit
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.garden import BEANS
from rules.three_sisters.goods import last_box, next_star
from rules.three_sisters.market import ROW_OF_GOODS
from rules.three_sisters.perennials import PEACH_GOODS
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import (
    CARVING_KIT,
    CASSEROLE_DISH,
    COUNT,
    CROCUS,
    FIRST_ITEM,
    FRUIT_BOWL,
    HIVE_TOOL,
    LENGTHS,
    NAMES,
    PEACH,
    PIE_SAFE,
    SHOVEL,
    TULIP,
)

# --- tracks -------------------------------------------------------------------------------------


def _said(track: int) -> str:
    return "progress on the " + NAMES[track].replace("_", " ")


TRACK_BLOCKS: Final = tuple(
    CATALOGUE.block(NAMES[track], LENGTHS[track] * TIMES, _said(track)) for track in range(COUNT)
)
"""For each track its level, from 1, by the time."""

AT: Final = tuple(
    tuple(
        tuple(TRACK_BLOCKS[track] + time * LENGTHS[track] + level - 1 for level in range(LENGTHS[track] + 1))
        for track in range(COUNT)
    )
    for time in range(TIMES)
)
"""``AT[time][track][level]``; there is none for level 0."""

CAPPED: Final = tuple(
    CATALOGUE.block(f"{NAMES[track]}_crossed", 9 if track >= FIRST_ITEM else (LENGTHS[track] + 1) * 3)
    for track in range(COUNT)
)
"""Alone: what Edith crossed off of a track, by its level or what is left of it."""


def add_tracks(moment: Moment) -> None:
    """The level of every track that has one."""
    found, sheet = moment.found, moment.sheet
    table = AT[moment.time]
    for track, level in enumerate(sheet.levels):
        if level:
            found.append(table[track][level])
    if sheet.crossed is not None:
        _add_crossed(found, sheet, moment.span)


def _add_crossed(found: list[int], sheet: Sheet, span: int) -> None:
    assert sheet.crossed is not None
    late = span - 1 if span else 0
    for track, crossed in enumerate(sheet.crossed.boxes):
        if not crossed:
            continue
        if track >= FIRST_ITEM:
            found.append(CAPPED[track] + late * 3 + min(sheet.levels[track], 2))
        else:
            left = (((1 << LENGTHS[track]) - 1) & ~crossed & ~((1 << sheet.levels[track]) - 1)).bit_count()
            found.append(CAPPED[track] + late * (LENGTHS[track] + 1) + left)


# --- goods and compost --------------------------------------------------------------------------

MOST_STARS: Final = 16
TO_STAR: Final = CATALOGUE.block("to_star", 8 * TIMES, "goods close to the next star")
STARS: Final = CATALOGUE.block("goods", (MOST_STARS + 1) * TIMES, "goods for the market")
ROW: Final = CATALOGUE.block("market_row", 4 * len(COMPONENTS.market), "goods for the market")
MOST_COMPOST: Final = 9
COMPOST: Final = CATALOGUE.block("compost", (MOST_COMPOST + 1) * TIMES, "compost in hand")
DIGGING: Final = CATALOGUE.block("digging", (MOST_COMPOST + 1) * TIMES, "compost for the Shovel")


def add_stores(moment: Moment) -> None:
    """Goods by what they lead to, and the compost in hand."""
    found, sheet, time = moment.found, moment.sheet, moment.time
    goods = sheet.goods
    to_star = 4 - goods % 5
    if sheet.crossed is not None and sheet.crossed.stars:
        star = next_star(sheet)
        to_star = 7 if star is None else min(star - last_box(sheet) - 1, 6)
    found.append(TO_STAR + time * 8 + to_star)
    found.append(STARS + time * (MOST_STARS + 1) + min(goods // 5, MOST_STARS))
    found.append(ROW + MARKETS_LEFT[moment.begun] * len(COMPONENTS.market) + ROW_OF_GOODS[goods])
    compost = min(sheet.compost - sheet.spent, MOST_COMPOST)
    block = DIGGING if sheet.complete >> SHOVEL & 1 else COMPOST
    found.append(block + time * (MOST_COMPOST + 1) + compost)


# --- what is worth more together ------------------------------------------------------------------

FRUITS: Final = CATALOGUE.block("tulip_with_fruit", 6 * 6 * SPANS, "fruit for the tulip")
BOWL: Final = CATALOGUE.block("bowl_with_fruit", 3 * 5 * SPANS, "fruit for the bowl")
DISH: Final = CATALOGUE.block("dish_with_beans", 3 * 8 * SPANS, "beans for the casserole")
KIT: Final = CATALOGUE.block("kit_with_pumpkins", 4 * 5 * SPANS, "pumpkins to carve")
PEACHES: Final = CATALOGUE.block("peach_goods", 9 * 6 * SPANS, "goods for every peach")
HIVE_TOOLS: Final = CATALOGUE.block("tool_with_crocus", 7 * SPANS, "crocus boxes for the hive tool")

RUN_SIZE: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4)


def add_pairs(moment: Moment) -> None:
    """Pairs of things of which each makes the other worth more."""
    found, sheet, span = moment.found, moment.sheet, moment.span
    levels = sheet.levels
    complete = sheet.complete
    if levels[TULIP] < LENGTHS[TULIP]:
        fruit = min(5, fruit_of(sheet) // 2)
        found.append(FRUITS + (span * 6 + levels[TULIP]) * 6 + fruit)
    if not complete >> FRUIT_BOWL & 1:
        found.append(BOWL + (span * 3 + levels[FRUIT_BOWL]) * 5 + kinds_of_fruit(sheet))
    beans = 0
    for boxes in sheet.zones:
        beans += (boxes & BEANS).bit_count()
    found.append(DISH + (span * 3 + levels[CASSEROLE_DISH]) * 8 + min(7, beans // 2))
    found.append(KIT + (span * 4 + levels[CARVING_KIT]) * 5 + RUN_SIZE[RUNS[sheet.pumpkins]])
    each = PEACH_GOODS[levels[TULIP]]
    safe = 2 * (each - 1) if each else 0
    safe += complete >> PIE_SAFE & 1
    found.append(PEACHES + (span * 6 + safe) * 9 + levels[PEACH])
    if complete >> HIVE_TOOL & 1:
        found.append(HIVE_TOOLS + span * 7 + levels[CROCUS])
