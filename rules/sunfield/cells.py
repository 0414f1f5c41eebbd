"""Cells of a plot as single numbers: x grows to the right, y grows downwards (SF-2.10).

The cell ``x y`` is ``256 * y + x``, so that cells sort by smaller y, then smaller x, the cell
``0 0`` is 0, and neighbours differ by 1 or 256. No plot can grow as far as :data:`LIMIT`.
"""

from __future__ import annotations

from typing import Final

STRIDE: Final = 256
LIMIT: Final = 99
NO_CELL: Final = 1 << 16
"""A number that is no cell."""

NEIGHBOUR_STEPS: Final = (-STRIDE, -1, 1, STRIDE)


def cell_at(x: int, y: int) -> int:
    """The cell in column ``x`` and row ``y``, both from -99 to 99."""
    return STRIDE * y + x


def x_of(cell: int) -> int:
    """The column of a cell."""
    return ((cell + STRIDE // 2) & (STRIDE - 1)) - STRIDE // 2


def y_of(cell: int) -> int:
    """The row of a cell."""
    return (cell - x_of(cell)) // STRIDE


_NAMES: Final[dict[int, str]] = {}


def cell_name(cell: int) -> str:
    """The cell as the notation writes it: ``1 -2``."""
    name = _NAMES.get(cell)
    if name is None:
        name = _NAMES[cell] = f"{x_of(cell)} {y_of(cell)}"
    return name
