"""What becomes of a farm without anybody being asked: planting, harvest, Animals that go.

Every choice on the way is made greedily, so that one look ahead sees a whole turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.sunfield import livestock
from rules.sunfield.cells import NEIGHBOUR_STEPS
from rules.sunfield.components import SORTS
from rules.sunfield.faces import FACES, NO_FACE, NOBODY, Faces, pasture_face, tile_of
from rules.sunfield.farm import Farm
from rules.sunfield.plot import lay


def with_tile(farm: Farm, cell: int, tile: int) -> Farm:
    """The farm with a tile laid on one of its free cells."""
    after = farm.copy()
    lay(after.plot, after.free, cell, FACES * tile)
    return after


def plant_all(faces: Faces, farm: Farm, laid: int, hand: Sequence[int], hope: Sequence[float]) -> None:
    """Plants the hand where it raises ``hope``, the worth of each face, the most; then harvests."""
    plot = farm.plot
    colour = faces.colour[plot[laid]]
    reach = [
        cell
        for cell, face in plot.items()
        if faces.open[face]
        and cell != laid
        and (faces.colour[face] == colour or cell - laid in NEIGHBOUR_STEPS)
    ]
    left = list(hand)
    while left:
        best = -1.0
        chosen = (0, 0, NO_FACE)
        for sort in set(left):
            for cell in reach:
                face = plot[cell]
                planted = faces.planted[4 * face + sort]
                if planted != NO_FACE and hope[planted] - hope[face] > best:
                    best = hope[planted] - hope[face]
                    chosen = (sort, cell, planted)
        sort, cell, planted = chosen
        if planted == NO_FACE:
            break
        left.remove(sort)
        plot[cell] = planted
    harvest_all(faces, farm)


def harvest_all(faces: Faces, farm: Farm) -> None:
    """Harvests what is full; Animals that are due go, by the first way there is."""
    ripe = [cell for cell, face in farm.plot.items() if faces.full[face]]
    for cell in ripe:
        face = farm.plot[cell]
        tokens = faces.tokens[face]
        for sort in SORTS:
            farm.barrow[sort] += tokens[sort]
        farm.plot[cell] = pasture_face(face, faces.kind[tile_of(face)])
    if ripe:
        spend_all(faces, farm)


def spend_all(faces: Faces, farm: Farm) -> None:
    """Animals that are due leave for Medals and columns."""
    while ways := livestock.ways_to_spend(faces, farm):
        for cell in ways[0]:
            farm.plot[cell] = pasture_face(farm.plot[cell], NOBODY)
        if len(ways[0]) == livestock.TRIO:
            farm.threes += 1
        else:
            farm.column += 1
