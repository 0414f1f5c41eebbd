"""The Clients that a farm may deliver next, the most promising first, as features."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.sunfield_deliveries import Deliveries
from game.ai.sunfield_land import Land
from game.ai.sunfield_tables import BITS, FEW, MASK, Tables
from game.ai.sunfield_time import ACTS_NOW, ROLES, ROUGH_STEPS, Time
from rules.sunfield.board import Board
from rules.sunfield.farm import Farm
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from rules.sunfield.state import SunfieldState

PLANNED: Final = 3
GROUPS: Final = (0, 1, 1, 2, 2, 2, 2)
SPANS: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2)
"""By missing vegetables and by actions left, the group that the block ``gain`` tells apart."""


class Plan:
    """What a farm can make of the Clients: the features that say so, whatever else the farm has.

    ``payable`` Clients can be delivered at once; the best one is ``first``, which lacks ``lack``
    vegetables (-1 and 0 when there is none).
    """

    __slots__ = ("features", "first", "lack", "payable")

    def __init__(self) -> None:
        self.features: Final[list[int]] = []
        self.first = -1
        self.lack = 0
        self.payable = 0


class Planner:
    """Makes plans and remembers them: most actions of a turn leave them as they are."""

    __slots__ = ("_known", "_tables")

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._known: dict[tuple[object, ...], Plan] = {}

    def look(self, state: SunfieldState, farm: Farm, land: Land, time: Time, found: list[int]) -> None:
        """Adds the plan, and how sure the first delivery of it is."""
        board = state.board
        key = (
            land.barrow,
            farm.clients,
            board.reputation,
            farm.validated,
            farm.own,
            tuple(board.clients),
            tuple(board.medals),
            farm.reserved,
            time.quarters,
            time.actions,
            time.role == ACTS_NOW,
        )
        plan = self._known.get(key)
        if plan is None:
            if len(self._known) > FEW:
                self._known.clear()
            plan = self._known[key] = _made(self._tables, board, farm, land.barrow, time)
        found += plan.features
        found.append(blocks.PAYABLE + 4 * (ROLES * time.rough + time.role) + min(3, plan.payable))
        if plan.lack:
            self._look_at_lack(farm, land, plan, time, found)
        elif plan.payable and time.role != ACTS_NOW and self._is_threatened(state, farm, plan.first):
            found.append(blocks.THREAT + time.rough)

    def _look_at_lack(self, farm: Farm, land: Land, plan: Plan, time: Time, found: list[int]) -> None:
        """What the best Client will lack soon, and whether Seeds mend it."""
        shortfall = self._tables.shortfall
        later = shortfall(land.soon, plan.first) & MASK
        found.append(blocks.SOON + 36 * (time.rough > 1) + 6 * min(5, plan.lack) + min(5, later))
        seeds = farm.seeds
        if plan.lack == 1 and seeds >= EXCHANGE_COST:
            spare = shortfall(land.barrow, plan.first) >> BITS
            if seeds >= ADD_COST or spare:
                found.append(blocks.MEND + 2 * time.rough)

    def _is_threatened(self, state: SunfieldState, farm: Farm, client: int) -> bool:
        """Whether somebody else can deliver the best Client first."""
        if client in farm.reserved:
            return False
        for other in state.farms:
            if other is not farm:
                held = other.barrow
                barrow = held[0] | held[1] << BITS | held[2] << 2 * BITS | held[3] << 3 * BITS
                if self._tables.shortfall(barrow, client) & MASK == 0:
                    return True
        return False


def _made(tables: Tables, board: Board, farm: Farm, barrow: int, time: Time) -> Plan:
    """What all deliveries may bring, and the best ones one by one, as far as time allows."""
    plan = Plan()
    found = plan.features
    deliveries = Deliveries(tables, board, farm, barrow)
    hopes = Deliveries(tables, board, farm, barrow).hopes(time.quarters)
    blocks.tell_sum(blocks.HOPES, hopes, found)
    if time.role == ACTS_NOW:
        blocks.tell_sum(blocks.NOW, deliveries.now(hopes, time.quarters), found)
    plan.payable = deliveries.payable()
    if not time.actions:
        return plan
    standing = deliveries.standing
    found.append(blocks.ALIKE + 4 * time.rough + standing.colours)
    found.append(blocks.ALIKE + 4 * (time.rough + ROUGH_STEPS) + standing.worths)
    found.append(blocks.NEAR + 5 * time.rough + min(4, standing.near))
    found.append(blocks.FAR + 5 * time.rough + min(4, standing.far))
    halves = 2 * time.actions - (time.actions > 1)
    for planned in range(PLANNED):
        chosen = deliveries.best(halves, ahead=planned == 0)
        if chosen < 0:
            break
        client = deliveries.clients[chosen]
        lack = tables.shortfall(deliveries.barrow, client) & MASK
        if planned == 0:
            plan.first, plan.lack = client, lack
        _tell(planned, lack, deliveries.standing.gains[client] + deliveries.medals[chosen], time, found)
        halves -= 2 + lack
        deliveries.deliver(chosen)
    return plan


def _tell(planned: int, lack: int, gain: int, time: Time, found: list[int]) -> None:
    """Tells of a delivery by what it lacks and by what it brings."""
    lacks = min(5, lack)
    if planned == PLANNED - 1:
        found.append(blocks.THIRD_PLAN + 6 * time.rough + lacks)
        return
    span = SPANS[time.actions] if time.actions < len(SPANS) else SPANS[-1]
    number = 12 * (3 * span + GROUPS[lack]) + max(0, min(11, gain - 3))
    if planned == 0:
        found.append(blocks.PLAN + 6 * time.middle + lacks)
        found.append(blocks.GAIN + number)
    else:
        found.append(blocks.NEXT_PLAN + 6 * time.middle + lacks)
        found.append(blocks.NEXT_GAIN + number)
