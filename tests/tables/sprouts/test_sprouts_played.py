"""Whole matches of Herbaceous Sprouts at the table: by each way of playing, in each mode."""

from __future__ import annotations

import os

import pytest

from game.match import Match
from rules.chance import Stream
from rules.title import Json
from tests.scenes.hands import Clicking, Dragging, Hands, Padding, Typing
from tests.scenes.pilot import Pilot
from tests.tables.sprouts.sprouts_playing import MODES, new_match, play

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
"""Every mode instead of every second one."""


def assert_played(match: Match) -> None:
    assert match.outcome is not None
    assert Match.from_record(match.record()).state == match.state


@pytest.mark.parametrize("way", [Dragging, Clicking, Typing, Padding])
def test_a_whole_match_each_way(pilot: Pilot, way: type[Hands]) -> None:
    pilot.set(confirm_turn=way is not Dragging)
    pilot.open_table(new_match(2, {}, 11))
    assert_played(play(way(pilot), Stream(3)))


@pytest.mark.parametrize(("players", "options"), MODES if THOROUGH else MODES[::2], ids=str)
def test_a_whole_match_in_each_mode_with_every_seat_a_person(
    pilot: Pilot, players: int, options: dict[str, Json]
) -> None:
    pilot.open_table(new_match(players, options, 5, persons=players))
    assert_played(play(Clicking(pilot), Stream(8)))
