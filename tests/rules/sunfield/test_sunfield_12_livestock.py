"""Rulebook section 12: the Livestock cards of the advanced mode."""

import pytest

from rules.sunfield.components import NO_POWER, own_components
from rules.sunfield.events import FarmerMoved
from rules.sunfield.moments import DONE
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.power_events import PowerUsed
from tests.rules.sunfield.sunfield_kit import (
    barrow,
    lines,
    moment,
    new,
    options,
    play,
    refused,
    shown,
    table,
)

SHEEP_TO_COME = """
    -1 0  past Pig
    0 0   past Cow
    1 0   sheep blue (corn)
"""
SHEEP = "sheep blue (corn)"


@pytest.mark.rule("SF-12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sf_12_1_each_player_gets_a_card_a_and_a_card_b(players: int) -> None:
    state = new(players, mode="advanced")
    cards = own_components().livestock
    dealt = [farm.landscape for farm in state.farms if farm.landscape is not None]
    assert [cards[each.a].side for each in dealt] == ["A"] * players
    assert [cards[each.b].side for each in dealt] == ["B"] * players
    assert len({each.a for each in dealt}) == len({each.b for each in dealt}) == players
    assert [farm.column for farm in state.farms] == [0] * players


@pytest.mark.rule("SF-12.1")
def test_sf_12_1_the_standard_mode_has_none() -> None:
    assert [farm.landscape for farm in new().farms] == [None, None]


@pytest.mark.rule("SF-12.2")
def test_sf_12_2_columns_1_to_4_carry_a_power_and_5_is_the_last() -> None:
    for landscape in table(livestock="A1 B1").variant.landscapes.values():
        assert [len(pair) for pair in landscape.pairs] == [0, 2, 2, 2, 2, 2]
        assert [power == NO_POWER for power in landscape.powers] == [True, False, False, False, False, True]


@pytest.mark.rule("SF-12.3")
@pytest.mark.parametrize("column", [0, 1, 2])
def test_sf_12_3_before_the_last_column_a_trio_delivers_nothing(column: int) -> None:
    state = table(SHEEP_TO_COME, holding=SHEEP, livestock="A1 B4", column=column)
    state.farms[0].plot[-1] -= 1 if column else 0  # another Sheep where the next column wants a Pig
    play(state, "place 2 0", "veg corn at 1 0")
    assert state.farms[0].threes == 0


@pytest.mark.rule("SF-12.4")
def test_sf_12_4_the_pair_of_the_next_column_goes_back_and_the_farmer_moves() -> None:
    state = table("0 0 past Pig\n1 0 sheep blue (corn)", holding=SHEEP, livestock="A2 B1")
    events = play(state, "place 2 0", "veg corn at 1 0")
    assert events[-1] == FarmerMoved(0, ("1 0", "0 0"), 1)
    assert (shown(state, "0 0"), shown(state, "1 0")) == ("past empty", "past empty")
    assert state.farms[0].column == 1


@pytest.mark.rule("SF-12.4")
def test_sf_12_4_columns_are_never_skipped() -> None:
    state = table("0 0 past Cow\n1 0 sheep blue (corn)", holding=SHEEP, livestock="A2 B1")
    play(state, "place 2 0", "veg corn at 1 0")
    assert state.farms[0].column == 0  # Sheep and Cow would be the pair of column 2


@pytest.mark.rule("SF-12.5")
def test_sf_12_5_it_is_checked_after_every_power_and_other_animals_stay() -> None:
    state = table("0 0 past Pig\n1 0 past Pig\n2 0 past Cow", livestock="A1 B2", column=2, seeds=1)
    play(state, "power swap-animal 0 0 sheep")
    assert state.farms[0].column == 3
    assert [shown(state, cell) for cell in ("0 0", "1 0", "2 0")] == ["past empty", "past Pig", "past empty"]


@pytest.mark.rule("SF-12.6")
def test_sf_12_6_the_player_chooses_among_several_ways() -> None:
    state = table(
        "0 0 past Sheep\n-1 0 past Sheep\n1 0 pig blue (corn*, corn)", holding=SHEEP, livestock="A2 B1"
    )
    play(state, "place 2 0", "veg corn at 1 0")
    assert moment(state) == "spending"
    assert state.decision is not None
    assert (state.decision.rule, state.decision.details["column"]) == ("SF-12.6", 1)
    assert options(state) == ["spend -1 0 1 0", "spend 0 0 1 0"]
    play(state, "spend 0 0 1 0")
    assert (shown(state, "-1 0"), shown(state, "0 0")) == ("past Sheep", "past empty")
    assert (moment(state), state.farms[0].column) == ("done", 1)


@pytest.mark.rule("SF-12.6")
def test_sf_12_6_two_of_a_kind_are_pairs_without_order() -> None:
    plot = "0 0 past Sheep\n1 0 sheep blue (corn)\n2 0 sheep blue (corn)"
    state = table(plot, holding="pig blue (corn, corn)", livestock="A1 B1")
    play(state, "place 1 1", "veg corn at 1 0", "veg corn at 2 0")
    assert options(state) == ["spend 0 0 1 0", "spend 0 0 2 0", "spend 1 0 2 0"]


@pytest.mark.rule("SF-12.7")
def test_sf_12_7_on_the_last_column_every_trio_brings_a_medal_without_a_seed() -> None:
    state = table(SHEEP_TO_COME, holding=SHEEP, livestock="A1 B1", column=5)
    play(state, "place 2 0", "veg corn at 1 0")
    assert (state.farms[0].threes, state.farms[0].seeds, state.farms[0].column) == (1, 0, 5)


@pytest.mark.rule("SF-12.8")
def test_sf_12_8_a_trio_still_there_on_arrival_is_delivered_at_once() -> None:
    plot = SHEEP_TO_COME + "    2 0  past Sheep\n    3 0  past Cow\n"
    state = table(plot, holding=SHEEP, livestock="A1 B1", column=4)
    play(state, "place 1 1", "veg corn at 1 0")
    while moment(state) == "spending":
        play(state, options(state)[0])
    assert (state.farms[0].column, state.farms[0].threes) == (5, 1)


@pytest.mark.rule("SF-12.9")
def test_sf_12_9_a_harvest_can_move_the_farmer_twice() -> None:
    plot = "-1 0 past Sheep\n0 0 past Cow\n1 0 past Pig\n2 0 sheep blue (corn)"
    state = table(plot, holding=SHEEP, livestock="A1 B1")
    events = play(state, "place 3 0", "veg corn at 2 0")
    assert [event.column for event in events if isinstance(event, FarmerMoved)] == [1, 2]


@pytest.mark.rule("SF-12.10")
def test_sf_12_10_the_powers_of_the_column_reached_and_of_those_before() -> None:
    state = table("0 0 past empty", livestock="A2 B1", column=3, seeds=3, barrow="corn")
    names = {option.split()[1] for option in options(state, "power")}
    assert names == {"gain-vegetable", "draw-tile"}  # nobody is there for move-animal
    play(state, "power gain-vegetable corn", "power draw-tile sheep")
    assert moment(state) == "drawn"


@pytest.mark.rule("SF-12.11")
def test_sf_12_11_a_power_costs_one_seed_which_stays_on_its_column() -> None:
    state = table("0 0 past empty", livestock="A2 B1", column=2, seeds=3)
    events = play(state, "power gain-vegetable corn")
    assert events[0] == PowerUsed(0, "gain_vegetable", 2)
    assert (state.farms[0].seeds, state.farms[0].used) == (2, 0b100)


@pytest.mark.rule("SF-12.12")
def test_sf_12_12_each_power_serves_once() -> None:
    state = table("0 0 past empty", livestock="A2 B1", column=2, seeds=3)
    play(state, "power gain-vegetable corn")
    assert refused(state, "power gain-vegetable carrot") == "used-up"


@pytest.mark.rule("SF-12.12")
def test_sf_12_12_a_power_on_both_cards_is_two_powers() -> None:
    state = table("0 0 past empty", livestock="A2 B4", column=4, seeds=3)
    play(state, "power gain-vegetable corn")
    assert state.farms[0].used == 0b00100
    play(state, "power gain-vegetable corn")
    assert state.farms[0].used == 0b10100
    assert refused(state, "power gain-vegetable corn") == "used-up"
    assert barrow(state) == "corn, corn"


@pytest.mark.rule("SF-12.12")
def test_sf_12_12_draw_tile_takes_the_first_column_that_names_the_pile() -> None:
    state = table("0 0 past empty", livestock="A3 B1", column=3, seeds=3)
    assert options(state, "power draw-tile") == ["power draw-tile pig", "power draw-tile sheep"]
    play(state, "power draw-tile sheep", "place 0 1")
    assert state.farms[0].used == 0b1000
    assert options(state, "power draw-tile") == ["power draw-tile pig"]


@pytest.mark.rule("SF-12.13")
def test_sf_12_13_powers_at_ready_holding_planting_and_done() -> None:
    state = table("0 0 pig blue (corn, carrot)", livestock="A2 B4", column=4, seeds=9)
    power = "power gain-vegetable corn"
    assert power in options(state)
    play(state, "tile sheep-1")
    assert (moment(state), power in options(state)) == ("holding", True)
    state.held = state.variant.tile_ids.index("S05")
    play(state, "place 0 1")
    assert (moment(state), power in options(state)) == ("planting", True)
    play(state, power)
    assert moment(state) == "planting"
    play(state, "veg corn at 0 0")
    assert (moment(state), power in options(state)) == ("done", True)
    play(state, power)
    assert state.moment == DONE


@pytest.mark.rule("SF-12.13")
def test_sf_12_13_not_while_a_drawn_tile_or_animals_are_chosen() -> None:
    drawn = table("0 0 past empty", livestock="A3 B4", column=4, seeds=9)
    play(drawn, "power draw-tile pig")
    assert refused(drawn, "power gain-vegetable corn") == "not-now"
    plot = "0 0 past Pig\n-1 0 past Pig\n1 0 past Cow\n2 0 past empty"
    spending = table(plot, livestock="A1 B4", column=1, seeds=9)
    spending.farms[0].plot[2] -= 3  # a Sheep
    play(spending, "power swap-animal 2 0 pig")
    assert moment(spending) == "spending"
    assert refused(spending, "power pick-vegetable corn 0 0") == "not-now"


@pytest.mark.rule("SF-12.14")
def test_sf_12_14_a_column_and_a_seed_of_this_turn_can_be_used_in_it() -> None:
    state = table("0 0 past Pig\n1 0 past Cow\n2 0 sheep blue (corn)", livestock="A5 B1", barrow="corn")
    play(state, "tile sheep-1")
    state.held = state.variant.tile_ids.index("S05")
    play(state, "place 2 1", "veg corn at 2 0")
    assert (state.farms[0].column, state.farms[0].seeds) == (1, 1)
    play(state, "power swap-vegetable corn carrot")
    assert barrow(state) == "carrot, corn"


@pytest.mark.rule("SF-12.15")
def test_sf_12_15_what_is_refused() -> None:
    state = table("0 0 past Sheep\n1 0 pig blue (corn, carrot)", livestock="A2 B1", column=1, seeds=1)
    assert refused(state, "power gain-vegetable corn") == "not-reached"
    assert refused(state, "power move-animal 0 0 1 0") == "no-pasture"
    state.farms[0].seeds = 0
    assert refused(state, "power move-animal 0 0 1 0") == "no-seeds"
    state.farms[0].used = 0b10
    assert refused(state, "power move-animal 0 0 1 0") == "used-up"
    same = table(livestock="A5 B1", column=1, seeds=1, barrow="corn")
    assert refused(same, "power swap-vegetable corn corn") == "same-sort"


def rectangle(drawing: str) -> int:
    """The largest rectangle of ``o`` in rows split by ``/``."""
    rows = drawing.split("/")
    return largest_rectangle(
        [256 * y + x for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "o"]
    )


@pytest.mark.rule("SF-12.16")
@pytest.mark.parametrize(
    ("drawing", "tiles"),
    [
        ("V", 0),
        ("o", 1),
        ("o/o/o", 3),
        ("oo.oo/oo.oo", 4),
        ("ooo/oVo/ooo", 3),
        ("..o/ooo/ooo", 6),
        ("o.o/ooo", 3),
    ],
)
def test_sf_12_16_the_largest_full_rectangle_of_empty_pastures(drawing: str, tiles: int) -> None:
    assert rectangle(drawing) == tiles


@pytest.mark.rule("SF-12.16")
def test_sf_12_16_no_animal_no_vegetable_face_and_only_the_largest() -> None:
    plot = (
        "0 0 past empty\n1 0 past empty\n2 0 past Cow\n3 0 past empty\n0 1 past empty\n1 1 sheep blue (corn)"
    )
    assert lines(table(plot, livestock="A1 B1"))["pastures"] == 4


@pytest.mark.rule("SF-12.17")
def test_sf_12_17_six_tiles_give_12_and_four_give_8() -> None:
    six = "\n".join(f"{x} {y} past empty" for x in range(3) for y in range(2))
    four = "\n".join(f"{x} {y} past empty" for x in range(2) for y in range(2))
    assert lines(table(six, livestock="A1 B1"))["pastures"] == 12
    assert lines(table(four, livestock="A1 B1"))["pastures"] == 8
