"""Whole matches of Three Sisters at the table: by each way of playing, and in each mode."""

from __future__ import annotations

import os

import pytest

from game.match import Match
from rules.chance import Stream
from tests.scenes.hands import Clicking, Dragging, Hands, Padding, Typing
from tests.scenes.pilot import Pilot
from tests.tables.three_sisters.sisters_playing import MODES, new_match, play

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
"""Every mode instead of every second one."""


def assert_played(match: Match) -> None:
    assert match.outcome is not None
    assert Match.from_record(match.record()).state == match.state


@pytest.mark.parametrize("way", [Dragging, Clicking, Typing, Padding])
def test_a_whole_match_each_way(pilot: Pilot, way: type[Hands]) -> None:
    pilot.set(confirm_turn=way is not Dragging)
    pilot.open_table(new_match(2, seed=11))
    assert_played(play(way(pilot), Stream(3)))


@pytest.mark.parametrize("way", [Dragging, Typing])
def test_a_whole_solo_match_with_weather_by_hand(pilot: Pilot, way: type[Hands]) -> None:
    pilot.open_table(new_match(1, weather=True, seed=5))
    assert_played(play(way(pilot), Stream(4)))


@pytest.mark.parametrize(("players", "weather"), MODES if THOROUGH else MODES[::2])
def test_a_whole_match_in_each_mode_with_every_seat_a_person(
    pilot: Pilot, players: int, *, weather: bool
) -> None:
    pilot.open_table(new_match(players, weather=weather, persons=players, seed=players))
    assert_played(play(Clicking(pilot), Stream(8)))


def test_a_whole_match_with_both_pages_side_by_side(pilot: Pilot) -> None:
    pilot.resize(1920, 1080)
    pilot.open_table(new_match(2, weather=True, seed=2))
    assert_played(play(Clicking(pilot), Stream(5)))
