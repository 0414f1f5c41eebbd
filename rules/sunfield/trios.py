"""A Sheep, a Pig and a Cow: where they stand, and which of them can go (SF-6.4 to SF-6.6, SF-12.7)."""

from __future__ import annotations

from itertools import product

from rules.sunfield.faces import NOBODY, Faces
from rules.sunfield.plot import Plot

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
