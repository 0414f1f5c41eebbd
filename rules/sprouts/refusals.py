"""Why an action is not legal now: which step asks what, and the first reason that applies (HS-16.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.sprouts import reasons
from rules.sprouts.actions import (
    CARD,
    Bag,
    Can,
    Choice,
    Done,
    Drop,
    Exchange,
    Give,
    Glove,
    Keep,
    Pink,
    Plant,
    Return,
    Take,
    Trowel,
    Yellow,
)
from rules.sprouts.barrow import surplus
from rules.sprouts.beds import FLOWER, GARDEN_OF, SEEDS_OF, fits
from rules.sprouts.board import has_token
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    FIRST_EXCHANGE,
    GLOVES_TOOL,
    LIMIT,
    SEED_BAG,
    TROWEL_TOOL,
)
from rules.sprouts.reasons import Refused
from rules.sprouts.seeds import (
    FACE_OF,
    GLOVES_DIE,
    HERBS,
    IS_FLOWER,
    IS_POT,
    PLANTABLE,
    TROWEL_DIE,
    Seeds,
    missing,
)
from rules.sprouts.solo import GONE, rival_place
from rules.sprouts.steps import GIVING, OVER, PLANTING, RECEIVING, RETURNING, SPECIALS, STORING, TAKING
from rules.sprouts.teams import is_gift
from rules.sprouts.tools import is_exchange, matches
from rules.title import Action

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def refusal_of(state: SproutsState, action: Action) -> Refused | None:  # noqa: PLR0911 - one case a step
    """None exactly for the legal actions of ``state``; of shortened ones, give the full reading."""
    step = state.step
    if step == OVER:
        return reasons.match_over()
    if state.observer not in (None, state.current_player):
        return reasons.not_your_turn()
    match action:
        case Done() if step in (SPECIALS, PLANTING):
            return None
        case Plant() if step == PLANTING:
            return _plant(state, action)
        case Take() if step == TAKING:
            return _take(state, action)
        case Keep() if step == STORING:
            return _keep(state, action)
        case Drop() if step not in (RETURNING, TAKING, GIVING, STORING, SPECIALS, PLANTING):
            return _drop(state, action)
        case Return() if step == RETURNING:
            return _not_held(state, state.barrows[state.player], (action.die,))
        case Give() if step == GIVING:
            return _give(state, action)
    return _special(state, action) if step == SPECIALS else reasons.not_now(step)


def _not_held(state: SproutsState, held: Seeds, wanted: Sequence[int]) -> Refused | None:
    """A die that is not there, or an own pot, which does nothing but be planted (HS-16.4)."""
    lacking = missing(held, wanted)
    if lacking < 0:
        return None
    player = state.current_player
    if IS_POT[lacking] and player is not None and lacking in state.pots[player]:
        return reasons.pot_fixed()
    return reasons.no_such_die(lacking)


def _take(state: SproutsState, action: Take) -> Refused | None:
    place = action.place
    if not 1 <= place <= len(state.shed) or state.shed[place - 1] == GONE:
        return reasons.empty_place(place)
    return reasons.rival_card(place) if place == rival_place(state) else None


def _give(state: SproutsState, action: Give) -> Refused | None:
    if action.die == CARD:
        return None if is_gift(state.variant.components, state.card) else reasons.no_gift_card()
    return None if action.die in state.fresh else reasons.not_on_card(action.die)


def _keep(state: SproutsState, action: Keep) -> Refused | None:
    held = state.barrows[state.player]
    refused = _not_held(state, state.fresh, action.kept) or _not_held(state, held, action.dropped)
    if refused is not None:
        return refused
    excess = surplus(len(held), len(action.kept)) - len(action.dropped)
    if excess > 0:
        return reasons.over_7(excess)
    return reasons.room_left() if excess < 0 else None


def _drop(state: SproutsState, action: Drop) -> Refused | None:
    player = state.variant.partner(state.player) if state.step == RECEIVING else state.player
    held = state.barrows[player]
    refused = _not_held(state, held, action.dice)
    if refused is not None:
        return refused
    excess = len(held) - LIMIT - len(action.dice)
    if excess > 0:
        return reasons.over_7(excess)
    return reasons.room_left() if excess < 0 else None


# --- Step C ---------------------------------------------------------------------------------


def _special(state: SproutsState, action: Action) -> Refused | None:  # noqa: PLR0911 - one case an action
    held = state.barrows[state.player]
    match action:
        case Bag():
            return _bag(state)
        case Glove():
            return _no_tool(state, GLOVES_TOOL) or _not_held(state, held, (action.die,))
        case Exchange():
            return _exchange(state, action)
        case Choice():
            return _no_tool(state, CHOICE_TOOL) or _turned(state, action)
        case Trowel():
            return _no_tool(state, TROWEL_TOOL) or _trowel(state, (action.die,), action)
        case Yellow():
            return _trowel(state, (TROWEL_DIE, action.die), action)
        case Can():
            return _no_tool(state, CAN_TOOL) or _can(state, action)
        case Pink():
            return _not_held(state, held, (GLOVES_DIE, *action.dice))
        case _:
            return reasons.not_now(state.step)


def _no_tool(state: SproutsState, tool: int) -> Refused | None:
    return None if tool in state.tools else reasons.no_tool(tool)


def _bag(state: SproutsState) -> Refused | None:
    if SEED_BAG not in state.tools:
        return reasons.no_tool(SEED_BAG)
    if state.acted:
        return reasons.bag_first()
    return None if any(state.bag) else reasons.bag_empty()


def _exchange(state: SproutsState, action: Exchange) -> Refused | None:
    exchanges = [tool for tool in state.tools if is_exchange(tool)]
    if not exchanges:
        return reasons.no_tool(FIRST_EXCHANGE)
    refused = _turned(state, action)
    if refused is not None:
        return refused
    if FIRST_EXCHANGE + FACE_OF[action.die] in exchanges:
        return None
    return reasons.wrong_herb(HERBS[exchanges[0] - FIRST_EXCHANGE])


def _turned(state: SproutsState, action: Exchange | Choice) -> Refused | None:
    refused = _not_held(state, state.barrows[state.player], (action.die,))
    if refused is not None:
        return refused
    if action.turned < 0:
        return reasons.no_such_face(action.die, action.face)
    return reasons.same_face() if action.turned == action.die else None


def _no_space(state: SproutsState, bed: int) -> Refused | None:
    """No open space in the bed, or no token to put there."""
    if not state.open_beds >> bed & 1:
        return reasons.no_space(bed)
    return None if has_token(state, state.player) else reasons.no_token()


def _trowel(state: SproutsState, dice: Seeds, action: Trowel | Yellow) -> Refused | None:
    refused = _not_held(state, state.barrows[state.player], dice) or _no_space(state, action.bed)
    if refused is not None:
        return refused
    if not IS_FLOWER[action.die]:
        return reasons.not_a_flower(action.die)
    return None if GARDEN_OF[action.bed] == FLOWER else reasons.flower_bed_only(action.bed)


def _can(state: SproutsState, action: Can) -> Refused | None:
    refused = _not_held(state, state.barrows[state.player], action.dice) or _no_space(state, action.bed)
    if refused is not None:
        return refused
    if not matches(*action.dice):
        return reasons.no_match()
    return None if GARDEN_OF[action.bed] == FLOWER else reasons.flower_bed_only(action.bed)


# --- Step D ---------------------------------------------------------------------------------


def _plant(state: SproutsState, action: Plant) -> Refused | None:  # noqa: PLR0911 - HS-16.20 in order
    bed, seeds = action.bed, action.seeds
    lacking = missing(state.barrows[state.player] + state.pots[state.player], seeds)
    if lacking >= 0:
        return reasons.no_such_die(lacking)
    if GARDEN_OF[bed] == FLOWER:
        return reasons.trowel_only()
    refused = _no_space(state, bed)
    if refused is not None:
        return refused
    for seed in seeds:
        if not PLANTABLE[seed] and not IS_FLOWER[seed]:
            return reasons.not_a_seed(seed)
    if any(IS_FLOWER[seed] for seed in seeds):
        return reasons.flower_here()
    if len(seeds) != SEEDS_OF[bed]:
        return reasons.wrong_count(bed, len(seeds))
    return None if fits(bed, [FACE_OF[seed] for seed in seeds]) else reasons.wrong_set(bed)
