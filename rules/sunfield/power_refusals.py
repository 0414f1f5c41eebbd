"""Why a power cannot be used now (SF-15.10 to SF-15.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield import plot, supply
from rules.sunfield import power_actions as acts
from rules.sunfield.cells import NEIGHBOUR_STEPS
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.faces import NOBODY
from rules.sunfield.moments import NO_CLIENT
from rules.sunfield.powers import column_for
from rules.sunfield.reasons import because, lacking, no_supply
from rules.title import Refusal

if TYPE_CHECKING:
    from rules.sunfield.farm import Farm
    from rules.sunfield.state import SunfieldState


def power_refusal(state: SunfieldState, action: acts.Power) -> Refusal | None:
    """What forbids the use of a power: its column first, then its target."""
    farm = state.farms[state.current]
    return _column(farm, action) or _target(state, farm, action)


def _column(farm: Farm, action: acts.Power) -> Refusal | None:
    """No such power, all used, none reached, no Seed: the first that holds (SF-15.10)."""
    landscape = farm.landscape
    if landscape is None:
        return because("no-power", "SF-12.1", "Powers belong to the advanced mode.")
    columns = [
        column
        for column in landscape.columns_with(action.power)
        if not isinstance(action, acts.DrawTile) or landscape.piles[column] == action.pile
    ]
    if not columns:
        return because("no-power", "SF-15.10", "None of your Livestock cards has that power.")
    if column_for(farm, action) is None:
        if all(column > farm.column for column in columns):
            return because("not-reached", "SF-12.10", "Your farmer has not reached that power yet.")
        return because("used-up", "SF-12.12", "That power has been used; each serves once.")
    if farm.seeds == 0:
        return because("no-seeds", "SF-12.11", "A power costs one Seed, and you have none.")
    return None


def _target(  # noqa: C901, PLR0911 - one case for each power
    state: SunfieldState, farm: Farm, action: acts.Power
) -> Refusal | None:
    match action:
        case acts.DrawTile():
            if state.board.left[action.pile] > 0:
                return None
            text = "The {pile} pile is empty."
            return because("empty-pile", "SF-13.2", text, pile=ANIMALS[action.pile].capitalize())
        case acts.ReserveClient():
            if state.board.clients[action.space] != NO_CLIENT:
                return None
            return because("no-client", "SF-15.12", "There is no Client on that space.")
        case acts.SwapAnimal():
            return _swap_animal(state, farm, action)
        case acts.MoveAnimal():
            return _move_animal(state, farm, action)
        case acts.SwapVegetable():
            return _swap_vegetable(state, farm, action)
        case acts.GainVegetable():
            has = supply.has_vegetable(state, action.sort)
            return None if has else no_supply(VEGETABLES[action.sort])
        case acts.PickVegetable():
            return _token(state, farm, action.sort, action.cell)
        case acts.MoveVegetable():
            return _move_vegetable(state, farm, action)
        case acts.PlantVegetable():
            return _plant_vegetable(state, farm, action)
        case acts.MoveTile():
            return _move_tile(farm, action)
    raise AssertionError(f"{action!r} is none of the ten powers")


def _animal(state: SunfieldState, farm: Farm, cell: int) -> int:
    """Who stands on a cell: a kind, or a number from :data:`NOBODY` on."""
    return state.variant.faces.animal[farm.plot[cell]] if cell in farm.plot else NOBODY


def _no_animal() -> Refusal:
    return because("no-animal", "SF-13.7", "None of your Animals stands there.")


def _swap_animal(state: SunfieldState, farm: Farm, action: acts.SwapAnimal) -> Refusal | None:
    animal = _animal(state, farm, action.cell)
    if animal >= NOBODY:
        return _no_animal()
    if animal == action.kind:
        return because("same-animal", "SF-13.7", "Choose an Animal of another kind.")
    return None if supply.has_animal(state, action.kind) else no_supply(ANIMALS[action.kind].capitalize())


def _move_animal(state: SunfieldState, farm: Farm, action: acts.MoveAnimal) -> Refusal | None:
    if _animal(state, farm, action.start) >= NOBODY:
        return _no_animal()
    if action.goal not in farm.plot or _animal(state, farm, action.goal) != NOBODY:
        return because("no-pasture", "SF-13.9", "An Animal can go to an empty pasture of yours only.")
    return None


def _swap_vegetable(state: SunfieldState, farm: Farm, action: acts.SwapVegetable) -> Refusal | None:
    if farm.barrow[action.gives] == 0:
        return lacking("SF-13.10", {VEGETABLES[action.gives]: 1})
    if action.gives == action.gets:
        return because("same-sort", "SF-13.10", "Change it for a vegetable of another sort.")
    return None if supply.has_vegetable(state, action.gets) else no_supply(VEGETABLES[action.gets])


def _no_tile() -> Refusal:
    return because("no-tile", "SF-13.12", "No tile of yours lies there.")


def _token(state: SunfieldState, farm: Farm, sort: int, cell: int) -> Refusal | None:
    """What forbids taking a token of ``sort`` from ``cell``."""
    if cell not in farm.plot:
        return _no_tile()
    if not state.variant.faces.lying[farm.plot[cell]] >> sort & 1:
        return because("no-token", "SF-13.12", "No {vegetable} lies there.", vegetable=VEGETABLES[sort])
    return None


def _space(state: SunfieldState, farm: Farm, sort: int, cell: int) -> Refusal | None:
    """What forbids putting a token of ``sort`` on the own tile at ``cell``."""
    if state.variant.faces.open[farm.plot[cell]] >> sort & 1:
        return None
    text = "That tile has no free space for {vegetable}."
    return because("no-space", "SF-13.13", text, vegetable=VEGETABLES[sort])


def _move_vegetable(state: SunfieldState, farm: Farm, action: acts.MoveVegetable) -> Refusal | None:
    if action.goal not in farm.plot:
        return _no_tile()
    refusal = _token(state, farm, action.sort, action.start)
    if refusal is not None:
        return refusal
    if action.start == action.goal:
        return because("same-tile", "SF-13.13", "Choose another tile as the goal.")
    return _space(state, farm, action.sort, action.goal)


def _plant_vegetable(state: SunfieldState, farm: Farm, action: acts.PlantVegetable) -> Refusal | None:
    if action.cell not in farm.plot:
        return _no_tile()
    refusal = _space(state, farm, action.sort, action.cell)
    if refusal is None and not supply.has_vegetable(state, action.sort):
        return no_supply(VEGETABLES[action.sort])
    return refusal


def _move_tile(farm: Farm, action: acts.MoveTile) -> Refusal | None:
    if action.start not in farm.plot:
        return _no_tile()
    if action.goal in farm.plot:
        return because("cell-taken", "SF-13.15", "A tile lies there: choose a free cell.")
    others = [cell for cell in farm.plot if cell != action.start]
    if all(action.goal + step not in others for step in NEIGHBOUR_STEPS):
        return because("not-adjacent", "SF-13.15", "The tile must share a side with another tile of yours.")
    if not plot.joins(plot.parts(others), action.goal):
        return because("split", "SF-13.16", "That would leave your plot in several parts.")
    return None
