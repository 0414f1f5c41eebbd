"""The field: 5 columns by 5 rows with the farmhouse in the middle (FS-1.1).

A field is a list of 25 kinds, row by row from the top: plot 0 is a1, plot 1 is b1, plot 5 is a2.
"""

from __future__ import annotations

from typing import Final

from rules.fistful.components import COMPONENTS, EMPTY, HOUSE

COLUMNS: Final = len(COMPONENTS.columns)
SIZE: Final = COLUMNS * COMPONENTS.rows
PLOT_NAMES: Final = tuple(
    f"{column}{row + 1}" for row in range(COMPONENTS.rows) for column in COMPONENTS.columns
)
PLOT_OF_NAME: Final = {name: plot for plot, name in enumerate(PLOT_NAMES)}
FARMHOUSE: Final = PLOT_OF_NAME[COMPONENTS.farmhouse]
PLOTS: Final = tuple(plot for plot in range(SIZE) if plot != FARMHOUSE)


def bare_field() -> list[int]:
    """A field with nothing planted."""
    field = [EMPTY] * SIZE
    field[FARMHOUSE] = HOUSE
    return field


def _neighbours(plot: int) -> tuple[int, ...]:
    column, row = plot % COLUMNS, plot // COLUMNS
    beside = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(y * COLUMNS + x for x, y in beside if 0 <= x < COLUMNS and 0 <= y < COMPONENTS.rows)


NEIGHBOURS: Final = tuple(_neighbours(plot) for plot in range(SIZE))
"""For each plot those that share a side with it, in reading order."""

PAIRS: Final = tuple((a, b) for a in range(SIZE) for b in NEIGHBOURS[a] if a < b)
"""Every two plots that share a side, once."""


def _lines() -> tuple[tuple[int, ...], ...]:
    lines: list[tuple[int, ...]] = []
    for step_x, step_y in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for plot in range(SIZE):
            x, y = plot % COLUMNS, plot // COLUMNS
            if 0 <= x - step_x < COLUMNS and y >= step_y:
                continue  # the line begins further back
            line: list[int] = []
            while 0 <= x < COLUMNS and y < COMPONENTS.rows:
                line.append(y * COLUMNS + x)
                x, y = x + step_x, y + step_y
            if len(line) > 1:
                lines.append(tuple(line))
    return tuple(lines)


LINES: Final = _lines()
"""Rows, columns and both diagonals, each at its full length (FS-4.3)."""
