"""Rulebook chapter 4: planting and watering."""

import pytest

from tests.rules.three_sisters.sisters_kit import expect, is_legal, legal, play, refused, using

FULL_ZONE_1 = (
    "1.corn1=4 1.corn2=4 1.corn3=4 1.bean1=2 1.bean2=2 1.bean3=2 1.pumpkin1=4 1.pumpkin2=3 1.pumpkin3=1"
)


@pytest.mark.rule("TS-4.1")
@pytest.mark.parametrize("zone", [1, 2, 3, 4, 5, 6])
def test_ts_4_1_the_value_names_the_zone_to_plant_or_water(zone: int) -> None:
    state = using(f"{zone} compost-goods", f"{zone}.corn1=1 compost=1 spent=1")
    assert is_legal(state, f"plant {zone} corn2 pumpkin1")
    assert legal(state, "water") == [f"water {zone}"]
    assert all(text.split()[1] == str(zone) for text in legal(state, "plant"))


@pytest.mark.rule("TS-4.2")
def test_ts_4_2_planting_fills_the_lowest_box_of_up_to_two_crops() -> None:
    state = using("3 compost-goods", "3.corn1=1")
    assert is_legal(state, "plant 3 corn2")
    assert refused(state, "plant 3 corn2 corn3 corn4") == "too-many"
    assert refused(state, "plant 3 corn2 corn2") == "too-many"
    assert refused(state, "plant 3") == "nothing-grows"
    assert refused(state, "plant 3 corn1 corn2") == "planted"
    play(state, "plant 3 corn2 pumpkin1")
    expect(state, "3.corn1=1 3.corn2=1 3.pumpkin1=1 3.corn3=0")


@pytest.mark.rule("TS-4.3")
@pytest.mark.parametrize(("height", "allowed"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_ts_4_3_a_bean_needs_corn_two_boxes_high(height: int, allowed: bool) -> None:  # noqa: FBT001
    state = using("2 compost-goods", f"2.corn3={height}")
    assert is_legal(state, "plant 2 bean3") == allowed
    if not allowed:
        assert refused(state, "plant 2 bean3") == "corn-too-low"


@pytest.mark.rule("TS-4.3")
def test_ts_4_3_the_corn_is_looked_at_before_the_plant_action_begins() -> None:
    assert refused(using("1 compost-goods"), "plant 1 corn1 bean1") == "corn-too-low"


@pytest.mark.rule("TS-4.4")
def test_ts_4_4_every_planted_crop_grows_and_no_other() -> None:
    state = using("2 plant-water", "2.corn1=4 2.corn2=1 2.bean1=1 2.pumpkin1=2 3.corn1=1")
    play(state, "water 2")
    expect(state, "2.corn1=4 2.corn2=2 2.bean1=2 2.pumpkin1=3 2.corn3=0 3.corn1=1")
    play(state, "water 2")
    expect(state, "2.corn1=4 2.corn2=3 2.bean1=2 2.pumpkin1=4 2.corn3=0 3.corn1=1")


@pytest.mark.rule("TS-4.5")
@pytest.mark.parametrize("zone", [1, 4])
def test_ts_4_5_a_pumpkin_one_box_high_is_harvested_by_planting(zone: int) -> None:
    state = using(f"{zone} compost-goods")
    play(state, f"plant {zone} pumpkin3")
    expect(state, f"{zone}.pumpkin3=1 goods=1")


@pytest.mark.rule("TS-4.6")
def test_ts_4_6_an_action_that_fills_no_box_is_refused() -> None:
    assert refused(using("1 compost-goods"), "water 1") == "nothing-grows"
    assert refused(using("1 compost-goods", FULL_ZONE_1), "water 1") == "nothing-grows"
    assert refused(using("1 compost-goods"), "plant 1") == "nothing-grows"


@pytest.mark.rule("TS-4.7")
def test_ts_4_7_garden_is_passed_exactly_when_nothing_fits_at_the_own_value() -> None:
    assert not is_legal(using("1 compost-goods"), "pass garden")
    state = using("1 compost-goods", f"{FULL_ZONE_1} compost=2")
    assert is_legal(state, "pass garden")
    assert is_legal(state, "plant 2 corn1")  # or the die is adjusted instead
    play(state, "pass garden", "goods")
    assert state.current_player == 1


@pytest.mark.rule("TS-4.7")
def test_ts_4_7_a_fixed_value_counts_instead_of_the_own() -> None:
    nearly = FULL_ZONE_1.replace("1.corn1=4", "1.corn1=3")
    state = using("2 plant-water", f"{nearly} compost=1")
    play(state, "water 1")
    assert legal(state) == ["pass rondel"]  # zone 1 is full now, and zone 2 is out of reach


@pytest.mark.rule("TS-4.8")
def test_ts_4_8_the_example_of_planting() -> None:
    state = using("1 compost-goods")
    assert all(refused(state, f"plant 1 bean{number}") == "corn-too-low" for number in (1, 2, 3))
    play(state, "plant 1 corn1 pumpkin1")
    expect(state, "1.corn1=1 1.pumpkin1=1")


@pytest.mark.rule("TS-4.9")
def test_ts_4_9_the_example_of_watering() -> None:
    state = using("1 compost-goods", "1.pumpkin1=1 1.pumpkin2=1 1.corn1=2 1.corn2=1 1.bean1=1")
    play(state, "water 1")
    expect(state, "1.pumpkin1=2 1.pumpkin2=2 1.corn1=3 1.corn2=2 1.bean1=2 1.corn3=0 1.bean2=0 1.pumpkin3=0")
