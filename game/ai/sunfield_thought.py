"""Which actions of Sunfield Farm are worth a thought.

The others come to the same as one that is, or spend Seeds on what no Client wants.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.sunfield.actions import Add, Exchange, Place, Plant
from rules.sunfield.cells import NEIGHBOUR_STEPS
from rules.sunfield.clients import shortfall
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import DONE, HOLDING, NO_CLIENT, PLANTING, READY, SPENDING
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from rules.sunfield.piles import is_ending
from rules.sunfield.state import SunfieldState
from rules.title import Action

ALOOF: Final = 2
"""So many cells beside no field with free spaces are thought of; one is as good as another."""


def worth_a_thought(state: SunfieldState, actions: Sequence[Action]) -> Sequence[Action]:
    """Some of the ``actions`` that are legal in ``state``, one at least."""
    if len(actions) == 1:
        return actions
    moment = state.moment
    farm = state.farms[state.current]
    if moment == PLANTING:
        return _of_one_sort(actions)
    if moment == HOLDING:
        return _good_cells(state, farm, actions) if farm.landscape is None else actions
    if moment == SPENDING:
        return actions[:1] if farm.landscape is None else actions
    if moment in {READY, DONE} and farm.seeds >= EXCHANGE_COST:
        return _without_waste(state, farm, actions)
    return actions


def _of_one_sort(actions: Sequence[Action]) -> Sequence[Action]:
    """One sort of vegetable after the other: their spaces have nothing to do with each other."""
    first = actions[0]
    if not isinstance(first, Plant):
        return actions
    return [action for action in actions if not isinstance(action, Plant) or action.sort == first.sort]


def _good_cells(state: SunfieldState, farm: Farm, actions: Sequence[Action]) -> Sequence[Action]:
    """Cells beside fields with free spaces, and a few others."""
    free = state.variant.faces.open
    plot = farm.plot
    kept: list[Action] = []
    aloof = 0
    for action in actions:
        assert isinstance(action, Place)
        beside = False
        for step in NEIGHBOUR_STEPS:
            face = plot.get(action.cell + step)
            if face is not None and free[face]:
                beside = True
        aloof += not beside
        if beside or aloof <= ALOOF:
            kept.append(action)
    return kept


def _without_waste(state: SunfieldState, farm: Farm, actions: Sequence[Action]) -> Sequence[Action]:
    """Seeds are spent on what completes a Client, or when nothing else is left for them."""
    exchanges: set[tuple[int, int]] = set()
    additions: set[int] = {0} if is_ending(state) else set()
    for client in (*state.board.clients, *farm.reserved):
        if client in {NO_CLIENT, DELIVERED}:
            continue
        cost = state.variant.client_costs[client]
        lacks = shortfall(farm.barrow, cost)
        if not 0 < sum(lacks) * EXCHANGE_COST <= farm.seeds:
            continue
        wanted = [sort for sort, lack in enumerate(lacks) if lack]
        spare = [sort for sort, held in enumerate(farm.barrow) if held > cost[sort]]
        exchanges.update((gives, gets) for gives in spare for gets in wanted)
        if sum(lacks) * ADD_COST <= farm.seeds:
            additions.update(wanted)
    return [
        action
        for action in actions
        if not (isinstance(action, Exchange) and (action.gives, action.gets) not in exchanges)
        and not (isinstance(action, Add) and action.sort not in additions)
    ]
