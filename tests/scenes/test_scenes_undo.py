"""Taking back goes as far as nothing was revealed; nobody who thinks survives it, and a crash is survived."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.match import Match
from game.opponents import Opponents
from game.scenes.menu import MenuScene
from game.scenes.table import TableScene
from rules.chance import Stream
from tests.game.engines import StagedEngine, StagedStart
from tests.game.playing import new_match, play_until
from tests.scenes.hands import Clicking, Typing, take_turn
from tests.scenes.pilot import Pilot
from ui.loop import post_wake

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")


@pytest.fixture
def start(pilot: Pilot) -> Iterator[StagedStart]:
    """Computer players who think until the test lets them answer."""
    before = pilot.program._opponents
    start = StagedStart()
    pilot.program._opponents = Opponents(post_wake, start)
    yield start
    pilot.program._opponents.close()
    pilot.program._opponents = before


def after_planting(pilot: Pilot) -> tuple[TableScene, str]:
    """The viewer has planted and the next computer thinks; also how the match stood before."""
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    before = table.match.record()
    take_turn(Clicking(pilot), Stream(3))
    pilot.step(0.5)
    assert table.turns.thinking == 1
    return table, "\n".join(before.actions)


def actions(table: TableScene) -> str:
    return "\n".join(table.match.record().actions)


def engine_of(start: StagedStart) -> StagedEngine:
    return start.engines[-1]


@pytest.mark.parametrize("by", ["button", "key"])
def test_undo_stops_whoever_thinks_and_redo_asks_again(pilot: Pilot, start: StagedStart, by: str) -> None:
    table, before = after_planting(pilot)
    planted = actions(table)
    assert pilot.program.opponents.is_thinking
    press: Callable[[str], None]
    press = {"button": lambda name: pilot.click(f"bar.{name}"), "key": pilot.key}[by]
    press("undo")
    assert actions(table) == before
    assert not pilot.program.opponents.is_thinking
    assert engine_of(start).request("stop")
    assert table.turns.decides
    assert table.choice.options
    late = engine_of(start)
    late.answer_think(action="plant wheat a1")
    pilot.step(1.0)
    assert actions(table) == before, "an answer to a question that was taken back"
    press("redo")
    pilot.step(0.2)
    assert actions(table) == planted
    assert pilot.program.opponents.is_thinking
    press("undo")
    assert actions(table) == before


def test_what_was_seen_cannot_be_taken_back(pilot: Pilot, start: StagedStart) -> None:
    table, _ = after_planting(pilot)
    engine_of(start).answer_think(action=str(table.match.state.legal_actions()[0]))
    pilot.step(0.2)
    assert table.turns.thinking == 2
    seen = actions(table)
    for press, name in ((pilot.key, "undo"), (pilot.click, "bar.undo")):
        press(name)
        assert actions(table) == seen
        assert pilot.sees("What came since has been seen: it cannot be taken back.")
        pilot.step(0.2)
    assert pilot.program.opponents.is_thinking


def test_undo_takes_back_a_choice_before_it_takes_back_a_turn(pilot: Pilot, start: StagedStart) -> None:
    table, before = after_planting(pilot)
    pilot.key("undo")
    action, path = table.choice.options[5]
    pilot.click(pilot.piece(path[0]))
    pilot.click(pilot.piece(path[1]))
    assert table.choice.pending is action
    pilot.key("undo")
    assert table.choice.pending is None
    assert table.choice.selection == path[:1]
    pilot.key("undo")
    assert table.choice.selection == ()
    assert actions(table) == before
    assert engine_of(start).request("stop")


def test_everything_taken_back_and_done_again(pilot: Pilot, start: StagedStart) -> None:
    """After each of the viewer's choices: undo and redo lead there and back, or nowhere."""
    table = pilot.open_table(new_match(4))
    hands, chance = Typing(pilot), Stream(2)
    taken_back = kept = 0
    while table.match.action_count < 60:
        pilot.settle_but_for_thoughts()
        if table.interlude is not None:
            pilot.key("finish")
        elif table.turns.thinking is not None:
            engine_of(start).answer_think(action=str(table.match.state.legal_actions()[0]))
            pilot.step(0.1)
        else:
            before = actions(table)
            take_turn(hands, chance)
            after, can = actions(table), table.match.can_undo
            pilot.key("undo")
            assert actions(table) == (before if can else after)
            pilot.key("redo")
            assert actions(table) == after
            taken_back, kept = taken_back + can, kept + (not can)
    assert taken_back > 5
    assert kept > 0
    assert Match.from_record(table.match.record()).state == table.match.state


def test_leaving_the_table_stops_whoever_thinks(pilot: Pilot, start: StagedStart) -> None:
    after_planting(pilot)
    assert pilot.program.opponents.is_thinking
    pilot.key("menu")
    pilot.click("menu")
    assert isinstance(pilot.scene, MenuScene)
    assert not pilot.program.opponents.is_thinking
    assert engine_of(start).request("stop")


def test_the_same_deal_again_stops_whoever_thinks(pilot: Pilot, start: StagedStart) -> None:
    old, _ = after_planting(pilot)
    pilot.key("menu")
    pilot.click("again")
    new = pilot.table
    assert new is not old
    assert new.match.seed == old.match.seed
    assert engine_of(start).request("stop")
    pilot.step(0.2)
    question = engine_of(start).request("think")["seed"]
    late = actions(old)
    engine_of(start).answer_think(action=str(new.match.state.legal_actions()[0]))
    pilot.step(0.2)
    assert question is not None
    assert actions(old) == late
    assert new.match.action_count == 1
