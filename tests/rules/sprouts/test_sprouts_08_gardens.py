"""Rulebook section 8: planting, and what each garden asks for."""

import pytest

from rules.chance import Seeded
from rules.sprouts.actions import Plant
from rules.sprouts.beds import BEDS
from rules.sprouts.seeds import NAMES
from rules.sprouts.state import SproutsState
from tests.rules.sprouts.sprouts_kit import barrow, dice, facts, options_of, play, pot_names, refused, table


def planted(state: SproutsState, bed: str) -> int:
    """Plants everything held in ``bed``; the points of the space."""
    held = " ".join(NAMES[seed] for seed in (*state.barrows[0], *state.pots[0]))
    events = play(state, f"0: plant {bed} {held}")
    (fact,) = facts(events, "sprout_planted")
    assert isinstance(fact["vp"], int)
    return fact["vp"]


def takes(bed: str, letters: str, pots: str = "") -> bool:
    """Whether a bed takes exactly these seeds."""
    state = table("plant", dice(letters), pots=[pot_names(pots), []])
    whole = " ".join(sorted([*dice(letters).split(), *pot_names(pots)]))
    return f"plant {bed} {whole}" in options_of(state)


@pytest.mark.rule("HS-8.1")
def test_hs_8_1_a_player_may_plant_as_often_as_the_seeds_allow() -> None:
    state = table("plant", dice("LLBBTSR"))
    play(state, "0: plant pairs-1 lavender lavender", "0: plant pairs-1 bay bay")
    play(state, "0: plant diff-3 tarragon saffron rosemary", "0: done")
    assert state.position()["board"] == {"pairs-1": [0, 0], "diff-3": [0]}
    assert barrow(state) == []


@pytest.mark.rule("HS-8.2")
def test_hs_8_2_dice_go_to_the_bag_pots_are_discarded_and_a_token_is_placed() -> None:
    state = table("plant", dice("LL"), pots=[pot_names("L"), []])
    before = sum(state.bag)
    assert planted(state, "same-3") == 4
    assert sum(state.bag) == before + 2
    assert state.position()["pots"] == [[], []]
    assert state.board.count(0) == 1


@pytest.mark.rule("HS-8.2")
def test_hs_8_2_the_number_of_seeds_is_exact() -> None:
    state = table("plant", dice("LLLL"))
    assert refused(state, "plant same-3 lavender lavender lavender lavender") == "wrong-count"
    assert refused(state, "plant same-4 lavender lavender lavender") == "wrong-count"


@pytest.mark.rule("HS-8.2")
def test_hs_8_2_each_seed_serves_one_planting() -> None:
    state = table("plant", dice("LL"))
    play(state, "0: plant pairs-1 lavender lavender")
    assert refused(state, "plant pairs-1 lavender lavender") == "no-such-die"


@pytest.mark.rule("HS-8.3")
def test_hs_8_3_a_token_goes_to_the_best_open_space_and_a_full_bed_is_closed() -> None:
    state = table("plant", dice("LLBBTT"))
    vps = []
    for herb in ("lavender", "bay"):
        vps += [
            fact["vp"] for fact in facts(play(state, f"0: plant pairs-1 {herb} {herb}"), "sprout_planted")
        ]
    assert vps == [2, 1], "one player may own both spaces"
    assert refused(state, "plant pairs-1 tarragon tarragon") == "no-space"
    assert options_of(state) == ["done"]


@pytest.mark.rule("HS-8.4")
def test_hs_8_4_without_a_token_nothing_can_be_planted() -> None:
    board = {"same-3": [0, 0], "same-4": [0, 0], "same-5": [0, 0], "same-6": [0, 0], "same-7": [0]}
    board |= {"diff-3": [0, 0], "diff-4": [0, 0], "diff-5": [0, 0]}
    state = table("plant", dice("LL"), board=board)
    assert options_of(state) == ["done"]
    assert refused(state, "plant pairs-1 lavender lavender") == "no-token"
    tools = table("special", dice("LLYp"), card="T35", board=board)
    assert not [option for option in options_of(tools) if option.startswith(("yellow", "can"))]
    assert refused(tools, "yellow peony flower-5") == "no-token"
    assert refused(tools, "can lavender lavender flower-5") == "no-token"
    assert (
        refused(table("special", dice("p"), card="T17", board=board), "trowel peony flower-5") == "no-token"
    )


@pytest.mark.rule("HS-8.5")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_hs_8_5_all_the_same_takes_herbs_of_one_kind(number: int) -> None:
    assert takes(f"same-{number}", "L" * number)
    assert not takes(f"same-{number}", "L" * (number - 1) + "B")


@pytest.mark.rule("HS-8.6")
def test_hs_8_6_six_lavender_first_are_worth_12() -> None:
    assert planted(table("plant", dice("LLLLLL")), "same-6") == 12


@pytest.mark.rule("HS-8.7")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_hs_8_7_all_different_takes_no_two_alike(number: int) -> None:
    assert takes(f"diff-{number}", "LBTSR"[:number])
    assert not takes(f"diff-{number}", "LBTSR"[: number - 1] + "L")


@pytest.mark.rule("HS-8.8")
def test_hs_8_8_three_different_first_are_worth_3() -> None:
    assert planted(table("plant", dice("LBT")), "diff-3") == 3


@pytest.mark.rule("HS-8.9")
def test_hs_8_9_different_pairs_take_pairs_of_other_herbs() -> None:
    assert takes("pairs-1", "LL")
    assert takes("pairs-2", "LLBB")
    assert takes("pairs-3", "LLBBTT")
    assert not takes("pairs-2", "LLLL"), "one pair and two seeds too many"


