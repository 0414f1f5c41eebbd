"""What the market offers a farm."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.sunfield_land import Land
from game.ai.sunfield_time import ROLES, Time
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


def look_at_market(state: SunfieldState, farm: Farm, land: Land, time: Time, found: list[int]) -> None:
    """How well the tiles that the Seeds pay for fit the plot: each of them, and the best."""
    tables = land.tables
    room = land.room
    colours = tables.variant.faces.colour
    whole = room[0] + room[1] + room[2] + room[3]
    market = state.board.market
    fits = tables.fits
    best = best_class = -1
    for space in AFFORDABLE[min(2, farm.seeds)][state.board.standing]:
        tile = market[space]
        key = (whole << 24 | room[colours[FACES * tile]]) << 7 | tile
        kind = fits.get(key, -1)
        if kind < 0:
            kind = tables.fit(key, whole, room[colours[FACES * tile]], tile)
        found.append(blocks.CHOICE + 10 * time.role + kind)
        if WORTH[kind] > best:
            best = WORTH[kind]
            best_class = kind
    if best_class >= 0:
        found.append(blocks.MARKET + 10 * (ROLES * time.rough + time.role) + best_class)
