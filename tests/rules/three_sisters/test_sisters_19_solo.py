"""Rulebook chapter 19: alone against Farmer Edith."""

import pytest

from rules.chance import Seeded
from rules.three_sisters.ending import CAREERS, career
from rules.three_sisters.events import DieTaken, EdithCrossedOff, EdithPassed
from rules.three_sisters.state import ThreeSistersState
from rules.title import Event
from tests.rules.three_sisters.sisters_kit import (
    before_event,
    crossed,
    expect,
    is_legal,
    legal,
    new,
    owed,
    owing,
    play,
    refused,
    scored,
    using,
)


def edith_with(die: str, filled: str = "", then: str = "") -> tuple[ThreeSistersState, list[Event]]:
    """Edith takes ``die`` as the fourth of round 1; ``then`` answers her questions, a crop a word."""
    state = before_edith(die, filled)
    events = play(state, f"plant {int(die[0]) % 6 + 1} corn1", *(f"edith {crop}" for crop in then.split()))
    return state, events


def before_edith(die: str, filled: str = "") -> ThreeSistersState:
    """The player still owes the garden action of the third die, next door; the fourth is its like."""
    return using(die, filled, 1, main="garden", dice=[die], round=1)


def marks(die: str, filled: str = "", then: str = "") -> list[str]:
    """What Edith crosses off with ``die``."""
    _, events = edith_with(die, filled, then)
    return [each.what for each in events if isinstance(each, EdithCrossedOff)]


def passes(die: str, filled: str = "", then: str = "") -> list[str]:
    """What Edith passes with ``die``."""
    _, events = edith_with(die, filled, then)
    return [each.what for each in events if isinstance(each, EdithPassed)]


def planted(zone: int, corn: int, pumpkins: int) -> str:
    """A zone in which every crop is planted."""
    crops = [f"{zone}.corn{n}=2 {zone}.bean{n}=1" for n in range(1, corn + 1)]
    return " ".join([*crops, *(f"{zone}.pumpkin{n}=1" for n in range(1, pumpkins + 1))])


@pytest.mark.rule("TS-19.1")
def test_ts_19_1_four_dice_one_sheet_eight_rounds() -> None:
    state = new(1, [1, 2, 3, 4])
    assert legal(state) == ["die 1 hive-fruit-a", "die 2 plant-water", "die 3 shed-a", "die 4 compost-goods"]
    assert len(state.sheets) == 1
    while state.current_player is not None:
        assert state.first == 0
        state.apply(state.legal_actions()[0], Seeded(1))
    assert state.round == 8


@pytest.mark.rule("TS-19.2")
def test_ts_19_2_dice_are_taken_in_turn_and_edith_is_first_in_even_rounds() -> None:
    state = new(1, [1, 2, 3, 4])
    events = play(state, "die 4 compost-goods", "goods", "plant 4 corn1")  # Edith takes the 1
    assert [each.value for each in state.dice] == [2, 3]
    events += play(state, "die 2 plant-water", "plant 2 pumpkin1", "plant 2 corn1")
    takers = [(each.player, each.value) for each in events if isinstance(each, DieTaken)]
    assert takers == [(0, 4), (None, 1), (0, 2), (None, 3)]
    events = play(state, "shed mulch", dice=[1, 2, 3, 4])
    assert state.round == 2
    assert next(each for each in events if isinstance(each, DieTaken)).player is None


def round_two(pawn: str, dice: list[int]) -> tuple[ThreeSistersState, list[Event]]:
    """Round 1 ends with the pawn on a space, then these dice are rolled and Edith begins."""
    state = using("1 compost-goods", "", 1, main="rondel", dice=["1 compost-goods"], round=1, pawn=pawn)
    play(state, "goods")
    return state, play(state, "shed mulch", dice=dice)


@pytest.mark.rule("TS-19.3")
@pytest.mark.parametrize(
    ("pawn", "dice", "taken"),
    [
        ("hive-fruit-a", [1, 2, 3, 4], (1, 0)),
        ("market", [1, 2, 3, 4], (2, 0)),
        ("shed-a", [1, 3, 4, 4], (1, 2)),
        ("hive-fruit-b", [1, 2, 5, 5], (1, 4)),
        ("shed-b", [1, 1, 5, 5], (1, 5)),
    ],
)
def test_ts_19_3_edith_looks_clockwise_from_the_gold_pushpin(
    pawn: str, dice: list[int], taken: tuple[int, int]
) -> None:
    _, events = round_two(pawn, dice)
    first = next(each for each in events if isinstance(each, DieTaken))
    assert (first.player, first.value, first.space) == (None, *taken)


