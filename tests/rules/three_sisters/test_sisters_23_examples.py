"""Rulebook chapter 23: every worked example with its numbers."""

import pytest

from rules.three_sisters.events import DieTaken, EdithCrossedOff, EdithPassed
from tests.rules.three_sisters.sisters_kit import (
    before_event,
    crossed,
    event,
    everything,
    expect,
    is_legal,
    legal,
    lost,
    owed,
    owing,
    play,
    refused,
    scored,
    sheet,
    using,
)


@pytest.mark.rule("TS-23.1")
def test_ts_23_1_planning_for_two() -> None:
    state = before_event("", 1, pawn="shed-b")
    play(state, "goods", "shed mulch", "shed mulch", dice=[3, 6, 2, 3])
    assert [str(die) for die in state.dice] == [
        "die 2 shed-b",
        "die 3 market",
        "die 3 market",
        "die 6 hive-fruit-a",
    ]
    assert state.position()["pawn"] == "plant-water"
    assert legal(state) == ["die 2 shed-b", "die 3 market", "die 6 hive-fruit-a"]
    assert refused(state, "die 4 shed-a") == "no-such-die"


@pytest.mark.rule("TS-23.2")
@pytest.mark.parametrize("weather", [False, True])
def test_ts_23_2_the_shared_die_and_the_next_weather(weather: bool) -> None:  # noqa: FBT001
    state = before_event("", 1, pawn="shed-b", weather="foggy" if weather else None)
    play(state, "goods", "shed mulch", "shed mulch", dice=[2, 3, 3, 6])
    play(state, "die 2 shed-b", "plant 2 corn1", "shed tractor", "die 3 market", "plant 3 corn1", "market")
    assert [die.value for die in state.dice] == [3, 6]
    for player in (state.first, 1 - state.first):
        assert state.current_player == player
        assert state.die is state.dice[0]
        play(state, "plant 3 corn2", "market")
        while owed(state):
            play(state, "perennial iris")
    assert state.round == 3  # the rain needed no answer
    assert state.position()["weather"] == ("windy" if weather else None)


@pytest.mark.rule("TS-23.3")
def test_ts_23_3_planting_with_a_one() -> None:
    state = using("1 shed-a")
    assert refused(state, "plant 1 bean1") == "corn-too-low"
    assert refused(state, "plant 1 corn1 corn2 corn3") == "too-many"
    assert is_legal(using("1 shed-a", "seed_spreader"), "plant 1 corn1 corn2 corn3")
    assert refused(state, "water 1") == "nothing-grows"
    assert refused(state, "pass garden") == "must-act"
    play(state, "plant 1 corn1 pumpkin3")
    expect(state, "1.corn1=1 1.pumpkin3=1 goods=1")


@pytest.mark.rule("TS-23.4")
def test_ts_23_4_a_bean_waits_for_its_corn() -> None:
    assert is_legal(using("1 shed-a", "1.corn1=2"), "plant 1 corn2 bean1")
    state = using("1 plant-water", "1.corn1=1")
    assert refused(state, "plant 1 bean1") == "corn-too-low"
    play(state, "water 1")
    expect(state, "1.corn1=2 1.bean1=0")
    assert is_legal(state, "plant 1 bean1")


@pytest.mark.rule("TS-23.5")
def test_ts_23_5_watering_zone_four() -> None:
    state = using("4 shed-a", "4.corn1=3 4.bean1=1 4.corn2=1 4.pumpkin2=3")
    play(state, "water 4")
    expect(state, "4.corn1=4 4.bean1=2 4.corn2=2 4.pumpkin2=3")
    assert dict(state.scores()[0].lines)["garden"] == 4


