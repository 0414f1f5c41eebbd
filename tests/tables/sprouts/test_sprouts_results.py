"""The score sheet of a match alone: the Rival has a column of its own."""

from __future__ import annotations

import pytest

from game.match import Match
from game.scenes.score_sheet import TIEBREAK, lines_of
from rules.record import read
from tests.house.tree import ROOT
from tests.scenes.pilot import Pilot


def golden(name: str) -> Match:
    """A kept match."""
    return Match.from_record(read((ROOT / "tests/golden/sprouts" / f"{name}.record").read_text("utf-8")))


@pytest.mark.parametrize(
    ("name", "wins"), [("alone_won", False), ("alone_rival_ahead", True), ("alone_level", True)]
)
def test_alone_the_rival_has_a_column(pilot: Pilot, name: str, wins: bool) -> None:  # noqa: FBT001
    match = golden(name)
    assert match.outcome is not None
    rival, own = match.state.rival, match.state.scores()[0]
    assert rival is not None
    assert (rival.total >= own.total) is wins is not bool(match.outcome.winners)
    lines = lines_of(match)
    assert [line.points[1] for line in lines] == [*(points for _, points in rival.lines), rival.total]
    assert TIEBREAK not in [line.name for line in lines], "no tie-break alone (HS-13.13)"
    pilot.open(pilot.program.results(match))
    pilot.settle()
    pilot.picture()
    assert pilot.sees("The Rival")
    assert pilot.sees(str(rival.total))


def test_with_others_the_rival_has_no_column() -> None:
    match = golden("two_most_points")
    assert match.state.rival is None
    assert all(len(line.points) == 2 for line in lines_of(match))