@pytest.mark.rule("TS-19.4")
def test_ts_19_4_the_third_die_is_the_lowest_left_and_the_fourth_remains() -> None:
    odd = new(1, [2, 3, 4, 6])
    play(odd, "die 3 plant-water", "plant 3 corn1", "water 3")  # Edith takes the 2
    assert legal(odd) == ["die 4 shed-a"]
    assert refused(odd, "die 6 compost-goods") == "not-lowest"
    play(odd, "die 4 shed-a", "plant 4 corn1")
    events = play(odd, "shed mulch")
    assert [(each.player, each.value) for each in events if isinstance(each, DieTaken)] == [(None, 6)]


@pytest.mark.rule("TS-19.4")
def test_ts_19_4_in_even_rounds_the_second_die_is_the_players_choice() -> None:
    state, _ = round_two("hive-fruit-b", [2, 3, 4, 6])  # Edith takes the 6 from hive-fruit-a
    assert legal(state) == ["die 2 hive-fruit-b", "die 3 shed-b", "die 4 market"]
    play(state, "die 4 market", "market", "perennial iris")
    events = play(state, "plant 4 corn1")  # Edith must take the 2, and the 3 remains
    assert [(each.player, each.value) for each in events if isinstance(each, DieTaken)] == [(None, 2)]
    assert legal(state) == ["die 3 shed-b"]


@pytest.mark.rule("TS-19.5")
@pytest.mark.parametrize("order", [("plant 3 corn1", "fruit apple"), ("fruit apple", "plant 3 corn1")])
def test_ts_19_5_the_player_chooses_the_order(order: tuple[str, str]) -> None:
    state = using("3 hive-fruit-a", "", 1)
    play(state, *order)
    expect(state, "3.corn1=1 apple=1")


@pytest.mark.rule("TS-19.5")
def test_ts_19_5_edith_does_garden_then_rondel_by_the_value_as_rolled() -> None:
    assert marks("3 shed-b", "compost=9 iris=6") == ["3.pumpkin2", "pitchfork"]


@pytest.mark.rule("TS-19.6")
@pytest.mark.parametrize(
    ("zone", "filled", "then", "first"),
    [
        (1, "", "", "1.pumpkin1"),
        (1, "1.pumpkin1=1", "", "1.pumpkin2"),
        (1, "1.pumpkin1=1 1.pumpkin2=1", "", "1.pumpkin3"),
        (3, "", "", "3.pumpkin2"),
        (3, "x:3.pumpkin2", "", "3.pumpkin1"),
        (2, "2.pumpkin1=1", "corn4", "2.corn4"),
        (2, "2.pumpkin1=1 2.corn1=1 2.corn2=1 2.corn3=1 2.corn4=1 2.corn5=1", "bean2", "2.bean2"),
    ],
)
def test_ts_19_6_tallest_pumpkin_then_corn_then_beans(zone: int, filled: str, then: str, first: str) -> None:
    assert marks(f"{zone} market", filled, then)[0] == first


@pytest.mark.rule("TS-19.6")
def test_ts_19_6_planted_crops_are_safe_and_with_none_left_she_passes() -> None:
    assert passes("3 market", planted(3, 4, 2)) == ["garden"]
    assert marks("3 market", planted(3, 4, 2)) == ["iris 6"]


@pytest.mark.rule("TS-19.7")
def test_ts_19_7_which_corn_is_the_players_choice() -> None:
    state, _ = edith_with("3 market", "3.pumpkin1=1 3.pumpkin2=1 3.corn2=1")
    assert legal(state) == ["edith corn1", "edith corn3", "edith corn4"]
    assert refused(state, "edith corn2") == "planted"
    assert refused(state, "edith corn5") == "not-here"
    assert refused(state, "edith bean1") == "nothing-owed"
    assert refused(state, "pass extra") == "nothing-owed"
    play(state, "edith corn3")
    assert "3.corn3" in crossed(state)


