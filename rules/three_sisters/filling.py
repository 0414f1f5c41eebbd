"""Filling the next box of a track, which every section of the sheet shares (TS-1.7, TS-1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import compost, goods
from rules.three_sisters.events import ActionsOwed, BoxFilled
from rules.three_sisters.owed import entries_of
from rules.three_sisters.sheet import Sheet, next_box
from rules.three_sisters.tracks import CIRCLES, LENGTHS, TRACKS
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

GOODS: Final = tuple(tuple(gain.goods for gain in track.gains) for track in TRACKS)
COMPOST: Final = tuple(tuple(gain.compost for gain in track.gains) for track in TRACKS)
ENTRIES: Final = tuple(tuple(entries_of(gain.actions) for gain in track.gains) for track in TRACKS)
"""What each box gives as printed: goods, compost, extra actions."""


def fill(state: ThreeSistersState, sheet: Sheet, track: int, events: list[Event] | None) -> int:
    """Fills the next box of an open track, without what it gives; returns the box, from 0."""
    levels = sheet.levels
    if sheet.crossed is None:
        box = levels[track]
        levels[track] = after = box + 1
    else:
        box = next_box(sheet, track)
        levels[track] = box + 1
        after = next_box(sheet, track)
    if after == LENGTHS[track]:
        sheet.open &= ~(1 << track)
    sheet.changed = True
    if events is not None:
        events.append(BoxFilled(state.player, track, box, bool(CIRCLES[track] >> box & 1)))
    return box


def give(state: ThreeSistersState, sheet: Sheet, track: int, box: int, events: list[Event] | None) -> None:
    """Gives what is printed for a box: goods and compost at once, actions on the list (TS-16.1)."""
    count = GOODS[track][box]
    if count:
        goods.gain(state, sheet, count, events)
    count = COMPOST[track][box]
    if count:
        compost.gain(state, sheet, count, events)
    owe(state, ENTRIES[track][box], events)


def owe(state: ThreeSistersState, entries: tuple[int, ...], events: list[Event] | None) -> None:
    """Puts extra actions on the pending list."""
    if entries:
        state.owed += entries
        if events is not None:
            events.append(ActionsOwed(state.player, entries))
