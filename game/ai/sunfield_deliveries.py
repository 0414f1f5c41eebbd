"""Deliveries one after the other: what a farm could still make of the Clients."""

from __future__ import annotations

from typing import Final

from game.ai.sunfield_standing import Standing
from game.ai.sunfield_tables import BITS, MASK, MEDALS, Tables
from rules.sunfield.board import Board
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.numbers import VEGETABLES_PER_POINT

MISSING: Final = 1.5
TURN: Final = 2.2
SPARE: Final = 0.6
ANY_TURN: Final = 1.54
"""In points: a missing vegetable, what a turn is usually good for, a vegetable that no Client wants, and
what can surely be made of a turn."""

PATIENCE: Final = tuple(0.93 ** (quarters / 4) for quarters in range(200))
"""By quarters of a turn, what waiting leaves of a delivery."""

POINT: Final = 10
STEP: Final = 4
LACK: Final = 15
"""In tenths of a point: what a point, a step towards an aim and a missing vegetable count."""


class Deliveries:
    """The Clients that a farm may deliver (with the Medal of each) and how far it is.

    :meth:`deliver` goes one delivery on. ``barrow`` is packed.
    """

    __slots__ = ("_board", "_delivered", "_farm", "_tables", "barrow", "clients", "medals", "standing")

    def __init__(self, tables: Tables, board: Board, farm: Farm, barrow: int) -> None:
        self._tables: Final = tables
        self._board: Final = board
        self._farm: Final = farm
        self.barrow = barrow
        self.clients: Final[list[int]] = []
        self.medals: Final[list[int]] = []
        self._delivered = 0
        for client in farm.clients:
            self._delivered += tables.step[client]
        tiles = 0 if farm.own in farm.validated else 1 << farm.own
        for tile in board.reputation:
            if tile != NO_TILE:
                tiles |= 1 << tile
        self.standing = tables.standing(self._delivered, tiles)
        for space, client in enumerate(board.clients):
            if client != NO_CLIENT:
                self.clients.append(client)
                self.medals.append(MEDALS[board.medals[space]])
        for client in farm.reserved:
            if client != DELIVERED:
                self.clients.append(client)
                self.medals.append(0)

    def payable(self) -> int:
        """How many of the Clients the barrow pays."""
        shortfall = self._tables.shortfall
        count = 0
        for client in self.clients:
            if shortfall(self.barrow, client) & MASK == 0:
                count += 1
        return count

    def now(self, hopes: float, quarters: int) -> float:
        """What the action due now adds to ``hopes``: the best delivery, or what a turn is good for."""
        tables = self._tables
        most = ANY_TURN
        for number, client in enumerate(self.clients):
            if tables.shortfall(self.barrow, client) & MASK == 0:
                gain = self.standing.gains[client] + self.medals[number] + self.standing.worth[client]
                after = Deliveries(tables, self._board, self._farm, self.barrow)
                after.deliver(number)
                most = max(most, gain + after.hopes(quarters) - hopes)
        return most

    def deliver(self, number: int) -> None:
        """Goes on as if the Client with this number were delivered, what it lacks included."""
        client = self.clients[number]
        self.barrow = self._tables.shortfall(self.barrow, client) >> BITS
        tiles = self.standing.left[client]
        self._delivered += self._tables.step[client]
        self.standing = self._tables.standing(self._delivered, tiles)
        del self.clients[number], self.medals[number]

    def best(self, halves: int, *, ahead: bool) -> int:
        """The number of the Client to deliver next in so many half turns, -1 for none.

        ``ahead`` counts the one after it, too.
        """
        tables = self._tables
        best, chosen = 0, -1
        gains, steps = self.standing.gains, self.standing.steps
        for number, client in enumerate(self.clients):
            short = tables.shortfall(self.barrow, client)
            missing = short & MASK
            if missing + 1 > halves:
                continue
            worth = POINT * (gains[client] + self.medals[number]) + STEP * steps[client] - LACK * missing
            if ahead and halves > missing + 3:
                after = tables.standing(self._delivered + tables.step[client], self.standing.left[client])
                worth += self._most_after(number, after, short >> BITS, halves - missing - 2)
            if worth > best:
                best, chosen = worth, number
        return chosen

    def _most_after(self, without: int, standing: Standing, barrow: int, halves: int) -> int:
        """What the best further delivery is worth, a little less for coming later."""
        tables = self._tables
        gains, steps = standing.gains, standing.steps
        best = 0
        for number, client in enumerate(self.clients):
            if number != without:
                missing = tables.shortfall(barrow, client) & MASK
                worth = POINT * (gains[client] + self.medals[number]) + STEP * steps[client] - LACK * missing
                if worth > best and missing < halves:
                    best = worth
        return best * 4 // 5

    def hopes(self, quarters: int) -> float:
        """Makes all deliveries that so many quarters of a turn allow; what they and the rest may bring."""
        busy = quarters / 16.0 if quarters < 16 else 1.0
        waited = 0
        total = 0.0
        while quarters >= 4 and self.clients:
            best, chosen, lack = 0.0, -1, 0
            gains, steps = self.standing.gains, self.standing.worth
            for number, client in enumerate(self.clients):
                missing = self._tables.shortfall(self.barrow, client) & MASK
                if 4 + 2 * missing <= quarters + 2:
                    worth = gains[client] + self.medals[number] + steps[client]
                    worth -= MISSING * missing + TURN * busy
                    if worth > best:
                        best, chosen, lack = worth, number, missing
            if chosen < 0:
                break
            quarters -= 4 + 2 * lack
            waited += 4 + 2 * lack
            total += PATIENCE[waited] * best
            self.deliver(chosen)
        barrow, spare = self.barrow, 0
        while barrow:
            spare += barrow & MASK
            barrow >>= BITS
        return total + busy * SPARE * spare + (1.0 - busy) * (spare // VEGETABLES_PER_POINT)
