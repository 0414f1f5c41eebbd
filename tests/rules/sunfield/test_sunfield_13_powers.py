"""Rulebook section 13: the ten powers."""

import pytest

from rules.chance import Scripted
from rules.sunfield.client_events import ClientReserved, ClientRevealed
from rules.sunfield.moments import NO_CLIENT, READY
from rules.sunfield.piles import is_ending
from rules.sunfield.variant import DECK
from tests.rules.sunfield.sunfield_kit import (
    barrow,
    client,
    finish_turn,
    lines,
    moment,
    open_clients,
    options,
    play,
    refused,
    shown,
    table,
    validated,
)

THREE = """
    -1 0  past Sheep
    0 0   pig blue (corn*, carrot)
    1 0   cow brown (corn, carrot, carrot)
"""


@pytest.mark.rule("SF-13.1")
def test_sf_13_1_draw_tile_lays_the_top_tile_of_the_pile_without_its_vegetables() -> None:
    state = table("0 0 pig blue (corn, carrot)", livestock="A3 B1", column=2, seeds=1)
    play(state, "power draw-tile pig", chance=Scripted(["P10"]))
    assert moment(state) == "drawn"
    assert state.decision is not None
    assert state.decision.details["tile"] == "P10"
    assert options(state) == ["place -1 0", "place 0 -1", "place 0 1", "place 1 0"]
    play(state, "place 0 1")
    assert (shown(state, "0 1"), moment(state)) == ("(corn, corn)", "ready")
    assert shown(state, "0 0") == "(corn, carrot)"


@pytest.mark.rule("SF-13.1")
def test_sf_13_1_while_another_tile_is_held_that_one_is_laid_afterwards() -> None:
    state = table("0 0 past empty", holding="sheep blue (corn)", livestock="A3 B1", column=2, seeds=1)
    held = state.held
    play(state, "power draw-tile pig", "place 0 1")
    assert (moment(state), state.held) == ("holding", held)
    play(state, "place 0 2")
    assert shown(state, "0 2") == "(corn)"


@pytest.mark.rule("SF-13.2")
def test_sf_13_2_it_is_refused_if_the_pile_is_empty_and_may_set_off_the_end() -> None:
    state = table("0 0 past empty", livestock="A3 B1", column=2, seeds=1)
    state.board.left[1] = 0
    assert refused(state, "power draw-tile pig") == "empty-pile"
    state.board.left[1] = 1
    play(state, "power draw-tile pig")
    assert is_ending(state)


@pytest.mark.rule("SF-13.2")
def test_sf_13_2_the_drawn_tile_may_receive_the_vegetables_in_hand() -> None:
    plot = "0 0 pig blue (carrot, eggplant)"
    state = table(plot, holding="cow brown (carrot, corn, corn)", livestock="A3 B1", column=2, seeds=1)
    play(state, "place 0 1")
    play(state, "power draw-tile pig", chance=Scripted(["P10"]))
    play(state, "place 1 0")
    assert options(state, "veg") == ["veg carrot at 0 0", "veg corn at 1 0"]


@pytest.mark.rule("SF-13.3")
def test_sf_13_3_reserve_client_lays_a_client_before_the_player_without_a_medal() -> None:
    state = table(livestock="A4 B1", column=1, seeds=1)
    open_clients(state, "red-3", "blue-4")
    events = play(state, "power reserve-client 2", chance=Scripted(["green-6"]))
    assert events[1:] == [ClientReserved(0, "blue-4", 2, 1), ClientRevealed("green-6", 2)]
    assert state.farms[0].reserved == (client(state, "blue-4"),)
    assert lines(state)["medals"] == 0


@pytest.mark.rule("SF-13.3")
def test_sf_13_3_only_that_player_can_deliver_it() -> None:
    state = table(livestock="A4 B1", column=1, seeds=1)
    play(state, "power reserve-client 2")
    finish_turn(state)
    state.farms[1].barrow = [9, 9, 9, 9]
    assert refused(state, "client reserved 1") == "no-client"


@pytest.mark.rule("SF-13.4")
def test_sf_13_4_medals_stay_and_the_deck_fills_the_space_while_it_can() -> None:
    state = table(livestock="A4 B2", column=3, seeds=2)
    state.board.left[DECK] = 1
    play(state, "power reserve-client 1")
    assert is_ending(state)
    assert state.board.medals == [2] * 5
    play(state, "power reserve-client 2")
    assert state.board.clients[1] == NO_CLIENT


@pytest.mark.rule("SF-13.4")
def test_sf_13_4_the_reserved_card_is_no_secret() -> None:
    state = table(livestock="A4 B1", column=1, seeds=1)
    open_clients(state, "blue-4")
    play(state, "power reserve-client 1")
    assert state.observe(1).farms[0].reserved == state.farms[0].reserved


