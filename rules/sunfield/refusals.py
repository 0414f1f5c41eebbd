"""Why an action is not legal now (SF-15): the first reason in the order of its rule.

Every refusal has the rulebook's word for its reason as ``values["code"]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.sunfield import livestock, market, supply
from rules.sunfield.actions import (
    Add,
    DeliverClient,
    DeliverReserved,
    EndTurn,
    Exchange,
    Pass,
    Place,
    Plant,
    Spend,
    TakeTile,
)
from rules.sunfield.cells import NEIGHBOUR_STEPS
from rules.sunfield.clients import deliverable, pays, shortfall
from rules.sunfield.components import VEGETABLES
from rules.sunfield.faces import NOBODY
from rules.sunfield.farm import DELIVERED
from rules.sunfield.moments import (
    DONE,
    DRAWN,
    HOLDING,
    NO_CLIENT,
    OVER,
    PLANTING,
    READY,
    SPENDING,
)
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from rules.sunfield.power_actions import Power
from rules.sunfield.power_refusals import power_refusal
from rules.sunfield.reasons import because, lacking, no_supply
from rules.title import Action, Refusal

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState

_MOMENTS_OF: Final[dict[type[Action], tuple[int, ...]]] = {
    TakeTile: (READY,),
    DeliverClient: (READY,),
    DeliverReserved: (READY,),
    Pass: (READY,),
    Place: (HOLDING, DRAWN),
    Plant: (PLANTING,),
    Spend: (SPENDING,),
    Exchange: (READY, DONE),
    Add: (READY, DONE),
    EndTurn: (DONE,),
}
"""When each kind of action is legal at all; powers at all of :data:`_POWER_MOMENTS` (SF-15.1)."""

_POWER_MOMENTS: Final = (READY, HOLDING, PLANTING, DONE)

_ASKED: Final = {
    READY: because("not-now", "SF-3.1", "First take a tile or deliver a Client."),
    HOLDING: because("not-now", "SF-5.2", "First lay the tile in your hand beside your plot."),
    PLANTING: because("not-now", "SF-5.7", "First plant the vegetables in your hand."),
    DRAWN: because("not-now", "SF-13.1", "First lay the tile that you drew beside your plot."),
    SPENDING: because("not-now", "SF-6.6", "First choose which Animals go back."),
    DONE: because("not-now", "SF-3.1", "Your action is over: end your turn."),
    OVER: because("not-now", "SF-10.2", "The match is over."),
}
_ACT_FIRST: Final = because(
    "act-first", "SF-3.2", "Take a tile or deliver a Client before you end your turn."
)
_NOT_YOUR_TURN: Final = because("not-now", "SF-3.6", "It is another player's turn.")
_NO_ACTION: Final = because("not-now", "SF-15.1", "That is no action of Sunfield Farm.")


def refusal_of(state: SunfieldState, action: Action) -> Refusal | None:
    """None exactly for the legal actions of ``state``."""
    if state.observer is not None and state.observer != state.current:
        return _NOT_YOUR_TURN
    if isinstance(action, Power):
        if state.moment not in _POWER_MOMENTS:
            return _ASKED[state.moment]
        return power_refusal(state, action)
    moments = _MOMENTS_OF.get(type(action))
    if moments is None:
        return _NO_ACTION
    if state.moment not in moments:
        return _ACT_FIRST if state.moment == READY and isinstance(action, EndTurn) else _ASKED[state.moment]
    return _forbidden(state, action)


def _forbidden(  # noqa: PLR0911 - one case for each kind of action
    state: SunfieldState, action: Action
) -> Refusal | None:
    """The reason against an action whose kind is asked for now."""
    match action:
        case Plant():
            return _plant(state, action)
        case Place():
            return _place(state, action)
        case TakeTile():
            return _take(state, action)
        case DeliverClient():
            return _deliver(state, state.board.clients[action.space])
        case DeliverReserved():
            return _deliver_reserved(state, action)
        case Spend():
            return _spend(state, action)
        case Exchange():
            return _exchange(state, action)
        case Add():
            return _add(state, action)
        case Pass():
            return _pass(state)
        case _:
            return None  # ending the turn needs nothing but its moment


def _take(state: SunfieldState, action: TakeTile) -> Refusal | None:
    if not state.board.standing >> action.space & 1:
        return because("empty-space", "SF-15.2", "There is no tile on that space of the market.")
    price = market.price(state.board.standing, action.space)
    if price > state.farms[state.current].seeds:
        text = "This tile costs {price} Seeds, one on each tile above it; you have {seeds}."
        return because("no-seeds", "SF-4.3", text, price=price, seeds=state.farms[state.current].seeds)
    return None


def _deliver(state: SunfieldState, client: int) -> Refusal | None:
    if client == NO_CLIENT:
        return because("no-client", "SF-15.3", "There is no Client.")
    barrow = state.farms[state.current].barrow
    cost = state.variant.client_costs[client]
    if pays(barrow, cost):
        return None
    return lacking("SF-8.1", dict(zip(VEGETABLES, shortfall(barrow, cost), strict=True)))


def _deliver_reserved(state: SunfieldState, action: DeliverReserved) -> Refusal | None:
    reserved = state.farms[state.current].reserved
    if action.number >= len(reserved) or reserved[action.number] == DELIVERED:
        return because("no-client", "SF-15.3", "You have no reserved Client of that number.")
    if action.number >= state.reserved_before:
        return because(
            "too-soon", "SF-13.6", "A Client reserved in this turn can be delivered in a later one."
        )
    return _deliver(state, reserved[action.number])


def _pass(state: SunfieldState) -> Refusal | None:
    if state.board.standing:
        return because("can-act", "SF-3.2", "There is a tile to take: you may not pass.")
    if deliverable(state):
        return because("can-act", "SF-3.2", "There is a Client you can deliver: you may not pass.")
    return None


def _place(state: SunfieldState, action: Place) -> Refusal | None:
    farm = state.farms[state.current]
    if action.cell in farm.plot:
        return because("cell-taken", "SF-5.1", "A tile of yours lies there: choose a free cell.")
    if all(action.cell + step not in farm.plot for step in NEIGHBOUR_STEPS):
        return because("not-adjacent", "SF-5.1", "Lay the tile so that it shares a side with one of yours.")
    return None


def _plant(state: SunfieldState, action: Plant) -> Refusal | None:
    fields = state.farms[state.current].plot
    faces = state.variant.faces
    laid = state.laid
    if action.sort not in state.hand:
        text = "There is no {vegetable} in your hand."
        return because("not-in-hand", "SF-5.3", text, vegetable=VEGETABLES[action.sort])
    face = fields.get(action.cell)
    if face is None:
        return because("no-tile", "SF-5.4", "No tile of yours lies there.")
    if action.cell == laid:
        return because("own-tile", "SF-5.6", "The tile just laid gets none of its own vegetables.")
    near = action.cell - laid in NEIGHBOUR_STEPS
    if not near and faces.colour[face] != faces.colour[fields[laid]]:
        text = "That tile is neither beside the new tile nor of its colour."
        return because("out-of-reach", "SF-5.4", text)
    if not faces.open[face] >> action.sort & 1:
        text = "That tile has no free space for {vegetable}."
        return because("no-space", "SF-5.4", text, vegetable=VEGETABLES[action.sort])
    return None


def _spend(state: SunfieldState, action: Spend) -> Refusal | None:
    fields = state.farms[state.current].plot
    animal = state.variant.faces.animal
    if any(animal[fields[cell]] >= NOBODY if cell in fields else True for cell in action.cells):
        return because("no-animal", "SF-15.7", "On one of these cells none of your Animals stands.")
    ways = livestock.ways_to_spend(state.variant.faces, state.farms[state.current])
    if action.cells not in ways:
        return because("wrong-animals", "SF-15.7", "Those are not the Animals that must go back now.")
    return None


def _exchange(state: SunfieldState, action: Exchange) -> Refusal | None:
    farm = state.farms[state.current]
    if farm.seeds < EXCHANGE_COST:
        return _no_seeds("SF-7.1", EXCHANGE_COST, farm.seeds)
    if farm.barrow[action.gives] == 0:
        return lacking("SF-7.5", {VEGETABLES[action.gives]: 1})
    if action.gives == action.gets:
        return because("same-sort", "SF-7.1", "Change it for a vegetable of another sort.")
    return None if supply.has_vegetable(state, action.gets) else no_supply(VEGETABLES[action.gets])


def _add(state: SunfieldState, action: Add) -> Refusal | None:
    farm = state.farms[state.current]
    if farm.seeds < ADD_COST:
        return _no_seeds("SF-7.2", ADD_COST, farm.seeds)
    return None if supply.has_vegetable(state, action.sort) else no_supply(VEGETABLES[action.sort])


def _no_seeds(rule: str, cost: int, seeds: int) -> Refusal:
    return because("no-seeds", rule, "This costs {cost} Seeds; you have {seeds}.", cost=cost, seeds=seeds)
