"""Whether a state that was read can come about: dice, steps and what is owed fit each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters import extras, shovel
from rules.three_sisters.adjusting import NOT_FIXED
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.edith import crop_candidates
from rules.three_sisters.phases import edith_begins
from rules.three_sisters.rondel import PLANT_WATER, SPACES
from rules.three_sisters.stages import (
    BOTH,
    CLOSE,
    CLOUDY,
    EDITH,
    EDITH_COMES,
    EVENT,
    OVER,
    PICK,
    REST,
    SHARED,
    STAGE_NAMES,
    USE,
)
from rules.three_sisters.variant import ROUNDS
from rules.three_sisters.weather import CLOUDY as CLOUDY_WEATHER
from rules.three_sisters.weather import FOGGY, NO_WEATHER
from rules.title import PositionError

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def check(state: ThreeSistersState) -> None:
    """Raises :class:`PositionError` for a state that no match can reach."""
    _check_weather(state)
    _check_stage(state)
    _check_dice(state)
    _check_places(state)
    _check_use(state)
    _check_decision(state)


def _check_weather(state: ThreeSistersState) -> None:
    if (state.weather != NO_WEATHER) != state.variant.weather:
        raise PositionError("'weather' is named exactly when the weather option is on (TS-20.1).")
    if state.round == 1 and state.weather not in (NO_WEATHER, FOGGY):
        raise PositionError("The weather of round 1 is foggy (TS-20.1).")
    if state.stage == CLOUDY and state.weather != CLOUDY_WEATHER:
        raise PositionError("Only a cloudy round begins with a perennial action (TS-20.8).")


def _check_stage(state: ThreeSistersState) -> None:
    solo = state.variant.solo
    if state.stage == SHARED and solo:
        raise PositionError("There is no shared die in the solo game (TS-19.2).")
    if state.stage in (EDITH, EDITH_COMES) and not solo:
        raise PositionError("Farmer Edith plays in the solo game only (TS-19.1).")
    if state.stage == OVER and (state.round != ROUNDS or state.player != state.first):
        raise PositionError("A match is over after round 8 (TS-2.1).")


# --- dice (TS-2, TS-3) ------------------------------------------------------------------------


def _check_dice(state: ThreeSistersState) -> None:
    left = _dice_left(state)
    if len(state.dice) not in left:
        counts = " or ".join(str(count) for count in left) or "no number that fits"
        raise PositionError(
            f"In the step {STAGE_NAMES[state.stage]!r} there should be {counts} dice left (TS-3.1, TS-19.2)."
        )
    if state.dice != sorted(state.dice, key=lambda die: die.value):
        raise PositionError("'dice' should be listed by ascending value.")
    needed = _has_die(state)
    if (state.die is not None) != needed:
        raise PositionError(f"'die' should {'name the die in use or taken last' if needed else 'be null'}.")
    if state.stage == SHARED and state.die is not state.dice[0]:
        raise PositionError("The shared die is the lowest die left on the rondel (TS-3.4).")


def _dice_left(state: ThreeSistersState) -> tuple[int, ...]:
    """How many dice can lie on the rondel in this step."""
    pool = state.variant.dice
    if state.stage == CLOUDY:
        return (0,)
    if state.variant.solo:
        if state.stage not in (PICK, USE, EDITH_COMES, EDITH):
            return (0,)
        second = edith_begins(state.round) != (state.stage in (EDITH, EDITH_COMES))
        left = pool - second - (state.stage in (USE, EDITH))
        return (left, left - 2)
    turn = (state.player - state.first) % state.variant.players
    if state.stage == PICK:
        return (pool - turn,)
    return (pool - turn - 1,) if state.stage == USE else (pool - state.variant.players,)


def _has_die(state: ThreeSistersState) -> bool:
    """Whether a die is in use, or was taken before in a solo round."""
    if state.stage in (USE, SHARED, EDITH):
        return True
    return state.variant.solo and state.stage != CLOUDY and len(state.dice) < state.variant.dice


def _check_places(state: ThreeSistersState) -> None:
    """Dice lie behind the pawn, the higher ones further on, a space for each value (TS-2.3, TS-2.4)."""
    dice = state.dice if state.die is None else [*state.dice, state.die]
    places = sorted({(die.value, (die.space - state.pawn) % SPACES) for die in dice})
    for number, (value, place) in enumerate(places):
        if place < value:
            raise PositionError(f"A {value} cannot lie {SPACES - place} spaces behind the pawn (TS-2.3).")
        if number and not 0 < place - places[number - 1][1] <= value - places[number - 1][0]:
            raise PositionError("Each higher value lies on the next space clockwise (TS-2.3).")


# --- what is owed (TS-3, TS-16) -----------------------------------------------------------------


def _check_use(state: ThreeSistersState) -> None:
    if state.main and state.stage not in (USE, SHARED):
        raise PositionError("'main' actions are owed only while a die is in use (TS-3.1).")
    if state.fixed != NOT_FIXED and (state.stage not in (USE, SHARED) or state.main == BOTH):
        raise PositionError("'fixed' names a zone only after a die was used in the garden (TS-5.5).")
    rain = state.stage == EVENT and COMPONENTS.events[state.round - 1] == "rain"
    if state.rained and not rain:
        raise PositionError("'rained' counts zones during a rain event only (TS-7.3).")
    most = 0
    if state.stage == EDITH and state.die is not None:
        most = 2 if state.die.space == PLANT_WATER else 1
    if not (state.stage == EDITH) <= state.crossings <= most:
        raise PositionError(
            f"'crossings' should be from {int(state.stage == EDITH)} to {most} here (TS-19.6)."
        )


def _check_decision(state: ThreeSistersState) -> None:
    """There must be something to decide (TS-16.6, TS-16.10, TS-19.7)."""
    sheet = state.sheets[state.player]
    if state.stage == OVER:
        if state.owed:
            raise PositionError("Nothing is owed when the match is over (TS-16.5).")
        return
    if state.owed:
        asks = extras.can_resolve(state, sheet) or shovel.usable(state, sheet)
    elif state.main or state.stage == PICK:
        asks = True
    elif state.stage == EDITH and state.die is not None:
        asks = len(crop_candidates(sheet, state.die.value - 1)) > 1
    else:
        asks = state.stage in (REST, EVENT, CLOSE, EDITH_COMES) and shovel.usable(state, sheet)
    if not asks:
        raise PositionError("In this position nobody has anything to decide (TS-16.6, TS-16.10).")
