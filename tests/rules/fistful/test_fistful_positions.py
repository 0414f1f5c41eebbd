"""Positions as JSON: there and back, and every kind that cannot be."""

import json
from collections.abc import Callable

import pytest

from rules.chance import Seeded, Stream
from rules.fistful import TITLE
from rules.fistful.state import FistfulState
from rules.title import Json, PositionError
from tests.rules.fistful.fistful_kit import harvest, new, play, reap, ripe, table

Position = dict[str, Json]
SETUPS: list[tuple[int, dict[str, Json]]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (4, {"no_repeats": True, "late_goals": True}),
    (3, {"no_repeats": True}),
    (2, {"no_repeats": True}),
]


def there_and_back(state: FistfulState) -> None:
    """Through JSON text, to an equal state that writes the same position."""
    position = state.position()
    again = TITLE.load(json.loads(json.dumps(position)))
    assert again == state
    assert again.position() == position


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_position_comes_back_equal_at_every_ply(players: int, options: dict[str, Json]) -> None:
    state = TITLE.new(TITLE.meta.setup(players, options), Seeded(5))
    pick = Stream(5)
    there_and_back(state)
    while state.current_player is not None:
        actions = state.legal_actions()
        state.apply(actions[pick.below(len(actions))], Seeded(5))
        there_and_back(state)
        for player in range(players):
            there_and_back(state.observe(player))


def test_a_position_reads_as_the_table_looks() -> None:
    assert passing().position() == {
        "title": "fistful",
        "version": 1,
        "players": 4,
        "options": {"no_repeats": False, "late_goals": False},
        "observer": None,
        "season": 1,
        "round": 1,
        "phase": "pass",
        "starter": 1,
        "turn": 2,
        "field": ["CAPW.", ".....", "..#..", ".....", "....."],
        "hands": [
            {"carrot": 3, "wheat": 2},
            {"carrot": 2, "wheat": 3},
            {"apple": 2, "potato": 3},
            {"apple": 3, "potato": 2},
        ],
        "produce": ["carrot", "wheat", "apple", "potato"],
        "plantings": ["a1", "b1", "c1", "d1"],
        "passes": ["carrot", "apple"],
        "past": [],
    }


def test_what_is_left_out_is_forgotten_and_not_wrong() -> None:
    position = passing().position()
    del position["plantings"], position["past"], position["options"], position["title"]
    state = TITLE.load(position)
    assert state.plantings == []
    assert state.passes == [1, 3]
    assert state.determinize(0, Stream(1)).observe(0) == state.observe(0)


def test_an_observation_is_loaded_and_guessed_from() -> None:
    seen = TITLE.load(passing().observe(2).position())
    assert seen.observer == 2
    assert seen.determinize(2, Stream(3)) == passing().determinize(2, Stream(3))


# --- positions that cannot be -------------------------------------------------------------


def passing() -> FistfulState:
    """Two of four have chosen what to pass."""
    state = table(
        """
        spring, round 1, plant, starter 1, turn 0
        .....  0 carrot CCCWWW
        .....  1 wheat  CCCWWW
        ..#..  2 apple  AAAPPP
        .....  3 potato AAAPPP
        .....
        """
    )
    play(state, "1: plant carrot a1", "2: plant apple b1", "3: plant potato c1", "0: plant wheat d1")
    play(state, "1: pass carrot", "2: pass apple")
    return state


def second_round() -> FistfulState:
    """After a swap: player 2 plants next."""
    state = passing()
    play(state, "3: pass potato", "0: pass wheat")
    return state


def over() -> FistfulState:
    """After the last harvest."""
    past = [harvest("CWAP", [9, 8, 7, 6], [3, 2, 1, 0]), harvest("APCW", [7, 6, 9, 8], [1, 0, 3, 2])]
    state = ripe("PWPAP / ACWWW / CW#CP / AAPAA / CWCPC", "autumn", past=past)
    reap(state)
    return state


