"""What the learned value knows of Fistful: the promise of a field, features, and what points are worth."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.choice import Budget
from game.ai.features import AT_ONCE
from game.ai.fistful_features import (
    PROMISE,
    RIVALS,
    FistfulFeatures,
    plantings_before,
)
from game.ai.fistful_field import expected_points
from game.ai.fistful_goals import suspected_deals
from game.ai.fistful_hands import hands_after_passing
from game.ai.fistful_outlook import outlook_of
from game.ai.fistful_places import chances_of_winning, expected_sacks
from game.ai.learned import LearnedValue
from game.ai.one_ply import look_ahead
from game.ai.weights import read_weights, weights_path
from game.titles import title_of
from rules.chance import Seeded, Stream
from rules.fistful.components import APPLE, CARROT, KINDS, POTATO, WHEAT
from rules.fistful.scoring import field_points
from rules.fistful.state import OVER, PASSING, FistfulState
from rules.title import Json
from tests.game.playing import new_match, play_on

MODES = st.sampled_from(
    [(4, {}), (4, {"late_goals": True, "no_repeats": True}), (3, {}), (3, {"no_repeats": True}), (2, {})]
)
SEEDS = st.integers(0, 10**6)
LENGTHS = st.integers(0, 140)
FEATURES = FistfulFeatures()


def fistful(seed: int, length: int, mode: tuple[int, dict[str, Json]] = (4, {})) -> FistfulState:
    state = play_on(new_match(seed, ["gardener"] * mode[0], mode[1]), length).state
    assert isinstance(state, FistfulState)
    return state


def learned() -> LearnedValue:
    return LearnedValue(FEATURES, read_weights(weights_path("fistful"), FEATURES))


@given(SEEDS, LENGTHS)
def test_the_tables_expect_what_the_formula_does(seed: int, length: int) -> None:
    field = fistful(seed, length).field
    assert outlook_of(field).points == pytest.approx(expected_points(field))


@given(SEEDS, st.integers(0, 45))
def test_the_best_and_the_worst_plot_are_found_by_planting_on_each(seed: int, length: int) -> None:
    state = fistful(seed, length)
    outlook = outlook_of(state.field)
    for kind in KINDS:
        gains = []
        for plot in state.free:
            after = state.field[:]
            after[plot] = kind
            gains.append(field_points(after, kind) - field_points(state.field, kind))
        assert (outlook.best[kind - 1], outlook.worst[kind - 1]) == (max(gains), min(gains))


@given(SEEDS, LENGTHS, MODES)
def test_features_are_in_the_catalogue(seed: int, length: int, mode: tuple[int, dict[str, Json]]) -> None:
    state = fistful(seed, length, mode)
    if state.phase == OVER:
        return
    assert FEATURES.weight_set(state) in FEATURES.weight_sets
    goals = sum(goal > 0 for goal in state.produce) // mode[0]
    for player in range(mode[0]):
        active = FEATURES.active(state, player)
        assert all(0 <= feature < FEATURES.catalogue.size for feature in active)
        blocks = {FEATURES.catalogue.block_of(feature).name for feature in active}
        assert len(blocks) == (0 if goals == 0 else 7 + (mode[0] != 3))
        assert len(active) == goals * len(blocks)


def test_the_catalogue_is_as_big_as_agreed() -> None:
    assert 200 <= FEATURES.catalogue.size <= 900


@settings(max_examples=20)
@given(SEEDS, MODES)
def test_in_the_end_all_points_are_scored_and_worth_is_the_share_of_the_win(
    seed: int, mode: tuple[int, dict[str, Json]]
) -> None:
    state = fistful(seed, 1000, mode)
    assert [FEATURES.scored(state, player) for player in range(mode[0])] == [
        score.tiebreak[0] for score in state.scores()
    ]
    outcome = state.outcome
    assert outcome is not None
    values = learned().values(state, mode[0])
    assert sum(values) == pytest.approx(1.0)
    assert [value > 0 for value in values] == [player in outcome.winners for player in range(mode[0])]


@settings(max_examples=20)
@given(SEEDS, LENGTHS, MODES)
def test_chances_are_chances(seed: int, length: int, mode: tuple[int, dict[str, Json]]) -> None:
    state = fistful(seed, length, mode)
    value = learned()
    values = value.values(state, mode[0])
    assert values == pytest.approx([value.value(state, player) for player in range(mode[0])])
    assert all(0 <= each <= 1 for each in values)
    assert sum(values) == pytest.approx(1.0)


@settings(max_examples=15)
@given(SEEDS, st.integers(0, 131), st.integers(1, 10**6))
def test_what_cannot_be_seen_makes_no_difference(seed: int, length: int, other: int) -> None:
    state = fistful(seed, length)
    player = state.current_player
    assert player is not None
    twin = state.determinize(player, Stream(other))
    value = learned().value
    choice = look_ahead(state.observe(player), value, Budget(1, 60.0), Stream(3))
    assert look_ahead(twin.observe(player), value, Budget(1, 60.0), Stream(3)) == choice


def passing() -> FistfulState:
    state = fistful(3, 4)
    state.produce = [WHEAT, POTATO, 1, 3]
    state.hands = [2, 1, 1, 1] * 4
    state.starter = state.turn = 0
    assert state.phase == PASSING
    return state


def test_a_seed_set_aside_is_the_neighbours_already() -> None:
    state = passing()
    after = state.copy()
    after.passes, after.turn = [WHEAT], 1
    assert hands_after_passing(state)[:8] == [2, 1, 1, 1, 2, 1, 1, 1]
    assert hands_after_passing(after)[:8] == [2, 0, 1, 1, 2, 2, 1, 1]
    assert FEATURES.active(after, 0) != FEATURES.active(state, 0)
    assert after.hands == state.hands


def test_plantings_of_others_are_counted_until_a_hand_plants() -> None:
    state = fistful(1, 0)
    state.starter, state.turn = 2, 1
    assert [plantings_before(state, hand) for hand in (3, 0, 1, 2)] == [0, 1, 2, 6]
    state.phase = PASSING
    assert [plantings_before(state, hand) for hand in (3, 0, 1, 2)] == [0, 1, 2, 3]


def with_lead(state: FistfulState, lead: float) -> list[list[float]]:
    """Points for every hand and kind: those of hand 0 are so many more."""
    return [[10.0 + (lead if hand == 0 else 0.0)] * 4 for hand in range(state.variant.hands)]


def test_points_ahead_are_sacks_the_surer_the_fuller_the_field() -> None:
    early, late = fistful(1, 0), fistful(1, 41)
    assert len(late.free) < 4 < len(early.free)
    for state in (early, late):
        sacks = expected_sacks(state, with_lead(state, 3.0))
        assert sacks[0] > max(sacks[1:])
    assert expected_sacks(late, with_lead(late, 3.0))[0] > expected_sacks(early, with_lead(early, 3.0))[0]
    assert expected_sacks(late, with_lead(late, 9.0))[0] == pytest.approx(3.0, abs=0.01)


def test_equal_points_share_a_place() -> None:
    state = fistful(1, 41)
    sacks = expected_sacks(state, with_lead(state, 0.0))
    assert min(sacks) > 1.5 + 0.1, "the mean of 3, 2, 1 and 0 is less"


def test_a_lead_in_sacks_is_worth_more_the_fewer_seasons_are_left() -> None:
    for players in (2, 3, 4):
        chances = []
        for season in (2, 3):
            state = fistful(5, 60, (players, {}))
            state.season = season
            state.past_sacks = [3] + [1] * (state.variant.hands - 1)
            chances.append(chances_of_winning(state, [1.5] * state.variant.hands)[0])
        assert 1 / players < chances[0] < chances[1] < 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_weights_win_against_chance(players: int) -> None:
    title, value, sacks = title_of("fistful"), learned().value, [0, 0]
    for seed in (1,):
        state = title.new(title.meta.setup(players), Seeded(seed))
        chance = Stream(seed)
        while (player := state.current_player) is not None:
            actions = state.legal_actions()
            action = actions[chance.below(len(actions))]
            if player == 0 and len(actions) > 1:
                action = look_ahead(state.observe(0), value, Budget(1, 60.0), chance).action
            state.advance(action, Seeded(seed))
        for score in state.scores():
            sacks[score.player > 0] += score.total
    assert sacks[0] > sacks[1] / (players - 1)


def test_a_hint_may_say_that_it_keeps_the_others_small() -> None:
    state = fistful(2, 12)
    player = state.current_player
    assert player is not None
    weights = learned().weights["4"]
    parts = FEATURES.parts(state, player, weights)
    assert PROMISE in parts
    assert AT_ONCE not in parts
    poorer = state.copy()
    poorer.produce = [CARROT, WHEAT, APPLE, POTATO]
    state.produce = poorer.produce[:]
    for other in range(4):
        state.hands[5 * other], poorer.hands[5 * other] = 3, 0
    parts = FEATURES.parts(state, player, weights)
    assert FEATURES.parts(poorer, player, weights)[RIVALS] > parts[RIVALS]


def planted_for_own_goals(seed: int, rounds: int) -> FistfulState:
    """A match in which everybody plants for the own goal; its third round and later."""
    title, chance = title_of("fistful"), Stream(seed)
    state = title.new(title.meta.setup(4), Seeded(seed))
    assert isinstance(state, FistfulState)
    while state.round <= rounds:
        player = state.current_player
        assert player is not None
        choice = look_ahead(state.observe(player), learned().value, Budget(1, 60.0), chance)
        state.advance(choice.action, chance)
    return state


@pytest.mark.parametrize("seed", [3, 4])
def test_plantings_give_goals_away(seed: int) -> None:
    state = planted_for_own_goals(seed, 3)
    deals, weights = suspected_deals(state.observe(0), FEATURES._look)
    assert len(deals) == 6
    likely = sum(weight for deal, weight in zip(deals, weights, strict=True) if deal == tuple(state.produce))
    assert likely > 0.5 * sum(weights)
    guesses = [FEATURES.guess(state.observe(0), 0, Stream(number)) for number in range(40)]
    assert all(guess.observe(0) == state.observe(0) for guess in guesses)
    assert sum(guess.produce == state.produce for guess in guesses if isinstance(guess, FistfulState)) > 20


@settings(max_examples=20)
@given(SEEDS, LENGTHS, MODES, st.integers(1, 10**6))
def test_a_guess_fits_what_is_seen_and_needs_no_more(
    seed: int, length: int, mode: tuple[int, dict[str, Json]], other: int
) -> None:
    state = fistful(seed, length, mode)
    for player in range(mode[0]):
        guess = FEATURES.guess(state, player, Stream(7))
        assert guess.observe(player) == state.observe(player)
        twin = state.determinize(player, Stream(other))
        assert FEATURES.guess(twin, player, Stream(7)) == guess


def test_before_anything_is_planted_every_deal_is_as_likely() -> None:
    _, weights = suspected_deals(fistful(1, 0).observe(0), FEATURES._look)
    assert len(weights) == 6
    assert len(set(weights)) == 1


def test_goals_that_come_late_are_not_given_away_before() -> None:
    state = fistful(1, 16, (4, {"late_goals": True}))
    assert state.round == 3
    assert len(set(suspected_deals(state.observe(0), FEATURES._look)[1])) == 1
