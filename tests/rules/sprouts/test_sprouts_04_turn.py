"""Rulebook section 4: the turn, taking a card and storing its dice."""

from itertools import combinations

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts.seeds import KINDS
from tests.rules.sprouts.sprouts_kit import barrow, dice, new, options_of, play, refused, table

SEVEN = dice("LBTSRLB")
DIFFERENT = ["green_peony-bay", "green_peony-saffron", "blue-bay", "blue-wild", "pink-bay", "pink-gloves"]
DIFFERENT += ["yellow-bay"]


@pytest.mark.rule("HS-4.1")
def test_hs_4_1_the_lead_goes_first_then_the_others_clockwise() -> None:
    state = table("take", players=3, lead=1, shed="T40 T39 T38 T17")
    play(state, "1: take 1", "1: done", "1: done", "2: take 2", "2: done", "2: done", "0: take 3")


@pytest.mark.rule("HS-4.1")
def test_hs_4_1_a_turn_is_take_store_special_actions_plant() -> None:
    state = table("take", shed="T07 T39 T40")
    steps = []
    for line in ("take 1", "keep none", "done", "done"):
        assert state.decision is not None
        steps.append(state.decision.kind)
        play(state, f"0: {line}")
    assert steps == ["take", "keep", "special", "plant"]
    assert state.current_player == 1


@pytest.mark.rule("HS-4.1")
def test_hs_4_1_taking_and_storing_are_compulsory() -> None:
    state = table("take", shed="T07 T39 T40")
    assert refused(state, "done") == "not-now"
    play(state, "0: take 1")
    assert refused(state, "done") == "not-now"


@pytest.mark.rule("HS-4.2")
def test_hs_4_2_a_card_is_taken_with_all_dice_on_it() -> None:
    state = table("take", shed="T39 T01 T40")
    laid = state.shed_dice[1]
    play(state, "0: take 2")
    assert state.fresh == laid
    assert len(laid) == 3
    play(state, "0: keep bay bay bay")
    assert state.barrows[0] == laid
    assert refused(state, "take 1") == "not-now"


@pytest.mark.rule("HS-4.2")
def test_hs_4_2_only_cards_that_still_lie_there_can_be_taken() -> None:
    state = table("take", turn=1, lead=0, shed="- T39 T40")
    assert options_of(state) == ["take 2", "take 3"]
    assert refused(state, "take 1") == "empty-place"
    assert refused(state, "take 4") == "empty-place"


@pytest.mark.rule("HS-4.3")
def test_hs_4_3_a_barrow_holds_at_most_seven_dice_after_step_b() -> None:
    state = table("keep", SEVEN, card="T07", dice=["pink-gloves", "blue-wild"])
    for action in state.legal_actions():
        after = state.copy()
        after.advance(action, Seeded(1))
        assert len(after.barrows[0]) == 7
    assert refused(state, "keep pink-gloves") == "over-7"


@pytest.mark.rule("HS-4.4")
def test_hs_4_4_each_new_die_may_be_kept_or_returned_even_with_room() -> None:
    state = table("keep", "blue-bay", card="T07", dice=["pink-gloves", "yellow-bay"])
    assert options_of(state) == [
        "keep pink-gloves yellow-bay",
        "keep pink-gloves",
        "keep yellow-bay",
        "keep none",
    ]
    bag = state.bag[KINDS.index("yellow")]
    play(state, "0: keep pink-gloves")
    assert barrow(state) == ["blue-bay", "pink-gloves"]
    assert state.bag[KINDS.index("yellow")] == bag + 1


@pytest.mark.rule("HS-4.4")
def test_hs_4_4_held_dice_go_back_only_to_make_room() -> None:
    state = table("keep", "blue-bay", card="T07", dice=["pink-gloves", "yellow-bay"])
    assert refused(state, "keep pink-gloves drop blue-bay") == "room-left"
    crowded = table("keep", SEVEN, card="T07", dice=["pink-gloves", "blue-wild"])
    assert refused(crowded, "keep none drop yellow-bay") == "room-left"


