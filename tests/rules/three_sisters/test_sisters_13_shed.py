"""Rulebook chapter 13: the shed."""

import pytest

from rules.three_sisters.components import COMPONENTS
from tests.rules.three_sisters.sisters_kit import (
    before_event,
    event,
    expect,
    is_legal,
    legal,
    owed,
    owing,
    play,
    refused,
    scored,
    using,
)

BOXES = {
    "mason_jars": (1, 1),
    "pie_safe": (2, 3),
    "shovel": (2, 1),
    "fruit_bowl": (3, 0),
    "rain_barrel": (2, 2),
    "casserole_dish": (2, 0),
    "fancy_labels": (3, 2),
    "hive_tool": (3, 2),
    "pitchfork": (1, 1),
    "string_trimmer": (3, 6),
    "wheelbarrow": (2, 3),
    "mulch": (1, 1),
    "tractor": (6, 18),
    "carving_kit": (3, 0),
    "seed_spreader": (4, 2),
}
"""Boxes and printed points."""


@pytest.mark.rule("TS-13.1")
@pytest.mark.parametrize("item", BOXES)
def test_ts_13_1_an_item_counts_when_its_last_box_is_filled(item: str) -> None:
    boxes, points = BOXES[item]
    state = owing(", ".join(["shed"] * (boxes + 1)))
    for filled in range(1, boxes + 1):
        assert scored(f"{item}={filled - 1}")["shed"] == 0
        play(state, f"shed {item}")
        expect(state, f"{item}={filled}")
    assert scored(item)["shed"] == points
    assert refused(state, f"shed {item}") == "full"
    assert [each.name for each in COMPONENTS.items] == list(BOXES)


@pytest.mark.rule("TS-13.2")
@pytest.mark.parametrize(("jars", "goods"), [("", 0), ("mason_jars", 1)])
def test_ts_13_2_mason_jars_pay_for_blackberries(jars: str, goods: int) -> None:
    state = owing("fruit, fruit", f"{jars} apple=1")
    play(state, "fruit blackberry")
    expect(state, f"goods={goods}")
    play(state, "fruit apple")
    expect(state, f"goods={goods}")


@pytest.mark.rule("TS-13.3")
@pytest.mark.parametrize(
    ("filled", "row", "goods"),
    [
        ("pie_safe=1 apple=1", "apple", 0),
        ("pie_safe apple=1", "apple", 1),
        ("pie_safe peach=1", "peach", 1),
        ("pie_safe peach=1 tulip=4", "peach", 4),
        ("pie_safe", "blackberry", 0),
        ("pie_safe", "raspberry", 3),
    ],
)
def test_ts_13_3_the_pie_safe_pays_for_apples_and_peaches(filled: str, row: str, goods: int) -> None:
    state = owing("fruit", filled)
    play(state, f"fruit {row}")
    expect(state, f"goods={goods}")


@pytest.mark.rule("TS-13.4")
def test_ts_13_4_the_shovel_turns_three_compost_into_a_bonus() -> None:
    state = using("1 shed-a", "shovel compost=3")
    play(state, "shovel")
    expect(state, "compost=0 spent=3")
    assert owed(state) == "bonus"
    assert refused(using("1 shed-a", "shovel=1 compost=3"), "shovel") == "not-owned"


@pytest.mark.rule("TS-13.5")
@pytest.mark.parametrize(
    ("fruit", "points"),
    [
        ("", 0),
        ("apple=1 peach=1", 0),
        ("apple=2", 1),
        ("apple=8 blackberry=7", 4),
        ("apple=2 blackberry=1 raspberry=1", 7),
        ("apple=2 peach=2 blackberry=1 raspberry=1", 10),
    ],
)
def test_ts_13_5_the_fruit_bowl_counts_kinds_harvested(fruit: str, points: int) -> None:
    assert scored(f"fruit_bowl {fruit}")["shed"] == points


@pytest.mark.rule("TS-13.6")
def test_ts_13_6_the_rain_barrel_waters_once_more_after_zone_six() -> None:
    state = event("rain", "rain_barrel 1.corn1=1 6.corn1=1")
    expect(state, "1.corn1=2 6.corn1=2")
    assert owed(state) == "water"
    play(state, "water 1")
    expect(state, "1.corn1=3 6.corn1=2")
    assert state.round == 3


@pytest.mark.rule("TS-13.6")
def test_ts_13_6_a_barrel_completed_during_the_rain_counts() -> None:
    state = event("rain", "rain_barrel=1 6.pumpkin2=2 goods=3 6.corn1=1")
    assert owed(state) == "bonus"
    play(state, "bonus rain_barrel")
    assert owed(state) == "water"
    play(state, "water 6")
    expect(state, "6.corn1=3")


