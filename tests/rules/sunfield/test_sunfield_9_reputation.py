"""Rulebook section 9: Reputation tiles."""

import pytest

from rules.sunfield.client_events import ReputationValidated
from rules.sunfield.moments import NO_TILE
from rules.sunfield.state import SunfieldState
from tests.rules.sunfield.sunfield_kit import (
    client,
    delivered,
    lines,
    open_clients,
    play,
    reputation,
    table,
    validated,
)

BLUE_BLUE_3 = "R01"
BLUE_RED_4 = "R02"
BLUE_GREEN_5 = "R03"
GREEN_GREEN_6 = "R08"
YELLOW_YELLOW_4 = "R10"


def after(*clients: str, own: str = GREEN_GREEN_6, board: tuple[str, ...] = ()) -> SunfieldState:
    """Player 0 has delivered ``clients``, the last just now; the other tiles of the board want yellow."""
    state = table()
    delivered(state, *clients[:-1])
    others = [name for name in ("yellow-3", "yellow-4", "yellow-5a", "yellow-6") if name not in clients]
    open_clients(state, clients[-1], *others)
    rest = ("R04", "R07", "R09", YELLOW_YELLOW_4)
    reputation(state, own, *(*board, *rest)[:4])
    state.farms[0].barrow = [9, 9, 9, 9]
    play(state, "client 1")
    return state


@pytest.mark.rule("SF-9.1")
def test_sf_9_1_two_clients_of_its_colours_and_one_of_its_value() -> None:
    assert validated(after("blue-3", "red-4", board=(BLUE_RED_4,))) == [BLUE_RED_4]
    assert validated(after("blue-3", "red-3", board=(BLUE_RED_4,))) == []
    assert validated(after("blue-3", "blue-4", board=(BLUE_RED_4,))) == []


@pytest.mark.rule("SF-9.2")
def test_sf_9_2_a_doubled_colour_needs_two_of_that_colour() -> None:
    assert validated(after("blue-3", board=(BLUE_BLUE_3,))) == []
    assert validated(after("blue-3", "red-3", board=(BLUE_BLUE_3,))) == []
    assert validated(after("blue-3", "blue-6", board=(BLUE_BLUE_3,))) == [BLUE_BLUE_3]


@pytest.mark.rule("SF-9.3")
def test_sf_9_3_the_value_may_be_that_of_any_delivered_client() -> None:
    assert validated(after("blue-3", "green-4", "red-5a", board=(BLUE_GREEN_5,))) == [BLUE_GREEN_5]
    assert validated(after("blue-5a", "green-4", board=(BLUE_GREEN_5,))) == [BLUE_GREEN_5]


@pytest.mark.rule("SF-9.4")
def test_sf_9_4_it_is_checked_in_a_delivery_after_the_client_was_taken() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    delivered(state, "blue-4")
    reputation(state, GREEN_GREEN_6, BLUE_BLUE_3, "R04", "R06", "R07")
    open_clients(state, "blue-3")
    events = play(state, "client 1")
    assert events[-1] == ReputationValidated(0, BLUE_BLUE_3, 5, from_board=True)


@pytest.mark.rule("SF-9.4")
def test_sf_9_4_laying_a_tile_validates_nothing() -> None:
    state = table("0 0 past empty")
    delivered(state, "blue-3", "blue-4")
    reputation(state, GREEN_GREEN_6, BLUE_BLUE_3, "R04", "R06", "R07")
    play(state, "tile sheep-1", "place 0 1", "end")
    assert validated(state) == []


@pytest.mark.rule("SF-9.5")
def test_sf_9_5_the_tile_before_another_player_is_not_open() -> None:
    state = after("blue-3", "blue-4", own=BLUE_BLUE_3)
    assert validated(state) == [BLUE_BLUE_3]
    other = table(barrow="broccoli, carrot, eggplant")
    delivered(other, "blue-4")
    open_clients(other, "blue-3")
    reputation(other, GREEN_GREEN_6, "R04", "R06", "R07", "R09")
    other.farms[1].own = 0  # R01, blue + blue + 3
    play(other, "client 1")
    assert validated(other) == validated(other, 1) == []


@pytest.mark.rule("SF-9.6")
def test_sf_9_6_a_tile_of_the_board_is_lost_to_the_others_and_not_replaced() -> None:
    state = after("blue-3", "blue-4", board=(BLUE_BLUE_3,))
    assert state.board.reputation[0] == NO_TILE
    assert NO_TILE not in state.board.reputation[1:]
    delivered(state, "blue-5a", player=1)
    state.farms[1].barrow = [9, 9, 9, 9]
    play(state, "end")
    open_clients(state, "blue-5b")
    play(state, "client 1")
    assert validated(state, 1) == []
    assert lines(state)["reputation"] == 5


@pytest.mark.rule("SF-9.7")
def test_sf_9_7_several_tiles_in_one_turn_and_a_client_serves_for_any_number() -> None:
    state = after("blue-5a", "blue-3", "green-4", "red-4", board=(BLUE_RED_4, BLUE_GREEN_5, BLUE_BLUE_3))
    assert sorted(validated(state)) == [BLUE_BLUE_3, BLUE_RED_4, BLUE_GREEN_5]
    assert lines(state)["reputation"] == 15


@pytest.mark.rule("SF-9.8")
def test_sf_9_8_a_blue_3_and_a_blue_4_validate_blue_blue_3() -> None:
    assert validated(after("blue-3", "blue-4", board=(BLUE_BLUE_3,))) == [BLUE_BLUE_3]


@pytest.mark.rule("SF-9.9")
def test_sf_9_9_three_tiles_are_left_on_the_board_then() -> None:
    state = after("blue-3", "blue-4", board=(BLUE_BLUE_3,))
    assert sum(tile != NO_TILE for tile in state.board.reputation) == 3
    assert state.farms[0].clients == (client(state, "blue-3"), client(state, "blue-4"))
