"""Events: what is told, in order, as plain facts."""

from __future__ import annotations

from rules.three_sisters import TITLE, events
from rules.title import Event, Json
from tests.contract.moments import walk
from tests.contract.titles_under_test import cases_of
from tests.rules.three_sisters.sisters_kit import before_event, event, owing, play, using


def facts(told: list[Event]) -> list[dict[str, Json]]:
    """The events as plain data."""
    return [each.facts() for each in told]


def types(told: list[Event]) -> list[str]:
    """The types of the events."""
    return [str(each.facts()["type"]) for each in told]


def test_a_harvest_is_told_box_by_box() -> None:
    state = using("1 shed-a", "1.corn1=3 1.pumpkin1=3 1.pumpkin2=2 2.corn1=1")
    assert facts(play(state, "water 1")) == [
        {
            "type": "zone_watered",
            "player": 0,
            "zone": 1,
            "crops": ["1.corn1", "1.pumpkin1", "1.pumpkin2"],
            "rain": False,
        },
        {"type": "crop_harvested", "player": 0, "crop": "1.corn1"},
        {"type": "crop_harvested", "player": 0, "crop": "1.pumpkin1"},
        {"type": "crop_harvested", "player": 0, "crop": "1.pumpkin2"},
        {"type": "goods_gained", "player": 0, "count": 5, "total": 5},
        {"type": "actions_owed", "player": 0, "entries": ["bonus"]},
        {"type": "link_closed", "player": 0, "link": 0, "perennial": "crocus"},
        {"type": "actions_owed", "player": 0, "entries": ["perennial crocus"]},
    ]


def test_a_planting_names_crops_and_what_was_paid() -> None:
    state = using("1 shed-a", "compost=2", weather="windy")
    assert facts(play(state, "plant 2 corn1 3:pumpkin1")) == [
        {"type": "compost_spent", "player": 0, "count": 1, "unspent": 1},
        {"type": "crops_planted", "player": 0, "crops": ["2.corn1", "3.pumpkin1"]},
    ]


def test_a_filled_box_is_told_with_its_section() -> None:
    state = owing("fruit, fruit", "apple=1 pie_safe")
    assert facts(play(state, "fruit apple")) == [
        {"type": "box_filled", "player": 0, "section": "fruit", "track": "apple", "box": 2, "circle": True},
        {"type": "goods_gained", "player": 0, "count": 1, "total": 1},
    ]


def test_main_actions_that_fill_nothing_are_told_too() -> None:
    state = using("1 market", "mulch", main="rondel")
    assert types(play(state, "mulch iris"))[:3] == ["rondel_forgone", "box_filled", "compost_gained"]
    full = " ".join(f"2.corn{n}=4 2.bean{n}=2" for n in range(1, 6)) + " 2.pumpkin1=4 spent=1"
    assert facts(play(using("2 plant-water", full), "pass garden")) == [
        {"type": "passed", "player": 0, "what": "garden"}
    ]
    assert facts(play(using("1 market", "goods=22", main="garden rondel"), "market"))[0] == {
        "type": "market_visited",
        "player": 0,
        "row": 20,
    }


def test_a_round_is_told_from_its_event_to_the_next_roll() -> None:
    state = before_event("1.corn1=1", 2)
    told = play(state, "goods", dice=[6, 6, 1, 3])
    assert types(told) == [
        "compost_gained",
        "goods_gained",
        "event_started",
        "zone_watered",
        "event_started",
        "round_started",
        "dice_rolled",
    ]
    assert facts(told)[-2:] == [
        {"type": "round_started", "round": 3, "first": 1, "weather": None},
        {
            "type": "dice_rolled",
            "round": 3,
            "text": "roll 1 3 6 6",
            "dice": ["1 hive-fruit-b", "3 shed-b", "6 market", "6 market"],
            "pawn": "hive-fruit-a",
        },
    ]


def test_lost_actions_and_the_end_are_told() -> None:
    state = owing("perennial", "hydrangea=4 peach")
    assert {"type": "actions_lost", "player": 0, "entries": ["fruit peach"]} in facts(
        play(state, "perennial hydrangea")
    )
    over = before_event("2.corn1=4", 8)
    assert facts(play(over, "goods"))[-1] == {"type": "match_ended", "winners": [0]}


def test_edith_is_told() -> None:
    state = using("3 hive-fruit-b", "", 1, main="garden", dice=["3 hive-fruit-b"], round=1)
    told = facts(play(state, "plant 4 corn1"))
    assert {"type": "die_taken", "player": None, "value": 3, "space": "hive-fruit-b"} in told
    assert {"type": "edith_crossed_off", "what": "peach 8"} in told
    passing = using("3 shed-b", "pitchfork", 1, main="garden", dice=["3 shed-b"], round=1)
    assert {"type": "edith_passed", "what": "rondel"} in facts(play(passing, "plant 4 corn1"))


def test_the_weather_is_told() -> None:
    state = event("shed", weather="hot")
    play(state, "shed mulch")
    told = facts(play(state, "shed mulch"))
    assert {"type": "weather_changed", "weather": "cold"} in told


def test_every_event_is_open_to_all() -> None:
    state = before_event("1.corn1=1", 2, 4)
    for each in play(state, "goods"):
        assert all(each.seen_by(player) is each for player in range(4))


def test_every_kind_of_event_comes_about_in_random_matches() -> None:
    kinds = {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)}
    seen: set[type] = {Event}
    for case in cases_of(TITLE):
        for seed in range(6):
            seen |= {type(each) for moment in walk(case, seed) for each in moment.told}
    assert seen == kinds


def test_decisions_say_what_is_asked() -> None:
    state = using("5 compost-goods", owed="bonus, water", weather="hot")
    decision = state.decision
    assert decision is not None
    assert decision.facts() == {
        "kind": "extra",
        "player": 0,
        "rule": "TS-16.3",
        "round": 3,
        "stage": "use",
        "weather": "hot",
        "event": "farmers_market",
        "die": "5 compost-goods",
        "main": ["garden", "rondel"],
        "owed": ["bonus", "water"],
    }
