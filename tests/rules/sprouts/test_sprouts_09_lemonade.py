"""Rulebook section 9: the Lemonade Card."""

import pytest

from tests.rules.sprouts.sprouts_kit import TEAMS, dice, facts, play, table

THREE: dict[str, list[int | str]] = {"same-3": [0], "diff-3": [0], "pairs-1": [0]}
RIVAL_IN_THREE: dict[str, list[int | str]] = {"same-3": ["rival"], "diff-3": ["rival"], "pairs-1": ["rival"]}


@pytest.mark.rule("HS-9.1")
def test_hs_9_1_the_first_in_all_four_gardens_takes_the_card_at_once() -> None:
    state = table("special", dice("p"), card="T17", board=THREE)
    assert dict(state.scores()[0].lines)["lemonade"] == 0
    events = play(state, "0: trowel peony flower-2")
    assert facts(events, "lemonade_taken") == [{"player": 0}]
    assert dict(state.scores()[0].lines)["lemonade"] == 2


@pytest.mark.rule("HS-9.2")
def test_hs_9_2_it_is_tested_after_every_token_and_stays_with_its_owner() -> None:
    board = {"same-3": [0, 1], "diff-3": [0, 1], "pairs-1": [0, 1], "flower-2": [0]}
    state = table("special", card="T17", turn=1, barrows=[[], dice("p").split()], board=board, lemonade=0)
    events = play(state, "1: trowel peony flower-2")
    assert facts(events, "lemonade_taken") == []
    assert state.lemonade == 0


@pytest.mark.rule("HS-9.2", "HS-17.19")
def test_hs_9_2_a_token_of_the_rival_counts_at_once() -> None:
    state = table("plant", turn=1, round=5, shed="- - T40", board={**THREE, **_second(RIVAL_IN_THREE)})
    events = play(state, "1: done")
    assert facts(events, "rival_planted") == [{"card": "T40", "bed": "flower-5", "vp": 5}]
    assert facts(events, "lemonade_lost") == [{}]


def _second(board: dict[str, list[int | str]]) -> dict[str, list[int | str]]:
    return {bed: [0, *owners] for bed, owners in board.items()}


@pytest.mark.rule("HS-9.3", "HS-17.19")
def test_hs_9_3_once_the_rival_is_first_no_player_can_earn_it() -> None:
    board = _second(RIVAL_IN_THREE) | {"flower-5": ["rival"]}
    state = table("special", dice("p"), round=5, card="T17", board=board, lemonade="rival")
    play(state, "0: trowel peony flower-2")
    assert [dict(score.lines)["lemonade"] for score in state.scores()] == [0, 0]


def test_in_team_play_there_is_no_rival_and_lemonade_is_a_players() -> None:
    state = table("special", dice("p"), 4, card="T17", board=THREE, options=TEAMS)
    play(state, "0: trowel peony flower-2")
    assert state.lemonade == 0
