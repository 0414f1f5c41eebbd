"""What can be read off an observation for drawing it: pure, without a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.match import Entry
from game.tables.sunfield.ids import cell_named
from rules.chance import Stream
from rules.sunfield.actions import TAKE_TILE, EndTurn, Plant, place
from rules.sunfield.components import CLIENT_COLOURS, SORTS, VEGETABLES, ClientSpec, ReputationSpec
from rules.sunfield.events import TileLaid
from rules.sunfield.faces import FACES, tile_of
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import DRAWN, NO_TILE, PLANTING
from rules.sunfield.scoring import ALIKE
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import Variant

PORTRAITS: Final = 5
"""Pictures of Clients for each colour."""


@dataclass(frozen=True, slots=True)
class Gift:
    """What laying a tile on a cell would bring: which sorts each tile may get, how many are planted.

    ``lost`` are the sorts that would find no space, one for each vegetable.
    """

    receives: tuple[tuple[int, tuple[int, ...]], ...] = ()
    planted: int = 0
    lost: tuple[int, ...] = ()


def with_tile_in_hand(state: SunfieldState, space: int | None) -> SunfieldState:
    """The state once the market tile of ``space`` is taken; a copy as it is without a space.

    What a renewed column would show stays unknown: any draw will do, for nothing here looks at it.
    """
    after = state.copy()
    if space is not None:
        after.advance(TAKE_TILE[space], Stream(0))
    return after


def gift(holding: SunfieldState, cell: int) -> Gift:
    """What the tile in hand would bring on ``cell``; a drawn one brings nothing (SF-13.1)."""
    if holding.moment == DRAWN:
        return Gift()
    tile = holding.held
    after = holding.copy()
    after.advance(place(cell), Stream(0))
    hand = Counter(sorted(holding.variant.faces.sorts[tile]))
    if after.moment != PLANTING:
        return Gift(lost=tuple(hand.elements()))
    plants = [action for action in after.choices if isinstance(action, Plant)]
    plot = after.farms[after.current].plot
    planted: Counter[int] = Counter()
    receives: dict[int, list[int]] = {}
    for action in plants:
        planted[action.sort] += free_spaces(after, plot[action.cell], action.sort)
        receives.setdefault(action.cell, []).append(action.sort)
    planted &= hand
    lost = tuple((hand - planted).elements())
    return Gift(tuple((at, tuple(sorts)) for at, sorts in receives.items()), planted.total(), lost)


def free_spaces(state: SunfieldState, face: int, sort: int) -> int:
    """How many spaces for a sort are free on a tile that shows its Vegetable face."""
    faces = state.variant.faces
    return faces.sorts[tile_of(face)].count(sort) - faces.tokens[face][sort]


def short(barrow: Sequence[int], cost: Sequence[int]) -> tuple[int, ...]:
    """How many of each sort a barrow lacks."""
    return tuple(max(0, cost[sort] - barrow[sort]) for sort in SORTS)


def wanted(cost: Sequence[int]) -> list[int]:
    """The sorts of a Client, one for each vegetable."""
    return [sort for sort in SORTS for _ in range(cost[sort])]


def delivered(state: SunfieldState, farm: Farm) -> list[ClientSpec]:
    """The Clients that a player has delivered, in order."""
    return [state.variant.components.clients[client] for client in farm.clients]


def portrait(variant: Variant, client: int) -> tuple[str, int]:
    """Colour name and number (from 1) of a Client's picture: its place among those of its colour."""
    specs = variant.components.clients
    number = sum(spec.colour == specs[client].colour for spec in specs[: client + 1])
    return CLIENT_COLOURS[specs[client].colour], (number - 1) % PORTRAITS + 1


def ticks(tile: ReputationSpec, clients: Sequence[ClientSpec]) -> tuple[bool, bool, bool]:
    """Which of a Reputation tile's two colours and its worth are delivered already (SF-9.1, SF-9.2)."""
    colours = [client.colour for client in clients]
    first, second = tile.colours
    twice = colours.count(first) >= 2 if first == second else second in colours
    return first in colours, twice, any(client.prestige == tile.value for client in clients)


def alike(clients: Sequence[ClientSpec]) -> tuple[int, int]:
    """How many Clients of the most frequent colour and of the most frequent value, three at most."""
    colours = Counter(client.colour for client in clients)
    values = Counter(client.prestige for client in clients)
    return (
        min(ALIKE, max(colours.values(), default=0)),
        min(ALIKE, max(values.values(), default=0)),
    )


def reserved_numbers(farm: Farm) -> tuple[int, ...]:
    """The numbers of the reserved Clients that still wait."""
    return tuple(number for number, client in enumerate(farm.reserved) if client != DELIVERED)


def usable_columns(farm: Farm) -> tuple[int, ...]:
    """The columns that the farmer has reached, whose power is unused."""
    reached = min(farm.column, LAST_COLUMN - 1)
    return tuple(column for column in range(1, reached + 1) if not farm.used >> column & 1)


def face_in_hand(state: SunfieldState) -> int | None:
    """The face of the tile that is in hand or drawn."""
    tile = state.held if state.drawn == NO_TILE else state.drawn
    return None if tile == NO_TILE else FACES * tile


def lately_laid(history: Sequence[Entry], viewer: int | None, players: int) -> dict[int, tuple[int, ...]]:
    """By player the cells that were laid since the viewer's last turn ended; one round at most."""
    cells: dict[int, tuple[int, ...]] = {}
    turns = 0
    for entry in reversed(history):
        if isinstance(entry.action, EndTurn):
            turns += 1
            if entry.player == viewer or turns > players:
                break
        for event in entry.events:
            if isinstance(event, TileLaid):
                cells[event.player] = (*cells.get(event.player, ()), cell_named(event.cell))
    return cells


def sorts_named(names: Sequence[str]) -> list[int]:
    """The sorts that an event names."""
    return [VEGETABLES.index(name) for name in names]
