"""Rulebook section 14: two teams of two."""

from importlib.resources import files

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts.seeds import FACE_OF, UNROLLED
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import GIVING, TAKING
from rules.sprouts.title import title_with
from rules.title import Json
from tests.rules.sprouts.sprouts_kit import (
    TEAMS,
    Plain,
    barrow,
    dice,
    drawn,
    facts,
    new,
    options_of,
    play,
    refused,
    table,
)

SEVEN = "green_peony-bay green_peony-saffron blue-bay blue-saffron pink-bay pink-gloves yellow-bay"


def team(step: str, held: str = "", **more: Plain) -> SproutsState:
    """Four players in teams; player 0 moves, player 2 is the partner."""
    return table(step, held, 4, options=TEAMS, **more)


def taken(card: str, *script: str, partner: str = "", held: str = "") -> SproutsState:
    """Player 0 has just taken ``card``; ``script`` are the dice its Seed Bags bring."""
    barrows = [held.split(), [], partner.split(), []]
    others = [other for other in ("T40", "T38", "T06", "T05", "T04") if other != card]
    state = team("take", shed=" ".join([card, *others[:4]]), barrows=barrows)
    play(state, "0: take 1", chance=Scripted(script))
    return state


@pytest.mark.rule("HS-14.1")
def test_hs_14_1_partners_sit_opposite_and_there_is_no_rival() -> None:
    state = new(4, mode="teams")
    assert [state.variant.partner(player) for player in range(4)] == [2, 3, 0, 1]
    assert not state.variant.rival
    while state.current_player is not None:
        state.advance(state.legal_actions()[0], Seeded(1))
    assert 4 not in state.board


