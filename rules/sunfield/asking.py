"""What the player is asked, as data, and which answers bring news (SF-3.3, SF-14.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.sunfield import livestock, market, planting
from rules.sunfield.actions import DeliverClient, TakeTile, spend
from rules.sunfield.cells import cell_name
from rules.sunfield.components import VEGETABLES
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import DRAWN, HOLDING, MOMENTS, OVER, PLANTING, SPENDING
from rules.sunfield.piles import is_ending
from rules.sunfield.power_actions import DrawTile, ReserveClient
from rules.sunfield.variant import DECK
from rules.title import Action, Decision, Json

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState

_RULES: Final = ("SF-3.1", "SF-5.2", "SF-5.8", "SF-13.1", "SF-6.6", "SF-3.5")
"""By moment, the paragraph that asks."""


def decision_of(state: SunfieldState) -> Decision | None:
    """The moment with what lies in hand; None when the match is over."""
    moment = state.moment
    if moment == OVER:
        return None
    details: dict[str, Json] = {
        "round": state.turn // state.variant.players + 1,
        "last_round": is_ending(state),
    }
    rule = _RULES[moment]
    if moment in (HOLDING, DRAWN):
        details["tile"] = state.variant.tile_ids[state.held if moment == HOLDING else state.drawn]
    elif moment == PLANTING:
        details["tile_at"] = cell_name(state.laid)
        details["hand"] = [VEGETABLES[sort] for sort in state.hand]
    elif moment == SPENDING:
        farm = state.farms[state.current]
        walks = farm.landscape is not None and farm.column < LAST_COLUMN
        details["column"] = farm.column + 1 if walks else None
        rule = "SF-12.6" if walks else rule
    return Decision(MOMENTS[moment], state.current, rule, details)


def choices_of(state: SunfieldState) -> list[Action]:
    """The answers that a state keeps at hand: while planting and while giving Animals back."""
    if state.moment == PLANTING:
        return planting.plantable(state)
    if state.moment == SPENDING:
        farm = state.farms[state.current]
        return [spend(cells) for cells in livestock.ways_to_spend(state.variant.faces, farm)]
    return []


def draws(state: SunfieldState, action: Action) -> bool:
    """Whether the action renews a column, replaces a Client or draws a tile (SF-14.3)."""
    match action:
        case TakeTile():
            return market.draws_when_taken(state, action)
        case DeliverClient() | ReserveClient():
            return state.board.left[DECK] > 0
        case DrawTile():
            return True
        case _:
            return False
