"""What is asked now, as data, and whether an answer lets chance speak (HS-16, HS-16.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sprouts.actions import Bag, Done, Drop, Give, Glove, Pink, Return, Take
from rules.sprouts.components import LIMIT, SEED_BAG, TOOLS
from rules.sprouts.seeds import FACE_OF, NAMES, UNROLLED
from rules.sprouts.shed import ends_shortage, squares_of
from rules.sprouts.solo import GONE, is_master, rival_place
from rules.sprouts.steps import (
    ASKED,
    GIVING,
    PLANTING,
    RECEIVING,
    RETURNING,
    SPECIALS,
    STEP_RULES,
    STORING,
    TRIMMING,
)
from rules.title import Action, Decision, Json

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def decision_of(state: SproutsState) -> Decision | None:
    """What the player to act is asked; None when the match is over.

    Details: the round, in a shortage squares and dice in the bag, the card in use, the dice it
    brought, the tools left, how many dice are above seven, whether the gift is chosen in a closed
    fist, and alone the kind of turn and the Rival's place.
    """
    player = state.current_player
    if player is None:
        return None
    details: dict[str, Json] = {"round": state.round}
    step = state.step
    if state.card != GONE:
        details["card"] = state.variant.components.card_ids[state.card]
    if step == RETURNING:
        details["squares"], details["bag"] = squares_of(state), sum(state.bag)
    if step in (GIVING, STORING):
        details["dice"] = [NAMES[die] for die in state.fresh]
    if step == SPECIALS:
        details["tools"] = [TOOLS[tool] for tool in state.tools]
        details["bags_lost"] = state.acted
    if step in (RECEIVING, TRIMMING):
        details["above"] = len(state.barrows[player]) - LIMIT
    if step == GIVING:
        details["closed_fist"] = state.variant.silent
    if state.variant.solo:
        details["gardener"] = "master" if is_master(state.round) else "assistant"
        if rival_place(state):
            details["rival_place"] = rival_place(state)
    return Decision(ASKED[step], player, STEP_RULES[step], details)


def asks_chance(state: SproutsState, action: Action) -> bool:  # noqa: PLR0911 - one case an action
    """Whether a legal action draws, rolls or turns up a card, or shows what a closed fist held."""
    match action:
        case Bag() | Glove() | Pink():
            return True
        case Take():
            card = state.variant.components.cards[state.shed[action.place - 1]]
            return state.variant.teams and SEED_BAG in card.tools and any(state.bag)
        case Give():
            return state.variant.silent or _has_unrolled(state)
        case Drop():
            return state.step == RECEIVING and _has_unrolled(state)
        case Return():
            return ends_shortage(state)
        case Done():
            last_turn = state.turn + 1 == state.variant.players
            return state.step == PLANTING and last_turn and state.round < state.variant.rounds
    return False


def _has_unrolled(state: SproutsState) -> bool:
    return any(FACE_OF[die] == UNROLLED for die in state.fresh)
