"""How long a player still has in Sunfield Farm, exactly or about."""

from __future__ import annotations

from typing import Final

from rules.sunfield.moments import READY
from rules.sunfield.state import SunfieldState

ACTS_NOW: Final = 0
IN_TURN: Final = 1
WAITS: Final = 2
"""Roles: about to act, in the middle of the turn, not to move."""


def role_of(state: SunfieldState, player: int) -> int:
    """Whether the player is about to act."""
    if player != state.current:
        return WAITS
    return ACTS_NOW if state.moment == READY else IN_TURN


def quarters_left(state: SunfieldState, player: int) -> int:
    """About how many own turns the player has after the one that is being played, in quarters.

    In the last round it is certain (SF-10.2). Before that three of four turns take a tile, and about six
    tiles lie in the market when the last column is renewed.
    """
    players = state.variant.players
    left = state.board.left
    later = 4 if (player - state.first_player) % players > state.turn % players else 0
    renewals = min(left[0], left[1], left[2])
    deck = left[3]
    if renewals == 0 or deck == 0:
        return later
    tiles = max(renewals, state.board.standing.bit_count() + 3 * renewals - 6)
    return max(later, int(min(tiles / 0.1875, deck / 0.07) / players + 0.5))


def time_left(state: SunfieldState, player: int, quarters: int) -> int:
    """The actions that the player still has, the one due now included, on a scale of its own.

    In the last round they are certain: 0 or 1. Before that it is one more than about as many as come.
    """
    left = state.board.left
    now = 1 if player == state.current and state.moment == READY else 0
    if min(left) == 0:
        return 1 if now or quarters else 0
    turns = now + (quarters + 2 >> 2)
    return turns + 1 if turns else 2
