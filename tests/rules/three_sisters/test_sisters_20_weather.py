"""Rulebook chapter 20: the weather."""

import pytest

from rules.three_sisters import TITLE
from rules.three_sisters.events import EdithCrossedOff, RoundStarted, WeatherChanged
from rules.three_sisters.state import ThreeSistersState
from rules.title import Event
from tests.rules.three_sisters.sisters_kit import (
    before_event,
    event,
    expect,
    is_legal,
    legal,
    lost,
    new,
    owed,
    owing,
    play,
    refused,
    using,
)


def changes(events: list[Event]) -> list[int]:
    """The weathers that came, by number."""
    return [each.weather for each in events if isinstance(each, WeatherChanged)]


def closing(low: int, high: int, round_: int = 6) -> ThreeSistersState:
    """The last action of gardening is due, with these two dice left on neighbouring spaces."""
    dice = [f"{low} compost-goods", f"{high} hive-fruit-b"]
    return using(
        dice[0],
        main="rondel",
        stage="shared",
        player=1,
        dice=[*dice],
        pawn="shed-b",
        round=round_,
        weather="hot",
    )


@pytest.mark.rule("TS-20.1")
def test_ts_20_1_the_weather_starts_foggy_and_only_with_the_option() -> None:
    assert new(2, weather=True).position()["weather"] == "foggy"
    assert new(2).position()["weather"] is None
    for players in (1, 2, 3, 4):
        assert new(players, weather=True).position()["weather"] == "foggy"


@pytest.mark.rule("TS-20.2")
@pytest.mark.parametrize(("low", "high"), [(1, 2), (3, 4), (2, 5)])
def test_ts_20_2_the_marker_goes_to_the_highest_die_left(low: int, high: int) -> None:
    state = closing(low, high)
    play(state, "goods", "shed mulch")
    assert changes(play(state, "shed mulch")) == [high]


@pytest.mark.rule("TS-20.2")
def test_ts_20_2_the_shared_die_counts_too() -> None:
    state = using(
        "5 compost-goods",
        main="rondel",
        stage="shared",
        player=1,
        dice=["5 compost-goods", "5 compost-goods"],
        round=6,
        weather="foggy",
    )
    play(state, "goods", "shed mulch")
    assert changes(play(state, "shed mulch")) == [5]


@pytest.mark.rule("TS-20.3")
def test_ts_20_3_the_example_of_a_windy_round() -> None:
    state = closing(2, 6)
    play(state, "goods", "shed mulch", "shed mulch")
    assert (state.round, state.position()["weather"]) == (7, "windy")


@pytest.mark.rule("TS-20.4")
@pytest.mark.parametrize("last", [1, 3, 5, 6])
def test_ts_20_4_alone_the_last_die_taken_decides(last: int) -> None:
    die = f"{last} compost-goods"
    state = using(die, "", 1, main="rondel", dice=[], round=6, weather="foggy")
    play(state, "goods")
    assert changes(play(state, "shed mulch")) == [last]


@pytest.mark.rule("TS-20.5")
def test_ts_20_5_foggy_has_no_effect() -> None:
    filled = "1.corn1=2 peach=1 hive_tool"
    foggy, none = (
        owing("fruit, perennial, plant", filled, weather="foggy"),
        owing("fruit, perennial, plant", filled),
    )
    assert legal(foggy) == legal(none)
    for action in ("fruit peach", "water 1", "perennial crocus", "apiary main", "plant 1 corn2 bean1"):
        play(foggy, action)
        play(none, action)
    assert foggy.sheets[0].contents() == none.sheets[0].contents()


@pytest.mark.rule("TS-20.6")
def test_ts_20_6_in_lightning_nobody_waters() -> None:
    state = using("1 plant-water", "1.corn1=1", weather="lightning")
    assert refused(state, "water 1") == "lightning"
    assert legal(state, "water") == []
    play(state, "plant 1 corn2", "plant 1 corn3")
    full = " ".join(f"2.corn{n}=1" for n in range(1, 6)) + " 2.pumpkin1=1 spent=1"
    stuck = using("2 plant-water", full, weather="lightning")
    assert legal(stuck) == ["pass garden", "pass rondel"]


