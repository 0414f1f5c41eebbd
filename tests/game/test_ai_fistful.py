"""What the computer players make of Fistful's field, hands and goals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.fistful import FistfulEvaluation
from game.ai.fistful_field import expected_points
from rules.chance import Stream
from rules.fistful.components import APPLE, CARROT, KINDS, POTATO, WHEAT
from rules.fistful.field import PLOT_OF_NAME, PLOTS, bare_field
from rules.fistful.scoring import field_points
from rules.fistful.state import FistfulState
from rules.title import Json
from tests.game.playing import new_match, play_on


def shuffled_seeds(chance: Stream) -> list[int]:
    seeds = [kind for kind in KINDS for _ in range(6)]
    return [seeds.pop(chance.below(len(seeds))) for _ in range(len(seeds))]


@given(st.integers(1, 10**6))
def test_a_full_field_is_expected_to_score_what_it_scores(seed: int) -> None:
    field = bare_field()
    for plot, kind in zip(PLOTS, shuffled_seeds(Stream(seed)), strict=True):
        field[plot] = kind
    assert expected_points(field) == tuple(field_points(field, kind) for kind in KINDS)


@pytest.mark.parametrize("planted", [0, 6, 15])
def test_the_expectation_is_the_mean_of_random_endings(planted: int) -> None:
    chance = Stream(planted + 1)
    seeds, plots = shuffled_seeds(chance), list(PLOTS)
    plots = [plots.pop(chance.below(len(plots))) for _ in range(len(plots))]
    field = bare_field()
    for plot, kind in zip(plots[:planted], seeds, strict=False):
        field[plot] = kind
    sums, endings = [0.0] * 4, 1500
    for _ in range(endings):
        full, rest = field[:], seeds[planted:]
        for plot in plots[planted:]:
            full[plot] = rest.pop(chance.below(len(rest)))
        for kind in KINDS:
            sums[kind - 1] += field_points(full, kind) / endings
    assert expected_points(field) == pytest.approx(sums, abs=0.9)


def fistful(seed: int, length: int, count: int = 4, options: dict[str, Json] | None = None) -> FistfulState:
    state = play_on(new_match(seed, ["gardener"] * count, options), length).state
    assert isinstance(state, FistfulState)
    return state


@given(
    st.integers(0, 10**6),
    st.integers(0, 140),
    st.sampled_from([(4, {}), (4, {"late_goals": True}), (3, {"no_repeats": True}), (2, {}), (3, {})]),
)
def test_the_chances_of_all_players_add_up_to_one(
    seed: int, length: int, variant: tuple[int, dict[str, Json]]
) -> None:
    state = fistful(seed, length, *variant)
    evaluation = FistfulEvaluation()
    values = [evaluation.value(state, player) for player in range(variant[0])]
    assert sum(values) == pytest.approx(1.0)
    assert all(0 <= value <= 1 for value in values)


def with_goals(state: FistfulState, *goals: int) -> FistfulState:
    state.produce = list(goals)
    return state


def test_planting_for_the_own_goal_is_worth_more_than_beside_it() -> None:
    state = with_goals(fistful(7, 0), WHEAT, CARROT, APPLE, POTATO)
    beside, apart = state.copy(), state.copy()
    for each, plot in ((beside, "b1"), (apart, "e5")):
        for kind, name in ((WHEAT, "a1"), (WHEAT, plot)):
            each.field[PLOT_OF_NAME[name]] = kind
            each.free.remove(PLOT_OF_NAME[name])
    evaluation = FistfulEvaluation()
    assert evaluation.value(beside, 0) > evaluation.value(apart, 0)
    assert evaluation.value(beside, 1) < evaluation.value(apart, 1)


def test_a_seed_of_the_own_goal_is_better_kept_than_passed() -> None:
    state = with_goals(fistful(3, 4), WHEAT, CARROT, APPLE, POTATO)
    state.starter = state.turn = 0
    state.phase = 1
    state.hands = [1, 1, 1, 1] * 4
    values = {}
    for kind in (WHEAT, APPLE):
        after = state.copy()
        after.passes = [kind]
        after.turn = 1
        values[kind] = FistfulEvaluation().value(after, 0)
    assert values[WHEAT] < values[APPLE]


def test_the_neighbours_goal_is_not_given_away_lightly() -> None:
    state = with_goals(fistful(3, 4), WHEAT, CARROT, APPLE, POTATO)
    state.starter = state.turn = 0
    state.phase = 1
    state.hands = [1, 1, 1, 1] * 4
    values = {}
    for kind in (CARROT, APPLE):
        after = state.copy()
        after.passes = [kind]
        after.turn = 1
        values[kind] = FistfulEvaluation().value(after, 0)
    assert values[CARROT] < values[APPLE]


def test_nothing_planted_makes_all_alike() -> None:
    assert FistfulEvaluation().sacks(fistful(1, 0)) == [0.0] * 4


def test_goals_that_were_had_already_count_for_nothing_under_no_repeats() -> None:
    state = fistful(5, 46, options={"no_repeats": True, "late_goals": True})
    assert state.season == 2
    assert state.produce == [0] * 4
    state.past_produce = [WHEAT, CARROT, APPLE, POTATO]
    field_for_wheat = state.copy()
    field_for_wheat.field = bare_field()
    field_for_wheat.free = list(PLOTS)
    for name in ("a1", "b1", "a2", "b2"):
        field_for_wheat.field[PLOT_OF_NAME[name]] = WHEAT
        field_for_wheat.free.remove(PLOT_OF_NAME[name])
    sacks = FistfulEvaluation().sacks(field_for_wheat)
    assert sacks[0] < min(sacks[1:]), "player 0 has had wheat and cannot have it again"


def test_a_match_that_is_over_is_worth_its_outcome() -> None:
    state = fistful(9, 1000)
    outcome = state.outcome
    assert outcome is not None
    values = [FistfulEvaluation().value(state, player) for player in range(4)]
    assert [value > 0 for value in values] == [player in outcome.winners for player in range(4)]
