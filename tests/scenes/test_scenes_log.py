"""The log of a table with keys and pad: its lines can be reached, and what it covers cannot."""

from __future__ import annotations

import pytest

from game.scenes.bar import bar_height
from game.scenes.table import TableScene
from game.tables.registry import TABLES
from game.tour import match_after
from tests.scenes.pilot import Pilot


def open_log(pilot: Pilot, title: str, actions: int = 60) -> TableScene:
    table = pilot.program.table(match_after(title, actions))
    assert isinstance(table, TableScene)
    pilot.open(table)
    pilot.pad("next")
    pilot.pad("log")
    assert table.log.open
    return table


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("title", list(TABLES))
def test_a_pad_reads_the_log_from_its_newest_line_to_its_first_and_back(pilot: Pilot, title: str) -> None:
    table = open_log(pilot, title)
    last = len(table.log.lines) - 1
    assert table.ring.focused == f"log.{last}"
    for number in range(last - 1, -1, -1):
        pilot.pad("up")
        assert table.ring.focused == f"log.{number}"
    for number in range(1, last + 1):
        pilot.pad("down")
        assert table.ring.focused == f"log.{number}"


@pytest.mark.usefixtures("quick_pictures")
def test_a_pad_goes_from_a_line_to_the_table_as_it_was_and_back(pilot: Pilot) -> None:
    table = open_log(pilot, "fistful")
    for _ in range(4):
        pilot.pad("up")
    line = table.log.lines[int((table.ring.focused or "").removeprefix("log."))]
    pilot.pad("confirm")
    assert table.moment == line.moment < table.match.action_count
    pilot.pad("cancel")
    assert table.moment is None
    pilot.pad("cancel")
    assert not table.log.open


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("title", list(TABLES))
def test_what_the_log_covers_has_no_focus(pilot: Pilot, title: str) -> None:
    table = open_log(pilot, title)
    viewport = pilot.program.context.viewport
    drawer = table.log.area(viewport, bar_height(viewport))
    covered = [item.id for item in table.ring.items if drawer.collidepoint(item.rect.center)]
    assert covered
    assert all(name.startswith("log.") for name in covered)
