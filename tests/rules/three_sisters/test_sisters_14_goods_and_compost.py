"""Rulebook chapters 14 and 15: goods, bonus actions, compost."""

import pytest

from tests.rules.three_sisters.sisters_kit import expect, legal, owed, owing, play, refused, scored, using

TARGETS = (
    "tulip hydrangea iris hyacinth crocus daffodil apple peach blackberry raspberry main mason_jars pie_safe "
    "shovel fruit_bowl rain_barrel casserole_dish fancy_labels hive_tool pitchfork string_trimmer "
    "wheelbarrow mulch tractor carving_kit seed_spreader"
)


@pytest.mark.rule("TS-14.1")
def test_ts_14_1_each_good_fills_a_box_and_every_fifth_is_a_star() -> None:
    for goods in range(117):
        state = owing("fruit, water", f"goods={goods} 1.corn1=1")
        play(state, "fruit raspberry")
        expect(state, f"goods={goods + 3}")
        star = any(box % 5 == 0 for box in range(goods + 1, goods + 4))
        assert owed(state) == ("bonus, water" if star else "water")


@pytest.mark.rule("TS-14.2")
def test_ts_14_2_a_bonus_fills_any_box_outside_the_garden() -> None:
    state = owing("bonus")
    assert sorted(legal(state)) == sorted(f"bonus {target}" for target in TARGETS.split())
    for crop in ("corn1", "bean1", "pumpkin1"):
        assert refused(state, f"bonus {crop}") == "garden-barred"


@pytest.mark.rule("TS-14.2")
def test_ts_14_2_everything_that_follows_from_the_box_follows() -> None:
    state = owing("bonus, bonus, bonus", "peach=1 tulip=4 1.corn1=1")
    play(state, "bonus peach")
    assert owed(state) == "bonus, bonus, water"
    play(state, "bonus crocus")
    expect(state, "goods=3 compost=3")


@pytest.mark.rule("TS-14.3")
def test_ts_14_3_a_gain_past_several_stars_gives_a_bonus_for_each() -> None:
    state = using("4 shed-b", "4.pumpkin1=3 4.pumpkin2=2 goods=4")
    play(state, "water 4")
    expect(state, "goods=10")  # boxes 5 and 10 are stars, and all six are filled first
    assert owed(state) == "bonus, bonus, perennial daffodil"


@pytest.mark.rule("TS-14.4")
def test_ts_14_4_goods_are_never_spent_and_lost_beyond_the_last_box() -> None:
    state = owing("fruit, fruit", "goods=119")
    play(state, "fruit raspberry")
    expect(state, "goods=120")
    assert owed(state) == "bonus, fruit"
    play(state, "fruit raspberry")
    expect(state, "goods=120")
    assert owed(state) == "bonus"
    market = using("1 market", "goods=21")
    play(market, "market")
    expect(market, "goods=21")


@pytest.mark.rule("TS-14.5")
@pytest.mark.parametrize(("goods", "after", "waiting"), [(2, 9, ""), (3, 10, "bonus"), (4, 11, "bonus")])
def test_ts_14_5_the_example_of_a_bonus(goods: int, after: int, waiting: str) -> None:
    state = owing("fruit, water", f"goods={goods} main=5 wax=1 1.corn1=1")
    play(state, "fruit raspberry")
    assert owed(state) == "bonus, water"
    play(state, "bonus wax")
    expect(state, f"goods={after} wax=2")
    assert owed(state).replace("water", "").strip(", ") == waiting


@pytest.mark.rule("TS-15.1")
def test_ts_15_1_compost_fills_boxes_and_spending_crosses_them_off() -> None:
    state = using("1 compost-goods", "filled=5 spent=2 3.corn1=1")
    expect(state, "compost=3")
    play(state, "water 3", "goods")
    expect(state, "filled=6 spent=4 compost=2")


@pytest.mark.rule("TS-15.2")
def test_ts_15_2_the_limit_counts_boxes_ever_filled() -> None:
    state = using("1 compost-goods", "filled=39 spent=36 mulch", main="rondel")
    play(state, "mulch crocus")
    expect(state, "filled=40 spent=36 compost=4")
    full = using("1 compost-goods", "filled=40 spent=40", main="rondel")
    play(full, "goods")
    expect(full, "filled=40 compost=0")


@pytest.mark.rule("TS-15.3")
def test_ts_15_3_compost_left_over_is_worth_nothing() -> None:
    assert sum(scored("compost=40").values()) == 0
    state = using("1 market", "compost=9 mulch")
    play(state, "plant 1 corn1", "mulch iris")
    expect(state, "spent=0")
