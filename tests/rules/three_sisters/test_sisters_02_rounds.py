"""Rulebook chapter 2: rounds and planning."""

import pytest

from rules.three_sisters.events import DiceRolled, MatchEnded, RoundStarted
from tests.rules.three_sisters.sisters_kit import before_event, event, legal, new, play, refused


@pytest.mark.rule("TS-2.1")
def test_ts_2_1_gardening_then_the_event_then_the_next_player_is_first() -> None:
    state = event("shed", first=1, player=0)  # player 0 is last of the two and passes on
    assert (state.current_player, state.round) == (1, 6)
    events = play(state, "shed mulch", "shed mulch")
    assert [each for each in events if isinstance(each, RoundStarted)] == [RoundStarted(7, 0, 0)]
    assert (state.current_player, state.round, state.first) == (0, 7, 0)


@pytest.mark.rule("TS-2.1")
def test_ts_2_1_after_round_eight_the_game_ends() -> None:
    state = before_event("", 8)
    events = play(state, "goods")
    assert isinstance(events[-1], MatchEnded)
    assert state.current_player is None
    assert refused(state, "goods") == "game-over"


@pytest.mark.rule("TS-2.2")
def test_ts_2_2_equal_values_form_one_group_and_all_dice_are_rolled_again() -> None:
    state = new(2, [4, 2, 4, 4])
    assert legal(state) == ["die 2 hive-fruit-a", "die 4 plant-water"]
    assert [die.value for die in state.dice] == [2, 4, 4, 4]
    later = before_event("", 1)
    play(later, "goods", "shed mulch", "shed mulch", dice=[5, 5, 6, 6])
    assert [each.value for each in later.dice] == [5, 5, 6, 6]


@pytest.mark.rule("TS-2.3")
def test_ts_2_3_groups_go_clockwise_from_the_pawn_one_to_a_space() -> None:
    state = before_event("", 1, pawn="shed-b")
    play(state, "goods", "shed mulch", "shed mulch", dice=[6, 1, 6, 3])
    assert legal(state) == ["die 1 shed-b", "die 3 market", "die 6 hive-fruit-a"]


@pytest.mark.rule("TS-2.4")
@pytest.mark.parametrize(
    ("dice", "pawn"),
    [
        ([3, 3, 3, 3, 3, 3], "plant-water"),
        ([1, 2, 3, 3, 3, 3], "compost-goods"),
        ([1, 2, 3, 4, 5, 6], "market"),
    ],
)
def test_ts_2_4_the_pawn_goes_on_by_as_many_spaces_as_there_are_values(dice: list[int], pawn: str) -> None:
    state = new(4, dice)
    assert state.position()["pawn"] == pawn
    play(state, legal(state)[0])
    assert state.position()["pawn"] == pawn  # it stays there until the next roll


@pytest.mark.rule("TS-2.5")
def test_ts_2_5_the_example_of_planning() -> None:
    state = new(4, [1, 1, 2, 2, 4, 6])
    dice = [f"{die}".removeprefix("die ") for die in state.dice]
    assert dice == [
        "1 hive-fruit-a",
        "1 hive-fruit-a",
        "2 plant-water",
        "2 plant-water",
        "4 shed-a",
        "6 compost-goods",
    ]
    assert state.position()["pawn"] == "hive-fruit-b"


@pytest.mark.rule("TS-2.6")
def test_ts_2_6_planning_asks_nothing_and_the_roll_is_told() -> None:
    state = event("shed")
    play(state, "shed mulch")
    events = play(state, "shed mulch", dice=[4, 1, 2, 1])
    (rolled,) = (each for each in events if isinstance(each, DiceRolled))
    assert (rolled.round, rolled.values) == (7, (1, 1, 2, 4))
    assert rolled.text == "roll 1 1 2 4"
    assert state.decision is not None
    assert state.decision.kind == "die"
