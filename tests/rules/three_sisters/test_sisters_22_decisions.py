"""Rulebook chapter 22: how actions are written, and when each is legal."""

import pytest

from rules.three_sisters import TITLE
from rules.three_sisters.actions import WATER, noted, plant
from rules.three_sisters.events import DiceRolled
from rules.title import NotationError
from tests.rules.three_sisters.sisters_kit import (
    event,
    expect,
    is_legal,
    legal,
    new,
    owed,
    owing,
    play,
    refused,
    using,
)

FULL_2 = " ".join(f"2.corn{n}=4 2.bean{n}=2" for n in range(1, 6)) + " 2.pumpkin1=4 spent=1"


@pytest.mark.rule("TS-22.1")
def test_ts_22_1_die() -> None:
    state = new(2, [5, 5, 2, 2])
    assert legal(state) == ["die 2 hive-fruit-a", "die 5 plant-water"]
    solo = new(1, [5, 5, 5, 5])
    assert legal(solo) == ["die 5 hive-fruit-a"]
    play(solo, "die 5 hive-fruit-a", "fruit apple", "plant 5 corn1")
    assert legal(solo) == ["die 5 hive-fruit-a"]  # forced, and asked
    for passing in ("pass garden", "pass rondel", "pass extra", "done"):
        assert refused(state, passing) == "nothing-owed"


@pytest.mark.rule("TS-22.2")
def test_ts_22_2_plant() -> None:
    state = using("3 compost-goods", "3.corn1=2 3.corn2=4 3.corn3=1 3.pumpkin1=1 spent=1")
    assert legal(state, "plant") == [
        "plant 3 corn4",
        "plant 3 bean1",
        "plant 3 bean2",
        "plant 3 pumpkin2",
        "plant 3 corn4 bean1",
        "plant 3 corn4 bean2",
        "plant 3 corn4 pumpkin2",
        "plant 3 bean1 bean2",
        "plant 3 bean1 pumpkin2",
        "plant 3 bean2 pumpkin2",
    ]
    assert TITLE.parse("plant 3 pumpkin1 corn2") is TITLE.parse("plant 3 corn2 pumpkin1")
    assert str(TITLE.parse("PLANT 3  pumpkin1 bean2 corn2")) == "plant 3 corn2 bean2 pumpkin1"
    assert str(TITLE.parse("plant 3 4:corn1 corn2")) == "plant 3 corn2 4:corn1"
    for odd in ("plant 3 corn1 corn1", "plant 3 corn1 4:corn2 4:corn2", "plant 1 corn1 corn2 corn3 pumpkin1"):
        assert str(TITLE.parse(odd)) == odd  # never legal, and still written as it was read
    assert len({text.split()[1] for text in legal(owing("plant"), "plant")}) == 6


@pytest.mark.rule("TS-22.2")
def test_ts_22_2_the_number_of_plantings_of_an_empty_zone() -> None:
    counts = [len(legal(using(f"{zone} shed-a", "spent=1"), "plant")) for zone in range(1, 7)]
    assert counts == [6 + 15] * 6  # six crops can be planted in each: corn and pumpkins
    assert len(legal(using("1 shed-a", "spent=1 seed_spreader"), "plant")) == 6 + 15 + 20


@pytest.mark.rule("TS-22.3")
def test_ts_22_3_water() -> None:
    planted = "1.corn1=1 2.corn1=4 3.corn1=3 4.pumpkin3=1"
    assert legal(using("2 shed-a", f"{planted} compost=2"), "water") == ["water 1", "water 3"]
    assert legal(owing("water", f"{planted} spent=1")) == ["water 1", "water 3"]


@pytest.mark.rule("TS-22.4")
def test_ts_22_4_a_note_of_the_compost_must_equal_the_cost() -> None:
    action = TITLE.parse("water 3 compost 2")
    assert action is noted(WATER[2], 2)
    assert str(action) == "water 3 compost 2"
    assert TITLE.parse("plant 3 corn2 compost 1") is noted(plant(2, 0b10), 1)
    state = using("5 shed-a", "3.corn1=1 compost=5")
    assert state.refusal(action) is None
    assert refused(state, "water 3 compost 1") == "bad-notation"
    assert refused(state, "plant 4 corn1 compost 0") == "bad-notation"
    assert refused(owing("water", "3.corn1=1 compost=5"), "water 3 compost 2") == "bad-notation"
    play(state, "water 3 compost 2")
    expect(state, "3.corn1=2 compost=3")


