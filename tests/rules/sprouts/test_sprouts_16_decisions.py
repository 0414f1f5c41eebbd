"""Rulebook section 16: what is asked, how it is written, why it is refused."""

from collections import Counter

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts import TITLE
from rules.sprouts.seeds import NAMES
from rules.title import Action, NotationError
from tests.rules.sprouts.sprouts_kit import (
    TEAMS,
    barrow,
    dice,
    new,
    options_of,
    play,
    refused,
    table,
)

SEVEN = "green_peony-bay green_peony-saffron blue-bay blue-saffron pink-bay pink-gloves yellow-bay"
SHORT = [
    ["blue-bay"] * 7,
    ["blue-bay"] + ["pink-bay"] * 6,
    ["yellow-bay"] * 6 + ["pink-gloves"],
    ["green_peony-bay"] * 3,
]


def meant(action: Action, text: str) -> bool:
    """Whether an action is written like this."""
    return str(action) == text


@pytest.mark.rule("HS-16.1")
def test_hs_16_1_names_stand_in_the_order_of_the_alphabet() -> None:
    assert list(NAMES) == sorted(NAMES)
    assert {"yellow-bay", "green_peony-peony", "pink-gloves", "blue-wild", "pink-?", "pot-bay"} <= set(NAMES)
    action = TITLE.parse("plant pairs-2 yellow-bay pot-bay blue-wild blue-wild")
    assert meant(action, "plant pairs-2 blue-wild blue-wild pot-bay yellow-bay")
    assert TITLE.parse("PLANT pairs-2  blue-wild pot-bay blue-wild yellow-bay") is action


@pytest.mark.rule("HS-16.1")
def test_hs_16_1_equal_names_are_repeated_and_counted() -> None:
    state = table("plant", "yellow-bay")
    assert refused(state, "plant pairs-1 yellow-bay yellow-bay") == "no-such-die"


@pytest.mark.rule("HS-16.2")
def test_hs_16_2_a_short_name_means_green_before_blue_pink_yellow_and_pot() -> None:
    order = ["green_peony", "green_forget_me_not", "green_black_eyed_susan", "blue", "pink", "yellow"]
    held = [f"{kind}-bay" for kind in order]
    for first, name in enumerate(held):
        state = table("special", " ".join(held[first:]), card="T14")
        assert meant(state.resolve(TITLE.parse("glove bay")), f"glove {name}")
    pot = table("plant", "yellow-bay", pots=[["pot-bay"], []])
    assert meant(pot.resolve(TITLE.parse("plant pairs-1 bay bay")), "plant pairs-1 pot-bay yellow-bay")


@pytest.mark.rule("HS-16.2")
def test_hs_16_2_it_means_the_first_die_for_which_the_action_is_legal() -> None:
    state = table("special", "yellow-bay blue-bay", card="T08")
    play(state, "0: exchange bay trowel")
    assert barrow(state) == ["blue-bay", "yellow-trowel"], "a blue die has no Trowel"


@pytest.mark.rule("HS-16.2")
def test_hs_16_2_full_and_short_names_mix_and_the_record_holds_full_names() -> None:
    state = table("keep", SEVEN, card="T07", dice=["pink-gloves", "yellow-bay"])
    action = TITLE.parse("keep bay gloves drop pink-bay bay")
    assert meant(state.resolve(action), "keep pink-gloves yellow-bay drop green_peony-bay pink-bay")
    whole = TITLE.parse("keep none drop yellow-bay")
    assert state.resolve(whole) is whole


@pytest.mark.rule("HS-16.2")
def test_hs_16_2_a_short_name_that_fits_nothing_is_refused_like_its_first_reading() -> None:
    state = table("special", "yellow-bay", card="T14")
    assert refused(state, "glove saffron") == "no-such-die"
    assert refused(table("plant", "yellow-bay"), "plant pairs-1 bay bay") == "no-such-die"


@pytest.mark.rule("HS-16.3")
def test_hs_16_3_a_decision_with_a_single_answer_is_asked_like_any_other() -> None:
    state = table("special", "", card="T14")
    assert options_of(state) == ["done"]
    play(state, "0: done")
    assert options_of(state) == ["done"]


