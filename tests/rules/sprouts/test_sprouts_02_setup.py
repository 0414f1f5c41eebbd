"""Rulebook section 2: setting up for two, three and four."""

from collections import Counter

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts.seeds import KIND_COUNTS
from tests.rules.sprouts.sprouts_kit import barrow, new, start

NOBODY = -1


@pytest.mark.rule("HS-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hs_2_1_each_player_has_a_barrow_and_an_empty_board_lies_ready(players: int) -> None:
    state = new(players)
    assert len(state.barrows) == players
    assert set(state.board) == {NOBODY}
    assert state.variant.rival == (players < 4)


@pytest.mark.rule("HS-2.2")
def test_hs_2_2_each_player_draws_two_dice_and_rolls_them() -> None:
    script = ["yellow", "bay", "pink", "gloves", "blue", "wild", "green_peony", "peony", "1"]
    state = start(Scripted(script, Seeded(1)), 2)
    assert barrow(state, 0) == ["pink-gloves", "yellow-bay"]
    assert barrow(state, 1) == ["blue-wild", "green_peony-peony"]


@pytest.mark.rule("HS-2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hs_2_2_all_other_dice_are_in_the_bag_or_in_the_shed(players: int) -> None:
    state = new(players)
    held = sum(len(dice) for dice in (*state.barrows, *state.shed_dice))
    assert sum(state.bag) == sum(KIND_COUNTS) - held
    assert all(len(dice) == 2 for dice in state.barrows[1:])


@pytest.mark.rule("HS-2.3")
@pytest.mark.parametrize(("players", "cards", "rounds"), [(4, 40, 8), (3, 36, 9), (2, 30, 10)])
def test_hs_2_3_deck_and_rounds_depend_on_the_number_of_players(
    players: int, cards: int, rounds: int
) -> None:
    state = new(players)
    last = 0
    while state.current_player is not None:
        last = state.round
        state.advance(state.legal_actions()[0], Seeded(1))
    assert last == rounds
    assert state.unseen.count(0) == cards


@pytest.mark.rule("HS-2.4")
def test_hs_2_4_which_cards_stay_in_the_box_is_not_settled_and_so_not_known() -> None:
    state = new(2, seed=4)
    assert state.unseen.count(0) == 3, "only what lies in the shed has left the unseen cards"
    seen = {card for seed in range(120) for card in new(2, seed=seed).shed}
    assert len(seen) == 40, "every card can come"


@pytest.mark.rule("HS-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hs_2_5_the_first_lead_is_drawn_at_random(players: int) -> None:
    leads = {new(players, seed=seed).lead for seed in range(40)}
    assert leads == set(range(players))


@pytest.mark.rule("HS-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hs_2_6_rounds_empty_the_deck_and_everybody_leads_equally_often(players: int) -> None:
    state = new(players)
    variant = state.variant
    assert variant.rounds * variant.shed == variant.deck
    led: Counter[int] = Counter()
    round_ = 0
    while state.current_player is not None:
        if state.round > round_:
            round_ = state.round
            led[state.lead] += 1
        state.advance(state.legal_actions()[0], Seeded(1))
    assert set(led.values()) == {{2: 5, 3: 3, 4: 2}[players]}
