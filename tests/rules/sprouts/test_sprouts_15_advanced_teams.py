"""Rulebook section 15: lowest score, and no table talk with closed fists."""

import pytest

from rules.chance import Seeded
from rules.sprouts.state import SproutsState
from rules.sprouts.title import META
from rules.sprouts.variant import OPTIONS
from rules.title import Outcome, SetupError
from tests.rules.sprouts.sprouts_kit import TEAMS, new, options_of, play, table

BOARD = {"same-7": [0], "same-6": [0], "diff-5": [0], "flower-5": [0], "pairs-3": [1], "same-3": [1]}
BOARD |= {"same-5": [3], "flower-4": [3], "diff-3": [2]}
SILENT = TEAMS | {"no_table_talk": True}
LOWEST = TEAMS | {"lowest_score": True}


def giving(options: dict[str, bool | str]) -> SproutsState:
    """Player 0 is to give a die or the card."""
    return table("give", players=4, card="T17", dice=["blue-bay", "pink-bay"], options=options)


def finished(board: dict[str, list[int]], options: dict[str, bool | str]) -> Outcome:
    """How a match with these tokens ends."""
    outcome = table("over", players=4, round=8, board=board, options=options).outcome
    assert outcome is not None
    return outcome


@pytest.mark.rule("HS-15.1")
@pytest.mark.parametrize("lowest", [False, True])
@pytest.mark.parametrize("silent", [False, True])
def test_hs_15_1_two_switches_work_alone_or_together(lowest: bool, silent: bool) -> None:  # noqa: FBT001
    variant = new(4, mode="teams", lowest_score=lowest, no_table_talk=silent).variant
    assert (variant.lowest, variant.silent) == (lowest, silent)


@pytest.mark.rule("HS-15.1")
def test_hs_15_1_they_are_for_teams() -> None:
    switches = [option for option in OPTIONS if option.id in ("lowest_score", "no_table_talk")]
    assert all(option.players == (4,) for option in switches)
    with pytest.raises(SetupError):
        META.setup(3, {"lowest_score": True})
    alone = new(4, lowest_score=True, no_table_talk=True)
    assert not alone.variant.lowest
    assert alone == new(4), "without teams they do nothing"


@pytest.mark.rule("HS-15.2", "HS-17.27")
def test_hs_15_2_the_lower_of_the_two_totals_counts() -> None:
    state = table("over", players=4, round=8, board=BOARD, options=TEAMS)
    assert [score.total for score in state.scores()] == [40, 13, 3, 13]
    assert finished(BOARD, TEAMS).winners == (0, 2)
    assert finished(BOARD, LOWEST).winners == (1, 3)
    assert finished(BOARD, LOWEST).rule == "HS-15.2"


@pytest.mark.rule("HS-17.27")
def test_hs_17_27_fifty_beats_forty_eight_and_twenty_four_beats_ten() -> None:
    board = {"same-7": [0], "same-6": [0], "diff-5": [0], "flower-5": [0], "pairs-2": [2], "diff-4": [2]}
    board |= {"pairs-3": [1, 3], "same-5": [1, 3], "same-4": [1, 3], "same-3": [3], "flower-4": [3]}
    state = table("over", players=4, round=8, board=board, options=TEAMS)
    assert [score.total for score in state.scores()] == [40, 24, 10, 24]
    assert finished(board, TEAMS).winners == (0, 2)
    assert finished(board, LOWEST).winners == (1, 3)


@pytest.mark.rule("HS-15.2")
def test_hs_15_2_ties_are_broken_by_tokens() -> None:
    board = {"same-4": [0], "diff-3": [2], "flower-3": [1], "pairs-1": [3], "flower-2": [3]}
    outcome = finished(board, LOWEST)
    assert outcome.winners == (1, 3), "3 against 3, and three tokens against two"
    assert outcome.rule == "HS-14.17"


@pytest.mark.rule("HS-15.3")
def test_hs_15_3_the_position_says_that_nobody_may_talk() -> None:
    state = new(4, mode="teams", no_table_talk=True)
    assert state.variant.options()["no_table_talk"] is True


@pytest.mark.rule("HS-15.4")
def test_hs_15_4_the_gifts_stay_the_same_and_the_fist_is_closed() -> None:
    options = TEAMS
    talking = table("give", players=4, card="T17", dice=["blue-bay", "pink-bay"], options=options)
    silent = table(
        "give",
        players=4,
        card="T17",
        dice=["blue-bay", "pink-bay"],
        options=options | {"no_table_talk": True},
    )
    assert options_of(silent) == options_of(talking) == ["give blue-bay", "give pink-bay", "give card"]
    assert silent.decision is not None
    assert talking.decision is not None
    assert silent.decision.facts()["closed_fist"] is True
    assert talking.decision.facts()["closed_fist"] is False


@pytest.mark.rule("HS-15.4")
def test_hs_15_4_nothing_is_shown_to_the_other_seats_before_the_choice_is_final() -> None:
    state = table(
        "give",
        players=4,
        card="T17",
        dice=["blue-bay", "pink-bay"],
        options=dict(TEAMS) | {"no_table_talk": True},
    )
    for seat in (1, 2, 3):
        assert state.observe(seat).legal_actions() == (), "only the giver is shown a choice"
    assert options_of(state.observe(0)) == options_of(state)


@pytest.mark.rule("HS-15.4")
def test_hs_15_4_after_the_reveal_nothing_can_be_changed() -> None:
    for options in (TEAMS, SILENT):
        state = giving(options)
        give = state.legal_actions()[0]
        assert state.reveals(give, 0) is (options is SILENT), "what a closed fist held cannot be taken back"
        play(state, f"0: {give}", chance=Seeded(1))
        assert state.current_player == 0
