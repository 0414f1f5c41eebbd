"""What can be together in a position: every piece once, plots that can have grown, turns that add up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.sunfield import livestock, planting, supply
from rules.sunfield.cells import NO_CELL, cell_name
from rules.sunfield.components import ANIMALS, DRAW_TILE, RESERVE_CLIENT, SHEEP
from rules.sunfield.faces import tile_of
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.market import COLUMN_MASKS
from rules.sunfield.moments import DONE, DRAWN, HOLDING, NO_CLIENT, NO_TILE, OVER, PLANTING, READY, SPENDING
from rules.sunfield.numbers import COLUMNS, START_SEEDS
from rules.sunfield.piles import PILES, is_ending
from rules.sunfield.plot import parts
from rules.sunfield.reputation import is_fulfilled, open_tiles
from rules.sunfield.variant import DECK, STARTING_TILES, TILES_OF_KIND
from rules.sunfield.whereabouts import seen_clients, seen_tiles
from rules.title import PositionError

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def check(state: SunfieldState) -> None:
    """Raises :class:`PositionError` for a state that no match can reach."""
    _check_moment(state)
    _check_pieces(state)
    _check_market(state)
    for player in range(len(state.farms)):
        _check_plot(state, player)
        _check_cards(state, player)
        _check_turns(state, player)
    _check_hand(state)
    _check_medals(state)
    _check_seeds(state)
    _check_reputation(state)
    _check_supply(state)


def _check_moment(state: SunfieldState) -> None:
    if state.moment in (DRAWN, SPENDING) and state.resume not in (READY, HOLDING, PLANTING, DONE):
        raise PositionError("'resume' should be ready, holding, planting or done.")
    holding = HOLDING in (state.moment, state.resume)
    if (state.held != NO_TILE) is not holding:
        raise PositionError("'holding' names a tile exactly between taking and laying it (SF-3.3).")
    if (state.drawn != NO_TILE) is not (state.moment == DRAWN):
        raise PositionError("'drawn' names a tile exactly at the moment 'drawn' (SF-13.1).")
    whole_round = state.turn > 0 and state.turn % state.variant.players == 0
    if state.moment == OVER and not (whole_round and is_ending(state)):
        raise PositionError(
            "A match is over after a whole round, when a pile or the deck is empty (SF-10.2)."
        )
    begins = state.moment == READY and state.turn % state.variant.players == 0
    if begins and is_ending(state) and not state.variant.advanced:
        raise PositionError("A pile or the deck is empty: no new round can begin (SF-10.2).")


def _check_pieces(state: SunfieldState) -> None:
    tiles = Counter(seen_tiles(state))
    for tile, count in tiles.items():
        if count > 1:
            raise PositionError(f"The tile {state.variant.tile_ids[tile]} lies in {count} places.")
    for client, count in Counter(seen_clients(state)).items():
        if count > 1:
            name = state.variant.components.clients[client].id
            raise PositionError(f"The Client {name} lies in {count} places.")
    for pile, name in enumerate(PILES):
        unseen = state.board.unseen[pile].bit_count()
        wanted = state.board.left[pile] + state.variant.removed[pile]
        if unseen != wanted:
            raise PositionError(
                f"The {name} pile: {unseen} pieces lie nowhere else, but {state.board.left[pile]} are left "
                f"and {state.variant.removed[pile]} were taken out (SF-2.1)."
            )


def _check_market(state: SunfieldState) -> None:
    for column in range(COLUMNS):
        if not state.board.standing & COLUMN_MASKS[column] and any(state.board.left[:DECK]):
            raise PositionError(f"Column {column + 1} is empty, but a pile could renew it (SF-4.6).")
    for space, tile in enumerate(state.board.market):
        seeds = state.board.seeds[space]
        if tile == NO_TILE and seeds:
            raise PositionError("Seeds lie on tiles only (SF-4.2).")
        if tile != NO_TILE and seeds == 0 and space // COLUMNS == SHEEP:
            name = state.variant.tile_ids[tile]
            raise PositionError(f"On {name} at least one Seed lies, as on every Sheep tile there (SF-4.6).")
    if NO_CLIENT in state.board.clients and state.board.left[DECK]:
        raise PositionError("A Client space is empty, but the deck is not (SF-8.4).")


def _check_plot(state: SunfieldState, player: int) -> None:
    farm = state.farms[player]
    tiles = [tile_of(face) for face in farm.plot.values()]
    starting = sorted(tile for tile in tiles if tile < STARTING_TILES)
    wanted = [3 * farm.start_set + kind for kind in range(len(ANIMALS))]
    if starting != wanted:
        names = ", ".join(state.variant.tile_ids[tile] for tile in wanted)
        raise PositionError(f"In plot {player} lie the starting tiles {names} and no others (SF-2.8).")
    pieces = len(parts(farm.plot))
    if pieces != 1:
        raise PositionError(f"Plot {player} is in {pieces} parts; it should be in one (SF-5.1, SF-13.16).")
    current = player == state.current
    waits = current and state.moment in (PLANTING, DRAWN) and state.hand
    for cell, face in farm.plot.items():
        if state.variant.faces.full[face] and not waits:
            where = cell_name(cell)
            raise PositionError(f"Plot {player}: the tile at {where} is full, so it is harvested (SF-6.1).")
    ways = livestock.ways_to_spend(state.variant.faces, farm)
    if current and state.moment == SPENDING:
        if len(ways) < 2:
            raise PositionError("There is no choice of Animals to give back (SF-6.6, SF-12.6).")
    elif ways:
        rule = "SF-6.4" if farm.landscape is None else "SF-12.4"
        raise PositionError(f"Plot {player}: Animals stand there that must have gone back ({rule}).")


def _check_cards(state: SunfieldState, player: int) -> None:
    farm = state.farms[player]
    others = state.farms[player + 1 :]
    if any(farm.start_set == other.start_set for other in others):
        raise PositionError("Two players have the same starting set (SF-2.11).")
    landscape = farm.landscape
    if landscape is not None:
        for other in others:
            cards = other.landscape
            if cards is not None and (cards.a == landscape.a or cards.b == landscape.b):
                raise PositionError("A Livestock card lies before two players (SF-12.1).")
    if len(farm.reserved) != _used(farm, RESERVE_CLIENT):
        raise PositionError(f"Farm {player}: each reserved Client has its power used (SF-13.3).")
    if farm.reserved.count(DELIVERED) > len(farm.clients):
        raise PositionError(f"Farm {player}: a reserved Client that was delivered lies with the Clients.")
    if player == state.current and state.reserved_before > len(farm.reserved):
        raise PositionError("'reserved_before' counts reserved Clients of the current player.")


def _used(farm: Farm, power: int) -> int:
    """How often the power was used."""
    if farm.landscape is None:
        return 0
    return sum(farm.used >> column & 1 for column in farm.landscape.columns_with(power))


def _check_turns(state: SunfieldState, player: int) -> None:
    """Every turn is one market tile or one Client; a pass needs an empty market (SF-3.1, SF-3.2)."""
    farm = state.farms[player]
    turns = sum((state.first_player + turn) % len(state.farms) == player for turn in range(state.turn))
    current = player == state.current and state.moment != OVER
    moment = state.resume if state.moment in (DRAWN, SPENDING) else state.moment
    if current and moment in (PLANTING, DONE):
        turns += 1
    drawn = _used(farm, DRAW_TILE) - (1 if current and state.moment == DRAWN else 0)
    actions = len(farm.plot) - len(ANIMALS) - drawn + len(farm.clients)
    if actions > turns or (state.board.standing and actions < turns):
        raise PositionError(
            f"Farm {player} had {turns} turns, but took {actions} tiles and Clients (SF-3.1)."
        )


def _check_hand(state: SunfieldState) -> None:
    planting_now = PLANTING in (state.moment, state.resume)
    if bool(state.hand) is not planting_now or (state.laid != NO_CELL) is not planting_now:
        raise PositionError("'hand' and 'laid' say what is being planted, and only then (SF-3.3).")
    if not planting_now:
        return
    plot = state.farms[state.current].plot
    if state.laid not in plot:
        raise PositionError("'laid' is the cell of the tile just laid (SF-5.10).")
    sorts = state.variant.faces.sorts[tile_of(plot[state.laid])]
    if any(state.hand.count(sort) > sorts.count(sort) for sort in state.hand):
        raise PositionError("'hand' holds vegetables of the tile just laid only (SF-5.3).")
    if state.moment == PLANTING and not planting.plantable(state):
        raise PositionError("No vegetable in hand has a legal space, so they are lost (SF-5.9).")


def _check_medals(state: SunfieldState) -> None:
    threes = sum(left < 2 for left in state.board.medals)
    ones = sum(left == 0 for left in state.board.medals)
    if sum(farm.ones for farm in state.farms) != ones or sum(farm.threes for farm in state.farms) < threes:
        raise PositionError("The Medals that left the board lie before the players (SF-8.2).")


def _check_seeds(state: SunfieldState) -> None:
    """Seeds come at the start and with Sheep tiles of the market (SF-1.8)."""
    there = sum(state.board.seeds)
    there += sum(farm.seeds + farm.used.bit_count() for farm in state.farms)
    sheep = TILES_OF_KIND - state.board.unseen[SHEEP].bit_count()
    if there > sum(START_SEEDS[: len(state.farms)]) + sheep:
        raise PositionError(f"There are {there} Seeds, more than can have come (SF-2.12, SF-4.6).")


def _check_reputation(state: SunfieldState) -> None:
    components = state.variant.components
    own = [farm.own for farm in state.farms]
    gained = [tile for farm in state.farms for tile in farm.validated if tile != farm.own]
    tiles = [*own, *gained, *(tile for tile in state.board.reputation if tile != NO_TILE)]
    if len(set(tiles)) < len(tiles) or len(gained) != state.board.reputation.count(NO_TILE):
        raise PositionError("A Reputation tile lies in two places, or one is missing (SF-2.4, SF-9.6).")
    for player, farm in enumerate(state.farms):
        clients = [components.clients[client] for client in farm.clients]
        for tile in farm.validated:
            if not is_fulfilled(components.reputation[tile], clients):
                name = components.reputation[tile].id
                raise PositionError(f"Farm {player} has not fulfilled {name} (SF-9.1).")
        for tile in open_tiles(state, player):
            if is_fulfilled(components.reputation[tile], clients):
                name = components.reputation[tile].id
                raise PositionError(f"Farm {player} has fulfilled {name}, so it is validated (SF-9.4).")


def _check_supply(state: SunfieldState) -> None:
    if not state.variant.limited:
        return
    if min(supply.vegetables_left(state) + supply.animals_left(state)) < 0:
        raise PositionError("There are more vegetables or Animals than the supply has (SF-14.7).")
