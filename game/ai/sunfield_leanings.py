"""What characters like in Sunfield Farm."""

from __future__ import annotations

from game.ai.leaning import Leaning
from rules.sunfield.actions import Add, DeliverClient, DeliverReserved, EndTurn, Exchange, Plant, TakeTile
from rules.sunfield.clients import shortfall
from rules.sunfield.components import ANIMALS
from rules.sunfield.faces import NOBODY, tile_of
from rules.sunfield.farm import Farm
from rules.sunfield.market import price
from rules.sunfield.power_actions import Power
from rules.sunfield.state import SunfieldState
from rules.title import Action, State


def liking(observation: State, action: Action, leaning: Leaning) -> float:
    """Eager: delivers as soon as can be. Thrifty: gathers seeds. Prickly: takes what others are after."""
    assert isinstance(observation, SunfieldState)
    match leaning:
        case "eager":
            return _eager(observation, action)
        case "thrifty":
            return _thrifty(observation, action)
        case "prickly":
            return _prickly(observation, action)


def _eager(state: SunfieldState, action: Action) -> float:
    match action:
        case DeliverClient() | DeliverReserved():
            return 0.7
        case TakeTile(space=space):
            return 0.2 * fresh_vegetables(state, state.farms[state.current], space)
        case Plant(cell=cell):
            return 0.7 - 0.3 * spaces_left(state, cell)
        case _:
            return 0.0


def fresh_vegetables(state: SunfieldState, farm: Farm, space: int) -> int:
    """How many vegetables of a market tile find a space on a farm's plot."""
    faces = state.variant.faces
    return sum(
        any(faces.open[face] >> sort & 1 for face in farm.plot.values())
        for sort in faces.sorts[state.board.market[space]]
    )


def spaces_left(state: SunfieldState, cell: int) -> int:
    """How many spaces of an own tile are free."""
    faces, face = state.variant.faces, state.farms[state.current].plot[cell]
    return len(faces.sorts[tile_of(face)]) - sum(faces.tokens[face])


def _thrifty(state: SunfieldState, action: Action) -> float:
    match action:
        case TakeTile(space=space):
            return 0.25 * (state.board.seeds[space] - price(state.board.standing, space))
        case Plant(cell=cell):
            return 0.2 * spaces_left(state, cell)
        case Add() | Exchange() | Power():
            return -0.6
        case EndTurn():
            return 0.6
        case _:
            return 0.0


def _prickly(state: SunfieldState, action: Action) -> float:
    others = [farm for player, farm in enumerate(state.farms) if player != state.current]
    match action:
        case TakeTile(space=space):
            return sum(use_of(state, farm, space) for farm in others) / max(1, len(others)) - 1.0
        case DeliverClient(space=space):
            wanted = state.variant.client_costs[state.board.clients[space]]
            return 1.0 - 0.4 * min((sum(shortfall(farm.barrow, wanted)) for farm in others), default=0)
        case _:
            return 0.0


def use_of(state: SunfieldState, farm: Farm, space: int) -> float:
    """How much a farm could use a market tile: its animal for a trio, its vegetables for the fields."""
    kind = state.variant.faces.kind[state.board.market[space]]
    return 0.5 * _lacks(state, farm, kind) + 0.5 * fresh_vegetables(state, farm, space)


def _lacks(state: SunfieldState, farm: Farm, kind: int) -> int:
    """How many more animals of another kind a farm has than of this one: it needs one of each."""
    herd = [0] * len(ANIMALS)
    for face in farm.plot.values():
        animal = state.variant.faces.animal[face]
        if animal < NOBODY:
            herd[animal] += 1
    return max(herd) - herd[kind]
