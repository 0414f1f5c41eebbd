"""Rulebook chapter 12: fruit."""

import pytest

from tests.rules.three_sisters.sisters_kit import expect, legal, lost, of, owed, owing, play, refused, scored

ROWS = ["apple", "peach", "blackberry", "raspberry"]


def points(row: str, boxes: int) -> list[int]:
    """The points of a row by how many boxes are filled."""
    return [scored(f"{row}={filled}")["fruit"] for filled in range(boxes + 1)]


def harvested(row: str, boxes: int) -> list[bool]:
    """For each box whether filling it harvests: then Hot weather gives a good."""
    found = []
    for box in range(boxes):
        state = owing("fruit", f"{row}={box}", weather="hot")
        play(state, f"fruit {row}")
        found.append(of(state, "goods") > 0)
    return found


@pytest.mark.rule("TS-12.1")
def test_ts_12_1_a_free_action_fills_any_row_and_a_named_one_only_its_own() -> None:
    assert legal(owing("fruit")) == [f"fruit {row}" for row in ROWS]
    assert legal(owing("fruit", "apple")) == [f"fruit {row}" for row in ROWS[1:]]
    assert refused(owing("fruit", "apple"), "fruit apple") == "full"
    named = owing("fruit peach")
    assert legal(named) == ["fruit peach"]
    assert refused(named, "fruit apple") == "nothing-owed"


@pytest.mark.rule("TS-12.1")
def test_ts_12_1_a_named_action_on_a_full_row_is_lost() -> None:
    state = owing("perennial", "hydrangea=4 peach")
    assert lost(play(state, "perennial hydrangea")) == ["fruit peach"]
    assert state.current_player == 1


@pytest.mark.rule("TS-12.2")
def test_ts_12_2_apples() -> None:
    assert points("apple", 8) == [0, 0, 3, 3, 6, 9, 12, 15, 18]
    assert harvested("apple", 8) == [False, True, False, True, True, True, True, True]


@pytest.mark.rule("TS-12.3")
def test_ts_12_3_peaches() -> None:
    assert points("peach", 8) == [0] * 9
    for box in range(8):
        state = owing("fruit", f"peach={box} 1.corn1=1")
        play(state, "fruit peach")
        assert owed(state) == ("water" if box % 2 else "")
    state = owing("fruit", "peach=1 1.corn1=1 5.corn1=1")
    play(state, "fruit peach")
    assert legal(state) == ["water 1", "water 5"]


@pytest.mark.rule("TS-12.4")
def test_ts_12_4_blackberries() -> None:
    assert points("blackberry", 7) == [0, 2, 4, 6, 8, 10, 12, 14]
    assert harvested("blackberry", 7) == [True] * 7


@pytest.mark.rule("TS-12.5")
def test_ts_12_5_raspberries() -> None:
    assert points("raspberry", 9) == [0, 0, 0, 1, 1, 1, 3, 3, 3, 6]
    for box in range(9):
        state = owing("fruit", f"raspberry={box}")
        play(state, "fruit raspberry")
        expect(state, f"raspberry={box + 1} goods=3")


@pytest.mark.rule("TS-12.6")
def test_ts_12_6_a_square_is_no_harvest() -> None:
    for row in ("apple", "peach"):
        state = owing("fruit", "pie_safe tulip=4 1.corn1=1", weather="hot")
        play(state, f"fruit {row}")
        expect(state, f"{row}=1 goods=0")
        assert owed(state) == ""