@pytest.mark.rule("TS-22.5")
def test_ts_22_5_pass_garden() -> None:
    assert is_legal(using("2 shed-a", FULL_2), "pass garden")
    assert refused(using("2 shed-a"), "pass garden") == "must-act"
    assert refused(using("2 shed-a", FULL_2, main="rondel"), "pass garden") == "nothing-owed"


@pytest.mark.rule("TS-22.6")
def test_ts_22_6_shed() -> None:
    fork = "pitchfork"
    for state in (using("2 shed-a", fork, main="rondel"), owing("shed", fork), event("shed", fork)):
        assert len(legal(state)) == 14
        assert refused(state, "shed pitchfork") == "full"
        assert is_legal(state, "shed shovel")
    assert len(legal(owing("shed", "x:mulch", 1))) == 14


@pytest.mark.rule("TS-22.7")
def test_ts_22_7_goods() -> None:
    assert legal(using("2 compost-goods", main="rondel")) == ["goods"]
    assert refused(using("2 compost-goods", main="garden"), "goods") == "nothing-owed"


@pytest.mark.rule("TS-22.8")
def test_ts_22_8_apiary_and_fruit() -> None:
    space = using("2 hive-fruit-b", "main apple", main="rondel")
    assert legal(space) == [
        "apiary wax",
        "apiary honey",
        "apiary split",
        "fruit peach",
        "fruit blackberry",
        "fruit raspberry",
    ]
    assert {text.split()[0] for text in legal(owing("apiary"))} == {"apiary"}
    assert refused(owing("apiary"), "fruit apple") == "nothing-owed"
    assert legal(owing("fruit peach")) == ["fruit peach"]


@pytest.mark.rule("TS-22.9")
def test_ts_22_9_market() -> None:
    state = using("2 market", "goods=70", main="rondel")
    assert legal(state) == ["market"]
    play(state, "market")
    assert owed(state) == "bonus, perennial, perennial"


@pytest.mark.rule("TS-22.10")
def test_ts_22_10_mulch() -> None:
    state = using("2 market", "mulch iris")
    others = [f"mulch {name}" for name in ("tulip", "hydrangea", "hyacinth", "crocus", "daffodil")]
    assert legal(state, "mulch") == others
    play(state, "plant 2 corn1")
    assert legal(state, "mulch") == others
    assert refused(using("2 market", "mulch", main="garden"), "mulch iris") == "nothing-owed"


@pytest.mark.rule("TS-22.11")
def test_ts_22_11_pass_rondel() -> None:
    for die in ("2 shed-a", "2 hive-fruit-a", "2 compost-goods", "2 market", "2 plant-water"):
        assert refused(using(die), "pass rondel") == "must-act"
    assert is_legal(using("2 plant-water", FULL_2), "pass rondel")
    assert refused(using("2 shed-a", main="garden"), "pass rondel") == "nothing-owed"


@pytest.mark.rule("TS-22.12")
def test_ts_22_12_perennial() -> None:
    assert len(legal(owing("perennial"))) == 6
    assert legal(owing("perennial", "tulip hydrangea iris hyacinth crocus")) == ["perennial daffodil"]
    assert legal(owing("perennial iris")) == ["perennial iris"]
    assert legal(owing("perennial iris, perennial tulip")) == ["perennial tulip", "perennial iris"]


@pytest.mark.rule("TS-22.13")
def test_ts_22_13_bonus() -> None:
    state = owing("bonus, bonus", "main")
    targets = [text.split()[1] for text in legal(state)]
    assert len(targets) == len(set(targets)) == 6 + 4 + 3 + 15
    play(state, "bonus shovel", "bonus mulch")
    expect(state, "shovel=1 mulch=1")


@pytest.mark.rule("TS-22.14")
def test_ts_22_14_shovel() -> None:
    state = using("2 shed-a", "shovel compost=4")
    assert legal(state)[-1] == "shovel"
    play(state, "shovel")
    assert owed(state) == "bonus"
    die = "2 shed-b"
    asked = using(
        die,
        "2.pumpkin1=1 shovel compost=9",
        1,
        main="",
        dice=[die, die, die],
        stage="edith",
        crossings=1,
        round=2,
    )
    play(asked, "shovel", "bonus iris")
    assert legal(asked, "edith", "shovel")[-1] == "shovel"


