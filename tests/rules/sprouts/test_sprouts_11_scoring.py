"""Rulebook section 11: the end, seeds left over, the winner."""

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from rules.sprouts.leftovers import leftover_points
from rules.sprouts.scoring import ranking
from tests.rules.sprouts.sprouts_kit import dice, play, pot_names, seeds, table

HERBS = "LBTSR"


@pytest.mark.rule("HS-11.1")
def test_hs_11_1_the_match_ends_with_the_round_that_empties_the_deck() -> None:
    state = table("plant", round=10, turn=1, shed="- - T40")
    assert state.outcome is None
    play(state, "1: done")
    assert state.current_player is None
    assert state.legal_actions() == ()
    assert state.outcome is not None


@pytest.mark.rule("HS-11.2", "HS-17.21")
def test_hs_11_2_spaces_lemonade_and_seeds_left_over_score() -> None:
    board = {"same-6": [0], "diff-3": [0], "pairs-3": [0], "flower-3": [0]}
    state = table("plant", dice("LBT"), pots=[pot_names("L"), []], board=board, lemonade=0)
    score = state.scores()[0]
    assert dict(score.lines) == {"same": 12, "diff": 3, "pairs": 9, "flower": 3, "lemonade": 2, "seeds": 2}
    assert score.total == 31


@pytest.mark.rule("HS-11.3", "HS-17.1")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("L", 0),
        ("LL", 1),
        ("LLL", 1),
        ("LBT", 2),
        ("LLBT", 2),
        ("LLLBT", 3),
        ("LLBBT", 2),
        ("LLBBTT", 4),
        ("LBTSR", 2),
        ("LLLLLLL", 3),
        ("pp", 2),
        ("pfk", 3),
        ("LLp", 2),
    ],
)
def test_hs_11_3_triples_pairs_and_flowers(left: str, points: int) -> None:
    assert leftover_points(seeds(left)) == points
    assert dict(table("plant", dice(left)).scores()[0].lines)["seeds"] == points


@pytest.mark.rule("HS-11.4", "HS-17.3")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("W", 0),
        ("WW", 1),
        ("WWW", 2),
        ("LW", 1),
        ("LLW", 1),
        ("LBW", 2),
        ("LLBW", 2),
        ("WWWW", 2),
        ("LLLWW", 3),
        ("LLLBBTW", 4),
        ("LBTSRW", 4),
        ("WWWWWW", 4),
        ("LLWpG", 2),
        ("GGY", 0),
    ],
)
def test_hs_11_4_wilds_count_as_any_one_herb(left: str, points: int) -> None:
    assert leftover_points(seeds(left)) == points


@pytest.mark.rule("HS-11.4")
def test_hs_11_4_a_pot_counts_as_its_herb() -> None:
    assert leftover_points(seeds("LB", "T")) == 2
    assert leftover_points(seeds("", "LL")) == 1


@pytest.mark.rule("HS-11.5", "HS-17.2")
def test_hs_11_5_the_best_split_is_found_where_greed_loses_a_point() -> None:
    assert leftover_points(seeds("LLBBTTS", "S")) == 5
    assert leftover_points(seeds("LLLLBBTT")) == 5


@pytest.mark.rule("HS-11.5")
def test_hs_11_5_the_best_split_equals_brute_force_on_all_sets_up_to_nine_seeds() -> None:
    for size in range(10):
        for left in combinations_with_replacement(HERBS + "W", size):
            letters = "".join(left)
            assert leftover_points(seeds(letters)) == _by_brute_force(letters), letters


@cache
def _by_brute_force(letters: str) -> int:
    """The most that any split makes: the first seed is left over, or in one of all its sets."""
    if not letters:
        return 0
    first, others = letters[0], range(1, len(letters))
    best = _by_brute_force(letters[1:])
    for size, points in ((1, 1), (2, 2)):
        for mates in combinations(others, size):
            if _is_set(first, *(letters[mate] for mate in mates)):
                rest = "".join(letters[other] for other in others if other not in mates)
                best = max(best, points + _by_brute_force(rest))
    return best


def _is_set(*letters: str) -> bool:
    herbs = [letter for letter in letters if letter != "W"]
    return len(set(herbs)) <= 1 if len(letters) == 2 else len(set(herbs)) == len(herbs)


@pytest.mark.rule("HS-11.6", "HS-17.22")
def test_hs_11_6_points_then_tokens_then_flower_tokens_decide() -> None:
    assert ranking([(30, 5, 1), (30, 5, 2), (30, 4, 3)]) == ((1,), (2, 1, 3))
    assert ranking([(30, 5, 2), (30, 5, 2)]) == ((0, 1), (1, 1))
    assert ranking([(29, 9, 9), (30, 1, 0)]) == ((1,), (2, 1))


@pytest.mark.rule("HS-11.6")
@pytest.mark.parametrize(
    ("board", "winners", "reason"),
    [
        ({"same-4": [0], "diff-3": [1]}, (0,), "The most victory points win."),
        ({"same-4": [0], "diff-3": [1], "flower-3": [1]}, (1,), "more sprouts on the board decide."),
        (
            {"same-4": [0], "flower-2": [0], "pairs-2": [1], "diff-3": [1]},
            (0,),
            "Points and sprouts are equal; more sprouts in the Flower Garden decide.",
        ),
        ({}, (0, 1), "share the win"),
    ],
)
def test_hs_11_6_how_a_match_ends(board: dict[str, list[int]], winners: tuple[int, ...], reason: str) -> None:
    state = table("over", round=10, board=board)
    assert state.outcome is not None
    assert state.outcome.winners == winners
    assert reason in state.outcome.reason
