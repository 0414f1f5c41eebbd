"""Why an action is not legal now: one sentence for each rule that can forbid it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.fistful.actions import Pass, Plant
from rules.fistful.components import EMPTY, HIDDEN, kind_name
from rules.fistful.field import FARMHOUSE, PLOT_NAMES
from rules.title import Action, Refusal

if TYPE_CHECKING:
    from rules.fistful.state import FistfulState

MATCH_OVER = Refusal("FS-2.4", "The three seasons are over: nothing can be planted or passed any more.")
PLANT_FIRST = Refusal("FS-3.1", "Plant a seed now; seeds are passed when everybody has planted.")
PASS_NOW = Refusal("FS-3.2", "Everybody has planted this round: choose a seed to pass to the left.")
FARMHOUSE_PLOT = Refusal("FS-3.6", "The farmhouse stands on c3: nothing can be planted there.")
NOT_YOUR_TURN = Refusal("FS-3.1", "It is another player's turn.")
NO_ACTION = Refusal("FS-3.1", "That is no action of A Fistful of Seeds.")


def refusal_of(state: FistfulState, action: Action) -> Refusal | None:
    """None exactly for the legal actions of ``state``."""
    if state.phase == 0:
        if isinstance(action, Plant):
            if state.field[action.plot] == EMPTY and _holds(state, action.kind):
                return None
            return _no_planting(state, action)
        return PLANT_FIRST if isinstance(action, Pass) else NO_ACTION
    if state.phase == 1:
        if isinstance(action, Pass):
            return None if _holds(state, action.kind) else _lacking(state, action.kind, "pass")
        return PASS_NOW if isinstance(action, Plant) else NO_ACTION
    return MATCH_OVER


def _holds(state: FistfulState, kind: int) -> bool:
    hand = (state.starter + state.turn) % state.variant.hands
    return state.hands[4 * hand + kind - 1] > 0


def _no_planting(state: FistfulState, action: Plant) -> Refusal:
    if action.plot == FARMHOUSE:
        return FARMHOUSE_PLOT
    growing = state.field[action.plot]
    if growing == EMPTY:
        return _lacking(state, action.kind, "plant")
    values = {"plot": PLOT_NAMES[action.plot], "kind": kind_name(growing)}
    return Refusal("FS-3.6", "On {plot} there is already {kind}: choose a free plot.", values)


def _lacking(state: FistfulState, kind: int, verb: str) -> Refusal:
    if state.hands[4 * state.hand_to_act + kind - 1] == HIDDEN:
        return NOT_YOUR_TURN
    text = f"There is no {{kind}} seed in your hand to {verb}."
    return Refusal("FS-3.6", text, {"kind": kind_name(kind)})
