"""What is still to come for one player of Three Sisters: dice, rains, markets, sheds, what is owed now."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.rondel import HIVE_FRUIT_A, HIVE_FRUIT_B, MARKET, PLANT_WATER, SHED_A, SHED_B
from rules.three_sisters.stages import (
    CLOUDY,
    EDITH,
    EDITH_COMES,
    EVENT,
    GARDEN,
    OVER,
    PICK,
    REST,
    RONDEL,
    SHARED,
    USE,
)
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import ROUNDS

HIVE_SPACES: Final = (HIVE_FRUIT_A, HIVE_FRUIT_B)
SHED_SPACES: Final = (SHED_A, SHED_B)
BEFORE_EVENT: Final = (CLOUDY, PICK, USE, SHARED, REST, EDITH, EDITH_COMES)

NOTHING: Final = -1
"""The space of a rondel action when none is owed."""


class Outlook:
    """How much time a player has.

    ``uses`` counts dice that the player has not begun to use, the shared ones too; ``garden`` says
    whether the die in use still owes its garden action and ``space`` whose rondel action it owes.
    ``rains`` counts the rains that each zone will get, ``markets`` and ``sheds`` the events to come.
    """

    __slots__ = ("garden", "markets", "rains", "sheds", "space", "uses")

    def __init__(self, state: ThreeSistersState, player: int) -> None:
        self.uses = _uses(state, player)
        mine = state.player == player
        die = state.die
        self.garden = mine and bool(state.main & GARDEN)
        self.space = die.space if die is not None and mine and state.main & RONDEL else NOTHING
        coming = [] if state.stage == OVER else COMPONENTS.events[_next_event(state, player) :]
        self.markets = coming.count("farmers_market")
        self.sheds = coming.count("shed")
        self.rains = [coming.count("rain")] * ZONES
        if state.stage == EVENT and mine and COMPONENTS.events[state.round - 1] == "rain":
            for zone in range(state.rained, ZONES):
                self.rains[zone] += 1

    def key(self) -> tuple[object, ...]:
        """Everything, for remembering."""
        return (self.uses, self.garden, self.space, self.markets, self.sheds, tuple(self.rains))

    def shed_now(self) -> int:
        """How many shed actions the die in use still owes."""
        return int(self.space in SHED_SPACES)

    def hive_now(self) -> int:
        """How many apiary or fruit actions the die in use still owes."""
        return int(self.space in HIVE_SPACES)

    def market_now(self) -> int:
        """How many market visits the die in use still owes."""
        return int(self.space == MARKET)

    def garden_now(self) -> int:
        """How many plant or water actions the die in use still owes."""
        return int(self.garden) + int(self.space == PLANT_WATER)


def _places(state: ThreeSistersState, player: int) -> tuple[int, int]:
    """How far from the first player sit ``player`` and whoever is to act."""
    players = state.variant.players
    return (player - state.first) % players, (state.player - state.first) % players


def _uses(state: ThreeSistersState, player: int) -> int:
    """Dice to come in this round and in all later ones: two a round."""
    if state.stage == OVER:
        return 0
    return _uses_now(state, player) + 2 * (ROUNDS - state.round)


def _uses_now(state: ThreeSistersState, player: int) -> int:
    own, acting = _places(state, player)
    if state.stage == CLOUDY:
        return 2
    if state.variant.solo:
        left = len(state.dice)
        return {PICK: (left + 1) // 2, USE: left // 2, EDITH: (left + 1) // 2, EDITH_COMES: left // 2}.get(
            state.stage, 0
        )
    if state.stage == PICK:
        return 1 + (own >= acting)
    if state.stage == USE:
        return 1 + (own > acting)
    return int(state.stage == SHARED and own > acting)


def _next_event(state: ThreeSistersState, player: int) -> int:
    """The first event, counted from 0, that the player has not begun to resolve."""
    own, acting = _places(state, player)
    waits = state.stage in BEFORE_EVENT or (state.stage == EVENT and own > acting)
    return state.round - 1 if waits else state.round