@pytest.mark.rule("HS-16.3")
@pytest.mark.parametrize(
    "step", ["take", "give", "receive", "keep", "special", "drop", "plant", "return", "over"]
)
def test_hs_16_3_an_action_of_another_step_is_refused(step: str) -> None:
    lines = {
        "return": "return yellow-bay",
        "take": "take 1",
        "give": "give yellow-bay",
        "keep": "keep yellow-bay",
        "drop": "drop yellow-bay",
        "special": "glove yellow-bay",
        "plant": "plant pairs-1 yellow-bay yellow-bay",
    }
    seven = [
        SEVEN.split(),
        [],
        [*SEVEN.replace("green_peony", "green_forget_me_not").split(), "yellow-bay"],
        [],
    ]
    state = {
        "return": lambda: table("return", players=4, shed="T01 T02 T03 T04 T05", barrows=SHORT),
        "take": lambda: table("take", SEVEN),
        "give": lambda: table("give", players=4, card="T17", dice=["yellow-bay", "pink-bay"], options=TEAMS),
        "receive": lambda: table(
            "receive", players=4, card="T17", dice=["yellow-bay"], barrows=seven, options=TEAMS
        ),
        "keep": lambda: table("keep", SEVEN, card="T14", dice=["yellow-bay", "yellow-bay"]),
        "special": lambda: table("special", SEVEN, card="T14"),
        "drop": lambda: table("drop", f"{SEVEN} yellow-bay"),
        "plant": lambda: table("plant", SEVEN),
        "over": lambda: table("over", round=10),
    }[step]()
    for other, line in lines.items():
        if other != {"receive": "drop"}.get(step, step):
            assert refused(state, line) == "not-now", line
    if step not in ("special", "plant"):
        assert refused(state, "done") == "not-now"


@pytest.mark.rule("HS-16.3")
def test_hs_16_3_out_of_turn_nothing_is_legal_on_an_observation() -> None:
    state = table("take", "yellow-bay")
    seen = state.observe(1)
    assert seen.legal_actions() == ()
    refusal = seen.refusal(TITLE.parse("take 1"))
    assert refusal is not None
    assert refusal.rule == "HS-4.1"


@pytest.mark.rule("HS-16.4")
def test_hs_16_4_shortage() -> None:
    state = table(
        "return", players=4, shed="T01 T02 T03 T04 T05", barrows=SHORT, pots=[["pot-bay"], [], [], []]
    )
    assert options_of(state) == ["return blue-bay"]
    assert refused(state, "return yellow-bay") == "no-such-die"
    assert refused(state, "return pot-bay") == "pot-fixed"
    assert refused(state, "return pot-saffron") == "no-such-die", "not an own pot"


@pytest.mark.rule("HS-16.4")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "take",
        "take 0",
        "take x",
        "take ²",
        "return",
        "return yellow-peony",
        "keep",
        "keep none none",
        "keep none drop",
        "keep drop yellow-bay",
        "drop",
        "drop none",
        "glove",
        "exchange bay",
        "exchange bay yellow-bay",
        "choice bay violet",
        "trowel peony",
        "trowel peony flower-10",
        "can bay flower-4",
        "can bay bay bay flower-4",
        "plant same-3",
        "plant same-1 bay",
        "plant bay bay same-3",
        "done now",
        "bag 2",
        "give",
        "give the card",
        "plant same-3 " + "bay " * 46,
        "done" + " " * 400,
    ],
)
def test_hs_16_4_a_line_that_cannot_be_read_is_bad_notation(text: str) -> None:
    with pytest.raises(NotationError, match="is no action"):
        TITLE.parse(text)


@pytest.mark.rule("HS-16.5")
def test_hs_16_5_step_a() -> None:
    state = table("take", shed="T07 - T38", turn=1)
    assert options_of(state) == ["take 1", "take 3"]
    assert refused(state, "take 2") == "empty-place"
    assert refused(state, "take 9") == "empty-place"
    alone = table("take", players=1, round=4)
    assert options_of(alone) == ["take 1", "take 3"]
    assert refused(alone, "take 2") == "rival-card"


@pytest.mark.rule("HS-16.6")
def test_hs_16_6_the_gift() -> None:
    state = table("give", "yellow-trowel", 4, card="T30", dice=["blue-?", "pink-gloves"], options=TEAMS)
    assert options_of(state) == ["give blue-?", "give pink-gloves", "give card"]
    assert refused(state, "give yellow-trowel") == "not-on-card"
    assert refused(state, "give pot-bay") == "not-on-card"
    assert meant(state.resolve(TITLE.parse("give gloves")), "give pink-gloves")


