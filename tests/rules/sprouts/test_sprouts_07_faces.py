"""Rulebook section 7: special and unique faces of dice."""

import pytest

from rules.chance import Scripted
from rules.sprouts.leftovers import leftover_points
from tests.rules.sprouts.sprouts_kit import barrow, dice, facts, options_of, play, refused, seeds, table

THREE = "pink-gloves yellow-bay blue-bay"


@pytest.mark.rule("HS-7.1", "HS-17.14")
def test_hs_7_1_gloves_reroll_this_die_and_any_or_none_of_the_others() -> None:
    state = table("special", THREE, card="T01")
    assert options_of(state, "pink") == [
        "pink",
        "pink blue-bay",
        "pink yellow-bay",
        "pink blue-bay yellow-bay",
    ]
    events = play(state, "0: pink blue-bay yellow-bay", chance=Scripted(["saffron", "wild", "trowel"]))
    assert facts(events, "dice_rolled") == [
        {
            "player": 0,
            "before": ["pink-gloves", "blue-bay", "yellow-bay"],
            "after": ["pink-saffron", "blue-wild", "yellow-trowel"],
        }
    ], "all in one throw"
    assert barrow(state) == ["blue-wild", "pink-saffron", "yellow-trowel"]


@pytest.mark.rule("HS-7.2", "HS-17.14")
def test_hs_7_2_gloves_that_come_up_again_may_be_used_again() -> None:
    state = table("special", THREE, card="T01")
    for _ in range(3):
        play(state, "0: pink", chance=Scripted(["gloves"]))
        assert len(options_of(state, "pink")) == 4
    play(state, "0: pink", chance=Scripted(["bay"]))
    assert options_of(state) == ["done"]
    assert len(barrow(state)) == 3, "all stay in the barrow"


@pytest.mark.rule("HS-7.2")
def test_hs_7_2_another_pink_die_may_be_thrown_along_or_left_out() -> None:
    state = table("special", "pink-gloves pink-gloves", card="T01")
    assert options_of(state, "pink") == ["pink", "pink pink-gloves"]
    play(state, "0: pink", chance=Scripted(["bay"]))
    assert options_of(state, "pink") == ["pink", "pink pink-bay"]


@pytest.mark.rule("HS-7.3", "HS-17.15")
def test_hs_7_3_a_yellow_trowel_goes_back_to_the_bag_with_the_flower() -> None:
    state = table("special", dice("Yp"), card="T17")
    assert {option.split()[0] for option in options_of(state)} == {"done", "trowel", "yellow"}
    by_card = state.copy()
    play(state, "0: yellow peony flower-5")
    assert barrow(state) == []
    play(by_card, "0: trowel peony flower-5")
    assert barrow(by_card) == ["yellow-trowel"]
    assert sum(state.bag) == sum(by_card.bag) + 1


@pytest.mark.rule("HS-7.4")
def test_hs_7_4_a_wild_counts_as_any_herb_anew_at_each_use() -> None:
    state = table("special", dice("WLL"), card="T20")
    play(state, "0: done")
    assert barrow(state)[0] == "blue-wild", "the die itself is not turned"
    assert "plant same-3 blue-wild yellow-lavender yellow-lavender" in options_of(state)
    assert "plant pairs-1 blue-wild yellow-lavender" in options_of(state)


@pytest.mark.rule("HS-7.4")
def test_hs_7_4_a_wild_is_never_a_flower() -> None:
    state = table("special", dice("W"), card="T17")
    assert options_of(state) == ["done"]
    assert refused(state, "trowel blue-wild flower-5") == "not-a-flower"


@pytest.mark.rule("HS-7.5")
def test_hs_7_5_flowers_grow_only_in_the_flower_garden() -> None:
    state = table("plant", dice("LLp"))
    assert refused(state, "plant same-3 lavender lavender peony") == "flower-here"
    assert not any("peony-peony" in option for option in options_of(state))


@pytest.mark.rule("HS-7.6")
def test_hs_7_6_gloves_and_trowels_are_no_seeds() -> None:
    state = table("plant", dice("GGYY"))
    assert options_of(state) == ["done"]
    assert refused(state, "plant pairs-1 gloves gloves") == "not-a-seed"
    assert refused(state, "plant pairs-1 trowel trowel") == "not-a-seed"
    assert leftover_points(seeds("GGYY")) == 0