@pytest.mark.rule("TS-20.6")
def test_ts_20_6_a_peachs_water_is_lost_and_plant_or_water_only_plants() -> None:
    state = owing("fruit", "peach=1 1.corn1=1", weather="lightning")
    assert lost(play(state, "fruit peach")) == ["water"]
    either = owing("plant_or_water", "1.corn1=1", weather="lightning")
    assert refused(either, "water 1") == "lightning"
    assert is_legal(either, "plant 1 corn2")


@pytest.mark.rule("TS-20.6")
def test_ts_20_6_the_rain_event_still_falls_without_the_barrel() -> None:
    state = before_event("rain_barrel 1.corn1=1", 4, weather="lightning")
    events = play(state, "goods")
    expect(state, "1.corn1=2")
    assert lost(events) == ["water"]


@pytest.mark.rule("TS-20.7")
def test_ts_20_7_in_cold_there_are_no_apiary_actions() -> None:
    space = using("1 hive-fruit-a", weather="cold", main="rondel")
    assert refused(space, "apiary main") == "cold"
    assert {text.split()[0] for text in legal(space)} == {"fruit"}
    assert refused(owing("bonus", weather="cold"), "bonus main") == "cold"
    no_fruit = using("1 hive-fruit-a", "apple peach blackberry raspberry", weather="cold", main="rondel")
    assert legal(no_fruit) == ["pass rondel"]


@pytest.mark.rule("TS-20.7")
def test_ts_20_7_the_crocus_box_counts_and_its_apiary_action_is_lost() -> None:
    state = owing("perennial", "hive_tool", weather="cold")
    assert lost(play(state, "perennial crocus")) == ["apiary"]
    expect(state, "crocus=1 compost=3")


@pytest.mark.rule("TS-20.8")
def test_ts_20_8_a_cloudy_round_begins_with_a_perennial_action_for_all() -> None:
    state = closing(1, 4)
    play(state, "goods", "shed mulch")
    events = play(state, "shed mulch")
    assert [each.round for each in events if isinstance(each, RoundStarted)] == [7]
    assert (state.current_player, owed(state)) == (1, "perennial")  # the first player of round 7
    assert TITLE.load(state.position()) == state
    assert state.dice == []
    play(state, "perennial tulip", "fruit apple")
    assert (state.current_player, owed(state)) == (0, "perennial")
    play(state, "perennial iris", dice=[1, 2, 3, 4])
    assert state.current_player == 1
    assert len(legal(state, "die")) == 4


@pytest.mark.rule("TS-20.8")
def test_ts_20_8_it_is_lost_where_no_perennial_has_a_box_left() -> None:
    flowers = "tulip hydrangea iris hyacinth crocus daffodil"
    die = "4 compost-goods"
    state = using(die, flowers, 1, main="rondel", dice=[], round=6, weather="hot")
    play(state, "goods")
    events = play(state, "shed mulch")
    assert lost(events) == ["perennial"]
    assert state.decision is not None
    assert state.decision.kind == "die"


@pytest.mark.rule("TS-20.9")
@pytest.mark.parametrize(
    ("filled", "row", "goods"),
    [
        ("apple=1", "apple", 1),
        ("apple=1 pie_safe", "apple", 2),
        ("peach=1 pie_safe tulip=4", "peach", 5),
        ("mason_jars", "blackberry", 2),
        ("", "raspberry", 4),
        ("", "apple", 0),
    ],
)
def test_ts_20_9_hot_gives_one_more_good_for_each_fruit(filled: str, row: str, goods: int) -> None:
    state = owing("fruit", filled, weather="hot")
    play(state, f"fruit {row}")
    expect(state, f"goods={goods}")


@pytest.mark.rule("TS-20.10")
@pytest.mark.parametrize(("zone", "beside"), [(1, {2, 6}), (3, {2, 4}), (6, {1, 5})])
def test_ts_20_10_one_crop_stands_next_door(zone: int, beside: set[int]) -> None:
    state = using(f"{zone} compost-goods", "spent=1", weather="windy")
    plantings = legal(state, "plant")
    assert {int(text.split()[-1][0]) for text in plantings} == beside
    assert all(sum(":" in word for word in text.split()) == 1 for text in plantings)


