"""A state as plain JSON that a person can read, and back with every check.

    {"title": "sunfield", "version": 1, "players": 2, "options": {"mode": "standard", …},
     "observer": null, "turn": 5, "first_player": 0, "moment": "planting", "resume": null,
     "market": [["S03+1", "-", "S07+2"], ["P01", …], …],
     "piles": {"sheep": 8, "pig": 8, "cow": 8, "client": 9},
     "clients": [{"client": "blue-4", "medals": [3, 1]}, …], "reputation": ["R01", null, …],
     "holding": null, "drawn": null, "laid": "0 1", "hand": ["carrot"], "reserved_before": 0,
     "farms": [{"set": 1, "plot": ["0 0 X1P (carrot, broccoli*)", "1 0 C02 past Cow", …],
                "barrow": {"corn": 2}, "seeds": 1, "medals": {"3": 1, "1": 0},
                "clients": ["red-3"], "reserved": [],
                "reputation": {"own": "R05", "validated": []}, "livestock": null}, …]}

A tile of a plot is its cell, its id and its spaces, with ``*`` for a token, or ``past`` and the
Animal or ``empty``. In the market ``+2`` means two Seeds. A delivered reserved Client leaves
``null``. Pieces that stand nowhere are in the piles or were taken out: nobody knows which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.printed import PRINTED
from rules.sunfield import market
from rules.sunfield.cells import NO_CELL, cell_name
from rules.sunfield.components import ANIMALS, SORTS, VEGETABLES
from rules.sunfield.faces import FACES, FIELD, NOBODY, tile_of
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import DRAWN, MOMENTS, NO_CLIENT, NO_TILE, SPENDING
from rules.sunfield.numbers import COLUMNS, MEDALS_OF_SPACE
from rules.sunfield.options import ADVANCED, MODE, STANDARD
from rules.sunfield.piles import PILES
from rules.sunfield.variant import Variant
from rules.title import Json

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState
    from rules.sunfield.title import Sunfield

VERSION: Final = 1
EMPTY_SPACE: Final = "-"
PLANTED: Final = "*"
PASTURE_WORD: Final = "past"
EMPTY_PASTURE: Final = "empty"


def write(state: SunfieldState) -> dict[str, Json]:
    """The position of a state; the title's ``load`` is its inverse."""
    variant = state.variant
    tiles = variant.tile_ids
    return {
        "title": "sunfield",
        "version": VERSION,
        "players": variant.players,
        "options": _options(variant),
        "observer": state.observer,
        "turn": state.turn,
        "first_player": state.first_player,
        "moment": MOMENTS[state.moment],
        "resume": MOMENTS[state.resume] if state.moment in (DRAWN, SPENDING) else None,
        "market": _market(state),
        "piles": dict(zip(PILES, state.board.left, strict=True)),
        "clients": [_open_client(state, space) for space in range(len(state.board.clients))],
        "reputation": [_reputation(variant, tile) for tile in state.board.reputation],
        "holding": None if state.held == NO_TILE else tiles[state.held],
        "drawn": None if state.drawn == NO_TILE else tiles[state.drawn],
        "laid": None if state.laid == NO_CELL else cell_name(state.laid),
        "hand": [VEGETABLES[sort] for sort in state.hand],
        "reserved_before": state.reserved_before,
        "farms": [_farm(variant, farm) for farm in state.farms],
    }


def read(position: Json, title: Sunfield) -> SunfieldState:
    """The state that a position writes; raises ``PositionError`` with what is wrong."""
    from rules.sunfield.position_reader import PositionReader  # noqa: PLC0415 - the reader needs the state

    return PositionReader(position, title).state()


def _options(variant: Variant) -> dict[str, Json]:
    options: dict[str, Json] = {
        MODE: ADVANCED if variant.advanced else STANDARD,
        "colour_is_animal": variant.colour_is_animal,
        "alt_cow": variant.alt_cow,
        "bonus_per_three": variant.bonus_per_three,
        "limited": variant.limited,
    }
    if variant.printed is not None:
        options[PRINTED] = variant.printed
    return options


def _market(state: SunfieldState) -> list[Json]:
    spaces = []
    for tile, seeds in zip(state.board.market, state.board.seeds, strict=True):
        name = EMPTY_SPACE if tile == NO_TILE else state.variant.tile_ids[tile]
        spaces.append(f"{name}+{seeds}" if seeds else name)
    return [list[Json](spaces[start : start + COLUMNS]) for start in range(0, market.SIZE, COLUMNS)]


def _open_client(state: SunfieldState, space: int) -> Json:
    client = state.board.clients[space]
    name = None if client == NO_CLIENT else state.variant.components.clients[client].id
    left = state.board.medals[space]
    return {"client": name, "medals": list[Json](MEDALS_OF_SPACE[len(MEDALS_OF_SPACE) - left :])}


def _reputation(variant: Variant, tile: int) -> Json:
    return None if tile == NO_TILE else variant.components.reputation[tile].id


def _farm(variant: Variant, farm: Farm) -> Json:
    clients = variant.components.clients
    return {
        "set": farm.start_set + 1,
        "plot": [f"{cell_name(cell)} {describe(variant, face)}" for cell, face in farm.plot.items()],
        "barrow": {VEGETABLES[sort]: farm.barrow[sort] for sort in SORTS if farm.barrow[sort]},
        "seeds": farm.seeds,
        "medals": {"3": farm.threes, "1": farm.ones},
        "clients": [clients[client].id for client in farm.clients],
        "reserved": [None if client == DELIVERED else clients[client].id for client in farm.reserved],
        "reputation": {
            "own": variant.components.reputation[farm.own].id,
            "validated": [variant.components.reputation[tile].id for tile in farm.validated],
        },
        "livestock": _livestock(variant, farm),
    }


def _livestock(variant: Variant, farm: Farm) -> Json:
    landscape = farm.landscape
    if landscape is None:
        return None
    cards = variant.components.livestock
    used: list[Json] = [column for column in range(farm.used.bit_length()) if farm.used >> column & 1]
    return {"cards": [cards[landscape.a].id, cards[landscape.b].id], "column": farm.column, "used": used}


def describe(variant: Variant, face: int) -> str:
    """A tile as the notation writes it: ``P01 (broccoli*, carrot)`` or ``P01 past Pig``."""
    tile = tile_of(face)
    animal = variant.faces.animal[face]
    if animal == FIELD:
        spaces = [
            VEGETABLES[sort] + (PLANTED if face % FACES >> space & 1 else "")
            for space, sort in enumerate(variant.faces.sorts[tile])
        ]
        return f"{variant.tile_ids[tile]} ({', '.join(spaces)})"
    standing = EMPTY_PASTURE if animal == NOBODY else ANIMALS[animal].capitalize()
    return f"{variant.tile_ids[tile]} {PASTURE_WORD} {standing}"
