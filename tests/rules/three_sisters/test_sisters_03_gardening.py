"""Rulebook chapter 3: the gardening phase."""

import pytest

from rules.three_sisters.events import DieShared
from tests.rules.three_sisters.sisters_kit import expect, is_legal, legal, new, owed, play, refused, using


@pytest.mark.rule("TS-3.1")
def test_ts_3_1_each_takes_a_die_and_finishes_both_actions_before_the_next() -> None:
    state = new(3, [1, 2, 3, 4, 5], first=2)
    play(state, "die 3 shed-a", "plant 3 corn1")
    assert state.current_player == 2  # the rondel action is still owed
    play(state, "shed mulch")
    assert state.current_player == 0
    play(state, "die 4 compost-goods", "goods", "plant 4 corn1")
    assert state.current_player == 1


@pytest.mark.rule("TS-3.2")
def test_ts_3_2_a_value_is_an_option_once_and_the_die_leaves_the_rondel() -> None:
    state = new(2, [2, 2, 5, 6])
    assert legal(state) == ["die 2 hive-fruit-a", "die 5 plant-water", "die 6 shed-a"]
    play(state, "die 2 hive-fruit-a")
    assert [die.value for die in state.dice] == [2, 5, 6]
    assert refused(state, "die 5 plant-water") == "nothing-owed"


@pytest.mark.rule("TS-3.3")
def test_ts_3_3_the_first_action_done_is_complete_with_its_extra_actions() -> None:
    state = using("1 hive-fruit-a", "peach=1 1.corn1=1")
    play(state, "fruit peach")
    assert owed(state) == "water"
    assert refused(state, "plant 1 corn2") == "pending-first"
    play(state, "water 1", "plant 1 corn2")
    expect(state, "1.corn1=2 1.corn2=1")


@pytest.mark.rule("TS-3.3")
@pytest.mark.parametrize("action", ["pass garden", "pass rondel"])
def test_ts_3_3_neither_action_may_be_declined(action: str) -> None:
    assert refused(using("1 shed-a"), action) == "must-act"


@pytest.mark.rule("TS-3.4")
def test_ts_3_4_the_lowest_die_left_is_used_by_all() -> None:
    state = new(2, [1, 2, 5, 6])
    play(state, "die 1 hive-fruit-a", "plant 1 corn1", "fruit apple")
    events = play(state, "die 5 shed-a", "shed mulch", "plant 5 corn1")
    assert [(each.player, each.value) for each in events if isinstance(each, DieShared)] == [(0, 2)]
    events = play(state, "plant 2 corn1", "water 2")
    assert [(each.player, each.value) for each in events if isinstance(each, DieShared)] == [(1, 2)]
    play(state, "plant 2 pumpkin1", "plant 2 corn1 corn2")
    assert state.decision is not None
    assert state.decision.details["stage"] == "event"


@pytest.mark.rule("TS-3.4")
def test_ts_3_4_two_equal_dice_left_share_one_space() -> None:
    state = new(2, [1, 4, 4, 6])
    play(state, "die 1 hive-fruit-a", "plant 1 corn1", "fruit apple")
    play(state, "die 6 shed-a", "shed mulch", "plant 6 corn1")
    assert legal(state, "die") == []
    assert refused(state, "plant 5 corn1 pumpkin2") == "not-here"
    play(state, "plant 4 corn1", "plant 4 corn2")
    expect(state, "4.corn1=1 4.corn2=1")


@pytest.mark.rule("TS-3.5")
def test_ts_3_5_the_shared_die_stays_and_is_adjusted_for_the_own_sheet_only() -> None:
    die = "2 compost-goods"
    state = using(die, "compost=2", stage="shared", dice=[die, "5 hive-fruit-b"], pawn="shed-b")
    play(state, "plant 4 corn1", "goods")
    expect(state, "4.corn1=1 spent=2")
    assert [each.value for each in state.dice] == [2, 5]
    assert state.current_player == 1
    assert is_legal(state, "plant 2 corn1")
    expect(state, "spent=0", player=1)


@pytest.mark.rule("TS-3.6")
def test_ts_3_6_the_example_of_the_shared_die() -> None:
    state = new(4, [1, 1, 2, 2, 4, 6])
    play(state, "die 1 hive-fruit-a", "plant 1 corn1", "fruit apple")
    play(state, "die 1 hive-fruit-a", "plant 1 corn1", "fruit apple")
    play(state, "die 2 plant-water", "plant 2 corn1", "water 2")
    play(state, "die 4 shed-a", "plant 4 corn1", "shed mulch")
    for player in range(4):
        assert state.current_player == player
        play(state, "plant 2 pumpkin1", "plant 2 corn2 corn3")
        expect(state, "2.corn2=1 2.pumpkin1=1", player)
