"""The Rival: banners place its tokens (HS-10.1 to HS-10.4, HS-13.5, HS-13.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sprouts.beds import BEDS
from rules.sprouts.board import place_token
from rules.sprouts.components import LEMONADE_VP
from rules.sprouts.events import RivalPlanted, RivalStayedAway
from rules.sprouts.lemonade import RIVAL, award_lemonade
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def plant_rival(state: SproutsState, card: int, events: list[Event] | None) -> None:
    """The banner of ``card`` places a Rival token, if its bed has an open space (HS-10.2, HS-10.3)."""
    banner = state.variant.components.cards[card].banner
    if not state.open_beds >> banner & 1:
        if events is not None:
            events.append(RivalStayedAway(_card_id(state, card), BEDS[banner]))
        return
    worth = place_token(state, RIVAL, banner)
    if events is not None:
        events.append(RivalPlanted(_card_id(state, card), BEDS[banner], worth))
    award_lemonade(state, RIVAL, events)


def _card_id(state: SproutsState, card: int) -> str:
    return state.variant.components.card_ids[card]


def rival_score(state: SproutsState) -> int:
    """What the Rival scores alone against one: its spaces and lemonade, nothing for dice (HS-13.12)."""
    worth = state.variant.components.space_vp
    spaces = sum(vp for vp, owner in zip(worth, state.board, strict=True) if owner == RIVAL)
    return spaces + (LEMONADE_VP if state.lemonade == RIVAL else 0)