@pytest.mark.rule("TS-22.15")
def test_ts_22_15_pass_extra_only_when_the_shovel_could_help() -> None:
    state = owing("water", "shovel compost=3 main=5 split=1")
    assert legal(state) == ["pass extra", "shovel"]
    asked = state.copy()
    play(state, "pass extra")
    assert state.current_player == 1
    play(asked, "shovel", "bonus split", "plant 1 corn1", "water 1")  # now something can be watered
    expect(asked, "1.corn1=2")
    assert refused(owing("fruit", "shovel compost=3"), "pass extra") == "must-act"
    assert refused(using("2 shed-a", "shovel compost=3"), "pass extra") == "nothing-owed"


@pytest.mark.rule("TS-22.16")
def test_ts_22_16_done() -> None:
    state = event("rain", "shovel compost=6 1.corn1=1")
    assert legal(state) == ["done", "shovel"]
    play(state, "shovel")
    assert refused(state, "done") == "pending-first"
    play(state, "bonus iris", "done")
    assert state.round == 3


@pytest.mark.rule("TS-22.17")
def test_ts_22_17_edith() -> None:
    die = "2 shed-b"
    state = using(die, "2.pumpkin1=1", 1, main="", dice=[die, die, die], stage="edith", crossings=1, round=2)
    assert legal(state) == [f"edith corn{n}" for n in range(1, 6)]
    assert refused(state, "edith bean1") == "nothing-owed"
    assert refused(state, "edith pumpkin1") == "nothing-owed"
    assert refused(state, "done") == "nothing-owed"
    assert refused(using("2 shed-a"), "edith corn1") == "nothing-owed"


@pytest.mark.rule("TS-22.18")
def test_ts_22_18_rolls_and_the_draw_are_no_choice() -> None:
    assert DiceRolled(1, (1, 1, 2, 2, 4, 6), (0, 0, 1, 1, 2, 3), 4).text == "roll 1 1 2 2 4 6"
    for line in ("roll 1 1 2 2 4 6", "first 0"):
        with pytest.raises(NotationError, match="by chance"):
            TITLE.parse(line)
    assert new(3, first=2).position()["first"] == 2


@pytest.mark.rule("TS-22.19")
def test_ts_22_19_both_actions_are_open_until_one_is_used() -> None:
    state = using("2 plant-water", "2.corn1=1 mulch")
    verbs = {text.split()[0] for text in legal(state)}
    assert verbs == {"plant", "water", "mulch"}
    play(state, "water 2")
    assert state.decision is not None
    assert state.decision.details["main"] == ["rondel"]
    mulched = using("2 plant-water", "2.corn1=1 mulch")
    play(mulched, "mulch iris")
    assert mulched.decision is not None
    assert mulched.decision.details["main"] == ["garden"]


@pytest.mark.rule("TS-22.19")
def test_ts_22_19_after_pass_garden_a_plant_is_the_rondel_action() -> None:
    state = using("2 plant-water", f"{FULL_2.replace('spent=1', '')} compost=1")
    play(state, "pass garden", "plant 3 corn1")
    assert state.current_player == 1
    other = using("2 plant-water", f"{FULL_2.replace('spent=1', '')} compost=1")
    play(other, "pass rondel", "plant 3 corn1")
    assert other.current_player == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "is no action"),
        ("die 7 shed-a", "is no action"),
        ("die 1", "is no action"),
        ("shed garage", "After 'shed' comes one of"),
        ("bonus", "is no action"),
        ("bonus queen", "After 'bonus' comes one of"),
        ("plant 3 rose1", "'rose1' is no crop"),
        ("plant 3 7:corn1", "'7:corn1' is no crop"),
        ("plant x corn1", "is no action"),
        ("water 3 soon", "takes a zone"),
        ("water 3 compost lots", "takes a zone"),
        ("water 3 compost -1", "takes a zone"),
        ("edith corn9", "After 'edith' comes one of"),
        ("pass tea", "is no action"),
    ],
)
def test_bad_lines_are_refused_with_a_sentence(line: str, told: str) -> None:
    with pytest.raises(NotationError, match=told) as caught:
        TITLE.parse(line)
    assert str(caught.value).endswith(".")
