"""Rulebook section 8: delivering a Client."""

import pytest

from rules.chance import Scripted
from rules.sunfield import TITLE
from rules.sunfield.client_events import ClientDelivered, ClientRevealed, MedalTaken
from rules.sunfield.moments import NO_CLIENT
from rules.sunfield.variant import DECK
from tests.rules.sunfield.sunfield_kit import (
    barrow,
    client,
    lines,
    moment,
    open_clients,
    options,
    play,
    refused,
    table,
)


@pytest.mark.rule("SF-8.1")
def test_sf_8_1_all_vegetables_wanted_go_back_to_the_supply() -> None:
    state = table(barrow="broccoli, carrot, carrot, eggplant")
    open_clients(state, "blue-3", "blue-4", "red-3", "red-4", "red-6")
    assert options(state, "client") == ["client 1"]
    play(state, "client 1")
    assert (barrow(state), moment(state)) == ("carrot", "done")


@pytest.mark.rule("SF-8.1")
def test_sf_8_1_a_part_payment_is_refused_and_says_what_is_missing() -> None:
    state = table(barrow="corn, carrot")
    open_clients(state, "blue-4")
    assert refused(state, "client 1") == "no-vegetables"
    refusal = state.refusal(TITLE.parse("client 1"))
    assert refusal is not None
    assert refusal.reason == "Your barrow is short of 1 eggplant, 1 corn."


@pytest.mark.rule("SF-8.2")
def test_sf_8_2_the_highest_medal_left_below_the_space() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    open_clients(state, "red-3", "blue-3")
    events = play(state, "client 2")
    assert MedalTaken(0, 2, 3) in events
    assert (state.farms[0].threes, state.farms[0].ones) == (1, 0)
    assert state.board.medals == [2, 1, 2, 2, 2]


@pytest.mark.rule("SF-8.3")
def test_sf_8_3_the_second_client_of_a_space_brings_1_and_later_ones_nothing() -> None:
    state = table()
    for medal in (3, 1, 0):
        state.farms[0].barrow = [9, 9, 9, 9]
        state.moment, state.current = 0, 0
        before = lines(state)["medals"]
        play(state, "client 4")
        assert lines(state)["medals"] - before == medal


@pytest.mark.rule("SF-8.4")
def test_sf_8_4_the_top_card_of_the_deck_takes_the_place_at_once() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3", "blue-4", "red-3", "red-4", "red-6")
    left = state.board.left[DECK]
    events = play(state, "client 1", chance=Scripted(["yellow-6"]))
    assert ClientRevealed("yellow-6", 1) in events
    assert state.board.clients[0] == client(state, "yellow-6")
    assert state.board.left[DECK] == left - 1


@pytest.mark.rule("SF-8.4")
def test_sf_8_4_without_a_deck_the_space_stays_empty_and_the_others_can_be_delivered() -> None:
    state = table(barrow="broccoli, carrot, carrot, eggplant, eggplant, corn")
    open_clients(state, "blue-3", "red-3", "red-4")
    state.board.left[DECK] = 0
    play(state, "client 1", "end")
    assert state.board.clients[0] == NO_CLIENT
    state.current = 0
    assert refused(state, "client 1") == "no-client"
    assert options(state, "client") == ["client 2"]


@pytest.mark.rule("SF-8.5")
def test_sf_8_5_a_delivered_client_stays_and_counts() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3")
    events = play(state, "client 1")
    assert ClientDelivered(0, "blue-3", 1) in events
    assert state.farms[0].clients == (client(state, "blue-3"),)
    assert lines(state)["clients"] == 3


@pytest.mark.rule("SF-8.6")
def test_sf_8_6_three_seeds_for_the_corn_that_was_missing() -> None:
    state = table(seeds=3, barrow="corn, eggplant, eggplant, carrot")
    open_clients(state, "red-3", "red-4", "blue-4", "red-6", "green-6")
    play(state, "seeds exchange eggplant corn")
    events = play(state, "client 3", chance=Scripted(["green-3"]))
    assert barrow(state) == ""
    assert [type(event) for event in events[:3]] == [ClientDelivered, MedalTaken, ClientRevealed]
    assert lines(state)["medals"] == 3
    assert state.board.clients[2] == client(state, "green-3")