@pytest.mark.rule("HS-16.7")
def test_hs_16_7_the_partner_above_seven() -> None:
    eight = f"{SEVEN} yellow-trowel"
    state = table(
        "receive",
        players=4,
        card="T17",
        dice=["blue-bay"],
        barrows=[[], [], eight.split(), []],
        options=TEAMS,
    )
    assert state.current_player == 2
    assert options_of(state) == [f"drop {name}" for name in sorted(eight.split())]
    assert refused(state, "drop blue-wild") == "no-such-die"
    assert refused(state, "drop yellow-bay yellow-trowel") == "room-left"


@pytest.mark.rule("HS-16.8")
def test_hs_16_8_step_b() -> None:
    state = table("keep", SEVEN, card="T07", dice=["blue-wild", "pink-gloves"])
    assert len(options_of(state)) == 21 + 7 + 7 + 1
    assert refused(state, "keep blue-wild pink-gloves drop yellow-bay") == "over-7"
    assert refused(state, "keep none drop yellow-bay") == "room-left"
    assert refused(state, "keep yellow-bay drop yellow-bay") == "no-such-die"
    assert refused(state, "keep blue-wild drop blue-wild") == "no-such-die"
    play(state, "0: keep blue-wild drop yellow-bay")


@pytest.mark.rule("HS-16.9")
def test_hs_16_9_step_c_goes_on_until_done() -> None:
    state = table("special", "yellow-bay yellow-bay", card="T12")
    for _ in range(2):
        assert options_of(state)[0] == "done"
        play(state, "0: glove yellow-bay", chance=Scripted(["bay"]))
    assert options_of(state) == ["done"]
    assert refused(state, "glove yellow-bay") == "no-tool"
    assert refused(state, "choice yellow-bay trowel") == "no-tool"
    assert refused(state, "exchange yellow-bay trowel") == "no-tool"
    other = table("special", "yellow-bay", card="T07")
    assert refused(other, "exchange yellow-bay trowel") == "wrong-herb"
    assert refused(other, "exchange blue-lavender bay") == "no-such-die"


@pytest.mark.rule("HS-16.10")
def test_hs_16_10_bag() -> None:
    state = table("special", "pink-gloves", card="T38")
    assert options_of(state, "bag") == ["bag"], "two Seed Bags are one option"
    play(state, "0: pink", chance=Scripted(["bay"]))
    assert refused(state, "bag") == "bag-first"
    assert refused(table("special", "", card="T14"), "bag") == "no-tool"


@pytest.mark.rule("HS-16.11")
def test_hs_16_11_glove() -> None:
    state = table("special", "blue-bay blue-bay blue-wild", card="T14", pots=[["pot-bay"], []])
    assert options_of(state, "glove") == ["glove blue-bay", "glove blue-wild"]
    assert refused(state, "glove pot-bay") == "pot-fixed"


@pytest.mark.rule("HS-16.12")
def test_hs_16_12_exchange() -> None:
    held = "yellow-lavender pink-lavender blue-wild yellow-bay"
    state = table("special", held, card="T07", pots=[["pot-lavender"], []])
    assert len(options_of(state, "exchange")) == 10
    assert refused(state, "exchange yellow-bay trowel") == "wrong-herb"
    assert refused(state, "exchange blue-wild bay") == "wrong-herb"
    assert refused(state, "exchange pink-lavender trowel") == "no-such-face"
    assert refused(state, "exchange pink-lavender lavender") == "same-face"
    assert refused(state, "exchange pot-lavender bay") == "pot-fixed"


@pytest.mark.rule("HS-16.13")
def test_hs_16_13_choice() -> None:
    state = table("special", "green_peony-bay pink-gloves", card="T23", pots=[["pot-bay"], []])
    assert len(options_of(state, "choice")) == 10
    assert refused(state, "choice green_peony-bay wild") == "no-such-face"
    assert refused(state, "choice pink-gloves gloves") == "same-face"
    assert refused(state, "choice pot-bay saffron") == "pot-fixed"
    assert refused(state, "choice pink-gloves ?") == "no-such-face"
    play(state, "0: choice green_peony-bay peony")
    assert barrow(state) == ["green_peony-peony", "pink-gloves"]


