"""Rulebook section 6: three players."""

import pytest

from rules.chance import Scripted, Seeded, Stream
from rules.fistful.events import HandDealt, ProduceDealt, RoundStarted
from tests.rules.fistful.fistful_kit import deal, goals_of, hand_of, harvest, new, play, reap, ripe, table

SECOND_SWAP = """
    spring, round 2, pass, starter 1, turn 0
    CCWWW  0 - CCWAPP
    .....  1 - CCWAAP
    ..#..  2 - WAAPPP
    .....
    ....A
"""
FIELD = "PWPAP / ACWWW / CW#CP / AAPAA / CWCPC"  # carrots 4, wheat 10, apples 16, potatoes 6


@pytest.mark.rule("FS-6.1")
def test_fs_6_1_each_of_three_players_is_dealt_eight_seeds() -> None:
    state = new(3, chance=Scripted(deal("CCCCWWWW AAAAPPPP CCWWAAPP", "", starter=2)))
    assert [hand_of(state, hand) for hand in range(3)] == ["CCCCWWWW", "AAAAPPPP", "CCWWAAPP"]
    assert state.current_player == 2


@pytest.mark.rule("FS-6.1")
def test_fs_6_1_eight_seeds_are_dealt_at_the_start_of_each_season() -> None:
    state = ripe(FIELD, players=3)
    reap(state, Scripted(deal("CCCCWWWW AAAAPPPP CCWWAAPP", "")))
    assert state.season == 2
    assert [hand_of(state, hand) for hand in range(3)] == ["CCCCWWWW", "AAAAPPPP", "CCWWAAPP"]


@pytest.mark.rule("FS-6.1")
def test_fs_6_1_three_players_play_eight_rounds() -> None:
    state = new(3)
    rounds = [1]
    while state.season == 1:
        events = state.apply(state.legal_actions()[0], Seeded(1))
        rounds += [event.round for event in events if isinstance(event, RoundStarted) and event.season == 1]
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("FS-6.2")
def test_fs_6_2_produce_cards_come_at_the_start_of_the_third_round() -> None:
    state = table(SECOND_SWAP, players=3)
    assert goals_of(state) == "---"
    goals = Scripted(["wheat", "potato", "carrot"])
    events = play(state, "1: pass apple", "2: pass wheat", "0: pass carrot", chance=goals)
    assert goals_of(state) == "WPC"
    assert events[-4:] == [
        RoundStarted(season=1, round=3, hand=2),
        ProduceDealt(player=0, hand=0, kind=2),
        ProduceDealt(player=1, hand=1, kind=4),
        ProduceDealt(player=2, hand=2, kind=1),
    ]


@pytest.mark.rule("FS-6.2")
def test_fs_6_2_nobody_has_a_goal_in_the_first_two_rounds_of_any_season() -> None:
    state = new(3)
    while state.current_player is not None:
        assert (goals_of(state) == "---") == (state.round <= 2)
        assert (goals_of(state.observe(1))[1] == "-") == (state.round <= 2)
        state.apply(state.legal_actions()[0], Seeded(1))


@pytest.mark.rule("FS-6.2")
def test_fs_6_2_the_season_begins_without_a_deal_of_produce_cards() -> None:
    state = ripe(FIELD, players=3)
    events = state.apply(state.legal_actions()[0], Seeded(1))
    assert any(isinstance(event, HandDealt) for event in events)
    assert not any(isinstance(event, ProduceDealt) for event in events)


@pytest.mark.rule("FS-6.2")
def test_fs_6_2_nobody_scores_the_fourth_produce_card() -> None:
    past = [harvest("CWA", [9, 9, 9], [3, 3, 3])] * 2
    state = ripe(FIELD, "autumn", players=3, past=past)
    harvested = reap(state)
    assert harvested.points == (4, 10, 16)
    assert harvested.sacks == (1, 2, 3)


@pytest.mark.rule("FS-6.2")
def test_fs_6_2_the_fourth_produce_card_stays_hidden() -> None:
    state = ripe(FIELD, players=3)
    guessed = {goals_of(state.determinize(0, Stream(seed))) for seed in range(300)}
    # Player 0 has the carrots and cannot tell which of the other three kinds lies hidden.
    assert guessed == {"CWA", "CWP", "CAW", "CAP", "CPW", "CPA"}


@pytest.mark.rule("FS-6.2")
def test_fs_6_2_one_produce_card_of_four_stays_out_each_equally_often() -> None:
    missing = []
    for seed in range(400):
        state = table(SECOND_SWAP, players=3)
        play(state, "1: pass apple", "2: pass wheat", "0: pass carrot", chance=Seeded(seed))
        missing += [goal for goal in "CWAP" if goal not in goals_of(state)]
    assert all(70 < missing.count(goal) < 130 for goal in "CWAP")


@pytest.mark.rule("FS-6.1")
def test_fs_6_1_seeds_are_passed_round_the_three() -> None:
    state = table(SECOND_SWAP, players=3)
    play(state, "1: pass apple", "2: pass wheat", "0: pass carrot")
    assert [hand_of(state, hand) for hand in range(3)] == ["CWWAPP", "CCCWAP", "AAAPPP"]
