"""The Shovel: 3 compost for a bonus action, at any decision and in windows (TS-16.9, TS-16.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import compost
from rules.three_sisters.extras import open_tracks
from rules.three_sisters.filling import owe
from rules.three_sisters.owed import BONUS
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import SHOVEL
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

PRICE: Final = 3


def usable(state: ThreeSistersState, sheet: Sheet) -> bool:
    """Whether the Shovel can be used: complete, paid for, and some box could take the bonus (TS-16.9)."""
    return (
        sheet.complete >> SHOVEL & 1 == 1
        and sheet.compost - sheet.spent >= PRICE
        and open_tracks(state, sheet) != 0
    )


def window(state: ThreeSistersState, sheet: Sheet) -> bool:
    """Whether a window opens: usable, and the sheet changed since that choice was last had (TS-16.10)."""
    return sheet.changed and usable(state, sheet)


def dig(state: ThreeSistersState, sheet: Sheet, events: list[Event] | None) -> None:
    """Spends the compost for a bonus entry (TS-16.9)."""
    compost.spend(state, sheet, PRICE, events)
    owe(state, (BONUS,), events)
