"""The Lemonade Card (HS-9.1 to HS-9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.sprouts.beds import GARDENS
from rules.sprouts.events import LemonadeLost, LemonadeTaken
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

NOBODY: Final = -1
"""Owner of a space or of the Lemonade Card while it is open."""

RIVAL: Final = 4
"""The Rival as an owner. The card the Rival was first for leaves the game, except in solo."""


def gardens_of(state: SproutsState, owner: int) -> set[int]:
    """The gardens in which ``owner`` has a token."""
    gardens = state.variant.components.space_garden
    return {garden for garden, token in zip(gardens, state.board, strict=True) if token == owner}


def award_lemonade(state: SproutsState, owner: int, events: list[Event] | None) -> None:
    """Tested after every single token: ``owner`` has just placed one (HS-9.2)."""
    if state.lemonade != NOBODY or state.board.count(owner) < len(GARDENS):
        return
    board = state.board
    for first, end in state.variant.components.garden_spans:
        if owner not in board[first:end]:
            return
    state.lemonade = owner
    if events is not None:
        events.append(LemonadeLost() if owner == RIVAL else LemonadeTaken(owner))
