"""Vegetables of the new tile go to other tiles (SF-5.3 to SF-5.11).

``state.hand`` holds the sorts in hand, sorted; ``state.laid`` is the cell of the tile just laid,
from which colour and adjacency are measured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield import actions, supply
from rules.sunfield.actions import Plant
from rules.sunfield.cells import NEIGHBOUR_STEPS, NO_CELL, cell_name
from rules.sunfield.components import SORTS, VEGETABLES
from rules.sunfield.events import VegetablePlanted, VegetablesLost, VegetablesTaken
from rules.sunfield.moments import PLANTING
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def begin(state: SunfieldState, tile: int, events: list[Event] | None) -> bool:
    """Takes one vegetable for each space of the new tile (SF-5.3); whether planting is over."""
    sorts = sorted(state.variant.faces.sorts[tile])
    if state.variant.limited:
        left = supply.vegetables_left(state)
        sorts = [sort for place, sort in enumerate(sorts) if sorts[:place].count(sort) < left[sort]]
    state.hand = tuple(sorts)
    if events is not None:
        events.append(VegetablesTaken(state.current, tuple(VEGETABLES[sort] for sort in sorts)))
    return is_over(state, events)


def plant(state: SunfieldState, action: Plant, events: list[Event] | None) -> bool:
    """One vegetable of the hand goes to a tile (SF-5.8); whether planting is over."""
    sort = action.sort
    cell = action.cell
    plot = state.farms[state.current].plot
    plot[cell] = state.variant.faces.planted[4 * plot[cell] + sort]
    hand = state.hand
    place = hand.index(sort)
    state.hand = hand[:place] + hand[place + 1 :]
    if events is not None:
        events.append(VegetablePlanted(state.current, VEGETABLES[sort], cell_name(cell)))
    return is_over(state, events)


def is_over(state: SunfieldState, events: list[Event] | None) -> bool:
    """Asks for the next vegetable; without a legal space the rest is lost (SF-5.7, SF-5.9)."""
    if state.hand:
        state.choices = plantable(state)
        if state.choices:
            state.moment = PLANTING
            return False
        if events is not None:
            events.append(VegetablesLost(state.current, tuple(VEGETABLES[sort] for sort in state.hand)))
        state.hand = ()
    state.laid = NO_CELL
    return True


def plantable(state: SunfieldState) -> list[Action]:
    """Every vegetable in hand with every tile in reach that has a free space for it (SF-5.4)."""
    faces = state.variant.faces
    colour_of, free = faces.colour, faces.open
    plot = state.farms[state.current].plot
    laid = state.laid
    colour = colour_of[plot[laid]]
    wanted = 0
    for sort in state.hand:
        wanted |= 1 << sort
    reach = [
        (cell, free[face])
        for cell, face in plot.items()
        if free[face] & wanted
        and (colour_of[face] == colour or cell - laid in NEIGHBOUR_STEPS)
        and cell != laid
    ]
    if not reach:
        return []
    return [
        actions.plant(sort, cell)
        for sort in SORTS
        if wanted >> sort & 1
        for cell, open_sorts in reach
        if open_sorts >> sort & 1
    ]