@pytest.mark.rule("TS-23.6")
def test_ts_23_6_costs_of_zones() -> None:
    planted = "1.corn1=1 2.corn1=1 3.corn1=1 4.corn1=1 5.corn1=1 6.corn1=1"
    six = using("6 shed-a", f"{planted} compost=1")
    assert legal(six, "water") == ["water 1", "water 5", "water 6"]
    assert refused(six, "water 2") == "no-compost"
    for zone, price in ((2, 0), (3, 0), (5, 0), (6, 0), (4, 1)):
        iris = using("1 shed-a", f"{planted} iris=4 compost=1")
        play(iris, f"water {zone} compost {price}")
        expect(iris, f"compost={1 - price}")
    five = using("5 shed-a", "3.corn1=1 compost=2")
    play(five, "water 3 compost 2")
    expect(five, "3.corn1=2 compost=0")


@pytest.mark.rule("TS-23.7")
def test_ts_23_7_plant_or_water_in_one_zone() -> None:
    state = using("2 plant-water", "compost=2 2.corn1=1")
    play(state, "plant 3 corn1 corn2")
    expect(state, "compost=1")
    assert refused(state, "water 2") == "value-fixed"
    play(state, "water 3")
    expect(state, "3.corn1=2 3.corn2=2 compost=1")


@pytest.mark.rule("TS-23.8")
def test_ts_23_8_the_link_from_eleven_to_nought() -> None:
    state = using("1 shed-a", "6.pumpkin2=3 1.pumpkin1=3")
    play(state, "water 1")
    expect(state, "1.pumpkin1=4 goods=3")
    assert owed(state) == "perennial daffodil"
    play(state, "perennial daffodil")
    expect(state, "daffodil=1")
    assert owed(state) == "shed"


@pytest.mark.rule("TS-23.9")
@pytest.mark.parametrize("order", [("hydrangea", "iris"), ("iris", "hydrangea")])
def test_ts_23_9_one_pumpkin_closes_two_links(order: tuple[str, str]) -> None:
    state = using("1 market", "1.pumpkin2=3 2.pumpkin1=4")
    play(state, "plant 1 pumpkin3")
    expect(state, "goods=1")
    assert owed(state) == "perennial hydrangea, perennial iris"
    play(state, *(f"perennial {name}" for name in order))
    expect(state, "iris=1 compost=2 hydrangea=1")
    assert owed(state) == "fruit apple"
    play(state, "fruit apple")
    expect(state, "apple=1")
    assert dict(state.scores()[0].lines)["fruit"] == 0


@pytest.mark.rule("TS-23.10")
def test_ts_23_10_two_pumpkins_at_once() -> None:
    state = using("1 shed-a", "1.pumpkin1=3 1.pumpkin2=2 compost=1 spent=1")
    play(state, "water 1")
    expect(state, "goods=5")
    assert owed(state) == "bonus, perennial crocus"
    play(state, "perennial crocus")
    expect(state, "compost=2")


@pytest.mark.rule("TS-23.11")
@pytest.mark.parametrize(("goods", "after", "waiting"), [(8, 12, "bonus"), (3, 7, "bonus"), (5, 9, "")])
def test_ts_23_11_goods_and_stars(goods: int, after: int, waiting: str) -> None:
    state = using("1 compost-goods", f"goods={goods} compost=1")
    play(state, "goods")
    expect(state, f"goods={after} compost=2")
    assert owed(state) == waiting


@pytest.mark.rule("TS-23.12")
@pytest.mark.parametrize(("goods", "between", "after", "waiting"), [(2, 5, 9, ""), (4, 7, 11, "bonus")])
def test_ts_23_12_a_bonus_for_wax(goods: int, between: int, after: int, waiting: str) -> None:
    state = using("1 hive-fruit-a", f"goods={goods} main=5 wax=1")
    play(state, "fruit raspberry")
    expect(state, f"goods={between}")
    assert owed(state) == "bonus"
    play(state, "bonus wax")
    expect(state, f"wax=2 goods={after}")
    assert owed(state) == waiting


@pytest.mark.rule("TS-23.13")
@pytest.mark.parametrize(
    ("goods", "compost", "waiting"),
    [(3, 1, ""), (4, 1, "perennial"), (34, 0, "fruit, perennial"), (70, 0, "bonus, perennial, perennial")],
)
def test_ts_23_13_market_rows(goods: int, compost: int, waiting: str) -> None:
    state = using("1 market", f"goods={goods} compost=1")
    play(state, "market")
    expect(state, f"compost={1 + compost}")
    assert owed(state) == waiting


