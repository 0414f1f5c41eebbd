"""Sunfield Farm as its computer players see it: what a farm promises, against the best other farm.

A turn is several small decisions, so the value of a state in the middle of one is that of the best
way to finish it: the tile in hand on its best cell, its vegetables where they help most, a Client
delivered that the barrow pays.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.sunfield_farm import FarmValue, turns_left
from game.ai.sunfield_planting import plant_all, spend_all, with_tile
from game.ai.sunfield_weights import WEIGHTS, Weights
from rules.sunfield import moments
from rules.sunfield.clients import pays
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.reputation import is_fulfilled, open_tiles
from rules.sunfield.scoring import score_lines
from rules.sunfield.state import SunfieldState
from rules.title import State

ANY_TURN = 0.7
"""Which part of a usual turn's worth a player can surely make who has not acted yet."""

SEED_BREAKS_TIES = 0.01


class SunfieldEvaluation:
    """Expected lead in points. Serves one decision: it remembers farms."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._farms = FarmValue(weights)
        self._known: dict[tuple[object, ...], float] = {}

    def value(self, state: State, player: int) -> float:
        """How far ahead of the best other farm ``player`` may expect to be.

        Only the own turn is looked into: to end it gives nobody more than a turn that comes anyway.
        """
        assert isinstance(state, SunfieldState)
        others = [
            self._expected(state, other, acting=False) for other in range(len(state.farms)) if other != player
        ]
        return self._expected(state, player, acting=True) - max(others)

    def glance(self, state: State, player: int) -> float:
        """The points that count now."""
        assert isinstance(state, SunfieldState)
        return float(sum(points for _, points in score_lines(state.variant, state.farms[player])))

    def _expected(self, state: SunfieldState, player: int, *, acting: bool) -> float:
        """The points that a player may expect in the end; ``acting`` looks into the player's turn."""
        farm = state.farms[player]
        if state.moment == moments.OVER:
            return self.glance(state, player) + SEED_BREAKS_TIES * farm.seeds
        turns = turns_left(state, player)
        current = acting and player == state.current
        board = state.board
        key = (
            turns,
            farm.contents()[1:],
            tuple(farm.plot.items()),
            (*farm.barrow, farm.seeds, farm.threes, farm.ones),
            (*board.clients, *board.medals, *board.reputation),
            (state.moment, state.resume, state.held, state.drawn, state.laid, state.hand) if current else (),
        )
        value = self._known.get(key)
        if value is None:
            look = self._in_turn if current else self._farms.value
            value = self._known[key] = look(state, farm, turns)
        return value

    def _in_turn(self, state: SunfieldState, farm: Farm, turns: float) -> float:
        """The farm of the player whose turn it is, after the best way to finish the decision."""
        if state.moment == moments.READY:
            return self._before_acting(state, farm, turns)
        hopes = self._farms.hopes(state.variant.faces, turns)
        return max(self._farms.value(state, after, turns) for after in _finished(state, farm, hopes))

    def _before_acting(self, state: SunfieldState, farm: Farm, turns: float) -> float:
        """The farm with the best Client delivered, or with whatever else a turn brings."""
        best = self._farms.value(state, farm, turns) + ANY_TURN * self._weights.turn
        costs = state.variant.client_costs
        wanted = [
            (client, left)
            for client, left in zip(state.board.clients, state.board.medals, strict=True)
            if client != NO_CLIENT
        ]
        wanted += [(client, 0) for client in farm.reserved[: state.reserved_before] if client != DELIVERED]
        for client, medals in wanted:
            if pays(farm.barrow, costs[client]):
                after = _delivered(state, farm, client, medals)
                best = max(best, self._farms.value(state, after, turns))
        return best


def _finished(state: SunfieldState, farm: Farm, hopes: Sequence[float]) -> list[Farm]:
    """The farm after each way to finish what is being decided, the rest of it done greedily."""
    faces = state.variant.faces
    match state.moment:
        case moments.HOLDING:
            return _with_market_tile(state, farm, hopes)
        case moments.DRAWN:
            return [with_tile(farm, cell, state.drawn) for cell in farm.free]
        case moments.PLANTING:
            after = farm.copy()
            plant_all(faces, after, state.laid, state.hand, hopes)
            return [after]
        case moments.SPENDING:
            after = farm.copy()
            spend_all(faces, after)
            return [after] if state.held == NO_TILE else _with_market_tile(state, after, hopes)
        case _:
            return [farm]


def _with_market_tile(state: SunfieldState, farm: Farm, hopes: Sequence[float]) -> list[Farm]:
    """The farm with the tile in hand on each cell and its vegetables planted."""
    faces = state.variant.faces
    sorts = faces.sorts[state.held]
    farms = []
    for cell in farm.free:
        after = with_tile(farm, cell, state.held)
        plant_all(faces, after, cell, sorts, hopes)
        farms.append(after)
    return farms


def _delivered(state: SunfieldState, farm: Farm, client: int, medals: int) -> Farm:
    """The current player's farm with a Client delivered from a space with so many Medals left."""
    after = farm.copy()
    components = state.variant.components
    cost = state.variant.client_costs[client]
    after.barrow = [held - wanted for held, wanted in zip(farm.barrow, cost, strict=True)]
    after.threes += medals == 2
    after.ones += medals == 1
    after.clients += (client,)
    specs = [components.clients[number] for number in after.clients]
    gained = [
        tile for tile in open_tiles(state, state.current) if is_fulfilled(components.reputation[tile], specs)
    ]
    after.validated += tuple(gained)
    return after
