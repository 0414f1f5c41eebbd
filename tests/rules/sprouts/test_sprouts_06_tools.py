"""Rulebook section 6: the tools."""

import pytest

from rules.chance import Scripted
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.seeds import KINDS
from tests.rules.sprouts.sprouts_kit import barrow, dice, options_of, play, pot_names, refused, table

POT = [["pot-bay"], []]


@pytest.mark.rule("HS-6.1")
def test_hs_6_1_a_seed_bag_draws_rolls_and_adds_a_die() -> None:
    state = table("special", "yellow-bay", card="T38")
    play(state, "0: bag", chance=Scripted(["blue", "wild"]))
    assert barrow(state) == ["blue-wild", "yellow-bay"]
    assert "bag" in options_of(state), "one at a time"
    play(state, "0: done")
    assert len(barrow(state)) == 2, "with a free choice to stop"


@pytest.mark.rule("HS-6.1")
def test_hs_6_1_an_empty_bag_gives_nothing() -> None:
    full = [["yellow-bay"] * 6 + ["pink-bay"], ["pink-bay"] * 6 + ["blue-bay"], ["blue-bay"] * 7]
    green = [f"{kind}-bay" for kind in KINDS[3:] for _ in range(3)]
    state = table("special", players=4, card="T38", barrows=[*full, green[:7]], shed="- T40 T39 T25 T30")
    assert sum(state.bag) == 0
    assert refused(state, "bag") == "bag-empty"
    assert "bag" not in options_of(state)


@pytest.mark.rule("HS-6.2")
def test_hs_6_2_several_gloves_may_go_to_one_die_or_to_different_ones() -> None:
    state = table("special", "yellow-bay blue-bay", card="T16")
    play(state, "0: glove yellow-bay", chance=Scripted(["saffron"]))
    play(state, "0: glove yellow-saffron", chance=Scripted(["trowel"]))
    assert barrow(state) == ["blue-bay", "yellow-trowel"], "each result is seen before the next use"
    play(state, "0: glove blue-bay", chance=Scripted(["wild"]))
    assert barrow(state) == ["blue-wild", "yellow-trowel"]


@pytest.mark.rule("HS-6.3")
def test_hs_6_3_a_seed_exchange_turns_a_die_that_shows_the_cards_herb() -> None:
    state = table("special", "yellow-lavender blue-bay", card="T07")
    assert {option.split()[1] for option in options_of(state, "exchange")} == {"yellow-lavender"}
    play(state, "0: exchange yellow-lavender saffron")
    assert barrow(state) == ["blue-bay", "yellow-saffron"]


@pytest.mark.rule("HS-6.4")
def test_hs_6_4_a_yellow_die_has_five_targets() -> None:
    state = table("special", "yellow-lavender", card="T07")
    targets = [option.split()[2] for option in options_of(state, "exchange")]
    assert targets == ["bay", "tarragon", "saffron", "rosemary", "trowel"]


@pytest.mark.rule("HS-6.5", "HS-17.13")
def test_hs_6_5_a_wild_never_passes_for_the_herb_and_the_shown_face_is_no_target() -> None:
    state = table("special", "green_peony-lavender blue-wild", card="T07")
    assert options_of(state, "exchange blue") == []
    assert refused(state, "exchange blue-wild bay") == "wrong-herb"
    assert refused(state, "exchange green_peony-lavender lavender") == "same-face"


@pytest.mark.rule("HS-17.13")
def test_hs_17_13_a_green_die_may_become_its_flower() -> None:
    state = table("special", "green_peony-lavender", card="T07")
    targets = [option.split()[2] for option in options_of(state, "exchange")]
    assert targets == ["bay", "tarragon", "saffron", "rosemary", "peony"]


@pytest.mark.rule("HS-6.6")
@pytest.mark.parametrize("die", ["blue-wild", "pink-gloves", "yellow-bay", "green_forget_me_not-bay"])
def test_hs_6_6_gardeners_choice_turns_any_die_to_any_other_face(die: str) -> None:
    state = table("special", die, card="T23")
    assert len(options_of(state, f"choice {die}")) == 5
    play(state, f"0: choice {die} rosemary")
    assert barrow(state) == [f"{die.partition('-')[0]}-rosemary"]


@pytest.mark.rule("HS-6.7")
@pytest.mark.parametrize("flower", "pfk")
def test_hs_6_7_a_trowel_plants_a_flower_of_any_sort_on_any_open_space(flower: str) -> None:
    state = table("special", dice(flower), card="T17", board={"flower-5": [1], "flower-2": [1]})
    beds = [option.split()[2] for option in options_of(state, "trowel")]
    assert beds == ["flower-2", "flower-3", "flower-4"]
    play(state, f"0: trowel {dice(flower)} flower-3")
    assert barrow(state) == []
    assert state.position()["board"] == {"flower-5": [1], "flower-2": [1], "flower-3": [0]}


