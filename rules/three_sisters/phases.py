"""The course of a match: everything that happens between two decisions (TS-2, TS-3, TS-7, TS-17, TS-19.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rules.chance import Chance
from rules.three_sisters import edith, ending, extras, market, shovel
from rules.three_sisters.actions import TAKE_DIE
from rules.three_sisters.adjusting import NOT_FIXED
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.events import (
    DiceRolled,
    DieShared,
    DieTaken,
    EdithPassed,
    EventStarted,
    MatchEnded,
    RoundStarted,
    WeatherChanged,
)
from rules.three_sisters.filling import owe
from rules.three_sisters.owed import ANY_PERENNIAL, SHED, WATER
from rules.three_sisters.rondel import PLANT_WATER, pawn_after, place
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
)
from rules.three_sisters.tracks import RAIN_BARREL
from rules.three_sisters.variant import ROUNDS
from rules.three_sisters.watering import water
from rules.three_sisters.weather import CLOUDY as CLOUDY_WEATHER
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

Events: TypeAlias = "list[Event] | None"

DICE_KEYS: Final = tuple(
    tuple(f"round {round_} dice {number}" for number in range(1, 7)) for round_ in range(ROUNDS + 1)
)
"""How chance is asked for each die of each round."""

BARREL_POURED: Final = ZONES + 1
"""How far a rain is when the Rain Barrel's water follows its last zone (TS-13.6)."""


def settle(state: ThreeSistersState, chance: Chance, events: Events) -> None:
    """Goes on to the next decision."""
    while True:
        sheet = state.sheets[state.player]
        if state.owed:
            if extras.can_resolve(state, sheet) or shovel.usable(state, sheet):
                break
            extras.lose(state, events)
        if state.main or STEPS[state.stage](state, chance, events):
            break
    note_choice(state)


def note_choice(state: ThreeSistersState) -> None:
    """A decision in which the Shovel is legal is the choice that TS-16.10 speaks of."""
    sheet = state.sheets[state.player]
    if sheet.changed and shovel.usable(state, sheet):
        sheet.changed = False


def start_round(state: ThreeSistersState, chance: Chance, events: Events) -> None:
    """A Cloudy round begins with a perennial action for each, any other with the roll (TS-20.8)."""
    state.player = state.first
    state.dice = []
    state.die = None
    if events is not None:
        events.append(RoundStarted(state.round, state.first, state.weather))
    if state.weather == CLOUDY_WEATHER:
        state.stage = CLOUDY
        owe(state, (ANY_PERENNIAL,), events)
    else:
        _roll(state, chance, events)


def _roll(state: ThreeSistersState, chance: Chance, events: Events) -> None:
    """The planning phase (TS-2.2 to TS-2.4)."""
    keys = DICE_KEYS[state.round]
    values = sorted([chance.roll(keys[number], 6) for number in range(state.variant.dice)])
    spaces = place(state.pawn, values)
    state.dice = [TAKE_DIE[value - 1][space] for value, space in zip(values, spaces, strict=True)]
    state.pawn = pawn_after(state.pawn, values)
    if events is not None:
        events.append(DiceRolled(state.round, tuple(values), tuple(spaces), state.pawn))
    if state.variant.solo:
        _next_solo_die(state)
    else:
        state.stage = PICK


def _next_player(state: ThreeSistersState) -> bool:
    """The next player clockwise; False when all have had their turn in this step (TS-17.1)."""
    state.player = (state.player + 1) % state.variant.players
    return state.player != state.first


# --- one step each: what follows when everything asked in it is done; True when it asks more -------


def _after_cloudy(state: ThreeSistersState, chance: Chance, events: Events) -> bool:
    if _next_player(state):
        owe(state, (ANY_PERENNIAL,), events)
    else:
        _roll(state, chance, events)
    return False


