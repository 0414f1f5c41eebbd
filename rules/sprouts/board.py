"""The spaces of the four gardens and the tokens on them (HS-1.6, HS-8.2, HS-8.3, HS-8.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sprouts.beds import BEDS
from rules.sprouts.components import TOKENS
from rules.sprouts.events import SproutPlanted
from rules.sprouts.lemonade import NOBODY, award_lemonade
from rules.sprouts.seeds import IS_POT, KIND_OF, NAMES, Seeds, removed
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def open_flower_beds(state: SproutsState) -> list[int]:
    """The beds of the Flower Garden with an open space (HS-6.7)."""
    beds = state.open_beds
    return [bed for bed in state.variant.components.flower_beds if beds >> bed & 1]


def has_token(state: SproutsState, player: int) -> bool:
    """Whether the player has a token left to place (HS-8.4)."""
    return state.board.count(player) < TOKENS


def place_token(state: SproutsState, owner: int, bed: int) -> int:
    """Lays a token on the open space of ``bed`` that is worth most; how much that is (HS-8.3)."""
    components = state.variant.components
    board = state.board
    space = components.first_space[bed]
    last = space + len(components.worth[bed]) - 1
    while board[space] != NOBODY:
        space += 1
    board[space] = owner
    if space == last:
        state.open_beds &= ~(1 << bed)
    return components.space_vp[space]


def plant_sprout(state: SproutsState, bed: int, seeds: Seeds, events: list[Event] | None) -> None:
    """The player pays ``seeds``, which go back to the bag or the discard pile, and places a token."""
    player = state.player
    barrow = state.barrows[player]
    for seed in seeds:
        if IS_POT[seed]:
            state.pots[player] = removed(state.pots[player], seed)
        else:
            barrow = removed(barrow, seed)
            state.bag[KIND_OF[seed]] += 1
    state.barrows[player] = barrow
    worth = place_token(state, player, bed)
    if events is not None:
        events.append(SproutPlanted(player, BEDS[bed], worth, tuple(NAMES[seed] for seed in seeds)))
    award_lemonade(state, player, events)
