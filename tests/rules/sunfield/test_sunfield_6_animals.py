"""Rulebook section 6: harvest and Animals."""

import pytest

from rules.sunfield.events import TileHarvested, TrioDelivered
from tests.rules.sunfield.sunfield_kit import barrow, moment, options, play, refused, shown, table

TWO_RIPE = """
    0 0   sheep brown (carrot)
    1 0   pig yellow (carrot*, corn)
"""
HERD = """
    -1 0  past Cow
    0 0   past Cow
    1 0   past Pig
    2 0   sheep blue (corn)
"""
TWO_TRIOS = """
    -2 0  past Cow
    -1 0  past Pig
    0 0   sheep blue (corn)
    1 0   sheep blue (corn)
    2 0   past Cow
    3 0   past Pig
"""


@pytest.mark.rule("SF-6.1")
def test_sf_6_1_all_full_tiles_are_harvested_at_the_same_moment() -> None:
    state = table(TWO_RIPE, holding="pig brown (carrot, corn)")
    play(state, "place 1 1", "veg corn at 1 0")
    assert shown(state, "1 0") == "(carrot*, corn*)"
    events = play(state, "veg carrot at 0 0")
    assert [event.cell for event in events if isinstance(event, TileHarvested)] == ["0 0", "1 0"]


@pytest.mark.rule("SF-6.1")
def test_sf_6_1_a_tile_with_a_free_space_is_not_harvested() -> None:
    state = table("0 0 cow blue (corn*, corn, carrot)", holding="sheep blue (corn)")
    play(state, "place 0 1", "veg corn at 0 0")
    assert (shown(state, "0 0"), barrow(state)) == ("(corn*, corn*, carrot)", "")


@pytest.mark.rule("SF-6.2")
def test_sf_6_2_vegetables_to_the_barrow_and_an_animal_of_its_kind_on_the_pasture() -> None:
    state = table("0 0 cow blue (corn*, corn*, carrot)", holding="sheep blue (carrot)")
    play(state, "place 0 1", "veg carrot at 0 0")
    assert (shown(state, "0 0"), barrow(state)) == ("past Cow", "carrot, corn, corn")


@pytest.mark.rule("SF-6.2")
def test_sf_6_2_a_pasture_gets_no_vegetables_any_more() -> None:
    state = table("0 0 past empty\n1 0 sheep brown (corn)", holding="sheep blue (carrot)")
    play(state, "place 0 1")
    assert moment(state) == "done"
    assert shown(state, "0 0") == "past empty"


@pytest.mark.rule("SF-6.3")
def test_sf_6_3_vegetables_freed_by_a_harvest_are_not_planted_and_the_barrow_has_no_limit() -> None:
    plot = "0 0 sheep blue (corn)\n1 0 pig blue (corn, carrot)"
    state = table(plot, holding="sheep blue (corn)", barrow=", ".join(["corn"] * 20))
    play(state, "place 0 1", "veg corn at 0 0")
    assert state.farms[0].barrow[3] == 21
    assert shown(state, "1 0") == "(corn, carrot)"


@pytest.mark.rule("SF-6.3")
def test_sf_6_3_a_pasture_holds_one_animal_at_most() -> None:
    state = table("0 0 past Pig\n1 0 past Cow", livestock="A2 B1", column=1, seeds=1)
    assert refused(state, "power move-animal 0 0 1 0") == "no-pasture"


@pytest.mark.rule("SF-6.4")
def test_sf_6_4_a_trio_goes_back_for_a_medal_of_the_supply_and_leaves_empty_pastures() -> None:
    state = table("-1 0 past Cow\n0 0 past Pig\n1 0 sheep blue (corn)", holding="sheep blue (corn)")
    medals = state.board.medals[:]
    events = play(state, "place 1 1", "veg corn at 1 0")
    assert events[-1] == TrioDelivered(0, ("1 0", "0 0", "-1 0"), 3)
    assert (state.farms[0].threes, state.board.medals) == (1, medals)
    assert [shown(state, cell) for cell in ("-1 0", "0 0", "1 0")] == ["past empty"] * 3


@pytest.mark.rule("SF-6.5")
def test_sf_6_5_it_repeats_after_all_harvests_of_the_moment() -> None:
    state = table(TWO_TRIOS, holding="pig blue (corn, corn)")
    play(state, "place 0 1", "veg corn at 0 0", "veg corn at 1 0")
    while moment(state) == "spending":
        play(state, options(state)[0])
    assert state.farms[0].threes == 2
    assert all(shown(state, f"{x} 0") == "past empty" for x in range(-2, 4))


@pytest.mark.rule("SF-6.6")
def test_sf_6_6_the_player_chooses_which_animal_of_several_goes() -> None:
    state = table(HERD, holding="sheep blue (corn)")
    play(state, "place 2 1", "veg corn at 2 0")
    assert moment(state) == "spending"
    assert options(state) == ["spend 2 0 1 0 -1 0", "spend 2 0 1 0 0 0"]
    assert refused(state, "end") == "not-now"
    play(state, "spend 2 0 1 0 0 0")
    assert (shown(state, "-1 0"), shown(state, "0 0")) == ("past Cow", "past empty")
    assert (moment(state), state.farms[0].threes) == ("done", 1)


@pytest.mark.rule("SF-6.6")
def test_sf_6_6_with_one_combination_nothing_is_asked() -> None:
    state = table("-1 0 past Cow\n0 0 past Pig\n1 0 sheep blue (corn)", holding="sheep blue (corn)")
    play(state, "place 1 1", "veg corn at 1 0")
    assert moment(state) == "done"


@pytest.mark.rule("SF-6.7")
def test_sf_6_7_a_broccoli_from_the_tile_above_fills_the_pig_tile() -> None:
    state = table("0 0 pig blue (carrot*, broccoli)", holding="sheep brown (broccoli)")
    play(state, "place 0 -1", "veg broccoli at 0 0")
    assert (barrow(state), shown(state, "0 0")) == ("broccoli, carrot", "past Pig")


@pytest.mark.rule("SF-6.8")
def test_sf_6_8_an_eggplant_brings_the_sheep_that_was_missing() -> None:
    state = table("-1 0 past Cow\n0 0 past Pig\n1 0 sheep blue (eggplant)", holding="sheep brown (eggplant)")
    play(state, "place 2 0", "veg eggplant at 1 0")
    assert state.farms[0].threes == 1
    assert [shown(state, cell) for cell in ("-1 0", "0 0", "1 0")] == ["past empty"] * 3
