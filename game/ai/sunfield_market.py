"""What the market offers a farm."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.sunfield_land import Land
from game.ai.sunfield_tables import Tables
from rules.sunfield.faces import FACES
from rules.sunfield.farm import Farm
from rules.sunfield.market import SIZE, price
from rules.sunfield.state import SunfieldState

WORTH: Final = (0, 2, 0, 3, 5, 1, 3, 6, 8, 9)
"""By class, how good a tile is, roughly."""

AFFORDABLE: Final = tuple(
    tuple(
        tuple(space for space in range(SIZE) if standing >> space & 1 and price(standing, space) <= seeds)
        for standing in range(1 << SIZE)
    )
    for seeds in range(3)
)


def look_at_market(
    state: SunfieldState, farm: Farm, tables: Tables, land: Land, role: int, actions: int, found: list[int]
) -> None:
    """How well the tiles that the Seeds pay for fit the plot: each of them, and the best."""
    room = land.room
    colours = tables.variant.faces.colour
    whole = room[0] + room[1] + room[2] + room[3]
    market = state.board.market
    fits = tables.fits
    best = best_class = -1
    for space in AFFORDABLE[farm.seeds if farm.seeds < 2 else 2][state.board.standing]:
        tile = market[space]
        key = (whole << 24 | room[colours[FACES * tile]]) << 7 | tile
        kind = fits.get(key, -1)
        if kind < 0:
            kind = tables.fit(key, whole, room[colours[FACES * tile]], tile)
        found.append(blocks.CHOICE + 10 * role + kind)
        if WORTH[kind] > best:
            best = WORTH[kind]
            best_class = kind
    if best_class >= 0:
        rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4
        found.append(blocks.MARKET + 10 * (blocks.ROLES * rough + role) + best_class)