@pytest.mark.rule("TS-23.14")
def test_ts_23_14_the_row_was_read_at_nineteen() -> None:
    state = using("1 market", "goods=19 fancy_labels compost=1")
    play(state, "market")
    expect(state, "compost=2")
    assert owed(state) == "perennial, perennial"
    play(state, "perennial hyacinth")
    expect(state, "goods=21")
    assert owed(state) == "bonus, perennial"


@pytest.mark.rule("TS-23.15")
@pytest.mark.parametrize(("weather", "goods", "waiting"), [("hot", 5, "bonus, water"), (None, 4, "water")])
def test_ts_23_15_a_peach_with_everything(weather: str | None, goods: int, waiting: str) -> None:
    state = using("1 hive-fruit-b", "2.corn1=1 peach=1 tulip=4 pie_safe", weather=weather)
    play(state, "fruit peach")
    expect(state, f"goods={goods}")
    assert owed(state) == waiting
    play(state, "water 2")
    expect(state, "2.corn1=2")


@pytest.mark.rule("TS-23.16")
def test_ts_23_16_a_chain_in_the_rain() -> None:
    filled = "hive_tool 1.pumpkin1=3 1.pumpkin2=3 main=1 peach=1 6.corn1=1 compost=1"
    state = event("rain", filled)
    expect(state, "1.pumpkin1=4 goods=3")
    assert owed(state) == "perennial crocus"
    play(state, "perennial crocus")
    expect(state, "crocus=1 compost=3")
    assert owed(state) == "apiary"
    play(state, "apiary main")
    expect(state, "main=2")
    assert owed(state) == "fruit"
    play(state, "fruit peach")
    assert owed(state) == "water"
    play(state, "water 6")
    expect(state, "6.corn1=3")  # 2 by the water, 3 by the rain of zone 6


@pytest.mark.rule("TS-23.17")
def test_ts_23_17_lightning_and_rain() -> None:
    state = before_event("rain_barrel 2.corn1=1", 4, weather="lightning")
    events = play(state, "goods")
    expect(state, "2.corn1=2")
    assert lost(events) == ["water"]
    assert refused(using("2 shed-a", "2.corn1=1", weather="lightning"), "water 2") == "lightning"
    full = " ".join(f"2.corn{n}=1" for n in range(1, 6)) + " 2.pumpkin1=1"
    assert is_legal(using("2 shed-a", full, weather="lightning"), "pass garden")


@pytest.mark.rule("TS-23.18")
def test_ts_23_18_cold() -> None:
    state = owing("perennial crocus", "hive_tool compost=1", weather="cold")
    assert lost(play(state, "perennial crocus")) == ["apiary"]
    expect(state, "crocus=1 compost=3")
    assert refused(owing("bonus", weather="cold"), "bonus main") == "cold"
    space = using("1 hive-fruit-a", main="rondel", weather="cold")
    assert legal(space) == ["fruit apple", "fruit peach", "fruit blackberry", "fruit raspberry"]


@pytest.mark.rule("TS-23.19")
def test_ts_23_19_windy() -> None:
    state = using("2 shed-a", weather="windy")
    assert is_legal(state, "plant 2 corn1 3:corn1")
    assert is_legal(state, "plant 2 1:pumpkin2")
    assert refused(state, "plant 2 corn1 corn2") == "windy"
    assert refused(state, "plant 2 1:corn1 3:corn1") == "windy"
    assert is_legal(using("2 shed-a", "seed_spreader", weather="windy"), "plant 2 corn1 corn2 3:corn1")


