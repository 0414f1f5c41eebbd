"""The market: three rows by three columns of tiles with Seeds on them (SF-4).

Space ``3 * row + column`` holds a tile or ``NO_TILE``; ``standing`` is the bit mask of spaces that
hold one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.chance import Chance
from rules.sunfield.actions import TAKE_TILE, TakeTile
from rules.sunfield.components import ANIMALS, SHEEP
from rules.sunfield.events import ColumnRenewed, TileTaken
from rules.sunfield.moments import HOLDING, NO_TILE
from rules.sunfield.numbers import COLUMNS
from rules.sunfield.piles import draw
from rules.sunfield.variant import first_tile
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState

ROWS: Final = len(ANIMALS)
SIZE: Final = ROWS * COLUMNS
SPACE_NAMES: Final = tuple(f"{kind}-{column + 1}" for kind in ANIMALS for column in range(COLUMNS))
COLUMN_MASKS: Final = tuple(
    sum(1 << COLUMNS * row + column for row in range(ROWS)) for column in range(COLUMNS)
)
HIGHEST_PRICE: Final = ROWS - 1


def spaces_above(space: int) -> range:
    """The spaces of the same column above ``space``, from the top."""
    return range(space % COLUMNS, space, COLUMNS)


def price(standing: int, space: int) -> int:
    """How many tiles lie above ``space``: the Seeds it costs (SF-4.2)."""
    return sum(standing >> above & 1 for above in spaces_above(space))


def _takeable(standing: int, seeds: int) -> tuple[Action, ...]:
    return tuple(
        TAKE_TILE[space] for space in range(SIZE) if standing >> space & 1 and price(standing, space) <= seeds
    )


_TAKEABLE: Final = tuple(
    tuple(_takeable(standing, seeds) for standing in range(1 << SIZE)) for seeds in range(HIGHEST_PRICE + 1)
)
"""By Seeds (two are as good as more) and standing tiles."""


def takeable(standing: int, seeds: int) -> tuple[Action, ...]:
    """Each market tile whose price the player can pay (SF-15.2)."""
    return _TAKEABLE[min(HIGHEST_PRICE, seeds)][standing]


def take(state: SunfieldState, action: TakeTile, chance: Chance, events: list[Event] | None) -> None:
    """Pays, takes the tile with the Seeds on it, renews a column that is empty now (SF-4)."""
    farm = state.farms[state.current]
    space = action.space
    seeds = state.board.seeds
    paid = []
    for above in spaces_above(space):
        if state.board.standing >> above & 1:
            farm.seeds -= 1
            seeds[above] += 1
            paid.append(above)
    tile = state.board.market[space]
    if events is not None:
        above_names = tuple(SPACE_NAMES[above] for above in paid)
        names = (state.variant.tile_ids[tile], SPACE_NAMES[space], above_names)
        events.append(TileTaken(state.current, *names, seeds[space]))
    farm.seeds += seeds[space]
    seeds[space] = 0
    state.board.market[space] = NO_TILE
    state.board.standing &= ~(1 << space)
    state.held = tile
    state.moment = HOLDING
    if not state.board.standing & COLUMN_MASKS[action.column]:
        renew(state, action.column, chance, events)


def renew(state: SunfieldState, column: int, chance: Chance, events: list[Event] | None) -> None:
    """One tile from each pile that has one, and a Seed on a new Sheep tile (SF-4.6, SF-4.9)."""
    tiles = []
    for row in range(ROWS):
        if state.board.left[row] == 0:
            continue
        space = COLUMNS * row + column
        tile = first_tile(row) + draw(state, row, chance, events)
        state.board.market[space] = tile
        state.board.seeds[space] = 1 if row == SHEEP else 0
        state.board.standing |= 1 << space
        tiles.append(state.variant.tile_ids[tile])
    if events is not None and tiles:
        events.append(ColumnRenewed(column + 1, tuple(tiles), state.board.seeds[column]))


def draws_when_taken(state: SunfieldState, action: TakeTile) -> bool:
    """Whether taking the tile empties its column while there is something to renew it from."""
    alone = state.board.standing & COLUMN_MASKS[action.column] == 1 << action.space
    return alone and max(state.board.left[:ROWS]) > 0