def seen() -> FistfulState:
    """What player 0 sees after the swap."""
    return second_round().observe(0)


def three() -> FistfulState:
    """Three players at the start."""
    return new(3)


Base = Callable[[], FistfulState]
WRONG: list[tuple[str, Base, str, Json, str]] = [
    ("another title", passing, "title", "sunfield", "no position of A Fistful of Seeds, version 1"),
    ("another version", passing, "version", 2, "'version' should be a whole number from 1 to 1"),
    ("version as text", passing, "version", "1", "'version' should be a whole number"),
    ("no players", passing, "players", None, "'players' should be a whole number from 2 to 4"),
    ("five players", passing, "players", 5, "'players' should be a whole number from 2 to 4"),
    ("true players", passing, "players", True, "'players' should be a whole number from 2 to 4"),
    ("half a player", passing, "players", 3.5, "'players' should be a whole number from 2 to 4"),
    ("other players than hands", passing, "players", 3, "'hands' should be a list with 3 entries"),
    ("options as a list", passing, "options", [], "'options' should be an object"),
    ("unknown option", passing, "options", {"rain": True}, "has no option 'rain'"),
    ("option of a wrong kind", passing, "options", {"no_repeats": 1}, "'no_repeats' can be: false, true"),
    ("late goals for three", three, "options", {"late_goals": True}, r"for 4 players \(FS-7\.3\)"),
    ("observer from afar", passing, "observer", 4, "'observer' should be a whole number from 0 to 3"),
    ("observer as text", passing, "observer", "0", "'observer' should be a whole number from 0 to 3"),
    ("fourth season", passing, "season", 4, "'season' should be a whole number from 1 to 3"),
    ("season without a past", passing, "season", 2, "'past' should hold 1 harvests"),
    ("round zero", passing, "round", 0, "'round' should be a whole number from 1 to 6"),
    ("seventh round", passing, "round", 7, "'round' should be a whole number from 1 to 6"),
    ("round not yet reached", passing, "round", 2, r"8 plots are planted, not 4 \(FS-3\.1\)"),
    ("unknown phase", passing, "phase", "sowing", "'phase' should be one of: plant, pass, over"),
    ("phase as a number", passing, "phase", 0, "'phase' should be one of: plant, pass, over"),
    ("phase too early", passing, "phase", "plant", r"2 plots are planted, not 4 \(FS-3\.1\)"),
    ("over too soon", passing, "phase", "over", r"over after the last round of autumn \(FS-2\.4\)"),
    ("going on too long", over, "phase", "pass", r"nothing to swap \(FS-3\.5\)"),
    ("starter from afar", passing, "starter", 4, "'starter' should be a whole number from 0 to 3"),
    ("negative turn", passing, "turn", -1, "'turn' should be a whole number from 0 to 3"),
    ("turn when over", over, "turn", 1, r"over after the last round of autumn \(FS-2\.4\)"),
    ("field as text", passing, "field", "CAPW.", "'field' should be a list with 5 entries"),
    ("four rows", passing, "field", ["CAPW.", ".....", "..#..", "....."], "a list with 5 entries"),
    (
        "uneven rows",
        passing,
        "field",
        ["CAPW", "......", "..#..", ".....", "....."],
        "'field' should be 5 rows of 5 letters",
    ),
    (
        "a row that is a number",
        passing,
        "field",
        ["CAPW........#............", 1, 2, 3, 4],
        "'field' should be 5 rows of 5 letters",
    ),
    (
        "unknown plant",
        passing,
        "field",
        ["XAPW.", ".....", "..#..", ".....", "....."],
        "'field' should be 5 rows of 5 letters",
    ),
    (
        "two farmhouses",
        passing,
        "field",
        ["CAPW.", "....#", "..#..", ".....", "....."],
        r"stands in the middle of the field, on c3 \(FS-1\.1\)",
    ),
    (
        "no farmhouse",
        passing,
        "field",
        ["CAPW.", ".....", ".....", ".....", "....."],
        r"stands in the middle of the field, on c3 \(FS-1\.1\)",
    ),
    (
        "a plant too many",
        passing,
        "field",
        ["CAPWC", ".....", "..#..", ".....", "....."],
        r"4 plots are planted, not 5 \(FS-3\.1\)",
    ),
    (
        "a plant of another kind",
        passing,
        "field",
        ["CAPC.", ".....", "..#..", ".....", "....."],
        r"only 6 seeds of each kind \(FS-1\.2\)",
    ),
    ("hands as an object", passing, "hands", {}, "'hands' should be a list with 4 entries"),
    ("three hands", passing, "hands", [{}, {}, {}], "'hands' should be a list with 4 entries"),
    ("a hand that is a list", passing, "hands", [[], {}, {}, {}], "A hand is an object such as"),
    ("a hand with barley", passing, "hands", [{"barley": 5}, {}, {}, {}], "A hand is an object such as"),
    ("half a seed", passing, "hands", [{"carrot": 0.5}, {}, {}, {}], "a whole number of each kind"),
    ("negative seeds", passing, "hands", [{"carrot": -1}, {}, {}, {}], "a whole number of each kind"),
    ("true seeds", passing, "hands", [{"carrot": True}, {}, {}, {}], "a whole number of each kind"),
    ("seeds without end", passing, "hands", [{"carrot": 10**30}, {}, {}, {}], "a whole number of each"),
    ("empty hands", passing, "hands", [{}, {}, {}, {}], r"Hand 0 should hold 5 seeds \(FS-3\.5\)"),
    ("a hidden hand in a true position", passing, "hands", ["?", "?", "?", "?"], "Only the hands of others"),
    ("an own hidden hand", seen, "hands", ["?", "?", "?", "?"], "Only the hands of others"),
    ("hidden hands without seeds", over, "hands", ["?", "?", "?", "?"], "Only the hands of others"),
    (
        "hands that are not secret",
        passing,
        "observer",
        0,
        r"Hand 1 is secret from player 0: write '\?' \(FS-3\.3\)",
    ),
    ("produce as text", passing, "produce", "CWAP", "'produce' should be a list with 4 entries"),
    ("an unknown goal", passing, "produce", ["corn", None, None, None], "'produce' has an entry that is"),
    ("a goal twice", passing, "produce", ["carrot", "carrot", "apple", "wheat"], r"together \(FS-1\.3"),
    ("no goals", passing, "produce", [None] * 4, r"Hand 0 should have a produce card \(FS-2\.2\)"),
    ("goals too early", three, "produce", ["carrot", "wheat", "apple"], r"should not have .* \(FS-6\.2\)"),
    ("hidden goals in a true position", passing, "produce", ["?"] * 4, "exactly the goals of others are"),
    ("an own hidden goal", seen, "produce", ["?"] * 4, r"exactly the goals of others are '\?' \(FS-2\.2\)"),
    ("plantings as text", passing, "plantings", "a1", "'plantings' should be a list"),
    ("plantings off the field", passing, "plantings", ["f1"], "'plantings' lists plots such as 'b3'"),
    ("plantings as numbers", passing, "plantings", [0], "'plantings' lists plots such as 'b3'"),
    ("plantings on free plots", passing, "plantings", ["e5"], "lists plots that are planted, each once"),
    ("plantings on the farmhouse", passing, "plantings", ["c3"], "plots that are planted, each once"),
    ("plantings twice", passing, "plantings", ["a1", "a1"], "lists plots that are planted, each once"),
    (
        "plantings that stop before the passes",
        second_round,
        "plantings",
        ["a1"],
        "should go back as far as 'passes'; it lists: a1",
    ),
    ("passes as text", passing, "passes", "carrot", "'passes' should be a list"),
    ("passes of corn", passing, "passes", ["corn"], "'passes' has an entry that is none of carrot"),
    ("passes of nothing", passing, "passes", [None, None], "'passes' has an entry that is none of carrot"),
    ("too few passes", passing, "passes", ["carrot"], r"whole swaps and those who have chosen"),
    ("too many passes", passing, "passes", ["carrot"] * 6, r"whole swaps and those who have chosen"),
    ("half a swap", second_round, "passes", ["carrot"] * 3, r"whole swaps and those who have chosen"),
    ("a pass not in the hand", passing, "passes", ["potato", "apple"], r"cannot have come .*\(FS-3\.2\)"),
    (
        "a swap that cannot have been",
        second_round,
        "passes",
        ["wheat", "apple", "potato", "wheat"],
        r"cannot have come from these plantings and passes \(FS-3\.2\)",
    ),
    ("hidden passes in a true position", passing, "passes", ["?", "apple"], "Only an observation has"),
    ("an own pass forgotten", seen, "passes", ["?", "?", "potato", "?"], "exactly the passes between others"),
    (
        "passes of others known",
        seen,
        "passes",
        ["apple", "apple", "potato", "wheat"],
        "exactly the passes between others",
    ),
    ("an own pass that cannot be", seen, "passes", ["?", "?", "apple", "wheat"], r"\(FS-3\.2\)"),
    ("past as an object", over, "past", {}, "'past' should be a list"),
    ("a past that is a number", over, "past", [1, 2, 3], "'past' lists an object a harvest"),
    ("a season missing", over, "past", [], "'past' should hold 3 harvests"),
    ("a past without points", over, "past", [{}, {}, {}], "'produce' should be a list with 4 entries"),
    (
        "past points as text",
        over,
        "past",
        [{"produce": ["carrot", "wheat", "apple", "potato"], "points": ["1", 2, 3, 4], "sacks": []}],
        "The points of a harvest are whole numbers from 0",
    ),
    (
        "negative past points",
        over,
        "past",
        [harvest("CWAP", [-1, 2, 3, 4], [0, 1, 2, 3])],
        "The points of a harvest are whole numbers from 0",
    ),
    (
        "sacks that do not fit",
        over,
        "past",
        [harvest("CWAP", [1, 2, 3, 4], [3, 2, 1, 0])],
        r"For these points the sacks are \[0, 1, 2, 3\] \(FS-5\.1\)",
    ),
    (
        "a past goal that is hidden",
        over,
        "past",
        [{"produce": ["?"] * 4, "points": [4, 3, 2, 1], "sacks": [3, 2, 1, 0]}] * 3,
        r"goals of past harvests are known to all \(FS-2\.2\)",
    ),
    (
        "a past goal twice",
        over,
        "past",
        [harvest("CWAA", [1, 2, 3, 4], [0, 1, 2, 3])] * 3,
        r"past harvest cannot be dealt together \(FS-1\.3, FS-7\.2\)",
    ),
    (
        "another last harvest than the field shows",
        over,
        "past",
        [harvest("CWAP", [1, 2, 3, 4], [0, 1, 2, 3])] * 3,
        r"should be worth \[4, 10, 16, 6\] \(FS-4\)",
    ),
    (
        "other goals than the last harvest counted",
        over,
        "produce",
        ["wheat", "carrot", "apple", "potato"],
        r"goals of the last harvest",
    ),
]


@pytest.mark.parametrize(
    ("base", "key", "value", "reason"), [case[1:] for case in WRONG], ids=[c[0] for c in WRONG]
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    base: Base, key: str, value: Json, reason: str
) -> None:
    position: Position = base().position()
    TITLE.load(position)
    with pytest.raises(PositionError, match=reason):
        TITLE.load(position | {key: value})


@pytest.mark.parametrize("position", [None, True, 1, "fistful", [], [1], {}])
def test_what_is_no_position_at_all_is_refused(position: Json) -> None:
    with pytest.raises(PositionError):
        TITLE.load(position)


def test_there_are_many_kinds_of_wrong() -> None:
    assert len({reason for *_, reason in WRONG}) >= 25
