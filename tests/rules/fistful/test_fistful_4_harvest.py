"""Rulebook section 4: what a field is worth.

A fragment is drawn at every place of the field where it fits, and must be worth the same there.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.fistful.scoring import GAINS, field_points
from tests.rules.fistful.fistful_kit import CODES, LETTERS, field, harvest, placements, reap, ripe
from tests.rules.fistful.fistful_recount import recount

fields = st.lists(st.sampled_from("CWAP."), min_size=25, max_size=25).map(
    lambda letters: [CODES[letter] for letter in (*letters[:12], "#", *letters[13:])]
)


def worth(fragment: str, goal: str) -> int:
    """What the fragment is worth, the same wherever it is drawn."""
    worths = {field_points(placed, CODES[goal]) for placed in placements(fragment)}
    (points,) = worths
    return points


def mirrored(fragment: str) -> str:
    """The fragment with rows for columns."""
    rows = [row.strip() for row in fragment.split("/")]
    return " / ".join("".join(column) for column in zip(*rows, strict=True))


WHEAT = [("W", 1), ("WW", 4), ("WWW", 7), ("WW / WW", 12), ("WW#WW", 8), ("W. / .W", 2), ("W.W", 2)]
APPLES = [
    (".WW / CAA", 3),
    ("AW / PA", 4),
    ("AA / AA", 0),
    (".W. / PAC / .W.", 4),
    ("PAP / APA", 7),
    ("A", 0),
    ("A. / .W", 0),
]
CARROTS = [
    ("CC", 4),
    ("CCC", 6),
    ("CC / CW", 12),
    ("C", 0),
    ("CC / CC", 24),
    ("C.C / .C. / C.C", 12),
    ("CC#CC", 8),
    ("C.C", 0),
    ("CWC", 0),
    ("C. / .C", 4),
    (".C / C.", 4),
    ("CCCCC", 10),
]
POTATOES = [
    ("WPA", 0),
    ("WPW", 2),
    ("PPP", 2),
    ("WPW / .W.", 3),
    ("PP / PP", 8),
    ("WPA / .C.", 0),
    ("W.W / .P. / W.W", 0),
    (".W. / WPW / .W.", 4),
    (".W. / APA / .W.", 4),
    ("P", 0),
]
FIELDS = [
    ("WWWAA / WWWAA / PP#AA / PPCCC / PPCCC", {"W": 20, "A": 4, "C": 40, "P": 14}),
    ("WPAPW / CAWAC / AW#CA / PCACP / WPWPC", {"W": 6, "A": 20, "C": 12, "P": 10}),
    ("CWPWC / ACAPA / WP#WP / ACAPA / CWPWC", {"W": 6, "A": 18, "C": 8, "P": 16}),
    ("CCCCC / CWWWP / PW#WP / PAAWP / AAAAP", {"W": 16, "A": 6, "C": 18, "P": 6}),
]


@pytest.mark.rule("FS-4.1")
@pytest.mark.parametrize(("fragment", "points"), WHEAT)
def test_fs_4_1_wheat_scores_1_and_1_more_for_each_wheat_beside_it(fragment: str, points: int) -> None:
    assert worth(fragment, "W") == points
    assert worth(mirrored(fragment), "W") == points


@pytest.mark.rule("FS-4.2")
@pytest.mark.parametrize(("fragment", "points"), APPLES)
def test_fs_4_2_an_apple_scores_1_for_each_other_kind_of_plant_beside_it(fragment: str, points: int) -> None:
    assert worth(fragment, "A") == points
    assert worth(mirrored(fragment), "A") == points


@pytest.mark.rule("FS-4.2")
def test_fs_4_2_a_plant_beside_two_apples_counts_twice() -> None:
    assert worth("AWA", "A") == 2


@pytest.mark.rule("FS-4.2")
def test_fs_4_2_free_plots_and_the_farmhouse_are_no_plants() -> None:
    assert field_points(field("..... / ..A.. / .A#A. / ..A.. / ....."), CODES["A"]) == 0


@pytest.mark.rule("FS-4.3")
@pytest.mark.parametrize(("fragment", "points"), CARROTS)
def test_fs_4_3_a_line_of_carrots_scores_twice_its_length(fragment: str, points: int) -> None:
    assert worth(fragment, "C") == points
    assert worth(mirrored(fragment), "C") == points


@pytest.mark.rule("FS-4.3")
def test_fs_4_3_a_carrot_on_several_lines_counts_in_each() -> None:
    across, down, both = worth("CCC", "C"), worth("C / C / C", "C"), worth("CCC / C.. / C..", "C")
    assert both == across + down + worth(".C / C.", "C")


@pytest.mark.rule("FS-4.3")
def test_fs_4_3_a_line_is_taken_at_its_full_length_only() -> None:
    assert worth("CCCC", "C") == 8


@pytest.mark.rule("FS-4.3")
def test_fs_4_3_the_farmhouse_breaks_every_line_through_it() -> None:
    for broken in (
        "..... / ..... / CC#CC / ..... / .....",
        "..C.. / ..C.. / ..#.. / ..C.. / ..C..",
        "C.... / .C... / ..#.. / ...C. / ....C",
        "....C / ...C. / ..#.. / .C... / C....",
    ):
        assert field_points(field(broken), CODES["C"]) == 8


@pytest.mark.rule("FS-4.4")
@pytest.mark.parametrize(("fragment", "points"), POTATOES)
def test_fs_4_4_a_potato_scores_the_plants_beside_it_that_match(fragment: str, points: int) -> None:
    assert worth(fragment, "P") == points
    assert worth(mirrored(fragment), "P") == points


@pytest.mark.rule("FS-4.4")
def test_fs_4_4_free_plots_are_no_plants_that_match() -> None:
    assert worth(".P.", "P") == 0


@pytest.mark.rule("FS-4.5")
@pytest.mark.parametrize(
    ("fragment", "goal", "points"),
    [
        ("W", "W", 1),
        ("WW", "W", 4),
        ("WWW", "W", 7),
        (".WW / CAA", "A", 3),
        ("AW / PA", "A", 4),
        ("CC", "C", 4),
        ("CCC", "C", 6),
        ("CC / CW", "C", 12),
        ("C", "C", 0),
        ("WPA", "P", 0),
        ("WPW", "P", 2),
        ("PPP", "P", 2),
        ("WPW / .W.", "P", 3),
    ],
)
def test_fs_4_5_the_designers_own_examples(fragment: str, goal: str, points: int) -> None:
    assert worth(fragment, goal) == points


@pytest.mark.rule("FS-4.1", "FS-4.2", "FS-4.3", "FS-4.4")
@pytest.mark.parametrize(("rows", "worths"), FIELDS)
def test_fs_4_whole_fields(rows: str, worths: dict[str, int]) -> None:
    assert {goal: field_points(field(rows), CODES[goal]) for goal in worths} == worths


@pytest.mark.rule("FS-4.1", "FS-4.2", "FS-4.3", "FS-4.4")
@pytest.mark.parametrize(("rows", "worths"), FIELDS)
def test_fs_4_each_scores_the_whole_field_for_the_own_goal_alone(rows: str, worths: dict[str, int]) -> None:
    harvested = reap(ripe(rows, "autumn", past=[harvest("CWAP", [4, 3, 2, 1], [3, 2, 1, 0])] * 2))
    assert harvested.field == tuple(field(rows))
    assert harvested.produce == tuple(CODES[goal] for goal in "CWAP")
    assert harvested.points == tuple(worths[goal] for goal in "CWAP")


@given(fields)
def test_the_harvest_equals_a_recount_of_any_field(kinds: list[int]) -> None:
    for goal in LETTERS:
        assert field_points(kinds, CODES[goal]) == recount(kinds, goal)


@given(fields)
def test_the_gains_that_the_table_shows_make_up_the_points(kinds: list[int]) -> None:
    for goal in LETTERS:
        gains = GAINS[CODES[goal]](kinds)
        assert sum(points for _, points in gains) == recount(kinds, goal)
        assert all(kinds[plots[0]] == CODES[goal] and points > 0 for plots, points in gains)
        assert len({plots for plots, _ in gains}) == len(gains)
