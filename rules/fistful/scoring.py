"""The harvest: what a field is worth for each kind (FS-4.1 to FS-4.4).

Every kind has a list of *gains*: the plots that make it and its points. The points of a kind are
the sum of its gains, so what the table draws at the harvest is what the rules count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rules.fistful.components import APPLE, CARROT, EMPTY, HOUSE, KINDS, POTATO, WHEAT
from rules.fistful.field import LINES, NEIGHBOURS, PAIRS, PLOTS

Gain: TypeAlias = tuple[tuple[int, ...], int]
"""The plots that score together, the one that scores first, and their points."""


def wheat_gains(field: Sequence[int]) -> list[Gain]:
    """1 for each wheat, and 1 more for each wheat adjacent to it (FS-4.1)."""
    gains: list[Gain] = [((plot,), 1) for plot in PLOTS if field[plot] == WHEAT]
    gains.extend(((a, b), 2) for a, b in PAIRS if field[a] == WHEAT == field[b])
    return gains


def apple_gains(field: Sequence[int]) -> list[Gain]:
    """For each apple 1 for each adjacent plant that is no apple (FS-4.2)."""
    return [
        ((plot, beside), 1)
        for plot in PLOTS
        if field[plot] == APPLE
        for beside in NEIGHBOURS[plot]
        if field[beside] not in (APPLE, EMPTY, HOUSE)
    ]


def carrot_gains(field: Sequence[int]) -> list[Gain]:
    """Every unbroken line of two or more, at its full length, twice its length (FS-4.3)."""
    gains: list[Gain] = []
    for line in LINES:
        run: list[int] = []
        for plot in line:
            if field[plot] == CARROT:
                run.append(plot)
                continue
            if len(run) > 1:
                gains.append((tuple(run), 2 * len(run)))
            run = []
        if len(run) > 1:
            gains.append((tuple(run), 2 * len(run)))
    return gains


def potato_gains(field: Sequence[int]) -> list[Gain]:
    """For each potato the plants around it whose kind occurs there more than once (FS-4.4)."""
    gains: list[Gain] = []
    for plot in PLOTS:
        if field[plot] != POTATO:
            continue
        around = NEIGHBOURS[plot]
        for kind in KINDS:
            alike = tuple(beside for beside in around if field[beside] == kind)
            if len(alike) > 1:
                gains.append(((plot, *alike), len(alike)))
    return gains


GAINS: Final[dict[int, Callable[[Sequence[int]], list[Gain]]]] = {
    CARROT: carrot_gains,
    WHEAT: wheat_gains,
    APPLE: apple_gains,
    POTATO: potato_gains,
}


def field_points(field: Sequence[int], kind: int) -> int:
    """What the whole field scores for the owner of the produce card ``kind``."""
    return sum(points for _, points in GAINS[kind](field))
