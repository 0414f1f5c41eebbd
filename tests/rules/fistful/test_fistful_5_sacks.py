"""Rulebook section 5: sacks for a season and the winner of the match."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Scripted
from rules.fistful.events import MatchEnded
from rules.fistful.sacks import places, sacks_for
from rules.fistful.state import FistfulState
from rules.title import Json
from tests.rules.fistful.fistful_kit import harvest, reap, ripe

# Whole fields with the points for carrots, wheat, apples and potatoes that they bring.
ALL_DIFFER = "PWPAP / ACWWW / CW#CP / AAPAA / CWCPC"  # 4, 10, 16, 6
TWO_FIRST_TWO_SECOND = "AACWC / CCAPP / WC#WP / WAWAP / APPCW"  # 16, 8, 16, 8
TWO_FIRST = "PWAPA / PWACC / PW#WP / CCCCA / WPAWA"  # 12, 10, 12, 4
TWO_THIRD = "PACCW / CPWWA / CP#AA / WPWPW / CCPAA"  # 12, 8, 11, 8
THREE_FIRST = "PCPPW / WPWPW / AC#PC / CAACW / ACAAW"  # 12, 10, 12, 12
THREE_SECOND = "WCCCA / AWPPP / PA#AP / WCWAA / WWCPC"  # 10, 10, 14, 10
ALL_EQUAL = "APWWW / PWCPC / AA#WW / PAPCC / PCAAC"  # 12, 12, 12, 12


def ended(rows: str, *past: Json) -> FistfulState:
    """The match after an autumn that brought in ``rows``."""
    state = ripe(rows, "autumn", past=list(past))
    reap(state)
    return state


@pytest.mark.rule("FS-5.1")
@pytest.mark.parametrize(
    ("points", "sacks"),
    [
        ([4, 10, 16, 6], [0, 2, 3, 1]),
        ([14, 14, 9, 4], [3, 3, 2, 1]),
        ([12, 9, 9, 9], [3, 2, 2, 2]),
        ([7, 7, 7, 7], [3, 3, 3, 3]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
        ([8, 8, 8, 0], [3, 3, 3, 2]),
        ([9, 5, 9, 5], [3, 2, 3, 2]),
        ([9, 7, 2, 2], [3, 2, 1, 1]),
        ([3, 2, 1], [3, 2, 1]),
        ([2, 2, 1], [3, 3, 2]),
        ([5, 1, 1], [3, 2, 2]),
    ],
)
def test_fs_5_1_sacks_go_by_place_and_equal_points_share_one(points: list[int], sacks: list[int]) -> None:
    assert sacks_for(points) == sacks


@pytest.mark.rule("FS-5.1")
@pytest.mark.parametrize(
    ("rows", "points", "sacks"),
    [
        (ALL_DIFFER, (4, 10, 16, 6), (0, 2, 3, 1)),
        (TWO_FIRST_TWO_SECOND, (16, 8, 16, 8), (3, 2, 3, 2)),
        (TWO_FIRST, (12, 10, 12, 4), (3, 2, 3, 1)),
        (TWO_THIRD, (12, 8, 11, 8), (3, 1, 2, 1)),
        (THREE_FIRST, (12, 10, 12, 12), (3, 2, 3, 3)),
        (THREE_SECOND, (10, 10, 14, 10), (2, 2, 3, 2)),
        (ALL_EQUAL, (12, 12, 12, 12), (3, 3, 3, 3)),
    ],
)
def test_fs_5_1_a_harvest_hands_out_sacks(rows: str, points: tuple[int, ...], sacks: tuple[int, ...]) -> None:
    state = ripe(rows)
    harvested = reap(state)
    assert (harvested.points, harvested.sacks) == (points, sacks)
    assert tuple(score.total for score in state.scores()) == sacks
    assert [score.lines for score in state.scores()] == [
        (("spring", won), ("summer", 0), ("autumn", 0)) for won in sacks
    ]


@pytest.mark.rule("FS-5.1")
@given(st.lists(st.integers(0, 40), min_size=3, max_size=4))
def test_fs_5_1_more_points_never_bring_fewer_sacks(points: list[int]) -> None:
    ranked = sorted(zip(points, sacks_for(points), places(points), strict=True), reverse=True)
    assert ranked[0][1:] == (3, 0)
    for (better, more, place), (worse, fewer, next_place) in pairwise(ranked):
        if better == worse:
            assert (more, place) == (fewer, next_place)
        else:
            assert (fewer, next_place) == (more - 1, place + 1)


@pytest.mark.rule("FS-5.2")
def test_fs_5_2_most_sacks_after_three_seasons_win() -> None:
    state = ended(
        ALL_DIFFER, harvest("CWAP", [9, 8, 7, 6], [3, 2, 1, 0]), harvest("WCAP", [5, 6, 7, 8], [0, 1, 2, 3])
    )
    assert [score.total for score in state.scores()] == [3, 5, 6, 4]
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.rule) == ((2,), (4, 2, 1, 3), "FS-5.2")
    assert outcome.reason == "The most sacks after three seasons win."


@pytest.mark.rule("FS-5.2")
def test_fs_5_2_of_equal_sacks_the_most_points_over_all_seasons_win() -> None:
    state = ended(
        ALL_DIFFER, harvest("CWAP", [1, 20, 2, 3], [0, 3, 1, 2]), harvest("WCAP", [8, 6, 7, 9], [2, 0, 1, 3])
    )
    assert [(score.total, score.tiebreak) for score in state.scores()] == [
        (2, (13,)),
        (5, (36,)),
        (5, (25,)),
        (6, (18,)),
    ]
    state = ended(
        ALL_DIFFER, harvest("CWAP", [1, 20, 2, 3], [0, 3, 1, 2]), harvest("WCAP", [9, 6, 7, 8], [3, 0, 1, 2])
    )
    outcome = state.outcome
    assert outcome is not None
    assert [score.total for score in state.scores()] == [3, 5, 5, 5]
    assert (outcome.winners, outcome.ranks) == ((1,), (4, 1, 2, 3))
    assert outcome.reason == "Sacks are equal; the most points over three seasons decide."


@pytest.mark.rule("FS-5.2")
def test_fs_5_2_equal_in_sacks_and_points_share_the_win() -> None:
    state = ended(
        TWO_FIRST, harvest("CWAP", [9, 8, 7, 6], [3, 2, 1, 0]), harvest("APCW", [7, 6, 9, 8], [1, 0, 3, 2])
    )
    outcome = state.outcome
    assert outcome is not None
    assert [score.total for score in state.scores()] == [7, 4, 7, 3]
    assert (outcome.winners, outcome.ranks) == ((0, 2), (1, 3, 1, 4))
    assert outcome.reason == "The win is shared: equal sacks and equal points."


@pytest.mark.rule("FS-5.2")
def test_fs_5_2_all_four_can_share_the_win() -> None:
    state = ended(ALL_EQUAL, *[harvest("CWAP", [5, 5, 5, 5], [3, 3, 3, 3])] * 2)
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0, 1, 2, 3), (1, 1, 1, 1))


@pytest.mark.rule("FS-5.2")
def test_fs_5_2_points_do_not_matter_while_sacks_differ() -> None:
    state = ended(
        ALL_DIFFER, harvest("CWAP", [40, 8, 7, 6], [3, 2, 1, 0]), harvest("WCAP", [0, 6, 7, 8], [0, 1, 2, 3])
    )
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (2,)
    assert state.scores()[0].tiebreak > state.scores()[2].tiebreak


@pytest.mark.rule("FS-5.2")
def test_fs_5_2_the_end_is_told_with_its_winners() -> None:
    state = ripe(ALL_DIFFER, "autumn", past=[harvest("CWAP", [9, 8, 7, 6], [3, 2, 1, 0])] * 2)
    (action,) = state.legal_actions()
    events = state.apply(action, Scripted([]))
    assert events[-1] == MatchEnded(winners=(1,))
    assert [score.total for score in state.scores()] == [6, 6, 5, 1]
