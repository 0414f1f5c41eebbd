"""How far ahead a player is, for every title that does not say it otherwise."""

from __future__ import annotations

import pytest

from game.titles import title_of
from rules.chance import Seeded
from tests.game.plain_features import PlainFeatures

FARM = title_of("sunfield")
STATE = FARM.new(FARM.meta.setup(4), Seeded(1))


@pytest.mark.parametrize(
    ("rivalry", "ahead", "behind"), [(1.0, 5.0, -5.0), (0.5, 12.5, 5.0), (0.0, 20.0, 15.0)]
)
def test_a_point_of_the_best_other_counts_as_rivalry(rivalry: float, ahead: float, behind: float) -> None:
    features = PlainFeatures()
    features.rivalry = rivalry
    assert features.margin(STATE, [20.0, 15.0, 9.0, 3.0], 0) == ahead
    assert features.margin(STATE, [20.0, 15.0, 9.0, 3.0], 1) == behind


def test_who_is_alone_has_nobody_to_be_ahead_of() -> None:
    assert PlainFeatures().margin(STATE, [20.0], 0) == 20.0