@pytest.mark.rule("TS-19.7")
def test_ts_19_7_a_bean_that_could_not_be_planted_may_be_chosen_and_a_single_crop_is_not_asked() -> None:
    state, _ = edith_with("3 market", "3.pumpkin1=1 3.pumpkin2=1 3.corn1=1 3.corn2=1 3.corn3=1 3.corn4=1")
    assert legal(state) == ["edith bean1", "edith bean2", "edith bean3", "edith bean4"]
    single = "3.pumpkin1=1 3.pumpkin2=1 3.corn1=1 3.corn2=1 3.corn3=1"
    assert marks("3 market", single)[0] == "3.corn4"


@pytest.mark.rule("TS-19.8")
def test_ts_19_8_plant_or_water_crosses_off_two_crops() -> None:
    assert marks("1 plant-water") == ["1.pumpkin1", "1.pumpkin2"]
    assert marks("2 plant-water", then="corn3") == ["2.pumpkin1", "2.corn3"]


@pytest.mark.rule("TS-19.9")
@pytest.mark.parametrize(
    ("space", "items"),
    [
        ("shed-a", ["mason_jars", "pie_safe", "shovel", "fruit_bowl", "rain_barrel", "casserole_dish"]),
        ("shed-b", ["fancy_labels", "hive_tool", "pitchfork", "string_trimmer", "wheelbarrow", "mulch"]),
    ],
)
def test_ts_19_9_the_item_by_space_and_value(space: str, items: list[str]) -> None:
    for value, item in enumerate(items, 1):
        assert marks(f"{value} {space}")[-1] == item


@pytest.mark.rule("TS-19.10")
def test_ts_19_10_completed_or_crossed_items_make_her_pass() -> None:
    assert passes("3 shed-b", "pitchfork") == ["rondel"]
    assert passes("3 shed-b", "x:pitchfork") == ["rondel"]


@pytest.mark.rule("TS-19.10")
def test_ts_19_10_a_partly_filled_item_is_crossed_off_and_wasted() -> None:
    state, _ = edith_with("2 shed-a", "pie_safe=1")
    assert "pie_safe" in crossed(state)
    expect(state, "pie_safe=1")
    later = using("1 shed-a", "pie_safe=1 x:pie_safe", 1)
    assert refused(later, "shed pie_safe") == "crossed"
    assert refused(owing("bonus", "x:mulch", 1), "bonus mulch") == "crossed"
    assert scored("pie_safe=1 x:pie_safe", 1)["shed"] == 0


@pytest.mark.rule("TS-19.11")
@pytest.mark.parametrize(
    ("filled", "star"),
    [("", "star 5"), ("goods=4", "star 5"), ("goods=5", "star 10"), ("goods=9 x:star5", "star 15")],
)
def test_ts_19_11_the_lowest_star_neither_filled_nor_crossed_off(filled: str, star: str) -> None:
    assert marks("3 compost-goods", filled)[-1] == star
    assert passes("3 compost-goods", "goods=120") == ["rondel"]


@pytest.mark.rule("TS-19.12")
def test_ts_19_12_a_crossed_star_is_skipped() -> None:
    state = owing("fruit, fruit", "goods=3 x:star5", 1)
    play(state, "fruit raspberry")
    expect(state, "goods=6")  # boxes 4, 6 and 7
    assert owed(state) == "fruit"
    play(state, "fruit raspberry")
    expect(state, "goods=9")  # boxes 8, 9 and 10
    assert owed(state) == "bonus"


@pytest.mark.rule("TS-19.13")
def test_ts_19_13_the_blue_pushpin_names_the_section() -> None:
    assert marks("1 hive-fruit-a")[-1] == "honey 4"
    assert marks("1 hive-fruit-b")[-1] == "apple 8"


@pytest.mark.rule("TS-19.14")
@pytest.mark.parametrize(
    ("die", "mark"),
    [
        ("1 hive-fruit-a", "honey 4"),
        ("2 hive-fruit-a", "honey 4"),
        ("3 hive-fruit-a", "wax 4"),
        ("4 hive-fruit-a", "wax 4"),
        ("5 hive-fruit-a", "split 4"),
        ("6 hive-fruit-a", "split 4"),
        ("1 hive-fruit-b", "apple 8"),
        ("2 hive-fruit-b", "apple 8"),
        ("3 hive-fruit-b", "peach 8"),
        ("4 hive-fruit-b", "blackberry 7"),
        ("5 hive-fruit-b", "blackberry 7"),
        ("6 hive-fruit-b", "raspberry 9"),
    ],
)
def test_ts_19_14_the_topmost_or_rightmost_by_value(die: str, mark: str) -> None:
    assert marks(die)[-1] == mark