@pytest.mark.rule("TS-23.20")
def test_ts_23_20_the_shovel() -> None:
    state = using("1 shed-a", "shovel compost=4")
    play(state, "shovel")
    expect(state, "compost=1")
    assert owed(state) == "bonus"
    assert refused(state, "shovel") == "no-compost"
    assert refused(state, "bonus corn1") == "garden-barred"
    assert refused(using("1 shed-a", "compost=4"), "shovel") == "not-owned"


@pytest.mark.rule("TS-23.21")
def test_ts_23_21_the_wheelbarrow() -> None:
    state = owing("shed, shed, bonus", "wheelbarrow=1")
    play(state, "shed wheelbarrow")
    expect(state, "wheelbarrow=2 goods=0")
    play(state, "shed mulch")
    expect(state, "goods=1")
    play(state, "bonus pitchfork")
    expect(state, "goods=2")


@pytest.mark.rule("TS-23.22")
def test_ts_23_22_mulch_instead_of_the_market() -> None:
    state = using("1 market", "mulch fancy_labels goods=70", main="rondel")
    play(state, "mulch iris")
    expect(state, "iris=1")
    assert state.current_player == 1
    assert refused(event("market", "mulch goods=4"), "mulch iris") == "nothing-owed"


@pytest.mark.rule("TS-23.23")
def test_ts_23_23_the_pitchfork() -> None:
    state = owing("bonus", "pitchfork hydrangea=4 compost=1")
    play(state, "bonus hydrangea")
    expect(state, "hydrangea=5 compost=2")
    assert owed(state) == "fruit peach"


@pytest.mark.rule("TS-23.24")
def test_ts_23_24_lost_and_waiting_entries() -> None:
    state = owing("perennial", "apple")
    assert lost(play(state, "perennial hydrangea")) == ["fruit apple"]
    waiting = owing("water, plant")
    assert {text.split()[0] for text in legal(waiting)} == {"plant"}
    play(waiting, "plant 4 corn2")
    assert legal(waiting) == ["water 4"]


@pytest.mark.rule("TS-23.25")
def test_ts_23_25_three_items_that_count_at_the_end() -> None:
    run = "6.pumpkin1=4 6.pumpkin2=3 1.pumpkin1=4 1.pumpkin2=3 3.pumpkin2=3"
    assert scored(f"carving_kit {run}")["shed"] == 4
    pumpkins = [word for word in everything().split() if "pumpkin" in word]
    assert scored(f"carving_kit {' '.join(pumpkins)}")["shed"] == 12
    beans = " ".join(f"2.corn{n}=2 2.bean{n}=2" for n in range(1, 6))
    beans += " 3.corn1=2 3.bean1=2 3.corn2=2 3.bean2=2"
    assert scored(f"casserole_dish {beans}")["shed"] == 3
    assert scored("fruit_bowl apple=2 raspberry=1")["shed"] == 4
    assert scored("fruit_bowl")["shed"] == 0


@pytest.mark.rule("TS-23.26")
def test_ts_23_26_points_of_tulip_raspberries_and_the_hive() -> None:
    eleven = "apple=5 peach=4 blackberry=3 raspberry=3"  # 3 + 2 + 3 + 3 harvests
    assert scored(f"tulip {eleven}")["perennials"] == 11
    assert scored("tulip apple peach blackberry raspberry=3")["perennials"] == 15  # 20 harvests
    assert scored("raspberry=5")["fruit"] == 1
    assert scored("raspberry=9")["fruit"] == 6
    assert scored("main wax")["apiary"] == 9
    assert scored("main honey=3")["apiary"] == 10


@pytest.mark.rule("TS-23.27")
def test_ts_23_27_the_ends_of_both_tracks() -> None:
    state = using("1 compost-goods", "goods=118")
    play(state, "goods")
    expect(state, "goods=120")
    assert owed(state) == "bonus"
    compost = using("1 market", "filled=39 spent=36 mulch")
    play(compost, "mulch crocus")
    expect(compost, "filled=40 compost=4")


