"""Rectangles in a plot, by rows of bits."""

from __future__ import annotations

from game.ai.sunfield_tables import OPEN
from rules.sunfield.plot import Plot


def rectangles(shows: tuple[int, ...], plot: Plot) -> tuple[int, int, int]:
    """The largest rectangle of empty pastures, of pastures at all, of any tiles."""
    empty: dict[int, int] = {}
    pastures: dict[int, int] = {}
    tiles: dict[int, int] = {}
    for cell, face in plot.items():
        row = (cell + 128) >> 8
        bit = 1 << ((cell + 128) & 255) - 98
        tiles[row] = tiles.get(row, 0) | bit
        shown = shows[face]
        if shown < OPEN:
            pastures[row] = pastures.get(row, 0) | bit
            if shown == OPEN - 1:
                empty[row] = empty.get(row, 0) | bit
    return _largest(empty), _largest(pastures), _largest(tiles)


def _largest(rows: dict[int, int]) -> int:
    """The largest rectangle of set bits."""
    best = 0
    for top, first in rows.items():
        bits = first
        height = 1
        row = top
        while bits:
            width = 0
            run = bits
            while run:
                run &= run >> 1
                width += 1
            best = max(best, width * height)
            height += 1
            row += 1
            bits &= rows.get(row, 0)
    return best
