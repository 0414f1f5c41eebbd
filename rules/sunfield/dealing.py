"""The setup: what is drawn before the first turn (SF-2, SF-12.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.chance import Chance
from rules.sunfield import market
from rules.sunfield.board import Board
from rules.sunfield.cells import NO_CELL, cell_at
from rules.sunfield.components import COW, PIG, SHEEP
from rules.sunfield.farm import Farm
from rules.sunfield.landscape import START, Landscape
from rules.sunfield.moments import NO_CLIENT, NO_TILE, READY
from rules.sunfield.numbers import BOARD_REPUTATION, COLUMNS, MEDALS_OF_SPACE, SPACES, START_SEEDS
from rules.sunfield.piles import FULL_PILE, PILES, draw
from rules.sunfield.plot import Plot, free_cells
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import DECK, TILES_OF_KIND, Variant

START_CELLS = {SHEEP: cell_at(-1, 0), PIG: cell_at(0, 0), COW: cell_at(1, 0)}
"""Where the starting set lies (SF-2.10)."""

SETS = 4


def new_state(
    variant: Variant, first: int | None, chosen_sets: Sequence[int | None], chance: Chance
) -> SunfieldState:
    """The state before the first turn; what is None is drawn at random (SF-2.11)."""
    if first is None:
        seats = [str(seat) for seat in range(variant.players)]
        first = chance.choose("first player", seats, [1] * variant.players)
    sets = _sets(chosen_sets, chance)
    reputation = _reputation(variant, chance)
    farms = [
        _farm(variant, sets[player], (player - first) % variant.players, reputation[player])
        for player in range(variant.players)
    ]
    board = _empty_board(variant, reputation[variant.players :])
    state = SunfieldState(
        variant, None, 0, first, READY, READY, NO_TILE, NO_TILE, NO_CELL, (), [], 0, board, farms
    )
    for column in range(COLUMNS):
        market.renew(state, column, chance, None)
    for space in range(SPACES):
        board.clients[space] = draw(state, DECK, chance, None)
    if variant.advanced:
        _deal_livestock(state, chance)
    return state


def _empty_board(variant: Variant, reputation: Sequence[int]) -> Board:
    """The board with full piles and Medals, before anything is turned up (SF-2.1, SF-2.5)."""
    return Board(
        [NO_TILE] * market.SIZE,
        [0] * market.SIZE,
        0,
        [FULL_PILE] * len(PILES),
        [TILES_OF_KIND - out for out in variant.removed],
        [NO_CLIENT] * SPACES,
        [len(MEDALS_OF_SPACE)] * SPACES,
        tuple(reputation),
    )


def _sets(chosen: Sequence[int | None], chance: Chance) -> list[int]:
    """The starting set of each seat, from 0: the chosen ones, the others drawn from what is left."""
    left = [0 if number in chosen else 1 for number in range(SETS)]
    names = [str(number + 1) for number in range(SETS)]
    sets = []
    for seat, number in enumerate(chosen):
        if number is None:
            drawn = chance.choose(f"set {seat}", names, left)
            left[drawn] = 0
            sets.append(drawn)
        else:
            sets.append(number)
    return sets


def _reputation(variant: Variant, chance: Chance) -> list[int]:
    """One tile for each player, then those of the board (SF-2.4)."""
    tiles = variant.components.reputation
    names = [tile.id for tile in tiles]
    left = [1] * len(tiles)
    drawn = []
    for number in range(variant.players + BOARD_REPUTATION):
        tile = chance.choose(f"reputation {number + 1}", names, left)
        left[tile] = 0
        drawn.append(tile)
    return drawn


def start_plot(variant: Variant, start_set: int) -> Plot:
    """The starting set in a line, its two tokens in place (SF-2.8, SF-2.9)."""
    tiles = 3 * start_set
    return {cell: variant.faces.fresh[tiles + kind] for kind, cell in START_CELLS.items()}


def _farm(variant: Variant, start_set: int, place: int, own: int) -> Farm:
    """The farm of the player who is ``place`` turns after the first."""
    plot = start_plot(variant, start_set)
    barrow = [0, 0, 0, 0]
    seeds = START_SEEDS[place]
    return Farm(start_set, plot, free_cells(plot), barrow, seeds, 0, 0, (), (), own, (), None, START, 0)


def _deal_livestock(state: SunfieldState, chance: Chance) -> None:
    """One card A and one card B to each player (SF-12.1)."""
    cards = state.variant.components.livestock
    names = [card.id for card in cards]
    left = {side: [1 if card.side == side else 0 for card in cards] for side in "AB"}
    for player, farm in enumerate(state.farms):
        dealt = []
        for side, weights in left.items():
            card = chance.choose(f"livestock {side} {player}", names, weights)
            weights[card] = 0
            dealt.append(card)
        farm.landscape = _landscape(state.variant, dealt)


def _landscape(variant: Variant, dealt: list[int]) -> Landscape:
    return variant.landscapes[dealt[0], dealt[1]]