@pytest.mark.rule("TS-13.7")
@pytest.mark.parametrize(("beans", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_ts_13_7_the_casserole_dish_counts_pairs_of_beans(beans: int, points: int) -> None:
    places = [(2, number) for number in range(1, 6)] + [(5, number) for number in range(1, 6)]
    filled = " ".join(f"{zone}.corn{n}=2 {zone}.bean{n}=2" for zone, n in places[:beans])
    assert scored(f"casserole_dish {filled}")["shed"] == points


@pytest.mark.rule("TS-13.8")
def test_ts_13_8_fancy_labels_add_a_perennial_action() -> None:
    state = using("1 market", "fancy_labels")
    play(state, "market")
    assert owed(state) == "perennial"
    without = using("1 market", "fancy_labels=2")
    play(without, "market")
    assert owed(without) == ""


@pytest.mark.rule("TS-13.9")
def test_ts_13_9_the_hive_tool_adds_an_apiary_action_to_each_crocus_action() -> None:
    state = owing("perennial, perennial", "hive_tool")
    play(state, "perennial crocus", "perennial iris")
    assert owed(state) == "apiary"
    without = owing("perennial, perennial", "hive_tool=2")
    play(without, "perennial crocus")
    assert owed(without) == "perennial"


@pytest.mark.rule("TS-13.10")
def test_ts_13_10_the_pitchfork_adds_compost_to_each_hydrangea_action() -> None:
    state = owing("perennial, perennial", "pitchfork hydrangea=1")
    play(state, "perennial hydrangea")
    expect(state, "compost=2")
    play(state, "perennial hyacinth")
    expect(state, "compost=2")


@pytest.mark.rule("TS-13.11")
def test_ts_13_11_the_string_trimmer_is_worth_six() -> None:
    assert scored("string_trimmer")["shed"] == 6


@pytest.mark.rule("TS-13.12")
def test_ts_13_12_the_wheelbarrow_pays_for_each_later_shed_action() -> None:
    state = owing("shed, shed, bonus, bonus", "wheelbarrow=1")
    play(state, "shed wheelbarrow")
    expect(state, "goods=0")
    play(state, "shed tractor", "bonus tractor")
    expect(state, "goods=2")
    play(state, "bonus iris")
    expect(state, "goods=2")


@pytest.mark.rule("TS-13.13")
def test_ts_13_13_mulch_works_when_it_is_complete() -> None:
    assert legal(using("1 market"), "mulch") == []
    assert len(legal(using("1 market", "mulch"), "mulch")) == 6


@pytest.mark.rule("TS-13.14")
def test_ts_13_14_the_tractor_takes_six_boxes_and_is_worth_eighteen() -> None:
    assert [scored(f"tractor={boxes}")["shed"] for boxes in range(7)] == [0, 0, 0, 0, 0, 0, 18]


RING = (
    "1.pumpkin1=4 1.pumpkin2=3 1.pumpkin3=1 2.pumpkin1=4 3.pumpkin1=2 3.pumpkin2=3 4.pumpkin1=4 "
    "4.pumpkin2=3 4.pumpkin3=1 5.pumpkin1=2 6.pumpkin1=4 6.pumpkin2=3"
)


@pytest.mark.rule("TS-13.15")
@pytest.mark.parametrize(
    ("rings", "points"),
    [
        ([], 0),
        ([4], 1),
        ([1, 3, 5], 1),
        ([0, 1, 2, 5, 6], 3),
        ([11, 0], 2),
        ([10, 11, 0, 1, 5], 4),
        ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11),
        (list(range(12)), 12),
    ],
)
def test_ts_13_15_the_carving_kit_counts_the_longest_run(rings: list[int], points: int) -> None:
    filled = " ".join(RING.split()[ring] for ring in rings)
    assert scored(f"carving_kit {filled}")["shed"] == points


@pytest.mark.rule("TS-13.16")
def test_ts_13_16_an_item_works_at_once_also_for_what_is_waiting() -> None:
    state = owing("shed, fruit, fruit", "")
    play(state, "fruit blackberry")
    expect(state, "goods=0")
    play(state, "shed mason_jars", "fruit blackberry")
    expect(state, "goods=1")
    spreader = owing("shed, plant", "seed_spreader=3")
    assert refused(spreader, "plant 1 corn1 corn2 corn3") == "too-many"
    play(spreader, "shed seed_spreader")
    assert is_legal(spreader, "plant 1 corn1 corn2 corn3")


@pytest.mark.rule("TS-13.17")
def test_ts_13_17_the_seed_spreader_plants_three() -> None:
    state = using("1 plant-water", "seed_spreader")
    play(state, "plant 1 corn1 corn2 corn3")
    expect(state, "1.corn1=1 1.corn2=1 1.corn3=1")
    assert refused(using("2 shed-a", "seed_spreader"), "plant 2 corn1 corn2 corn3 corn4") == "too-many"


def test_no_barrel_no_extra_water() -> None:
    state = before_event("rain_barrel=1 1.corn1=1", 2)
    play(state, "goods")
    expect(state, "1.corn1=2")
    assert state.round == 3
