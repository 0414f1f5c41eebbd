"""What characters like in A Fistful of Seeds.

The own goal is the seed kind whose produce card lies before one's hand; before it is dealt, the
kind of which one holds most stands in for it.
"""

from __future__ import annotations

from game.ai.leaning import Leaning
from rules.fistful.actions import Pass, Plant
from rules.fistful.components import EMPTY, HOUSE, KINDS
from rules.fistful.field import NEIGHBOURS
from rules.fistful.state import FistfulState
from rules.title import Action, State


def liking(observation: State, action: Action, leaning: Leaning) -> float:
    """Eager: plants the own crop at once. Thrifty: keeps it. Prickly: plants between what others grow."""
    assert isinstance(observation, FistfulState)
    if leaning == "prickly":
        return strangers(observation, action) / 6 if isinstance(action, Plant) else 0.0
    own = own_kind(observation)
    if isinstance(action, Plant | Pass) and action.kind == own:
        return 0.7 if leaning == "eager" and isinstance(action, Plant) else -0.35
    return 0.0


def own_kind(state: FistfulState) -> int:
    """The kind that the hand to act is after."""
    hand = state.hand_to_act
    if state.produce[hand] != EMPTY:
        return state.produce[hand]
    held = state.hands[4 * hand : 4 * hand + 4]
    return KINDS[held.index(max(held))]


def strangers(state: FistfulState, action: Plant) -> int:
    """How many plants of other kinds grow beside the plot that is planted."""
    around = (state.field[plot] for plot in NEIGHBOURS[action.plot])
    return sum(kind not in (EMPTY, HOUSE, action.kind) for kind in around)
