"""The rondel of seven spaces and how dice are placed on it (TS-1.4, TS-2.2 to TS-2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.three_sisters.components import COMPONENTS

SPACE_NAMES: Final = COMPONENTS.spaces
SPACE_OF_NAME: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
SPACES: Final = len(SPACE_NAMES)

HIVE_FRUIT_A: Final = 0
PLANT_WATER: Final = 1
SHED_A: Final = 2
COMPOST_GOODS: Final = 3
HIVE_FRUIT_B: Final = 4
SHED_B: Final = 5
MARKET: Final = 6


def place(pawn: int, values: Sequence[int]) -> list[int]:
    """The space of each die: the lowest group at the pawn, each higher one a space on (TS-2.3)."""
    groups = sorted(set(values))
    return [(pawn + groups.index(value)) % SPACES for value in values]


def pawn_after(pawn: int, values: Sequence[int]) -> int:
    """Where the pawn goes: the space after the highest group (TS-2.4)."""
    return (pawn + len(set(values))) % SPACES
