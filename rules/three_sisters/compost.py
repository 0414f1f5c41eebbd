"""The compost track: what is gained, what is spent, what is left (TS-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.events import CompostGained, CompostSpent
from rules.three_sisters.sheet import Sheet
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

BOXES: Final = COMPONENTS.compost_boxes


def gain(state: ThreeSistersState, sheet: Sheet, count: int, events: list[Event] | None) -> None:
    """Fills the next boxes; what goes beyond the last one is lost (TS-15.1, TS-15.2)."""
    before = sheet.compost
    after = before + count
    after = min(after, BOXES)
    if after == before:
        return
    sheet.compost = after
    sheet.changed = True
    if events is not None:
        events.append(CompostGained(state.player, after - before, after - sheet.spent))


def spend(state: ThreeSistersState, sheet: Sheet, count: int, events: list[Event] | None) -> None:
    """Crosses filled boxes off (TS-15.1)."""
    sheet.spent += count
    sheet.changed = True
    if events is not None:
        events.append(CompostSpent(state.player, count, sheet.compost - sheet.spent))
