"""Rulebook chapter 10: the six perennials."""

import pytest

from rules.three_sisters.components import COMPONENTS, PERENNIAL_NAMES
from tests.rules.three_sisters.sisters_kit import (
    expect,
    is_legal,
    legal,
    of,
    owed,
    owing,
    play,
    refused,
    scored,
    using,
)


def gains(perennial: str) -> list[tuple[int, int, str]]:
    """For each box: goods, compost and extra actions that filling it gives."""
    found = []
    for box in range(6):
        state = owing("perennial", f"{perennial}={box} compost=1 spent=1")
        play(state, f"perennial {perennial}")
        expect(state, f"{perennial}={box + 1}")
        waiting = owed(state) if state.current_player == 0 else ""
        found.append((of(state, "goods"), of(state, "compost"), waiting))
    return found


NOTHING = (0, 0, "")


@pytest.mark.rule("TS-10.1")
def test_ts_10_1_a_free_action_fills_any_and_a_named_one_only_its_own() -> None:
    assert PERENNIAL_NAMES == ("tulip", "hydrangea", "iris", "hyacinth", "crocus", "daffodil")
    assert all(track.length == 6 for track in COMPONENTS.perennials)
    state = owing("perennial", "iris")
    assert legal(state) == [f"perennial {name}" for name in PERENNIAL_NAMES if name != "iris"]
    assert refused(state, "perennial iris") == "full"
    assert legal(owing("perennial hyacinth")) == ["perennial hyacinth"]


@pytest.mark.rule("TS-10.2")
def test_ts_10_2_tulip() -> None:
    assert gains("tulip") == [(0, 0, "fruit"), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]


@pytest.mark.rule("TS-10.2")
@pytest.mark.parametrize(("tulip", "goods"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_ts_10_2_tulip_pays_for_each_harvested_peach(tulip: int, goods: int) -> None:
    state = owing("fruit", f"tulip={tulip} peach=1")
    play(state, "fruit peach")
    expect(state, f"goods={goods}")


@pytest.mark.rule("TS-10.2")
@pytest.mark.parametrize(
    ("fruit", "points"),
    [
        ("", 0),
        ("apple=2", 1),
        ("peach=8", 4),
        ("apple=8 peach=8 blackberry=3 raspberry=2", 15),
        ("apple peach blackberry raspberry", 15),
    ],
)
def test_ts_10_2_a_complete_tulip_counts_all_harvested_fruit_up_to_fifteen(fruit: str, points: int) -> None:
    assert scored(f"tulip=6 {fruit}")["perennials"] == points
    assert scored(f"tulip=5 {fruit}")["perennials"] == 0


@pytest.mark.rule("TS-10.3")
def test_ts_10_3_hydrangea() -> None:
    assert gains("hydrangea") == [
        (0, 0, "fruit apple"),
        NOTHING,
        (0, 0, "fruit blackberry"),
        (0, 0, "fruit raspberry"),
        (0, 0, "fruit peach"),
        NOTHING,
    ]
    assert scored("hydrangea=6")["perennials"] == 7


@pytest.mark.rule("TS-10.4")
def test_ts_10_4_iris() -> None:
    assert gains("iris") == [(0, 1, ""), *[NOTHING] * 5]
    planted = "1.corn1=1 2.corn1=1 3.corn1=1 4.corn1=1 5.corn1=1 6.corn1=1 spent=1"
    reach = [len(legal(using("1 compost-goods", f"{planted} iris={level}"), "water")) for level in range(7)]
    assert reach == [1, 1, 3, 3, 5, 5, 5]
    assert scored("iris=6")["perennials"] == 12


@pytest.mark.rule("TS-10.5")
def test_ts_10_5_hyacinth() -> None:
    assert gains("hyacinth") == [(2, 0, ""), (2, 0, ""), NOTHING, (2, 0, ""), NOTHING, NOTHING]
    assert scored("hyacinth=6")["perennials"] == 10


@pytest.mark.rule("TS-10.6")
def test_ts_10_6_crocus() -> None:
    assert [compost for _, compost, _ in gains("crocus")] == [2, 1, 1, 2, 0, 0]
    assert scored("crocus=6")["perennials"] == 6


@pytest.mark.rule("TS-10.7")
def test_ts_10_7_daffodil() -> None:
    assert [entries for _, _, entries in gains("daffodil")] == ["shed", "", "shed", "shed", "shed", ""]
    assert scored("daffodil=6")["perennials"] == 4


@pytest.mark.rule("TS-10.8")
def test_ts_10_8_the_higher_lasting_bonus_replaces_the_lower_at_once() -> None:
    state = owing("perennial, fruit", "tulip=3 peach=1")
    play(state, "perennial tulip", "fruit peach")
    expect(state, "goods=3")
    steps = using("1 shed-b", "3.corn1=1 iris=3 mulch spent=1")
    assert refused(steps, "water 3") == "no-compost"
    play(steps, "mulch iris")
    assert is_legal(steps, "water 3")


@pytest.mark.rule("TS-10.9")
@pytest.mark.parametrize(
    ("start", "action"),
    [("perennial", "perennial {}"), ("perennial {}", "perennial {}"), ("bonus", "bonus {}")],
)
def test_ts_10_9_a_crocus_or_hydrangea_action_is_any_that_fills_its_box(start: str, action: str) -> None:
    crocus = owing(start.format("crocus"), "hive_tool")
    play(crocus, action.format("crocus"))
    assert owed(crocus) == "apiary"
    hydrangea = owing(start.format("hydrangea"), "pitchfork hydrangea=1")
    play(hydrangea, action.format("hydrangea"))
    expect(hydrangea, "compost=2")


@pytest.mark.rule("TS-10.9")
def test_ts_10_9_mulch_counts_too() -> None:
    state = using("1 shed-b", "hive_tool mulch", main="rondel")
    play(state, "mulch crocus")
    assert owed(state) == "apiary"


@pytest.mark.rule("TS-10.10")
@pytest.mark.parametrize("perennial", PERENNIAL_NAMES)
def test_ts_10_10_only_a_completed_perennial_is_worth_points(perennial: str) -> None:
    assert scored(f"{perennial}=5 apple=8")["perennials"] == 0
    assert scored(f"{perennial}=6 apple=8")["perennials"] > 0
