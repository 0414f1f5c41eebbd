"""Full tiles become pastures with an Animal (SF-6.1 to SF-6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield import supply
from rules.sunfield.cells import cell_name
from rules.sunfield.components import ANIMALS, SORTS, VEGETABLES
from rules.sunfield.events import TileHarvested
from rules.sunfield.faces import NOBODY, pasture_face, tile_of
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def ripe_cells(state: SunfieldState) -> list[int]:
    """The cells of the current player's tiles with all spaces filled."""
    full = state.variant.faces.full
    return [cell for cell, face in state.farms[state.current].plot.items() if full[face]]


def harvest(state: SunfieldState, cells: list[int], events: list[Event] | None) -> None:
    """Harvests the full tiles on ``cells`` at the same moment.

    Under ``limited`` the last Animals go to the cells with smaller y, then smaller x (SF-14.7).
    """
    faces = state.variant.faces
    farm = state.farms[state.current]
    barrow = farm.barrow
    for cell in sorted(cells):
        face = farm.plot[cell]
        tokens = faces.tokens[face]
        for sort in SORTS:
            barrow[sort] += tokens[sort]
        animal = faces.kind[tile_of(face)]
        if not supply.has_animal(state, animal):
            animal = NOBODY
        farm.plot[cell] = pasture_face(face, animal)
        if events is not None:
            events.append(_harvested(state, cell, tokens, animal))


def _harvested(state: SunfieldState, cell: int, tokens: tuple[int, ...], animal: int) -> TileHarvested:
    tile = tile_of(state.farms[state.current].plot[cell])
    return TileHarvested(
        state.current,
        state.variant.tile_ids[tile],
        cell_name(cell),
        tuple(VEGETABLES[sort] for sort in SORTS for _ in range(tokens[sort])),
        "" if animal == NOBODY else ANIMALS[animal],
    )
