"""The ten powers as actions (SF-15.10 to SF-15.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.sunfield.cells import cell_name
from rules.sunfield.components import (
    ANIMALS,
    DRAW_TILE,
    GAIN_VEGETABLE,
    MOVE_ANIMAL,
    MOVE_TILE,
    MOVE_VEGETABLE,
    PICK_VEGETABLE,
    PLANT_VEGETABLE,
    POWERS,
    RESERVE_CLIENT,
    SORTS,
    SWAP_ANIMAL,
    SWAP_VEGETABLE,
    VEGETABLES,
)
from rules.sunfield.numbers import SPACES
from rules.title import Action

POWER_WORDS: Final = tuple(power.replace("_", "-") for power in POWERS)
"""The powers as the notation writes them."""


class Power(Action):
    """The use of a power, one of the ten numbered in ``components.POWERS``."""

    __slots__ = ("power",)

    def __init__(self, power: int, target: str) -> None:
        super().__init__(f"power {POWER_WORDS[power]} {target}")
        self.power: Final = power


class DrawTile(Power):
    """See the top tile of a pile, to be laid next: ``power draw-tile pig``."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        super().__init__(DRAW_TILE, ANIMALS[pile])
        self.pile: Final = pile


class ReserveClient(Power):
    """Reserve the open Client of a space (0 to 4): ``power reserve-client 2``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(RESERVE_CLIENT, str(space + 1))
        self.space: Final = space


class SwapAnimal(Power):
    """Change the Animal on a cell for one of another kind: ``power swap-animal 0 0 cow``."""

    __slots__ = ("cell", "kind")

    def __init__(self, cell: int, kind: int) -> None:
        super().__init__(SWAP_ANIMAL, f"{cell_name(cell)} {ANIMALS[kind]}")
        self.cell: Final = cell
        self.kind: Final = kind


class MoveAnimal(Power):
    """Bring an Animal to another empty pasture: ``power move-animal 0 0 1 1``."""

    __slots__ = ("goal", "start")

    def __init__(self, start: int, goal: int) -> None:
        super().__init__(MOVE_ANIMAL, f"{cell_name(start)} {cell_name(goal)}")
        self.start: Final = start
        self.goal: Final = goal


class SwapVegetable(Power):
    """Change a vegetable of the barrow: ``power swap-vegetable corn carrot``."""

    __slots__ = ("gets", "gives")

    def __init__(self, gives: int, gets: int) -> None:
        super().__init__(SWAP_VEGETABLE, f"{VEGETABLES[gives]} {VEGETABLES[gets]}")
        self.gives: Final = gives
        self.gets: Final = gets


class GainVegetable(Power):
    """A vegetable for the barrow: ``power gain-vegetable corn``."""

    __slots__ = ("sort",)

    def __init__(self, sort: int) -> None:
        super().__init__(GAIN_VEGETABLE, VEGETABLES[sort])
        self.sort: Final = sort


class PickVegetable(Power):
    """A token of an own tile into the barrow: ``power pick-vegetable corn 0 0``."""

    __slots__ = ("cell", "sort")

    def __init__(self, sort: int, cell: int) -> None:
        super().__init__(PICK_VEGETABLE, f"{VEGETABLES[sort]} {cell_name(cell)}")
        self.sort: Final = sort
        self.cell: Final = cell


class MoveVegetable(Power):
    """A token to a free space of another own tile: ``power move-vegetable corn 0 0 1 0``."""

    __slots__ = ("goal", "sort", "start")

    def __init__(self, sort: int, start: int, goal: int) -> None:
        super().__init__(MOVE_VEGETABLE, f"{VEGETABLES[sort]} {cell_name(start)} {cell_name(goal)}")
        self.sort: Final = sort
        self.start: Final = start
        self.goal: Final = goal


class PlantVegetable(Power):
    """A vegetable of the supply to a free space: ``power plant-vegetable corn 0 0``."""

    __slots__ = ("cell", "sort")

    def __init__(self, sort: int, cell: int) -> None:
        super().__init__(PLANT_VEGETABLE, f"{VEGETABLES[sort]} {cell_name(cell)}")
        self.sort: Final = sort
        self.cell: Final = cell


class MoveTile(Power):
    """An own tile to another cell: ``power move-tile -1 0 1 1``."""

    __slots__ = ("goal", "start")

    def __init__(self, start: int, goal: int) -> None:
        super().__init__(MOVE_TILE, f"{cell_name(start)} {cell_name(goal)}")
        self.start: Final = start
        self.goal: Final = goal


DRAW: Final = tuple(DrawTile(pile) for pile in range(len(ANIMALS)))
RESERVE: Final = tuple(ReserveClient(space) for space in range(SPACES))
SWAP: Final = tuple(tuple(SwapVegetable(gives, gets) for gets in SORTS) for gives in SORTS)
GAIN: Final = tuple(GainVegetable(sort) for sort in SORTS)

_KNOWN: Final[dict[tuple[int, ...], Power]] = {}
"""The powers that name cells, by power and targets, each made when first needed."""

_MAKERS: Final[dict[int, Callable[..., Power]]] = {
    SWAP_ANIMAL: SwapAnimal,
    MOVE_ANIMAL: MoveAnimal,
    PICK_VEGETABLE: PickVegetable,
    MOVE_VEGETABLE: MoveVegetable,
    PLANT_VEGETABLE: PlantVegetable,
    MOVE_TILE: MoveTile,
}


def _interned(*key: int) -> Power:
    action = _KNOWN.get(key)
    if action is None:
        action = _KNOWN[key] = _MAKERS[key[0]](*key[1:])
    return action


def swap_animal(cell: int, kind: int) -> Power:
    """The one action that makes the Animal on ``cell`` one of ``kind``."""
    return _interned(SWAP_ANIMAL, cell, kind)


def move_animal(start: int, goal: int) -> Power:
    """The one action that brings an Animal from ``start`` to ``goal``."""
    return _interned(MOVE_ANIMAL, start, goal)


def pick_vegetable(sort: int, cell: int) -> Power:
    """The one action that picks ``sort`` from the tile at ``cell``."""
    return _interned(PICK_VEGETABLE, sort, cell)


def move_vegetable(sort: int, start: int, goal: int) -> Power:
    """The one action that moves ``sort`` from the tile at ``start`` to that at ``goal``."""
    return _interned(MOVE_VEGETABLE, sort, start, goal)


def plant_vegetable(sort: int, cell: int) -> Power:
    """The one action that plants ``sort`` from the supply on the tile at ``cell``."""
    return _interned(PLANT_VEGETABLE, sort, cell)


def move_tile(start: int, goal: int) -> Power:
    """The one action that moves the tile at ``start`` to ``goal``."""
    return _interned(MOVE_TILE, start, goal)