@pytest.mark.rule("HS-8.10")
def test_hs_8_10_three_pairs_first_are_worth_9() -> None:
    assert planted(table("plant", dice("RRSSBB")), "pairs-3") == 9


@pytest.mark.rule("HS-8.11")
def test_hs_8_11_herb_gardens_refuse_flowers_and_the_flower_garden_refuses_herbs() -> None:
    state = table("plant", dice("LLp"))
    for bed in ("same-3", "diff-3"):
        assert refused(state, f"plant {bed} lavender lavender peony") == "flower-here"
    tool = table("special", dice("Lp"), card="T17")
    assert refused(tool, "trowel lavender flower-5") == "not-a-flower"
    assert refused(tool, "trowel peony same-3") == "flower-bed-only"
    can = table("special", dice("LL"), card="T20")
    assert refused(can, "can lavender lavender pairs-1") == "flower-bed-only"
    assert "can yellow-lavender yellow-lavender flower-5" in options_of(can)


@pytest.mark.rule("HS-8.12", "HS-17.4", "HS-17.5", "HS-17.6", "HS-17.7")
@pytest.mark.parametrize(
    ("bed", "letters"),
    [
        ("pairs-1", "LW"),
        ("pairs-1", "WW"),
        ("pairs-2", "LLBW"),
        ("pairs-2", "LLWW"),
        ("pairs-2", "LBWW"),
        ("pairs-2", "LWWW"),
        ("pairs-2", "WWWW"),
        ("pairs-3", "LLBBTW"),
        ("pairs-3", "LLBWWW"),
        ("pairs-3", "LBTWWW"),
        ("same-4", "LLLW"),
        ("same-4", "WWWW"),
        ("diff-3", "LBT"),
        ("diff-3", "LBW"),
        ("diff-3", "WWW"),
        ("diff-5", "LBTSW"),
    ],
)
def test_hs_8_12_wilds_fill_what_is_missing(bed: str, letters: str) -> None:
    assert takes(bed, letters)
    state = table("plant", dice(letters))
    assert planted(state, bed) > 0


@pytest.mark.rule("HS-8.12", "HS-17.4", "HS-17.5", "HS-17.6", "HS-17.7")
@pytest.mark.parametrize(
    ("bed", "letters", "code"),
    [
        ("pairs-1", "LB", "wrong-set"),
        ("pairs-2", "LLLW", "wrong-set"),
        ("pairs-2", "LBTW", "wrong-set"),
        ("pairs-2", "LLLL", "wrong-set"),
        ("pairs-2", "LLB", "wrong-count"),
        ("pairs-3", "LBTSWW", "wrong-set"),
        ("pairs-3", "LLLBBW", "wrong-set"),
        ("same-4", "LLBW", "wrong-set"),
        ("same-4", "LLLLL", "wrong-count"),
        ("same-4", "LLLp", "flower-here"),
        ("same-4", "LLLG", "not-a-seed"),
        ("diff-3", "LLW", "wrong-set"),
    ],
)
def test_hs_8_12_other_sets_are_refused(bed: str, letters: str, code: str) -> None:
    assert refused(table("plant", dice(letters)), f"plant {bed} {dice(letters)}") == code


@pytest.mark.rule("HS-8.13", "HS-17.28")
def test_hs_8_13_flowers_are_never_planted_in_step_d() -> None:
    state = table("plant", dice("Yp"))
    assert options_of(state) == ["done"]
    assert refused(state, "plant flower-3 green_peony-peony") == "trowel-only"
    assert refused(state, "yellow peony flower-3") == "not-now"


@pytest.mark.rule("HS-8.14")
def test_hs_8_14_one_flower_and_one_trowel_place_one_token() -> None:
    state = table("special", dice("pp"), card="T17")
    events = play(state, "0: trowel peony flower-5")
    assert facts(events, "sprout_planted") == [
        {"player": 0, "bed": "flower-5", "vp": 5, "seeds": ["green_peony-peony"]}
    ]
    assert options_of(state) == ["done"]


@pytest.mark.rule("HS-8.15")
def test_hs_8_15_a_placed_token_never_moves_or_leaves() -> None:
    state = table("plant", dice("LLBB"), board={"same-3": [1]})
    owned = {space: owner for space, owner in enumerate(state.board) if owner >= 0}
    while state.current_player is not None:
        state.advance(state.legal_actions()[-1], Seeded(3))
        now = {space: owner for space, owner in enumerate(state.board) if owner >= 0}
        assert owned.items() <= now.items()
        owned = now
    assert dict(state.scores()[1].lines)["same"] >= 4


@pytest.mark.rule("HS-17.8")
def test_hs_17_8_six_dice_and_a_pot_fill_same_7() -> None:
    state = table("plant", dice("LLLLLL"), pots=[pot_names("L"), []])
    before = sum(state.bag)
    assert planted(state, "same-7") == 15
    assert sum(state.bag) == before + 6


@pytest.mark.rule("HS-17.8")
def test_hs_17_8_the_second_space_of_same_3_scores_2() -> None:
    assert planted(table("plant", dice("LLL"), board={"same-3": [1]}), "same-3") == 2


def test_plantings_are_listed_bed_by_bed() -> None:
    state = table("plant", dice("LLBBW"))
    beds = [action.bed for action in state.legal_actions() if isinstance(action, Plant)]
    assert beds == sorted(beds)
    assert {BEDS[bed] for bed in beds} == {"same-3", "diff-3", "pairs-1", "pairs-2"}
