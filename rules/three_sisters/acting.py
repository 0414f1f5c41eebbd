"""What each action does to the sheet and to what is owed (TS-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters import (
    apiary,
    compost,
    edith,
    fruit,
    goods,
    market,
    perennials,
    phases,
    planting,
    shed,
    shovel,
)
from rules.three_sisters.actions import (
    Bonus,
    CrossOff,
    Done,
    FillColumn,
    FillItem,
    FillPerennial,
    FillRow,
    Goods,
    Market,
    Mulch,
    Noted,
    Pass,
    Plant,
    Shovel,
    TakeDie,
    Water,
)
from rules.three_sisters.adjusting import fix
from rules.three_sisters.events import DieTaken, Passed, RondelForgone
from rules.three_sisters.extras import lose, use_plant, use_up, use_water
from rules.three_sisters.owed import ANY_FRUIT, ANY_PERENNIAL, APIARY, BONUS, SHED
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.stages import BOTH, EDITH_COMES, GARDEN, RONDEL, USE
from rules.three_sisters.tracks import FIRST_COLUMN, FIRST_ITEM, FIRST_ROW
from rules.three_sisters.watering import water
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def act(state: ThreeSistersState, action: Action, events: list[Event] | None) -> None:
    """Does a legal action of the current player, up to the extra actions that it owes."""
    sheet = state.sheets[state.player]
    match action:
        case Water():
            _use_garden(state, sheet, action, events)
            water(state, sheet, action.zone, events)
        case Plant():
            _use_garden(state, sheet, action, events)
            planting.plant(state, sheet, action, events)
        case TakeDie():
            _take_die(state, action, events)
        case Bonus():
            state.owed.remove(BONUS)
            _spend_bonus(state, sheet, action.track, events)
        case FillRow():
            _use_rondel_or(state, 1 << action.track, ANY_FRUIT)
            fruit.take(state, sheet, action.track, events)
        case FillItem():
            _use_rondel_or(state, SHED, SHED)
            shed.take(state, sheet, action.track, events)
        case FillPerennial():
            use_up(state, 1 << action.track, ANY_PERENNIAL)
            perennials.take(state, sheet, action.track, events)
        case FillColumn():
            _use_rondel_or(state, APIARY, APIARY)
            apiary.take(state, sheet, action.track, events)
        case Goods():
            state.main -= RONDEL
            compost.gain(state, sheet, 1, events)
            goods.gain(state, sheet, 4, events)
        case _:
            _act_rarely(state, sheet, action, events)


def _act_rarely(state: ThreeSistersState, sheet: Sheet, action: Action, events: list[Event] | None) -> None:
    match action:
        case Market():
            state.main -= RONDEL
            market.visit(state, sheet, events)
        case Shovel():
            shovel.dig(state, sheet, events)
        case Mulch():
            state.main -= RONDEL
            if events is not None:
                events.append(RondelForgone(state.player))
            perennials.take(state, sheet, action.track, events)
        case Pass():
            _let_go(state, action, events)
        case Done():
            if state.stage == EDITH_COMES:
                phases.edith_takes(state, events)
        case CrossOff():
            assert state.die is not None
            edith.cross_crop(sheet, state.die.value - 1, action.crop, events)
            state.crossings -= 1
        case Noted():
            act(state, action.action, events)


def _take_die(state: ThreeSistersState, action: TakeDie, events: list[Event] | None) -> None:
    """The die leaves the rondel at once; both its actions are owed (TS-3.1, TS-3.2)."""
    state.dice.remove(action)
    state.die = action
    state.main = BOTH
    state.stage = USE
    if events is not None:
        events.append(DieTaken(state.player, action.value, action.space))


def _use_garden(
    state: ThreeSistersState, sheet: Sheet, action: Plant | Water, events: list[Event] | None
) -> None:
    """Uses up an entry or a main action: with Plant or Water the garden action first (TS-22.19)."""
    if state.owed:
        if isinstance(action, Water):
            use_water(state)
        else:
            use_plant(state)
        return
    state.main -= GARDEN if state.main & GARDEN else RONDEL
    fix(state, sheet, action.zone, events)


def _use_rondel_or(state: ThreeSistersState, named: int, free: int) -> None:
    """Uses up an entry or the rondel action."""
    if state.owed:
        use_up(state, named, free)
    else:
        state.main -= RONDEL


def _spend_bonus(state: ThreeSistersState, sheet: Sheet, track: int, events: list[Event] | None) -> None:
    """Fills a box anywhere but in the garden, with all that follows (TS-14.2)."""
    if track < FIRST_ROW:
        perennials.take(state, sheet, track, events)
    elif track < FIRST_COLUMN:
        fruit.take(state, sheet, track, events)
    elif track < FIRST_ITEM:
        apiary.take(state, sheet, track, events)
    else:
        shed.take(state, sheet, track, events)


def _let_go(state: ThreeSistersState, action: Pass, events: list[Event] | None) -> None:
    """Passes a main action that could fill no box, or the extra actions (TS-4.7, TS-6.7, TS-22.15)."""
    if action.what == "extra":
        lose(state, events)
        return
    state.main -= GARDEN if action.what == "garden" else RONDEL
    if events is not None:
        events.append(Passed(state.player, action.what))
