"""Why an action is not legal now: the first reason of the rulebook's list that holds (TS-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import reasons, refused_plantings
from rules.three_sisters.actions import (
    Bonus,
    CrossOff,
    Done,
    Fill,
    FillColumn,
    FillItem,
    FillPerennial,
    FillRow,
    GardenBonus,
    Goods,
    Market,
    Noted,
    Pass,
    Plant,
    Shovel,
    TakeDie,
    Water,
)
from rules.three_sisters.adjusting import cost
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.edith import crop_candidates
from rules.three_sisters.extras import can_resolve, open_tracks
from rules.three_sisters.garden import BEANS, CORN, CROP_NAMES, CROPS
from rules.three_sisters.legal import THIRD_DIE
from rules.three_sisters.main_actions import can_garden_at_home, rondel_choices
from rules.three_sisters.owed import (
    ANY_FRUIT,
    ANY_PERENNIAL,
    APIARY,
    BONUS,
    NAME_OF_ENTRY,
    PLANT_ENTRIES,
    SHED,
    WATER_ENTRIES,
    kinds,
)
from rules.three_sisters.reasons import Reason
from rules.three_sisters.rondel import (
    COMPOST_GOODS,
    HIVE_FRUIT_A,
    HIVE_FRUIT_B,
    MARKET,
    PLANT_WATER,
    SHED_A,
    SHED_B,
    SPACE_NAMES,
)
from rules.three_sisters.sheet import Sheet, next_box
from rules.three_sisters.shovel import PRICE
from rules.three_sisters.stages import CLOSE, EDITH, EDITH_COMES, EVENT, GARDEN, OVER, PICK, REST, RONDEL
from rules.three_sisters.tracks import COLUMNS, ITEMS, LENGTHS, NAMES
from rules.three_sisters.tracks import MULCH as MULCH_ITEM
from rules.three_sisters.tracks import SHOVEL as SHOVEL_ITEM
from rules.three_sisters.weather import COLD
from rules.title import Action, Refusal

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

HIVE_SPACES: Final = (HIVE_FRUIT_A, HIVE_FRUIT_B)
SHED_SPACES: Final = (SHED_A, SHED_B)


def refusal_of(  # noqa: PLR0911 - one a verb
    state: ThreeSistersState, action: Action
) -> Refusal | None:
    """None exactly for the legal actions of ``state``."""
    if isinstance(action, Noted):
        return _noted(state, action)
    if state.stage == OVER:
        return reasons.GAME_OVER.refusal()
    if state.observer is not None and state.observer != state.player:
        return reasons.NOT_YOUR_TURN.refusal()
    sheet = state.sheets[state.player]
    match action:
        case Plant() | Water():
            return _garden(state, sheet, action)
        case Fill():
            return _fill(state, sheet, action)
        case TakeDie():
            return _die(state, action)
        case Goods():
            return _rondel(state, "goods", (COMPOST_GOODS,))
        case Market():
            return _rondel(state, "market", (MARKET,))
        case _:
            return _rare(state, sheet, action)


def _rare(state: ThreeSistersState, sheet: Sheet, action: Action) -> Refusal | None:
    match action:
        case Shovel():
            return _shovel(state, sheet)
        case Pass():
            return _pass(state, sheet, action)
        case Done():
            return _done(state)
        case CrossOff():
            return _cross_off(state, sheet, action)
        case GardenBonus():
            return (reasons.GARDEN_BARRED if BONUS in state.owed else reasons.NO_BONUS).refusal()
        case _:
            return reasons.NO_ACTION.refusal()


def _pending(state: ThreeSistersState) -> Refusal:
    return reasons.PENDING_FIRST.refusal(owed=", ".join(NAME_OF_ENTRY[entry] for entry in state.owed))


def _noted(state: ThreeSistersState, action: Noted) -> Refusal | None:
    """A note must equal the cost, as far as a cost is asked for (TS-22.4)."""
    in_use = state.main and not state.owed
    price = cost(state, state.sheets[state.player], action.action.zone) if in_use else 0
    if (in_use or state.owed) and action.compost != price:
        return reasons.WRONG_NOTE.refusal(cost=price, noted=action.compost)
    return refusal_of(state, action.action)


def _die(state: ThreeSistersState, action: TakeDie) -> Refusal | None:
    if state.stage != PICK:
        return reasons.NO_DIE_NOW.refusal()
    if state.owed:
        return _pending(state)
    if action not in state.dice:
        return reasons.NO_SUCH_DIE.refusal(value=action.value, space=SPACE_NAMES[action.space])
    if state.variant.solo and len(state.dice) == THIRD_DIE and action is not state.dice[0]:
        return reasons.NOT_LOWEST.refusal(value=state.dice[0].value)
    return None


# --- main actions and entries ------------------------------------------------------------------


def _owes_garden(state: ThreeSistersState) -> bool:
    """Whether the die in use still owes a plant or water action (TS-22.19)."""
    if state.die is None:
        return False
    return bool(state.main & GARDEN) or (bool(state.main & RONDEL) and state.die.space == PLANT_WATER)


def _garden(state: ThreeSistersState, sheet: Sheet, action: Plant | Water) -> Refusal | None:
    planting = isinstance(action, Plant)
    if state.owed:
        if not kinds(state.owed) & (PLANT_ENTRIES if planting else WATER_ENTRIES):
            if _owes_garden(state):
                return _pending(state)
            return reasons.NO_GARDEN_ACTION.refusal(verb="plant" if planting else "water")
    elif not _owes_garden(state):
        return reasons.NO_GARDEN_ACTION.refusal(verb="plant" if planting else "water")
    return refused_plantings.refusal_of(state, sheet, action)


def _rondel(state: ThreeSistersState, verb: str, spaces: tuple[int, ...]) -> Refusal | None:
    """None when the rondel action of one of the spaces is owed and nothing comes before it."""
    if not state.main & RONDEL or state.die is None or state.die.space not in spaces:
        return reasons.NO_SUCH_SPACE.refusal(verb=verb)
    return _pending(state) if state.owed else None


def _fill(state: ThreeSistersState, sheet: Sheet, action: Fill) -> Refusal | None:
    owed = _fill_owed(state, sheet, action)
    if owed is not None:
        return owed
    track = action.track
    if open_tracks(state, sheet) >> track & 1:
        return None
    if COLUMNS >> track & 1 and state.weather == COLD:
        return reasons.COLD.refusal()
    if ITEMS >> track & 1 and sheet.crossed is not None and sheet.crossed.boxes[track]:
        return reasons.ITEM_CROSSED.refusal(item=NAMES[track])
    closed = next_box(sheet, track) < LENGTHS[track]
    return (reasons.HIVE_CLOSED if closed else reasons.FULL).refusal(track=NAMES[track])


def _fill_owed(state: ThreeSistersState, sheet: Sheet, action: Fill) -> Refusal | None:
    """None when a main action or an entry of this kind is owed and nothing comes before it."""
    track = action.track
    match action:
        case FillItem():
            return _entry_or_rondel(state, action, SHED, SHED_SPACES)
        case FillColumn():
            return _entry_or_rondel(state, action, APIARY, HIVE_SPACES)
        case FillRow():
            return _entry_or_rondel(state, action, ANY_FRUIT | 1 << track, HIVE_SPACES)
        case FillPerennial():
            return _entry_or_rondel(state, action, ANY_PERENNIAL | 1 << track, ())
        case Bonus():
            return None if BONUS in state.owed else reasons.NO_BONUS.refusal()
        case _:
            return _mulch(state, sheet)


def _mulch(state: ThreeSistersState, sheet: Sheet) -> Refusal | None:
    """Mulch takes the place of a rondel action that is still owed (TS-6.6)."""
    if not state.main & RONDEL:
        return reasons.NO_MULCH_NOW.refusal()
    if state.owed:
        return _pending(state)
    return None if sheet.complete >> MULCH_ITEM & 1 else reasons.NO_MULCH.refusal()


def _entry_or_rondel(
    state: ThreeSistersState, action: Fill, entries: int, spaces: tuple[int, ...]
) -> Refusal | None:
    if kinds(state.owed) & entries:
        return None
    if _rondel(state, action.verb, spaces) is None:
        return None
    if state.owed and state.main & RONDEL and state.die is not None and state.die.space in spaces:
        return _pending(state)
    return reasons.NO_SUCH_ENTRY.refusal(verb=action.verb, track=NAMES[action.track])


# --- the Shovel, passing, windows, Edith --------------------------------------------------------


def _shovel(state: ThreeSistersState, sheet: Sheet) -> Refusal | None:
    if not sheet.complete >> SHOVEL_ITEM & 1:
        return reasons.NO_SHOVEL.refusal()
    unspent = sheet.compost - sheet.spent
    if unspent < PRICE:
        return reasons.NO_COMPOST_TO_DIG.refusal(compost=unspent)
    return None if open_tracks(state, sheet) else reasons.NO_TARGET.refusal()


def _pass(state: ThreeSistersState, sheet: Sheet, action: Pass) -> Refusal | None:
    if action.what == "extra":
        if not state.owed:
            return reasons.NO_PASS_NOW.refusal()
        return reasons.MUST_ACT.refusal() if can_resolve(state, sheet) else None
    if not state.main & (GARDEN if action.what == "garden" else RONDEL):
        return reasons.NO_PASS_NOW.refusal()
    if state.owed:
        return _pending(state)
    assert state.die is not None
    if action.what == "garden" or state.die.space == PLANT_WATER:
        possible = can_garden_at_home(state, sheet)
    else:
        possible = bool(rondel_choices(state, sheet, state.die.space))
    return reasons.MUST_ACT.refusal() if possible else None


def _done(state: ThreeSistersState) -> Refusal | None:
    raining = state.stage == EVENT and COMPONENTS.events[state.round - 1] == "rain"
    if not raining and state.stage not in (REST, CLOSE, EDITH_COMES):
        return reasons.NO_WINDOW.refusal()
    return _pending(state) if state.owed else None


def _cross_off(state: ThreeSistersState, sheet: Sheet, action: CrossOff) -> Refusal | None:
    if state.stage != EDITH or state.die is None:
        return reasons.NO_CROSSING.refusal(crop=CROP_NAMES[action.crop])
    if state.owed:
        return _pending(state)
    zone = state.die.value - 1
    candidates = crop_candidates(sheet, zone)
    if action.crop in candidates:
        return None
    asked = CORN if CORN >> candidates[0] & 1 else BEANS
    bit = 1 << action.crop
    reason: Reason = reasons.CROP_CROSSED
    if not asked & bit:
        reason = reasons.NO_CROSSING
    elif not CROPS[zone] & bit:
        reason = reasons.NOT_HERE
    elif sheet.zones[zone] & bit:
        reason = reasons.PLANTED
    return reason.refusal(crop=CROP_NAMES[action.crop], zone=zone + 1)
