"""The farmer's market (TS-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import compost
from rules.three_sisters.components import COMPONENTS, MarketRow
from rules.three_sisters.events import MarketVisited
from rules.three_sisters.filling import owe
from rules.three_sisters.owed import ANY_PERENNIAL, entries_of
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import FANCY_LABELS
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

ENTRIES: Final = tuple(entries_of(row.actions) for row in COMPONENTS.market)


def row_for(goods: int) -> int:
    """The number of the one row that a goods total uses: the highest reached (TS-8.1)."""
    return max(number for number, row in enumerate(COMPONENTS.market) if row.goods <= goods)


ROW_OF_GOODS: Final = tuple(row_for(goods) for goods in range(COMPONENTS.goods_boxes + 1))


def visit(state: ThreeSistersState, sheet: Sheet, events: list[Event] | None) -> None:
    """Reads the row once, gains its compost, owes its actions and that of the labels (TS-8.2 to TS-8.4)."""
    number = ROW_OF_GOODS[sheet.goods]
    row: MarketRow = COMPONENTS.market[number]
    if events is not None:
        events.append(MarketVisited(state.player, row.goods))
    if row.compost:
        compost.gain(state, sheet, row.compost, events)
    owe(state, ENTRIES[number], events)
    if sheet.complete >> FANCY_LABELS & 1:
        owe(state, (ANY_PERENNIAL,), events)
