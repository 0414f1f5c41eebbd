"""Positions: a state as JSON and back, and positions that cannot be."""

import json

import pytest

from rules.chance import Seeded
from rules.sprouts import TITLE
from rules.title import Json, PositionError
from tests.rules.sprouts.sprouts_kit import TEAMS, Plain, dice, drawn, new, table

POT_CARDS: list[Json] = ["T25", "T26", "T27", "T28", "T29"]
SEVEN_CARDS: list[Json] = [*POT_CARDS, "T01", "T02"]
KEEPING: dict[str, Plain] = {"card": "T07", "dice": ["blue-bay"] * 2}
SEVEN = "green_peony-bay green_peony-saffron blue-bay blue-saffron pink-bay pink-gloves yellow-bay"


def test_a_position_reads_well() -> None:
    position = table("special", "yellow-lavender blue-wild", card="T07", pots=[["pot-bay"], []]).position()
    assert json.loads(json.dumps(position)) == position
    assert position["shed"] == [None, {"card": "T40", "dice": []}, {"card": "T39", "dice": []}]
    assert position["barrows"] == [["blue-wild", "yellow-lavender"], []]
    assert position["pots"] == [["pot-bay"], []]
    assert position["step"] == "special"
    assert position["tools"] == ["exchange_lavender"]
    assert position["bag"] == {
        "yellow": 5,
        "pink": 7,
        "blue": 7,
        "green_peony": 3,
        "green_forget_me_not": 3,
        "green_black_eyed_susan": 3,
    }


def test_what_is_left_out_is_empty() -> None:
    shed: Json = [{"card": "T38"}, {"card": "T39"}, {"card": "T40"}]
    state = TITLE.load({"players": 2, "round": 1, "step": "take", "shed": shed})
    assert state.barrows == [(), ()]
    assert sum(state.bag) == 30
    assert state.lead == 0


def test_a_loaded_state_plays_on_like_the_true_one() -> None:
    state = new(4, seed=7, mode="teams")
    for _ in range(60):
        state.advance(state.legal_actions()[-1], Seeded(7))
    loaded = TITLE.load(state.position())
    while state.current_player is not None:
        action = state.legal_actions()[-1]
        state.advance(action, Seeded(7))
        loaded.advance(action, Seeded(7))
    assert loaded == state


