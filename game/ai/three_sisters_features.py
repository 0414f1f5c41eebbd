"""Three Sisters as a learned value sees it: every track, bed and store of a sheet by the time left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai import three_sisters_boxes as boxes
from game.ai import three_sisters_turn as turn
from game.ai.features import Features
from game.ai.three_sisters_beds import add_garden
from game.ai.three_sisters_catalogue import CATALOGUE
from game.ai.three_sisters_clock import Moment
from game.ai.three_sisters_owed import add_owed
from game.ai.three_sisters_plantings import plain_plantings
from game.ai.three_sisters_points import points_of
from rules.three_sisters.stages import PICK
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import WEATHER
from rules.title import Action, State

USES: Final = CATALOGUE.block("dice_left", 17)
EVENTS: Final = CATALOGUE.block("events_begun", 9)


class ThreeSistersFeatures(Features):
    """What a sheet holds, what is owed in the turn, and which dice are about to come."""

    catalogue = CATALOGUE
    spread = 3.0
    exploration = 0.1
    weight_sets: tuple[str, ...] = ("solo", "table")
    learned_options: tuple[str, ...] = (WEATHER,)

    def weight_set(self, state: State) -> str:
        assert isinstance(state, ThreeSistersState)
        return "solo" if state.variant.solo else "table"

    def touches_others(self, state: State) -> bool:
        assert isinstance(state, ThreeSistersState)
        return state.stage == PICK and not state.variant.solo

    def is_quiet(self, state: State, player: int) -> bool:
        assert isinstance(state, ThreeSistersState)
        return state.player != player or not (state.owed or state.main)

    def considered(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        return plain_plantings(actions)

    def active(self, state: State, player: int) -> list[int]:
        assert isinstance(state, ThreeSistersState)
        moment = Moment(state, player)
        found = moment.found
        found.append(USES + moment.uses)
        found.append(EVENTS + moment.begun)
        boxes.add_tracks(moment)
        boxes.add_stores(moment)
        boxes.add_pairs(moment)
        beds = add_garden(moment, mine=state.player == player)
        turn.add_dice(moment, beds)
        if state.player == player and (state.owed or state.main):
            add_owed(moment, beds)
        return found

    def scored(self, state: State, player: int) -> float:
        assert isinstance(state, ThreeSistersState)
        return float(points_of(state.sheets[player]))
