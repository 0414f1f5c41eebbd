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


def actions_left(state: SunfieldState, player: int) -> int:
    """The actions that the player still has, the one due now included.

    In the last round that is certain (SF-10.2); else about three of four actions take a tile, and about
    six tiles lie in the market when the last column is renewed.
    """
    players = state.variant.players
    left = state.board.left
    place = (player - state.first_player) % players
    later = 1 if place > state.turn % players else 0
    now = 1 if player == state.current and state.moment == READY else 0
    renewals = min(left[0], left[1], left[2])
    deck = left[3]
    if renewals == 0 or deck == 0:
        return later + now
    tiles = max(renewals, state.board.standing.bit_count() + 3 * renewals - 6)
    turns = int(min(tiles / 0.75, deck / 0.28) / players + 0.5)
    return now + (turns if turns > later else later)
