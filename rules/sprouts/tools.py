"""Step C: what tools and special faces can be used for (HS-5, HS-6, HS-7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from rules.sprouts.actions import (
    BAG,
    CHOICES,
    DONE,
    EXCHANGES,
    GLOVE,
    Pink,
    can,
    pink,
    trowel,
    yellow,
)
from rules.sprouts.barrow import choices
from rules.sprouts.board import has_token, open_flower_beds
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    FIRST_EXCHANGE,
    GLOVES_TOOL,
    SEED_BAG,
    TROWEL_TOOL,
)
from rules.sprouts.seeds import (
    FACE_OF,
    FLOWER_DICE,
    GLOVES_DIE,
    TROWEL_DIE,
    WILD,
    Seeds,
    removed,
)
from rules.title import Action

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

_ONLY_DONE: Final[tuple[Action, ...]] = (DONE,)


def matches(first: int, second: int) -> bool:
    """Whether two dice show the same symbol, for a Watering Can (HS-6.9)."""
    face, other = FACE_OF[first], FACE_OF[second]
    return face == other or (face <= WILD and other <= WILD and WILD in (face, other))


def exchange_herb(tool: int) -> int:
    """The herb of a Seed Exchange."""
    return tool - FIRST_EXCHANGE


def is_exchange(tool: int) -> bool:
    """Whether a tool number is a Seed Exchange."""
    return FIRST_EXCHANGE <= tool < CHOICE_TOOL


@lru_cache(maxsize=1 << 13)
def pinks(others: Seeds) -> tuple[Pink, ...]:
    """Every throw of a pink die showing Gloves, which is not among ``others`` (HS-16.16)."""
    return tuple(pink(dice) for size in range(len(others) + 1) for dice in choices(others, size))


@lru_cache(maxsize=1 << 13)
def pairs(held: Seeds) -> tuple[Seeds, ...]:
    """Every two dice that match; alike ones count once."""
    return tuple(pair for pair in dict.fromkeys(combinations(held, 2)) if matches(*pair))


def special_actions(state: SproutsState) -> tuple[Action, ...] | list[Action]:
    """Everything that Step C allows now, ``done`` first (HS-16.9 to HS-16.16)."""
    held = state.barrows[state.player]
    tools = state.tools
    has_pink = GLOVES_DIE in held
    has_yellow = TROWEL_DIE in held
    if not tools and not has_pink and not has_yellow:
        return _ONLY_DONE
    actions: list[Action] = [DONE]
    for tool in tools if len(tools) < 2 else dict.fromkeys(tools):
        _list_tool(state, tool, held, actions)
    if has_yellow:
        _list_trowels(state, held, actions, by_die=True)
    if has_pink:
        actions += pinks(removed(held, GLOVES_DIE))
    return actions


def _list_tool(state: SproutsState, tool: int, held: Seeds, actions: list[Action]) -> None:
    """Appends every use of one tool."""
    if tool == GLOVES_TOOL:
        actions += [GLOVE[die] for die in dict.fromkeys(held)]
    elif tool == CHOICE_TOOL:
        for die in dict.fromkeys(held):
            actions += CHOICES[die]
    elif tool == TROWEL_TOOL:
        _list_trowels(state, held, actions, by_die=False)
    elif tool == SEED_BAG:
        if not state.acted and any(state.bag):
            actions.append(BAG)
    elif tool == CAN_TOOL:
        _list_cans(state, held, actions)
    else:
        _list_exchanges(tool, held, actions)


def _list_exchanges(tool: int, held: Seeds, actions: list[Action]) -> None:
    """Every held die that shows the herb, with each other face of it; a wild never passes (HS-6.5)."""
    herb = exchange_herb(tool)
    for die in dict.fromkeys(held):
        if FACE_OF[die] == herb:
            actions += EXCHANGES[die]


def _list_cans(state: SproutsState, held: Seeds, actions: list[Action]) -> None:
    """Every matching pair with every open flower bed."""
    if has_token(state, state.player):
        beds = open_flower_beds(state)
        actions += [can(pair, bed) for pair in pairs(held) for bed in beds]


def _list_trowels(state: SproutsState, held: Seeds, actions: list[Action], *, by_die: bool) -> None:
    """Every flower with every open flower bed, by a card's Trowel or by a yellow die's."""
    flowers = [die for die in FLOWER_DICE if die in held]
    if flowers and has_token(state, state.player):
        make = yellow if by_die else trowel
        actions += [make(die, bed) for die in flowers for bed in open_flower_beds(state)]
