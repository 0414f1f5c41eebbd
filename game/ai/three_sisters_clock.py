"""How much time a player of Three Sisters has, as small numbers that features are crossed with."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.stages import (
    CLOUDY,
    EDITH,
    EDITH_COMES,
    EVENT,
    OVER,
    PICK,
    REST,
    SHARED,
    USE,
)
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import ROUNDS

MOST_USES: Final = 2 * ROUNDS
"""Each player uses two dice a round."""

TIMES: Final = 7
TIME: Final = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
"""By the dice that a player has not begun to use, the shared ones too: fine near the end."""

SPANS: Final = 4
SPAN: Final = (0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
"""The same, coarse."""

RAINS: Final = COMPONENTS.events.count("rain")
CLOCKS: Final = 11


def _clock(rains: int, uses: int) -> int:
    """A garden's time: rains to come, and within them the dice to come."""
    if rains == 0:
        return 0
    if rains == 1:
        return (1, 2, 3, 4, 4, 5, 5, 6, 6)[min(uses, 8)]
    if rains == 2:
        return 7 if uses < 10 else 8
    return 9 if uses < 14 else 10


CLOCK: Final = tuple(
    tuple(_clock(rains, uses) for uses in range(MOST_USES + 1)) for rains in range(RAINS + 1)
)
"""``CLOCK[rains][uses]``."""

RAINS_LEFT: Final = tuple(COMPONENTS.events[done:].count("rain") for done in range(ROUNDS + 1))
MARKETS_LEFT: Final = tuple(COMPONENTS.events[done:].count("farmers_market") for done in range(ROUNDS + 1))
"""By the events that a player has begun or had."""

SOLO_DICE_LEFT: Final = {
    PICK: (0, 1, 1, 2, 2),
    USE: (0, 0, 1, 1, 2),
    EDITH: (0, 1, 1, 2, 2),
    EDITH_COMES: (0, 0, 1, 1, 2),
}
"""Alone: the own dice still to come in this round, by the dice on the rondel."""


def uses_left(state: ThreeSistersState, player: int) -> int:
    """The dice that a player has not begun to use, the shared ones too; 0 to 16."""
    stage = state.stage
    later = 2 * (ROUNDS - state.round)
    if stage == PICK:
        if state.variant.solo:
            return later + SOLO_DICE_LEFT[PICK][len(state.dice)]
        players = state.variant.players
        waits = (player - state.first) % players >= (state.player - state.first) % players
        return later + 2 if waits else later + 1
    if stage in {USE, SHARED}:
        if state.variant.solo:
            return later + SOLO_DICE_LEFT[USE][len(state.dice)]
        players = state.variant.players
        waits = (player - state.first) % players > (state.player - state.first) % players
        if stage == USE:
            return later + 2 if waits else later + 1
        return later + 1 if waits else later
    if stage == CLOUDY:
        return later + 2
    if stage in {EDITH, EDITH_COMES}:
        return later + SOLO_DICE_LEFT[stage][len(state.dice)]
    return 0 if stage == OVER else later


def events_begun(state: ThreeSistersState, player: int) -> int:
    """How many of the eight events a player has had, the one being resolved included."""
    stage = state.stage
    if stage == EVENT:
        players = state.variant.players
        waits = (player - state.first) % players > (state.player - state.first) % players
        return state.round - 1 if waits else state.round
    if stage in {PICK, USE, SHARED, REST, CLOUDY, EDITH, EDITH_COMES}:
        return state.round - 1
    return state.round
