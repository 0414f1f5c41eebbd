"""Clients: who can be delivered, the delivery, and Clients reserved (SF-8, SF-13.3 to SF-13.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.sunfield import medals, reputation
from rules.sunfield.actions import DELIVER_CLIENT, DELIVER_RESERVED, DeliverClient, DeliverReserved
from rules.sunfield.client_events import ClientDelivered, ClientReserved, ClientRevealed
from rules.sunfield.components import SORTS
from rules.sunfield.farm import DELIVERED
from rules.sunfield.moments import DONE, NO_CLIENT
from rules.sunfield.numbers import SPACES
from rules.sunfield.piles import draw
from rules.sunfield.variant import DECK
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def pays(barrow: Sequence[int], cost: Sequence[int]) -> bool:
    """Whether the barrow holds everything a Client wants (SF-8.1)."""
    return barrow[0] >= cost[0] and barrow[1] >= cost[1] and barrow[2] >= cost[2] and barrow[3] >= cost[3]


def shortfall(barrow: Sequence[int], cost: Sequence[int]) -> list[int]:
    """How many vegetables of each sort the barrow lacks for a Client."""
    return [max(0, wanted - held) for held, wanted in zip(barrow, cost, strict=True)]


def deliverable(state: SunfieldState) -> list[Action]:
    """Each open and each own reserved Client that the barrow pays, but none reserved in this turn."""
    farm = state.farms[state.current]
    barrow = farm.barrow
    if sum(barrow) < state.variant.cheapest:
        return []
    costs = state.variant.client_costs
    actions: list[Action] = [
        DELIVER_CLIENT[space]
        for space in range(SPACES)
        if state.board.clients[space] != NO_CLIENT and pays(barrow, costs[state.board.clients[space]])
    ]
    for number in range(state.reserved_before):
        client = farm.reserved[number]
        if client != DELIVERED and pays(barrow, costs[client]):
            actions.append(DELIVER_RESERVED[number])
    return actions


def deliver_open(
    state: SunfieldState, action: DeliverClient, chance: Chance, events: list[Event] | None
) -> None:
    """An open Client: pay, take card and Medal, replace the card, check Reputation (SF-8, SF-9)."""
    space = action.space
    client = state.board.clients[space]
    _pay(state, client, space + 1, events)
    medals.take_from_space(state, space, events)
    replace(state, space, chance, events)
    reputation.validate(state, events)
    state.moment = DONE


def deliver_reserved(state: SunfieldState, action: DeliverReserved, events: list[Event] | None) -> None:
    """A reserved Client: no Medal, and no card is replaced (SF-13.5)."""
    farm = state.farms[state.current]
    number = action.number
    client = farm.reserved[number]
    farm.reserved = (*farm.reserved[:number], DELIVERED, *farm.reserved[number + 1 :])
    _pay(state, client, 0, events)
    reputation.validate(state, events)
    state.moment = DONE


def _pay(state: SunfieldState, client: int, space: int, events: list[Event] | None) -> None:
    farm = state.farms[state.current]
    cost = state.variant.client_costs[client]
    for sort in SORTS:
        farm.barrow[sort] -= cost[sort]
    farm.clients += (client,)
    if events is not None:
        name = state.variant.components.clients[client].id
        events.append(ClientDelivered(state.current, name, space))


def replace(state: SunfieldState, space: int, chance: Chance, events: list[Event] | None) -> None:
    """The top card of the deck comes to the space, which else stays empty (SF-8.4)."""
    if state.board.left[DECK] == 0:
        state.board.clients[space] = NO_CLIENT
        return
    client = draw(state, DECK, chance, events)
    state.board.clients[space] = client
    if events is not None:
        events.append(ClientRevealed(state.variant.components.clients[client].id, space + 1))


def reserve(state: SunfieldState, space: int, chance: Chance, events: list[Event] | None) -> None:
    """An open Client goes before the player; the Medals stay (SF-13.3, SF-13.4)."""
    farm = state.farms[state.current]
    client = state.board.clients[space]
    farm.reserved += (client,)
    if events is not None:
        name = state.variant.components.clients[client].id
        events.append(ClientReserved(state.current, name, space + 1, len(farm.reserved)))
    replace(state, space, chance, events)
