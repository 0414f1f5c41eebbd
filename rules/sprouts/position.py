"""A state as plain JSON that a person can read, and back.

    {"title": "sprouts", "version": 1, "players": 2, "options": {}, "observer": null,
     "round": 3, "lead": 0, "turn": 1, "step": "special",
     "shed": [{"card": "T07", "dice": ["blue-bay", "pink-gloves"]}, null, null],
     "gone": ["T01", …], "card": "T38", "dice": [], "tools": ["gloves"], "bags_lost": false, "rolls": 2,
     "bag": {"yellow": 4, …}, "barrows": [["blue-bay"], ["pink-wild"]], "pots": [[], ["pot-bay"]],
     "board": {"same-3": [0, "rival"]}, "lemonade": null}

``gone`` are the cards seen before that lie nowhere on the table any more (pots count as such).
``card``, ``dice``, ``tools``, ``bags_lost`` and ``rolls`` belong to the turn. Teams add ``waiting``,
cards given by the partner; alone, ``rival_cards`` lists those revealed so far, the last one for this turn
if it is an Assistant turn. What is left out is empty; ``bag`` then holds all other dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.sprouts.beds import BEDS
from rules.sprouts.components import TOOLS
from rules.sprouts.lemonade import NOBODY, RIVAL
from rules.sprouts.seeds import KINDS, NAMES, Seeds
from rules.sprouts.solo import GONE
from rules.sprouts.steps import STEPS
from rules.title import Json

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState
    from rules.sprouts.title import Sprouts

VERSION: Final = 1
RIVAL_NAME: Final = "rival"


def write(state: SproutsState) -> dict[str, Json]:
    """The position of a state; :func:`read` is its inverse."""
    variant = state.variant
    components = variant.components
    ids = components.card_ids
    options: dict[str, Json] = dict(variant.options())
    position: dict[str, Json] = {
        "title": "sprouts",
        "version": VERSION,
        "players": variant.players,
        "options": options,
        "observer": state.observer,
        "round": state.round,
        "lead": state.lead,
        "turn": state.turn,
        "step": STEPS[state.step],
        "shed": [_lying(state, place) for place in range(len(state.shed))],
        "gone": [ids[card] for card in _gone(state)],
        "card": None if state.card == GONE else ids[state.card],
        "dice": _named(state.fresh),
        "tools": [TOOLS[tool] for tool in state.tools],
        "bags_lost": state.acted,
        "rolls": state.rolls,
        "bag": dict(zip(KINDS, state.bag, strict=True)),
        "barrows": [_named(dice) for dice in state.barrows],
        "pots": [_named(pots) for pots in state.pots],
        "board": _board(state),
        "lemonade": _owner(state.lemonade),
    }
    if variant.teams:
        position["waiting"] = [[ids[card] for card in cards] for cards in state.waiting]
    if variant.solo:
        position["rival_cards"] = [components.rival_ids[card] for card in state.rival_seen]
    return position


def _named(seeds: Seeds) -> list[Json]:
    return [NAMES[seed] for seed in seeds]


def _lying(state: SproutsState, place: int) -> Json:
    card = state.shed[place]
    if card == GONE:
        return None
    return {"card": state.variant.components.card_ids[card], "dice": _named(state.shed_dice[place])}


def _gone(state: SproutsState) -> list[int]:
    """Cards turned up before that lie neither in the shed nor before a player."""
    lying = {state.card, *state.shed, *(card for cards in state.waiting for card in cards)}
    return [card for card, unseen in enumerate(state.unseen) if not unseen and card not in lying]


def _owner(owner: int) -> Json:
    return None if owner == NOBODY else RIVAL_NAME if owner == RIVAL else owner


def _board(state: SproutsState) -> dict[str, Json]:
    """The beds with tokens, each with the owners from the first space on."""
    components = state.variant.components
    board: dict[str, Json] = {}
    for bed in components.beds:
        first = components.first_space[bed]
        owners = state.board[first : first + len(components.worth[bed])]
        tokens = [_owner(owner) for owner in owners if owner != NOBODY]
        if tokens:
            board[BEDS[bed]] = tokens
    return board


def read(position: Json, title: Sprouts) -> SproutsState:
    """The state that a position writes; raises ``PositionError`` with what is wrong."""
    from rules.sprouts.position_reader import PositionReader  # noqa: PLC0415 - the reader needs the state

    return PositionReader(position, title).state()