@pytest.mark.rule("HS-16.14")
def test_hs_16_14_trowel_and_yellow() -> None:
    state = table("special", dice("Ypf"), card="T17", board={"flower-5": [1]})
    flowers = ["green_forget_me_not-forget_me_not", "green_peony-peony"]
    for verb in ("trowel", "yellow"):
        wanted = {f"{verb} {flower} flower-{points}" for flower in flowers for points in (2, 3, 4)}
        assert set(options_of(state, verb)) == wanted
        assert refused(state, f"{verb} peony same-3") == "flower-bed-only"
        assert refused(state, f"{verb} peony flower-5") == "no-space"
        assert refused(state, f"{verb} black_eyed_susan flower-4") == "no-such-die"
    assert refused(state, "trowel trowel flower-4") == "not-a-flower"
    assert refused(table("special", dice("p"), card="T14"), "yellow peony flower-4") == "no-such-die"
    assert refused(table("special", dice("p"), card="T14"), "trowel peony flower-4") == "no-tool"


@pytest.mark.rule("HS-16.15")
def test_hs_16_15_can() -> None:
    state = table("special", dice("GGLB"), card="T20", board={"flower-5": [1]}, pots=[["pot-bay"], []])
    assert options_of(state, "can") == [f"can pink-gloves pink-gloves flower-{vp}" for vp in (2, 3, 4)]
    assert refused(state, "can lavender bay flower-4") == "no-match"
    assert refused(state, "can gloves gloves flower-5") == "no-space"
    assert refused(state, "can gloves gloves same-3") == "flower-bed-only"
    assert refused(state, "can yellow-bay pot-bay flower-4") == "pot-fixed"


@pytest.mark.rule("HS-16.16")
def test_hs_16_16_pink() -> None:
    state = table("special", "pink-gloves yellow-bay blue-wild", card="T01", pots=[["pot-bay"], []])
    assert len(options_of(state, "pink")) == 4
    assert refused(state, "pink blue-bay") == "no-such-die"
    assert refused(state, "pink pink-gloves") == "no-such-die", "it is thrown already"
    assert refused(state, "pink pot-bay") == "pot-fixed"
    assert refused(table("special", "yellow-bay", card="T01"), "pink") == "no-such-die"


@pytest.mark.rule("HS-16.17")
def test_hs_16_17_above_seven_at_the_end_of_step_c() -> None:
    eight = table("drop", f"{SEVEN} yellow-trowel")
    assert len(options_of(eight)) == 8
    assert refused(eight, "drop yellow-trowel yellow-bay") == "room-left"
    nine = table("drop", f"{SEVEN} yellow-trowel blue-wild")
    assert len(options_of(nine)) == 36
    assert refused(nine, "drop yellow-trowel") == "over-7"
    assert refused(nine, "drop yellow-trowel yellow-trowel") == "no-such-die"


@pytest.mark.rule("HS-16.18")
def test_hs_16_18_step_d() -> None:
    held = "yellow-lavender pink-lavender blue-wild"
    state = table("plant", held, pots=[["pot-lavender"], []])
    options = Counter(option.split()[1] for option in options_of(state, "plant"))
    assert options == {"same-3": 4, "same-4": 1, "pairs-1": 6}
    assert "plant same-4 blue-wild pink-lavender pot-lavender yellow-lavender" in options_of(state)
    play(state, "0: plant same-4 yellow-lavender pink-lavender pot-lavender blue-wild")
    assert options_of(state) == ["done"]
    play(state, "0: done")
    assert state.current_player == 1


@pytest.mark.rule("HS-16.19")
def test_hs_16_19_refusals_of_step_d() -> None:
    state = table("plant", dice("LLBpG"), board={"diff-3": [1, 1]})
    assert refused(state, "plant same-4 lavender lavender bay") == "wrong-count"
    assert refused(state, "plant same-3 lavender lavender bay") == "wrong-set"
    assert refused(state, "plant same-3 lavender lavender peony") == "flower-here"
    assert refused(state, "plant same-3 lavender lavender gloves") == "not-a-seed"
    assert refused(state, "plant flower-3 peony") == "trowel-only"
    assert refused(state, "plant diff-3 lavender bay peony") == "no-space"
    assert refused(state, "plant same-3 lavender lavender saffron") == "no-such-die"
    assert refused(state, "plant pairs-1 lavender pot-lavender") == "no-such-die"
    assert refused(state, "plant same-8 lavender") == "no-space", "the board has no such bed"


