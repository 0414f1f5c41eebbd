"""Rulebook chapter 21: every reason, and which comes first."""

import pytest

from rules.three_sisters import TITLE, reasons
from rules.three_sisters.reasons import Reason, word_of
from rules.three_sisters.state import ThreeSistersState
from rules.title import Action, Json, NotationError
from tests.rules.three_sisters.sisters_kit import before_event, event, legal, new, owing, play, refused, using

LIST = (
    "bad-notation game-over not-your-turn pending-first nothing-owed not-owned no-such-die not-lowest "
    "lightning cold value-fixed no-compost not-here planted crossed corn-too-low too-many windy "
    "nothing-grows full hive-closed garden-barred no-target must-act"
)


def over() -> ThreeSistersState:
    """A match that has ended."""
    state = before_event("", 8)
    play(state, "goods")
    return state


EVERY: list[tuple[str, ThreeSistersState, str]] = [
    ("bad-notation", using("5 shed-a", "compost=2 3.corn1=1"), "water 3 compost 1"),
    ("game-over", over(), "done"),
    ("not-your-turn", new(2, [1, 2, 3, 4]).observe(1), "die 1 hive-fruit-a"),
    ("pending-first", using("1 shed-a", owed="bonus"), "shed mulch"),
    ("nothing-owed", using("1 shed-a"), "fruit apple"),
    ("not-owned", using("1 shed-a"), "shovel"),
    ("not-owned", using("1 shed-a"), "mulch iris"),
    ("no-such-die", new(2, [1, 2, 3, 4]), "die 5 hive-fruit-a"),
    ("no-such-die", new(2, [1, 2, 3, 4]), "die 1 shed-a"),
    ("lightning", using("1 shed-a", "1.corn1=1", weather="lightning"), "water 1"),
    ("cold", using("1 hive-fruit-a", weather="cold"), "apiary main"),
    ("value-fixed", using("1 plant-water", "compost=2", main="rondel", fixed=2), "plant 1 corn1"),
    ("no-compost", using("1 shed-a", "spent=1"), "plant 2 corn1"),
    ("no-compost", using("1 shed-a", "shovel compost=2"), "shovel"),
    ("not-here", using("1 shed-a"), "plant 1 corn5"),
    ("not-here", using("1 shed-a"), "plant 1 2:corn1"),
    ("planted", using("1 shed-a", "1.corn1=1"), "plant 1 corn1"),
    ("crossed", using("1 shed-a", "x:1.pumpkin1", 1), "plant 1 pumpkin1"),
    ("crossed", using("1 shed-a", "x:mulch", 1), "shed mulch"),
    ("corn-too-low", using("1 shed-a"), "plant 1 bean1"),
    ("too-many", using("1 shed-a"), "plant 1 corn1 corn2 corn3"),
    ("windy", using("1 shed-a", weather="windy"), "plant 1 corn1"),
    ("nothing-grows", using("1 shed-a"), "water 1"),
    ("full", using("1 shed-a", "mulch"), "shed mulch"),
    ("full", owing("perennial", "iris"), "perennial iris"),
    ("hive-closed", owing("apiary"), "apiary wax"),
    ("garden-barred", owing("bonus"), "bonus corn1"),
    ("must-act", using("1 shed-a"), "pass garden"),
    ("must-act", owing("fruit"), "pass extra"),
]


@pytest.mark.parametrize(("word", "state", "line"), EVERY, ids=lambda value: str(value)[:24])
def test_each_reason_is_given(word: str, state: ThreeSistersState, line: str) -> None:
    assert refused(state, line) == word


def test_no_reason_of_the_rulebook_is_missing() -> None:
    shown = {word for word, _, _ in EVERY} | {"not-lowest", "no-target"}  # TS-19.4, TS-16.9
    assert shown == set(LIST.split())
    known = {value.word for value in vars(reasons).values() if isinstance(value, Reason)}
    assert known == set(LIST.split())


@pytest.mark.parametrize(
    ("first", "state", "line"),
    [
        ("bad-notation", using("5 shed-a", "compost=2 3.corn1=1", weather="lightning"), "water 3 compost 1"),
        ("pending-first", using("1 market", owed="bonus"), "mulch iris"),  # and no mulch is complete
        ("lightning", using("1 shed-a", "spent=1", weather="lightning"), "water 2"),
        ("lightning", using("1 plant-water", main="rondel", fixed=2, weather="lightning"), "water 1"),
        ("cold", using("1 hive-fruit-a", "main", weather="cold"), "apiary main"),
        ("value-fixed", using("1 plant-water", main="rondel", fixed=2), "plant 1 corn5"),
        ("no-compost", using("1 shed-a", "spent=1"), "plant 3 bean1"),
        ("not-here", using("1 shed-a", "1.corn1=1"), "plant 1 corn1 corn5"),
        ("planted", using("1 shed-a", "1.corn1=1"), "plant 1 bean2 corn1 corn2"),
        ("crossed", using("1 shed-a", "x:1.pumpkin1", 1), "plant 1 bean1 pumpkin1"),
        ("corn-too-low", using("1 shed-a"), "plant 1 bean1 corn1 corn2"),
        ("too-many", using("1 shed-a", weather="windy"), "plant 1 corn1 corn2 corn3"),
        ("no-compost", using("1 shed-a", "shovel spent=1"), "shovel"),
        ("full", owing("bonus", "main"), "bonus main"),
    ],
)
def test_of_several_reasons_the_first_of_the_list_is_given(
    first: str, state: ThreeSistersState, line: str
) -> None:
    assert refused(state, line) == first


def test_an_action_of_another_game_is_no_action_here() -> None:
    refusal = using("1 shed-a").refusal(Action("castle"))
    assert refusal is not None
    assert word_of(refusal) == "bad-notation"


def test_a_line_that_cannot_be_read_says_what_could_be() -> None:
    with pytest.raises(NotationError, match="is no action of Three Sisters"):
        TITLE.parse("castle")


def test_refusals_name_what_is_in_the_way() -> None:
    state = using("5 shed-a", "compost=1 3.corn1=1")
    refusal = state.refusal(TITLE.parse("water 3"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (
        "TS-5.7",
        "Zone 3 costs 2 compost with this die, and you have 1.",
    )
    pending = using("1 shed-a", owed="bonus, perennial iris").refusal(TITLE.parse("shed mulch"))
    assert pending is not None
    assert pending.reason == "Use the extra actions you are owed first: bonus, perennial iris."


def test_a_die_waits_for_the_bonus() -> None:
    dice: list[Json] = ["1 shed-a"] * 4
    state = using("1 shed-a", "shovel compost=3", 2, main="", stage="pick", dice=dice, die=None)
    play(state, "shovel")
    assert refused(state, "die 1 shed-a") == "pending-first"


def test_done_is_for_windows_only() -> None:
    assert refused(using("1 shed-a"), "done") == "nothing-owed"
    assert refused(event("shed"), "done") == "nothing-owed"
    rain = event("rain", "shovel compost=9 1.corn1=1")
    play(rain, "shovel")
    assert refused(rain, "done") == "pending-first"
    assert legal(rain, "done") == []


def test_edith_asks_for_nothing_while_a_bonus_is_owed() -> None:
    die = "2 shed-b"
    state = using(
        die,
        "2.pumpkin1=1 shovel compost=9",
        1,
        main="",
        owed="",
        dice=[die, die, die],
        stage="edith",
        crossings=1,
        round=2,
    )
    assert legal(state, "edith") == [f"edith corn{n}" for n in range(1, 6)]
    play(state, "shovel")
    assert refused(state, "edith corn1") == "pending-first"
