"""What everything on the table is called: ids of the layout, and the targets that actions are made of."""

from __future__ import annotations

from typing import Final

from rules.sunfield.cells import cell_at, x_of, y_of
from rules.sunfield.components import ANIMALS, SORTS, VEGETABLES
from rules.sunfield.market import SIZE, SPACE_NAMES
from rules.sunfield.piles import PILES

BOARD: Final = "board"
"""The cloth on which a plot lies."""

MARKET: Final = "market"
CLIENTS: Final = "clients"
REPUTATION: Final = "reputation"
BARROW: Final = "barrow"
LANDSCAPE: Final = "landscape"
SHELF: Final = "shelf"
"""One's delivered Clients, where the standard mode has no landscape."""

PANELS: Final = (MARKET, CLIENTS, REPUTATION, BARROW, LANDSCAPE, SHELF, BOARD, "button")
"""What may not overlap."""

FARM: Final = "farm"
"""The own side: where a Client is delivered to. Cloth, barrow and own plate stand for it."""

TILE_IN_HAND: Final = "hand.tile"
POUCH: Final = "seeds"
EXCHANGE: Final = "seeds.exchange"
ADD: Final = "seeds.add"
ZOOM_IN: Final = "zoom.in"
ZOOM_OUT: Final = "zoom.out"
ZOOM_FIT: Final = "zoom.fit"
HOME: Final = "home"
"""The way back from a neighbour's farm."""

TILES: Final = tuple(f"tile.{SPACE_NAMES[space]}" for space in range(SIZE))
PILE_IDS: Final = tuple(f"pile.{name}" for name in PILES)
GET: Final = tuple(f"get.{VEGETABLES[sort]}" for sort in SORTS)
"""Vegetables of the supply, shown while one is wanted."""

LOAD: Final = tuple(f"load.{VEGETABLES[sort]}" for sort in SORTS)
"""Vegetables in the barrow."""

KINDS: Final = tuple(f"kind.{name}" for name in ANIMALS)
"""Animals that another one can be changed for, shown while that is chosen."""


def cell_id(cell: int) -> str:
    """The id of a cell: ``cell.1.-2``."""
    return f"cell.{x_of(cell)}.{y_of(cell)}"


def cell_of(name: str) -> int:
    """The cell of an id of :func:`cell_id`, or of anything that ends like one."""
    x, y = name.split(".")[-2:]
    return cell_at(int(x), int(y))


def cell_named(words: str) -> int:
    """The cell that an event writes as ``1 -2``."""
    x, y = words.split()
    return cell_at(int(x), int(y))


def client_id(space: int) -> str:
    """The id of an open Client; spaces count from 0."""
    return f"client.{space + 1}"


def reserved_id(number: int) -> str:
    """The id of an own reserved Client; they count from 0."""
    return f"reserved.{number + 1}"


def power_id(column: int) -> str:
    """The id of the power on a column of the landscape."""
    return f"power.{column}"


def seat_id(player: int) -> str:
    """The id of a player's plate."""
    return f"seat.{player}"


def veg_id(sort: int) -> str:
    """The target of the vegetables of a sort in hand; the pieces add their number: ``veg.corn.0``."""
    return f"veg.{VEGETABLES[sort]}"


def token_id(sort: int, cell: int) -> str:
    """The target of the tokens of a sort that lie on a tile: ``token.corn.1.-2``."""
    return f"token.{VEGETABLES[sort]}.{x_of(cell)}.{y_of(cell)}"


def sort_of(name: str) -> int:
    """The sort that an id names in its second part."""
    return VEGETABLES.index(name.split(".")[1])
