"""The largest full rectangle of empty pastures (SF-12.16)."""

from __future__ import annotations

from collections.abc import Collection

from rules.sunfield.cells import STRIDE


def largest_rectangle(cells: Collection[int]) -> int:
    """How many tiles the largest rectangle of ``cells`` has that leaves none out.

    Every rectangle has a top row: from each possible upper left corner it grows row by row, no
    wider than the narrowest row so far.
    """
    pastures = set(cells)
    best = 0
    for corner in pastures:
        width = len(pastures)
        row = corner
        height = 0
        while row in pastures:
            reach = 1
            while reach < width and row + reach in pastures:
                reach += 1
            width = reach
            height += 1
            best = max(best, width * height)
            row += STRIDE
    return best