@pytest.mark.rule("HS-4.5")
@pytest.mark.parametrize("held", range(8))
@pytest.mark.parametrize("kept", range(4))
def test_hs_4_5_exactly_as_many_held_dice_go_as_are_too_many(held: int, kept: int) -> None:
    names = [
        "green_peony-bay",
        "green_peony-saffron",
        "blue-bay",
        "blue-wild",
        "pink-bay",
        "pink-gloves",
        "yellow-bay",
    ]
    state = table(
        "keep",
        " ".join(names[:held]),
        card="T01",
        dice=["yellow-rosemary", "yellow-saffron", "yellow-trowel"],
    )
    dropped = {
        len(action.dropped)  # type: ignore[attr-defined]
        for action in state.legal_actions()
        if len(action.kept) == kept  # type: ignore[attr-defined]
    }
    assert dropped == {max(0, held + kept - 7)}


@pytest.mark.rule("HS-4.5", "HS-17.10")
def test_hs_4_5_which_held_dice_go_is_the_players_choice() -> None:
    names = DIFFERENT[:6]
    new_dice = ["yellow-bay", "yellow-saffron", "yellow-trowel"]
    options = options_of(table("keep", " ".join(names), card="T01", dice=new_dice))
    drops = [
        option.partition(" drop ")[2] for option in options if option.startswith(f"keep {' '.join(new_dice)}")
    ]
    assert sorted(drops) == sorted(" ".join(pair) for pair in combinations(sorted(names), 2))
    counts = [
        sum(option.partition(" drop ")[0].count("-") == kept for option in options) for kept in range(4)
    ]
    assert counts == [1, 3, 18, 15]
    assert len(options) == 37


@pytest.mark.rule("HS-17.10")
def test_hs_17_10_further_counts_of_step_b() -> None:
    seven = "green_peony-bay green_peony-saffron blue-bay blue-wild pink-bay pink-gloves yellow-bay"
    assert (
        len(options_of(table("keep", seven, card="T25", dice=["yellow-trowel"], pots=[["pot-lavender"], []])))
        == 8
    )
    five = " ".join(seven.split()[:5])
    assert len(options_of(table("keep", five, card="T07", dice=["yellow-trowel", "yellow-bay"]))) == 4
    assert len(options_of(table("keep", f"{seven} yellow-saffron", 1, card="T38"))) == 8


@pytest.mark.rule("HS-4.6", "HS-17.11")
def test_hs_4_6_nothing_else_makes_room_in_step_b() -> None:
    state = table("keep", dice("LLBTSYp"), card="T17", dice=["blue-bay", "blue-saffron"])
    assert refused(state, "plant pairs-1 lavender lavender") == "not-now"
    assert refused(state, "trowel peony flower-5") == "not-now"
    assert refused(state, "yellow peony flower-5") == "not-now"
    for action in state.legal_actions():
        after = state.copy()
        after.advance(action, Seeded(1))
        assert len(after.barrows[0]) == 7


@pytest.mark.rule("HS-4.7")
def test_hs_4_7_a_seed_bag_may_bring_back_a_die_returned_in_step_b() -> None:
    blue = ["blue-bay"] * 7
    state = table("keep", "yellow-bay", card="T30", dice=["blue-wild"], barrows=[["yellow-bay"], blue])
    assert state.bag[KINDS.index("blue")] == 0
    play(state, "0: keep none", "0: bag", chance=Scripted(["blue", "wild"]))
    assert barrow(state) == ["blue-wild", "yellow-bay"]


def test_step_b_is_not_asked_when_the_card_brought_nothing() -> None:
    state = table("take", shed="T40 T39 T38")
    play(state, "0: take 1")
    assert state.decision is not None
    assert state.decision.kind == "special"


def test_the_round_begins_with_the_lead() -> None:
    state = new(3, seed=9)
    assert state.current_player == state.lead
    assert state.turn == 0