GOLDEN = (
    "1.corn1=4 2.corn1=4 2.corn2=4 2.corn3=4 2.corn4=4 2.corn5=4 3.corn1=4 4.corn1=4 4.corn2=4 "
    "5.corn1=4 5.corn2=4 5.corn3=4 5.corn4=4 "
    "1.bean1=2 2.bean1=2 2.bean2=2 2.bean3=2 2.bean4=2 3.bean1=2 4.bean1=2 4.bean2=2 "
    "5.bean1=2 5.bean2=2 5.bean3=2 5.bean4=2 "
    "1.pumpkin3=1 2.pumpkin1=4 3.pumpkin1=2 3.pumpkin2=3 4.pumpkin2=3 4.pumpkin3=1 5.pumpkin1=2 "
    "tulip=1 hydrangea=6 iris=6 hyacinth=1 crocus=1 apple=8 peach=1 blackberry=1 raspberry=2 "
    "pie_safe shovel rain_barrel pitchfork goods=21 filled=10"
)


@pytest.mark.rule("TS-23.28")
def test_ts_23_28_the_photographed_sheet_scores_97() -> None:
    lines = scored(GOLDEN)
    assert lines == {"garden": 51, "perennials": 19, "apiary": 0, "fruit": 20, "shed": 7}
    assert sum(lines.values()) == 97


@pytest.mark.rule("TS-23.29")
def test_ts_23_29_a_sheet_of_77() -> None:
    corn = " ".join(f"5.corn{n}=4" for n in range(1, 6)) + " 6.corn1=4 6.corn2=4 6.corn3=4"
    beans = "5.bean1=2 5.bean2=2 5.bean3=2 5.bean4=2 5.bean5=2 6.bean1=2"
    lines = scored(f"{corn} {beans} hydrangea daffodil apple=7 tractor pie_safe")
    assert lines == {"garden": 30, "perennials": 11, "apiary": 0, "fruit": 15, "shed": 21}
    assert sum(lines.values()) == 77


@pytest.mark.rule("TS-23.30")
def test_ts_23_30_the_full_sheet_is_worth_294() -> None:
    lines = scored(everything())
    assert lines == {
        "garden": 72 + 24,
        "perennials": 15 + 7 + 12 + 10 + 6 + 4,
        "apiary": 9 + 18 + 3,
        "fruit": 18 + 14 + 6,
        "shed": 76,
    }
    assert sum(lines.values()) == 294


@pytest.mark.rule("TS-23.31")
def test_ts_23_31_the_tie_of_80() -> None:
    corn = " ".join(f"2.corn{n}=4 5.corn{n}=4" for n in range(1, 6))  # 30
    beans = " ".join(f"2.bean{n}=2 5.bean{n}=2" for n in range(1, 6))  # 10
    rest = "tractor iris hyacinth"  # 40
    forty = f"{corn} {beans} {rest}"
    thirty_eight = f"{forty.replace('2.bean1=2', '').replace('2.bean2=2', '')} pitchfork mulch"
    assert sum(scored(forty).values()) == sum(scored(thirty_eight).values()) == 80
    assert (scored(forty)["garden"], scored(thirty_eight)["garden"]) == (40, 38)
    for sheets, winners in (((thirty_eight, forty), (1,)), ((forty, forty), (0, 1))):
        state = before_event("", 8, sheets=[sheet(each) for each in sheets])
        play(state, "goods")
        assert state.outcome is not None
        assert state.outcome.winners == winners


@pytest.mark.rule("TS-23.32")
@pytest.mark.parametrize("weather", [None, "foggy"])
def test_ts_23_32_a_solo_round(weather: str | None) -> None:
    die = "5 plant-water"  # with weather the round is Hot
    state = using(die, "", 1, main="rondel", dice=[die], round=1, pawn="shed-a", weather=weather)
    play(state, "plant 5 corn1", "edith corn2")
    events = play(state, "shed tractor", dice=[4, 3, 1, 4])
    assert (state.round, state.position()["pawn"]) == (2, "shed-b")
    assert [each.value for each in events if isinstance(each, DieTaken)] == [1]
    assert [each.what for each in events if isinstance(each, EdithCrossedOff)] == ["1.pumpkin1", "mason_jars"]
    assert legal(state, "die") == ["die 3 compost-goods", "die 4 hive-fruit-b"]
    play(state, "die 4 hive-fruit-b", "fruit apple")
    events = play(state, "plant 4 corn1")
    assert [each.what for each in events if isinstance(each, EdithCrossedOff)] == ["3.pumpkin2", "star 5"]
    assert legal(state) == ["die 4 hive-fruit-b"]
    play(state, "die 4 hive-fruit-b", "fruit apple", "water 4")  # and the rain of round 2
    assert (state.round, state.position()["weather"]) == (3, "cloudy" if weather else None)


