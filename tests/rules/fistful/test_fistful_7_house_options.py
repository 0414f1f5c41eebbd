"""Rulebook section 7: house options."""

import pytest

from rules.chance import Scripted, Seeded, Stream
from rules.fistful import TITLE
from rules.fistful.events import ProduceDealt
from rules.title import Json, PositionError, SetupError
from tests.rules.fistful.fistful_kit import deal, goals_of, hand_of, harvest, new, play, reap, ripe, table

FIELD = "PWPAP / ACWWW / CW#CP / AAPAA / CWCPC"  # carrots 4, wheat 10, apples 16, potatoes 6
TWO = """
    spring, round 1, pass, starter 1, turn 0
    C...W  0 carrot CCWWW
    .....  1 wheat  CCCWW
    ..#..  2 apple  AAPPP
    .....  3 potato AAAPP
    A...P
"""
WCPA: list[Json] = ["wheat", "carrot", "potato", "apple"]
CWAP_BEFORE: list[Json] = [harvest("CWAP", [9, 9, 9, 9], [3, 3, 3, 3])]


@pytest.mark.rule("FS-7.1")
def test_fs_7_1_two_players_hold_two_hands_each_across_from_each_other() -> None:
    state = new(2, chance=Scripted(deal("CCCWWW CCCWWW AAAPPP AAAPPP", "CWAP", starter=1)))
    assert [hand_of(state, hand) for hand in range(4)] == ["CCCWWW", "CCCWWW", "AAAPPP", "AAAPPP"]
    play(state, "1: plant carrot a1", "0: plant apple b1", "1: plant apple c1", "0: plant carrot d1")
    assert [hand_of(state, hand) for hand in range(4)] == ["CCWWW", "CCWWW", "AAPPP", "AAPPP"]


@pytest.mark.rule("FS-7.1")
def test_fs_7_1_a_player_sees_both_own_hands_and_goals_and_no_other() -> None:
    state = table(TWO, players=2)
    first, second = state.observe(0), state.observe(1)
    assert [hand_of(first, hand) for hand in range(4)] == ["CCWWW", "?", "AAPPP", "?"]
    assert [hand_of(second, hand) for hand in range(4)] == ["?", "CCCWW", "?", "AAAPP"]
    assert (goals_of(first), goals_of(second)) == ("C?A?", "?W?P")


@pytest.mark.rule("FS-7.1")
def test_fs_7_1_each_hand_passes_to_the_hand_on_its_left() -> None:
    state = table(TWO, players=2)
    play(state, "1: pass carrot", "0: pass apple", "1: pass potato", "0: pass wheat")
    assert [hand_of(state, hand) for hand in range(4)] == ["CCWWP", "CCWWW", "CAPPP", "AAAAP"]


@pytest.mark.rule("FS-7.1")
def test_fs_7_1_the_decision_names_the_hand() -> None:
    state = table(TWO, players=2)
    hands = []
    for _ in range(4):
        assert state.decision is not None
        hands.append((state.decision.details["hand"], state.decision.player))
        state.apply(state.legal_actions()[0], Seeded(1))
    assert hands == [(1, 1), (2, 0), (3, 1), (0, 0)]