@pytest.mark.parametrize("position", [None, 3, "sprouts", [], [{}]])
def test_a_position_is_an_object(position: Json) -> None:
    with pytest.raises(PositionError, match="JSON object"):
        TITLE.load(position)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"title": "fistful"}, "no position of Herbaceous Sprouts"),
        ({"version": 2}, "version 1"),
        ({"players": 5}, "'players' should be a whole number from 1 to 4"),
        ({"players": True}, "'players' should be a whole number"),
        ({"options": []}, "'options' should be an object"),
        ({"options": {"mode": "teams"}}, "is for 4 players"),
        ({"options": {"weather": True}}, "no option 'weather'"),
        ({"observer": 2}, "'observer' should be a whole number from 0 to 1"),
        ({"round": 11}, "'round' should be a whole number from 1 to 10"),
        ({"round": 2.0}, "'round' should be a whole number"),
        ({"turn": 2}, "'turn' should be a whole number from 0 to 1"),
        ({"lead": -1}, "'lead' should be a whole number"),
        ({"step": "nap"}, "'step' should be one of: return, take"),
        ({"step": ["take"]}, "'step' should be one of"),
        ({"shed": 3}, "'shed' should be a list"),
        ({"shed": [3, None, None]}, "'shed' lists places"),
        ({"shed": [{"card": "T99"}]}, "'T99' is no tool card"),
        ({"gone": [None]}, "'gone' lists tool cards"),
        ({"gone": ["T40"]}, "The card T40 lies in two places"),
        ({"gone": ["T01"]}, "By now 9 cards were turned up, not 4"),
        ({"round": 2}, "By now 6 cards were turned up, not 9"),
        ({"turn": 1}, "By now 1 cards were taken from the shed, not 0"),
        ({"barrows": [[]]}, "'barrows' should be a list with 2 entries"),
        ({"barrows": [["blue-lemon"], []]}, "write a name such as 'yellow-bay'"),
        ({"barrows": [["pot-bay"], []]}, "'barrows' holds dice, not 'pot-bay'"),
        ({"barrows": [["blue-?"], []]}, "Dice in a barrow are rolled"),
        ({"barrows": [["blue-bay"] * 8, []]}, "may hold 7 dice now"),
        ({"barrows": [["green_peony-bay"] * 4, []]}, "There are only 3 green_peony dice"),
        ({"pots": [["blue-bay"], []]}, "'pots' holds pots, not 'blue-bay'"),
        ({"pots": [["pot-bay", "pot-bay"], []]}, "There cannot be 2 of pot-bay yet"),
        ({"bag": {"yellow": 6}}, "the bag holds: 5 yellow"),
        ({"dice": ["blue-bay"]}, "'dice' lie on the card only until Step B has ended"),
        ({"card": "T14", "gone": POT_CARDS}, "'card' is the card taken"),
        ({"tools": ["gloves"]}, "'tools' belongs to Step B and Step C"),
        ({"tools": ["hoe"]}, "'tools' lists some of"),
        ({"bags_lost": True}, "Seed Bags are lost in Step C only"),
        ({"bags_lost": 1}, "'bags_lost' should be true or false"),
        ({"rolls": 1}, "'rolls' counts the rolls of a turn that has begun"),
        ({"waiting": [["T17"], []]}, "Cards wait in team play only"),
        ({"board": []}, "'board' is an object"),
        ({"board": {"same-2": [0]}}, "The board has no bed 'same-2'"),
        ({"board": {"same-7": [0, 1]}}, "The bed same-7 has 1 spaces"),
        ({"board": {"same-3": [None]}}, "name an owner for each token"),
        ({"board": {"same-3": [2]}}, "'board' names players from 0 to 1 or 'rival'"),
        ({"board": {"same-3": ["rival"] * 2, "same-4": ["rival"]}}, "the Rival can have 2 tokens at most"),
        ({"board": {"same-7": ["rival"]}}, "No banner sends the Rival to same-7"),
        ({"lemonade": 0}, "Lemonade is for all four gardens"),
        ({"lemonade": "Ann"}, "'lemonade' names players"),
        (
            {"board": {"same-3": [0], "diff-3": [0], "pairs-1": [0], "flower-2": [0]}},
            "Somebody stands in all four gardens",
        ),
        ({"rival_cards": ["R1"]}, "Rival cards are for one player"),
        ({"step": "give"}, "The step 'give' is for team play"),
        ({"step": "return"}, "On T40 there should be 0 dice|There is no shortage|dice"),
        ({"step": "over"}, "A match ends after its last round"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, Json], words: str) -> None:
    base = drawn("take", "blue-bay yellow-bay", pots=[["pot-bay"], []])
    TITLE.load(base)
    with pytest.raises(PositionError, match=words):
        TITLE.load(base | changes)


