"""Seeds are spent on the vegetables of the barrow (SF-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.sunfield import supply
from rules.sunfield.actions import ADD, EXCHANGE, Add, Exchange
from rules.sunfield.components import SORTS, VEGETABLES
from rules.sunfield.events import VegetableAdded, VegetableExchanged
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState

EXCHANGES: Final = tuple(
    tuple(EXCHANGE[gives][gets] for gives in SORTS if mask >> gives & 1 for gets in SORTS if gets != gives)
    for mask in range(1 << len(SORTS))
)
"""By bit mask of the sorts in the barrow: each of them for each other sort."""


def spendable(state: SunfieldState) -> list[Action]:
    """The exchanges and additions that the player's Seeds pay for (SF-15.8, SF-15.9)."""
    farm = state.farms[state.current]
    if farm.seeds < EXCHANGE_COST:
        return []
    mask = 0
    for sort in SORTS:
        if farm.barrow[sort]:
            mask |= 1 << sort
    exchanges = EXCHANGES[mask]
    additions = ADD if farm.seeds >= ADD_COST else ()
    if state.variant.limited:
        left = supply.vegetables_left(state)
        exchanges = tuple(action for action in exchanges if left[action.gets] > 0)
        additions = tuple(action for action in additions if left[action.sort] > 0)
    return [*exchanges, *additions]


def exchange(state: SunfieldState, action: Exchange, events: list[Event] | None) -> None:
    """A vegetable of the barrow is changed for one of another sort (SF-7.1)."""
    farm = state.farms[state.current]
    farm.seeds -= EXCHANGE_COST
    swap(state, action.gives, action.gets, EXCHANGE_COST, events)


def swap(state: SunfieldState, gives: int, gets: int, cost: int, events: list[Event] | None) -> None:
    """One sort out of the barrow, another in; ``cost`` Seeds were paid for it."""
    barrow = state.farms[state.current].barrow
    barrow[gives] -= 1
    barrow[gets] += 1
    if events is not None:
        events.append(VegetableExchanged(state.current, VEGETABLES[gives], VEGETABLES[gets], cost))


def add(state: SunfieldState, action: Add, events: list[Event] | None) -> None:
    """One vegetable of choice comes into the barrow (SF-7.2)."""
    state.farms[state.current].seeds -= ADD_COST
    gain(state, action.sort, ADD_COST, events)


def gain(state: SunfieldState, sort: int, cost: int, events: list[Event] | None) -> None:
    """One vegetable of the supply into the barrow; ``cost`` Seeds were paid for it."""
    state.farms[state.current].barrow[sort] += 1
    if events is not None:
        events.append(VegetableAdded(state.current, VEGETABLES[sort], cost))
