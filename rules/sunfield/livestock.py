"""Animals leave the plot: trios for Medals, pairs for the farmer's way (SF-6.4, SF-12.3 to SF-12.9)."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from rules.sunfield import actions, medals
from rules.sunfield.cells import cell_name
from rules.sunfield.events import FarmerMoved
from rules.sunfield.faces import NOBODY, Faces, pasture_face
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import SPENDING
from rules.sunfield.trios import Ways, herds, trio_ways
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.farm import Farm
    from rules.sunfield.state import SunfieldState


TRIO: Final = 3
"""Animals that go for a Medal; two go for a column."""


def ways_to_spend(faces: Faces, farm: Farm) -> Ways:
    """How the Animals that are due now can be given back; empty when none are (SF-6.6, SF-12.6)."""
    if farm.landscape is None or farm.column == LAST_COLUMN:
        return trio_ways(faces, farm.plot)
    by_kind = herds(faces, farm.plot)
    first, second = farm.landscape.pairs[farm.column + 1]
    if first == second:
        return list(combinations(by_kind[first], 2))
    return list(product(by_kind[first], by_kind[second]))


def spend_due(state: SunfieldState, events: list[Event] | None) -> bool:
    """Gives back what is due until nothing is; False when the player must choose first."""
    faces = state.variant.faces
    farm = state.farms[state.current]
    while True:
        ways = ways_to_spend(faces, farm)
        if not ways:
            return True
        if len(ways) > 1:
            state.moment = SPENDING
            state.choices = [actions.spend(cells) for cells in ways]
            return False
        give_back(state, ways[0], events)


def give_back(state: SunfieldState, cells: tuple[int, ...], events: list[Event] | None) -> None:
    """The Animals on ``cells`` return to the supply; their pastures stay, empty."""
    farm = state.farms[state.current]
    for cell in cells:
        farm.plot[cell] = pasture_face(farm.plot[cell], NOBODY)
    if len(cells) == TRIO:
        medals.take_for_trio(state, farm, cells, events)
        return
    farm.column += 1
    if events is not None:
        names = tuple(cell_name(cell) for cell in cells)
        events.append(FarmerMoved(state.current, names, farm.column))
