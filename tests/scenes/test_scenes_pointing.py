"""Pointing at anything that lies on a table, on every title's table, tells something or nothing."""

from __future__ import annotations

import pytest

from game.scenes.table import TableScene
from game.tables.registry import TABLES
from game.tour import match_after
from tests.scenes.pilot import Pilot


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("title", list(TABLES))
@pytest.mark.parametrize("actions", [0, 23, 60])
def test_whatever_is_pointed_at_is_no_surprise(pilot: Pilot, title: str, actions: int) -> None:
    table = pilot.program.table(match_after(title, actions))
    assert isinstance(table, TableScene)
    pilot.open(table)
    for name in list(table.layout):
        table.pointer.over = name
        table.hint()
        table.attempt(table.target_of(name))
        table.ring.focus(name)
        table.draw(pilot.program.window.surface)
