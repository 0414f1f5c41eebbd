"""Three Sisters as a title: what it is called, its option, its first state."""

from __future__ import annotations

from typing import Final

from rules.chance import Chance
from rules.three_sisters import notation, position
from rules.three_sisters.adjusting import NOT_FIXED
from rules.three_sisters.origins import own_origins
from rules.three_sisters.phases import settle, start_round
from rules.three_sisters.sheet import blank_sheet
from rules.three_sisters.stages import PICK
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import WEATHER, variant_of
from rules.three_sisters.weather import FOGGY, NO_WEATHER
from rules.title import Action, Json, Meta, Option, Origin, Setup, Title

META: Final = Meta(
    id="three_sisters",
    name="Three Sisters",
    designers=("Ben Pinchback", "Matt Riddle"),
    licence="Rules only; the published game is © 2021 Motor City Gameworks, all rights reserved",
    players=(1, 2, 3, 4),
    options=(Option(WEATHER, "Weather", (False, True), default=False, players=(1, 2, 3, 4), rule="TS-20.1"),),
    has_secrets=False,
)


class ThreeSisters(Title):
    """Three Sisters, for two to four players and alone against Farmer Edith (TS-19)."""

    __slots__ = ()

    @property
    def meta(self) -> Meta:
        return META

    def new(self, setup: Setup, chance: Chance) -> ThreeSistersState:
        variant = variant_of(setup)
        players = range(variant.players)
        first = 0
        if not variant.solo:
            first = chance.choose("first player", [str(player) for player in players], [1] * variant.players)
        sheets = [blank_sheet(with_edith=variant.solo) for _ in players]
        weather = FOGGY if variant.weather else NO_WEATHER
        state = ThreeSistersState(
            variant, None, 1, first, 0, [], weather, PICK, first, None, 0, NOT_FIXED, 0, 0, [], sheets
        )
        start_round(state, chance, None)
        settle(state, chance, None)
        return state

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def load(self, position_: Json) -> ThreeSistersState:
        return position.read(position_)

    def origins(self) -> tuple[Origin, ...]:
        return own_origins()


TITLE: Final = ThreeSisters()
"""The title itself."""