@pytest.mark.rule("SF-13.5")
def test_sf_13_5_a_reserved_client_is_delivered_without_medal_and_replacement() -> None:
    state = table("0 0 past empty", livestock="A4 B1", column=1, seeds=1, barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3")
    state.farms[0].clients = (client(state, "blue-4"),)
    state.farms[0].own = 0  # R01, blue + blue + 3
    play(state, "power reserve-client 1", "tile sheep-1")
    while state.turn < 2:
        finish_turn(state)
    before = state.board.copy()
    play(state, "client reserved 1")
    assert (barrow(state), lines(state)["medals"], lines(state)["clients"]) == ("", 0, 7)
    assert validated(state) == ["R01"]
    assert state.board.contents() == before.contents()


@pytest.mark.rule("SF-13.5")
def test_sf_13_5_it_is_paid_in_full_and_undelivered_counts_for_nothing() -> None:
    state = table("0 0 past empty", livestock="A4 B1", column=1, seeds=1, barrow="broccoli, carrot")
    open_clients(state, "blue-3")
    play(state, "power reserve-client 1", "tile sheep-1")
    while state.turn < 2:
        finish_turn(state)
    assert refused(state, "client reserved 1") == "no-vegetables"
    assert (lines(state)["clients"], lines(state)["reputation"]) == (0, 0)


@pytest.mark.rule("SF-13.6")
def test_sf_13_6_it_can_be_delivered_in_a_later_turn_only() -> None:
    state = table(livestock="A4 B1", column=2, seeds=2, barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3")
    play(state, "power reserve-client 1")
    assert refused(state, "client reserved 1") == "too-soon"
    play(state, "tile sheep-1")
    while state.turn < 2:
        finish_turn(state)
    assert "client reserved 1" in options(state)


@pytest.mark.rule("SF-13.6")
def test_sf_13_6_the_numbers_stay() -> None:
    state = table(
        livestock="A4 B2", column=3, seeds=2, barrow="broccoli, carrot, carrot, eggplant, eggplant, corn"
    )
    open_clients(state, "blue-3", "red-3")
    play(state, "power reserve-client 1", "power reserve-client 2", "tile sheep-1")
    while state.turn < 2:
        finish_turn(state)
    play(state, "client reserved 1", "end")
    state.current, state.moment, state.reserved_before = 0, READY, 2
    assert refused(state, "client reserved 1") == "no-client"
    assert options(state, "client reserved") == ["client reserved 2"]


@pytest.mark.rule("SF-13.7")
def test_sf_13_7_swap_animal_changes_an_animal_for_one_of_the_two_other_kinds() -> None:
    state = table("0 0 past Sheep\n1 0 past Pig\n2 0 past empty", livestock="A1 B4", column=1, seeds=1)
    expected = ["0 0 cow", "0 0 pig", "1 0 cow", "1 0 sheep"]
    assert options(state, "power") == [f"power swap-animal {target}" for target in expected]
    play(state, "power swap-animal 0 0 pig")
    assert shown(state, "0 0") == "past Pig"
    assert state.variant.tile_ids[state.farms[0].plot[0] // 12].startswith("S")


@pytest.mark.rule("SF-13.8")
def test_sf_13_8_it_may_complete_a_trio_on_the_last_column() -> None:
    state = table("0 0 past Sheep\n1 0 past Pig\n2 0 past Pig", livestock="A1 B1", column=5, seeds=1)
    play(state, "power swap-animal 2 0 cow")
    assert state.farms[0].threes == 1


@pytest.mark.rule("SF-13.9")
def test_sf_13_9_move_animal_goes_to_any_other_empty_pasture() -> None:
    plot = "0 0 past Sheep\n1 0 past empty\n2 0 past empty\n3 0 sheep blue (corn)"
    state = table(plot, livestock="A2 B1", column=1, seeds=1)
    assert options(state, "power") == ["power move-animal 0 0 1 0", "power move-animal 0 0 2 0"]
    play(state, "power move-animal 0 0 2 0")
    assert [shown(state, f"{x} 0") for x in range(3)] == ["past empty", "past empty", "past Sheep"]


@pytest.mark.rule("SF-13.10")
def test_sf_13_10_swap_vegetable_changes_one_of_the_barrow() -> None:
    state = table(livestock="A5 B1", column=1, seeds=1, barrow="corn")
    assert options(state, "power") == [
        f"power swap-vegetable corn {s}" for s in ("broccoli", "carrot", "eggplant")
    ]
    play(state, "power swap-vegetable corn eggplant")
    assert barrow(state) == "eggplant"


@pytest.mark.rule("SF-13.11")
def test_sf_13_11_gain_vegetable_brings_one_of_any_sort() -> None:
    state = table("0 0 past empty", livestock="A2 B1", column=2, seeds=1)
    assert options(state, "power") == [
        f"power gain-vegetable {s}" for s in ("broccoli", "carrot", "corn", "eggplant")
    ]
    play(state, "power gain-vegetable corn")
    assert barrow(state) == "corn"


@pytest.mark.rule("SF-13.12")
def test_sf_13_12_pick_vegetable_takes_a_token_of_a_tile_into_the_barrow() -> None:
    state = table(THREE, livestock="A1 B1", column=2, seeds=1)
    assert options(state, "power pick") == ["power pick-vegetable corn 0 0"]
    play(state, "power pick-vegetable corn 0 0")
    assert (shown(state, "0 0"), barrow(state)) == ("(corn, carrot)", "corn")


@pytest.mark.rule("SF-13.13")
def test_sf_13_13_move_vegetable_to_a_free_space_of_another_tile_wherever_it_lies() -> None:
    plot = "0 0 pig blue (corn*, carrot)\n1 0 past empty\n2 0 past empty\n3 0 sheep brown (corn)"
    state = table(plot, livestock="A3 B1", column=1, seeds=1)
    assert options(state, "power") == ["power move-vegetable corn 0 0 3 0"]
    play(state, "power move-vegetable corn 0 0 3 0")
    assert (shown(state, "0 0"), shown(state, "3 0"), barrow(state)) == (
        "(corn, carrot)",
        "past Sheep",
        "corn",
    )


@pytest.mark.rule("SF-13.14")
def test_sf_13_14_plant_vegetable_on_any_free_space() -> None:
    state = table(THREE, livestock="A5 B2", column=2, seeds=1)
    expected = ["carrot 0 0", "carrot 1 0", "corn 1 0"]
    assert options(state, "power plant") == [f"power plant-vegetable {target}" for target in expected]
    play(state, "power plant-vegetable carrot 0 0")
    assert (shown(state, "0 0"), barrow(state)) == ("past Pig", "carrot, corn")


@pytest.mark.rule("SF-13.14")
def test_sf_13_14_the_tile_just_laid_may_be_chosen() -> None:
    plot = "0 0 pig blue (corn, carrot)"
    state = table(plot, holding="sheep brown (corn)", livestock="A5 B1", column=2, seeds=1)
    play(state, "place 0 1")
    assert "power plant-vegetable corn 0 1" in options(state)


@pytest.mark.rule("SF-13.15")
def test_sf_13_15_move_tile_takes_all_that_lies_on_it_along() -> None:
    state = table(THREE, livestock="A4 B3", column=2, seeds=1)
    play(state, "power move-tile -1 0 0 1")
    assert (shown(state, "-1 0"), shown(state, "0 1")) == ("-", "past Sheep")
    tokens = table(THREE, livestock="A4 B3", column=2, seeds=1)
    tokens.farms[0].plot[-1] = tokens.farms[0].plot.pop(0)
    tokens.farms[0].plot[0] = tokens.farms[0].plot[1]
    tokens.farms[0].plot.pop(1)
    tokens.farms[0].free = []
    play(tokens, "power move-tile -1 0 1 0")
    assert shown(tokens, "1 0") == "(corn*, carrot)"


@pytest.mark.rule("SF-13.15")
def test_sf_13_15_options_are_the_free_cells_that_keep_one_plot() -> None:
    state = table("0 0 past empty\n1 0 past empty", livestock="A4 B3", column=2, seeds=1)
    goals = [option.removeprefix("power move-tile ") for option in options(state, "power move-tile")]
    assert goals == sorted(["0 0 1 -1", "0 0 1 1", "0 0 2 0", "1 0 -1 0", "1 0 0 -1", "1 0 0 1"])


@pytest.mark.rule("SF-13.16")
def test_sf_13_16_the_plot_may_be_split_while_the_tile_is_lifted() -> None:
    plot = "0 0 past empty\n1 0 past empty\n2 0 past empty\n2 1 past empty"
    state = table(plot, livestock="A4 B3", column=2, seeds=1)
    assert refused(state, "power move-tile 1 0 3 0") == "split"
    play(state, "power move-tile 2 0 1 1")
    assert shown(state, "1 1") == "past empty"


@pytest.mark.rule("SF-13.16")
def test_sf_13_16_moving_brings_no_vegetables() -> None:
    plot = "0 0 sheep blue (corn)\n1 0 past empty\n2 0 pig blue (corn, corn)"
    state = table(plot, livestock="A4 B3", column=2, seeds=1)
    play(state, "power move-tile 2 0 0 1")
    assert (shown(state, "0 0"), state.hand) == ("(corn)", ())
