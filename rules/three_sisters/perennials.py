"""The six perennials: what their boxes give and what lasts (TS-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters import compost
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.filling import fill, give, owe
from rules.three_sisters.owed import APIARY
from rules.three_sisters.sheet import Sheet, harvests
from rules.three_sisters.tracks import (
    APPLE,
    CROCUS,
    FIRST_ROW,
    HIVE_TOOL,
    HYDRANGEA,
    IRIS,
    LENGTHS,
    PITCHFORK,
    RASPBERRY,
    TRACKS,
    TULIP,
)
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def _lasting(track: int, prefix: str) -> tuple[int, ...]:
    """For each level of a perennial the amount of its ongoing bonus: the highest one filled (TS-10.8)."""
    amounts = [0]
    for gain in TRACKS[track].gains:
        printed = gain.ongoing.removeprefix(prefix)
        amounts.append(int(printed[0]) if printed != gain.ongoing else amounts[-1])
    return tuple(amounts)


PEACH_GOODS: Final = _lasting(TULIP, "peach+")
"""By the level of the Tulip: goods for each harvested peach (TS-10.2)."""

FREE_STEPS: Final = _lasting(IRIS, "adjust")
"""By the level of the Iris: free steps of a die (TS-5.2, TS-10.4)."""

POINTS: Final = tuple(track.gains[-1].points for track in TRACKS[:FIRST_ROW])
"""What each perennial scores when complete; the Tulip counts fruit instead (TS-10.10)."""


def take(state: ThreeSistersState, sheet: Sheet, perennial: int, events: list[Event] | None) -> None:
    """A perennial action, from wherever it comes (TS-10.1, TS-10.9)."""
    box = fill(state, sheet, perennial, events)
    give(state, sheet, perennial, box, events)
    if perennial == CROCUS:
        if sheet.complete >> HIVE_TOOL & 1:
            owe(state, (APIARY,), events)
    elif perennial == HYDRANGEA and sheet.complete >> PITCHFORK & 1:
        compost.gain(state, sheet, 1, events)


def perennial_points(sheet: Sheet) -> int:
    """The points of completed perennials (TS-18.3)."""
    points = 0
    for perennial in range(FIRST_ROW):
        if sheet.levels[perennial] == LENGTHS[perennial]:
            points += POINTS[perennial]
            if perennial == TULIP:
                fruit = sum(harvests(sheet, row) for row in range(APPLE, RASPBERRY + 1))
                points += min(fruit, COMPONENTS.fruit_cap)
    return points