def _ask(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001 - a step like others
    return True


def _after_die(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001
    state.fixed = NOT_FIXED
    if state.variant.solo:
        _next_solo_die(state)
        return False
    state.die = None
    if _next_player(state):
        state.stage = PICK
    else:
        state.stage = SHARED
        _share_die(state, events)
    return False


def _after_shared(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001
    state.fixed = NOT_FIXED
    if _next_player(state):
        _share_die(state, events)
    else:
        state.die = None
        state.stage = REST
    return False


def _share_die(state: ThreeSistersState, events: Events) -> None:
    """The lowest die left is used by all; it stays on the rondel (TS-3.4, TS-3.5)."""
    state.die = state.dice[0]
    state.main = BOTH
    if events is not None:
        events.append(DieShared(state.player, state.die.value, state.die.space))


def _at_rest(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001
    if shovel.window(state, state.sheets[state.player]):
        return True
    if not _next_player(state):
        state.stage = EVENT
        _start_event(state, events)
    return False


def _at_close(state: ThreeSistersState, chance: Chance, events: Events) -> bool:
    if shovel.window(state, state.sheets[state.player]):
        return True
    if not _next_player(state):
        _end_round(state, chance, events)
    return False


def _end_round(state: ThreeSistersState, chance: Chance, events: Events) -> None:
    """The weather changes, the first player marker and the round marker move on (TS-2.1, TS-20.2)."""
    if state.variant.weather:
        last = state.die if state.variant.solo else state.dice[-1]
        assert last is not None
        state.weather = last.value
        if events is not None:
            events.append(WeatherChanged(state.weather))
    if state.round == ROUNDS:
        state.stage = OVER
        if events is not None:
            events.append(MatchEnded(ending.outcome_of(state).winners))
        return
    state.round += 1
    state.first = (state.first + 1) % state.variant.players
    start_round(state, chance, events)


# --- events (TS-7) ----------------------------------------------------------------------------


def _start_event(state: ThreeSistersState, events: Events) -> None:
    """The event of the round comes to the player whose turn it is."""
    event = COMPONENTS.events[state.round - 1]
    if events is not None:
        events.append(EventStarted(state.player, event))
    if event == "shed":
        owe(state, (SHED,), events)
    elif event == "farmers_market":
        market.visit(state, state.sheets[state.player], events)


def _during_event(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001
    if COMPONENTS.events[state.round - 1] == "rain":
        sheet = state.sheets[state.player]
        if shovel.window(state, sheet):
            return True
        if state.rained < ZONES:
            state.rained += 1
            water(state, sheet, state.rained - 1, events, rain=True)
            return False
        if state.rained == ZONES and sheet.complete >> RAIN_BARREL & 1:
            state.rained = BARREL_POURED
            owe(state, (WATER,), events)
            return False
    state.rained = 0
    if _next_player(state):
        _start_event(state, events)
    else:
        state.stage = CLOSE
    return False


# --- Farmer Edith (TS-19) -----------------------------------------------------------------------


def _next_solo_die(state: ThreeSistersState) -> None:
    """The four dice are taken in turn; the player begins in odd rounds (TS-19.2)."""
    taken = state.variant.dice - len(state.dice)
    if taken == state.variant.dice:
        state.stage = REST
    elif edith_begins(state.round) == (taken % 2 == 0):
        state.stage = EDITH_COMES
    else:
        state.stage = PICK


def edith_begins(round_: int) -> bool:
    """The player is first in odd rounds, Edith in even ones (TS-19.2)."""
    return round_ % 2 == 0


def _edith_comes(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001
    if shovel.usable(state, state.sheets[0]):
        return True
    edith_takes(state, events)
    return False


def edith_takes(state: ThreeSistersState, events: Events) -> None:
    """Edith takes her die; with Plant or Water she crosses off two crops (TS-19.3, TS-19.8)."""
    die = edith.choose_die(state.dice)
    state.dice.remove(die)
    state.die = die
    state.stage = EDITH
    state.crossings = 2 if die.space == PLANT_WATER else 1
    if events is not None:
        events.append(DieTaken(None, die.value, die.space))


def _edith_acts(state: ThreeSistersState, chance: Chance, events: Events) -> bool:  # noqa: ARG001
    """Her garden action first, then her rondel action; asks where several crops fit (TS-19.5, TS-19.7)."""
    sheet = state.sheets[0]
    die = state.die
    assert die is not None
    while state.crossings:
        candidates = edith.crop_candidates(sheet, die.value - 1)
        if len(candidates) > 1:
            return True
        state.crossings -= 1
        if candidates:
            edith.cross_crop(sheet, die.value - 1, candidates[0], events)
        elif events is not None:
            events.append(EdithPassed("garden"))
    edith.rondel_action(sheet, die, events)
    _next_solo_die(state)
    return False


STEPS: Final[tuple[Callable[[ThreeSistersState, Chance, Events], bool], ...]] = (
    _after_cloudy,
    _ask,
    _after_die,
    _after_shared,
    _at_rest,
    _during_event,
    _at_close,
    _edith_comes,
    _edith_acts,
    _ask,
)
"""For each stage what follows."""