@pytest.mark.rule("HS-14.2")
def test_hs_14_2_the_first_lead_is_a_seat_drawn_at_random() -> None:
    assert {new(4, seed=seed, mode="teams").lead for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("HS-14.3")
def test_hs_14_3_a_die_of_the_card_or_the_card_goes_to_the_partner() -> None:
    state = taken("T17")
    laid = [option for option in options_of(state) if option != "give card"]
    assert options_of(state) == [*laid, "give card"]
    assert len(laid) == 1, "both dice are alike here"
    assert refused(state, "done") == "not-now"
    assert refused(state, "keep none") == "not-now"
    play(state, f"0: {laid[0]}")
    assert barrow(state, 2) == [laid[0].removeprefix("give ")]
    assert len(state.fresh) == 1


@pytest.mark.rule("HS-14.4")
def test_hs_14_4_a_card_is_given_whole() -> None:
    state = taken("T37")
    play(state, "0: give card", "0: keep none")
    assert options_of(state) == ["done"], "no tool is left for the giver"
    assert state.position()["waiting"] == [[], [], ["T37"], []]


@pytest.mark.rule("HS-14.5", "HS-17.25")
def test_hs_14_5_a_card_without_a_tool_is_no_gift() -> None:
    state = team("give", card="T01", dice=["blue-bay", "pink-saffron", "yellow-trowel"])
    assert options_of(state) == ["give blue-bay", "give pink-saffron", "give yellow-trowel"]
    assert refused(state, "give card") == "no-tool"
    assert refused(state, "give blue-wild") == "not-on-card"


@pytest.mark.rule("HS-14.6", "HS-17.25")
def test_hs_14_6_two_seed_bags_and_gloves() -> None:
    state = taken("T38", "pink", "blue", held="yellow-bay")
    assert options_of(state) == ["give blue-?", "give pink-?", "give card"]
    kept = state.copy()
    play(kept, "0: give pink-?", chance=Scripted(["gloves", "wild"]))
    assert barrow(kept, 2) == ["pink-gloves"], "rolled by the one who gets it"
    play(kept, "0: keep blue-wild")
    assert options_of(kept, "glove") == ["glove blue-wild", "glove yellow-bay"]
    events = play(state, "0: give card", chance=Scripted(["wild", "bay"]))
    assert facts(events, "dice_rolled") == [
        {"player": 0, "before": ["blue-?", "pink-?"], "after": ["blue-wild", "pink-bay"]}
    ]
    play(state, "0: keep blue-wild pink-bay")
    assert options_of(state) == ["done"]


@pytest.mark.rule("HS-14.7")
def test_hs_14_7_all_seed_bags_are_drawn_unrolled_when_the_card_is_taken() -> None:
    state = taken("T30", "pink")
    assert sorted(FACE_OF[die] == UNROLLED for die in state.fresh) == [False, True]
    play(state, "0: give pink-?", "0: keep bay", chance=Scripted(["bay"]))
    assert refused(state, "bag") == "no-tool"
    assert "bag" not in options_of(state)


def nearly_all_held(shed: str, green: int) -> SproutsState:
    """Player 0 is to take a card; most dice lie in barrows, ``green`` green ones among them."""
    green_dice = ["green_peony-bay"] * 3 + ["green_forget_me_not-bay"] * 3 + ["green_black_eyed_susan-bay"]
    held = ["yellow-bay"] * 6 + ["pink-bay"], ["pink-bay"] * 6 + ["blue-bay"], ["blue-bay"] * 7
    barrows = [*held, green_dice[:green]]
    return team("take", shed=shed, barrows=barrows)


@pytest.mark.rule("HS-14.7")
def test_hs_14_7_they_are_drawn_as_far_as_the_bag_lasts() -> None:
    state = nearly_all_held("T38 T40 T39 T25 T30", green=6)
    assert sum(state.bag) == 1
    play(state, "0: take 1")
    assert len(options_of(state)) == 2
    assert len(state.fresh) == 1
    assert sum(state.bag) == 0


@pytest.mark.rule("HS-14.8")
def test_hs_14_8_a_card_without_dice_must_be_given() -> None:
    state = nearly_all_held("T38 T40 T39 T25 T30", green=7)
    assert sum(state.bag) == 0
    play(state, "0: take 1")
    assert options_of(state) == ["give card"]


@pytest.mark.rule("HS-14.8")
def test_hs_14_8_a_card_with_neither_dice_nor_tools_makes_no_gift() -> None:
    text = files("rules.sprouts").joinpath("components.toml").read_text("utf-8")
    bare = title_with(text.replace('["seed_bag", "seed_bag", "trowel"]', "[]"))
    position = drawn("take", players=4, shed="T40 T39 T38 T14 T15", options=TEAMS)
    state = bare.load(position | {"options": dict[str, Json](TEAMS) | {"printed": "file"}})
    play(state, "0: take 1")
    assert state.decision is not None
    assert state.decision.kind == "special"


@pytest.mark.rule("HS-14.8")
def test_hs_14_8_the_giver_sees_kinds_not_faces() -> None:
    state = taken("T39", "yellow", "yellow")
    assert state.decision is not None
    assert state.decision.facts()["dice"] == ["yellow-?", "yellow-?"]
    assert options_of(state) == ["give yellow-?", "give card"]


@pytest.mark.rule("HS-14.9")
def test_hs_14_9_the_gift_comes_first_then_own_dice_are_rolled_then_step_b() -> None:
    state = taken("T39", "yellow", "pink")
    events = play(state, "0: give yellow-?", chance=Scripted(["trowel", "gloves"]))
    rolled = [(fact["player"], fact["after"]) for fact in facts(events, "dice_rolled")]
    assert rolled == [(2, ["yellow-trowel"]), (0, ["pink-gloves"])]
    assert options_of(state) == ["keep pink-gloves", "keep none"]


@pytest.mark.rule("HS-14.9")
def test_hs_14_9_a_partner_with_eight_dice_returns_one_at_once() -> None:
    state = taken("T39", "yellow", "yellow", partner=SEVEN)
    play(state, "0: give yellow-?", chance=Scripted(["trowel"]))
    assert state.current_player == 2
    assert len(options_of(state)) == 8
    assert refused(state, "drop yellow-bay pink-bay") == "room-left"
    assert refused(state, "drop blue-wild") == "no-such-die"
    play(state, "2: drop yellow-trowel", chance=Scripted(["bay"]))
    assert state.current_player == 0
    assert options_of(state) == ["keep yellow-bay", "keep none"]


@pytest.mark.rule("HS-14.10")
def test_hs_14_10_the_partner_waits_for_the_own_next_turn() -> None:
    state = team("give", card="T17", dice=["pink-gloves", "yellow-trowel"])
    play(state, "0: give pink-gloves", "0: keep yellow-trowel", "0: done", "0: done")
    assert state.current_player == 1
    assert barrow(state, 2) == ["pink-gloves"]
    play(state, "1: take 2", "1: give card", chance=Seeded(1))
    play(state, "1: keep none", "1: done", "1: done")
    assert state.current_player == 2
    assert refused(state, "pink") == "not-now"
    play(state, "2: take 3", "2: give card", chance=Seeded(1))
    play(state, "2: keep none")
    assert "pink" in options_of(state)


@pytest.mark.rule("HS-14.11")
def test_hs_14_11_a_waiting_card_works_with_the_next_one_and_is_then_lost() -> None:
    state = team(
        "special",
        "yellow-bay green_peony-peony",
        card="T14",
        waiting=[["T17"], [], [], []],
        tools=["gloves", "trowel"],
    )
    assert {option.split()[0] for option in options_of(state)} == {"done", "glove", "trowel"}
    events = play(state, "0: done")
    assert [fact["card"] for fact in facts(events, "card_discarded")] == ["T17", "T14"]
    assert state.position()["waiting"] == [[], [], [], []]


@pytest.mark.rule("HS-14.11")
def test_hs_14_11_a_waiting_card_cannot_be_given_on() -> None:
    state = team("give", card="T01", dice=["blue-bay"] * 3, waiting=[["T17"], [], [], []])
    assert options_of(state) == ["give blue-bay"]
    assert refused(state, "give card") == "no-tool"


@pytest.mark.rule("HS-14.12", "HS-17.26")
def test_hs_14_12_two_gifts_can_wait_for_one_turn() -> None:
    first = [f"{seat}: take {seat + 1}" for seat in range(4)]
    state = team("take", round=1, shed="T14 T15 T17 T18 T19")
    for seat in range(4):
        play(state, first[seat], f"{seat}: give card", f"{seat}: keep none", f"{seat}: done")
        chance = Scripted(["T12", "T13", "T20", "T21", "T22"], Seeded(1))
        play(state, f"{seat}: done", chance=chance)
    assert state.position()["waiting"] == [["T17"], ["T18"], [], []], "seat 3 gave in its third turn"
    assert state.current_player == 1
    play(state, "1: take 1", "1: give card", "1: keep none", "1: done", "1: done")
    play(state, "2: take 2", "2: give card", "2: keep none", "2: done", "2: done")
    assert state.position()["waiting"] == [["T17", "T13"], [], [], ["T12"]]
    play(state, "3: take 3", "3: give card", "3: keep none", "3: done", "3: done")
    assert state.current_player == 0
    play(state, "0: take 4", f"0: {options_of_give(state)}")
    play(state, "0: keep none")
    assert state.position()["tools"] == ["gloves", "gloves", "trowel", "watering_can"]


def options_of_give(state: SproutsState) -> str:
    """The first die that can be given once the next card is taken."""
    after = state.copy()
    play(after, "0: take 4")
    return options_of(after)[0]


@pytest.mark.rule("HS-14.13")
def test_hs_14_13_a_pot_received_is_the_partners_at_once() -> None:
    state = taken("T26")
    events = play(state, "0: give card")
    assert facts(events, "pot_gained") == [{"player": 2, "pot": "pot-bay"}]
    assert state.position()["pots"] == [[], [], ["pot-bay"], []]
    play(state, "0: keep none")
    assert refused(state, "glove bay") == "no-tool"


@pytest.mark.rule("HS-14.13")
def test_hs_14_13_its_gloves_work_in_the_next_step_c_only() -> None:
    state = team(
        "special",
        "yellow-bay",
        card="T17",
        waiting=[["T26"], [], [], []],
        pots=[["pot-bay"], [], [], []],
        tools=["gloves", "trowel"],
    )
    assert options_of(state, "glove") == ["glove yellow-bay"]
    play(state, "0: done")
    assert state.position()["pots"] == [["pot-bay"], [], [], []], "the pot stays"
    assert state.position()["waiting"] == [[], [], [], []]


@pytest.mark.rule("HS-14.14")
def test_hs_14_14_without_a_turn_left_tools_are_lost_and_seeds_score() -> None:
    state = team(
        "give",
        round=8,
        lead=1,
        turn=3,
        card="T26",
        dice=["blue-bay"],
        barrows=[[], [], ["yellow-bay"], []],
        shed="- - - - T40",
    )
    play(state, "0: give card", "0: keep none", "0: done", "0: done")
    assert state.current_player is None
    assert dict(state.scores()[2].lines)["seeds"] == 1, "a bay die and a bay pot"


@pytest.mark.rule("HS-14.15")
def test_hs_14_15_partners_may_talk_unless_no_table_talk_is_chosen() -> None:
    assert not new(4, mode="teams").variant.silent
    assert new(4, mode="teams", no_table_talk=True).variant.silent


def finished(board: dict[str, list[int]]) -> SproutsState:
    """A finished team match."""
    return table("over", players=4, round=8, board=board, options=TEAMS)


@pytest.mark.rule("HS-14.16")
def test_hs_14_16_partners_add_their_totals() -> None:
    state = finished({"same-6": [0], "same-5": [1], "diff-5": [3], "diff-3": [2]})
    assert [score.total for score in state.scores()] == [12, 9, 3, 8]
    assert state.outcome is not None
    assert state.outcome.winners == (1, 3), "17 beats 15"
    assert state.outcome.ranks == (2, 1, 2, 1)
    assert state.outcome.rule == "HS-14.16"


@pytest.mark.rule("HS-14.16")
def test_hs_14_16_lemonade_needs_the_tokens_of_one_player() -> None:
    board: dict[str, list[int | str]] = {"same-3": [0], "diff-3": [0], "pairs-1": [2]}
    state = team("special", dice("p"), card="T17", board=board, tools=["trowel"])
    play(state, "0: trowel peony flower-5")
    assert state.lemonade == -1


@pytest.mark.rule("HS-14.17")
@pytest.mark.parametrize(
    ("board", "winners", "reason"),
    [
        ({"same-4": [0], "diff-3": [1], "flower-3": [3]}, (1, 3), "more sprouts on the board"),
        (
            {"same-4": [0], "flower-2": [2], "pairs-2": [1], "diff-3": [3]},
            (0, 2),
            "more sprouts in the Flower Garden",
        ),
        ({}, (0, 1, 2, 3), "the teams share the win"),
    ],
)
def test_hs_14_17_ties_go_by_tokens_then_by_flower_tokens(
    board: dict[str, list[int]], winners: tuple[int, ...], reason: str
) -> None:
    outcome = finished(board).outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert reason in outcome.reason
    assert outcome.rule == "HS-14.17"


def test_a_turn_begins_with_taking_and_goes_on_with_the_gift() -> None:
    state = new(4, mode="teams")
    assert state.step == TAKING
    state.advance(state.legal_actions()[0], Seeded(1))
    assert state.step == GIVING