@pytest.mark.rule("TS-19.14")
def test_ts_19_14_with_none_left_she_passes() -> None:
    assert passes("1 hive-fruit-b", "apple") == ["rondel"]
    assert passes("1 hive-fruit-a", "main=5 honey") == ["rondel"]
    assert passes("3 hive-fruit-b", "peach=1 x:peach2 x:peach4 x:peach6 x:peach8") == ["rondel"]


@pytest.mark.rule("TS-19.15")
def test_ts_19_15_only_circles_and_before_the_main_hive_is_full() -> None:
    assert marks("1 hive-fruit-a", "x:honey4")[-1] == "honey 2"
    assert marks("1 hive-fruit-a", "main=5 honey=1 x:honey4")[-1] == "honey 2"
    assert passes("1 hive-fruit-a", "main=5 honey=2 x:honey4") == ["rondel"]
    assert marks("1 hive-fruit-b", "apple=2 x:apple8 x:apple7 x:apple6 x:apple5")[-1] == "apple 4"
    assert passes("1 hive-fruit-b", "apple=3 x:apple8 x:apple7 x:apple6 x:apple5 x:apple4") == ["rondel"]


@pytest.mark.rule("TS-19.16")
def test_ts_19_16_the_split_hives_points_are_safe() -> None:
    die, filled = "5 hive-fruit-a", planted(5, 5, 1)
    assert marks(die, f"{filled} x:split4 x:split3") == ["split 2"]
    assert passes(die, f"{filled} x:split4 x:split3 x:split2") == ["garden", "rondel"]


@pytest.mark.rule("TS-19.17")
@pytest.mark.parametrize(
    ("value", "name"),
    [(1, "tulip"), (2, "hydrangea"), (3, "iris"), (4, "hyacinth"), (5, "crocus"), (6, "daffodil")],
)
def test_ts_19_17_the_topmost_empty_box_of_a_perennial(value: int, name: str) -> None:
    zones = {1: (3, 3), 2: (5, 1), 3: (4, 2), 4: (3, 3), 5: (5, 1), 6: (4, 2)}
    filled = planted(value, *zones[value])
    assert marks(f"{value} market", filled) == [f"{name} 6"]
    assert marks(f"{value} market", f"{filled} {name}=2 x:{name}6") == [f"{name} 5"]
    assert passes(f"{value} market", f"{filled} {name}=4 x:{name}6 x:{name}5") == ["garden", "rondel"]
    assert scored(f"{name}=5 x:{name}6 apple", 1)["perennials"] == 0


@pytest.mark.rule("TS-19.18")
def test_ts_19_18_a_crossed_box_is_passed_over_and_gives_nothing() -> None:
    state = owing("fruit, fruit", "peach=1 x:peach8 x:peach6 x:peach4 x:peach2 tulip=4 1.corn1=1", 1)
    play(state, "fruit peach")  # box 3, a square
    expect(state, "goods=0 peach=2")
    assert owed(state) == "fruit"
    assert scored("blackberry=2 x:blackberry7 x:blackberry6", 1)["fruit"] == 4


@pytest.mark.rule("TS-19.18")
def test_ts_19_18_a_track_with_only_crossed_boxes_left_is_finished() -> None:
    state = using("1 hive-fruit-a", "blackberry=6 x:blackberry7", 1)
    assert refused(state, "fruit blackberry") == "full"
    assert "fruit blackberry" not in legal(state)
    hive = using("1 hive-fruit-a", "main=4 honey=0 x:honey4 x:honey2 x:honey1 x:split4 x:split3 x:split2", 1)
    play(hive, "apiary main")
    later = owing("apiary, apiary, apiary", "main=5 x:honey4 x:honey2 x:honey1 x:split4 x:split3 x:split2", 1)
    play(later, "apiary honey", "apiary split")  # a square, and the points of the split hive
    assert legal(later) == ["apiary wax"]


