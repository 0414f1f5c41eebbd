"""The harvest counted again, plot by plot as a person would, to check the rules against.

Shares nothing with ``rules.fistful.scoring``: a field here is a dictionary from (column, row) to
a letter, and every kind is counted from its sentence in the rulebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

Plants = dict[tuple[int, int], str]

SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def plants_on(field: Sequence[int]) -> Plants:
    """What grows where; free plots and the farmhouse are no plants."""
    return {(n % 5, n // 5): "?CWAP#"[kind] for n, kind in enumerate(field) if kind not in (0, 5)}


def beside(plants: Plants, column: int, row: int) -> list[str]:
    """The plants that share a side with a plot."""
    around = ((column + x, row + y) for x, y in SIDES)
    return [plants[plot] for plot in around if plot in plants]


def wheat(plants: Plants) -> int:
    """1 for each wheat, 1 more for each wheat next to it."""
    return sum(1 + beside(plants, *plot).count("W") for plot, kind in plants.items() if kind == "W")


def apples(plants: Plants) -> int:
    """For each apple 1 for each plant next to it that is not an apple."""
    return sum(
        len([other for other in beside(plants, *plot) if other != "A"])
        for plot, kind in plants.items()
        if kind == "A"
    )


def carrots(plants: Plants) -> int:
    """Twice the length of each line of two or more, found from the carrot it begins at."""
    total = 0
    for (column, row), kind in plants.items():
        for x, y in DIRECTIONS:
            if kind != "C" or plants.get((column - x, row - y)) == "C":
                continue
            length = 1
            while plants.get((column + length * x, row + length * y)) == "C":
                length += 1
            total += 2 * length if length > 1 else 0
    return total


def potatoes(plants: Plants) -> int:
    """For each potato 1 for each plant next to it whose kind is there more than once."""
    total = 0
    for plot, kind in plants.items():
        if kind == "P":
            total += sum(often for often in Counter(beside(plants, *plot)).values() if often > 1)
    return total


COUNTS: dict[str, Callable[[Plants], int]] = {"C": carrots, "W": wheat, "A": apples, "P": potatoes}


def recount(field: Sequence[int], goal: str) -> int:
    """What the field is worth for a goal's letter."""
    return COUNTS[goal](plants_on(field))
