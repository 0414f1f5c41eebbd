"""What characters like in Three Sisters."""

from __future__ import annotations

from game.ai.leaning import Leaning
from rules.three_sisters.actions import Done, Goods, Plant, Shovel, TakeDie, Water
from rules.three_sisters.adjusting import cost
from rules.three_sisters.components import ZONES
from rules.three_sisters.garden import growth
from rules.three_sisters.rondel import COMPOST_GOODS, PLANT_WATER
from rules.three_sisters.state import ThreeSistersState
from rules.title import Action, State


def liking(observation: State, action: Action, leaning: Leaning) -> float:
    """Eager: plants, many crops at once. Thrifty: gathers goods and compost. Prickly: takes others' dice."""
    assert isinstance(observation, ThreeSistersState)
    match leaning:
        case "eager":
            return _eager(action)
        case "thrifty":
            return _thrifty(observation, action)
        case "prickly":
            return wanted(observation, action) if isinstance(action, TakeDie) else 0.0


def _eager(action: Action) -> float:
    match action:
        case Plant(count=count):
            return 0.4 * count
        case TakeDie(space=space):
            return float(space == PLANT_WATER)
        case _:
            return 0.0


def _thrifty(state: ThreeSistersState, action: Action) -> float:
    match action:
        case Plant(zone=zone) | Water(zone=zone):
            return -0.5 * cost(state, state.sheets[state.player], zone)
        case TakeDie(space=space):
            return float(space == COMPOST_GOODS)
        case Goods() | Done():
            return 1.0
        case Shovel():
            return -1.0
        case _:
            return 0.0


def wanted(state: ThreeSistersState, die: TakeDie) -> float:
    """How much the others could water in the zone of a die, beside their best other zone: 1 is most."""
    grows = [
        sum(
            growth(zone, sheet.zones[zone]).bit_count()
            for player, sheet in enumerate(state.sheets)
            if player != state.player
        )
        for zone in range(ZONES)
    ]
    return grows[die.value - 1] / max(1, *grows)