@pytest.mark.rule("TS-19.18")
def test_ts_19_18_her_last_mark_finishes_a_perennial() -> None:
    filled = f"{planted(3, 4, 2)} iris=1 x:iris6 x:iris5 x:iris4 x:iris3 mulch"
    state, events = edith_with("3 market", filled)
    assert [each.what for each in events if isinstance(each, EdithCrossedOff)] == ["iris 2"]
    later = using("1 shed-a", f"{filled} x:iris2", 1)
    assert refused(later, "mulch iris") == "full"
    assert state.sheets[0].open == later.sheets[0].open


@pytest.mark.rule("TS-19.12")
def test_ts_19_12_goods_beyond_the_last_box_are_lost_around_crossed_stars_too() -> None:
    state = using("1 compost-goods", "goods=117 x:star5", 1, main="rondel")  # the last box is 118
    play(state, "goods")
    expect(state, "goods=119")
    assert state.sheets[0].goods == 119


@pytest.mark.rule("TS-19.19")
def test_ts_19_19_a_crossed_corn_bars_its_bean_and_a_crossed_pumpkin_its_links() -> None:
    filled = "3.pumpkin1=1 3.pumpkin2=1 x:3.corn1"
    state = using("3 shed-a", filled, 1)
    assert refused(state, "plant 3 corn1") == "crossed"
    assert refused(state, "plant 3 bean1") == "corn-too-low"
    assert not is_legal(state, "plant 3 corn1 corn2")
    broken = using("3 shed-a", "2.pumpkin1=4 3.pumpkin1=1 3.pumpkin2=2", 1)
    play(broken, "water 3")
    assert owed(broken) == "perennial hyacinth, perennial tulip"
    harvested = "carving_kit 2.pumpkin1=4 3.pumpkin1=2 x:3.pumpkin2 4.pumpkin1=4"
    assert scored(harvested, 1)["shed"] == 2


@pytest.mark.rule("TS-19.20")
def test_ts_19_20_only_the_player_resolves_events() -> None:
    state = before_event("", 6, 1)
    play(state, "goods")
    assert owed(state) == "shed"
    play(state, "shed tractor", dice=[1, 2, 3, 4])
    assert state.round == 7
    expect(state, "tractor=1")


@pytest.mark.rule("TS-19.21")
def test_ts_19_21_a_window_before_each_die_of_edith_changed_or_not() -> None:
    state = before_edith("3 shed-b", "shovel compost=10")
    state.sheets[0].changed = False
    play(state, "plant 4 corn1")
    assert legal(state) == ["done", "shovel"]
    assert crossed(state) == []
    play(state, "shovel", "bonus pitchfork", "shovel", "bonus mulch", "shovel", "bonus iris")
    assert crossed(state) == ["3.pumpkin2"]  # one box was saved from her


@pytest.mark.rule("TS-19.21")
def test_ts_19_21_done_lets_her_take_her_die() -> None:
    state = before_edith("3 shed-b", "shovel compost=10")
    play(state, "plant 4 corn1")
    events = play(state, "done")
    assert [each.what for each in events if isinstance(each, EdithCrossedOff)] == ["3.pumpkin2", "pitchfork"]
    first = new(1, [1, 2, 3, 4])
    play(first, "die 4 compost-goods", "goods", "plant 4 corn1")
    assert crossed(first) != []  # nobody was asked: there is no shovel


@pytest.mark.rule("TS-19.22")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        (0, "better_luck"),
        (39, "better_luck"),
        (40, "county_fair"),
        (49, "county_fair"),
        (50, "blue_ribbon"),
        (64, "blue_ribbon"),
        (65, "state_champ"),
        (79, "state_champ"),
        (80, "blogger"),
        (99, "blogger"),
        (100, "tv_show"),
        (294, "tv_show"),
    ],
)
def test_ts_19_22_the_career_chart(total: int, name: str) -> None:
    assert career(total)[0] == name


@pytest.mark.rule("TS-19.22")
def test_ts_19_22_the_outcome_tells_the_career() -> None:
    state = before_event("tractor hydrangea iris honey main=5", 8, 1)
    play(state, "goods")
    assert state.outcome is not None
    assert state.outcome.rule == "TS-19.22"
    assert state.outcome.reason == {name: text for _, name, text in CAREERS}["blue_ribbon"]
