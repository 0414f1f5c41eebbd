"""Rulebook chapter 9: corn, beans, pumpkins and the links between them."""

import pytest

from rules.three_sisters.components import COMPONENTS
from tests.rules.three_sisters.sisters_kit import (
    event,
    expect,
    is_legal,
    owed,
    owing,
    play,
    refused,
    scored,
    using,
)

LINKS = [
    "crocus",
    "hydrangea",
    "iris",
    "tulip",
    "hyacinth",
    "iris",
    "daffodil",
    "crocus",
    "hydrangea",
    "tulip",
    "hyacinth",
    "daffodil",
]
RING = [
    ("1.pumpkin1", 4, 3),
    ("1.pumpkin2", 3, 2),
    ("1.pumpkin3", 1, 1),
    ("2.pumpkin1", 4, 3),
    ("3.pumpkin1", 2, 1),
    ("3.pumpkin2", 3, 2),
    ("4.pumpkin1", 4, 3),
    ("4.pumpkin2", 3, 3),
    ("4.pumpkin3", 1, 1),
    ("5.pumpkin1", 2, 1),
    ("6.pumpkin1", 4, 3),
    ("6.pumpkin2", 3, 2),
]
"""The pumpkins clockwise: name, height, goods."""


def almost(ring: int) -> str:
    """A sheet on which the pumpkin lacks its last box only."""
    name, height, _ = RING[ring]
    return f"{name}={height - 1}"


def finish(ring: int, others: str = "") -> str:
    """Fills the last box of a pumpkin with a die of its zone; the extra actions that it brings."""
    name, height, _ = RING[ring]
    zone = name[0]
    state = using(f"{zone} shed-b", f"{others} {almost(ring) if height > 1 else ''}")
    play(state, f"plant {zone} {name[2:]}" if height == 1 else f"water {zone}")
    return owed(state)


@pytest.mark.rule("TS-9.1")
@pytest.mark.parametrize(("zone", "corn"), [(1, 3), (2, 5), (3, 4), (4, 3), (5, 5), (6, 4)])
def test_ts_9_1_each_zone_has_its_corn_each_with_one_bean(zone: int, corn: int) -> None:
    filled = " ".join(f"{zone}.corn{number}=2" for number in range(1, corn + 1))
    state = using(f"{zone} shed-b", filled)
    for number in range(1, 6):
        assert is_legal(state, f"plant {zone} bean{number}") == (number <= corn)
    empty = using(f"{zone} shed-b")
    assert is_legal(empty, f"plant {zone} corn{corn}")
    if corn < 5:
        assert refused(empty, f"plant {zone} corn{corn + 1}") == "not-here"
    assert sum(each.corn for each in COMPONENTS.zones) == 24


@pytest.mark.rule("TS-9.2")
def test_ts_9_2_corn_is_four_boxes_high_and_worth_three() -> None:
    state = owing("water, water, water, water", "3.corn1=1 3.corn2=3")
    play(state, "water 3", "water 3", "water 3")
    expect(state, "3.corn1=4 3.corn2=4")
    assert refused(state, "water 3") == "nothing-owed"  # lost: nothing grows anywhere
    assert [scored(f"3.corn1={height}")["garden"] for height in range(5)] == [0, 0, 0, 0, 3]


@pytest.mark.rule("TS-9.3")
def test_ts_9_3_a_bean_is_two_boxes_high_and_worth_one() -> None:
    state = using("3 plant-water", "3.corn1=2")
    play(state, "plant 3 bean1", "water 3")
    expect(state, "3.bean1=2 3.corn1=3")
    assert [scored(f"3.corn1=2 3.bean1={height}")["garden"] for height in range(3)] == [0, 0, 1]


@pytest.mark.rule("TS-9.4")
@pytest.mark.parametrize("ring", range(12))
def test_ts_9_4_the_ring_of_pumpkins_with_heights_and_goods(ring: int) -> None:
    name, height, goods = RING[ring]
    zone = name[0]
    state = owing("plant" + ", water" * 4)
    play(state, f"plant {zone} {name[2:]}")
    for filled in range(1, height):
        expect(state, f"{name}={filled} goods=0")
        play(state, f"water {zone}")
    expect(state, f"{name}={height} goods={goods}")
    assert not is_legal(state, f"water {zone}")


@pytest.mark.rule("TS-9.5")
def test_ts_9_5_a_pumpkin_gives_its_goods_at_once_and_no_points() -> None:
    state = using("2 shed-b", "2.pumpkin1=3 goods=1")
    play(state, "water 2")
    expect(state, "2.pumpkin1=4 goods=4")
    assert scored("2.pumpkin1=4 goods=4") == dict.fromkeys(
        ("garden", "perennials", "apiary", "fruit", "shed"), 0
    )


@pytest.mark.rule("TS-9.6")
@pytest.mark.parametrize("ring", range(12))
def test_ts_9_6_the_perennial_between_each_two_neighbours(ring: int) -> None:
    other, height, _ = RING[(ring + 1) % 12]
    assert finish(ring, f"{other}={height}") == f"perennial {LINKS[ring]}"


@pytest.mark.rule("TS-9.7")
def test_ts_9_7_a_pumpkin_can_close_two_links_and_each_works_once() -> None:
    state = using("2 shed-b", "1.pumpkin3=1 2.pumpkin1=3 3.pumpkin1=2")
    play(state, "water 2")
    assert owed(state) == "perennial iris, perennial tulip"
    assert finish(1) == ""  # no neighbour is harvested
    again = using("2 shed-b", "1.pumpkin3=1 2.pumpkin1=4 2.corn1=1")
    play(again, "water 2")
    assert owed(again) == ""


@pytest.mark.rule("TS-9.7")
def test_ts_9_7_the_named_perennial_only_and_lost_when_it_is_full() -> None:
    state = using("2 shed-b", "2.pumpkin1=3 3.pumpkin1=2")
    play(state, "water 2")
    assert refused(state, "perennial iris") == "nothing-owed"
    play(state, "perennial tulip", "fruit apple")
    full = using("2 shed-b", "2.pumpkin1=3 3.pumpkin1=2 tulip")
    play(full, "water 2")
    assert owed(full) == ""


@pytest.mark.rule("TS-9.8")
def test_ts_9_8_the_example_of_a_harvest() -> None:
    filled = "1.corn1=3 1.bean1=1 1.corn2=3 1.pumpkin1=3 1.pumpkin2=2 compost=1 spent=1"
    state = using("1 shed-b", filled)
    play(state, "water 1")
    expect(state, "1.corn1=4 1.bean1=2 1.corn2=4 1.pumpkin1=4 1.pumpkin2=3 goods=5")
    play(state, "perennial crocus")
    expect(state, "crocus=1 compost=2")
    assert dict(state.scores()[0].lines)["garden"] == 7


def test_two_pumpkins_of_one_rain_close_their_link_once() -> None:
    state = event("rain", "1.pumpkin1=3 1.pumpkin2=2")
    assert owed(state) == "bonus, perennial crocus"
