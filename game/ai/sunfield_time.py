"""How long a player still has in Sunfield Farm, exactly or about."""

from __future__ import annotations

from typing import Final

from rules.sunfield.moments import READY
from rules.sunfield.state import SunfieldState

ACTS_NOW: Final = 0
IN_TURN: Final = 1
WAITS: Final = 2
"""Roles: about to act, in the middle of the turn, not to move."""

ROLES: Final = 3

FINE: Final = (0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7)
MIDDLE: Final = (0, 1, 2, 3, 4, 4, 5, 5, 5, 6)
ROUGH: Final = (0, 1, 2, 2, 3, 3, 3, 4)
"""The actions left in 8, 7 and 5 steps; more than are listed are like the last."""

FINE_STEPS: Final = 8
MIDDLE_STEPS: Final = 7
ROUGH_STEPS: Final = 5
MOST_ACTIONS: Final = 16


class Time:
    """What a player has left.

    ``quarters`` are about the own turns after the one that is being played, in quarters. ``actions`` are
    those still to come, the one due now included, on a scale of its own: in the last round 0 or 1 for
    certain; before that one more than about as many as come. ``fine``, ``middle`` and ``rough`` are the
    same in a few steps.
    """

    __slots__ = ("actions", "fine", "middle", "quarters", "role", "rough")

    def __init__(self, state: SunfieldState, player: int) -> None:
        self.role: Final = role_of(state, player)
        self.quarters: Final = quarters_left(state, player)
        now = self.role == ACTS_NOW
        if min(state.board.left) == 0:
            actions = 1 if now or self.quarters else 0
        else:
            turns = now + (self.quarters + 2 >> 2)
            actions = min(turns + 1, MOST_ACTIONS - 1) if turns else 2
        self.actions: Final = actions
        self.fine: Final = FINE[actions] if actions < len(FINE) else FINE[-1]
        self.middle: Final = MIDDLE[actions] if actions < len(MIDDLE) else MIDDLE[-1]
        self.rough: Final = ROUGH[actions] if actions < len(ROUGH) else ROUGH[-1]


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
    quarters = int(min(tiles / 0.1875, deck / 0.07) / players + 0.5)
    if player == state.current and state.moment == READY:
        quarters -= 4  # the turn that begins is one of them
    return max(later, quarters)
