"""Rulebook chapter 11: the apiary."""

import pytest

from tests.rules.three_sisters.sisters_kit import expect, legal, of, owed, owing, play, refused, scored


def gains(column: str, boxes: int, main: int = 5) -> list[tuple[int, str]]:
    """For each box of a column: goods and extra actions that filling it gives."""
    found = []
    for box in range(boxes):
        state = owing("apiary", f"main={box if column == 'main' else main} {column}={box}")
        play(state, f"apiary {column}")
        found.append((of(state, "goods"), owed(state) if state.current_player == 0 else ""))
    return found


@pytest.mark.rule("TS-11.1")
def test_ts_11_1_the_main_hive_first_then_three_columns_freely() -> None:
    state = owing("apiary, apiary, apiary, apiary", "main=4")
    assert legal(state) == ["apiary main"]
    assert [refused(state, f"apiary {column}") for column in ("wax", "honey", "split")] == ["hive-closed"] * 3
    play(state, "apiary main")
    assert legal(state) == ["apiary wax", "apiary honey", "apiary split"]
    assert refused(state, "apiary main") == "full"
    play(state, "apiary honey", "apiary wax", "apiary honey")
    expect(state, "main=5 wax=1 honey=2 split=0")


@pytest.mark.rule("TS-11.2")
def test_ts_11_2_the_main_hive_gives_fruit_actions() -> None:
    assert gains("main", 5) == [(0, ""), (0, "fruit"), (0, ""), (0, "fruit, fruit"), (0, "")]
    assert scored("main=5")["apiary"] == 0


@pytest.mark.rule("TS-11.3")
def test_ts_11_3_wax() -> None:
    assert gains("wax", 4) == [(2, ""), (4, ""), (0, ""), (4, "")]
    assert [scored(f"main=5 wax={boxes}")["apiary"] for boxes in range(5)] == [0, 2, 4, 4, 9]


@pytest.mark.rule("TS-11.4")
def test_ts_11_4_honey() -> None:
    assert gains("honey", 4) == [(0, "")] * 4
    assert [scored(f"main=5 honey={boxes}")["apiary"] for boxes in range(5)] == [0, 5, 10, 10, 18]


@pytest.mark.rule("TS-11.5")
def test_ts_11_5_split_hive() -> None:
    entries = [waiting for _, waiting in gains("split", 4)]
    assert entries == ["", "plant", "fruit, fruit, fruit", "plant_or_water, plant_or_water"]
    assert [scored(f"main=5 split={boxes}")["apiary"] for boxes in range(5)] == [0, 3, 3, 3, 3]


@pytest.mark.rule("TS-11.5")
@pytest.mark.parametrize("zones", [(2, 2), (2, 5)])
def test_ts_11_5_plant_or_water_goes_to_the_same_or_to_different_zones(zones: tuple[int, int]) -> None:
    state = owing("apiary", "main=5 split=3")
    play(state, "apiary split", f"plant {zones[0]} corn1 corn2", f"plant {zones[1]} corn3")
    expect(state, f"{zones[0]}.corn1=1 {zones[1]}.corn3=1")
    other = owing("apiary", "main=5 split=3")
    play(other, "apiary split", "plant 3 corn1", "water 3")
    expect(other, "3.corn1=2")


@pytest.mark.rule("TS-11.6")
def test_ts_11_6_the_points_of_a_column_add_up() -> None:
    assert scored("main=5 wax=4")["apiary"] == 9
    assert scored("main=5 honey=4")["apiary"] == 18
    assert scored("main=5 wax=4 honey=4 split=4")["apiary"] == 30


@pytest.mark.rule("TS-11.7")
def test_ts_11_7_the_example_of_honey() -> None:
    state = owing("apiary, apiary", "main=5")
    play(state, "apiary honey")
    assert dict(state.scores()[0].lines)["apiary"] == 5
    assert legal(state) == ["apiary wax", "apiary honey", "apiary split"]
