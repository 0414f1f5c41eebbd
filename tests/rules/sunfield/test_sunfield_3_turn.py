"""Rulebook section 3: the turn."""

import pytest

from rules.sunfield import TITLE
from rules.title import Decision
from tests.rules.sunfield.sunfield_kit import (
    barrow,
    empty_market,
    finish_turn,
    moment,
    new,
    open_clients,
    options,
    play,
    refused,
    shown,
    table,
)

TRIO_TO_COME = """
    -1 0  past Sheep
    0 0   pig blue (carrot*, broccoli)
    1 0   past Cow
"""
FULL_SOON = """
    0 0   cow blue (carrot, carrot, corn)
    -1 0  sheep brown (carrot)
"""


@pytest.mark.rule("SF-3.1")
def test_sf_3_1_players_take_turns_clockwise_from_the_first() -> None:
    state = new(3, first_player=1)
    seats = []
    for _ in range(6):
        seats.append(state.current_player)
        finish_turn(state)
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("SF-3.1")
def test_sf_3_1_a_turn_is_one_tile_or_one_client() -> None:
    tile = table(barrow="broccoli, carrot, eggplant")
    open_clients(tile, "blue-3", "red-4")
    client = tile.copy()
    play(tile, "tile sheep-1", "place 0 1")
    while moment(tile) != "done":
        play(tile, options(tile)[0])
    assert (refused(tile, "tile sheep-2"), refused(tile, "client 1")) == ("not-now", "not-now")
    play(client, "client 1")
    assert (refused(client, "tile sheep-2"), refused(client, "client 2")) == ("not-now", "not-now")


@pytest.mark.rule("SF-3.2")
def test_sf_3_2_doing_neither_is_refused() -> None:
    state = table()
    assert refused(state, "end") == "act-first"
    assert refused(state, "pass") == "can-act"


@pytest.mark.rule("SF-3.2")
def test_sf_3_2_without_tile_and_client_one_passes_and_that_is_the_action() -> None:
    state = table(seeds=9, barrow="corn")
    open_clients(state, "blue-3", "blue-4", "red-3", "red-4", "red-6")
    empty_market(state)
    assert "pass" in options(state)
    play(state, "pass")
    assert moment(state) == "done"
    play(state, "end")
    assert state.current_player == 1


@pytest.mark.rule("SF-3.2")
def test_sf_3_2_who_can_deliver_as_the_barrow_is_may_not_pass() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3", "blue-4", "red-3", "red-4", "red-6")
    empty_market(state)
    assert refused(state, "pass") == "can-act"


@pytest.mark.rule("SF-3.2")
def test_sf_3_2_a_client_reserved_in_this_turn_is_no_reason_against_passing() -> None:
    state = table(livestock="A4 B1", column=1, seeds=1, barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3", "blue-4", "red-4", "red-5a", "red-6")
    empty_market(state)
    state.board.left[3] = 0
    assert refused(state, "pass") == "can-act"
    play(state, "power reserve-client 1", "pass")
    assert moment(state) == "done"


@pytest.mark.rule("SF-3.3")
def test_sf_3_3_the_moments_of_a_turn() -> None:
    state = table("0 0 sheep blue (carrot)\n-1 0 pig blue (corn, corn)")
    seen = [moment(state)]
    for text in ("tile sheep-1", "place 0 1"):
        play(state, text)
        seen.append(moment(state))
    while moment(state) == "planting":
        play(state, options(state, "veg")[0])
    assert seen[:2] == ["ready", "holding"]
    assert moment(state) == "done"


@pytest.mark.rule("SF-3.3")
def test_sf_3_3_the_decision_names_what_is_in_hand() -> None:
    state = table(FULL_SOON, holding="cow brown (carrot, corn, corn)")
    tile = state.variant.tile_ids[state.held]
    assert state.decision == Decision("holding", 0, "SF-5.2", {"round": 1, "last_round": False, "tile": tile})
    play(state, "place 0 1")
    assert state.decision is not None
    assert (state.decision.kind, state.decision.rule) == ("planting", "SF-5.8")
    assert state.decision.details["tile_at"] == "0 1"
    assert state.decision.details["hand"] == ["carrot", "corn", "corn"]


@pytest.mark.rule("SF-3.4")
def test_sf_3_4_harvest_and_trio_run_by_themselves_when_planting_is_over() -> None:
    state = table(TRIO_TO_COME, holding="sheep brown (broccoli)")
    play(state, "place 0 1", "veg broccoli at 0 0")
    assert moment(state) == "done"
    assert [shown(state, cell) for cell in ("-1 0", "0 0", "1 0")] == ["past empty"] * 3
    assert state.farms[0].threes == 1


@pytest.mark.rule("SF-3.4")
def test_sf_3_4_the_harvest_waits_for_the_last_vegetable_in_hand() -> None:
    state = table(FULL_SOON, holding="cow brown (carrot, corn, corn)")
    play(state, "place 0 1", "veg carrot at -1 0")
    assert (shown(state, "-1 0"), barrow(state)) == ("(carrot*)", "")
    play(state, "veg corn at 0 0")
    assert (shown(state, "-1 0"), barrow(state)) == ("past Sheep", "carrot")


@pytest.mark.rule("SF-3.4")
def test_sf_3_4_a_power_brings_the_harvest_forward() -> None:
    state = table(FULL_SOON, holding="cow brown (carrot, corn, corn)", livestock="A2 B1", column=2, seeds=1)
    play(state, "place 0 1", "veg carrot at -1 0", "power gain-vegetable corn")
    assert (shown(state, "-1 0"), barrow(state)) == ("past Sheep", "carrot, corn")
    assert moment(state) == "planting"
    assert options(state, "veg") == ["veg corn at 0 0"]


@pytest.mark.rule("SF-3.5")
def test_sf_3_5_end_closes_the_turn_and_the_next_player_is_ready() -> None:
    state = table(holding="sheep brown (broccoli)")
    assert refused(state, "end") == "not-now"
    play(state, "place 0 1")
    while moment(state) == "planting":
        play(state, options(state, "veg")[0])
    assert options(state) == ["end"]
    play(state, "end")
    assert (state.current_player, moment(state)) == (1, "ready")


@pytest.mark.rule("SF-3.6")
def test_sf_3_6_a_refused_action_gives_its_reason() -> None:
    refusal = table().refusal(TITLE.parse("tile cow-1"))
    assert refusal is not None
    assert refusal.rule == "SF-4.3"
    assert refusal.reason == "This tile costs 2 Seeds, one on each tile above it; you have 0."


@pytest.mark.rule("SF-3.6")
def test_sf_3_6_nobody_acts_in_the_turn_of_another() -> None:
    view = table().observe(1)
    assert list(view.legal_actions()) == []
    assert refused(view, "tile sheep-1") == "not-now"
