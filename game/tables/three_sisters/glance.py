"""What can be read off a state for showing it: pure, without a screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import Entry
from game.tables.three_sisters.choosing import DIG, MULCH, token_target, turns_die
from rules.three_sisters.adjusting import NOT_FIXED, cost, zones_in_reach
from rules.three_sisters.components import ZONES
from rules.three_sisters.garden import STRIDE, crops_of, growth, height
from rules.three_sisters.planting import plantable_in
from rules.three_sisters.sheet import Sheet, next_box
from rules.three_sisters.shovel import PRICE
from rules.three_sisters.stages import EDITH, EDITH_COMES, GARDEN, OVER, RONDEL
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import FIRST_ITEM, LENGTHS, members
from rules.three_sisters.tracks import MULCH as MULCH_ITEM
from rules.three_sisters.tracks import SHOVEL as SHOVEL_ITEM


def dice_on_rondel(state: ThreeSistersState) -> tuple[tuple[int, int], ...]:
    """The dice as (value, space), in the order of the values."""
    return tuple((die.value, die.space) for die in state.dice)


def tokens_of(state: ThreeSistersState) -> tuple[str, ...]:
    """What stands in the tray: main actions, extra actions owed (equal ones once), tools that can be used."""
    if state.stage == OVER:
        return ()
    tokens = []
    if state.main & GARDEN:
        tokens.append("main.garden")
    if state.main & RONDEL:
        tokens.append("main.rondel")
    tokens += dict.fromkeys(token_target(entry) for entry in state.owed)
    sheet = state.sheets[state.player]
    if state.main & RONDEL and not state.owed and sheet.complete >> MULCH_ITEM & 1:
        tokens.append(MULCH)
    if sheet.complete >> SHOVEL_ITEM & 1:
        tokens.append(DIG)
    return tuple(tokens)


def owed_count(state: ThreeSistersState, token: str) -> int:
    """How many extra actions a token stands for."""
    return sum(token_target(entry) == token for entry in state.owed)


def can_dig(sheet: Sheet) -> bool:
    """Whether there is compost enough for the Shovel."""
    return sheet.complete >> SHOVEL_ITEM & 1 == 1 and unspent(sheet) >= PRICE


def unspent(sheet: Sheet) -> int:
    """Compost that can be spent."""
    return sheet.compost - sheet.spent


def price(state: ThreeSistersState, zone: int) -> int:
    """What planting or watering in a zone costs with the die in use."""
    return cost(state, state.sheets[state.player], zone) if state.main and not state.owed else 0


def prices(state: ThreeSistersState) -> tuple[int | None, ...]:
    """For each zone the compost that turning the die in use to it costs; None where it cannot be turned."""
    if not turns_die(state):
        return (None,) * ZONES
    sheet = state.sheets[state.player]
    reach = zones_in_reach(state, sheet)
    return tuple(cost(state, sheet, zone) if zone in reach else None for zone in range(ZONES))


def home_of(state: ThreeSistersState) -> int | None:
    """The zone of the die in use: the one its value was fixed for, else its own; None without a die."""
    if not state.main or state.die is None:
        return None
    return state.fixed if state.fixed != NOT_FIXED else state.die.value - 1


def next_boxes(sheet: Sheet, zone: int) -> list[tuple[int, int]]:
    """The boxes that watering a zone would fill, as (crop, box)."""
    boxes = sheet.zones[zone]
    new = growth(zone, boxes)
    return [
        (crop, height(boxes, crop))
        for crop in range(STRIDE)
        if new >> STRIDE * height(boxes, crop) + crop & 1
    ]


def plantable_crops(sheet: Sheet, zone: int) -> tuple[int, ...]:
    """The crops of a zone that can be planted."""
    return crops_of(plantable_in(sheet, zone))


def next_of_track(sheet: Sheet, track: int) -> int | None:
    """The next box of a track from 0; None when it is full."""
    box = next_box(sheet, track)
    return box if box < LENGTHS[track] else None


def complete_items(sheet: Sheet) -> tuple[int, ...]:
    """The shed items that are complete."""
    return tuple(item for item in members(sheet.complete) if item >= FIRST_ITEM)


def edith_acts(state: ThreeSistersState) -> bool:
    """Solo: whether Farmer Edith is at work, or about to be."""
    return state.variant.solo and state.stage in {EDITH, EDITH_COMES}


def chain_of(history: Sequence[Entry], player: int) -> int:
    """How many extra actions of ``player`` have followed one another up to now."""
    count = 0
    for entry in reversed(history):
        verb = str(entry.action).partition(" ")[0]
        if entry.player != player or verb in {"die", "done"}:
            break
        count += 1
    return count
