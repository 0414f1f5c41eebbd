"""Rulebook section 13: alone against the Rival."""

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.rival import rival_score
from rules.sprouts.solo import level_of
from rules.sprouts.state import SproutsState
from rules.title import Json
from tests.rules.sprouts.sprouts_kit import barrow, dice, facts, new, options_of, play, refused, start, table

ADVANCED: dict[str, bool | str] = {"advanced_solo": True}
Board = dict[str, list[int | str]]


def assistant(*script: str, round_: int = 1, options: dict[str, bool | str] | None = None) -> SproutsState:
    """The Assistant turn after round ``round_``; ``script`` is its shed, the dice and the Rival card."""
    state = table("plant", players=1, round=round_, options=options or {}, shed="- T40 T39")
    play(state, "0: done", chance=Scripted(script))
    return state


EXAMPLE = ["T07", "T17", "T38", *["yellow", "bay"] * 4, "R2"]


@pytest.mark.rule("HS-13.1")
def test_hs_13_1_one_player_sets_up_as_two_do() -> None:
    script = ["yellow", "bay", "pink", "gloves", "T38", "T39", "T40", "blue", "wild"]
    state = start(Scripted(script), 1)
    assert state.variant.deck == 30
    assert barrow(state) == ["blue-wild", "pink-gloves", "yellow-bay"], "two dice and the Master's"
    assert state.rival_seen == ()


@pytest.mark.rule("HS-13.2")
def test_hs_13_2_ten_turns_take_turns_as_master_and_assistant() -> None:
    state = new(1)
    kinds: dict[int, Json] = {}
    while state.decision is not None:
        kinds[state.round] = state.decision.facts()["gardener"]
        state.advance(state.legal_actions()[0], Seeded(1))
    assert [kinds[turn] for turn in range(1, 11)] == ["master", "assistant"] * 5
    assert len(state.rival_seen) == 5


@pytest.mark.rule("HS-13.3")
def test_hs_13_3_every_turn_begins_with_three_cards_and_their_dice() -> None:
    state = new(1)
    for turn in range(1, 11):
        assert state.round == turn
        assert len(state.shed) == 3
        squares = [COMPONENTS.cards[card].squares for card in state.shed]
        assert [len(dice) for dice in state.shed_dice] == squares
        while state.round == turn and state.current_player is not None:
            state.advance(state.legal_actions()[0], Seeded(1))


@pytest.mark.rule("HS-13.4")
def test_hs_13_4_a_master_turn_adds_a_die_before_step_a() -> None:
    seven = "green_peony-bay green_peony-saffron blue-bay blue-saffron pink-bay pink-gloves yellow-bay"
    state = table("plant", seven, 1, round=2, shed="- T40 T39", rival_cards=["R2"])
    script = ["T38", "T30", "T17", *["yellow", "bay"] * 3, "blue", "wild"]
    events = play(state, "0: done", chance=Scripted(script))
    assert facts(events, "die_gained") == [{"player": 0, "die": "blue-wild"}]
    assert len(barrow(state)) == 8
    play(state, "0: take 1")
    assert len(options_of(state, "keep none drop")) == 8, "the limit of 7 is applied in Step B"
    play(state, "0: keep none drop blue-wild")
    assert len(barrow(state)) == 7


@pytest.mark.rule("HS-13.5", "HS-17.18")
def test_hs_13_5_both_cards_not_taken_place_a_token_the_left_one_first() -> None:
    state = table("plant", players=1, shed="- T01 T11")
    events = play(state, "0: done")
    assert facts(events, "rival_planted")[:2] == [
        {"card": "T01", "bed": "same-3", "vp": 4},
        {"card": "T11", "bed": "same-3", "vp": 2},
    ]


@pytest.mark.rule("HS-13.6")
def test_hs_13_6_clean_up_places_no_further_token_and_clears_the_shed() -> None:
    state = table("plant", players=1, round=10, shed="- T01 T17", rival_cards=["R1", "R4", "R5", "R6", "R2"])
    events = play(state, "0: done")
    assert facts(events, "rival_planted") == []
    assert facts(events, "shed_cleared")[0]["cards"] == ["T01", "T17"]
    assert sum(state.bag) == 30


@pytest.mark.rule("HS-13.7", "HS-17.24")
def test_hs_13_7_an_assistant_turn_reveals_the_rivals_choice_and_plants_at_once() -> None:
    state = table("plant", players=1, round=1, shed="- T40 T39", board={"flower-5": [0], "pairs-3": [0, 0]})
    events = play(state, "0: done", chance=Scripted(EXAMPLE))
    assert facts(events, "rival_card_revealed") == [{"rival_card": "R2", "place": 2, "card": "T17"}]
    assert facts(events, "rival_planted") == [{"card": "T17", "bed": "same-3", "vp": 4}]


@pytest.mark.rule("HS-13.8", "HS-17.24")
def test_hs_13_8_the_rivals_card_is_not_open_to_the_player() -> None:
    state = assistant(*EXAMPLE)
    assert options_of(state) == ["take 1", "take 3"]
    assert refused(state, "take 2") == "rival-card"
    assert len(state.shed_dice[1]) == 2, "its dice stay on it"


