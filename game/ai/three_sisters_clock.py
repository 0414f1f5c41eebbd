"""How much time a player of Three Sisters has, as small numbers that features are crossed with."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.stages import (
    CLOSE,
    CLOUDY,
    EDITH,
    EDITH_COMES,
    EVENT,
    OVER,
    PICK,
    SHARED,
    USE,
)
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import ROUNDS

MOST_USES: Final = 2 * ROUNDS
"""Each player uses two dice a round."""

TIMES: Final = 7
TIME: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
"""By the dice that a player has not begun to use, the shared ones too: fine near the end."""

SPANS: Final = 4
SPAN: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
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

ASKS: Final[tuple[int, ...]] = (0, 1, 1, 2, 2)
TAKEN: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)
SOLO_DICE_LEFT: Final = tuple(
    {PICK: ASKS, EDITH: ASKS, USE: TAKEN, EDITH_COMES: TAKEN}.get(stage, (0,) * 5)
    for stage in range(OVER + 1)
)
"""Alone: by the stage and the dice on the rondel, the own dice still to come in this round."""


class Moment:
    """A state as one player's features are made from it.

    ``uses`` counts the dice that the player has not begun to use, the shared ones too, and ``begun`` the
    events that are over or being resolved. ``own`` and ``acting`` say how far from the first player sit
    the player and whoever is to act. ``found`` collects the features.
    """

    __slots__ = ("acting", "begun", "found", "own", "sheet", "span", "state", "time", "uses")

    def __init__(self, state: ThreeSistersState, player: int) -> None:
        players = state.variant.players
        self.state: Final = state
        self.sheet: Final = state.sheets[player]
        self.own: Final = (player - state.first) % players
        self.acting: Final = (state.player - state.first) % players
        self.uses: Final = self._uses_now() + 2 * (ROUNDS - state.round)
        self.begun: Final = state.round - int(self._awaits_event())
        self.time: Final = TIME[self.uses]
        self.span: Final = SPAN[self.uses]
        self.found: Final[list[int]] = []

    def _uses_now(self) -> int:
        """The dice to come in this round."""
        state = self.state
        stage = state.stage
        if stage == CLOUDY:
            return 2
        if state.variant.solo:
            return SOLO_DICE_LEFT[stage][len(state.dice)]
        if stage == PICK:
            return 2 if self.own >= self.acting else 1
        if stage == USE:
            return 2 if self.own > self.acting else 1
        return 1 if stage == SHARED and self.own > self.acting else 0

    def _awaits_event(self) -> bool:
        stage = self.state.stage
        if stage == EVENT:
            return self.own > self.acting
        return stage not in {CLOSE, OVER}
