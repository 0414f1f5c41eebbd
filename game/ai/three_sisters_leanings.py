"""What characters like in Three Sisters."""

from __future__ import annotations

from typing import Final

from game.ai.leaning import Leaning
from rules.three_sisters.actions import Done, FillColumn, FillRow, Goods, Plant, Shovel, TakeDie, Water
from rules.three_sisters.adjusting import cost
from rules.three_sisters.rondel import COMPOST_GOODS, PLANT_WATER
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import TRACK_OF_NAME
from rules.title import Action, State

BRAMBLES: Final = 1 << TRACK_OF_NAME["blackberry"] | 1 << TRACK_OF_NAME["raspberry"]
"""The set of the rows whose plants have thorns."""


def liking(observation: State, action: Action, leaning: Leaning) -> float:
    """Eager: plants, many crops at once. Thrifty: gathers goods and compost. Prickly: grows berries.

    Nobody's sheet can be spoilt by others, so whoever is prickly elsewhere has brambles here.
    """
    assert isinstance(observation, ThreeSistersState)
    match leaning:
        case "eager":
            return _eager(action)
        case "thrifty":
            return _thrifty(observation, action)
        case "prickly":
            return _berries(action)


def _eager(action: Action) -> float:
    match action:
        case Plant(count=count):
            return 0.25 * count
        case TakeDie(space=space):
            return 0.7 * (space == PLANT_WATER)
        case _:
            return 0.0


def _thrifty(state: ThreeSistersState, action: Action) -> float:
    match action:
        case Plant(zone=zone) | Water(zone=zone):
            return -0.35 * cost(state, state.sheets[state.player], zone)
        case TakeDie(space=space):
            return 0.7 * (space == COMPOST_GOODS)
        case Goods() | Done():
            return 0.6
        case Shovel():
            return -0.6
        case _:
            return 0.0


def _berries(action: Action) -> float:
    match action:
        case FillRow(track=track):
            return 0.3 * (BRAMBLES >> track & 1)
        case FillColumn():
            return -0.1
        case _:
            return 0.0
