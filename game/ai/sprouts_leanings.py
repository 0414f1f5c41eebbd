"""What characters like in Herbaceous Sprouts."""

from __future__ import annotations

from game.ai.leaning import Leaning
from rules.sprouts.actions import Can, Plant, Take, Trowel, Yellow
from rules.sprouts.lemonade import NOBODY
from rules.sprouts.seeds import FACE_OF, IS_POT, WILD
from rules.sprouts.state import SproutsState
from rules.title import Action, State


def liking(observation: State, action: Action, leaning: Leaning) -> float:
    """Eager: plants whenever it can. Thrifty: spares wilds and pots. Prickly: takes first places."""
    assert isinstance(observation, SproutsState)
    match leaning:
        case "eager":
            return _eager(action)
        case "thrifty":
            return _thrifty(action)
        case "prickly":
            return _prickly(observation, action)


def _eager(action: Action) -> float:
    match action:
        case Plant() | Trowel() | Yellow() | Can():
            return 0.35
        case _:
            return 0.0


def _thrifty(action: Action) -> float:
    if not isinstance(action, Plant):
        return 0.0
    spent = sum(IS_POT[seed] or FACE_OF[seed] == WILD for seed in action.seeds)
    return 0.3 - 0.3 * min(2, spent)


def _prickly(state: SproutsState, action: Action) -> float:
    match action:
        case Take(place=place):
            return 0.25 * wanted(state, place)
        case Plant(bed=bed) | Trowel(bed=bed) | Yellow(bed=bed) | Can(bed=bed):
            return 0.3 if spaces_left(state, bed) > 1 else -0.4
        case _:
            return 0.0


def wanted(state: SproutsState, place: int) -> int:
    """How many dice of the others show a herb that the card's dice show too."""
    herbs = {FACE_OF[die] for die in state.shed_dice[place - 1] if FACE_OF[die] < WILD}
    return sum(
        FACE_OF[die] in herbs
        for player, barrow in enumerate(state.barrows)
        if player != state.player
        for die in barrow
    )


def spaces_left(state: SproutsState, bed: int) -> int:
    """How many spaces of a bed are free."""
    components = state.variant.components
    first = components.first_space[bed]
    spaces = state.board[first : first + len(components.worth[bed])]
    return sum(owner == NOBODY for owner in spaces)
