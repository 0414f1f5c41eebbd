"""What happens, as facts, and what each player gets to see of it."""

import json

import pytest

from rules.chance import Scripted, Seeded
from rules.fistful import events
from rules.fistful.events import (
    HandDealt,
    Harvested,
    MatchEnded,
    ProduceDealt,
    RoundStarted,
    SeedPlanted,
    SeedSetAside,
    SeedTaken,
)
from rules.fistful.field import PLOT_OF_NAME
from rules.title import Event, Json
from tests.rules.fistful.fistful_kit import deal, field, new, play, reap, ripe, table

FULL = "PWPAP / ACWWW / CW#CP / AAPAA / CWCPC"  # carrots 4, wheat 10, apples 16, potatoes 6
OPENING = """
    spring, round 1, plant, starter 1, turn 0
    .....  0 carrot CCCWWW
    .....  1 wheat  CCCWWW
    ..#..  2 apple  AAAPPP
    .....  3 potato AAAPPP
    .....
"""
WHEAT = 2

PUBLIC: list[tuple[Event, Json]] = [
    (
        SeedPlanted(player=1, hand=3, kind=WHEAT, plot=PLOT_OF_NAME["b3"]),
        {"type": "seed_planted", "player": 1, "hand": 3, "kind": "wheat", "plot": "b3"},
    ),
    (
        RoundStarted(season=2, round=4, hand=3),
        {"type": "round_started", "season": "summer", "round": 4, "hand": 3},
    ),
    (MatchEnded(winners=(0, 2)), {"type": "match_ended", "winners": [0, 2]}),
]
SECRET: list[tuple[Event, set[int], Json, Json]] = [
    (
        SeedSetAside(player=1, hand=1, kind=WHEAT),
        {1},
        {"type": "seed_set_aside", "player": 1, "hand": 1, "kind": "wheat"},
        {"type": "seed_set_aside", "player": 1, "hand": 1, "kind": "?"},
    ),
    (
        SeedTaken(player=2, hand=2, giver=1, from_hand=1, kind=WHEAT),
        {1, 2},
        {"type": "seed_taken", "player": 2, "hand": 2, "giver": 1, "from_hand": 1, "kind": "wheat"},
        {"type": "seed_taken", "player": 2, "hand": 2, "giver": 1, "from_hand": 1, "kind": "?"},
    ),
    (
        HandDealt(player=3, hand=3, counts=(2, 0, 1, 3)),
        {3},
        {"type": "hand_dealt", "player": 3, "hand": 3, "kinds": {"carrot": 2, "apple": 1, "potato": 3}},
        {"type": "hand_dealt", "player": 3, "hand": 3, "kinds": "?"},
    ),
    (
        ProduceDealt(player=0, hand=0, kind=WHEAT),
        {0},
        {"type": "produce_dealt", "player": 0, "hand": 0, "kind": "wheat"},
        {"type": "produce_dealt", "player": 0, "hand": 0, "kind": "?"},
    ),
]


@pytest.mark.parametrize(("event", "facts"), PUBLIC)
def test_an_open_event_is_seen_whole_by_all(event: Event, facts: Json) -> None:
    assert event.facts() == facts
    assert all(event.seen_by(player) == event for player in range(4))


@pytest.mark.rule("FS-3.3", "FS-2.1", "FS-2.2")
@pytest.mark.parametrize(("event", "knowing", "facts", "poorer"), SECRET)
def test_a_secret_event_is_seen_whole_by_those_it_concerns(
    event: Event, knowing: set[int], facts: Json, poorer: Json
) -> None:
    for player in range(4):
        seen = event.seen_by(player)
        assert seen is not None
        assert seen.facts() == (facts if player in knowing else poorer)


def test_a_harvest_shows_field_goals_points_and_sacks_to_all() -> None:
    harvested = reap(ripe(FULL))
    assert harvested == Harvested(1, tuple(field(FULL)), (1, 2, 3, 4), (4, 10, 16, 6), (0, 2, 3, 1))
    facts = harvested.facts()
    assert facts["season"] == "spring"
    assert facts["produce"] == ["carrot", "wheat", "apple", "potato"]
    assert facts["points"] == [4, 10, 16, 6]
    assert facts["sacks"] == [0, 2, 3, 1]
    grown = facts["field"]
    assert isinstance(grown, dict)
    assert len(grown) == 24
    assert (grown["a1"], grown["b1"], grown["e5"], "c3" in grown) == ("potato", "wheat", "carrot", False)
    assert all(harvested.seen_by(player) == harvested for player in range(4))


def test_every_event_is_listed_here_as_open_or_secret() -> None:
    every = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    listed = {type(event) for event, _ in PUBLIC} | {type(event) for event, *_ in SECRET}
    assert every - {Event} == listed | {Harvested}


def test_a_planting_is_one_event() -> None:
    assert play(table(OPENING), "1: plant carrot d4") == [SeedPlanted(1, 1, 1, PLOT_OF_NAME["d4"])]


def test_the_last_pass_tells_the_swap_and_the_next_round() -> None:
    state = table(OPENING)
    play(state, "1: plant carrot a1", "2: plant apple b1", "3: plant potato c1", "0: plant wheat d1")
    assert play(state, "1: pass carrot") == [SeedSetAside(1, 1, 1)]
    play(state, "2: pass apple", "3: pass potato")
    assert play(state, "0: pass wheat") == [
        SeedSetAside(0, 0, 2),
        SeedTaken(player=2, hand=2, giver=1, from_hand=1, kind=1),
        SeedTaken(player=3, hand=3, giver=2, from_hand=2, kind=3),
        SeedTaken(player=0, hand=0, giver=3, from_hand=3, kind=4),
        SeedTaken(player=1, hand=1, giver=0, from_hand=0, kind=2),
        RoundStarted(season=1, round=2, hand=2),
    ]


def test_the_last_planting_tells_the_harvest_and_the_next_deal() -> None:
    state = ripe(FULL)
    chance = Scripted(deal("CCWWAA CCWWAA CPPPWA CPPPWA", "PAWC"))
    told = state.apply(state.legal_actions()[0], chance)
    assert [event.facts()["type"] for event in told] == [
        "seed_planted",
        "harvested",
        "round_started",
        *["hand_dealt"] * 4,
        *["produce_dealt"] * 4,
    ]
    assert told[3] == HandDealt(0, 0, (2, 2, 2, 0))
    assert told[-1] == ProduceDealt(3, 3, 1)
    assert chance.used == 28


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_name_the_player_who_holds_the_hand(players: int) -> None:
    state = new(players)
    while state.current_player is not None:
        for event in state.apply(state.legal_actions()[0], Seeded(1)):
            facts = event.facts()
            assert json.loads(json.dumps(facts)) == facts
            if "player" in facts:
                assert facts["player"] == int(str(facts["hand"])) % players
            if "giver" in facts:
                assert facts["giver"] == int(str(facts["from_hand"])) % players
