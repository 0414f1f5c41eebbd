"""A farm at a glance, as if the decision that is being made were finished.

A turn is several small decisions. So that a state in the middle of one can be weighed like any other,
what is owed is done here, greedily and in numbers only: the tile in hand lies on the cell where its
vegetables help most, the rest of the hand is planted, full fields are harvested, due Animals leave.
"""

from __future__ import annotations

from typing import Final

from game.ai.sunfield_tables import FULL, OPEN, Tables
from rules.sunfield.cells import NEIGHBOUR_STEPS, NO_CELL
from rules.sunfield.faces import FACES, NOBODY
from rules.sunfield.farm import Farm
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import DRAWN, HOLDING, PLANTING, SPENDING
from rules.sunfield.state import SunfieldState

TRIED: Final = 3
"""So many cells are tried out for a tile that brings several vegetables."""


class Sight:
    """One farm: fields with free spaces, Animals by kind, the barrow packed by sort.

    ``cells`` and ``fields`` go together; ``medals`` are those that Animals about to leave will bring,
    ``column`` where they will bring the farmer.
    """

    __slots__ = ("barrow", "cells", "column", "empty", "fields", "herd", "medals", "plot", "ripe", "tables")

    def __init__(self, tables: Tables, farm: Farm) -> None:
        self.tables: Final = tables
        self.plot: Final = farm.plot
        held = farm.barrow
        self.barrow = held[0] | held[1] << 6 | held[2] << 12 | held[3] << 18
        self.cells: list[int] = []
        self.fields: list[int] = []
        self.empty: list[int] = []
        self.herd = [0, 0, 0]
        self.ripe: list[int] = []
        self.medals = 0
        self.column = farm.column
        shows = tables.shows
        for cell, face in farm.plot.items():
            shown = shows[face]
            if shown == OPEN:
                self.cells.append(cell)
                self.fields.append(face)
            elif shown < NOBODY:
                self.herd[shown] += 1
            elif shown == NOBODY:
                self.empty.append(cell)
            else:
                self.ripe.append(face)

    def finish(self, state: SunfieldState, farm: Farm, hope: tuple[int, ...]) -> None:
        """Does what is owed; ``hope`` is by face, and what is planted goes where it grows most."""
        moment = state.moment
        if moment == PLANTING or (moment == SPENDING and state.hand):
            colour = self.tables.variant.faces.colour[self.plot[state.laid]]
            self._plant(self.fields, self._reach(state.laid, colour), state.hand, hope)
        elif moment == HOLDING:
            self._lay(state, hope)
        elif moment == DRAWN:
            self.cells.append(NO_CELL)
            self.fields.append(FACES * state.drawn)
        self._harvest()
        if self.ripe or moment == SPENDING:
            self._spend(farm)

    def _lay(self, state: SunfieldState, hope: tuple[int, ...]) -> None:
        """The tile in hand goes to the cell beside which its vegetables help most."""
        face = FACES * state.held
        sorts = self.tables.variant.faces.sorts[state.held]
        colour = self.tables.variant.faces.colour[face]
        best, chosen, kept = -1, NO_CELL, self.fields
        for cell in self._good_cells(sorts, colour, hope):
            fields = self.fields[:]
            gain = self._plant(fields, self._reach(cell, colour), sorts, hope)
            if gain > best:
                best, chosen, kept = gain, cell, fields
        self.fields = kept
        self.cells.append(chosen)
        self.fields.append(face)

    def _good_cells(self, sorts: tuple[int, ...], colour: int, hope: tuple[int, ...]) -> list[int]:
        """The free cells beside which vegetables of these sorts may help most, roughly."""
        faces = self.tables.variant.faces
        planted, colours = faces.planted, faces.colour
        plot = self.plot
        worth: dict[int, int] = {}
        for number, field in enumerate(self.fields):
            if colours[field] == colour:
                continue
            gain = 0
            for sort in sorts:
                after = planted[4 * field + sort]
                if after >= 0 and hope[after] - hope[field] > gain:
                    gain = hope[after] - hope[field]
            if gain:
                cell = self.cells[number]
                for beside in (cell - 256, cell - 1, cell + 1, cell + 256):
                    if beside not in plot:
                        worth[beside] = worth.get(beside, 0) + gain
        if not worth:
            return [NO_CELL]
        if len(sorts) == 1:
            return [max(worth, key=worth.__getitem__)]
        return sorted(worth, key=worth.__getitem__)[-TRIED:]

    def _reach(self, laid: int, colour: int) -> list[int]:
        """The fields, by number, that vegetables of a tile on ``laid`` may go to."""
        colours = self.tables.variant.faces.colour
        fields = self.fields
        reach = []
        for number, cell in enumerate(self.cells):
            away = cell - laid
            if away and (colours[fields[number]] == colour or away in NEIGHBOUR_STEPS):
                reach.append(number)
        return reach

    def _plant(
        self, fields: list[int], reach: list[int], hand: tuple[int, ...], hope: tuple[int, ...]
    ) -> int:
        """Vegetables in hand, one after the other, go where hope grows the most; how much it grows."""
        planted = self.tables.variant.faces.planted
        left = hand
        whole = 0
        while left:
            best, place, goal, grown = -1, 0, 0, 0
            last = -1
            for number, sort in enumerate(left):
                if sort == last:
                    continue
                last = sort
                for field in reach:
                    now = fields[field]
                    after = planted[4 * now + sort]
                    if after >= 0 and hope[after] - hope[now] > best:
                        best = hope[after] - hope[now]
                        place, goal, grown = number, field, after
            if best < 0:
                break
            fields[goal] = grown
            whole += best
            left = left[:place] + left[place + 1 :]
        return whole

    def _harvest(self) -> None:
        """Full fields bring their vegetables and an Animal."""
        tables = self.tables
        shows = tables.shows
        for number in range(len(self.fields) - 1, -1, -1):
            if shows[self.fields[number]] == FULL:
                self.ripe.append(self.fields[number])
                del self.fields[number]
                del self.cells[number]
        kinds = tables.variant.faces.kind
        for face in self.ripe:
            self.barrow += tables.lying[face]
            self.herd[kinds[face // FACES]] += 1

    def _spend(self, farm: Farm) -> None:
        """Animals that are due leave for columns and Medals."""
        herd = self.herd
        if farm.landscape is not None:
            pairs = farm.landscape.pairs
            while self.column < LAST_COLUMN:
                first, second = pairs[self.column + 1]
                herd[first] -= 1
                herd[second] -= 1
                if herd[first] < 0 or herd[second] < 0:
                    herd[first] += 1
                    herd[second] += 1
                    return
                self.column += 1
        trios = min(herd[0], herd[1], herd[2])
        if trios:
            self.medals = trios
            herd[0] -= trios
            herd[1] -= trios
            herd[2] -= trios
