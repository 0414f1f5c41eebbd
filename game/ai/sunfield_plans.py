"""The Clients that a farm may deliver next, the most promising first."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.sunfield_land import Land
from game.ai.sunfield_standing import Standing
from game.ai.sunfield_tables import BITS, MASK, MEDALS, Tables
from game.ai.sunfield_time import ACTS_NOW
from rules.sunfield.board import Board
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST, VEGETABLES_PER_POINT
from rules.sunfield.state import SunfieldState

POINT: Final = 10
STEP: Final = 4
LACK: Final = 15
"""In tenths of a point: what a point, a step towards an aim and a missing vegetable count."""

MISSING: Final = 1.5
TURN: Final = 2.2
SPARE: Final = 0.6
"""In points: a missing vegetable, what a turn is usually good for, a vegetable that no Client wants."""

PATIENCE: Final = tuple(0.93 ** (quarters / 4) for quarters in range(200))
"""By quarters of a turn, what waiting leaves of a delivery."""

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

    def look(
        self,
        state: SunfieldState,
        farm: Farm,
        land: Land,
        role: int,
        quarters: int,
        actions: int,
        found: list[int],
    ) -> None:
        """Standing so far, Clients that can be paid, and the best three deliveries one after the other."""
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
            quarters,
            actions,
        )
        plan = self._known.get(key)
        if plan is None:
            if len(self._known) > 20_000:
                self._known.clear()
            plan = self._known[key] = self._made(board, farm, land.barrow, quarters, actions)
        found += plan.features
        rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4
        payable = plan.payable if plan.payable < 3 else 3
        found.append(blocks.PAYABLE + 4 * (blocks.ROLES * rough + role) + payable)
        lack = plan.lack
        if plan.payable and role != ACTS_NOW and lack == 0 and self._threatened(state, farm, plan.first):
            found.append(blocks.THREAT + rough)
        if lack:
            shortfall = self._tables.shortfall
            later = shortfall(land.soon, plan.first) & MASK
            number = 6 * (lack if lack < 5 else 5) + (later if later < 5 else 5)
            found.append(blocks.SOON + 36 * (rough > 1) + number)
            if lack == 1 and farm.seeds >= EXCHANGE_COST:
                if farm.seeds >= ADD_COST or shortfall(land.barrow, plan.first) >> BITS:
                    found.append(blocks.MEND + 2 * rough)

    def _threatened(self, state: SunfieldState, farm: Farm, client: int) -> bool:
        """Whether somebody else can deliver the best Client first."""
        if client in farm.reserved:
            return False
        for other in state.farms:
            if other is not farm:
                held = other.barrow
                barrow = held[0] | held[1] << 6 | held[2] << 12 | held[3] << 18
                if self._tables.shortfall(barrow, client) & MASK == 0:
                    return True
        return False

    def _made(self, board: Board, farm: Farm, barrow: int, quarters: int, actions: int) -> Plan:
        plan = Plan()
        tables = self._tables
        delivered = 0
        for client in farm.clients:
            delivered += tables.step[client]
        tiles = 0 if farm.own in farm.validated else 1 << farm.own
        for tile in board.reputation:
            if tile != NO_TILE:
                tiles |= 1 << tile
        offers, medals = _offers(board, farm)
        for client in offers:
            if tables.shortfall(barrow, client) & MASK == 0:
                plan.payable += 1
        hopes = self._hopes(offers, medals, delivered, tiles, barrow, quarters)
        blocks.tell_sum(blocks.HOPES, hopes, plan.features)
        if actions == 0:
            return plan
        self._deliver(plan, offers, medals, delivered, tiles, barrow, actions)
        return plan

    def _deliver(
        self,
        plan: Plan,
        offers: list[int],
        medals: list[int],
        delivered: int,
        tiles: int,
        barrow: int,
        actions: int,
    ) -> None:
        """The best deliveries one after the other, as far as time allows."""
        tables = self._tables
        standing = tables.standing(delivered, tiles)
        rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4
        found = plan.features
        found.append(blocks.ALIKE + 4 * rough + standing.colours)
        found.append(blocks.ALIKE + 4 * (rough + blocks.ROUGH_STEPS) + standing.worths)
        found.append(blocks.NEAR + 5 * rough + (standing.near if standing.near < 4 else 4))
        found.append(blocks.FAR + 5 * rough + (standing.far if standing.far < 4 else 4))
        time = 2 * actions if actions < 2 else 2 * actions - 1
        for planned in range(PLANNED):
            chosen = self._best(offers, medals, delivered, standing, barrow, time, ahead=planned == 0)
            if chosen < 0:
                break
            client = offers[chosen]
            short = tables.shortfall(barrow, client)
            lack = short & MASK
            gain = standing.gains[client] + medals[chosen]
            if planned == 0:
                plan.first, plan.lack = client, lack
            _tell(planned, lack, gain, actions, found)
            time -= 2 + lack
            del offers[chosen], medals[chosen]
            barrow = short >> BITS
            delivered += tables.step[client]
            standing = tables.standing(delivered, standing.left[client])

    def _hopes(
        self, offers: list[int], medals: list[int], delivered: int, tiles: int, barrow: int, quarters: int
    ) -> float:
        """What the barrow may bring by Clients, one after the other, the best one first, and otherwise."""
        tables = self._tables
        waiting = list(range(len(offers))) if quarters >= 4 else []
        standing = tables.standing(delivered, tiles)
        busy = quarters / 16.0 if quarters < 16 else 1.0
        waited = 0
        total = 0.0
        while waiting and quarters >= 4:
            best, chosen, lack = 0.0, -1, 0
            gains, steps = standing.gains, standing.worth
            for number in waiting:
                client = offers[number]
                missing = tables.shortfall(barrow, client) & MASK
                if 4 + 2 * missing > quarters + 2:
                    continue
                worth = gains[client] + medals[number] + steps[client] - MISSING * missing - TURN * busy
                if worth > best:
                    best, chosen, lack = worth, number, missing
            if chosen < 0:
                break
            client = offers[chosen]
            quarters -= 4 + 2 * lack
            waited += 4 + 2 * lack
            total += PATIENCE[waited] * best
            waiting.remove(chosen)
            barrow = tables.shortfall(barrow, client) >> BITS
            delivered += tables.step[client]
            standing = tables.standing(delivered, standing.left[client])
        spare = 0
        while barrow:
            spare += barrow & MASK
            barrow >>= BITS
        return total + busy * SPARE * spare + (1.0 - busy) * (spare // VEGETABLES_PER_POINT)

    def _best(
        self,
        offers: list[int],
        medals: list[int],
        delivered: int,
        standing: Standing,
        barrow: int,
        time: int,
        *,
        ahead: bool,
    ) -> int:
        """The place of the Client to deliver next, -1 for none; ``ahead`` counts the one after it too."""
        tables = self._tables
        best, chosen = 0, -1
        gains, steps = standing.gains, standing.steps
        for number, client in enumerate(offers):
            short = tables.shortfall(barrow, client)
            missing = short & MASK
            if missing + 1 > time:
                continue
            worth = POINT * (gains[client] + medals[number]) + STEP * steps[client] - LACK * missing
            if ahead and time > missing + 3:
                after = tables.standing(delivered + tables.step[client], standing.left[client])
                worth += self._most(offers, medals, number, after, short >> BITS, time - missing - 2)
            if worth > best:
                best, chosen = worth, number
        return chosen

    def _most(
        self, offers: list[int], medals: list[int], without: int, standing: Standing, barrow: int, time: int
    ) -> int:
        """What the best further delivery is worth, a little less for coming later."""
        tables = self._tables
        gains, steps = standing.gains, standing.steps
        best = 0
        for number, client in enumerate(offers):
            if number != without:
                missing = tables.shortfall(barrow, client) & MASK
                worth = POINT * (gains[client] + medals[number]) + STEP * steps[client] - LACK * missing
                if worth > best and missing < time:
                    best = worth
        return best * 4 // 5


def _offers(board: Board, farm: Farm) -> tuple[list[int], list[int]]:
    """The Clients that the farm may deliver, and the Medal that comes with each."""
    offers: list[int] = []
    medals: list[int] = []
    for space, client in enumerate(board.clients):
        if client != NO_CLIENT:
            offers.append(client)
            medals.append(MEDALS[board.medals[space]])
    for client in farm.reserved:
        if client != DELIVERED:
            offers.append(client)
            medals.append(0)
    return offers, medals


def _tell(planned: int, lack: int, gain: int, actions: int, found: list[int]) -> None:
    """Tells of a delivery by what it lacks and by what it brings."""
    lacks = lack if lack < 5 else 5
    if planned == PLANNED - 1:
        found.append(
            blocks.THIRD_PLAN + 6 * (blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4) + lacks
        )
        return
    high = gain - 3
    if high < 0:
        high = 0
    elif high > 11:
        high = 11
    steps = blocks.STEPS[actions] if actions < len(blocks.STEPS) else 6
    number = 12 * (3 * (SPANS[actions] if actions < len(SPANS) else 2) + GROUPS[lack]) + high
    if planned == 0:
        found.append(blocks.PLAN + 6 * steps + lacks)
        found.append(blocks.GAIN + number)
    else:
        found.append(blocks.NEXT_PLAN + 6 * steps + lacks)
        found.append(blocks.NEXT_GAIN + number)