@pytest.mark.rule("HS-16.20")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("plant same-3 bay bay bay", "not-now"),
        ("choice saffron violet", ""),
        ("glove saffron", "no-tool"),
        ("exchange saffron trowel", "no-such-die"),
        ("exchange pot-bay wild", "pot-fixed"),
        ("exchange yellow-bay wild", "no-such-face"),
        ("exchange yellow-bay bay", "same-face"),
        ("exchange yellow-bay trowel", "wrong-herb"),
        ("yellow saffron same-3", "no-such-die"),
        ("yellow yellow-bay flower-5", "no-space"),
        ("yellow yellow-bay same-3", "not-a-flower"),
        ("yellow peony same-3", "flower-bed-only"),
    ],
)
def test_hs_16_20_the_first_reason_is_given(line: str, code: str) -> None:
    held = "yellow-bay yellow-trowel green_peony-peony"
    state = table("special", held, card="T07", pots=[["pot-bay"], []], board={"flower-5": [1]})
    if code:
        assert refused(state, line) == code
    else:
        with pytest.raises(NotationError):
            TITLE.parse(line)


@pytest.mark.rule("HS-16.20")
def test_hs_16_20_in_step_d_targets_come_before_seeds() -> None:
    state = table("plant", dice("Gp"), board={"same-7": [1]})
    assert refused(state, "plant same-7 gloves") == "no-space"
    assert refused(state, "plant flower-5 gloves saffron") == "no-such-die"
    assert refused(state, "plant flower-5 gloves") == "trowel-only"
    assert refused(state, "plant same-3 gloves peony") == "not-a-seed"
    assert refused(state, "plant same-3 peony") == "flower-here"


@pytest.mark.rule("HS-16.21")
def test_hs_16_21_undo_stops_at_draws_rolls_and_cards() -> None:
    special = table("special", "pink-gloves yellow-bay green_peony-peony", card="T37")
    tells = {str(action).split()[0]: special.reveals(action, 0) for action in special.legal_actions()}
    assert tells == {"done": False, "choice": False, "trowel": False, "pink": True}
    bag = table("special", "yellow-bay", card="T32")
    tells = {str(action).split()[0]: bag.reveals(action, 0) for action in bag.legal_actions()}
    assert tells == {"done": False, "bag": True, "glove": True}
    assert table("take").reveals(TITLE.parse("take 1"), 0) is False
    assert table("take").reveals(TITLE.parse("take 1"), 1) is True, "another player's action is news"


@pytest.mark.rule("HS-16.21")
def test_hs_16_21_the_last_done_of_a_round_turns_up_cards() -> None:
    done = TITLE.parse("done")
    assert table("plant").reveals(done, 0) is False
    assert table("plant", turn=1).reveals(done, 1) is True
    assert table("plant", turn=1, round=10).reveals(done, 1) is False, "no more cards"


@pytest.mark.rule("HS-16.21")
def test_hs_16_21_in_team_play_seed_bags_are_drawn_on_taking() -> None:
    state = table("take", players=4, shed="T38 T14 T15 T16 T17", options=TEAMS)
    assert state.reveals(TITLE.parse("take 1"), 0) is True
    assert state.reveals(TITLE.parse("take 2"), 0) is False
    play(state, "0: take 1", chance=Seeded(1))
    assert all(state.reveals(action, 0) for action in state.legal_actions()), "a die will be rolled"


def test_decisions_tell_what_the_table_needs() -> None:
    asked = table("special", "yellow-bay", card="T38").decision
    assert asked is not None
    assert asked.facts() == {
        "kind": "special",
        "player": 0,
        "rule": "HS-5.1",
        "round": 3,
        "card": "T38",
        "tools": ["seed_bag", "seed_bag", "gloves"],
        "bags_lost": False,
    }
    assert new(1).decision is not None
    above = table("drop", f"{SEVEN} yellow-trowel").decision
    assert above is not None
    assert above.facts()["above"] == 1
