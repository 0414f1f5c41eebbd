"""What the learned value of Herbaceous Sprouts is made of."""

from __future__ import annotations

import pytest

from game.ai.learned import LearnedValue
from game.ai.sprouts_catalogue import CATALOGUE, tile_table
from game.ai.sprouts_features import SproutsFeatures
from game.ai.sprouts_outlook import Spaces
from game.ai.sprouts_shape import shape_of
from game.ai.training import best_action
from game.ai.weights import read_weights, weights_path
from rules.chance import Seeded, Stream
from rules.sprouts.beds import BED_OF_NAME
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.rival import rival_score
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import OVER
from tests.rules.sprouts.sprouts_kit import TEAMS, dice, new, pot_names, table

FEATURES = SproutsFeatures()
MODES: list[tuple[int, dict[str, bool | str]]] = [
    (1, {}),
    (1, {"advanced_solo": True}),
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"mode": "advanced"}),
    (4, TEAMS),
]


def named(state: SproutsState, player: int = 0) -> set[str]:
    """The names of what is active."""
    names = CATALOGUE.names()
    return {names[feature] for feature in FEATURES.active(state, player)}


def block(state: SproutsState, name: str, player: int = 0) -> set[str]:
    """What is active of one block."""
    return {feature for feature in named(state, player) if feature.startswith(f"{name}=")}


@pytest.mark.parametrize(("players", "options"), MODES)
def test_features_are_in_the_catalogue_and_the_end_is_the_score(
    players: int, options: dict[str, bool | str]
) -> None:
    state = new(players, seed=players, **options)
    chance = Stream(players)
    assert FEATURES.weight_set(state) in FEATURES.weight_sets
    while state.current_player is not None:
        for player in range(players):
            active = FEATURES.active(state, player)
            assert active
            assert all(0 <= feature < CATALOGUE.size for feature in active)
        actions = state.legal_actions()
        state.advance(actions[chance.below(len(actions))], chance)
    assert state.step == OVER
    for player, score in enumerate(state.scores()):
        rival = rival_score(state) if players == 1 else 0
        assert FEATURES.scored(state, player) == score.total - rival


def test_what_a_player_sees_is_enough() -> None:
    state = new(3, seed=4)
    for player in range(3):
        seen = state.observe(player).determinize(player, Seeded(1))
        assert FEATURES.active(seen, player) == FEATURES.active(state, player)


def test_colours_of_equal_faces_matter_less_than_faces() -> None:
    one, other = table("plant", dice("LLB")), table("plant", dice("LLS"))
    assert named(one) == named(other), "which herb it is does not matter by itself"
    assert named(one) != named(table("plant", dice("LBS")))


def test_tools_not_used_yet_are_seen() -> None:
    owed = table("special", dice("LLB"), card="T12")
    used = table("special", dice("LLB"), card="T12", tools=["gloves"], bags_lost=True)
    assert block(owed, "again") != block(used, "again")
    assert named(table("special", dice("LLB"), card="T12", tools=[], bags_lost=True)) != named(used)


def test_dice_of_the_card_just_taken_count_before_they_are_stored() -> None:
    third = table("keep", "yellow-lavender pink-lavender", card="T14", dice=["blue-lavender", "pink-bay"])
    other = table("keep", "yellow-lavender pink-lavender", card="T14", dice=["blue-saffron", "pink-bay"])
    assert block(third, "plan") != block(other, "plan")


def test_pots_and_wilds_go_into_plans() -> None:
    spaces = Spaces(COMPONENTS, tuple(len(COMPONENTS.worth[bed]) for bed in COMPONENTS.beds))
    plain = spaces.plan(shape_of((3, 0, 0, 0, 0), 0), 1)
    helped = spaces.plan(shape_of((3, 0, 0, 0, 0), 1), 1)
    assert helped.worth > plain.worth
    assert block(table("plant", dice("LL"), pots=[pot_names("L"), []]), "plan") != block(
        table("plant", dice("LL")), "plan"
    )


