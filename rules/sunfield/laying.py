"""A tile is laid into the plot: the market tile in hand or one drawn by power (SF-5.1, SF-13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield import planting, plot, turns
from rules.sunfield.actions import Place
from rules.sunfield.cells import cell_name
from rules.sunfield.events import TileLaid
from rules.sunfield.faces import FACES
from rules.sunfield.moments import DRAWN, NO_TILE
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def place(state: SunfieldState, action: Place, events: list[Event] | None) -> None:
    """Lays the tile Vegetable face up; a market tile brings vegetables, a drawn one does not."""
    drawn = state.moment == DRAWN
    tile = state.drawn if drawn else state.held
    farm = state.farms[state.current]
    plot.lay(farm.plot, farm.free, action.cell, FACES * tile)
    if events is not None:
        events.append(TileLaid(state.current, state.variant.tile_ids[tile], cell_name(action.cell)))
    if drawn:
        state.drawn = NO_TILE
        turns.after_power(state, events)
    else:
        state.held = NO_TILE
        state.laid = action.cell
        if planting.begin(state, tile, events):
            turns.after_planting(state, events)
