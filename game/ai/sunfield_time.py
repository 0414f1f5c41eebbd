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


def time_left(state: SunfieldState, player: int) -> int:
    """The actions that the player still has, the one due now included, on a scale of its own.

    In the last round they are certain: 0 or 1 (SF-10.2). Before that one more than about as many as come:
    three of four actions take a tile, and about six tiles lie in the market when the last column is
    renewed.
    """
    players = state.variant.players
    left = state.board.left
    now = 1 if player == state.current and state.moment == READY else 0
    renewals = min(left[0], left[1], left[2])
    deck = left[3]
    if renewals == 0 or deck == 0:
        place = (player - state.first_player) % players
        return 1 if now or place > state.turn % players else 0
    tiles = max(renewals, state.board.standing.bit_count() + 3 * renewals - 6)
    turns = now + int(min(tiles / 0.75, deck / 0.28) / players + 0.5)
    return turns + 1 if turns else 2
