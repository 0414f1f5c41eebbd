"""Rulebook section 10: the end."""

import pytest

from rules.chance import Seeded
from rules.sunfield.events import EndSetOff, MatchEnded
from rules.sunfield.piles import is_ending
from rules.sunfield.variant import DECK
from tests.rules.sunfield.sunfield_kit import (
    finish_turn,
    moment,
    new,
    open_clients,
    options,
    play,
    set_column,
    table,
)


@pytest.mark.rule("SF-10.1")
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_sf_10_1_the_last_tile_of_a_pile_sets_off_the_end(pile: int) -> None:
    state = table()
    set_column(state, 1, "sheep+1, -, -")
    state.board.left[pile] = 1
    assert not is_ending(state)
    events = play(state, "tile sheep-1")
    assert EndSetOff(("sheep", "pig", "cow")[pile]) in events
    assert is_ending(state)


@pytest.mark.rule("SF-10.1")
def test_sf_10_1_the_last_client_of_the_deck_does_too_while_five_lie_open() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3")
    state.board.left[DECK] = 1
    assert EndSetOff("client") in play(state, "client 1")
    assert is_ending(state)


@pytest.mark.rule("SF-10.1")
def test_sf_10_1_a_power_does_too() -> None:
    state = table(livestock="A3 B1", column=2, seeds=1)
    state.board.left[1] = 1
    assert EndSetOff("pig") in play(state, "power draw-tile pig")


@pytest.mark.rule("SF-10.2")
@pytest.mark.parametrize("setter", [0, 1, 2])
def test_sf_10_2_all_have_the_same_number_of_turns(setter: int) -> None:
    state = new(3, first_player=1)
    turns = [0, 0, 0]
    while state.current_player is not None:
        player = state.current_player
        if state.turn == 3 + (setter - 1) % 3:
            state.board.left[DECK] = 0
        turns[player] += 1
        finish_turn(state)
    assert turns == [2, 2, 2]


@pytest.mark.rule("SF-10.2")
def test_sf_10_2_the_turn_of_the_last_player_is_then_the_last_of_all() -> None:
    state = new(2)
    finish_turn(state)
    state.board.left[DECK] = 0
    play(state, "tile sheep-3" if "tile sheep-3" in options(state) else options(state, "tile")[0])
    while moment(state) != "done":
        state.apply(state.legal_actions()[0], Seeded(1))
    events = play(state, "end")
    assert isinstance(events[-1], MatchEnded)
    assert state.current_player is None
    assert list(state.legal_actions()) == []


@pytest.mark.rule("SF-10.3")
def test_sf_10_3_the_turns_left_follow_all_rules_unchanged() -> None:
    state = new(3, seed=4)
    state.board.left[DECK] = 0
    finish_turn(state)
    assert state.decision is not None
    assert state.decision.details["last_round"] is True
    assert options(state, "tile")
    finish_turn(state)
    finish_turn(state)
    assert state.outcome is not None
    assert state.outcome.reason.startswith("No Client is left in the deck and the round is over:")
