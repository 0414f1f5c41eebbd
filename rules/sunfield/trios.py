"""A Sheep, a Pig and a Cow go back for a Medal worth 3 (SF-6.4 to SF-6.6, SF-12.7)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.sunfield import supply
from rules.sunfield.cells import cell_name
from rules.sunfield.events import TrioDelivered
from rules.sunfield.faces import NOBODY, Faces
from rules.sunfield.numbers import TRIO_MEDAL
from rules.sunfield.plot import Plot
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.farm import Farm
    from rules.sunfield.state import SunfieldState

Ways = list[tuple[int, ...]]
"""Sets of cells whose Animals can be given back, each in the order of the notation."""


def herds(faces: Faces, plot: Plot) -> tuple[list[int], list[int], list[int]]:
    """The cells with a Sheep, with a Pig and with a Cow, each sorted."""
    by_kind: tuple[list[int], list[int], list[int]] = ([], [], [])
    animal = faces.animal
    for cell, face in plot.items():
        if animal[face] < NOBODY:
            by_kind[animal[face]].append(cell)
    for herd in by_kind:
        herd.sort()
    return by_kind


def trio_ways(faces: Faces, plot: Plot) -> Ways:
    """Every combination of a Sheep, a Pig and a Cow (SF-6.6)."""
    return list(product(*herds(faces, plot)))


def deliver_trio(
    state: SunfieldState, farm: Farm, cells: tuple[int, ...], events: list[Event] | None
) -> None:
    """The player gets the Medal for three Animals that have left; under ``limited`` if there is one."""
    medal = TRIO_MEDAL if supply.has_medal(state) else 0
    if medal:
        farm.threes += 1
    if events is not None:
        events.append(TrioDelivered(state.current, tuple(cell_name(cell) for cell in cells), medal))
