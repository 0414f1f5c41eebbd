"""Rulebook chapter 8: the farmer's market."""

import pytest

from tests.rules.three_sisters.sisters_kit import event, expect, owed, play, refused, using

ROWS = [
    (0, 1, ""),
    (3, 1, ""),
    (4, 1, "perennial"),
    (19, 1, "perennial"),
    (20, 0, "fruit, perennial"),
    (34, 0, "fruit, perennial"),
    (35, 1, "perennial, perennial"),
    (49, 1, "perennial, perennial"),
    (50, 0, "fruit, perennial, perennial"),
    (69, 0, "fruit, perennial, perennial"),
    (70, 0, "bonus, perennial, perennial"),
    (120, 0, "bonus, perennial, perennial"),
]


@pytest.mark.rule("TS-8.1")
@pytest.mark.parametrize(("goods", "compost", "entries"), ROWS)
def test_ts_8_1_a_visit_uses_the_highest_row_reached(goods: int, compost: int, entries: str) -> None:
    state = using("1 market", f"goods={goods} compost=2")
    play(state, "market")
    expect(state, f"compost={2 + compost}")
    assert owed(state) == entries


@pytest.mark.rule("TS-8.2")
def test_ts_8_2_the_row_is_read_once() -> None:
    state = using("1 market", "goods=19")
    play(state, "market", "perennial hyacinth")
    expect(state, "goods=21")
    assert owed(state) == "bonus"  # the star at 20, and no fruit action


@pytest.mark.rule("TS-8.3")
@pytest.mark.parametrize("order", [("perennial iris", "fruit apple"), ("fruit apple", "perennial iris")])
def test_ts_8_3_the_actions_come_in_any_order_after_the_compost(order: tuple[str, str]) -> None:
    state = using("1 market", "goods=20")
    play(state, "market", *order)
    expect(state, "iris=1 apple=1")
    early = using("1 market", "goods=35 compost=1")
    play(early, "market")
    expect(early, "compost=2")


@pytest.mark.rule("TS-8.4")
def test_ts_8_4_fancy_labels_add_a_perennial_action_to_each_visit() -> None:
    state = using("1 market", "fancy_labels")
    play(state, "market")
    assert owed(state) == "perennial"
    assert owed(event("market", "goods=50 fancy_labels")) == "fruit, perennial, perennial, perennial"


@pytest.mark.rule("TS-8.4")
def test_ts_8_4_the_labels_must_be_complete_when_the_visit_begins() -> None:
    state = using("1 market", "goods=70 fancy_labels=2")
    play(state, "market", "bonus fancy_labels")
    expect(state, "fancy_labels=3")
    assert owed(state) == "perennial, perennial"


@pytest.mark.rule("TS-8.5")
@pytest.mark.parametrize("second", ["iris", "tulip"])
def test_ts_8_5_perennial_actions_go_to_the_same_or_to_different_ones(second: str) -> None:
    state = using("1 market", "goods=35")
    play(state, "market", "perennial iris", f"perennial {second}")
    expect(state, "iris=2" if second == "iris" else "iris=1 tulip=1")
    assert refused(state, "perennial iris") == "nothing-owed"
