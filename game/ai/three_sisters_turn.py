"""Features of the turn: the dice that are about to come, the weather, and what is owed right now."""

from __future__ import annotations

from typing import Final

from game.ai.three_sisters_beds import Bed
from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import SPANS, Moment
from rules.three_sisters.actions import TakeDie
from rules.three_sisters.edith import choose_die
from rules.three_sisters.stages import CLOSE, EDITH, EDITH_COMES, PICK, SHARED, USE
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.weather import COLD, HOT, LIGHTNING

HIVE, FIELD, TOOLS, GOODS, MARKET, COLD_HIVE, HOT_HIVE, DRY_FIELD = range(8)
KINDS: Final = 8
KIND: Final[tuple[int, ...]] = (HIVE, FIELD, TOOLS, GOODS, HIVE, TOOLS, MARKET)
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


def add_dice(moment: Moment, beds: list[Bed]) -> None:
    """The dice that a player will choose from or is left with in this round, and the weather."""
    state = moment.state
    stage = state.stage
    if stage in {PICK, USE}:
        if state.variant.solo:
            _add_solo_dice(moment, beds)
        else:
            _add_coming(moment, state.dice[0], min(len(state.dice) - 2, VAGUE), beds)
            later = moment.own > moment.acting
            if later or (stage == PICK and moment.own == moment.acting):
                _add_choice(moment, later, beds)
    elif stage == SHARED:
        if moment.own > moment.acting and state.die is not None:
            _add_coming(moment, state.die, SURE, beds)
    elif stage in {EDITH, EDITH_COMES}:
        _add_solo_dice(moment, beds)
    if state.weather:
        uses = 1 if stage == SHARED else 2 if stage == PICK else 0
        moment.found.append(WEATHER_NOW + uses * 7 + state.weather)
        _add_next_weather(moment)


def _add_solo_dice(moment: Moment, beds: list[Bed]) -> None:
    state = moment.state
    die = solo_die(state)
    if die is not None:
        _add_coming(moment, die, SURE, beds)
    elif state.stage != USE and state.dice:
        _add_choice(moment, state.stage != PICK, beds)


def _add_coming(moment: Moment, die: TakeDie, certainty: int, beds: list[Bed]) -> None:
    found, span, weather = moment.found, moment.span, moment.state.weather
    found.append(COMING + (span * 3 + certainty) * KINDS + kind_of(die.space, weather))
    bed = beds[die.value - 1]
    worth = bed.plant if weather == LIGHTNING else bed.best
    found.append(COMING_BED + (span * 3 + certainty) * (MOST + 1) + min(worth, MOST))


def _add_choice(moment: Moment, later: bool, beds: list[Bed]) -> None:  # noqa: FBT001 - an index
    found, span, weather = moment.found, moment.span, moment.state.weather
    best = seen = 0
    for die in moment.state.dice:
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


def _add_next_weather(moment: Moment) -> None:
    found, span, state = moment.found, moment.span, moment.state
    dice = state.dice
    if state.variant.solo:
        last = dice[0] if len(dice) == 1 else None if dice else state.die
        if last is not None:
            found.append(WEATHER_NEXT + span * 14 + last.value)
    elif 2 <= len(dice) <= 3 and state.stage <= CLOSE:
        found.append(WEATHER_NEXT + (span * 2 + len(dice) - 2) * 7 + dice[-1].value)
