"""Herbaceous Sprouts as its computer players see it.

Everybody has the points on the board, and what seeds and tools in hand are worth (``sprouts_hand``).
A player wants to be ahead: of the best other, of the Rival when alone, of the other team with a
partner. A space taken from others counts by itself, because it lowers what their seeds are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.sprouts_board import (
    flower_points,
    herb_spaces,
    is_moving,
    lemonade,
    rival_total,
    turns_to_come,
)
from game.ai.sprouts_hand import Spaces, hand_value
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    GLOVES_TOOL,
    LIMIT,
    SEED_BAG,
    TROWEL_TOOL,
)
from rules.sprouts.leftovers import leftover_points
from rules.sprouts.rival import rival_score
from rules.sprouts.scoring import score_of
from rules.sprouts.seeds import FACE_OF, FACES, GLOVES, TROWEL, UNROLLED, WILD
from rules.sprouts.solo import GONE
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import OVER, SPECIALS, STORING
from rules.sprouts.teams import tools_left
from rules.title import State

FLOWER_HOPE: Final = 0.45
"""The share of a flower space's points that a flower without a Trowel is worth."""

TROWEL_HOPE: Final = 0.4
"""The same for a Trowel face without a flower."""

GLOVES_WORTH: Final = 0.6
"""In points: a Gloves face."""

UNROLLED_WORTH: Final = 1.0
"""In points: a die that is not rolled yet."""

CROWD: Final = 0.6
"""In points: what each die above seven costs."""

TOOL_WORTH: Final[dict[int, float]] = {
    SEED_BAG: 1.0,
    GLOVES_TOOL: 0.5,
    CHOICE_TOOL: 1.4,
    TROWEL_TOOL: 0.4,
    CAN_TOOL: 0.3,
}
"""In points: a tool before it is used, on top of what it can plant now."""

EXCHANGE_WORTH: Final = 0.5
"""The same for a Seed Exchange."""

CAN_COST: Final = 1.35
"""In points: what two matching dice are worth that a Watering Can trades."""


class SproutsEvaluation:
    """The lead that a side may expect, in points. Serves one decision: it remembers open spaces."""

    def __init__(self) -> None:
        self._herbs: dict[tuple[int, ...], Spaces] = {}
        self._flowers: dict[tuple[int, ...], list[int]] = {}

    def value(self, state: State, player: int) -> float:
        """How far ahead of the others the side of ``player`` is expected to end."""
        assert isinstance(state, SproutsState)
        variant = state.variant
        totals = [self.total(state, each) for each in range(variant.players)]
        if variant.solo:
            return totals[0] - (rival_score(state) if state.step == OVER else rival_total(state))
        if variant.teams:
            sides = [(totals[first], totals[first + 2]) for first in (0, 1)]
            results = [_result(side, lowest=variant.lowest) for side in sides]
            return results[player % 2] - results[1 - player % 2]
        return totals[player] - max(total for each, total in enumerate(totals) if each != player)

    def glance(self, state: State, player: int) -> float:
        """The points as they stand."""
        assert isinstance(state, SproutsState)
        return float(score_of(state, player).total)

    def total(self, state: SproutsState, player: int) -> float:
        """What ``player`` is expected to score."""
        worth = state.variant.components.space_vp
        points = sum(vp for vp, owner in zip(worth, state.board, strict=True) if owner == player)
        return points + lemonade(state, player) + self._hand(state, player)

    def _hand(self, state: SproutsState, player: int) -> float:
        """What seeds and tools of ``player`` are worth, planted or left over."""
        moving = is_moving(state, player)
        turns = turns_to_come(state, player)
        dice = state.barrows[player] + (state.fresh if moving else ())
        seeds = dice + state.pots[player]
        left_over = float(leftover_points(seeds))
        if state.step == OVER or not (turns or moving):
            return left_over
        counts = [0] * len(FACES)
        for seed in seeds:
            counts[FACE_OF[seed]] += 1
        key = tuple(state.board)
        if key not in self._herbs:
            self._herbs[key], self._flowers[key] = herb_spaces(state), flower_points(state)
        heaps = tuple(sorted(counts[:WILD], reverse=True))
        worth = hand_value(heaps, counts[WILD], self._herbs[key], turns)
        worth += UNROLLED_WORTH * counts[UNROLLED] - CROWD * max(0, len(dice) - LIMIT)
        in_step_c = moving and state.step <= SPECIALS
        if turns or in_step_c:
            tools = _tools(state, player, moving=moving)
            worth += GLOVES_WORTH * counts[GLOVES] + _tool_worth(tools)
            worth += _flower_worth(counts, tools, self._flowers[key])
        else:
            worth += sum(counts[WILD + 1 : GLOVES])
        return max(worth, left_over)


def _result(side: tuple[float, float], *, lowest: bool) -> float:
    """A team's result; with the lowest score the higher total still counts a little."""
    return min(side) + 0.1 * max(side) if lowest else sum(side)


def _tools(state: SproutsState, player: int, *, moving: bool) -> list[int]:
    """The tools that ``player`` can still use in this turn, or has waiting for the next one."""
    if moving and state.step in (STORING, SPECIALS):
        return [tool for tool in state.tools if tool != SEED_BAG or not state.acted]
    components = state.variant.components
    cards = [*state.waiting[player], *([state.card] if moving and state.card != GONE else [])]
    return [tool for card in cards for tool in tools_left(components, card)]


def _tool_worth(tools: Sequence[int]) -> float:
    """What tools are worth before they are used."""
    return sum(TOOL_WORTH.get(tool, EXCHANGE_WORTH) for tool in tools)


def _flower_worth(counts: Sequence[int], tools: Sequence[int], spaces: Sequence[int]) -> float:
    """What flowers and Trowels are worth, together and alone."""
    flowers = sum(counts[WILD + 1 : GLOVES])
    trowels = counts[TROWEL] + tools.count(TROWEL_TOOL)
    worth = 0.0
    for points in spaces[: min(flowers, trowels)]:
        worth += 0.95 * points
    planted = min(flowers, trowels, len(spaces))
    best = spaces[planted] if planted < len(spaces) else 0
    worth += (flowers - planted) * max(1.0, FLOWER_HOPE * best)
    worth += max(0, counts[TROWEL] - planted) * TROWEL_HOPE * best
    if CAN_TOOL in tools and best and max(counts[:GLOVES]) + counts[WILD] >= 2:
        worth += max(0.0, best - CAN_COST)
    return worth
