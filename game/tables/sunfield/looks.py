"""What each panel shows now, as values: while they are equal, the panels' picture is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.levels import UnknownLevelError, level_of
from game.i18n import _
from game.tables.characters import badge_of
from game.tables.sunfield import glance, ids
from game.tables.sunfield.boards import ClientsLook, MarketLook
from game.tables.sunfield.cards import ClientLook, ReputationLook
from game.tables.sunfield.farmyard import BarrowLook, LandscapeLook, ShelfLook
from game.tables.sunfield.seats import PlateLook
from rules.sunfield.market import SIZE, price
from rules.sunfield.moments import NO_CLIENT, NO_TILE, OVER
from rules.sunfield.piles import PILES
from rules.sunfield.trios import herds
from rules.sunfield.variant import DECK

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable

_TILE_PILES: Final = len(PILES) - 1


def market(table: SunfieldTable) -> MarketLook:
    """Tiles, Seeds, prices and piles."""
    board = table.shown.board
    tiles = tuple(NO_TILE if ids.TILES[space] in table.away else board.market[space] for space in range(SIZE))
    return MarketLook(
        tiles,
        tuple(board.seeds),
        tuple(price(board.standing, space) for space in range(SIZE)),
        tuple(board.left[:_TILE_PILES]),
        table.shown.farms[table.home].seeds,
    )


def clients(table: SunfieldTable) -> ClientsLook:
    """The open Clients with what the own barrow lacks for them."""
    state = table.shown
    barrow = state.farms[table.home].barrow
    looks = tuple(
        None
        if client == NO_CLIENT or ids.client_id(space) in table.away
        else ClientLook(client, glance.short(barrow, state.variant.client_costs[client]))
        for space, client in enumerate(state.board.clients)
    )
    return ClientsLook(looks, tuple(state.board.medals), state.board.left[DECK])


def reputations(table: SunfieldTable) -> tuple[ReputationLook | None, ...]:
    """The four tiles of the board, ticked as far as the own Clients go."""
    return tuple(
        None if tile == NO_TILE else reputation(table, tile, table.home)
        for tile in table.shown.board.reputation
    )


def reputation(table: SunfieldTable, tile: int, player: int) -> ReputationLook:
    """A Reputation tile as a player sees it."""
    state = table.shown
    farm = state.farms[player]
    if tile in farm.validated:
        return ReputationLook(tile, validated=True)
    spec = state.variant.components.reputation[tile]
    return ReputationLook(tile, glance.ticks(spec, glance.delivered(state, farm)))


def barrow(table: SunfieldTable) -> BarrowLook:
    """The barrow of the farm that is seen."""
    farm = table.shown.farms[table.farm]
    own = table.farm == table.home and table.turns.viewer is not None
    name = table.match.seats[table.farm].name
    title = _("Your barrow") if own else _("The barrow of {name}").format(name=name)
    sources = table.sources
    return BarrowLook(title, tuple(farm.barrow), farm.seeds, ids.EXCHANGE in sources, ids.ADD in sources)


def landscape(table: SunfieldTable) -> LandscapeLook | None:
    """The landscape of the farm that is seen; None in the standard mode."""
    farm = table.shown.farms[table.farm]
    if farm.landscape is None:
        return None
    cards = farm.landscape
    grazing = tuple(len(herd) for herd in herds(table.shown.variant.faces, farm.plot))
    return LandscapeLook(cards.a, cards.b, farm.column, farm.used, grazing, "farmer" not in table.away)


def shelf(table: SunfieldTable) -> ShelfLook:
    """The delivered Clients of the farm that is seen."""
    state = table.shown
    farm = state.farms[table.farm]
    lines = dict(state.scores()[table.farm].lines)
    colour, value = glance.alike(glance.delivered(state, farm))
    return ShelfLook(farm.clients, colour, value, lines["colour"], lines["value"])


def plate(table: SunfieldTable, player: int) -> PlateLook:
    """A seat's plate."""
    state = table.shown
    farm = state.farms[player]
    seat = table.match.seats[player]
    active = state.moment != OVER and state.current == player
    own = player == table.home
    return PlateLook(
        seat.name,
        seat.emblem,
        _status(table, player, active=active),
        state.scores()[player].total,
        farm.threes + farm.ones,
        farm.seeds,
        sum(farm.barrow),
        len(farm.clients),
        () if own else tuple(farm.plot.items()),
        () if own else table.lately.get(player, ()),
        active=active,
        first=state.first_player == player,
        visited=player == table.farm and player != table.home,
        own=reputation(table, farm.own, player) if own else None,
        badge=badge_of(seat),
    )


def _status(table: SunfieldTable, player: int, *, active: bool) -> str:
    seat = table.match.seats[player]
    if seat.is_person:
        return _("Your turn") if active and player == table.turns.viewer else ""
    try:
        return _(level_of(seat.kind).name)
    except UnknownLevelError:
        return seat.kind
