"""What a player can do, without the powers (SF-15.2 to SF-15.9, SF-15.20).

Small families of actions stand in tuples; those that name cells are made when first needed.
"""

from __future__ import annotations

from typing import Final

from rules.sunfield.cells import cell_name
from rules.sunfield.components import ANIMALS, SORTS, VEGETABLES
from rules.sunfield.numbers import COLUMNS, SPACES
from rules.title import Action


class TakeTile(Action):
    """Take the market tile of a row (0 to 2) and column (0 to 2): ``tile pig-2``."""

    __slots__ = ("column", "row", "space")

    def __init__(self, row: int, column: int) -> None:
        super().__init__(f"tile {ANIMALS[row]}-{column + 1}")
        self.row: Final = row
        self.column: Final = column
        self.space: Final = COLUMNS * row + column


class DeliverClient(Action):
    """Deliver the open Client of a space (0 to 4): ``client 3``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"client {space + 1}")
        self.space: Final = space


class DeliverReserved(Action):
    """Deliver an own reserved Client, counted from 0: ``client reserved 1``."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"client reserved {number + 1}")
        self.number: Final = number


class Pass(Action):
    """Neither tile nor Client can be had: ``pass``."""

    __slots__ = ()


class Place(Action):
    """Lay the tile in hand on a cell: ``place 1 -2``."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        super().__init__(f"place {cell_name(cell)}")
        self.cell: Final = cell


class Plant(Action):
    """Plant a vegetable in hand on the tile of a cell: ``veg carrot at 0 0``."""

    __slots__ = ("cell", "sort")

    def __init__(self, sort: int, cell: int) -> None:
        super().__init__(f"veg {VEGETABLES[sort]} at {cell_name(cell)}")
        self.sort: Final = sort
        self.cell: Final = cell


class Spend(Action):
    """Give the Animals of these cells back, a pair or a trio: ``spend -1 0 1 0``."""

    __slots__ = ("cells",)

    def __init__(self, cells: tuple[int, ...]) -> None:
        super().__init__(f"spend {' '.join(cell_name(cell) for cell in cells)}")
        self.cells: Final = cells


class Exchange(Action):
    """Pay Seeds to change a vegetable of the barrow: ``seeds exchange corn broccoli``."""

    __slots__ = ("gets", "gives")

    def __init__(self, gives: int, gets: int) -> None:
        super().__init__(f"seeds exchange {VEGETABLES[gives]} {VEGETABLES[gets]}")
        self.gives: Final = gives
        self.gets: Final = gets


class Add(Action):
    """Pay Seeds for one more vegetable in the barrow: ``seeds add corn``."""

    __slots__ = ("sort",)

    def __init__(self, sort: int) -> None:
        super().__init__(f"seeds add {VEGETABLES[sort]}")
        self.sort: Final = sort


class EndTurn(Action):
    """Close the turn: ``end``."""

    __slots__ = ()


MAX_RESERVED: Final = 4
"""A landscape has four powers, so nobody reserves more Clients than that."""

TAKE_TILE: Final = tuple(TakeTile(row, column) for row in range(len(ANIMALS)) for column in range(COLUMNS))
DELIVER_CLIENT: Final = tuple(DeliverClient(space) for space in range(SPACES))
DELIVER_RESERVED: Final = tuple(DeliverReserved(number) for number in range(MAX_RESERVED))
PASS: Final = Pass("pass")
EXCHANGE: Final = tuple(tuple(Exchange(gives, gets) for gets in SORTS) for gives in SORTS)
ADD: Final = tuple(Add(sort) for sort in SORTS)
END_TURN: Final = EndTurn("end")

PLACES: Final[dict[int, Place]] = {}
"""By cell; :func:`place` and :func:`places` fill it."""

_PLANTS: Final[dict[int, Plant]] = {}
_SPENDS: Final[dict[tuple[int, ...], Spend]] = {}


def place(cell: int) -> Place:
    """The one action that lays a tile on ``cell``."""
    action = PLACES.get(cell)
    if action is None:
        action = PLACES[cell] = Place(cell)
    return action


def places(cells: list[int]) -> list[Action]:
    """The actions that lay a tile on each of ``cells``."""
    try:
        return [PLACES[cell] for cell in cells]
    except KeyError:
        return [place(cell) for cell in cells]


def plant(sort: int, cell: int) -> Plant:
    """The one action that plants ``sort`` on the tile at ``cell``."""
    key = 4 * cell + sort
    action = _PLANTS.get(key)
    if action is None:
        action = _PLANTS[key] = Plant(sort, cell)
    return action


def spend(cells: tuple[int, ...]) -> Spend:
    """The one action that gives back the Animals on ``cells``."""
    action = _SPENDS.get(cells)
    if action is None:
        action = _SPENDS[cells] = Spend(cells)
    return action
