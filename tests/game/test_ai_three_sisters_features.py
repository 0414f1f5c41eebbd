"""What the learned value of Three Sisters is made of."""

from __future__ import annotations

import pytest

from game.ai.choice import Budget
from game.ai.learned import LearnedValue, learned_value
from game.ai.one_ply import look_ahead
from game.ai.registry import FEATURES
from game.ai.three_sisters_clock import MARKETS_LEFT, Moment
from game.ai.three_sisters_features import ThreeSistersFeatures
from game.ai.three_sisters_outlook import Outlook
from game.ai.three_sisters_turn import solo_die
from rules.chance import Seeded, Stream
from rules.three_sisters import TITLE
from rules.three_sisters.scoring import score_of
from rules.three_sisters.stages import OVER
from rules.three_sisters.state import ThreeSistersState
from tests.rules.three_sisters.sisters_kit import before_event, event, new, owing, play, using

FEATURE_KIND = ThreeSistersFeatures()
NAMES = FEATURE_KIND.catalogue.names()


def named(state: ThreeSistersState, player: int = 0) -> set[str]:
    """The names of the features that are there."""
    return {NAMES[feature] for feature in FEATURE_KIND.active(state, player)}


def blocks(state: ThreeSistersState, player: int = 0) -> set[str]:
    """The blocks of the features that are there."""
    return {name.partition("=")[0] for name in named(state, player)}


def test_the_title_has_these_features() -> None:
    assert FEATURES["three_sisters"] is ThreeSistersFeatures
    assert len(set(NAMES)) == FEATURE_KIND.catalogue.size


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("weather", [False, True])
def test_random_matches_stay_within_the_catalogue_and_are_scored_as_the_rules_score(
    players: int,
    weather: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    chance, pick = Seeded(players), Stream(players)
    state = TITLE.new(TITLE.meta.setup(players, {"weather": weather}), chance)
    while state.current_player is not None:
        for player in range(players):
            active = FEATURE_KIND.active(state, player)
            assert all(0 <= feature < FEATURE_KIND.catalogue.size for feature in active)
            assert FEATURE_KIND.scored(state, player) == score_of(player, state.sheets[player]).total
            outlook = Outlook(state, player)
            moment = Moment(state, player)
            assert moment.uses == outlook.uses
            assert MARKETS_LEFT[moment.begun] == outlook.markets
        actions = state.legal_actions()
        state.advance(actions[pick.below(len(actions))], chance)
    assert state.stage == OVER
    totals = [score.total for score in state.scores()]
    assert [FEATURE_KIND.scored(state, player) for player in range(players)] == totals


def test_alone_the_die_that_is_left_is_foreseen() -> None:
    for seed in range(6):
        chance, pick = Seeded(seed), Stream(seed)
        state = TITLE.new(TITLE.meta.setup(1), chance)
        foreseen = None
        while state.current_player is not None:
            actions = state.legal_actions()
            if state.decision is not None and state.decision.kind == "die":
                assert foreseen is None or actions == [foreseen]
            foreseen = solo_die(state) if len(state.dice) < 4 else None
            state.advance(actions[pick.below(len(actions))], chance)


def test_what_is_owed_counts() -> None:
    nothing, bonus = owing("bonus", "goods=5"), owing("bonus, bonus", "goods=5")
    assert FEATURE_KIND.active(nothing, 0) != FEATURE_KIND.active(bonus, 0)
    assert named(owing("perennial iris", "iris=5")) != named(owing("perennial crocus", "iris=5"))
    assert named(owing("shed", "tractor=5")) != named(owing("shed", "mulch=0"))
    assert "owed" not in blocks(nothing, player=1)


def test_both_main_actions_count_while_they_are_owed() -> None:
    both, garden = using("2 plant-water"), using("2 plant-water", main="garden")
    assert {"garden_action", "rondel_action"} <= blocks(both)
    assert "rondel_action" not in blocks(garden)
    ripe, poor = using("2 market", "2.corn1=2 2.corn2=2"), using("5 market", "2.corn1=2 2.corn2=2")
    assert named(ripe) != named(poor)


def test_a_rain_that_has_reached_a_zone_no_longer_waters_it() -> None:
    raining = event("rain", "1.pumpkin1=3 1.pumpkin2=2 1.corn1=1 2.corn1=1")  # zone 1 has had its rain
    other = event("rain", "1.pumpkin1=3 1.pumpkin2=2 1.corn1=1 1.corn2=1")
    young = {name for name in named(raining) if name.startswith(("corn_1", "corn_2"))}
    assert len(young) == 2
    assert young != {name for name in named(other) if name.startswith(("corn_1", "corn_2"))}


def test_the_dice_on_the_rondel_count_for_whoever_has_yet_to_pick() -> None:
    start = new(2, [1, 2, 3, 4])
    assert "dice_to_choose" in blocks(start)
    assert "dice_to_choose" in blocks(start, player=1)
    play(start, str(start.legal_actions()[0]))
    assert "dice_to_choose" not in blocks(start)
    assert "die_to_come" in blocks(start)


def test_what_edith_crossed_off_counts() -> None:
    free = before_event("iris=4", 2, 1)
    crossed = before_event("iris=4 x:iris6 x:mulch", 2, 1)
    assert blocks(crossed) - blocks(free) == {"iris_crossed", "mulch_crossed"}


def test_the_weather_counts() -> None:
    usual, cold = using("2 hive-fruit-a", weather="foggy"), using("2 hive-fruit-a", weather="cold")
    assert named(usual) != named(cold)


def learned() -> LearnedValue:
    """The value that the game comes with."""
    value = learned_value("three_sisters")
    assert isinstance(value, LearnedValue)
    return value


@pytest.mark.parametrize("players", [1, 2])
def test_the_learned_value_plays_well(players: int) -> None:
    value = learned()
    chance, pick = Seeded(3), Stream(3)
    state = TITLE.new(TITLE.meta.setup(players), chance)
    while (player := state.current_player) is not None:
        choice = look_ahead(state.observe(player), value.value, Budget(1, 9.0), pick)
        state.advance(choice.action, chance)
    totals = [score.total for score in state.scores()]
    assert sum(totals) / players > 95


def test_plantings_that_come_to_the_same_are_thought_of_once() -> None:
    state = using("2 market", "2.corn1=2 2.corn2=2 2.corn3=1", main="garden")
    thought_of = [str(action) for action in FEATURE_KIND.considered(state, state.legal_actions())]
    plantings = [text for text in thought_of if text.startswith("plant 2")]
    assert plantings == [
        "plant 2 corn4 corn5",
        "plant 2 corn4 bean1",
        "plant 2 corn4 pumpkin1",
        "plant 2 bean1 bean2",
        "plant 2 bean1 pumpkin1",
    ]
    assert "water 2" in thought_of


def test_a_state_is_judged_when_the_turn_owes_nothing() -> None:
    state = using("2 market", main="garden")
    assert not FEATURE_KIND.is_quiet(state, 0)
    assert FEATURE_KIND.is_quiet(state, 1)
    assert not FEATURE_KIND.is_quiet(owing("bonus"), 0)
    start = new(2, [1, 2, 3, 4])
    assert FEATURE_KIND.is_quiet(start, 0)
    assert FEATURE_KIND.touches_others(start)
    assert not FEATURE_KIND.touches_others(state)


def test_late_a_nearly_finished_tractor_comes_before_anything_else() -> None:
    state = using("1 shed-a", "tractor=5", main="rondel", round=8)
    choice = look_ahead(state.observe(0), learned().value, Budget(1, 5.0), Stream(1))
    assert str(choice.action) == "shed tractor"
