"""Rulebook section 5: laying the tile and planting."""

import pytest

from rules.sunfield.events import VegetablesLost, VegetablesTaken
from tests.rules.sunfield.sunfield_kit import barrow, moment, options, play, refused, shown, table

ROW = """
    -1 0  sheep yellow (broccoli)
    0 0   pig yellow (carrot, carrot)
    1 0   sheep purple (corn)
"""
COLOURS = """
    0 0   sheep yellow (corn)
    1 0   sheep brown (carrot)
    2 0   sheep brown (carrot)
    3 0   cow blue (corn, carrot, eggplant)
"""


@pytest.mark.rule("SF-5.1")
def test_sf_5_1_the_tile_is_laid_vegetable_face_up_beside_an_own_tile() -> None:
    state = table(ROW, holding="cow blue (corn, corn, broccoli)")
    play(state, "place 1 -1")
    assert shown(state, "1 -1") == "(corn, corn, broccoli)"


@pytest.mark.rule("SF-5.1")
def test_sf_5_1_a_pasture_is_as_good_a_neighbour() -> None:
    state = table("0 0 past empty\n0 1 past Cow", holding="sheep blue (corn)")
    play(state, "place 0 2")
    assert shown(state, "0 2") == "(corn)"


@pytest.mark.rule("SF-5.1")
def test_sf_5_1_the_cell_must_be_free_and_share_a_side() -> None:
    state = table(ROW, holding="sheep blue (corn)")
    assert refused(state, "place 1 0") == "cell-taken"
    assert refused(state, "place 2 1") == "not-adjacent"
    assert refused(state, "place 0 2") == "not-adjacent"


@pytest.mark.rule("SF-5.2")
def test_sf_5_2_options_are_the_free_cells_beside_the_plot() -> None:
    state = table("0 0 past empty\n1 0 past empty\n1 1 past empty", holding="sheep blue (corn)")
    cells = ["-1 0", "0 -1", "0 1", "1 -1", "1 2", "2 0", "2 1"]
    assert options(state) == [f"place {cell}" for cell in cells]
    assert refused(state, "pass") == "not-now"


@pytest.mark.rule("SF-5.3")
@pytest.mark.parametrize(
    ("tile", "taken"),
    [
        ("sheep blue (corn)", ["corn"]),
        ("pig blue (corn, carrot)", ["carrot", "corn"]),
        ("cow blue (corn, carrot, carrot)", ["carrot", "carrot", "corn"]),
    ],
)
def test_sf_5_3_one_vegetable_for_each_space_of_the_new_tile(tile: str, taken: list[str]) -> None:
    events = play(table(ROW, holding=tile), "place 0 1")
    assert [list(event.vegetables) for event in events if isinstance(event, VegetablesTaken)] == [taken]


@pytest.mark.rule("SF-5.4")
def test_sf_5_4_to_a_free_space_for_the_same_vegetable_adjacent_or_of_its_colour() -> None:
    state = table(COLOURS, holding="pig brown (carrot, corn)")
    play(state, "place 3 1")
    assert options(state) == [
        "veg carrot at 1 0",
        "veg carrot at 2 0",
        "veg carrot at 3 0",
        "veg corn at 3 0",
    ]
    assert refused(state, "veg corn at 0 0") == "out-of-reach"
    assert refused(state, "veg corn at 1 0") == "no-space"


@pytest.mark.rule("SF-5.4")
def test_sf_5_4_a_space_holds_one_token() -> None:
    state = table("0 0 pig brown (carrot*, corn)", holding="sheep brown (carrot)")
    events = play(state, "place 0 1")
    assert any(isinstance(event, VegetablesLost) for event in events)


@pytest.mark.rule("SF-5.5")
def test_sf_5_5_a_tile_of_the_same_colour_counts_wherever_it_lies() -> None:
    plot = "0 0 sheep blue (corn)\n" + "\n".join(f"{x} 0 past empty" for x in range(1, 8))
    state = table(plot, holding="pig blue (corn, corn)")
    play(state, "place 8 0")
    assert options(state) == ["veg corn at 0 0"]


@pytest.mark.rule("SF-5.6")
def test_sf_5_6_the_new_tile_gets_none_of_its_own_vegetables() -> None:
    state = table("0 0 pig brown (corn, corn)", holding="cow brown (corn, corn, carrot)")
    play(state, "place 0 1")
    assert options(state) == ["veg corn at 0 0"]
    assert refused(state, "veg corn at 0 1") == "own-tile"


@pytest.mark.rule("SF-5.6")
def test_sf_5_6_tiles_laid_later_can_fill_it() -> None:
    state = table("0 0 past empty", holding="sheep brown (corn)")
    play(state, "place 0 1", "end")
    state.current = 0
    play(state, "tile sheep-1")
    corn = state.variant.tile_ids.index("S05")
    state.held = corn
    play(state, "place 0 2")
    assert options(state) == ["veg corn at 0 1"]


