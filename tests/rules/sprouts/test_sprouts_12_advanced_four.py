"""Rulebook section 12: the advanced game for four."""

import pytest

from rules.sprouts.title import META
from rules.title import SetupError
from tests.rules.sprouts.sprouts_kit import facts, new, play, table

ADVANCED = {"mode": "advanced"}


@pytest.mark.rule("HS-12.1")
def test_hs_12_1_the_banner_of_the_last_card_places_a_token() -> None:
    state = table("plant", players=4, turn=3, shed="- - - - T01", options=dict(ADVANCED))
    events = play(state, "3: done")
    assert facts(events, "rival_planted") == [{"card": "T01", "bed": "same-3", "vp": 4}]


@pytest.mark.rule("HS-12.1")
def test_hs_12_1_it_is_for_four_players() -> None:
    assert new(4, mode="advanced").variant.rival
    for players in (1, 2, 3):
        with pytest.raises(SetupError, match="is for 4 players"):
            META.setup(players, dict(ADVANCED))


@pytest.mark.rule("HS-12.2")
def test_hs_12_2_lemonade_can_be_lost_to_the_rival() -> None:
    board: dict[str, list[int | str]] = {"same-3": ["rival"], "diff-3": ["rival"], "pairs-1": ["rival"]}
    state = table(
        "plant", players=4, round=5, turn=3, shed="- - - - T40", options=dict(ADVANCED), board=board
    )
    assert facts(play(state, "3: done"), "lemonade_lost") == [{}]


@pytest.mark.rule("HS-12.2")
def test_hs_12_2_it_cannot_be_combined_with_teams() -> None:
    (mode,) = [option for option in META.options if option.id == "mode"]
    assert mode.values == ("normal", "advanced", "teams"), "one or the other"
    assert not new(4, mode="teams").variant.rival
