"""Positions: read back equal, and refused with the reason when they cannot be."""

from __future__ import annotations

import json

import pytest

from rules.three_sisters import TITLE
from rules.title import Json, PositionError
from tests.rules.three_sisters.sisters_kit import legal, new, play, position, sheet, using


def pick_position(filled: str = "", players: int = 2, /, **keys: Json) -> dict[str, Json]:
    """Player 0 takes the first die of round 3."""
    dice: list[Json] = ["2 shed-b", "3 market", "3 market", "6 hive-fruit-a"]
    common: dict[str, Json] = {"pawn": "plant-water", "stage": "pick", "dice": dice}
    return position(filled, players, **common | keys)


def told(written: Json) -> str:
    """Why a position is refused."""
    with pytest.raises(PositionError) as caught:
        TITLE.load(written)
    assert str(caught.value).endswith(".")
    return str(caught.value)


def test_a_position_is_json_that_a_person_can_read() -> None:
    state = new(2, [1, 2, 3, 4])
    play(state, "die 1 hive-fruit-a", "plant 1 corn1 pumpkin3")
    written = state.position()
    assert json.loads(json.dumps(written)) == written
    sheets = written.pop("sheets")
    assert written == {
        "title": "three_sisters",
        "version": 1,
        "players": 2,
        "options": {"weather": False},
        "observer": None,
        "round": 1,
        "first": 0,
        "pawn": "hive-fruit-b",
        "weather": None,
        "dice": ["2 plant-water", "3 shed-a", "4 compost-goods"],
        "stage": "use",
        "player": 0,
        "die": "1 hive-fruit-a",
        "main": ["rondel"],
        "fixed": 1,
        "rained": 0,
        "crossings": 0,
        "owed": [],
    }
    assert isinstance(sheets, list)
    assert sheets[0] == {
        "garden": {"1.corn1": 1, "1.pumpkin3": 1},
        "perennials": {},
        "fruit": {},
        "apiary": {},
        "shed": {},
        "goods": 1,
        "compost": 1,
        "spent": 0,
        "changed": True,
    }


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = TITLE.load(pick_position())
    assert state.position()["owed"] == []
    assert state == TITLE.load(state.position())
    assert legal(TITLE.load(pick_position())) == ["die 2 shed-b", "die 3 market", "die 6 hive-fruit-a"]


@pytest.mark.parametrize(
    ("filled", "why"),
    [
        ("1.corn1=5", "from 0 to 4"),
        ("1.pumpkin3=2", "from 0 to 1"),
        ("1.corn4=1", "no crop '1.corn4'"),
        ("7.corn1=1", "no crop '7.corn1'"),
        ("1.bean1=1", "corn is not two boxes high (TS-4.3)"),
        ("1.corn1=1 1.bean1=1", "corn is not two boxes high (TS-4.3)"),
        ("tulip=7", "from 0 to 6"),
        ("main=4 wax=1", "open only when the main hive is full (TS-11.1)"),
        ("apple=9", "from 0 to 8"),
        ("tractor=7", "from 0 to 6"),
        ("goods=121", "from 0 to 120"),
        ("compost=41", "from 1 to 40"),
        ("filled=3 spent=4", "No more compost can be spent than was gained (TS-15.1)"),
        ("x:mulch", "Only in the solo game"),
    ],
)
def test_an_impossible_sheet_is_refused_with_the_reason(filled: str, why: str) -> None:
    assert why in told(pick_position(filled))