@pytest.mark.rule("SF-5.7")
def test_sf_5_7_of_each_vegetable_the_smaller_of_two_numbers_is_planted() -> None:
    state = table("0 0 pig brown (carrot, corn)", holding="cow blue (carrot, carrot, corn)")
    events = play(state, "place 0 1", "veg carrot at 0 0", "veg corn at 0 0")
    assert [event.vegetables for event in events if isinstance(event, VegetablesLost)] == [("carrot",)]
    assert barrow(state) == "carrot, corn"


@pytest.mark.rule("SF-5.7")
def test_sf_5_7_planting_is_compulsory() -> None:
    state = table("0 0 pig brown (carrot, corn)", holding="sheep blue (carrot)")
    play(state, "place 0 1")
    assert options(state) == ["veg carrot at 0 0"]
    assert refused(state, "end") == "not-now"


@pytest.mark.rule("SF-5.8")
def test_sf_5_8_one_token_at_a_time_and_equal_spaces_are_one_option() -> None:
    state = table("0 0 pig brown (carrot, carrot)", holding="pig blue (carrot, carrot)")
    play(state, "place 0 1")
    assert options(state) == ["veg carrot at 0 0"]
    play(state, "veg carrot at 0 0")
    assert shown(state, "0 0") == "(carrot*, carrot)"
    assert options(state) == ["veg carrot at 0 0"]


@pytest.mark.rule("SF-5.8")
def test_sf_5_8_in_any_order() -> None:
    first = table("0 0 cow brown (carrot, corn, eggplant)", holding="pig blue (carrot, corn)")
    play(first, "place 0 1")
    second = first.copy()
    play(first, "veg carrot at 0 0", "veg corn at 0 0")
    play(second, "veg corn at 0 0", "veg carrot at 0 0")
    assert first == second


@pytest.mark.rule("SF-5.9")
def test_sf_5_9_what_has_no_space_is_lost_at_once_and_is_never_in_the_barrow() -> None:
    state = table("0 0 sheep brown (broccoli)", holding="cow blue (carrot, corn, corn)")
    events = play(state, "place 0 1")
    lost = [event.vegetables for event in events if isinstance(event, VegetablesLost)]
    assert lost == [("carrot", "corn", "corn")]
    assert (moment(state), barrow(state), state.hand) == ("done", "", ())


@pytest.mark.rule("SF-5.10")
def test_sf_5_10_reach_is_measured_from_the_tile_just_laid_and_never_onward() -> None:
    plot = "0 0 sheep blue (carrot)\n-1 0 sheep yellow (corn)\n1 0 sheep blue (corn)"
    state = table(plot, holding="pig brown (carrot, corn)")
    play(state, "place 0 1", "veg carrot at 0 0")
    assert moment(state) == "done"
    assert shown(state, "-1 0") == shown(state, "1 0") == "(corn)"


@pytest.mark.rule("SF-5.10")
def test_sf_5_10_a_pasture_has_no_space() -> None:
    state = table("0 0 past Pig\n1 0 sheep brown (carrot)", holding="pig brown (carrot, carrot)")
    play(state, "place 0 1")
    assert options(state) == ["veg carrot at 1 0"]
    assert refused(state, "veg carrot at 0 0") == "no-space"


@pytest.mark.rule("SF-5.10")
def test_sf_5_10_a_tile_that_a_power_has_moved_counts_where_it_lies_now() -> None:
    plot = "0 0 sheep blue (corn)\n1 0 past empty\n2 0 sheep yellow (corn)\n3 0 sheep blue (carrot)"
    state = table(plot, holding="pig brown (corn, corn)", livestock="A4 B1", column=2, seeds=1)
    play(state, "place 0 1")
    assert options(state, "veg") == ["veg corn at 0 0"]
    play(state, "power move-tile 0 1 2 1")
    assert options(state, "veg") == ["veg corn at 2 0"]


@pytest.mark.rule("SF-5.10")
def test_sf_5_10_a_tile_that_a_power_has_harvested_keeps_its_colour() -> None:
    plot = "0 0 past empty\n1 0 past empty\n2 0 pig brown (carrot, corn)"
    state = table(plot, holding="pig brown (carrot, corn)", livestock="A5 B2", column=4, seeds=2)
    play(state, "place -1 0", "power plant-vegetable carrot -1 0", "power plant-vegetable corn -1 0")
    assert shown(state, "-1 0") == "past Pig"
    assert options(state, "veg") == ["veg carrot at 2 0", "veg corn at 2 0"]


@pytest.mark.rule("SF-5.11")
def test_sf_5_11_a_brown_tile_brings_broccoli_carrot_and_corn() -> None:
    plot = "0 0 cow blue (broccoli, broccoli, eggplant)\n-1 0 past empty\n-2 0 pig brown (corn, corn)"
    state = table(plot, holding="cow brown (broccoli, carrot, corn)")
    events = play(state, "place 1 0", "veg broccoli at 0 0", "veg corn at -2 0")
    assert [event.vegetables for event in events if isinstance(event, VegetablesLost)] == [("carrot",)]
