"""Rulebook chapter 6: rondel actions."""

import pytest

from rules.three_sisters.components import COMPONENTS
from tests.rules.three_sisters.sisters_kit import (
    event,
    expect,
    is_legal,
    legal,
    owed,
    play,
    refused,
    scored,
    using,
)

ITEMS = " ".join(item.name for item in COMPONENTS.items)


@pytest.mark.rule("TS-6.1")
def test_ts_6_1_plant_or_water_comes_on_top_and_may_repeat_the_kind() -> None:
    state = using("3 plant-water")
    play(state, "plant 3 corn1 corn2", "plant 3 corn3 corn4")
    expect(state, "3.corn1=1 3.corn2=1 3.corn3=1 3.corn4=1")
    assert state.current_player == 1


@pytest.mark.rule("TS-6.2")
@pytest.mark.parametrize("space", ["shed-a", "shed-b"])
def test_ts_6_2_shed_time_is_one_shed_action_on_either_space(space: str) -> None:
    state = using(f"2 {space}", main="rondel", player=0)
    assert legal(state) == [f"shed {item.name}" for item in COMPONENTS.items]
    play(state, "shed tractor")
    expect(state, "tractor=1")
    assert state.current_player == 1


@pytest.mark.rule("TS-6.3")
def test_ts_6_3_compost_and_goods_are_both_gained_even_when_tracks_are_full() -> None:
    state = using("2 compost-goods", "goods=5 compost=3", main="rondel")
    play(state, "goods")
    expect(state, "goods=9 compost=4")
    full = using("2 compost-goods", "goods=120 filled=40", main="rondel")
    assert legal(full) == ["goods"]
    play(full, "goods")
    expect(full, "goods=120 filled=40")


@pytest.mark.rule("TS-6.4")
@pytest.mark.parametrize("space", ["hive-fruit-a", "hive-fruit-b"])
def test_ts_6_4_one_apiary_or_one_fruit_action_on_either_space(space: str) -> None:
    state = using(f"2 {space}", main="rondel")
    fruit = [f"fruit {row}" for row in ("apple", "peach", "blackberry", "raspberry")]
    assert legal(state) == ["apiary main", *fruit]
    play(state, "apiary main")
    expect(state, "main=1")
    assert state.current_player == 1


@pytest.mark.rule("TS-6.5")
def test_ts_6_5_the_market_space_is_a_visit_and_never_refused() -> None:
    state = using("2 market", "goods=4", main="rondel")
    assert legal(state) == ["market"]
    play(state, "market")
    assert owed(state) == "perennial"
    flowers = "tulip hydrangea iris hyacinth crocus daffodil"
    full = using("2 market", f"{flowers} goods=4 filled=40", main="rondel")
    assert legal(full) == ["market"]


@pytest.mark.rule("TS-6.6")
@pytest.mark.parametrize("stage", ["use", "shared"])
def test_ts_6_6_mulch_turns_a_rondel_action_into_a_perennial_action(stage: str) -> None:
    die = "2 market"
    dice: list[str] = [die] * (3 if stage == "use" else 2)
    state = using(die, "goods=70 mulch", stage=stage, dice=[*dice])
    play(state, "mulch iris")
    expect(state, "iris=1 compost=2")  # the Iris box's own compost, and none of the market's
    assert owed(state) == ""
    assert refused(state, "market") == "nothing-owed"
    assert refused(state, "mulch iris") == "nothing-owed"


@pytest.mark.rule("TS-6.6")
def test_ts_6_6_mulch_needs_the_item_and_a_perennial_with_a_box_left() -> None:
    assert refused(using("2 market"), "mulch iris") == "not-owned"
    assert refused(using("2 market", "iris mulch"), "mulch iris") == "full"
    flowers = "tulip hydrangea iris hyacinth crocus daffodil"
    assert legal(using("2 market", f"{flowers} mulch"), "mulch") == []


@pytest.mark.rule("TS-6.6")
def test_ts_6_6_alone_mulch_works_for_both_own_dice() -> None:
    first = using("2 market", "mulch", 1)
    second = using("2 market", "mulch", 1, dice=["3 hive-fruit-a"], pawn="plant-water")
    assert is_legal(first, "mulch tulip")
    assert is_legal(second, "mulch tulip")


@pytest.mark.rule("TS-6.7")
@pytest.mark.parametrize(
    ("die", "filled"),
    [
        ("2 shed-a", ITEMS),
        ("2 hive-fruit-b", "main wax honey split apple peach blackberry raspberry"),
        (
            "2 plant-water",
            " ".join(f"2.corn{n}=4 2.bean{n}=2" for n in range(1, 6)) + " 2.pumpkin1=4 spent=1",
        ),
    ],
)
def test_ts_6_7_the_rondel_is_passed_exactly_when_its_action_fills_no_box(die: str, filled: str) -> None:
    state = using(die, filled, main="rondel")
    assert "pass rondel" in legal(state)
    assert refused(using(die, main="rondel"), "pass rondel") == "must-act"
    play(state, "pass rondel")
    assert state.current_player == 1


@pytest.mark.rule("TS-6.7")
def test_ts_6_7_mulch_stays_possible_where_the_rondel_could_be_passed() -> None:
    state = using("2 shed-a", ITEMS, main="rondel")
    assert legal(state, "pass", "mulch")[0] == "pass rondel"
    assert len(legal(state, "mulch")) == 6


@pytest.mark.rule("TS-6.8")
def test_ts_6_8_the_example_of_shed_time() -> None:
    state = using("2 shed-b", main="rondel")
    play(state, "shed casserole_dish")
    expect(state, "casserole_dish=1")
    beans = " ".join(f"2.corn{n}=2 2.bean{n}=2" for n in range(1, 5))
    assert scored(f"{beans} casserole_dish=1")["shed"] == 0
    assert scored(f"{beans} casserole_dish=2")["shed"] == 2


def test_mulch_has_no_say_in_an_event() -> None:
    assert refused(event("market", "mulch goods=4"), "mulch iris") == "nothing-owed"
