"""What each power does (SF-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.sunfield import clients, plot, seeds, turns
from rules.sunfield import power_actions as acts
from rules.sunfield import power_events as facts
from rules.sunfield.cells import cell_name
from rules.sunfield.components import ANIMALS, POWERS, VEGETABLES
from rules.sunfield.events import VegetablePlanted
from rules.sunfield.faces import NOBODY, pasture_face, tile_of
from rules.sunfield.moments import DRAWN
from rules.sunfield.piles import draw
from rules.sunfield.powers import column_for
from rules.sunfield.variant import first_tile
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def use(  # noqa: C901 - one case for each power
    state: SunfieldState, action: acts.Power, chance: Chance, events: list[Event] | None
) -> None:
    """Lays the Seed, does what the power does and goes on with the moment (SF-12.11, SF-12.13)."""
    farm = state.farms[state.current]
    column = column_for(farm, action)
    assert column is not None, "a legal power has its column"
    farm.seeds -= 1
    farm.used |= 1 << column
    state.resume = state.moment
    if events is not None:
        events.append(facts.PowerUsed(state.current, POWERS[action.power], column))
    match action:
        case acts.DrawTile():
            _draw_tile(state, action, chance, events)
            return  # it is laid next, and only then is the power over
        case acts.ReserveClient():
            clients.reserve(state, action.space, chance, events)
        case acts.SwapAnimal():
            _swap_animal(state, action, events)
        case acts.MoveAnimal():
            _move_animal(state, action, events)
        case acts.SwapVegetable():
            seeds.swap(state, action.gives, action.gets, 0, events)
        case acts.GainVegetable():
            seeds.gain(state, action.sort, 0, events)
        case acts.PickVegetable():
            _pick_vegetable(state, action, events)
        case acts.MoveVegetable():
            _move_vegetable(state, action, events)
        case acts.PlantVegetable():
            _plant_vegetable(state, action, events)
        case acts.MoveTile():
            _move_tile(state, action, events)
    turns.after_power(state, events)


def _draw_tile(
    state: SunfieldState, action: acts.DrawTile, chance: Chance, events: list[Event] | None
) -> None:
    state.drawn = first_tile(action.pile) + draw(state, action.pile, chance, events)
    state.moment = DRAWN
    if events is not None:
        events.append(facts.TileDrawn(state.current, state.variant.tile_ids[state.drawn]))


def _swap_animal(state: SunfieldState, action: acts.SwapAnimal, events: list[Event] | None) -> None:
    fields = state.farms[state.current].plot
    face = fields[action.cell]
    fields[action.cell] = pasture_face(face, action.kind)
    if events is not None:
        was = ANIMALS[state.variant.faces.animal[face]]
        events.append(facts.AnimalSwapped(state.current, cell_name(action.cell), was, ANIMALS[action.kind]))


def _move_animal(state: SunfieldState, action: acts.MoveAnimal, events: list[Event] | None) -> None:
    fields = state.farms[state.current].plot
    animal = state.variant.faces.animal[fields[action.start]]
    fields[action.start] = pasture_face(fields[action.start], NOBODY)
    fields[action.goal] = pasture_face(fields[action.goal], animal)
    if events is not None:
        cells = (cell_name(action.start), cell_name(action.goal))
        events.append(facts.AnimalMoved(state.current, ANIMALS[animal], *cells))


def _pick_vegetable(state: SunfieldState, action: acts.PickVegetable, events: list[Event] | None) -> None:
    farm = state.farms[state.current]
    farm.plot[action.cell] = state.variant.faces.picked[4 * farm.plot[action.cell] + action.sort]
    farm.barrow[action.sort] += 1
    if events is not None:
        cell = cell_name(action.cell)
        events.append(facts.VegetablePicked(state.current, VEGETABLES[action.sort], cell))


def _move_vegetable(state: SunfieldState, action: acts.MoveVegetable, events: list[Event] | None) -> None:
    faces = state.variant.faces
    fields = state.farms[state.current].plot
    fields[action.start] = faces.picked[4 * fields[action.start] + action.sort]
    fields[action.goal] = faces.planted[4 * fields[action.goal] + action.sort]
    if events is not None:
        cells = (cell_name(action.start), cell_name(action.goal))
        events.append(facts.VegetableMoved(state.current, VEGETABLES[action.sort], *cells))


def _plant_vegetable(state: SunfieldState, action: acts.PlantVegetable, events: list[Event] | None) -> None:
    fields = state.farms[state.current].plot
    fields[action.cell] = state.variant.faces.planted[4 * fields[action.cell] + action.sort]
    if events is not None:
        cell = cell_name(action.cell)
        events.append(VegetablePlanted(state.current, VEGETABLES[action.sort], cell))


def _move_tile(state: SunfieldState, action: acts.MoveTile, events: list[Event] | None) -> None:
    farm = state.farms[state.current]
    face = farm.plot.pop(action.start)
    farm.plot[action.goal] = face
    farm.free = plot.free_cells(farm.plot)
    if action.start == state.laid:
        state.laid = action.goal  # SF-5.10: its present cell counts
    if events is not None:
        tile = state.variant.tile_ids[tile_of(face)]
        cells = (cell_name(action.start), cell_name(action.goal))
        events.append(facts.TileMoved(state.current, tile, *cells))