def test_a_plan_goes_for_two_spaces_that_share_no_seed() -> None:
    spaces = Spaces(COMPONENTS, tuple(len(COMPONENTS.worth[bed]) for bed in COMPONENTS.beds))
    plan = spaces.plan(shape_of((4, 1, 1, 1, 0), 0), 0)
    assert {plan.bed, plan.second} == {BED_OF_NAME["same-4"], BED_OF_NAME["diff-3"]}
    assert plan.rest.seeds == 0
    assert (plan.missing, plan.second_missing) == (0, 0)


def test_tiles_draw_a_line_between_two_sizes() -> None:
    table_ = tile_table(100, 10)
    assert table_[0] == (100, 100, 100, 100)
    assert table_[6] == (101, 101, 102, 102)
    assert table_[199] == (109, 109, 109, 109)


def test_teams_are_ahead_together() -> None:
    state = new(4, seed=2, mode="teams")
    assert FEATURES.margin(state, [10, 5, 20, 5], 0) == 20
    assert FEATURES.margin(state, [10, 5, 20, 5], 1) == -20
    low = new(4, seed=2, mode="teams", lowest_score=True)
    assert FEATURES.margin(low, [30, 9, 8, 9], 0) < 10
    assert FEATURES.margin(low, [9, 9, 10, 9], 2) > FEATURES.margin(low, [9, 9, 9, 9], 2)
    assert FEATURES.margin(new(4, seed=2), [10, 5, 20, 5], 0) == -10


def test_the_weights_play_well() -> None:
    value = LearnedValue(FEATURES, read_weights(weights_path("sprouts"), FEATURES))
    total = 0
    for seed in range(3):
        state = new(2, seed=seed)
        chance = Stream(seed)
        while (player := state.current_player) is not None:
            actions = FEATURES.considered(state, state.legal_actions())
            chosen = best_action(state, player, value, chance, 2) if len(actions) > 1 else 0
            state.advance(actions[chosen], Seeded(seed))
        total += sum(score.total for score in state.scores())
    assert total / 6 > 24, "by chance alone a player comes to about 10"


def thought_of(state: SproutsState) -> list[str]:
    """What is worth a thought in ``state``."""
    return [str(action) for action in FEATURES.considered(state, state.legal_actions())]


def test_of_plantings_that_come_to_the_same_one_is_thought_of() -> None:
    state = table("plant", "blue-lavender pink-lavender yellow-bay yellow-lavender yellow-lavender")
    legal = [str(action) for action in state.legal_actions()]
    thought = thought_of(state)
    assert len([text for text in legal if text.startswith("plant same-3")]) == 3
    assert len([text for text in thought if text.startswith("plant same-3")]) == 1
    assert {text.split()[1] for text in legal if text != "done"} == {
        text.split()[1] for text in thought if text != "done"
    }


def test_a_pot_and_a_die_are_not_the_same() -> None:
    thought = thought_of(table("plant", dice("LL"), pots=[pot_names("L"), []]))
    assert len([text for text in thought if text.startswith("plant pairs-1")]) == 2


def test_a_flower_goes_to_the_best_space_and_a_wild_is_not_rolled() -> None:
    assert thought_of(table("special", dice("pYW"), card="T01")) == [
        "done",
        "yellow green_peony-peony flower-5",
    ]
    assert all("blue-wild" not in text for text in thought_of(table("special", dice("GWL"), card="T01")))


def test_a_turn_is_quiet_when_planting_begins() -> None:
    assert not FEATURES.is_quiet(table("special", dice("LL"), card="T12"), 0)
    assert FEATURES.is_quiet(table("special", dice("LL"), card="T12"), 1)
    assert FEATURES.is_quiet(table("plant", dice("LL")), 0)
    assert FEATURES.touches_others(table("plant", dice("LL")))
    assert not FEATURES.touches_others(table("plant", dice("LL"), players=1))
