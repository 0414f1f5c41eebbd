"""What can be read off an observation for drawing it: pure, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.match import Entry
from game.tables.fistful.field import GROWN, SPROUT, YOUNG
from rules.fistful.actions import Plant
from rules.fistful.components import EMPTY, HIDDEN, KINDS
from rules.fistful.events import Harvested
from rules.fistful.scoring import GAINS, Gain, field_points
from rules.fistful.state import OVER, PASSING, FistfulState

Cards: TypeAlias = tuple[int, int, int, int]


def set_aside(state: FistfulState, hand: int) -> int | None:
    """The kind that a hand has set aside in this round; None before it has chosen."""
    turn = (hand - state.starter) % state.variant.hands
    if state.phase != PASSING or turn >= state.turn:
        return None
    return state.passes[len(state.passes) - state.turn + turn]


def cards_in(state: FistfulState, hand: int) -> Cards:
    """How many of each kind lie in a hand that is seen: not the card that waits in the crate."""
    counts = [max(0, count) for count in state.hands[4 * hand : 4 * hand + 4]]
    aside = set_aside(state, hand)
    if aside is not None and aside != HIDDEN:
        counts[aside - 1] -= 1
    return counts[0], counts[1], counts[2], counts[3]


def home_hand(state: FistfulState, viewer: int | None, before: int) -> int:
    """The hand that the table faces: the one to act if it is the viewer's, else the viewer's last one."""
    if state.phase != OVER and state.current_player == viewer:
        return state.hand_to_act
    if before % state.variant.players == (viewer or 0):
        return before
    return viewer or 0


def growth(state: FistfulState, growing_up: set[int], popping: dict[int, float]) -> dict[int, int]:
    """How far each plant has grown: what was planted in this round is young, popping up a sprout.

    ``growing_up`` are plots of the round that just ended, while their growing is shown.
    """
    if state.phase == OVER:
        return {}
    count = state.variant.hands if state.phase == PASSING else state.turn
    young = dict.fromkeys(state.plantings[len(state.plantings) - count :], YOUNG)
    young.update(dict.fromkeys(growing_up, YOUNG))
    for plot, share in popping.items():
        if plot in growing_up:
            young[plot] = GROWN if share >= 0.5 else YOUNG
        elif young.get(plot) == YOUNG and share < 0.5:
            young[plot] = SPROUT
    return young


def planted_since(history: Sequence[Entry], state: FistfulState, viewer: int | None) -> dict[int, int]:
    """Which plots were planted since the viewer's own last planting, and by which player."""
    plots: dict[int, int] = {}
    for entry in reversed(history):
        if any(isinstance(event, Harvested) for event in entry.events) and state.phase != OVER:
            break
        if isinstance(entry.action, Plant):
            if entry.player == viewer or len(plots) == state.variant.hands:
                break
            if state.field[entry.action.plot] != EMPTY:
                plots[entry.action.plot] = entry.player
    return plots


def with_seed(field: Sequence[int], kind: int, plot: int) -> list[int]:
    """The field as it would be with one more plant."""
    changed = list(field)
    changed[plot] = kind
    return changed


def gains_of(field: Sequence[int], goal: int) -> tuple[Gain, ...]:
    """What scores for a goal; nothing for one that is unknown."""
    return tuple(GAINS[goal](field)) if goal in KINDS else ()


def points_with(field: Sequence[int], goal: int, kind: int, plot: int) -> int | None:
    """The goal's points with one more plant; None when the goal is unknown."""
    return field_points(with_seed(field, kind, plot), goal) if goal in KINDS else None
