"""The Clients that a farm may deliver next, the most promising first."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.sunfield_sight import Sight
from game.ai.sunfield_tables import BITS, MASK, MEDALS
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from rules.sunfield.state import SunfieldState

POINT: Final = 10
STEP: Final = 4
LACK: Final = 15
"""In tenths of a point: what a point, a step towards an aim and a missing vegetable count."""

PLANNED: Final = 3
GROUPS: Final = (0, 1, 1, 2, 2, 2, 2)
SPANS: Final = (0, 0, 0, 1, 1, 1, 1, 2)
"""By missing vegetables and by actions left, the group that :data:`blocks.GAIN` tells apart."""


def look_at_clients(
    state: SunfieldState, farm: Farm, sight: Sight, role: int, actions: int, found: list[int]
) -> None:
    """Standing so far, Clients that can be paid, and the best three deliveries one after the other."""
    tables = sight.tables
    delivered = 0
    for client in farm.clients:
        delivered += tables.step[client]
    tiles = 0 if farm.own in farm.validated else 1 << farm.own
    for tile in state.board.reputation:
        if tile != NO_TILE:
            tiles |= 1 << tile
    standing = tables.standing(delivered, tiles)
    rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 3
    if not actions:
        return
    found.append(blocks.ALIKE + 4 * rough + standing.colours)
    found.append(blocks.ALIKE + 4 * (rough + blocks.ROUGH_STEPS) + standing.worths)
    found.append(blocks.NEAR + 5 * rough + (standing.near if standing.near < 4 else 4))
    found.append(blocks.FAR + 5 * rough + (standing.far if standing.far < 4 else 4))
    offers: list[int] = []
    medals: list[int] = []
    board = state.board
    for space, client in enumerate(board.clients):
        if client != NO_CLIENT:
            offers.append(client)
            medals.append(MEDALS[board.medals[space]])
    for client in farm.reserved:
        if client != DELIVERED:
            offers.append(client)
            medals.append(0)
    payable = 0
    barrow = sight.barrow
    shortfall = tables.shortfall
    time = 2 * actions
    total = 0
    for planned in range(PLANNED):
        best, chosen, lack, kept, gain = 0, -1, 0, 0, 0
        gains, steps = standing.gains, standing.steps
        for number, client in enumerate(offers):
            short = shortfall(barrow, client)
            missing = short & MASK
            if planned == 0 and missing == 0:
                payable += 1
            if missing + 2 > time + 1:
                continue
            worth = POINT * (gains[client] + medals[number]) + STEP * steps[client] - LACK * missing
            if worth > best:
                best, chosen, lack, kept = worth, number, missing, short >> BITS
                gain = gains[client] + medals[number]
        if chosen < 0:
            break
        client = offers[chosen]
        if planned == 0:
            _look_at_first(sight, farm, client, lack, rough, found)
        _tell(planned, lack, gain, actions, found)
        total += best
        time -= 2 + lack
        del offers[chosen], medals[chosen]
        barrow = kept
        delivered += tables.step[client]
        standing = tables.standing(delivered, standing.left[client])
    total //= POINT
    found.append(blocks.HOPES + 25 * rough + (total if total < 24 else 24))
    found.append(blocks.PAYABLE + 4 * (blocks.ROLES * rough + role) + (payable if payable < 3 else 3))


def _tell(planned: int, lack: int, gain: int, actions: int, found: list[int]) -> None:
    lacks = lack if lack < 5 else 5
    if planned == PLANNED - 1:
        found.append(blocks.THIRD_PLAN + 6 * (blocks.ROUGH[actions] if actions < 7 else 3) + lacks)
        return
    high = gain - 3
    if high < 0:
        high = 0
    elif high > 11:
        high = 11
    steps = blocks.STEPS[actions] if actions < len(blocks.STEPS) else 5
    number = 12 * (3 * (SPANS[actions] if actions < len(SPANS) else 2) + GROUPS[lack]) + high
    if planned == 0:
        found.append(blocks.PLAN + 6 * steps + lacks)
        found.append(blocks.GAIN + number)
    else:
        found.append(blocks.NEXT_PLAN + 6 * steps + lacks)
        found.append(blocks.NEXT_GAIN + number)


def _look_at_first(
    sight: Sight, farm: Farm, client: int, lack: int, rough: int, found: list[int]
) -> None:
    """What the best Client lacks now and when the fields that want one vegetable are full."""
    if lack == 0:
        return
    tables = sight.tables
    soon = sight.barrow
    for face in sight.fields:
        soon += tables.soon[face]
    later = tables.shortfall(soon, client) & MASK
    found.append(blocks.SOON + 36 * (rough > 1) + 6 * (lack if lack < 5 else 5) + (later if later < 5 else 5))
    if lack == 1:
        spare = tables.shortfall(sight.barrow, client) >> BITS
        if farm.seeds >= ADD_COST or (farm.seeds >= EXCHANGE_COST and spare):
            found.append(blocks.MEND + 2 * rough)
