"""The features of a turn in Herbaceous Sprouts: tools that can be used now, or wait for the next turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.ai import sprouts_catalogue as at
from game.ai.sprouts_grip import Grip
from game.ai.sprouts_outlook import Plan, Spaces
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    FIRST_EXCHANGE,
    GLOVES_TOOL,
    SEED_BAG,
    TROWEL_TOOL,
)
from rules.sprouts.seeds import Seeds
from rules.sprouts.solo import GONE
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import GIVING, RECEIVING

KEPT: Final[dict[int, int]] = {GLOVES_TOOL: 0, CHOICE_TOOL: 1, TROWEL_TOOL: 2, CAN_TOOL: 3}
"""Which feature of a tool that waits; Seed Exchanges share the last one."""


class Tools:
    """Tools by sort: how many, and the herbs of the Seed Exchanges."""

    __slots__ = ("bags", "cans", "choices", "exchanges", "gloves", "trowels")

    def __init__(self, tools: tuple[int, ...]) -> None:
        self.bags: Final = tools.count(SEED_BAG)
        self.gloves: Final = tools.count(GLOVES_TOOL)
        self.choices: Final = tools.count(CHOICE_TOOL)
        self.trowels: Final = tools.count(TROWEL_TOOL)
        self.cans: Final = tools.count(CAN_TOOL)
        self.exchanges: Final = [
            tool - FIRST_EXCHANGE for tool in tools if FIRST_EXCHANGE <= tool < CHOICE_TOOL
        ]


@lru_cache(maxsize=1 << 10)
def tools_of(tools: tuple[int, ...]) -> Tools:
    """These tools, sorted out."""
    return Tools(tools)


def tools_at_hand(state: SproutsState) -> Tools:
    """What the player whose turn it is can still use in this turn."""
    tools = state.tools
    if state.step in (GIVING, RECEIVING):
        cards = state.variant.components.cards
        tools = ()
        for card in state.waiting[state.player]:
            tools += tuple([tool for tool in cards[card].tools if tool != SEED_BAG])
        if state.card != GONE:
            tools += tuple([tool for tool in cards[state.card].tools if tool != SEED_BAG])
    return tools_of(tools)


def add_tools(  # noqa: PLR0913, PLR0917 - tools, and what they serve
    found: list[int], tools: Tools, spaces: Spaces, grip: Grip, plan: Plan, later: int, *, lost: bool
) -> None:
    """Adds the tools that can still be used in this turn; ``lost`` tells whether Seed Bags are."""
    if tools.gloves:
        found.append(at.AGAIN + 4 * min(3, tools.gloves) + min(3, plan.rest.seeds + grip.flowers))
    if tools.bags and not lost:
        found.append(at.BAGS + min(2, tools.bags))
    if tools.trowels:
        found.append(at.TROWEL + min(2, tools.trowels))
    for _ in range(tools.choices):
        found += at.CHOICE_TILE[at.LATE_OF[later]][at.eighths(plan.next_worth)]
    for _ in range(tools.cans):
        best = spaces.flowers[0] if spaces.flowers else 0
        found.append(at.CAN + 6 * min(7, grip.pair) + min(5, best))
    for herb in tools.exchanges:
        found.append(at.EXCHANGE + min(4, grip.herbs[herb]))
    if grip.unrolled:
        found.append(at.ROLLS + min(3, grip.unrolled))


def add_waiting(found: list[int], state: SproutsState, player: int) -> None:
    """Adds the tools of cards that the partner gave, for the next turn."""
    cards = state.variant.components.cards
    for card in state.waiting[player]:
        found += [at.LATER + KEPT.get(tool, 4) for tool in cards[card].tools if tool != SEED_BAG]


def seeds_of(state: SproutsState, player: int) -> Seeds:
    """What ``player`` holds, the dice of the card just taken included."""
    seeds = state.barrows[player]
    if player == state.player and state.fresh:
        seeds += state.fresh
    if state.pots[player]:
        seeds += state.pots[player]
    return seeds