@pytest.mark.rule("FS-7.1")
def test_fs_7_1_sacks_of_both_hands_are_summed() -> None:
    past = [harvest("CWAP", [9, 8, 7, 6], [3, 2, 1, 0]), harvest("CWAP", [9, 9, 7, 1], [3, 3, 2, 1])]
    state = ripe(FIELD, "autumn", players=2, past=past)
    assert reap(state).sacks == (0, 2, 3, 1)
    first, second = state.scores()
    assert first.lines == (("spring", 4), ("summer", 5), ("autumn", 3))
    assert second.lines == (("spring", 2), ("summer", 4), ("autumn", 3))
    assert (first.total, second.total) == (12, 9)
    assert (first.tiebreak, second.tiebreak) == ((52,), (40,))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("FS-7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fs_7_2_nobody_is_dealt_the_same_goal_twice(players: int) -> None:
    for seed in range(20):
        state = new(players, seed, no_repeats=True)
        chance, pick = Seeded(seed), Stream(seed)
        while state.current_player is not None:
            actions = state.legal_actions()
            state.apply(actions[pick.below(len(actions))], chance)
        hands = state.variant.hands
        for hand in range(hands):
            assert len(set(state.past_produce[hand::hands])) == 3


@pytest.mark.rule("FS-7.2")
def test_fs_7_2_goals_come_again_without_the_option() -> None:
    state = ripe(FIELD)
    reap(state, Scripted(deal("CCCWWW CCCWWW AAAPPP AAAPPP", "CWAP")))
    assert goals_of(state) == "CWAP"


@pytest.mark.rule("FS-7.2")
def test_fs_7_2_every_deal_without_a_repeat_comes_about_equally_often() -> None:
    often: dict[str, int] = {}
    for seed in range(900):
        state = ripe(FIELD, options={"no_repeats": True})
        reap(state, Seeded(seed))
        goals = goals_of(state)
        assert all(new_ != old for new_, old in zip(goals, "CWAP", strict=True))
        often[goals] = often.get(goals, 0) + 1
    assert len(often) == 9
    assert all(65 < count < 135 for count in often.values()), often


@pytest.mark.rule("FS-7.2")
def test_fs_7_2_the_third_deal_can_always_be_made() -> None:
    # After CWAP and WCPA only these are left: hands 0 and 1 share A and P, hands 2 and 3 C and W.
    seen = set()
    for seed in range(60):
        state = ripe(FIELD, "summer", options={"no_repeats": True}, past=CWAP_BEFORE, produce=WCPA)
        reap(state, Seeded(seed))
        seen.add(goals_of(state))
    assert seen == {"APCW", "APWC", "PACW", "PAWC"}


@pytest.mark.rule("FS-7.2")
def test_fs_7_2_a_goal_that_cannot_come_again_is_known_not_to_be_held() -> None:
    state = ripe(FIELD, "summer", options={"no_repeats": True}, past=CWAP_BEFORE, produce=WCPA)
    guessed = {goals_of(state.determinize(0, Stream(seed))) for seed in range(200)}
    # Player 0 has wheat: of the rest, hand 2 cannot have apples again, nor hand 3 potatoes.
    assert guessed == {"WCPA", "WAPC", "WPCA"}


@pytest.mark.rule("FS-7.2")
def test_fs_7_2_a_position_with_a_repeat_is_refused() -> None:
    with pytest.raises(PositionError, match=r"FS-7\.2"):
        ripe(FIELD, "summer", options={"no_repeats": True}, past=CWAP_BEFORE)


@pytest.mark.rule("FS-7.3")
def test_fs_7_3_with_late_goals_four_players_get_goals_in_the_third_round() -> None:
    state = new(late_goals=True)
    while state.current_player is not None:
        assert (goals_of(state) == "----") == (state.round <= 2)
        events = state.apply(state.legal_actions()[0], Seeded(1))
        dealt = [event for event in events if isinstance(event, ProduceDealt)]
        starts_third = (state.round, state.phase, state.turn) == (3, 0, 0)
        assert len(dealt) == (4 if starts_third else 0)


@pytest.mark.rule("FS-7.3")
@pytest.mark.parametrize("players", [2, 3])
def test_fs_7_3_late_goals_are_an_option_for_four_only(players: int) -> None:
    with pytest.raises(SetupError, match=r"Option 'late_goals' is for 4 players \(FS-7\.3\)\."):
        new(players, late_goals=True)


@pytest.mark.rule("FS-7.1", "FS-7.2", "FS-7.3")
def test_fs_7_house_options_are_off_by_default() -> None:
    assert [(option.id, option.default, option.rule) for option in TITLE.meta.options] == [
        ("no_repeats", False, "FS-7.2"),
        ("late_goals", False, "FS-7.3"),
    ]
    assert dict(TITLE.meta.setup(4).options) == {"no_repeats": False, "late_goals": False}


@pytest.mark.rule("FS-7.2", "FS-7.3")
def test_fs_7_both_options_together() -> None:
    state = new(no_repeats=True, late_goals=True)
    goals = []
    while state.current_player is not None:
        events = state.apply(state.legal_actions()[0], Seeded(4))
        goals += [(event.hand, event.kind) for event in events if isinstance(event, ProduceDealt)]
    assert len(goals) == len(set(goals)) == 12
