"""Rulebook chapter 18: the end and the score."""

import pytest

from rules.title import Outcome
from tests.rules.three_sisters.sisters_kit import before_event, everything, play, scored, sheet

CORN = " ".join(f"2.corn{n}=4 5.corn{n}=4" for n in range(1, 6))


def beans(count: int) -> str:
    """So many harvested beans in zone 2 and 5, on corn that is not ripe."""
    places = [(zone, n) for zone in (2, 5) for n in range(1, 6)][:count]
    return " ".join(f"{zone}.corn{n}=3 {zone}.bean{n}=2" for zone, n in places)


def outcome(*filled: str) -> Outcome:
    """How a match of these sheets ends."""
    state = before_event("", 8, len(filled), sheets=[sheet(each) for each in filled])
    play(state, "goods")
    assert state.outcome is not None
    return state.outcome


@pytest.mark.rule("TS-18.1")
def test_ts_18_1_five_lines_and_nothing_else() -> None:
    state = before_event("goods=120 filled=40 shovel iris=5 main=5 peach=8", 8)
    lines = state.scores()[0].lines
    assert lines == (("garden", 0), ("perennials", 0), ("apiary", 0), ("fruit", 0), ("shed", 1))
    assert state.scores()[0].total == 1


@pytest.mark.rule("TS-18.2")
def test_ts_18_2_garden() -> None:
    assert scored(CORN)["garden"] == 30
    assert scored(beans(10))["garden"] == 10
    assert scored("3.corn1=4 3.corn2=3 3.bean1=2 3.bean2=1 3.pumpkin1=2")["garden"] == 4


@pytest.mark.rule("TS-18.3")
@pytest.mark.parametrize(
    ("perennial", "points"),
    [("tulip", 6), ("hydrangea", 7), ("iris", 12), ("hyacinth", 10), ("crocus", 6), ("daffodil", 4)],
)
def test_ts_18_3_perennials_if_completed(perennial: str, points: int) -> None:
    assert scored(f"{perennial}=6 blackberry=6")["perennials"] == points
    assert scored(f"{perennial}=5 blackberry=6")["perennials"] == 0


@pytest.mark.rule("TS-18.4")
def test_ts_18_4_apiary() -> None:
    assert scored("main=5 wax=2 honey=2 split=1")["apiary"] == 2 + 2 + 5 + 5 + 3
    assert scored("main=5 wax=3 honey=3 split=4")["apiary"] == 2 + 2 + 5 + 5 + 3
    assert scored("main=5 wax=4 honey=4")["apiary"] == 9 + 18


@pytest.mark.rule("TS-18.5")
def test_ts_18_5_fruit() -> None:
    assert scored("apple=5 peach=8 blackberry=3 raspberry=6")["fruit"] == 9 + 0 + 6 + 3


@pytest.mark.rule("TS-18.6")
def test_ts_18_6_shed() -> None:
    assert scored("tractor pie_safe shovel=1")["shed"] == 18 + 3
    assert scored("fruit_bowl casserole_dish carving_kit")["shed"] == 0
    harvests = f"blackberry=1 {beans(5)} 3.pumpkin1=2 3.pumpkin2=3"
    assert scored(f"fruit_bowl casserole_dish carving_kit {harvests}")["shed"] == 1 + 2 + 2
    assert scored(f"fruit_bowl=2 casserole_dish=1 carving_kit=2 {harvests}")["shed"] == 0


@pytest.mark.rule("TS-18.7")
def test_ts_18_7_most_points_then_most_garden_points_then_shared() -> None:
    most = outcome("2.corn1=4", "tractor")
    assert (most.winners, most.ranks, most.rule) == ((1,), (2, 1), "TS-18.7")
    garden = outcome("string_trimmer", "2.corn1=4 2.corn2=4", "mulch")
    assert (garden.winners, garden.ranks) == ((1,), (2, 1, 3))
    assert garden.reason == "Points are equal; the most garden points decide."
    shared = outcome("2.corn1=4 mulch", "3.corn1=4 pitchfork", "mulch", "mulch")
    assert (shared.winners, shared.ranks) == ((0, 1), (1, 1, 3, 3))
    assert shared.reason == "The win is shared: points and garden points are equal."


@pytest.mark.rule("TS-18.8")
def test_ts_18_8_the_example_of_77() -> None:
    corn = " ".join(f"2.corn{n}=4" for n in range(1, 6)) + " 3.corn1=4 3.corn2=4 3.corn3=4"
    six_beans = "2.bean1=2 2.bean2=2 2.bean3=2 2.bean4=2 2.bean5=2 3.bean1=2"
    lines = scored(f"{corn} {six_beans} hydrangea daffodil apple=7 tractor pie_safe")
    assert lines == {"garden": 30, "perennials": 11, "apiary": 0, "fruit": 15, "shed": 21}
    assert sum(lines.values()) == 77


@pytest.mark.rule("TS-18.9")
def test_ts_18_9_the_highest_sheet_imaginable() -> None:
    lines = scored(everything())
    assert lines == {"garden": 96, "perennials": 54, "apiary": 30, "fruit": 38, "shed": 76}
    assert sum(lines.values()) == 294