@pytest.mark.rule("TS-20.10")
def test_ts_20_10_the_zone_after_adjusting_counts_and_every_plant_action() -> None:
    state = using("2 compost-goods", "compost=1", weather="windy")
    play(state, "plant 3 corn1 4:corn1")
    expect(state, "3.corn1=1 4.corn1=1 compost=0")
    entry = owing("plant", weather="windy")
    assert refused(entry, "plant 5 corn1 corn2") == "windy"
    assert is_legal(entry, "plant 5 corn1 6:pumpkin1")


FULL_1_AND_3 = (
    "1.corn1=1 1.corn2=1 1.corn3=1 1.pumpkin1=1 1.pumpkin2=1 1.pumpkin3=1 "
    "3.corn1=1 3.corn2=1 3.corn3=1 3.corn4=1 3.pumpkin1=1 3.pumpkin2=1"
)


@pytest.mark.rule("TS-20.11")
def test_ts_20_11_exactly_one_next_door_and_a_single_crop_goes_there() -> None:
    state = using("2 compost-goods", "spent=1", weather="windy")
    assert refused(state, "plant 2 corn1") == "windy"
    assert refused(state, "plant 2 corn1 4:corn1") == "windy"
    assert is_legal(state, "plant 2 3:corn1")
    spread = using("2 compost-goods", "spent=1 seed_spreader", weather="windy")
    assert refused(spread, "plant 2 corn1 corn2 corn3") == "windy"
    assert refused(spread, "plant 2 corn1 1:corn1 3:corn1") == "windy"
    assert is_legal(spread, "plant 2 corn1 corn2 3:corn1")


@pytest.mark.rule("TS-20.11")
def test_ts_20_11_with_nothing_to_plant_next_door_that_crop_falls_away() -> None:
    state = using("2 compost-goods", f"{FULL_1_AND_3} spent=1", weather="windy")
    assert legal(state, "plant") == [f"plant 2 corn{n}" for n in range(1, 6)] + ["plant 2 pumpkin1"]
    assert refused(state, "plant 2 corn1 corn2") == "too-many"
    assert refused(state, "plant 2 5:corn1") == "windy"  # not next door
    spread = using("2 compost-goods", f"{FULL_1_AND_3} spent=1 seed_spreader", weather="windy")
    assert is_legal(spread, "plant 2 corn1 corn2")
    assert refused(spread, "plant 2 corn1 corn2 corn3") == "too-many"


@pytest.mark.rule("TS-20.11")
def test_ts_20_11_a_zone_without_a_crop_to_plant_still_plants_next_door() -> None:
    own = " ".join(f"2.corn{n}=1" for n in range(1, 6)) + " 2.pumpkin1=1"
    state = using("2 shed-a", f"{own} spent=1", weather="windy")
    assert refused(state, "pass garden") == "must-act"
    play(state, "plant 2 1:pumpkin3")
    expect(state, "1.pumpkin3=1 goods=1")


@pytest.mark.rule("TS-20.12")
@pytest.mark.parametrize("weather", ["lightning", "cold", "windy"])
def test_ts_20_12_the_weather_never_touches_edith(weather: str) -> None:
    die = "1 hive-fruit-a"
    state = using(die, "", 1, main="rondel", dice=[die], weather=weather)
    events = play(state, "fruit apple")
    marks = [each.what for each in events if isinstance(each, EdithCrossedOff)]
    assert marks[:2] == ["1.pumpkin1", "honey 4"]  # then the next round begins, with her


@pytest.mark.rule("TS-20.12")
def test_ts_20_12_a_barred_action_is_lost_like_any_other() -> None:
    state = owing("apiary, water, shed", "1.corn1=1", weather="cold")
    play(state, "water 1")
    assert owed(state) == "apiary, shed"
    assert lost(play(state, "shed mulch")) == ["apiary"]


def test_in_the_rain_a_crop_next_door_is_not_asked_for() -> None:
    state = event("rain", "1.corn1=1", round=4, weather="windy")
    expect(state, "1.corn1=2")