@pytest.mark.parametrize(
    ("step", "more", "changes", "words"),
    [
        ("keep", {"card": "T07", "dice": ["blue-bay"] * 2}, {"dice": ["blue-bay"]}, "The card brings 2 dice"),
        (
            "keep",
            {"card": "T07", "dice": ["blue-bay"] * 2},
            {"tools": []},
            "No tool can have been used by now",
        ),
        ("keep", {"card": "T07", "dice": ["blue-bay"] * 2}, {"dice": ["blue-?"] * 2}, "all dice are rolled"),
        ("keep", {"card": "T38"}, {}, "Step B has nothing to ask"),
        ("special", {"card": "T07"}, {"tools": ["gloves"]}, "'tools' are icons of the card taken"),
        (
            "special",
            {"card": "T07"},
            {"card": None, "gone": [*POT_CARDS, "T01", "T02"]},
            "'card' is the card taken",
        ),
        ("special", {"card": "T26"}, {}, "Player 0 should own the pot of the card"),
        ("drop", {}, {}, "Without more than seven dice none is dropped"),
        ("plant", {}, {"barrows": [["blue-bay"] * 8, []]}, "may hold 7 dice now"),
        ("over", {"round": 10}, {"turn": 1}, "A match ends after its last round"),
        ("over", {"round": 10}, {"shed": [None] * 3}, "The shed has the wrong length"),
    ],
)
def test_positions_that_cannot_be_within_a_turn(
    step: str, more: dict[str, Plain], changes: dict[str, Json], words: str
) -> None:
    with pytest.raises(PositionError, match=words):
        TITLE.load(drawn(step, "", 2, **more) | changes)


@pytest.mark.parametrize(
    ("step", "more", "words"),
    [
        ("give", {"card": "T01", "dice": ["blue-?"] * 3}, "unrolled"),
        ("give", {"card": "T38", "dice": []}, "Not all Seed Bags were drawn"),
        ("give", {"card": "T38", "dice": ["blue-bay", "blue-?"]}, "unrolled until the gift"),
        ("receive", {"card": "T17", "dice": ["blue-bay"]}, "The partner should hold eight dice"),
        ("keep", {"card": None, "dice": ["blue-bay"]}, "should lie before the player or wait"),
        ("drop", {}, "no Seed Bag is left for Step C"),
        ("plant", {"waiting": [["T01"], [], [], []]}, "The card T01 is no gift"),
        ("plant", {"waiting": [["T26"], [], [], []]}, "Player 0 should own the pot"),
        ("plant", {"board": {"same-3": ["rival"]}}, "'board' names players from 0 to 3."),
    ],
)
def test_positions_that_cannot_be_in_teams(step: str, more: dict[str, Plain], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        TITLE.load(drawn(step, "", 4, options=TEAMS, **more))


@pytest.mark.parametrize(
    ("round_", "changes", "words"),
    [
        (4, {"rival_cards": ["R1"]}, "By now 2 Rival cards were revealed, not 1"),
        (4, {"rival_cards": ["R2", "R1"]}, "The Rival's card stays in the shed"),
        (4, {"rival_cards": ["R1", "R1"]}, "each once"),
        (3, {"rival_cards": ["X"]}, "Rival cards are R1, R2"),
        (3, {"barrows": [["blue-bay"] * 8]}, "may hold 7 dice now"),
    ],
)
def test_positions_that_cannot_be_alone(round_: int, changes: dict[str, Json], words: str) -> None:
    base = drawn("plant", dice("LB"), 1, round=round_)
    TITLE.load(base)
    with pytest.raises(PositionError, match=words):
        TITLE.load(base | changes)


def test_a_shortage_needs_one() -> None:
    with pytest.raises(PositionError, match="There is no shortage"):
        table("return", "blue-bay", 4)


def test_dice_on_the_shed_fit_its_squares() -> None:
    with pytest.raises(PositionError, match="On T01 there should be 3 dice"):
        TITLE.load(
            drawn("take", shed="T01 T39 T40") | {"shed": [{"card": "T01"}, {"card": "T39"}, {"card": "T40"}]}
        )
    with pytest.raises(PositionError, match="Dice in the shed are rolled"):
        TITLE.load(
            drawn("take")
            | {"shed": [{"card": "T14", "dice": ["blue-?"] * 2}, {"card": "T39"}, {"card": "T40"}]}
        )


def test_seven_dice_and_the_masters_make_eight() -> None:
    table("take", f"{SEVEN} blue-wild", 1)
    with pytest.raises(PositionError, match="may hold 7 dice now"):
        table("take", f"{SEVEN} blue-wild", 1, round=4)
