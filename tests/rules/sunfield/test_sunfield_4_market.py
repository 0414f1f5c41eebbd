"""Rulebook section 4: taking a tile."""

import pytest

from rules.chance import Scripted
from rules.sunfield.events import ColumnRenewed, TileTaken
from tests.rules.sunfield.sunfield_kit import (
    column,
    empty_market,
    moment,
    options,
    play,
    refused,
    set_column,
    table,
)


@pytest.mark.rule("SF-4.1")
def test_sf_4_1_the_topmost_tile_of_any_column_costs_nothing() -> None:
    state = table()
    set_column(state, 2, "-, pig+0, cow+0")
    set_column(state, 3, "-, -, cow+0")
    assert options(state, "tile") == ["tile cow-3", "tile pig-2", "tile sheep-1"]
    tile = state.board.market[8]
    play(state, "tile cow-3")
    assert state.held == tile
    assert moment(state) == "holding"


@pytest.mark.rule("SF-4.2")
def test_sf_4_2_a_lower_tile_costs_one_seed_on_each_tile_above_it() -> None:
    state = table(seeds=2)
    (taken,) = play(state, "tile cow-1")
    assert isinstance(taken, TileTaken)
    assert taken.paid == ("sheep-1", "pig-1")
    assert column(state, 1) == "sheep+2, pig+1, -"
    assert state.farms[0].seeds == 0


@pytest.mark.rule("SF-4.2")
def test_sf_4_2_an_empty_space_above_costs_nothing_and_gets_no_seed() -> None:
    state = table(seeds=1)
    set_column(state, 1, "sheep+1, -, cow+0")
    play(state, "tile cow-1")
    assert column(state, 1) == "sheep+2, -, -"


@pytest.mark.rule("SF-4.3")
def test_sf_4_3_seeds_on_the_wanted_tile_cannot_pay_for_it() -> None:
    state = table(seeds=1)
    set_column(state, 1, "sheep+1, pig+0, cow+5")
    assert refused(state, "tile cow-1") == "no-seeds"
    assert options(state, "tile") == [
        "tile pig-1",
        "tile pig-2",
        "tile pig-3",
        "tile sheep-1",
        "tile sheep-2",
        "tile sheep-3",
    ]


@pytest.mark.rule("SF-4.4")
def test_sf_4_4_seeds_on_the_tile_go_to_the_player_and_can_be_spent_in_the_same_turn() -> None:
    state = table("0 0 sheep blue (carrot)")
    set_column(state, 1, "sheep+5, pig+0, cow+0")
    play(state, "tile sheep-1", "place 0 1")
    while moment(state) == "planting":
        play(state, options(state, "veg")[0])
    assert state.farms[0].seeds == 5
    play(state, "seeds add corn")
    assert state.farms[0].seeds == 0


@pytest.mark.rule("SF-4.5")
def test_sf_4_5_seeds_on_a_tile_add_up_until_it_is_taken() -> None:
    state = table(seeds=3)
    set_column(state, 1, "sheep+1, pig+0, cow+0")
    play(state, "tile cow-1", "place 0 1")
    while moment(state) == "planting":
        play(state, options(state, "veg")[0])
    play(state, "end")
    state.farms[1].seeds = 1
    play(state, "tile pig-1")
    assert column(state, 1) == "sheep+3, -, -"
    assert state.farms[1].seeds == 1


@pytest.mark.rule("SF-4.6")
def test_sf_4_6_an_empty_column_is_renewed_with_a_seed_on_the_sheep_tile() -> None:
    state = table()
    set_column(state, 2, "-, -, cow+0")
    before = state.board.left[:3]
    _, renewed = play(state, "tile cow-2")
    assert isinstance(renewed, ColumnRenewed)
    assert (renewed.column, renewed.seeds) == (2, 1)
    assert column(state, 2) == "sheep+1, pig+0, cow+0"
    assert state.board.left[:3] == [count - 1 for count in before]


@pytest.mark.rule("SF-4.7")
def test_sf_4_7_empty_spaces_of_other_columns_stay_empty() -> None:
    state = table()
    set_column(state, 1, "-, pig+0, -")
    set_column(state, 2, "-, -, cow+0")
    set_column(state, 3, "sheep+1, -, cow+0")
    play(state, "tile cow-2")
    assert column(state, 1) == "-, pig+0, -"
    assert column(state, 3) == "sheep+1, -, cow+0"


@pytest.mark.rule("SF-4.8")
def test_sf_4_8_a_column_is_renewed_before_the_tile_is_laid() -> None:
    state = table()
    set_column(state, 1, "sheep+1, -, -")
    play(state, "tile sheep-1", chance=Scripted(["S11", "P12", "C13"]))
    assert moment(state) == "holding"
    ids = [state.variant.tile_ids[tile] for tile in state.board.market[::3]]
    assert ids == ["S11", "P12", "C13"]


@pytest.mark.rule("SF-4.9")
def test_sf_4_9_the_space_of_an_empty_pile_stays_empty() -> None:
    state = table()
    set_column(state, 1, "-, pig+0, -")
    state.board.left[:3] = [0, 4, 4]
    play(state, "tile pig-1")
    assert column(state, 1) == "-, pig+0, cow+0"


@pytest.mark.rule("SF-4.9")
def test_sf_4_9_without_piles_the_column_stays_empty() -> None:
    state = table()
    tile = state.board.market[0]
    empty_market(state)
    state.board.market[0], state.board.standing = tile, 1
    play(state, "tile sheep-1")
    assert column(state, 1) == "-, -, -"


@pytest.mark.rule("SF-4.10")
def test_sf_4_10_a_cow_tile_below_an_empty_space_costs_one_seed() -> None:
    state = table(seeds=1)
    set_column(state, 1, "sheep+1, -, cow+0")
    play(state, "tile cow-1")
    assert state.farms[0].seeds == 0
    assert column(state, 1) == "sheep+2, -, -"


@pytest.mark.rule("SF-4.11")
def test_sf_4_11_a_cow_tile_alone_in_its_column_is_free() -> None:
    state = table()
    set_column(state, 1, "-, -, cow+0")
    assert "tile cow-1" in options(state)


@pytest.mark.rule("SF-4.12")
def test_sf_4_12_that_column_gets_three_new_tiles_and_one_seed() -> None:
    state = table()
    set_column(state, 1, "-, -, cow+0")
    play(state, "tile cow-1")
    assert column(state, 1) == "sheep+1, pig+0, cow+0"
