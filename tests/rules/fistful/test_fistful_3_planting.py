"""Rulebook section 3: rounds of planting and passing."""

import pytest

from rules.chance import Seeded
from rules.fistful.events import Harvested, RoundStarted, SeedSetAside, SeedTaken
from rules.title import Decision
from tests.rules.fistful.fistful_kit import hand_of, new, play, play_until, refused, table

OPENING = """
    spring, round 1, plant, starter 1, turn 0
    .....  0 carrot CCCWWW
    .....  1 wheat  CCCWWW
    ..#..  2 apple  AAAPPP
    .....  3 potato AAAPPP
    .....
"""
ALL_PLANTED = """
    spring, round 1, pass, starter 1, turn 0
    C...W  0 carrot CCWWW
    .....  1 wheat  CCCWW
    ..#..  2 apple  AAPPP
    .....  3 potato AAAPP
    A...P
"""
LAST_PASS = """
    spring, round 5, pass, starter 0, turn 0
    CCCCC  0 carrot W
    WWWWW  1 wheat  A
    PP#PP  2 apple  A
    PAAAA  3 potato P
    C....
"""


@pytest.mark.rule("FS-3.1")
def test_fs_3_1_all_plant_once_clockwise_from_the_first_player() -> None:
    state = table(OPENING)
    play(state, "1: plant carrot a1", "2: plant apple b1", "3: plant potato c1", "0: plant wheat d1")
    assert state.decision is not None
    assert state.decision.kind == "pass"


@pytest.mark.rule("FS-3.1")
def test_fs_3_1_a_seed_goes_from_the_hand_face_up_onto_a_free_plot() -> None:
    state = table(OPENING)
    play(state, "1: plant carrot d4")
    assert hand_of(state, 1) == "CCWWW"
    for player in range(4):
        assert state.observe(player).position()["field"] == [".....", ".....", "..#..", "...C.", "....."]


@pytest.mark.rule("FS-3.1")
def test_fs_3_1_any_kind_in_hand_may_go_on_any_free_plot() -> None:
    texts = [str(action) for action in table(OPENING).legal_actions()]
    plots = [f"{column}{row}" for row in range(1, 6) for column in "abcde" if (column, row) != ("c", 3)]
    assert texts == [f"plant {kind} {plot}" for kind in ("carrot", "wheat") for plot in plots]


@pytest.mark.rule("FS-3.1")
def test_fs_3_1_the_decision_says_what_is_asked() -> None:
    expected = Decision("plant", 1, "FS-3.1", {"hand": 1, "season": "spring", "round": 1})
    assert table(OPENING).decision == expected


@pytest.mark.rule("FS-3.1")
def test_fs_3_1_nothing_is_passed_before_all_have_planted() -> None:
    state = table(OPENING)
    for line in ("1: plant carrot a1", "2: plant apple b1", "3: plant potato c1", "0: plant wheat d1"):
        for kind in ("carrot", "wheat", "apple", "potato"):
            refusal = refused(state, f"pass {kind}")
            assert refusal.rule == "FS-3.1"
            assert refusal.reason == "Plant a seed now; seeds are passed when everybody has planted."
        play(state, line)


@pytest.mark.rule("FS-3.2")
def test_fs_3_2_every_player_sets_one_card_aside_for_the_left_neighbour() -> None:
    state = table(ALL_PLANTED)
    play(state, "1: pass carrot", "2: pass apple", "3: pass potato")
    assert [hand_of(state, hand) for hand in range(4)] == ["CCWWW", "CCCWW", "AAPPP", "AAAPP"]
    play(state, "0: pass wheat")
    assert [hand_of(state, hand) for hand in range(4)] == ["CCWWP", "CCWWW", "CAPPP", "AAAAP"]


@pytest.mark.rule("FS-3.2")
def test_fs_3_2_a_card_received_cannot_be_passed_on_in_the_same_swap() -> None:
    state = table(ALL_PLANTED)
    play(state, "1: pass carrot")
    refusal = refused(state, "pass carrot")
    assert (refusal.rule, refusal.reason) == ("FS-3.6", "There is no carrot seed in your hand to pass.")


@pytest.mark.rule("FS-3.2")
def test_fs_3_2_all_take_together_when_all_have_chosen() -> None:
    state = table(ALL_PLANTED)
    early = play(state, "1: pass carrot", "2: pass apple", "3: pass potato")
    assert all(isinstance(event, SeedSetAside) for event in early)
    last = play(state, "0: pass wheat")
    taken = [(e.giver, e.player) for e in last if isinstance(e, SeedTaken)]
    assert taken == [(1, 2), (2, 3), (3, 0), (0, 1)]


@pytest.mark.rule("FS-3.2")
def test_fs_3_2_any_kind_in_hand_may_be_passed() -> None:
    state = table(ALL_PLANTED)
    assert [str(action) for action in state.legal_actions()] == ["pass carrot", "pass wheat"]
    assert state.decision == Decision("pass", 1, "FS-3.2", {"hand": 1, "season": "spring", "round": 1})


@pytest.mark.rule("FS-3.2")
def test_fs_3_2_nothing_is_planted_before_all_have_chosen() -> None:
    state = table(ALL_PLANTED)
    for line in ("1: pass carrot", "2: pass apple", "3: pass potato", "0: pass wheat"):
        for text in ("plant wheat b2", "plant apple a1", "plant carrot c3"):
            refusal = refused(state, text)
            assert refusal.rule == "FS-3.2"
            assert refusal.reason == "Everybody has planted this round: choose a seed to pass to the left."
        play(state, line)


