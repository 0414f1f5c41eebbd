"""Rulebook chapter 5: adjusting the die."""

import pytest

from tests.rules.three_sisters.sisters_kit import expect, is_legal, legal, owing, play, refused, using

PLANTED = "1.corn1=1 2.corn1=1 3.corn1=1 4.corn1=1 5.corn1=1 6.corn1=1"


def zones(die: str, filled: str) -> list[str]:
    """The zones that can be watered where something grows everywhere."""
    return [text.split()[1] for text in legal(using(die, f"{PLANTED} {filled}"), "water")]


@pytest.mark.rule("TS-5.1")
def test_ts_5_1_each_compost_moves_the_value_by_one_and_values_wrap() -> None:
    assert zones("3 compost-goods", "compost=1 spent=1") == ["3"]
    assert zones("3 compost-goods", "compost=1") == ["2", "3", "4"]
    assert zones("6 compost-goods", "compost=1") == ["1", "5", "6"]
    assert zones("1 compost-goods", "compost=2") == ["1", "2", "3", "5", "6"]
    assert zones("1 compost-goods", "compost=3") == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("TS-5.2")
@pytest.mark.parametrize(
    ("iris", "reach"), [(1, ["3"]), (2, ["2", "3", "4"]), (4, ["1", "2", "3", "4", "5"])]
)
def test_ts_5_2_iris_gives_free_steps(iris: int, reach: list[str]) -> None:
    assert zones("3 compost-goods", f"iris={iris} compost=1 spent=1") == reach


@pytest.mark.rule("TS-5.2")
def test_ts_5_2_free_steps_come_first_and_are_combined_with_compost() -> None:
    state = using("3 compost-goods", f"{PLANTED} iris=2 compost=1")
    play(state, "water 5")
    expect(state, "compost=0 5.corn1=2")
    unused = using("3 compost-goods", f"{PLANTED} iris=4 compost=1")
    play(unused, "water 3")
    assert refused(using("3 compost-goods", f"{PLANTED} iris=2 compost=1"), "water 6") == "no-compost"


@pytest.mark.rule("TS-5.3")
@pytest.mark.parametrize(
    ("die", "zone", "iris", "cost"),
    [(5, 3, 0, 2), (5, 1, 0, 2), (1, 6, 0, 1), (2, 5, 0, 3), (2, 5, 2, 2), (2, 5, 4, 1), (2, 3, 4, 0)],
)
def test_ts_5_3_the_cost_is_the_shorter_way_round(die: int, zone: int, iris: int, cost: int) -> None:
    state = using(f"{die} compost-goods", f"{PLANTED} iris={iris} compost=9")
    play(state, f"water {zone}")
    expect(state, f"compost={9 - cost}")


@pytest.mark.rule("TS-5.3")
def test_ts_5_3_no_more_than_the_cost_may_be_spent() -> None:
    state = using("5 compost-goods", f"{PLANTED} compost=9")
    assert refused(state, "water 3 compost 3") == "bad-notation"
    assert refused(state, "water 5 compost 6") == "bad-notation"  # once around
    play(state, "water 3 compost 2")
    expect(state, "compost=7")


@pytest.mark.rule("TS-5.4")
def test_ts_5_4_both_actions_of_plant_or_water_use_the_same_value() -> None:
    state = using("2 plant-water", f"{PLANTED} compost=5")
    play(state, "water 4")
    assert refused(state, "water 2") == "value-fixed"
    assert refused(state, "water 5") == "value-fixed"
    assert is_legal(state, "water 4")
    assert all(text.split()[1] == "4" for text in legal(state, "plant"))


@pytest.mark.rule("TS-5.5")
def test_ts_5_5_the_first_use_fixes_the_value_and_is_paid_once() -> None:
    state = using("2 plant-water", f"{PLANTED} compost=5")
    play(state, "water 3", "water 3")
    expect(state, "compost=4 3.corn1=3")
    own = using("2 plant-water", f"{PLANTED} compost=5")
    play(own, "water 2")
    assert refused(own, "water 3") == "value-fixed"


@pytest.mark.rule("TS-5.5")
def test_ts_5_5_mulch_and_passing_fix_nothing() -> None:
    state = using("2 plant-water", f"{PLANTED} compost=5 mulch")
    play(state, "mulch iris")
    assert is_legal(state, "water 3")
    empty = using("2 plant-water", f"{FULL_ZONE_2} compost=2")
    play(empty, "pass garden")
    assert is_legal(empty, "plant 3 corn1")


FULL_ZONE_2 = " ".join(f"2.corn{n}=4 2.bean{n}=2" for n in range(1, 6)) + " 2.pumpkin1=4"


@pytest.mark.rule("TS-5.6")
def test_ts_5_6_only_planting_and_watering_are_adjusted() -> None:
    state = using("2 shed-a", f"{PLANTED} compost=2")
    play(state, "shed mulch")
    expect(state, "compost=2")
    extra = owing("water, plant", f"{PLANTED} compost=1 spent=1")
    assert legal(extra, "water") == [f"water {zone}" for zone in range(1, 7)]
    assert {text.split()[1] for text in legal(extra, "plant")} == set("123456")
    play(extra, "water 4")
    expect(extra, "compost=0 4.corn1=2")


@pytest.mark.rule("TS-5.7")
def test_ts_5_7_a_zone_that_costs_too_much_is_refused() -> None:
    state = using("2 compost-goods", f"{PLANTED} compost=1")
    assert refused(state, "water 4") == "no-compost"
    assert refused(state, "plant 4 corn2") == "no-compost"


@pytest.mark.rule("TS-5.7")
def test_ts_5_7_compost_and_iris_gained_before_the_value_is_fixed_count() -> None:
    state = using("2 compost-goods", f"{PLANTED} compost=1")
    play(state, "goods", "water 4")
    expect(state, "compost=0 4.corn1=2")
    iris = using("2 shed-a", f"{PLANTED} iris=1 compost=1 spent=1 mulch")
    play(iris, "mulch iris", "water 3")
    expect(iris, "iris=2 3.corn1=2")


@pytest.mark.rule("TS-5.8")
def test_ts_5_8_the_example_of_adjusting() -> None:
    state = using("5 shed-a", "3.corn1=1 compost=2")
    play(state, "water 3")
    expect(state, "3.corn1=2 compost=0")
