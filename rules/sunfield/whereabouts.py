"""Where the pieces lie: every tile and every Client that somebody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield.faces import tile_of
from rules.sunfield.farm import DELIVERED
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.piles import FULL_PILE, PILES
from rules.sunfield.variant import DECK, STARTING_TILES, TILES_OF_KIND

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def seen_tiles(state: SunfieldState) -> list[int]:
    """The tiles in market, plots and hand, each as often as it lies there."""
    tiles = [*state.board.market, state.held, state.drawn]
    for farm in state.farms:
        tiles += [tile_of(face) for face in farm.plot.values()]
    return [tile for tile in tiles if tile != NO_TILE]


def seen_clients(state: SunfieldState) -> list[int]:
    """The Clients that lie open, reserved or delivered, each as often as it does."""
    clients = list(state.board.clients)
    for farm in state.farms:
        clients += [*farm.clients, *(client for client in farm.reserved if client != DELIVERED)]
    return [client for client in clients if client != NO_CLIENT]


def unseen_of(state: SunfieldState) -> list[int]:
    """By pile, the bit mask of pieces that nobody has seen: all that lie nowhere."""
    unseen = [FULL_PILE] * len(PILES)
    for tile in seen_tiles(state):
        if tile >= STARTING_TILES:
            pile, piece = divmod(tile - STARTING_TILES, TILES_OF_KIND)
            unseen[pile] &= ~(1 << piece)
    for client in seen_clients(state):
        unseen[DECK] &= ~(1 << client)
    return unseen
