"""What a farm promises between two turns: points it has, and points it is on the way to."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.ai.sunfield_clients import ClientPlans
from game.ai.sunfield_weights import Weights
from rules.sunfield.cells import NEIGHBOUR_STEPS
from rules.sunfield.faces import FIELD, NOBODY, Faces, tile_of
from rules.sunfield.farm import Farm
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.numbers import MEDALS_OF_SPACE, PASTURE_POINTS
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.plot import Plot
from rules.sunfield.state import SunfieldState

LAST_TURNS = 3
"""When fewer own turns are left, what has no points yet is worth less and less."""

SEED_AT_THE_END = 0.06
BEST_CELLS = 3


def turns_left(state: SunfieldState, player: int) -> float:
    """About how many own turns the player has after the one that is being played.

    The end comes when the shortest pile or the deck is empty (SF-10.1). About three of four turns
    take a tile, and about six tiles lie in the market when the last column is renewed.
    """
    players = state.variant.players
    place = (player - state.first_player) % players
    later = 1.0 if place > state.turn % players else 0.0
    *piles, deck = state.board.left
    renewals = min(piles)
    if renewals == 0 or deck == 0:
        return later
    tiles = max(renewals, state.board.standing.bit_count() + 3 * renewals - 6)
    return max(later, min(tiles / 0.75, deck / 0.28) / players)


class FarmValue:
    """The worth of a farm at rest. Serves one decision."""

    def __init__(self, weights: Weights) -> None:
        self.plans = ClientPlans(weights)
        self._weights = weights
        self._hopes: dict[float, list[float]] = {}

    def value(self, state: SunfieldState, farm: Farm, turns: float) -> float:
        """Points that the farm has and may expect, with so many own turns left."""
        weights = self._weights
        three, one = MEDALS_OF_SPACE
        fade = min(1.0, turns / LAST_TURNS)
        reputation = state.variant.components.reputation
        total = float(three * farm.threes + one * farm.ones)
        total += sum(reputation[tile].points for tile in farm.validated)
        total += self.plans.standing(state, farm) + self.plans.value(state, farm, turns)
        total += farm.seeds * (SEED_AT_THE_END + weights.seed * fade)
        total += self._fields(state.variant.faces, farm.plot, turns, fade)
        total += fade * self._animals(state.variant.faces, farm)
        if farm.landscape is not None:
            total += self._landscape(state.variant.faces, farm, fade)
        return total

    def hopes(self, faces: Faces, turns: float) -> Sequence[float]:
        """By face, the worth of its harvest times the chance that all its spaces get filled."""
        hopes = self._hopes.get(turns)
        if hopes is None:
            weights = self._weights
            chance = 1 - exp(-turns / weights.fill_turns)
            hopes = self._hopes[turns] = [0.0] * len(faces.full)
            for face, animal in enumerate(faces.animal):
                if animal == FIELD:
                    spaces = len(faces.sorts[tile_of(face)])
                    free = spaces - sum(faces.tokens[face])
                    hopes[face] = (spaces * weights.vegetable + weights.animal) * chance**free
        return hopes

    def _fields(self, faces: Faces, plot: Plot, turns: float, fade: float) -> float:
        """Vegetable faces: the hope for each, and cells from which many spaces can be reached."""
        hopes = self.hopes(faces, turns)
        total = 0.0
        pockets: dict[int, int] = {}
        for cell, face in plot.items():
            free = faces.open[face]
            if not free:
                continue
            total += hopes[face]
            sorts = free.bit_count()
            for step in NEIGHBOUR_STEPS:
                beside = cell + step
                if beside not in plot:
                    pockets[beside] = pockets.get(beside, 0) + sorts
        return total + fade * self._weights.pocket * sum(sorted(pockets.values())[-BEST_CELLS:])

    def _animals(self, faces: Faces, farm: Farm) -> float:
        """Animals on the way to a trio, or to the next column."""
        weights = self._weights
        counts = [0, 0, 0]
        for face in farm.plot.values():
            if faces.animal[face] < NOBODY:
                counts[faces.animal[face]] += 1
        if farm.landscape is None or farm.column == LAST_COLUMN:
            kinds = sum(count > 0 for count in counts)
            if kinds == 0:
                return 0.0
            return weights.animal + (kinds > 1) * weights.kinds + weights.herd * (sum(counts) - kinds)
        total = 0.0
        for animal in farm.landscape.pairs[farm.column + 1]:
            if counts[animal] > 0:
                counts[animal] -= 1
                total += weights.animal
        return total + weights.herd * sum(counts)

    def _landscape(self, faces: Faces, farm: Farm, fade: float) -> float:
        """The farmer's way, the powers left, and the rectangle of empty pastures as it is."""
        empty = [cell for cell, face in farm.plot.items() if faces.animal[face] == NOBODY]
        powers = min(farm.column, LAST_COLUMN - 1) - farm.used.bit_count()
        way = self._weights.column * farm.column + self._weights.power * powers
        return PASTURE_POINTS * largest_rectangle(empty) + fade * way