@pytest.mark.parametrize(
    ("filled", "why"),
    [
        ("1.pumpkin1=1 x:1.pumpkin1", "never crosses off a planted crop (TS-19.6)"),
        ("x:1.pumpkin3", "pumpkins first, the tallest before others"),
        ("x:3.corn1", "pumpkins first"),
        ("x:1.pumpkin1 x:1.pumpkin1", "or not twice"),
        ("3.pumpkin1=1 3.pumpkin2=1 x:3.bean1", "then corn, then beans"),
        ("x:1.corn5", "cannot cross off '1.corn5'"),
        ("x:honey2", "from the far end"),
        ("x:honey3", "never crosses off that box of 'honey'"),
        ("x:main5", "never crosses off that box of 'main'"),
        ("x:split4 x:split3 x:split2 x:split1", "never crosses off that box of 'split'"),
        ("x:iris5", "from the far end"),
        ("x:apple7", "from the far end"),
        ("x:peach7", "never crosses off that box of 'peach'"),
        ("x:tractor", "'tractor' is safe"),
        ("mulch x:mulch", "'mulch' is complete"),
        ("x:star10", "the lowest star first (TS-19.11)"),
        ("x:star7", "cannot cross off 'star 7'"),
        ("x:roses1", "cannot cross off 'roses 1'"),
        ("x:tulip9", "cannot cross off 'tulip 9'"),
        ("x:tulip6 tulip=6", "fewer boxes left than are filled"),
        ("goods=120 x:star5", "more goods than boxes"),
    ],
)
def test_impossible_marks_of_edith_are_refused(filled: str, why: str) -> None:
    assert why in told(pick_position(filled, 1, dice=["2 shed-b", "3 market", "3 market", "6 hive-fruit-a"]))


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"title": "chess"}, "no position of Three Sisters"),
        ({"version": 2}, "'version' should be"),
        ({"players": 5}, "'players' should be"),
        ({"players": True}, "'players' should be"),
        ({"options": []}, "'options' should be an object"),
        ({"options": {"snow": True}}, "no option 'snow'"),
        ({"observer": 2}, "'observer' should be"),
        ({"round": 9}, "'round' should be"),
        ({"first": 2}, "'first' should be"),
        ({"pawn": "barn"}, "'pawn' should be one of"),
        ({"weather": "foggy", "options": {"weather": False}}, "exactly when the weather option is on"),
        ({"stage": "nap"}, "'stage' should be one of"),
        ({"dice": "none"}, "'dice' should be a list"),
        ({"dice": ["2 barn"]}, "A die reads '5 shed-a'"),
        ({"dice": ["22 shed-b"]}, "A die reads '5 shed-a'"),
        ({"dice": [7]}, "A die reads '5 shed-a'"),
        ({"dice": ["2 shed-b"] * 3}, "there should be 4 dice left"),
        ({"dice": ["3 market", "2 shed-b", "3 market", "6 hive-fruit-a"]}, "ascending value"),
        ({"dice": ["2 shed-b", "2 market", "3 market", "6 hive-fruit-a"]}, "next space clockwise"),
        (
            {"dice": ["2 shed-b", "3 hive-fruit-a", "3 hive-fruit-a", "6 hive-fruit-a"]},
            "next space clockwise",
        ),
        ({"dice": ["6 plant-water"] * 4}, "cannot lie"),
        ({"die": "2 shed-b"}, "'die' should be null"),
        ({"main": ["garden"]}, "only while a die is in use"),
        ({"main": "garden"}, "'main' should be a list"),
        ({"main": ["dessert"]}, "'main' lists"),
        ({"fixed": 3}, "only after a die was used"),
        ({"rained": 2}, "during a rain event only"),
        ({"crossings": 1}, "'crossings' should be from 0 to 0"),
        ({"owed": ["cake"]}, "'owed' lists extra actions"),
        ({"owed": ["water"] * 201}, "at most 200"),
        ({"owed": ["water"]}, "nobody has anything to decide"),
        ({"stage": "shared"}, "there should be 2 dice left"),
        ({"stage": "edith"}, "in the solo game only"),
        ({"stage": "cloudy"}, "Only a cloudy round"),
        ({"stage": "over", "dice": ["2 shed-b", "3 market"]}, "over after round 8"),
        ({"stage": "rest", "dice": ["2 shed-b", "3 market"]}, "nobody has anything to decide"),
        ({"sheets": []}, "'sheets' should be a list of 2"),
        ({"sheets": [{}, 3]}, "The sheet of player 1 should be an object"),
        ({"sheets": [{"cellar": {}}, {}]}, "A sheet has no 'cellar'"),
        ({"sheets": [{"garden": []}, {}]}, "'garden' should be an object"),
        ({"sheets": [{"shed": {"tulip": 1}}, {}]}, "no 'tulip' in the section 'shed'"),
        ({"sheets": [{"changed": 1}, {}]}, "'changed' should be true or false"),
        ({"sheets": [{"goods": True}, {}]}, "'goods' should be"),
        ({"cheese": 1}, "has no key 'cheese'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(keys: dict[str, Json], why: str) -> None:
    assert why in told(pick_position(**keys))


@pytest.mark.parametrize("written", [None, 3, "start", [], [{}]])
def test_what_is_no_object_is_no_position(written: Json) -> None:
    assert told(written) == "A position is a JSON object."


def test_marks_must_be_a_list_of_words() -> None:
    edith = {**sheet(""), "crossed": "mulch"}
    assert "'crossed' should be a list" in told(pick_position("", 1, sheets=[edith]))
    edith = {**sheet(""), "crossed": [3]}
    assert "cannot cross off '3'" in told(pick_position("", 1, sheets=[edith]))


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"stage": "shared", "dice": ["1 market", "1 market"]}, "no shared die in the solo game"),
        ({"stage": "use", "dice": ["1 market"] * 2}, "3 or 1 dice left"),
        ({"stage": "use", "die": None, "dice": ["1 market"] * 3}, "name the die in use"),
        ({"stage": "edith", "dice": ["1 market"] * 2, "main": ""}, "'crossings' should be from 1 to 1"),
        ({"stage": "edith", "dice": ["1 market"] * 2, "main": "", "crossings": 1}, "nobody has anything"),
        ({"stage": "edith", "dice": ["1 market"] * 2, "main": "", "crossings": 2}, "from 1 to 1"),
        ({"round": 1, "weather": "hot", "dice": ["1 market"] * 3}, "The weather of round 1 is foggy"),
        ({"fixed": 2, "dice": ["1 market"] * 3}, "only after a die was used"),
    ],
)
def test_a_solo_position_that_cannot_be_is_refused(keys: dict[str, Json], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        using("1 market", "", 1, **keys)


def test_the_shared_die_is_the_lowest_left() -> None:
    dice: list[Json] = ["1 shed-b", "2 market"]
    with pytest.raises(PositionError, match="lowest die left"):
        using("2 market", "", 2, stage="shared", dice=dice)


def test_nothing_is_owed_when_the_match_is_over() -> None:
    dice: list[Json] = ["1 shed-b", "2 market"]
    over: dict[str, Json] = {"stage": "over", "round": 8, "main": "", "die": None, "dice": dice}
    with pytest.raises(PositionError, match="Nothing is owed when the match is over"):
        using("2 market", **over, owed="bonus")
    assert using("2 market", **over).outcome is not None


def test_a_choice_of_the_shovel_is_had_when_it_is_loaded() -> None:
    state = using("1 market", "shovel compost=3")
    changed = state.position()
    sheets = changed["sheets"]
    assert isinstance(sheets, list)
    assert isinstance(sheets[0], dict)
    sheets[0]["changed"] = True
    assert TITLE.load(changed) == state
