"""Which powers can be used now, and on what (SF-12.10 to SF-12.15, SF-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rules.sunfield import plot, supply
from rules.sunfield import power_actions as acts
from rules.sunfield.components import (
    ANIMALS,
    DRAW_TILE,
    GAIN_VEGETABLE,
    MOVE_ANIMAL,
    MOVE_TILE,
    MOVE_VEGETABLE,
    NO_POWER,
    PICK_VEGETABLE,
    PLANT_VEGETABLE,
    RESERVE_CLIENT,
    SORTS,
    SWAP_ANIMAL,
    SWAP_VEGETABLE,
)
from rules.sunfield.faces import NOBODY
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import NO_CLIENT
from rules.title import Action

if TYPE_CHECKING:
    from rules.sunfield.farm import Farm
    from rules.sunfield.state import SunfieldState


def unused_columns(farm: Farm) -> list[int]:
    """The columns whose power the player can still use: reached and without a Seed."""
    reached = min(farm.column, LAST_COLUMN - 1)
    return [column for column in range(1, reached + 1) if not farm.used >> column & 1]


def column_for(farm: Farm, action: acts.Power) -> int | None:
    """The column that a use of the power takes: the first that fits (SF-12.12); None without one."""
    if farm.landscape is None:
        return None
    for column in unused_columns(farm):
        if farm.landscape.powers[column] == action.power and (
            not isinstance(action, acts.DrawTile) or farm.landscape.piles[column] == action.pile
        ):
            return column
    return None


def usable(state: SunfieldState) -> list[Action]:
    """Every use of a power that is legal at a moment for powers, in the order of SF-13."""
    farm = state.farms[state.current]
    if farm.landscape is None or farm.seeds == 0 or farm.column == 0:
        return []
    carried = {farm.landscape.powers[column] for column in unused_columns(farm)}
    actions: list[Action] = []
    for power in sorted(carried):
        actions += _TARGETS[power](state, farm)
    return actions


def _draw_tile(state: SunfieldState, farm: Farm) -> list[Action]:
    assert farm.landscape is not None
    named = {farm.landscape.piles[column] for column in unused_columns(farm)} - {NO_POWER}
    return [acts.DRAW[pile] for pile in sorted(named) if state.board.left[pile] > 0]


def _reserve_client(state: SunfieldState, farm: Farm) -> list[Action]:  # noqa: ARG001 - one form for all
    return [acts.RESERVE[space] for space, client in enumerate(state.board.clients) if client != NO_CLIENT]


def _standing(state: SunfieldState, farm: Farm) -> list[tuple[int, int]]:
    """Cell and kind of each Animal."""
    animal = state.variant.faces.animal
    return [(cell, animal[face]) for cell, face in farm.plot.items() if animal[face] < NOBODY]


def _swap_animal(state: SunfieldState, farm: Farm) -> list[Action]:
    kinds = [kind for kind in range(len(ANIMALS)) if supply.has_animal(state, kind)]
    standing = _standing(state, farm)
    return [acts.swap_animal(cell, kind) for cell, was in standing for kind in kinds if kind != was]


def _move_animal(state: SunfieldState, farm: Farm) -> list[Action]:
    animal = state.variant.faces.animal
    empty = [cell for cell, face in farm.plot.items() if animal[face] == NOBODY]
    return [acts.move_animal(cell, goal) for cell, _ in _standing(state, farm) for goal in empty]


def _available(state: SunfieldState) -> list[int]:
    """The sorts that the supply has."""
    if not state.variant.limited:
        return list(SORTS)
    left = supply.vegetables_left(state)
    return [sort for sort in SORTS if left[sort] > 0]


def _swap_vegetable(state: SunfieldState, farm: Farm) -> list[Action]:
    available = _available(state)
    return [
        acts.SWAP[gives][gets] for gives in SORTS if farm.barrow[gives] for gets in available if gets != gives
    ]


def _gain_vegetable(state: SunfieldState, farm: Farm) -> list[Action]:  # noqa: ARG001 - one form for all
    return [acts.GAIN[sort] for sort in _available(state)]


def _lying(state: SunfieldState, farm: Farm) -> list[tuple[int, int]]:
    """Cell and sort of every sort that lies on a tile."""
    lying = state.variant.faces.lying
    return [
        (cell, sort)
        for cell, face in farm.plot.items()
        if lying[face]
        for sort in SORTS
        if lying[face] >> sort & 1
    ]


def _open(state: SunfieldState, farm: Farm) -> list[tuple[int, int]]:
    """Cell and sort of every sort that a tile has a free space for."""
    free = state.variant.faces.open
    return [
        (cell, sort)
        for cell, face in farm.plot.items()
        if free[face]
        for sort in SORTS
        if free[face] >> sort & 1
    ]


def _pick_vegetable(state: SunfieldState, farm: Farm) -> list[Action]:
    return [acts.pick_vegetable(sort, cell) for cell, sort in _lying(state, farm)]


def _move_vegetable(state: SunfieldState, farm: Farm) -> list[Action]:
    spaces = _open(state, farm)
    return [
        acts.move_vegetable(sort, start, goal)
        for start, sort in _lying(state, farm)
        for goal, wanted in spaces
        if wanted == sort and goal != start
    ]


def _plant_vegetable(state: SunfieldState, farm: Farm) -> list[Action]:
    available = _available(state)
    return [acts.plant_vegetable(sort, cell) for cell, sort in _open(state, farm) if sort in available]


def _move_tile(state: SunfieldState, farm: Farm) -> list[Action]:  # noqa: ARG001 - one form for all
    return [
        acts.move_tile(start, goal) for start, goals in plot.moves(farm.plot, farm.free) for goal in goals
    ]


_TARGETS: Final[dict[int, Callable[[SunfieldState, Farm], list[Action]]]] = {
    DRAW_TILE: _draw_tile,
    RESERVE_CLIENT: _reserve_client,
    SWAP_ANIMAL: _swap_animal,
    MOVE_ANIMAL: _move_animal,
    SWAP_VEGETABLE: _swap_vegetable,
    GAIN_VEGETABLE: _gain_vegetable,
    PICK_VEGETABLE: _pick_vegetable,
    MOVE_VEGETABLE: _move_vegetable,
    PLANT_VEGETABLE: _plant_vegetable,
    MOVE_TILE: _move_tile,
}
