"""How far ahead a player is, for every title that does not say it otherwise."""

from __future__ import annotations

from game.titles import title_of
from rules.chance import Seeded
from tests.game.plain_features import PlainFeatures

FARM = title_of("sunfield")
STATE = FARM.new(FARM.meta.setup(4), Seeded(1))


def test_a_player_is_ahead_of_the_best_other() -> None:
    leads = [PlainFeatures().margin(STATE, [20.0, 15.0, 9.0, 3.0], player) for player in range(4)]
    assert leads == [5.0, -5.0, -11.0, -17.0]


def test_who_is_alone_has_nobody_to_be_ahead_of() -> None:
    assert PlainFeatures().margin(STATE, [20.0], 0) == 20.0