@pytest.mark.rule("HS-6.8")
def test_hs_6_8_a_watering_can_trades_two_alike_for_a_flower_space() -> None:
    state = table("special", "yellow-bay blue-bay pink-saffron", card="T20")
    assert options_of(state, "can") == [f"can blue-bay yellow-bay flower-{points}" for points in (2, 3, 4, 5)]
    play(state, "0: can blue-bay yellow-bay flower-5")
    assert barrow(state) == ["pink-saffron"]
    assert state.position()["board"] == {"flower-5": [0]}
    assert sum(state.bag) == 29


@pytest.mark.rule("HS-6.9", "HS-17.9")
@pytest.mark.parametrize("pair", ["LL", "LW", "WW", "pp", "GG", "YY"])
def test_hs_6_9_these_dice_match(pair: str) -> None:
    state = table("special", dice(pair), card="T20")
    assert len(options_of(state, "can")) == 4
    play(state, f"0: can {dice(pair)} flower-4")
    assert barrow(state) == []


@pytest.mark.rule("HS-6.9", "HS-17.9")
@pytest.mark.parametrize("pair", ["LB", "pf", "Wp", "WG", "GY", "Lp", "LG"])
def test_hs_6_9_these_dice_do_not_match(pair: str) -> None:
    state = table("special", dice(pair), card="T20")
    assert options_of(state, "can") == []
    assert refused(state, f"can {dice(pair)} flower-4") == "no-match"


@pytest.mark.rule("HS-6.9", "HS-17.9")
def test_hs_6_9_a_pot_matches_nothing() -> None:
    state = table("special", "yellow-bay", card="T20", pots=POT)
    assert refused(state, "can yellow-bay pot-bay flower-4") == "pot-fixed"


@pytest.mark.rule("HS-6.10")
def test_hs_6_10_a_pot_lies_beside_the_barrow_and_is_one_seed_of_its_herb() -> None:
    state = table("take", dice("LBTSRLB"), shed="T26 T39 T40")
    play(state, "0: take 1", "0: keep none", "0: done")
    assert len(barrow(state)) == 7
    assert state.position()["pots"] == [["pot-bay"], []]
    play(state, "0: plant pairs-1 yellow-bay pot-bay")
    assert state.position()["pots"] == [[], []]
    assert len(barrow(state)) == 6


@pytest.mark.rule("HS-6.10")
def test_hs_6_10_a_player_may_own_any_number_of_pots() -> None:
    state = table("plant", "yellow-bay", pots=[pot_names("LBTSR"), []])
    play(state, "0: plant diff-5 pot-lavender pot-bay pot-tarragon pot-saffron pot-rosemary")
    assert barrow(state) == ["yellow-bay"]


@pytest.mark.rule("HS-6.11")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("T08", "exchange pot-bay saffron"),
        ("T23", "choice pot-bay saffron"),
        ("T14", "glove pot-bay"),
        ("T20", "can pot-bay blue-wild flower-4"),
        ("T14", "pink pot-bay"),
    ],
)
def test_hs_6_11_a_pot_is_not_turned_rerolled_or_traded(card: str, line: str) -> None:
    state = table("special", dice("GWB"), card=card, pots=POT)
    assert refused(state, line) == "pot-fixed"
    assert not any("pot-" in option for option in options_of(state))


@pytest.mark.rule("HS-6.11")
def test_hs_6_11_a_pot_is_not_returned() -> None:
    crowded = table("keep", dice("LBTSRLB"), card="T25", dice=["pink-gloves"], pots=[["pot-lavender"], []])
    assert refused(crowded, "keep pink-gloves drop pot-lavender") == "pot-fixed"
    assert refused(table("drop", dice("LBTSRLBW"), pots=POT), "drop pot-bay") == "pot-fixed"


@pytest.mark.rule("HS-6.12")
def test_hs_6_12_every_pot_card_has_one_gloves_for_this_turn_only() -> None:
    pot_cards = [card for card in COMPONENTS.cards if card.pot >= 0]
    assert len(pot_cards) == 5
    state = table("take", "yellow-bay", shed="T26 T39 T40")
    play(state, "0: take 1", "0: keep none")
    assert options_of(state) == ["done", "glove yellow-bay"], "the Gloves are optional"
    play(state, "0: done", "0: plant pairs-1 yellow-bay pot-bay")
    assert state.position()["board"] == {"pairs-1": [0]}, "the pot is planted in the same turn"


@pytest.mark.rule("HS-6.12")
def test_hs_6_12_the_gloves_of_a_pot_do_not_wait() -> None:
    state = table("special", "yellow-bay", card="T01", pots=POT)
    assert refused(state, "glove yellow-bay") == "no-tool"


@pytest.mark.rule("HS-6.13")
@pytest.mark.parametrize("line", ["bag", "glove bay", "exchange bay trowel", "choice bay trowel"])
def test_hs_6_13_tools_work_only_in_step_c(line: str) -> None:
    for step in ("take", "plant"):
        assert refused(table(step, "yellow-bay"), line) == "not-now"
    assert refused(table("keep", "yellow-bay", card="T08", dice=["blue-bay", "blue-bay"]), line) == "not-now"
