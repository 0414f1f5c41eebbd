"""The shape of a plot: its free cells, its one piece, where a tile of it may go (SF-5, SF-13.15)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence

from rules.sunfield.cells import NEIGHBOUR_STEPS

Plot = dict[int, int]
"""The face on each cell, in the order in which the tiles came."""


def free_cells(plot: Mapping[int, int]) -> list[int]:
    """Every free cell adjacent to the plot, sorted (SF-5.2)."""
    beside = {cell + step for cell in plot for step in NEIGHBOUR_STEPS}
    return sorted(beside.difference(plot))


def lay(plot: Plot, free: list[int], cell: int, face: int) -> None:
    """Lays a tile on one of the ``free`` cells and brings these up to date."""
    plot[cell] = face
    del free[bisect_left(free, cell)]
    for step in NEIGHBOUR_STEPS:
        beside = cell + step
        if beside not in plot:
            place = bisect_left(free, beside)
            if place == len(free) or free[place] != beside:
                free.insert(place, beside)


def parts(cells: Collection[int]) -> list[set[int]]:
    """The pieces that ``cells`` fall into: within one, every cell is reached over shared sides."""
    left = set(cells)
    pieces: list[set[int]] = []
    while left:
        piece = {left.pop()}
        edge = list(piece)
        while edge:
            cell = edge.pop()
            for step in NEIGHBOUR_STEPS:
                beside = cell + step
                if beside in left:
                    left.remove(beside)
                    piece.add(beside)
                    edge.append(beside)
        pieces.append(piece)
    return pieces


def moves(plot: Mapping[int, int], free: Sequence[int]) -> list[tuple[int, list[int]]]:
    """For each tile the cells it may move to: free, and one plot afterwards (SF-13.15).

    The free cells beside the other tiles are those beside the plot, without the ones that touch
    the tile alone.
    """
    beside = {cell: [cell + step for step in NEIGHBOUR_STEPS if cell + step in plot] for cell in free}
    return [(start, _goals(plot, start, beside)) for start in plot]


def _goals(plot: Mapping[int, int], start: int, beside: Mapping[int, list[int]]) -> list[int]:
    alone = [start]
    goals = [cell for cell, tiles in beside.items() if tiles != alone]
    if sum(start + step in plot for step in NEIGHBOUR_STEPS) == 1:
        return goals  # a tile at the rim holds nothing together
    pieces = parts([cell for cell in plot if cell != start])
    if len(pieces) == 1:
        return goals
    return [goal for goal in goals if len(beside[goal]) >= len(pieces) and joins(pieces, goal)]


def joins(pieces: Sequence[set[int]], cell: int) -> bool:
    """Whether a tile on ``cell`` makes one plot of all ``pieces``."""
    around = [cell + step for step in NEIGHBOUR_STEPS]
    for piece in pieces:  # noqa: SIM110 - twice as fast as all()
        if piece.isdisjoint(around):
            return False
    return True
