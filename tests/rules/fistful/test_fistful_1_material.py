"""Rulebook section 1: what is in the box."""

import pytest

from rules.fistful import TITLE
from rules.fistful.components import COMPONENTS
from rules.fistful.field import FARMHOUSE, PLOT_NAMES, PLOTS
from rules.title import PositionError
from tests.rules.fistful.fistful_kit import (
    drawn,
    goals_of,
    hand_of,
    harvest,
    new,
    play,
    reap,
    refused,
    ripe,
    table,
)

OPENING = """
    spring, round 1, plant, starter 0, turn 0
    .....  0 carrot CCCWWW
    .....  1 wheat  CCCWWW
    ..#..  2 apple  AAAPPP
    .....  3 potato AAAPPP
    .....
"""


@pytest.mark.rule("FS-1.1")
def test_fs_1_1_the_field_has_24_plots_around_the_farmhouse() -> None:
    assert len(PLOTS) == 24
    assert PLOT_NAMES[FARMHOUSE] == "c3"
    assert {PLOT_NAMES[plot] for plot in PLOTS} == {c + r for c in "abcde" for r in "12345"} - {"c3"}
    assert new().position()["field"] == [".....", ".....", "..#..", ".....", "....."]


@pytest.mark.rule("FS-1.1")
def test_fs_1_1_columns_are_letters_from_the_left_and_row_1_is_at_the_top() -> None:
    state = table(OPENING)
    play(state, "0: plant carrot b1", "1: plant wheat e3", "2: plant apple a5", "3: plant potato d4")
    assert state.position()["field"] == [".C...", ".....", "..#.W", "...P.", "A...."]


@pytest.mark.rule("FS-1.1")
def test_fs_1_1_the_farmhouse_is_no_plot() -> None:
    refusal = refused(table(OPENING), "plant carrot c3")
    assert refusal.rule == "FS-3.6"
    assert refusal.reason == "The farmhouse stands on c3: nothing can be planted there."


@pytest.mark.rule("FS-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fs_1_2_there_are_six_seeds_of_each_kind(players: int) -> None:
    state = new(players)
    seeds = "".join(hand_of(state, hand) for hand in range(state.variant.hands))
    assert sorted(seeds) == sorted("CWAP" * 6)
    assert COMPONENTS.seeds == (6, 6, 6, 6)


@pytest.mark.rule("FS-1.2")
def test_fs_1_2_a_seventh_seed_of_a_kind_cannot_be() -> None:
    position = drawn(OPENING.replace("2 apple  AAAPPP", "2 apple  AAAPPC"))
    with pytest.raises(PositionError, match=r"only 6 seeds of each kind \(FS-1\.2\)"):
        TITLE.load(position)


@pytest.mark.rule("FS-1.3")
def test_fs_1_3_there_is_one_produce_card_of_each_kind() -> None:
    for seed in range(50):
        assert sorted(goals_of(new(seed=seed))) == sorted("CWAP")
    with pytest.raises(PositionError, match=r"cannot be dealt together \(FS-1\.3, FS-7\.2\)"):
        table(OPENING.replace("1 wheat", "1 carrot"))


@pytest.mark.rule("FS-1.4")
def test_fs_1_4_there_are_always_enough_sacks() -> None:
    all_first = [harvest("CWAP", [9, 9, 9, 9], [3, 3, 3, 3])] * 2
    state = ripe("APWWW / PWCPC / AA#WW / PAPCC / PCAAC", "autumn", past=all_first)
    assert reap(state).points == (12, 12, 12, 12)
    assert [score.total for score in state.scores()] == [9, 9, 9, 9]
