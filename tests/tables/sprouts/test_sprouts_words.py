"""What the table says: of every event, every decision, every action."""

from __future__ import annotations

import re

import pytest

from game.tables.sprouts import words
from game.tables.sprouts.table import SproutsTable
from rules.sprouts import events as told
from rules.sprouts.beds import GARDENS
from rules.sprouts.components import TOOLS
from rules.sprouts.seeds import COUNT
from rules.title import Json
from tests.scenes.pilot import Pilot
from tests.tables.sprouts.sprouts_playing import MODES, new_match
from tests.tables.sprouts.sprouts_walks import played

SILENT = {told.CardTurnedUp, told.DieLaidOnCard, told.ShedCleared, told.CardDiscarded}
NAMES = ("Ann", "Ben", "Cal", "Dot")


@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_every_event_has_its_line(players: int, options: dict[str, Json]) -> None:
    _match, events = played(players, options, 9)
    for event in events:
        line = words.log_line(event, NAMES.__getitem__)
        if type(event) in SILENT or (isinstance(event, told.DiceStored) and not event.returned):
            assert line is None
            continue
        assert line
        assert not re.search(r"[a-z]+_[a-z]+(?!.*\})|-\d|T\d\d", re.sub(r"\{icon:[^}]*\}", "", line)), line


def test_every_icon_of_a_line_is_there(pilot: Pilot) -> None:
    art = pilot.program.context.art
    _match, events = played(4, {"mode": "teams"}, 2)
    for event in events:
        for name in re.findall(r"\{icon:([^}]*)\}", words.log_line(event, NAMES.__getitem__) or ""):
            assert art.has(name)


def test_everything_has_a_name() -> None:
    for seed in range(COUNT):
        assert words.seed_label(seed)
    for tool in range(len(TOOLS)):
        assert words.tool_label(tool)
        assert words.tool_hint(tool)
    assert set(GARDENS) <= set(words.line_labels())


@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_every_decision_has_a_prompt_for_whoever_is_asked_and_for_the_others(
    pilot: Pilot, players: int, options: dict[str, Json]
) -> None:
    match = new_match(players, options, 3, persons=players)
    table = pilot.open_table(match)
    assert isinstance(table, SproutsTable)
    kinds = set()
    number = 0
    while match.outcome is None and number < 260:
        number += 1
        for viewer in {match.state.current_player, 0}:
            table.turns.viewer = viewer
            table.refresh()
            assert table.bar_look().prompt
            text, _enabled = table.button_label()
            assert text
        legal = match.state.legal_actions()
        match.act(legal[number * 7 % len(legal)])
        decision = match.state.decision
        kinds.add(decision.kind if decision else "over")
    assert {"take", "keep", "special", "plant"} <= kinds
