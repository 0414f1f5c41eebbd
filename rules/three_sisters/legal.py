"""Every legal action, decision by decision (TS-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.three_sisters.actions import CROSS_OFF, DONE, SHOVEL
from rules.three_sisters.edith import crop_candidates
from rules.three_sisters.extras import extra_choices
from rules.three_sisters.main_actions import main_choices
from rules.three_sisters.shovel import usable
from rules.three_sisters.stages import EDITH, OVER, PICK
from rules.three_sisters.tracks import SHOVEL as SHOVEL_ITEM
from rules.title import Action

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

THIRD_DIE = 2
"""How many dice are left in the solo game when the third is taken: it must be the lowest (TS-19.4)."""


def legal_actions(state: ThreeSistersState) -> list[Action]:
    """Every legal action in a stable order; empty exactly when the match is over."""
    sheet = state.sheets[state.player]
    if state.owed:
        actions = extra_choices(state, sheet)
    elif state.main:
        actions = main_choices(state, sheet)
    elif state.stage == PICK:
        actions = dice_choices(state)
    elif state.stage == EDITH:
        assert state.die is not None
        actions = [CROSS_OFF[crop] for crop in crop_candidates(sheet, state.die.value - 1)]
    elif state.stage == OVER:
        return []
    else:
        actions = [DONE]
    if sheet.complete >> SHOVEL_ITEM & 1 and usable(state, sheet):
        actions.append(SHOVEL)
    return actions


def dice_choices(state: ThreeSistersState) -> list[Action]:
    """One for each value on the rondel; in the solo game the third die is the lowest (TS-22.1)."""
    if state.variant.solo and len(state.dice) == THIRD_DIE:
        return [state.dice[0]]
    return list(dict.fromkeys(state.dice))