@pytest.mark.rule("TS-23.33")
def test_ts_23_33_a_crossed_star_is_skipped() -> None:
    state = owing("perennial, perennial", "goods=4 x:star5", 1)
    play(state, "perennial hyacinth")
    expect(state, "goods=6")
    assert owed(state) == "perennial"
    more = using("1 compost-goods", "goods=6 x:star5", 1)
    play(more, "goods")
    expect(more, "goods=10")
    assert owed(more) == "bonus"


@pytest.mark.rule("TS-23.34")
@pytest.mark.parametrize(
    ("space", "first", "second"),
    [
        ("hive-fruit-b", "peach 8", "peach 6"),
        ("hive-fruit-a", "wax 4", "wax 2"),
        ("market", "iris 6", "iris 5"),
        ("shed-b", "pitchfork", ""),
    ],
)
def test_ts_23_34_edith_with_a_three(space: str, first: str, second: str) -> None:
    die = f"3 {space}"
    mark = f"x:{first.replace(' ', '')}"
    for filled, expected in (("", first), (mark, second)):
        state = using(die, filled, 1, main="garden", dice=[die], round=1)
        events = play(state, "plant 4 corn1")
        marks = [each.what for each in events if isinstance(each, EdithCrossedOff)]
        assert marks == ["3.pumpkin2", *([expected] if expected else [])]
        assert any(isinstance(each, EdithPassed) for each in events) == (not expected)


@pytest.mark.rule("TS-23.35")
def test_ts_23_35_edith_crosses_off_two_crops() -> None:
    die = "2 plant-water"
    state = using(die, "compost=1", 1, main="garden", dice=[die], round=1)
    play(state, "plant 3 corn1")
    assert crossed(state) == ["2.pumpkin1"]
    assert legal(state) == [f"edith corn{n}" for n in range(1, 6)]
    later = using(
        die,
        "compost=1 2.pumpkin1=1 2.corn1=1 2.corn2=1 2.corn3=1 2.corn4=1",
        1,
        main="garden",
        dice=[die],
        round=1,
    )
    play(later, "plant 3 corn1")
    assert crossed(later) == ["2.corn5"]
    assert legal(later) == [f"edith bean{n}" for n in range(1, 6)]


@pytest.mark.rule("TS-23.36")
@pytest.mark.parametrize(
    ("total", "filled", "career"),
    [
        (39, "tractor honey main mulch pitchfork mason_jars", "Better luck"),
        (40, "tractor honey main mulch pitchfork rain_barrel", "county fair"),
        (64, "tractor honey main iris hyacinth string_trimmer", "blue ribbon"),
        (65, "tractor honey main iris hyacinth string_trimmer mulch", "champion"),
        (79, "tractor honey main iris hyacinth apple pie_safe", "champion"),
        (80, "tractor honey main iris hyacinth apple pie_safe mulch", "internet"),
        (99, "tractor honey main iris hyacinth apple wax blackberry=7", "internet"),
        (100, "tractor honey main iris hyacinth apple wax blackberry=7 mulch", "television"),
    ],
)
def test_ts_23_36_careers(total: int, filled: str, career: str) -> None:
    state = before_event(filled, 8, 1)
    play(state, "goods")
    assert state.scores()[0].total == total
    assert state.outcome is not None
    assert career in state.outcome.reason