@pytest.mark.rule("HS-13.9", "HS-17.24")
def test_hs_13_9_the_rival_card_becomes_a_pot_of_its_herb() -> None:
    state = assistant(*EXAMPLE)
    assert state.position()["pots"] == [["pot-lavender"]]
    play(state, "0: take 3")
    assert refused(state, "glove pot-lavender") == "pot-fixed"
    play(state, "0: done", "0: done")
    assert dict(state.scores()[0].lines)["seeds"] == 0, "one seed alone makes no set"
    assert state.position()["pots"] == [["pot-lavender"]], "it may be used later"


@pytest.mark.rule("HS-13.10", "HS-17.24")
def test_hs_13_10_the_third_card_places_no_token() -> None:
    state = assistant(*EXAMPLE)
    tokens = state.board.count(4)
    events = play(state, "0: take 1", "0: keep none", "0: done", "0: done", chance=Seeded(2))
    assert facts(events, "rival_planted") == []
    assert state.board.count(4) == tokens


@pytest.mark.rule("HS-13.11", "HS-17.19")
def test_hs_13_11_the_rival_earns_lemonade_for_2_points() -> None:
    board: Board = {"same-3": ["rival"], "diff-3": ["rival"], "pairs-1": ["rival"]}
    state = table("plant", players=1, round=9, shed="- T40 T38", board=board)
    before = rival_score(state)
    events = play(state, "0: done")
    assert facts(events, "lemonade_lost") == [{}]
    placed = sum(int(str(fact["vp"])) for fact in facts(events, "rival_planted"))
    assert rival_score(state) == before + placed + 2


@pytest.mark.rule("HS-13.12")
def test_hs_13_12_the_rival_scores_spaces_and_lemonade_and_nothing_for_dice() -> None:
    board: Board = {"same-6": [0, "rival"], "flower-5": ["rival"]}
    state = table("take", dice("LBT"), 1, round=5, board=board)
    assert rival_score(state) == 13
    assert state.scores()[0].total == 12 + 2
    assert len(state.scores()) == 1
    assert state.rival is not None
    assert state.rival.total == 13
    lines = dict(state.rival.lines)
    assert (lines["same"], lines["flower"], lines["seeds"]) == (8, 5, 0)
    assert list(lines) == [name for name, _ in state.scores()[0].lines]
    assert table("take", players=2).rival is None, "with two it has no score"


@pytest.mark.rule("HS-13.11", "HS-13.12")
def test_hs_13_12_the_score_of_the_rival_holds_its_lemonade() -> None:
    board: Board = {"same-6": ["rival"], "diff-3": ["rival"], "pairs-1": ["rival"], "flower-5": ["rival"]}
    state = table("take", "", 1, round=5, board=board, lemonade="rival")
    assert state.rival is not None
    assert dict(state.rival.lines)["lemonade"] == 2
    assert state.rival.total == rival_score(state) == 12 + 3 + 2 + 5 + 2


def ended(own: Board, left: str = "") -> SproutsState:
    """A finished match alone."""
    return table("over", dice(left), 1, round=10, board=own)


@pytest.mark.rule("HS-13.13", "HS-17.23")
def test_hs_13_13_equal_points_are_a_win_for_the_rival() -> None:
    state = ended({"same-4": [0], "diff-3": ["rival"], "flower-3": ["rival"]})
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.outcome.reason == "You are level with the Rival, and that is a win for the Rival."


@pytest.mark.rule("HS-13.13")
def test_hs_13_13_more_points_win() -> None:
    state = ended({"same-4": [0], "diff-3": [0, "rival"]})
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.reason == "You beat the Rival. Clever Harvester!"


@pytest.mark.rule("HS-13.14", "HS-17.23")
@pytest.mark.parametrize(
    ("own", "rival", "level"),
    [
        (45, 45, None),
        (45, 42, "Fledgling Grower"),
        (45, 39, "Beginning Planter"),
        (45, 38, "Clever Harvester"),
        (45, 33, "Talented Gardener"),
        (45, 30, "Professional Herbalist"),
        (58, 42, "True Green Thumb Cultivator"),
        (30, 45, None),
        (46, 45, "Fledgling Grower"),
        (60, 44, "True Green Thumb Cultivator"),
    ],
)
def test_hs_13_14_the_level_goes_by_the_points_above_the_rival(
    own: int, rival: int, level: str | None
) -> None:
    assert level_of(COMPONENTS, own - rival) == level


@pytest.mark.rule("HS-13.15", "HS-17.24")
def test_hs_13_15_in_advanced_solo_the_last_card_left_places_a_token_too() -> None:
    state = assistant(*EXAMPLE, options=ADVANCED)
    play(state, "0: take 1", "0: keep none", "0: done")
    events = play(state, "0: done", chance=Seeded(2))
    assert facts(events, "rival_planted")[0] == {"card": "T38", "bed": "same-6", "vp": 12}
    assert len(facts(events, "rival_planted")) == 1
    assert facts(events, "shed_cleared")[0]["cards"] == ["T17", "T38"]
