"""Reputation tiles: two Clients of its colours and a Client of its worth (SF-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.sunfield.client_events import ReputationValidated
from rules.sunfield.components import ClientSpec, ReputationSpec
from rules.sunfield.moments import NO_TILE
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def is_fulfilled(tile: ReputationSpec, clients: Sequence[ClientSpec]) -> bool:
    """Whether the delivered ``clients`` fulfil the tile (SF-9.1 to SF-9.3).

    A doubled colour needs two of that colour; the worth may be that of any delivered Client.
    """
    first, second = tile.colours
    colours = [client.colour for client in clients]
    if first == second:
        if colours.count(first) < 2:
            return False
    elif first not in colours or second not in colours:
        return False
    return any(client.prestige == tile.value for client in clients)


def open_tiles(state: SunfieldState, player: int) -> list[int]:
    """The tiles that the player can still validate: the own one and all on the board (SF-9.5)."""
    farm = state.farms[player]
    own = [] if farm.own in farm.validated else [farm.own]
    return own + [tile for tile in state.board.reputation if tile != NO_TILE]


def validate(state: SunfieldState, events: list[Event] | None) -> None:
    """Every fulfilled tile open to the current player turns to its points (SF-9.4, SF-9.6)."""
    farm = state.farms[state.current]
    components = state.variant.components
    clients = [components.clients[client] for client in farm.clients]
    for tile in open_tiles(state, state.current):
        spec = components.reputation[tile]
        if not is_fulfilled(spec, clients):
            continue
        farm.validated += (tile,)
        from_board = tile != farm.own
        if from_board:
            state.board.reputation = tuple(
                NO_TILE if other == tile else other for other in state.board.reputation
            )
        if events is not None:
            events.append(ReputationValidated(state.current, spec.id, spec.points, from_board))
