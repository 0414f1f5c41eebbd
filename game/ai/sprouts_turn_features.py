"""The features of a turn in Herbaceous Sprouts: tools that can be used now, or wait for the next turn."""

from __future__ import annotations

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


def add_tools(found: list[int], state: SproutsState, spaces: Spaces, grip: Grip, plan: Plan, later: int) -> None:
    """Adds the tools that the player to act can still use in this turn."""
    tools = state.tools
    if state.step in (GIVING, RECEIVING):
        add_waiting(found, state, state.player)
        if grip.unrolled:
            found.append(at.ROLLS + min(3, grip.unrolled))
        if state.card == GONE:
            return
        tools = state.variant.components.cards[state.card].tools
    gloves = bags = trowels = 0
    for tool in tools:
        if tool == GLOVES_TOOL:
            gloves += 1
        elif tool == SEED_BAG:
            bags += 1
        elif tool == TROWEL_TOOL:
            trowels += 1
        elif tool == CHOICE_TOOL:
            quarters = max(0, int(8 * plan.next_worth + 0.5))
            found += at.CHOICE_TILE[at.LATE_OF[later]][quarters]
        elif tool == CAN_TOOL:
            best = spaces.flowers[0] if spaces.flowers else 0
            found.append(at.CAN + 6 * min(7, grip.pair) + min(5, best))
        else:
            found.append(at.EXCHANGE + min(4, grip.herbs[tool - FIRST_EXCHANGE]))
    if bags and not state.acted and state.step not in (GIVING, RECEIVING):
        found.append(at.BAGS + min(2, bags))
    if gloves:
        found.append(at.AGAIN + 4 * min(3, gloves) + min(3, plan.rest.seeds + grip.flowers))
    if trowels:
        found.append(at.TROWEL + min(2, trowels))


def add_waiting(found: list[int], state: SproutsState, player: int) -> None:
    """Adds the tools of cards that the partner gave, for the next turn."""
    cards = state.variant.components.cards
    for card in state.waiting[player]:
        for tool in cards[card].tools:
            if tool == GLOVES_TOOL:
                found.append(at.LATER)
            elif tool == CHOICE_TOOL:
                found.append(at.LATER + 1)
            elif tool == TROWEL_TOOL:
                found.append(at.LATER + 2)
            elif tool == CAN_TOOL:
                found.append(at.LATER + 3)
            elif tool != SEED_BAG:
                found.append(at.LATER + 4)


def card_trowels(state: SproutsState) -> int:
    """The Trowels of cards that the player to act can still use in this turn."""
    if state.step in (GIVING, RECEIVING):
        return 0
    return state.tools.count(TROWEL_TOOL)


def seeds_of(state: SproutsState, player: int) -> Seeds:
    """What ``player`` holds, the dice of the card just taken included."""
    seeds = state.barrows[player]
    if player == state.player and state.fresh:
        seeds += state.fresh
    if state.pots[player]:
        seeds += state.pots[player]
    return seeds
