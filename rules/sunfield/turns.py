"""What runs by itself between two questions, and how a turn ends (SF-3.4, SF-3.5, SF-10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield import ending, harvest, livestock, planting
from rules.sunfield.events import MatchEnded, TurnPassed, TurnStarted
from rules.sunfield.moments import DONE, OVER, PLANTING, READY
from rules.sunfield.piles import is_ending
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def after_planting(state: SunfieldState, events: list[Event] | None) -> None:
    """Harvest of every full tile, then Animals that are due; the action is over (SF-6.1)."""
    ripe = harvest.ripe_cells(state)
    if not ripe:
        state.moment = DONE  # no Animal came, so none is due
        return
    harvest.harvest(state, ripe, events)
    state.resume = DONE
    go_on(state, events)


def after_power(state: SunfieldState, events: list[Event] | None) -> None:
    """The same after a power; then the moment in which it was used goes on (SF-12.13)."""
    ripe = harvest.ripe_cells(state)
    if ripe:
        harvest.harvest(state, ripe, events)
    go_on(state, events)


def go_on(state: SunfieldState, events: list[Event] | None) -> None:
    """Animals that are due leave; then the player is asked at the moment to resume."""
    if not livestock.spend_due(state, events):
        return
    state.moment = state.resume
    state.resume = READY
    if state.moment == PLANTING and planting.is_over(state, events):
        after_planting(state, events)


def pass_(state: SunfieldState, events: list[Event] | None) -> None:
    """Passing counts as the action (SF-3.2)."""
    state.moment = DONE
    if events is not None:
        events.append(TurnPassed(state.current))


def end(state: SunfieldState, events: list[Event] | None) -> None:
    """The next player is ready, or the match is over after a whole last round."""
    state.turn += 1
    players = state.variant.players
    if state.turn % players == 0 and is_ending(state):
        state.moment = OVER
        if events is not None:
            events.append(MatchEnded(ending.outcome_of(state).winners))
        return
    state.current = (state.current + 1) % players
    state.reserved_before = len(state.farms[state.current].reserved)
    state.moment = READY
    if events is not None:
        events.append(TurnStarted(state.current, state.turn // players + 1))
