"""Whole matches of Sunfield Farm at the table: by each way of playing, in both modes."""

from __future__ import annotations

import pytest

from game.match import Match
from game.tables.sunfield.table import SunfieldTable
from rules.chance import Stream
from tests.scenes.hands import Clicking, Dragging, Hands, Padding, Typing
from tests.scenes.pilot import Pilot
from tests.tables.sunfield.sunfield_playing import MODES, new_match, play
from ui.interpret import clashes


def assert_played(match: Match) -> None:
    assert match.outcome is not None
    assert Match.from_record(match.record()).state == match.state


def judge(table: SunfieldTable) -> None:
    """At every decision: each legal action can be chosen, and the table shows what is."""
    assert clashes(table.choice.options) == []
    assert {action for action, _path in table.choice.options} == set(table.match.state.legal_actions())
    assert table.shown == table.view
    assert not table.away


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("way", [Dragging, Clicking, Typing, Padding])
def test_a_whole_match_each_way(pilot: Pilot, way: type[Hands], mode: str) -> None:
    pilot.set(confirm_turn=way in {Clicking, Typing})
    pilot.open_table(new_match(2, mode, 11))
    assert_played(play(way(pilot), Stream(3), judge))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_match_at_one_screen(pilot: Pilot, players: int, mode: str) -> None:
    pilot.set(confirm_turn=False)
    pilot.open_table(new_match(players, mode, 5, persons=players))
    assert_played(play(Clicking(pilot), Stream(8), judge))
