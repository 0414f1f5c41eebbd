"""Every legal action has a path of its own, and nothing else is on offer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.tables.three_sisters import choosing
from game.tables.three_sisters.refusing import named_refusal
from rules.chance import Stream
from rules.three_sisters.actions import WATER, Plant, TakeDie, Water
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.title import TITLE
from tests.tables.three_sisters.sisters_playing import MODES, new_match, state_of
from ui.interpret import clashes


def decisions(players: int, seed: int, *, weather: bool) -> Iterator[ThreeSistersState]:
    """Every state of a random match in which something is asked."""
    match = new_match(players, weather=weather, seed=seed, persons=players)
    chance = Stream(seed)
    while match.outcome is None:
        yield state_of(match)
        legal = match.state.legal_actions()
        match.act(legal[chance.below(len(legal))])


LEFT = ["5 shed-a", "6 compost-goods"]
"""The dice that are left when all have used theirs."""


def loaded(**changes: object) -> ThreeSistersState:
    """Player 0 uses a die 5 from Shed Time, with some compost."""
    position: dict[str, object] = {
        "title": "three_sisters",
        "version": 1,
        "players": 2,
        "options": {"weather": "weather" in changes},
        "observer": None,
        "round": 3,
        "first": 0,
        "pawn": "hive-fruit-b",
        "weather": None,
        "dice": ["5 shed-a", "6 compost-goods", "6 compost-goods"],
        "stage": "use",
        "player": 0,
        "die": "5 shed-a",
        "main": ["garden", "rondel"],
        "fixed": None,
        "rained": 0,
        "crossings": 0,
        "owed": [],
        "sheets": [sheet(compost=4), sheet()],
        **changes,
    }
    state = TITLE.load(position)  # type: ignore[arg-type]
    assert isinstance(state, ThreeSistersState)
    return state


def sheet(**parts: object) -> dict[str, object]:
    """A sheet with what is named filled in."""
    empty: dict[str, object] = {part: {} for part in ("garden", "perennials", "fruit", "apiary", "shed")}
    return {**empty, "goods": 0, "compost": 1, "spent": 0, "changed": False, **parts}


@pytest.mark.parametrize(("players", "weather"), MODES)
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_paths_lead_to_exactly_the_legal_actions_and_never_to_two(
    players: int, seed: int, *, weather: bool
) -> None:
    for state in decisions(players, seed, weather=weather):
        pairs = choosing.options_of(state)
        assert {action for action, _path in pairs} == set(state.legal_actions())
        assert clashes(pairs) == []


@pytest.mark.parametrize("seed", [5, 6])
def test_carriers_are_brought_only_to_what_can_be_chosen(seed: int) -> None:
    own = {*choosing.TURNS}
    for state in decisions(2, seed, weather=True):
        pairs = choosing.options_of(state)
        firsts = {path[0] for _action, path in pairs if path}
        for carrier, accepted in choosing.carriers_of(state, pairs).items():
            assert accepted is None or accepted <= firsts | own, carrier


def test_a_die_can_be_brought_at_once_to_where_it_is_used() -> None:
    dice = ["5 shed-a", "5 shed-a", "6 compost-goods", "6 compost-goods"]
    state = loaded(stage="pick", die=None, main=[], dice=dice)
    options = choosing.options_of(state)
    paths = {path for action, path in options if isinstance(action, TakeDie) and action.value == 5}
    assert ("die.5", "hub") in paths
    assert ("die.5", "plant.5") in paths
    assert ("die.5", "track.tractor") in paths
    assert ("die.5", "plant.4") in paths, "compost may turn it"
    assert not any(goal.startswith("crop.") for _die, goal in paths)


def test_crops_are_planted_in_any_order_or_without_naming_the_zone() -> None:
    paths = {path for action, path in choosing.options_of(loaded()) if str(action) == "plant 5 corn1 corn2"}
    assert paths == {
        ("plant.5", "crop.5.corn1", "crop.5.corn2"),
        ("crop.5.corn1", "crop.5.corn2"),
        ("crop.5.corn2", "crop.5.corn1"),
    }


def test_in_windy_weather_the_zone_is_named_first() -> None:
    state = loaded(weather="windy")
    plants = [path for action, path in choosing.options_of(state) if isinstance(action, Plant)]
    assert plants
    assert all(path[0].startswith("plant.") for path in plants)


def test_a_turned_die_leaves_only_its_zone_in_reach() -> None:
    pairs = choosing.options_of(loaded(), aim=2)
    zones = {action.zone for action, _path in pairs if isinstance(action, Plant | Water)}
    assert zones == {2}
    assert any(path == ("track.shovel",) for _action, path in pairs), "the rondel action stays open"


def test_a_bonus_needs_its_token_only_where_something_else_fills_the_track_too() -> None:
    state = loaded(stage="event", die=None, main=[], dice=LEFT, owed=["bonus", "perennial"])
    pairs = choosing.options_of(state)
    texts = {path: str(action) for action, path in pairs}
    assert texts["track.iris",] == "perennial iris"
    assert texts["bonus", "track.iris"] == "bonus iris"
    assert texts["track.shovel",] == "bonus shovel"


def test_passing_both_actions_can_be_chosen_apart() -> None:
    garden = {
        f"5.{crop}{number}": height for number in range(1, 6) for crop, height in (("corn", 4), ("bean", 2))
    }
    sheds = {"mason_jars": 1, "pie_safe": 2, "shovel": 2, "fruit_bowl": 3, "rain_barrel": 2}
    sheds |= {"casserole_dish": 2, "fancy_labels": 3, "hive_tool": 3, "pitchfork": 1, "string_trimmer": 3}
    sheds |= {"wheelbarrow": 2, "mulch": 1, "tractor": 6, "carving_kit": 3, "seed_spreader": 4}
    done = sheet(garden={**garden, "5.pumpkin1": 2}, shed=sheds, goods=1)
    texts = {path: str(action) for action, path in choosing.options_of(loaded(sheets=[done, sheet()]))}
    assert texts[()] == "pass garden"
    assert texts["pass.garden",] == "pass garden"
    assert texts["pass.rondel",] == "pass rondel"
    assert texts["mulch", "track.iris"] == "mulch iris"


@pytest.mark.parametrize(
    ("selection", "target", "action"),
    [
        ((), "water.3", "water 3"),
        ((), "plant.3", "plant 3"),
        ((), "crop.3.bean1", "plant 3 bean1"),
        (("plant.3", "crop.3.corn1"), "crop.4.corn2", "plant 3 corn1 4:corn2"),
        ((), "track.wax", "apiary wax"),
        ((), "track.iris", "perennial iris"),
        (("bonus",), "track.wax", "bonus wax"),
        ((), "shovel", "shovel"),
        ((), "pass.rondel", "pass rondel"),
    ],
)
def test_an_attempt_says_what_was_meant(selection: tuple[str, ...], target: str, action: str) -> None:
    assert str(choosing.attempt_at(loaded(), selection, target)) == action


@pytest.mark.parametrize(
    ("selection", "target", "sentence"),
    [
        ((), "crop.5.bean1", "Bean in zone 5 climbs its corn, which must be two boxes high first."),
        ((), "track.wax", "There is no apiary action for Wax to use now."),
        ((), "shovel", "Your shovel is not complete yet."),
        ((), "plant.2", "Zone 2 costs 3 compost with this die, and you have 1."),
    ],
)
def test_a_refusal_speaks_as_the_sheet_does(selection: tuple[str, ...], target: str, sentence: str) -> None:
    state = loaded(sheets=[sheet(), sheet()])
    action = choosing.attempt_at(state, selection, target)
    assert action is not None
    refusal = named_refusal(state.refusal(action))
    assert refusal is not None
    assert refusal.reason == sentence


def test_owed_actions_are_named_in_a_refusal() -> None:
    state = loaded(owed=["bonus", "fruit", "fruit"])
    refusal = named_refusal(state.refusal(WATER[4]))
    assert refusal is not None
    assert refusal.reason == "Use the extra actions you are owed first: 1 bonus action, 2 fruit actions."