@pytest.mark.rule("FS-3.3")
def test_fs_3_3_nobody_sees_a_choice_before_all_have_chosen() -> None:
    carrot, wheat = table(ALL_PLANTED), table(ALL_PLANTED)
    play(carrot, "1: pass carrot")
    play(wheat, "1: pass wheat")
    for player in (0, 2, 3):
        assert carrot.observe(player) == wheat.observe(player)
        assert carrot.observe(player).position()["passes"] == ["?"]
    assert carrot.observe(1).position()["passes"] == ["carrot"]


@pytest.mark.rule("FS-3.3")
def test_fs_3_3_only_giver_and_taker_ever_learn_which_card_was_passed() -> None:
    state = table(ALL_PLANTED)
    play(state, "1: pass carrot", "2: pass apple", "3: pass potato", "0: pass wheat")
    assert state.observe(0).position()["passes"] == ["?", "?", "potato", "wheat"]
    assert state.observe(1).position()["passes"] == ["carrot", "?", "?", "wheat"]
    assert state.observe(2).position()["passes"] == ["carrot", "apple", "?", "?"]
    assert state.observe(3).position()["passes"] == ["?", "apple", "potato", "?"]


@pytest.mark.rule("FS-3.4")
def test_fs_3_4_the_next_round_is_started_by_the_next_player_clockwise() -> None:
    state = table(ALL_PLANTED)
    events = play(state, "1: pass carrot", "2: pass apple", "3: pass potato", "0: pass wheat")
    assert events[-1] == RoundStarted(season=1, round=2, hand=2)
    play(state, "2: plant apple b2", "3: plant apple c2", "0: plant wheat d2", "1: plant wheat e2")


@pytest.mark.rule("FS-3.5")
@pytest.mark.parametrize(("players", "rounds"), [(4, 6), (3, 8), (2, 6)])
def test_fs_3_5_a_season_has_as_many_rounds_as_cards_in_a_hand(players: int, rounds: int) -> None:
    state = new(players)
    assert len(hand_of(state, 0)) == rounds
    last = 0
    while state.season == 1:
        last = state.round
        state.apply(state.legal_actions()[0], Seeded(1))
    assert last == rounds


@pytest.mark.rule("FS-3.5")
def test_fs_3_5_the_only_card_left_is_passed_on() -> None:
    state = table(LAST_PASS)
    assert [str(action) for action in state.legal_actions()] == ["pass wheat"]
    play(state, "0: pass wheat", "1: pass apple", "2: pass apple", "3: pass potato")
    assert [hand_of(state, hand) for hand in range(4)] == ["P", "W", "A", "A"]


@pytest.mark.rule("FS-3.5")
def test_fs_3_5_after_the_last_card_is_placed_there_is_nothing_to_swap() -> None:
    state = table(LAST_PASS)
    play(state, "0: pass wheat", "1: pass apple", "2: pass apple", "3: pass potato")
    events = play(state, "1: plant wheat b5", "2: plant apple c5", "3: plant apple d5", "0: plant potato e5")
    assert any(isinstance(event, Harvested) for event in events)
    assert (state.season, state.round, state.phase) == (2, 1, 0)


@pytest.mark.rule("FS-3.5")
def test_fs_3_5_planting_ends_when_no_plot_is_free() -> None:
    state = new()
    free = 24
    while state.season == 1:
        assert len(state.free) > 0
        free = len(state.free)
        state.apply(state.legal_actions()[0], Seeded(1))
    assert free == 1


@pytest.mark.rule("FS-3.6")
def test_fs_3_6_a_plot_that_holds_a_card_cannot_be_planted() -> None:
    state = table(OPENING)
    play(state, "1: plant carrot a1")
    refusal = refused(state, "plant apple a1")
    assert refusal.rule == "FS-3.6"
    assert refusal.reason == "On a1 there is already carrot: choose a free plot."


@pytest.mark.rule("FS-3.6")
def test_fs_3_6_the_farmhouse_cannot_be_planted() -> None:
    refusal = refused(table(OPENING), "plant wheat c3")
    assert refusal.rule == "FS-3.6"
    assert refusal.reason == "The farmhouse stands on c3: nothing can be planted there."


@pytest.mark.rule("FS-3.6")
def test_fs_3_6_a_kind_that_the_hand_lacks_cannot_be_planted() -> None:
    refusal = refused(table(OPENING), "plant potato a1")
    assert (refusal.rule, refusal.reason) == ("FS-3.6", "There is no potato seed in your hand to plant.")


@pytest.mark.rule("FS-3.6")
def test_fs_3_6_a_kind_that_the_hand_lacks_cannot_be_passed() -> None:
    refusal = refused(table(ALL_PLANTED), "pass apple")
    assert (refusal.rule, refusal.reason) == ("FS-3.6", "There is no apple seed in your hand to pass.")


@pytest.mark.rule("FS-3.6")
def test_fs_3_6_the_last_card_of_a_kind_is_gone_once_planted() -> None:
    state = table(
        """
        spring, round 1, plant, starter 0, turn 0
        .....  0 carrot CWWWWW
        .....  1 wheat
        ..#..
        .....
        .....
        """
    )
    play(state, "0: plant carrot a1")
    play_until(state, season=1, round_=1, phase=1)
    assert refused(state, "pass carrot").rule == "FS-3.6"
