"""Medals: those below the Client spaces, and those of the supply for trios (SF-6.4, SF-8.2, SF-8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield import supply
from rules.sunfield.cells import cell_name
from rules.sunfield.client_events import MedalTaken
from rules.sunfield.events import TrioDelivered
from rules.sunfield.numbers import MEDALS_OF_SPACE, TRIO_MEDAL
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.farm import Farm
    from rules.sunfield.state import SunfieldState


def take_from_space(state: SunfieldState, space: int, events: list[Event] | None) -> None:
    """The highest Medal left below the space, if there is one (SF-8.2, SF-8.3)."""
    left = state.board.medals[space]
    if left == 0:
        return
    state.board.medals[space] = left - 1
    value = MEDALS_OF_SPACE[len(MEDALS_OF_SPACE) - left]
    farm = state.farms[state.current]
    if value == MEDALS_OF_SPACE[0]:
        farm.threes += 1
    else:
        farm.ones += 1
    if events is not None:
        events.append(MedalTaken(state.current, space + 1, value))


def take_for_trio(
    state: SunfieldState, farm: Farm, cells: tuple[int, ...], events: list[Event] | None
) -> None:
    """The player gets the Medal for three Animals that have left; under ``limited`` if there is one."""
    medal = TRIO_MEDAL if supply.has_medal(state) else 0
    if medal:
        farm.threes += 1
    if events is not None:
        events.append(TrioDelivered(state.current, tuple(cell_name(cell) for cell in cells), medal))
