"""Three Sisters as a learned value sees it: every track, bed and store of a sheet by the time that is left."""

from __future__ import annotations

from typing import Final

from game.ai import three_sisters_beds as beds
from game.ai import three_sisters_boxes as boxes
from game.ai import three_sisters_turn as turn
from game.ai.features import Features
from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import SPAN, TIME, events_begun, uses_left
from game.ai.three_sisters_points import points_of
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import WEATHER
from rules.title import State

USES: Final = CATALOGUE.block("dice_left", 17)
EVENTS: Final = CATALOGUE.block("events_begun", 9)


class ThreeSistersFeatures(Features):
    """What a sheet holds, what is owed in the turn, and which dice are about to come."""

    catalogue = CATALOGUE
    spread = 12.0
    weight_sets = ("solo", "table")
    learned_options = (WEATHER,)

    def weight_set(self, state: State) -> str:
        assert isinstance(state, ThreeSistersState)
        return "solo" if state.variant.solo else "table"

    def active(self, state: State, player: int) -> list[int]:
        assert isinstance(state, ThreeSistersState)
        sheet = state.sheets[player]
        uses = uses_left(state, player)
        begun = events_begun(state, player)
        time, span = TIME[uses], SPAN[uses]
        found = [USES + uses, EVENTS + begun]
        boxes.add_tracks(found, sheet, time, span)
        boxes.add_stores(found, sheet, time, begun)
        boxes.add_pairs(found, sheet, span)
        best = beds.add_garden(found, state, player, uses, begun)
        turn.add_dice(found, state, player, span, best)
        turn.add_owed(found, state, player, time, span, best)
        return found

    def scored(self, state: State, player: int) -> float:
        assert isinstance(state, ThreeSistersState)
        return float(points_of(state.sheets[player]))
