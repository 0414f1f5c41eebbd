"""Rulebook section 5: what Step C allows, and when it ends."""

import pytest

from rules.chance import Scripted
from tests.rules.sprouts.sprouts_kit import barrow, dice, facts, options_of, play, refused, table


@pytest.mark.rule("HS-5.1")
def test_hs_5_1_of_two_tools_one_both_or_none_may_be_used() -> None:
    state = table("special", "yellow-bay green_peony-peony", card="T37")
    verbs = {option.split()[0] for option in options_of(state)}
    assert verbs == {"done", "choice", "trowel"}
    play(state, "0: choice yellow-bay trowel")
    assert {option.split()[0] for option in options_of(state)} == {"done", "trowel", "yellow"}
    play(state, "0: trowel peony flower-5")
    assert options_of(state) == ["done"]
    play(state, "0: done")


@pytest.mark.rule("HS-5.1")
def test_hs_5_1_special_faces_of_held_dice_may_be_used_too() -> None:
    state = table("special", dice("GYp"), card="T01")
    assert {option.split()[0] for option in options_of(state)} == {"done", "pink", "yellow"}


@pytest.mark.rule("HS-5.2")
def test_hs_5_2_every_tool_icon_serves_once() -> None:
    state = table("special", "yellow-bay", card="T12")
    play(state, "0: glove bay", chance=Scripted(["saffron"]))
    play(state, "0: glove saffron", chance=Scripted(["bay"]))
    assert refused(state, "glove bay") == "no-tool"


@pytest.mark.rule("HS-5.2")
def test_hs_5_2_tools_and_special_faces_mix_in_any_order() -> None:
    state = table("special", "pink-gloves yellow-bay green_peony-peony green_peony-bay", card="T37")
    play(state, "0: pink", chance=Scripted(["saffron"]))
    play(state, "0: trowel peony flower-5", "0: choice yellow-bay trowel", "0: done")
    assert barrow(state) == ["green_peony-bay", "pink-saffron", "yellow-trowel"]


@pytest.mark.rule("HS-5.3", "HS-17.12")
@pytest.mark.parametrize("other", ["trowel peony flower-5", "yellow peony flower-5", "pink"])
def test_hs_5_3_seed_bags_are_lost_when_anything_else_was_used(other: str) -> None:
    state = table("special", dice("GYp"), card="T40")
    assert "bag" in options_of(state)
    play(state, f"0: {other}", chance=Scripted(["bay"]))
    assert refused(state, "bag") == "bag-first"
    assert "bag" not in options_of(state)


@pytest.mark.rule("HS-5.3")
def test_hs_5_3_a_used_up_seed_bag_is_no_tool_any_more() -> None:
    state = table("special", "", card="T30")
    play(state, "0: bag", chance=Scripted(["green_peony", "peony"]))
    play(state, "0: trowel peony flower-5")
    assert refused(state, "bag") == "no-tool"


@pytest.mark.rule("HS-5.4")
def test_hs_5_4_a_face_that_comes_up_in_step_c_may_be_used_at_once() -> None:
    state = table("special", "yellow-bay green_peony-peony", card="T12")
    play(state, "0: glove yellow-bay", chance=Scripted(["trowel"]))
    play(state, "0: yellow peony flower-3")
    assert barrow(state) == []


@pytest.mark.rule("HS-5.4")
def test_hs_5_4_a_special_face_may_be_kept_for_a_later_turn() -> None:
    state = table("special", dice("GY"), card="T40")
    play(state, "0: done", "0: done")
    assert barrow(state) == ["pink-gloves", "yellow-trowel"]


@pytest.mark.rule("HS-5.5")
def test_hs_5_5_the_card_is_discarded_with_its_unused_tools() -> None:
    state = table("special", "yellow-bay", card="T12")
    events = play(state, "0: done")
    assert facts(events, "card_discarded") == [{"player": 0, "card": "T12"}]
    assert refused(state, "glove yellow-bay") == "not-now"
    assert "T12" in str(state.position()["gone"])


@pytest.mark.rule("HS-5.5")
def test_hs_5_5_a_card_with_a_pot_stays() -> None:
    state = table("special", "yellow-bay", card="T26", pots=[["pot-bay"], []])
    events = play(state, "0: done")
    assert facts(events, "card_discarded") == []
    assert state.position()["pots"] == [["pot-bay"], []]


@pytest.mark.rule("HS-5.6", "HS-17.12")
def test_hs_5_6_seed_bags_may_bring_nine_dice_until_step_c_ends() -> None:
    held = "green_peony-peony blue-bay blue-saffron pink-bay pink-saffron yellow-bay yellow-saffron"
    state = table("special", held, card="T40")
    play(state, "0: bag", "0: bag", chance=Scripted(["pink", "gloves", "blue", "wild"]))
    assert len(barrow(state)) == 9
    play(state, "0: trowel peony flower-5", "0: done")
    assert len(barrow(state)) == 8
    assert len(options_of(state)) == 8
    play(state, "0: drop pink-gloves")
    assert len(barrow(state)) == 7
    assert state.decision is not None
    assert state.decision.kind == "plant"


@pytest.mark.rule("HS-5.6")
def test_hs_5_6_exactly_what_is_too_much_goes_by_choice() -> None:
    blue = "blue-bay blue-lavender blue-rosemary blue-saffron blue-tarragon blue-wild"
    state = table("drop", f"{blue} pink-bay pink-gloves yellow-bay")
    assert len(options_of(state)) == 36
    assert refused(state, "drop yellow-bay") == "over-7"
    assert refused(state, "drop yellow-bay pink-bay blue-bay") == "room-left"
    play(state, "0: drop yellow-bay pink-bay")
    assert len(barrow(state)) == 7


@pytest.mark.rule("HS-5.7")
def test_hs_5_7_step_c_ends_when_the_player_says_so() -> None:
    state = table("special", "", card="T14")
    assert options_of(state) == ["done"], "nothing else is possible, and still it is asked"
    play(state, "0: done")
    assert state.decision is not None
    assert state.decision.kind == "plant"
